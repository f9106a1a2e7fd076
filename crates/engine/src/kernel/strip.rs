//! How a game is before any layer: what is finished, and what is to be decided.

use catmouse_game::{Arena, Outcome, Place, Player};

/// 64 places of the cat side by side, as bits of a word.
pub(crate) struct Strip {
    /// The cat's place of the lowest bit.
    begin: u32,
    /// Where the cat can stand.
    cats: u64,
    goals: u64,
    /// Where the cat has no legal move.
    stuck: u64,
}

/// A place of the mouse, against which strips are held.
pub(crate) struct MouseRow {
    mouse: Place,
    kind: Kind,
}

enum Kind {
    /// The mouse can't stand there.
    Barred,
    Safe,
    /// The mouse has no legal move.
    Stuck,
    Open,
}

/// The 64 positions of a strip with the mouse in one place and one player to move.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cells {
    pub(crate) undecided: u64,
    pub(crate) mouse_won: u64,
    pub(crate) cat_won: u64,
    /// Stalemates that are draws: finished, hence never to be decided.
    pub(crate) drawn: u64,
}

impl MouseRow {
    pub(crate) fn new(arena: &Arena<'_>, mouse: Place) -> Self {
        let moves = arena.moves_of(Player::Mouse);
        let kind = if !moves.allows(mouse) {
            Kind::Barred
        } else if arena.safe().contains(mouse) {
            Kind::Safe
        } else if moves.can_move(mouse) {
            Kind::Open
        } else {
            Kind::Stuck
        };
        Self { mouse, kind }
    }
}

impl Strip {
    /// The places of the cat from `begin` on.
    pub(crate) fn new(arena: &Arena<'_>, begin: u32) -> Self {
        let moves = arena.moves_of(Player::Cat);
        let count = (moves.place_count() - begin).min(u64::BITS);
        let cats = u64::MAX >> (u64::BITS - count) & !moves.barred().bits_from(begin);
        let mut stuck = 0;
        for offset in 0..count {
            let can_move = moves.can_move(Place::new(begin + offset));
            stuck |= u64::from(!can_move) << offset;
        }
        Self {
            begin,
            cats,
            goals: arena.goals().bits_from(begin),
            stuck,
        }
    }

    /// The positions with the mouse in a place: with the mouse to move, and with the cat to move.
    pub(crate) fn cells(&self, arena: &Arena<'_>, row: &MouseRow) -> (Cells, Cells) {
        let mouse_is_stuck = match row.kind {
            Kind::Barred => return (Cells::default(), Cells::default()),
            Kind::Safe => {
                let safe = Cells {
                    mouse_won: self.cats,
                    ..Cells::default()
                };
                return (safe, safe);
            }
            Kind::Stuck => u64::MAX,
            Kind::Open => 0,
        };
        let caught = arena.captures().catching_bits(row.mouse, self.begin);
        let cat_won = (caught | self.goals) & self.cats;
        let open = self.cats & !cat_won;
        (
            with_stalemates(arena, open, cat_won, open & mouse_is_stuck, Player::Mouse),
            with_stalemates(arena, open, cat_won, open & self.stuck, Player::Cat),
        )
    }
}

fn with_stalemates(arena: &Arena<'_>, open: u64, cat_won: u64, stuck: u64, mover: Player) -> Cells {
    let mut cells = Cells {
        undecided: open & !stuck,
        cat_won,
        ..Cells::default()
    };
    if stuck != 0 {
        match arena.stalemate().outcome(mover) {
            Outcome::MouseWins => cells.mouse_won = stuck,
            Outcome::CatWins => cells.cat_won |= stuck,
            Outcome::Draw => cells.drawn = stuck,
        }
    }
    cells
}
