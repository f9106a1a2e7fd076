//! How a game is before any layer: what is finished, and what is to be decided.

use catmouse_game::{Arena, Moves, Outcome, Place, Player};

/// 64 places of the cat side by side, as bits of a word, against one place of the mouse at a time.
pub(crate) struct Strip<'a, 'g> {
    arena: &'a Arena<'g>,
    /// The cat's place of the lowest bit.
    begin: u32,
    /// Where the cat can stand.
    cats: u64,
    goals: u64,
    /// Where the cat has no legal move.
    stuck: u64,
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

impl<'a, 'g> Strip<'a, 'g> {
    /// The places of the cat from `begin` on.
    pub(crate) fn new(arena: &'a Arena<'g>, begin: u32) -> Self {
        let mut strip = Self {
            arena,
            begin,
            cats: 0,
            goals: 0,
            stuck: 0,
        };
        let moves = arena.moves_of(Player::Cat);
        let end = moves.place_count().min(begin.saturating_add(u64::BITS));
        for cat in (begin..end).map(Place::new) {
            strip.cats |= strip.bit(cat) & mask(moves.allows(cat));
            strip.stuck |= strip.bit(cat) & mask(is_stuck(moves, cat));
        }
        for &goal in arena.goals().as_slice() {
            strip.goals |= strip.bit(goal);
        }
        strip
    }

    /// The positions with the mouse in a place: with the mouse to move, and with the cat to move.
    pub(crate) fn cells(&self, mouse: Place) -> (Cells, Cells) {
        let moves = self.arena.moves_of(Player::Mouse);
        if !moves.allows(mouse) {
            return (Cells::default(), Cells::default());
        }
        if self.arena.safe().contains(mouse) {
            let safe = Cells {
                mouse_won: self.cats,
                ..Cells::default()
            };
            return (safe, safe);
        }
        let cat_places = self.arena.moves_of(Player::Cat).place_count();
        let catching = self.arena.captures().catching(mouse, cat_places);
        let caught = catching
            .map(|cat| self.bit(cat))
            .fold(0, |caught, bit| caught | bit);
        let cat_won = (caught | self.goals) & self.cats;
        let open = self.cats & !cat_won;
        let stuck_mouse = open & mask(is_stuck(moves, mouse));
        (
            self.with_stalemates(open, cat_won, stuck_mouse, Player::Mouse),
            self.with_stalemates(open, cat_won, open & self.stuck, Player::Cat),
        )
    }

    fn with_stalemates(&self, open: u64, cat_won: u64, stuck: u64, mover: Player) -> Cells {
        let outcome = self.arena.stalemate().outcome(mover);
        Cells {
            undecided: open & !stuck,
            mouse_won: stuck & mask(outcome == Outcome::MouseWins),
            cat_won: cat_won | stuck & mask(outcome == Outcome::CatWins),
            drawn: stuck & mask(outcome == Outcome::Draw),
        }
    }

    /// The bit of a place of the cat, or none if it lies outside the strip.
    fn bit(&self, cat: Place) -> u64 {
        let offset = cat.number().checked_sub(self.begin);
        offset
            .and_then(|offset| 1_u64.checked_shl(offset))
            .unwrap_or(0)
    }
}

/// All ones, or none.
fn mask(condition: bool) -> u64 {
    u64::from(condition).wrapping_neg()
}

fn is_stuck(moves: &Moves<'_>, place: Place) -> bool {
    moves.targets(place).next().is_none()
}
