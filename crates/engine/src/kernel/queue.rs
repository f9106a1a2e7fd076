//! The queue kernel: retrograde analysis, position by position.
//!
//! # The idea
//! Begin with the finished positions and go backwards. When a position is decided, look at each
//! position of the opponent from which it can be reached: if it is a win for that opponent, so is
//! the position before it; if it is a loss, one more of the opponent's moves is known to lose, and
//! when all of them are, the position before it is lost.
//!
//! ```text
//! decide every finished position that is a win, at 0 plies
//! for plies = 1, 2, …, while the last layer decided anything:
//!     for each position decided at plies - 1, and each undecided position one move before it:
//!         if the player who moves there has won:  decide it as won, at this number of plies
//!         else if that was its last move not yet lost:  decide it as lost, likewise
//! what is never decided is endless play, or a stalemate that counts as a draw
//! ```
//!
//! # Why the plies are exact
//! A queue of decided positions is followed first in, first out, so positions are decided in the
//! order of their plies. A winner is decided by the first winning move found, hence the shortest;
//! a loser when the last move is found to lose, hence by the longest.
//!
//! # How it is stored
//! The positions with one player to move are a [`Half`]: a matrix whose rows are the places of the
//! player who waits and whose columns are those of the player to move. Both the moves and the
//! moves back of a position stay within one row. An [`Entry`] is 32 bits wide and holds first the
//! moves not yet lost, then the plies; a queue entry is 32 bits too, row and column packed by shift.
//!
//! Source: K. Thompson, "Retrograde analysis of certain endgames", ICCA Journal 9(3), 1986.
//!
//! # Complexity
//! Time linear in positions and moves between them; memory 8 bytes a position.

use catmouse_game::{Arena, Moves, Outcome, Place, Player, Position};

use crate::solver::SolveError;

/// What is known of one position, in 32 bits: the lower two tell what the upper thirty are.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Entry(u32);

impl Entry {
    const OPEN: u32 = 0;
    const MOUSE_WINS: u32 = 1;
    const CAT_WINS: u32 = 2;
    const TAG_BITS: u32 = 2;
    const VALUE_MAX: u32 = u32::MAX >> Self::TAG_BITS;

    /// Never to be decided: no position of the game, or a stalemate that counts as a draw.
    const CLOSED: Self = Self(3);

    fn open(moves_not_lost: u32) -> Self {
        Self(moves_not_lost << Self::TAG_BITS | Self::OPEN)
    }

    fn won_by(winner: Player, plies: u32) -> Self {
        let tag = match winner {
            Player::Mouse => Self::MOUSE_WINS,
            Player::Cat => Self::CAT_WINS,
        };
        Self(plies << Self::TAG_BITS | tag)
    }

    fn finished(outcome: Outcome) -> Self {
        outcome
            .winner()
            .map_or(Self::CLOSED, |winner| Self::won_by(winner, 0))
    }

    fn is_open(self) -> bool {
        self.tag() == Self::OPEN
    }

    /// Counts one more move as lost; true if it was the last.
    fn lose_move(&mut self) -> bool {
        self.0 -= 1 << Self::TAG_BITS;
        self.value() == 0
    }

    fn winner(self) -> Option<Player> {
        match self.tag() {
            Self::MOUSE_WINS => Some(Player::Mouse),
            Self::CAT_WINS => Some(Player::Cat),
            _ => None,
        }
    }

    fn tag(self) -> u32 {
        self.0 & ((1 << Self::TAG_BITS) - 1)
    }

    /// The moves not yet lost of an open entry, the plies of a decided one.
    fn value(self) -> u32 {
        self.0 >> Self::TAG_BITS
    }
}

/// The positions with one player to move.
#[derive(Default)]
struct Half {
    /// Places of the player to move.
    columns: u32,
    column_bits: u32,
    entries: Vec<Entry>,
    /// The decided positions in the order in which they were decided.
    queue: Vec<u32>,
}

/// The positions of a game and what is decided of them.
#[derive(Default)]
pub(crate) struct QueueStore {
    mouse_to_move: Half,
    cat_to_move: Half,
}

/// How many bytes the kernel takes for an arena; `None` if its positions can't be indexed.
pub(crate) fn memory_bytes(arena: &Arena<'_>) -> Option<u64> {
    let places_of = |player| arena.moves_of(player).place_count();
    memory_bytes_for(places_of(Player::Mouse), places_of(Player::Cat))
}

fn memory_bytes_for(mouse_places: u32, cat_places: u32) -> Option<u64> {
    let packable = bits_for(mouse_places) + bits_for(cat_places) < u32::BITS;
    let countable = mouse_places.max(cat_places) <= Entry::VALUE_MAX;
    // Per pair of places and turn one entry and one place in a queue.
    let pair_bytes = 2 * (size_of::<Entry>() + size_of::<u32>()) as u64;
    let pairs = u64::from(mouse_places) * u64::from(cat_places);
    (packable && countable)
        .then(|| pairs.checked_mul(pair_bytes))
        .flatten()
}

/// How many bits number this many places.
fn bits_for(places: u32) -> u32 {
    u32::BITS - places.saturating_sub(1).leading_zeros()
}

impl QueueStore {
    /// Computes outcome and plies of every position. What was in the store before is forgotten, its
    /// memory is used again.
    pub(crate) fn solve(&mut self, arena: &Arena<'_>) -> Result<(), SolveError> {
        self.solve_up_to(arena, Entry::VALUE_MAX)
    }

    fn solve_up_to(&mut self, arena: &Arena<'_>, plies_max: u32) -> Result<(), SolveError> {
        let Self {
            mouse_to_move,
            cat_to_move,
        } = self;
        let (mouse_moves, cat_moves) = (arena.moves_of(Player::Mouse), arena.moves_of(Player::Cat));
        mouse_to_move.set_up(arena, Player::Mouse)?;
        cat_to_move.set_up(arena, Player::Cat)?;

        let (mut mouse_followed, mut cat_followed) = (0, 0);
        let mut plies = 0;
        loop {
            let (mouse_decided, cat_decided) = (mouse_to_move.queue.len(), cat_to_move.queue.len());
            if (mouse_followed, cat_followed) == (mouse_decided, cat_decided) {
                return Ok(());
            }
            if plies == plies_max {
                return Err(SolveError::TooManyPlies { plies_max });
            }
            plies += 1;
            let mut cat_step = Step {
                half: cat_to_move,
                moves: cat_moves,
                mover: Player::Cat,
                plies,
            };
            cat_step.follow(mouse_to_move, mouse_followed..mouse_decided);
            let mut mouse_step = Step {
                half: mouse_to_move,
                moves: mouse_moves,
                mover: Player::Mouse,
                plies,
            };
            mouse_step.follow(cat_to_move, cat_followed..cat_decided);
            (mouse_followed, cat_followed) = (mouse_decided, cat_decided);
        }
    }

    /// Outcome and plies of a position, `None` if it is endless play or a drawn stalemate.
    pub(crate) fn decided(&self, position: Position) -> Option<(Player, u32)> {
        let half = match position.turn {
            Player::Mouse => &self.mouse_to_move,
            Player::Cat => &self.cat_to_move,
        };
        let row = position.place_of(position.turn.opponent());
        let entry =
            half.entries[half.index(row.number(), position.place_of(position.turn).number())];
        entry.winner().map(|winner| (winner, entry.value()))
    }

    /// Gives back the memory that only solving needs.
    pub(crate) fn shrink(&mut self) {
        self.mouse_to_move.queue = Vec::new();
        self.cat_to_move.queue = Vec::new();
    }
}

/// What one layer does to the positions with one player to move.
struct Step<'s, 'g> {
    half: &'s mut Half,
    moves: &'s Moves<'g>,
    mover: Player,
    plies: u32,
}

impl Step<'_, '_> {
    /// Goes one move back from a range of the opponent's queue.
    fn follow(&mut self, decided: &Half, range: std::ops::Range<usize>) {
        for &packed in &decided.queue[range] {
            let (row, column) = decided.unpack(packed);
            let winner = decided.entries[decided.index(row, column)].winner();
            let mover_won = winner == Some(self.mover);
            // What is the opponent's column there is the row here.
            for from in self.moves.arcs_into(Place::new(row)) {
                self.learn(column, from.number(), mover_won);
            }
        }
    }

    /// Takes note that a position has a move to a position that its mover has won, or else lost.
    fn learn(&mut self, row: u32, column: u32, mover_won: bool) {
        let index = self.half.index(row, column);
        let entry = &mut self.half.entries[index];
        if !entry.is_open() {
            return;
        }
        let winner = if mover_won {
            self.mover
        } else if entry.lose_move() {
            self.mover.opponent()
        } else {
            return;
        };
        *entry = Entry::won_by(winner, self.plies);
        self.half.push(row, column);
    }
}

impl Half {
    fn index(&self, row: u32, column: u32) -> usize {
        row as usize * self.columns as usize + column as usize
    }

    fn push(&mut self, row: u32, column: u32) {
        self.queue.push(row << self.column_bits | column);
    }

    fn unpack(&self, packed: u32) -> (u32, u32) {
        (
            packed >> self.column_bits,
            packed & ((1 << self.column_bits) - 1),
        )
    }

    /// Sets every entry to its moves, or decided or closed where the game is over or cannot be, and
    /// begins the queue with the decided ones.
    fn set_up(&mut self, arena: &Arena<'_>, mover: Player) -> Result<(), SolveError> {
        let rows = arena.moves_of(mover.opponent()).place_count();
        self.columns = arena.moves_of(mover).place_count();
        self.column_bits = bits_for(self.columns);
        let pairs = rows as usize * self.columns as usize;
        self.entries.clear();
        self.queue.clear();
        self.entries.try_reserve_exact(pairs)?;
        self.queue.try_reserve_exact(pairs)?;

        let template = self.row_template(arena, mover);
        for row in 0..rows {
            self.add_row(arena, mover, Place::new(row), &template);
        }
        self.mark_captures(arena, mover);
        self.enqueue_finished();
        Ok(())
    }

    /// A row as it is where nothing depends on the place of the player who waits.
    fn row_template(&self, arena: &Arena<'_>, mover: Player) -> Vec<Entry> {
        let moves = arena.moves_of(mover);
        let stalemate = arena.stalemate().outcome(mover);
        let entry_of = |place| match (mover, moves.target_count(place)) {
            _ if moves.barred().contains(place) => Entry::CLOSED,
            (Player::Mouse, _) if arena.safe().contains(place) => Entry::won_by(Player::Mouse, 0),
            (Player::Cat, _) if arena.goals().contains(place) => Entry::won_by(Player::Cat, 0),
            (_, 0) => Entry::finished(stalemate),
            (_, count) => Entry::open(count),
        };
        (0..self.columns).map(Place::new).map(entry_of).collect()
    }

    /// Adds the row of a place of the player who waits, captures aside.
    fn add_row(&mut self, arena: &Arena<'_>, mover: Player, waiting: Place, template: &[Entry]) {
        let begin = self.entries.len();
        self.entries.extend_from_slice(template);
        let row = &mut self.entries[begin..];
        if arena.moves_of(mover.opponent()).barred().contains(waiting) {
            row.fill(Entry::CLOSED);
            return;
        }
        let columns = (0..self.columns).map(Place::new).zip(row);
        match mover {
            Player::Cat if arena.safe().contains(waiting) => {
                for (_, entry) in columns.filter(|(cat, _)| arena.moves_of(mover).allows(*cat)) {
                    *entry = Entry::won_by(Player::Mouse, 0);
                }
            }
            Player::Mouse if arena.goals().contains(waiting) => {
                let overridden = |mouse: Place| {
                    arena.moves_of(mover).allows(mouse) && !arena.safe().contains(mouse)
                };
                for (_, entry) in columns.filter(|(mouse, _)| overridden(*mouse)) {
                    *entry = Entry::won_by(Player::Cat, 0);
                }
            }
            _ => {}
        }
    }

    fn mark_captures(&mut self, arena: &Arena<'_>, mover: Player) {
        let (mouse_moves, cat_moves) = (arena.moves_of(Player::Mouse), arena.moves_of(Player::Cat));
        for mouse in mouse_moves
            .places()
            .filter(|&mouse| !arena.safe().contains(mouse))
        {
            for cat in arena.captures().catching(mouse, cat_moves.place_count()) {
                if cat_moves.allows(cat) {
                    let (row, column) = match mover {
                        Player::Mouse => (cat, mouse),
                        Player::Cat => (mouse, cat),
                    };
                    let index = self.index(row.number(), column.number());
                    self.entries[index] = Entry::won_by(Player::Cat, 0);
                }
            }
        }
    }

    fn enqueue_finished(&mut self) {
        let rows = self.entries.chunks_exact(self.columns.max(1) as usize);
        for (row, entries) in (0_u32..).zip(rows) {
            for (column, entry) in (0_u32..).zip(entries) {
                if entry.winner().is_some() {
                    self.queue.push(row << self.column_bits | column);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use catmouse_game::Graph;

    use super::*;

    #[test]
    fn places_are_numbered_in_as_few_bits_as_can_be() {
        let bits: Vec<u32> = [0, 1, 2, 3, 4, 5, 65_536, 65_537].map(bits_for).into();
        assert_eq!(bits, [0, 0, 1, 2, 2, 3, 16, 17]);
    }

    #[test]
    fn what_cannot_be_indexed_is_known_beforehand() {
        assert_eq!(memory_bytes_for(50, 50), Some(50 * 50 * 16));
        assert_eq!(memory_bytes_for(32_768, 65_536), Some((16 << 15) << 16));
        assert_eq!(memory_bytes_for(65_536, 65_536), None);
        assert_eq!(memory_bytes_for(1, 1 << 30), None);
    }

    #[test]
    fn more_plies_than_fit_are_an_error() {
        // The mouse walks four nodes to the hole, the cat is shut in on an edge of its own.
        let graph = Graph::from_edges(7, [(0, 4), (4, 3), (3, 1), (2, 5)]).unwrap();
        let arena = Arena::cat_and_mouse(&graph).unwrap();
        let mut store = QueueStore::default();
        assert_eq!(store.solve_up_to(&arena, 7), Ok(()));
        assert_eq!(store.decided(arena.start()), Some((Player::Mouse, 5)));
        let too_few = SolveError::TooManyPlies { plies_max: 4 };
        assert_eq!(store.solve_up_to(&arena, 4), Err(too_few));
    }
}
