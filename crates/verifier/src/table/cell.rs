//! An entry of a table as one number: what the position is worth to the mouse.

use catmouse_game::{Outcome, Player};

/// What a position is worth to the mouse. Undecided is 0; a win of the mouse in p plies is the
/// greatest number less p, and a win of the cat the same below 0. So a win in fewer plies is better
/// for the winner, and worse for the loser.
pub(super) trait Cell: Copy + PartialEq {
    /// A win of the mouse in 0 plies.
    const GREATEST: i32;

    fn new(worth: i32) -> Self;

    fn worth(self) -> i32;

    /// The most plies of an entry. With one more, a win is still no 0: so no entry one ply later
    /// is taken for undecided.
    fn plies_max() -> u32 {
        Self::GREATEST.unsigned_abs() - 2
    }

    /// The entry of a win. No more than the most plies, or it is undecided.
    fn won(winner: Player, plies: u32) -> Self {
        let worth = i32::try_from(plies).map_or(0, |plies| Self::GREATEST - plies);
        Self::new(match winner {
            Player::Mouse => worth.max(0),
            Player::Cat => -worth.max(0),
        })
    }

    /// What neither player can bring to an end that it wins.
    fn undecided() -> Self {
        Self::new(0)
    }

    /// A finished position's entry.
    fn finished(outcome: Outcome) -> Self {
        let winner = outcome.winner();
        winner.map_or(Self::undecided(), |winner| Self::won(winner, 0))
    }

    /// What is no better for a player than anything else.
    fn worst_for(player: Player) -> Self {
        Self::won(player.opponent(), 0)
    }

    /// The entry of a position whose best move leads to this one.
    fn one_ply_later(self) -> Self {
        Self::new(self.worth() - self.worth().signum())
    }

    /// Who wins in how many plies; `None` if undecided.
    fn entry(self) -> Option<(Player, u32)> {
        let plies = Self::GREATEST.abs_diff(self.worth().abs());
        match self.worth().signum() {
            1 => Some((Player::Mouse, plies)),
            -1 => Some((Player::Cat, plies)),
            _ => None,
        }
    }
}

/// Each of `best` becomes the better for a player of itself and the one beside it in `row`.
pub(super) fn improve<C: Cell>(player: Player, best: &mut [C], row: &[C]) {
    let pairs = best.iter_mut().zip(row);
    match player {
        Player::Mouse => pairs.for_each(|(best, &cell)| {
            *best = if cell.worth() > best.worth() {
                cell
            } else {
                *best
            };
        }),
        Player::Cat => pairs.for_each(|(best, &cell)| {
            *best = if cell.worth() < best.worth() {
                cell
            } else {
                *best
            };
        }),
    }
}

impl Cell for i8 {
    const GREATEST: i32 = 0x7F;

    fn new(worth: i32) -> Self {
        Self::try_from(worth).expect("no more than the greatest")
    }

    fn worth(self) -> i32 {
        i32::from(self)
    }
}

impl Cell for i16 {
    const GREATEST: i32 = 0x7FFF;

    fn new(worth: i32) -> Self {
        Self::try_from(worth).expect("no more than the greatest")
    }

    fn worth(self) -> i32 {
        i32::from(self)
    }
}

/// A cell of three bytes, the highest first.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Wide([u8; 3]);

impl Cell for Wide {
    const GREATEST: i32 = 0x7F_FFFF;

    fn new(worth: i32) -> Self {
        let [_, high, middle, low] = worth.to_be_bytes();
        Self([high, middle, low])
    }

    fn worth(self) -> i32 {
        let [high, middle, low] = self.0;
        // Shifting back takes the sign along.
        i32::from_be_bytes([high, middle, low, 0]) >> 8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Entries from the worst to the best for the mouse.
    fn ascending<C: Cell>() -> Vec<Option<(Player, u32)>> {
        let most = C::plies_max();
        let cat = [0, 1, most - 1, most].map(|plies| Some((Player::Cat, plies)));
        let mouse = [most, most - 1, 1, 0].map(|plies| Some((Player::Mouse, plies)));
        cat.into_iter().chain([None]).chain(mouse).collect()
    }

    fn check<C: Cell>() {
        let cell = |entry: Option<(Player, u32)>| {
            entry.map_or(C::undecided(), |(winner, plies)| C::won(winner, plies))
        };
        let entries = ascending::<C>();
        assert!(entries.iter().all(|&entry| cell(entry).entry() == entry));
        assert!(entries.is_sorted_by(|&a, &b| cell(a).worth() < cell(b).worth()));
        for entry in entries {
            let later = entry.map(|(winner, plies)| (winner, plies + 1));
            assert_eq!(cell(entry).one_ply_later().entry(), later);
        }
    }

    #[test]
    fn cells_of_every_width_hold_entries_in_order_of_worth() {
        check::<i8>();
        check::<i16>();
        check::<Wide>();
    }
}
