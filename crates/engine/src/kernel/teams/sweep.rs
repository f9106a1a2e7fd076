//! One move of the whole team backwards, cop by cop.

use catmouse_game::{Moves, Node, Pace, Place, Team};

use super::Shape;
use super::half::{Half, zero};
use crate::solver::SolveError;

/// Marks an ordered place whose nodes do not ascend.
const NOT_ASCENDING: u32 = u32::MAX;

/// Rows for every ordered place of the cops, over which rows are swept back along their moves.
///
/// With the cops in an order, a place is a number with a digit for each cop. All cops moving,
///
/// ```text
/// rows[0] = the rows to sweep, each in every order of its cops
/// for each cop in turn:
///     for each row that is not empty, each node from which this cop can step to where it is:
///         rows[1][with the cop on that node] |= the row
///     rows[0] = rows[1], and empty rows[1]
/// ```
///
/// and one at most, all cops sweep from the same rows. At last the rows whose cops ascend are those
/// of the places. Invariant between sweeps: all rows are empty.
#[derive(Default)]
pub(super) struct Sweep {
    shape: Shape,
    pace: Pace,
    /// The nodes from which a cop can step to a node: for each node its end in `sources`.
    source_ends: Vec<usize>,
    sources: Vec<usize>,
    /// The place of each ordered place whose nodes ascend.
    place_of: Vec<u32>,
    /// The ordered place whose nodes ascend, of each place on the board.
    ordered_of: Vec<u32>,
    swept: [Rows; 2],
    /// What reaches the cops off the board.
    off_board: Vec<u64>,
}

impl Sweep {
    pub(super) fn memory_bytes(shape: Shape) -> Option<usize> {
        let row_bytes = shape.words * size_of::<u64>() + size_of::<u32>() + size_of::<bool>();
        let ordered_bytes = shape
            .ordered
            .checked_mul(2 * row_bytes + size_of::<u32>())?;
        let place_bytes = shape.places.checked_mul(size_of::<u32>())?;
        let step_bytes = shape.nodes.checked_mul(shape.nodes + 1)?;
        let step_bytes = step_bytes.checked_mul(size_of::<usize>())?;
        let bytes = ordered_bytes.checked_add(place_bytes)?;
        bytes.checked_add(step_bytes)
    }

    pub(super) fn set_up(&mut self, shape: Shape, moves: &Moves<'_>) -> Result<(), SolveError> {
        self.shape = shape;
        self.pace = moves.team().map_or(Pace::All, Team::pace);
        self.set_steps(moves);
        zero(&mut self.off_board, shape.words)?;
        for rows in &mut self.swept {
            rows.set_up(shape.ordered, shape.words)?;
        }
        zero(&mut self.place_of, shape.ordered)?;
        self.place_of.fill(NOT_ASCENDING);
        self.ordered_of.clear();
        let place_of = &mut self.place_of;
        let ordered_of = &mut self.ordered_of;
        for_each_ascending(shape, |place, nodes| {
            let ordered = ordered_place(shape, nodes);
            place_of[ordered] = number(place);
            ordered_of.push(number(ordered));
        });
        Ok(())
    }

    fn set_steps(&mut self, moves: &Moves<'_>) {
        self.sources.clear();
        self.source_ends.clear();
        for node in (0..self.shape.nodes).map(|node| Node::new(number(node))) {
            self.sources.extend(moves.steps_into(node).map(Node::index));
            self.source_ends.push(self.sources.len());
        }
    }

    /// Adds what the cops win since the robber's last layer: every position from which a move leads
    /// to one that the robber has lost since then.
    pub(super) fn step(&mut self, robber_to_move: &Half, cops_to_move: &mut Half) {
        self.off_board.fill(0);
        let off_board = self.shape.off_board();
        for (place, fresh) in robber_to_move.fresh() {
            if place != off_board {
                join(&mut self.off_board, fresh);
                self.begin(place, fresh);
            }
        }
        match self.pace {
            Pace::All => (0..self.shape.cops).for_each(|cop| {
                self.sweep(cop);
                self.next_cop();
            }),
            Pace::One => {
                (0..self.shape.cops).for_each(|cop| self.sweep(cop));
                self.next_cop();
            }
        }
        let words = self.shape.words;
        let swept = &mut self.swept[0];
        for &ordered in &swept.touched {
            let place = self.place_of[index(ordered)];
            if place != NOT_ASCENDING {
                cops_to_move.add(index(place), swept.row(ordered, words));
            }
        }
        swept.clear(words);
        cops_to_move.add(off_board, &self.off_board);
    }

    /// Puts a row to be swept, in every order of its cops.
    fn begin(&mut self, place: usize, bits: &[u64]) {
        let ordered = index(self.ordered_of[place]);
        if self.shape.cops == 1 {
            return self.swept[0].join(ordered, bits);
        }
        let mut cops = digits(self.shape, ordered);
        loop {
            self.swept[0].join(ordered_place(self.shape, &cops), bits);
            if !advance_order(&mut cops) {
                return;
            }
        }
    }

    /// Sweeps all rows back along the steps of one cop.
    fn sweep(&mut self, cop: usize) {
        let Shape { nodes, words, .. } = self.shape;
        let [from, into] = &mut self.swept;
        // A cop's digit counts so many ordered places.
        let weight = (cop + 1..self.shape.cops).fold(1, |weight, _| weight * nodes);
        for &ordered in &from.touched {
            let bits = from.row(ordered, words);
            let ordered = index(ordered);
            let node = ordered / weight % nodes;
            let others = ordered - node * weight;
            let begin = node.checked_sub(1).map_or(0, |node| self.source_ends[node]);
            for source in &self.sources[begin..self.source_ends[node]] {
                into.join(others + source * weight, bits);
            }
        }
    }

    /// Goes on from the rows that were swept into.
    fn next_cop(&mut self) {
        self.swept[0].clear(self.shape.words);
        self.swept.swap(0, 1);
    }
}

/// Rows of bits, of which most are empty.
#[derive(Default)]
struct Rows {
    bits: Vec<u64>,
    /// Which rows may not be empty, in any order.
    touched: Vec<u32>,
    is_touched: Vec<bool>,
}

impl Rows {
    fn set_up(&mut self, rows: usize, words: usize) -> Result<(), SolveError> {
        zero(&mut self.bits, rows * words)?;
        zero(&mut self.is_touched, rows)?;
        self.touched.clear();
        self.touched.try_reserve(rows)?;
        Ok(())
    }

    #[inline]
    fn join(&mut self, row: usize, bits: &[u64]) {
        if !self.is_touched[row] {
            self.is_touched[row] = true;
            self.touched.push(number(row));
        }
        let begin = row * bits.len();
        join(&mut self.bits[begin..begin + bits.len()], bits);
    }

    fn row(&self, row: u32, words: usize) -> &[u64] {
        let begin = index(row) * words;
        &self.bits[begin..begin + words]
    }

    fn clear(&mut self, words: usize) {
        for row in self.touched.drain(..).map(index) {
            self.is_touched[row] = false;
            self.bits[row * words..(row + 1) * words].fill(0);
        }
    }
}

/// Calls back with every place on the board, in order, and its ascending nodes.
pub(super) fn for_each_ascending(shape: Shape, mut tell: impl FnMut(usize, &[usize])) {
    let mut nodes = vec![0; shape.cops];
    for place in 0..shape.off_board() {
        tell(place, &nodes);
        // The last cop that can go further does, and all behind it join it there.
        let last = nodes.iter().rposition(|&node| node + 1 < shape.nodes);
        if let Some(last) = last {
            let node = nodes[last] + 1;
            nodes[last..].fill(node);
        }
    }
}

/// The number with a digit for each cop.
fn ordered_place(shape: Shape, nodes: &[usize]) -> usize {
    nodes
        .iter()
        .fold(0, |ordered, node| ordered * shape.nodes + node)
}

/// The nodes of the cops, in their order.
fn digits(shape: Shape, mut ordered: usize) -> Vec<usize> {
    let mut nodes = vec![0; shape.cops];
    for node in nodes.iter_mut().rev() {
        (*node, ordered) = (ordered % shape.nodes, ordered / shape.nodes);
    }
    nodes
}

/// Puts the cops in their next order, by their nodes; says whether there is one.
fn advance_order(cops: &mut [usize]) -> bool {
    let Some(pivot) = cops.windows(2).rposition(|pair| pair[0] < pair[1]) else {
        return false;
    };
    let later = cops.iter().rposition(|&node| node > cops[pivot]);
    cops.swap(pivot, later.expect("the next one at least"));
    cops[pivot + 1..].reverse();
    true
}

fn join(row: &mut [u64], bits: &[u64]) {
    row.iter_mut()
        .zip(bits)
        .for_each(|(row, bits)| *row |= bits);
}

fn index(number: u32) -> usize {
    Place::new(number).index()
}

/// As a number of 32 bits, which all ordered places have: they were counted.
fn number(index: usize) -> u32 {
    u32::try_from(index).expect("fewer than 2^32 ordered places")
}
