//! The positions of a game before any layer, filled in band by band.

use catmouse_game::{Arena, Place, Player};

use super::band::Band;
use super::transpose::{SIDE, Tile, transpose};
use crate::kernel::strip::{Cells, MouseRow, Strip};

/// How a game is before any layer: every place of the mouse, and every 64 places of the cat.
pub(super) struct Start<'a, 'g> {
    arena: &'a Arena<'g>,
    rows: Vec<MouseRow>,
    strips: Vec<Strip>,
}

impl<'a, 'g> Start<'a, 'g> {
    pub(super) fn new(arena: &'a Arena<'g>) -> Self {
        let places_of = |player| arena.moves_of(player).place_count();
        let mice = (0..places_of(Player::Mouse)).map(Place::new);
        let cats = (0..places_of(Player::Cat)).step_by(SIDE);
        Self {
            arena,
            rows: mice.map(|mouse| MouseRow::new(arena, mouse)).collect(),
            strips: cats.map(|begin| Strip::new(arena, begin)).collect(),
        }
    }

    /// Fills a band of the positions with a player to move, whose first row is a place of theirs.
    pub(super) fn fill(&self, band: &mut Band, first: usize, mover: Player) {
        match mover {
            Player::Mouse => self.fill_with_mouse_to_move(band, first),
            Player::Cat => self.fill_with_cat_to_move(band, first),
        }
    }

    fn fill_with_mouse_to_move(&self, band: &mut Band, first: usize) {
        for row in 0..band.rows() {
            for (word, strip) in self.strips.iter().enumerate() {
                let (cells, _) = strip.cells(self.arena, &self.rows[first + row]);
                let undecided = cells.undecided | cells.drawn;
                band.set_word(row, word, undecided, cells.mouse_won, cells.cat_won);
            }
        }
    }

    fn fill_with_cat_to_move(&self, band: &mut Band, first: usize) {
        let strips = &self.strips[first / SIDE..][..band.rows().div_ceil(SIDE)];
        for (index, strip) in strips.iter().enumerate() {
            for (word, rows) in self.rows.chunks(SIDE).enumerate() {
                let mut tiles = Tiles::default();
                for (column, row) in rows.iter().enumerate() {
                    let (_, cells) = strip.cells(self.arena, row);
                    tiles.set_row(column, cells);
                }
                tiles.transpose_into(band, index * SIDE, word);
            }
        }
    }
}

/// 64 x 64 positions with the cat to move, a row for each place of the mouse.
struct Tiles {
    undecided: Tile,
    won: Tile,
    lost: Tile,
}

impl Default for Tiles {
    fn default() -> Self {
        Self {
            undecided: [0; SIDE],
            won: [0; SIDE],
            lost: [0; SIDE],
        }
    }
}

impl Tiles {
    fn set_row(&mut self, row: usize, cells: Cells) {
        self.undecided[row] = cells.undecided | cells.drawn;
        self.won[row] = cells.cat_won;
        self.lost[row] = cells.mouse_won;
    }

    fn transpose_into(mut self, band: &mut Band, first: usize, word: usize) {
        let Self {
            undecided,
            won,
            lost,
        } = &mut self;
        transpose(undecided);
        transpose(won);
        transpose(lost);
        for row in 0..SIDE.min(band.rows() - first) {
            band.set_word(first + row, word, undecided[row], won[row], lost[row]);
        }
    }
}
