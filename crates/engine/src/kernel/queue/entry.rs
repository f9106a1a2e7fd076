//! What is known of one position, in as few bits as its moves can be counted in.

use catmouse_game::Player;

/// What is known of one position: the moves that are not yet lost while it is open, else who won
/// it. The narrower the entries, the more of them fit the caches, and that decides the speed.
///
/// What a move does to an entry is computed without a branch: a processor can't guess which
/// entries are still open.
pub(super) trait Entry: Copy + Default {
    /// The most moves that can be counted.
    const MOVES_MAX: u32;

    /// Never to be decided: no position of the game, or a stalemate that counts as a draw.
    const CLOSED: Self;

    /// An undecided position with so many moves, none of them lost yet.
    fn open(moves: u32) -> Self;

    fn won_by(winner: Player) -> Self;

    fn winner(self) -> Option<Player>;

    /// The entry after one of its moves was found to win, and whether that has decided it.
    fn with_move_won(self, mover: Self) -> (Self, bool);

    /// The entry after one of its moves was found to lose, and whether that has decided it.
    fn with_move_lost(self, opponent: Self) -> (Self, bool);
}

macro_rules! entry {
    ($width:ty) => {
        impl Entry for $width {
            const MOVES_MAX: u32 = {
                let all = <$width>::MAX as u64;
                let largest = all - 3;
                // Lossless: the value is at most `u32::MAX - 3`.
                #[expect(clippy::cast_possible_truncation)]
                let largest = largest as u32;
                largest
            };

            const CLOSED: Self = <$width>::MAX;

            fn open(moves: u32) -> Self {
                <$width>::try_from(moves).expect("the width was chosen by the most moves")
            }

            fn won_by(winner: Player) -> Self {
                match winner {
                    Player::Mouse => <$width>::MAX - 1,
                    Player::Cat => <$width>::MAX - 2,
                }
            }

            fn winner(self) -> Option<Player> {
                Player::BOTH
                    .into_iter()
                    .find(|&player| self == Self::won_by(player))
            }

            #[inline]
            fn with_move_won(self, mover: Self) -> (Self, bool) {
                let open = self <= <$width>::MAX - 3;
                (if open { mover } else { self }, open)
            }

            #[inline]
            fn with_move_lost(self, opponent: Self) -> (Self, bool) {
                let open = self <= <$width>::MAX - 3;
                let left = self - <$width>::from(open);
                let decided = open & (left == 0);
                (if decided { opponent } else { left }, decided)
            }
        }
    };
}

entry!(u8);
entry!(u16);
entry!(u32);
