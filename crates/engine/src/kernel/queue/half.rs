//! The positions with one player to move, and how they are before any layer is followed.

use std::ops::Range;

use catmouse_game::{Arena, Place, Player};

use super::entry::Entry;
use crate::kernel::goal::Decided;
use crate::solver::SolveError;

/// The positions with one player to move: a matrix whose rows are the places of the player who
/// waits and whose columns are those of the player to move.
#[derive(Default)]
pub(super) struct Half<E> {
    columns: u32,
    column_bits: u32,
    entries: Vec<E>,
    /// Plies of the decided entries; meaningless for others.
    plies: Vec<u16>,
    /// Has room for every entry and one more; only the first `decided_count` are meant.
    queue: Vec<Queued>,
    decided_count: usize,
    /// A row as it is where nothing depends on the place of the player who waits.
    template: Vec<E>,
}

/// A position as the queue holds it: row and column packed by shift, and in the lowest bit whether
/// the player to move has won.
#[derive(Clone, Copy, Default)]
struct Queued(u32);

/// How many bits number this many places.
pub(super) fn bits_for(places: u32) -> u32 {
    u32::BITS - places.saturating_sub(1).leading_zeros()
}

impl<E: Entry> Half<E> {
    pub(super) fn decided_count(&self) -> usize {
        self.decided_count
    }

    /// Row, column, and whether the player to move has won, of a range of the queue.
    pub(super) fn decided(
        &self,
        range: Range<usize>,
    ) -> impl Iterator<Item = (u32, u32, bool)> + '_ {
        let mask = (1 << self.column_bits) - 1;
        self.queue[range].iter().map(move |decided| {
            let cell = decided.0 >> 1;
            (cell >> self.column_bits, cell & mask, decided.0 & 1 == 1)
        })
    }

    /// Takes note that the positions of a row in these columns have a move to a position that
    /// their mover has won, or else lost. What that decides joins the queue.
    #[inline]
    pub(super) fn learn(
        &mut self,
        row: u32,
        columns: impl Iterator<Item = u32>,
        mover: Player,
        won: bool,
    ) {
        if won {
            self.update(
                row,
                columns,
                |entry| entry.with_move_won(E::won_by(mover)),
                won,
            );
        } else {
            let opponent = E::won_by(mover.opponent());
            self.update(row, columns, |entry| entry.with_move_lost(opponent), won);
        }
    }

    #[inline(always)]
    fn update(
        &mut self,
        row: u32,
        columns: impl Iterator<Item = u32>,
        change: impl Fn(E) -> (E, bool),
        won: bool,
    ) {
        let cells = row << self.column_bits;
        let begin = self.index(row, 0);
        let entries = &mut self.entries[begin..begin + self.columns as usize];
        let queue = &mut self.queue[..];
        let mut decided_count = self.decided_count;
        for column in columns {
            let entry = &mut entries[Place::new(column).index()];
            let decided;
            (*entry, decided) = change(*entry);
            // Written even if not decided, as a branch costs more; the next one overwrites it.
            let cell = cells | column;
            queue[decided_count] = Queued(cell << 1 | u32::from(won));
            decided_count += usize::from(decided);
        }
        self.decided_count = decided_count;
    }

    /// Notes the plies of what has been decided since the queue had this length.
    pub(super) fn set_plies(&mut self, since: usize, plies: u16) {
        let mask = (1 << self.column_bits) - 1;
        for decided in &self.queue[since..self.decided_count] {
            let cell = decided.0 >> 1;
            let (row, column) = (cell >> self.column_bits, cell & mask);
            self.plies[row as usize * self.columns as usize + column as usize] = plies;
        }
    }

    /// Who wins a position in how many plies; `None` if it was never decided.
    pub(super) fn value(&self, row: Place, column: Place) -> Decided {
        let index = self.index(row.number(), column.number());
        let winner = self.entries[index].winner();
        winner.map(|winner| (winner, u32::from(self.plies[index])))
    }

    /// Gives back the memory that only solving needs.
    pub(super) fn shrink(&mut self) {
        (self.queue, self.decided_count) = (Vec::new(), 0);
        self.template = Vec::new();
    }

    /// Sets every entry to its moves, or decided or closed where the game is over or cannot be, and
    /// begins the queue with those finished positions that a move can lead to.
    ///
    /// Where the player to move stands in a place that finishes the game, the game was over before
    /// the opponent's move: no move leads there, and the queue need not hold it.
    pub(super) fn set_up(&mut self, arena: &Arena<'_>, mover: Player) -> Result<(), SolveError> {
        let waiting = arena.moves_of(mover.opponent());
        let rows = waiting.place_count();
        self.columns = arena.moves_of(mover).place_count();
        self.column_bits = bits_for(self.columns);
        self.reserve(rows)?;
        self.set_template(arena, mover);
        for place in (0..rows).map(Place::new) {
            if waiting.barred().contains(place) {
                self.add_closed_row();
            } else {
                self.add_row(arena, mover);
                self.finish_row(arena, mover, place);
            }
        }
        self.finish_captures(arena, mover);
        if let Some(winner) = arena.stalemate().outcome(mover).winner() {
            self.finish_stalemates(arena, mover, winner);
        }
        Ok(())
    }

    fn reserve(&mut self, rows: u32) -> Result<(), SolveError> {
        let pairs = rows as usize * self.columns as usize;
        self.entries.clear();
        self.entries.try_reserve_exact(pairs)?;
        grow(&mut self.plies, pairs)?;
        grow(&mut self.queue, pairs + 1)?;
        self.decided_count = 0;
        Ok(())
    }

    fn set_template(&mut self, arena: &Arena<'_>, mover: Player) {
        let moves = arena.moves_of(mover);
        self.template.clear();
        self.template
            .extend((0..self.columns).map(Place::new).map(
                |place| match moves.target_count(place) {
                    0 => E::CLOSED,
                    count => E::open(count),
                },
            ));
        for place in moves.barred().as_slice() {
            self.template[place.index()] = E::CLOSED;
        }
        for place in finishing_places(arena, mover) {
            self.template[place.index()] = E::won_by(mover);
        }
    }

    fn add_row(&mut self, arena: &Arena<'_>, mover: Player) {
        let begin = self.entries.len();
        self.entries.extend_from_slice(&self.template);
        for place in finishing_places(arena, mover) {
            self.plies[begin + place.index()] = 0;
        }
    }

    fn add_closed_row(&mut self) {
        let len = self.entries.len() + self.columns as usize;
        self.entries.resize(len, E::CLOSED);
    }

    /// Decides a row in which the player who waits stands where the game is over.
    fn finish_row(&mut self, arena: &Arena<'_>, mover: Player, waiting: Place) {
        let finished = match mover {
            Player::Cat => arena.safe().contains(waiting),
            Player::Mouse => arena.goals().contains(waiting),
        };
        if !finished {
            return;
        }
        for place in arena.moves_of(mover).places() {
            // A safe mouse comes before a cat at its goal.
            if mover == Player::Cat || !arena.safe().contains(place) {
                self.finish(waiting, place, mover.opponent(), mover);
            }
        }
    }

    fn finish_captures(&mut self, arena: &Arena<'_>, mover: Player) {
        let (mouse_moves, cat_moves) = (arena.moves_of(Player::Mouse), arena.moves_of(Player::Cat));
        for mouse in mouse_moves
            .places()
            .filter(|&mouse| !arena.safe().contains(mouse))
        {
            for cat in arena.captures().catching(mouse, cat_moves.place_count()) {
                let (row, column) = match mover {
                    Player::Mouse => (cat, mouse),
                    Player::Cat => (mouse, cat),
                };
                // At a goal the cat has won already, and must not join the queue twice.
                if cat_moves.allows(cat) && !arena.goals().contains(cat) {
                    self.finish(row, column, Player::Cat, mover);
                }
            }
        }
    }

    /// Decides what is closed only because the player to move is stuck.
    fn finish_stalemates(&mut self, arena: &Arena<'_>, mover: Player, winner: Player) {
        let moves = arena.moves_of(mover);
        for stuck in moves
            .places()
            .filter(|&place| moves.target_count(place) == 0)
        {
            for waiting in arena.moves_of(mover.opponent()).places() {
                let index = self.index(waiting.number(), stuck.number());
                if self.entries[index].winner().is_none() {
                    self.finish(waiting, stuck, winner, mover);
                }
            }
        }
    }

    fn finish(&mut self, row: Place, column: Place, winner: Player, mover: Player) {
        let index = self.index(row.number(), column.number());
        self.entries[index] = E::won_by(winner);
        self.plies[index] = 0;
        let cell = row.number() << self.column_bits | column.number();
        self.queue[self.decided_count] = Queued(cell << 1 | u32::from(winner == mover));
        self.decided_count += 1;
    }

    fn index(&self, row: u32, column: u32) -> usize {
        row as usize * self.columns as usize + column as usize
    }
}

/// The places in which the player to move has already won.
fn finishing_places<'a>(arena: &'a Arena<'_>, mover: Player) -> impl Iterator<Item = Place> + 'a {
    let places = match mover {
        Player::Mouse => arena.safe(),
        Player::Cat => arena.goals(),
    };
    let moves = arena.moves_of(mover);
    places
        .as_slice()
        .iter()
        .copied()
        .filter(|&place| moves.allows(place))
}

/// Makes room for so many values; what they are does not matter.
fn grow<Value: Clone + Default>(values: &mut Vec<Value>, len: usize) -> Result<(), SolveError> {
    if values.len() < len {
        // What is there need not be copied.
        values.clear();
        values.try_reserve_exact(len)?;
        values.resize(len, Value::default());
    }
    Ok(())
}
