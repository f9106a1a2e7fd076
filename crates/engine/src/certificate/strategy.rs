//! The positions that play can reach if one player makes the best move in each, and the other
//! any move.

use catmouse_game::{Place, Player, Position};

use crate::table::Table;

/// What a strategy promises its owner.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Promise {
    /// To win within so many plies.
    Wins(u32),
    /// That the opponent does not win by an end of the game in fewer plies.
    Lasts(u32),
    /// That the opponent does not win by an end of the game, ever.
    Holds,
}

/// A position with the owner to move, its move, and the plies promised from there; 0 where plies
/// do not matter.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) position: Position,
    pub(super) to: Place,
    pub(super) plies: u32,
}

/// The best moves of a player, for all that play from the start can reach.
///
/// The positions are found layer by layer. So each is found first by the play that is shortest,
/// which is the one that owes it the most plies of a promise to last.
pub(super) struct Strategy<'t, 'a> {
    table: &'t Table<'a>,
    owner: Player,
    promise: Promise,
    entries: Vec<Entry>,
    /// A bit for each pair of places that has been found.
    found: Vec<u64>,
}

impl<'t, 'a> Strategy<'t, 'a> {
    pub(super) fn new(table: &'t Table<'a>, owner: Player, promise: Promise) -> Self {
        let [mice, cats] = Player::BOTH.map(|player| table.arena().moves_of(player).place_count());
        let pairs = Place::new(mice).index() * Place::new(cats).index();
        let mut strategy = Self {
            table,
            owner,
            promise,
            entries: Vec::new(),
            found: vec![0; pairs.div_ceil(64)],
        };
        strategy.explore();
        strategy
    }

    /// The positions, ascending.
    pub(super) fn entries(mut self) -> Vec<Entry> {
        self.entries.sort_unstable_by_key(|entry| entry.position);
        self.entries
    }

    fn explore(&mut self) {
        let plies = match self.promise {
            Promise::Wins(plies) | Promise::Lasts(plies) => plies,
            Promise::Holds => 0,
        };
        self.visit(self.table.arena().start(), plies);
        let mut index = 0;
        while let Some(&Entry {
            position,
            to,
            plies,
        }) = self.entries.get(index)
        {
            self.visit(position.after(to), plies.saturating_sub(1));
            index += 1;
        }
    }

    /// Takes note of what play can reach, with so many plies of the promise left.
    fn visit(&mut self, position: Position, plies: u32) {
        let arena = self.table.arena();
        if arena.finish(position).is_some() {
            return;
        }
        if position.turn == self.owner {
            self.add(position, plies);
        } else {
            for reply in arena
                .moves_of(position.turn)
                .targets(position.place_of(position.turn))
            {
                self.visit(position.after(reply), plies.saturating_sub(1));
            }
        }
    }

    fn add(&mut self, position: Position, plies: u32) {
        // Whoever is not finished lasts a ply, whatever the move.
        let is_needless = matches!(self.promise, Promise::Lasts(_)) && plies <= 1;
        if is_needless || !self.is_new(position) {
            return;
        }
        let (to, plies) = match self.promise {
            Promise::Wins(_) => self.shortest_win(position),
            Promise::Lasts(_) => (self.best_move(position), plies),
            Promise::Holds => (self.best_move(position), 0),
        };
        self.entries.push(Entry {
            position,
            to,
            plies,
        });
    }

    fn is_new(&mut self, position: Position) -> bool {
        let cats = self.table.arena().moves_of(Player::Cat).place_count();
        let pair = position.mouse.index() * Place::new(cats).index() + position.cat.index();
        let (word, bit) = (&mut self.found[pair / 64], 1 << (pair % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// The lowest of the moves that win soonest, and the plies that it takes.
    fn shortest_win(&self, position: Position) -> (Place, u32) {
        let value = self.table.value(position);
        let plies = value.plies.expect("a won position has plies");
        let soonest = |&to: &Place| {
            let after = self.table.value(position.after(to));
            after.outcome == value.outcome && after.plies == plies.checked_sub(1)
        };
        let to = self.table.arena().legal_moves(position).find(soonest);
        (to.expect("a move leads to a win one ply shorter"), plies)
    }

    fn best_move(&self, position: Position) -> Place {
        let best = self.table.best_moves(position);
        *best.first().expect("who is not finished has a move")
    }
}
