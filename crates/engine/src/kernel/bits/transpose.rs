//! Transposing 64 x 64 bits.

/// The side of a tile.
pub(crate) const SIDE: usize = 64;

/// 64 rows of 64 bits.
pub(crate) type Tile = [u64; SIDE];

/// Swaps rows and columns: bit c of row r becomes bit r of row c.
///
/// Source: H. S. Warren, "Hacker's Delight", section 7-3: the off-diagonal quarters of the tile are
/// swapped, then those of its quarters, and so on.
#[inline(always)]
pub(crate) fn transpose(tile: &mut Tile) {
    swap_quarters::<32>(tile, 0x0000_0000_FFFF_FFFF);
    swap_quarters::<16>(tile, 0x0000_FFFF_0000_FFFF);
    swap_quarters::<8>(tile, 0x00FF_00FF_00FF_00FF);
    swap_quarters::<4>(tile, 0x0F0F_0F0F_0F0F_0F0F);
    swap_quarters::<2>(tile, 0x3333_3333_3333_3333);
    swap_quarters::<1>(tile, 0x5555_5555_5555_5555);
}

/// Swaps the upper right with the lower left quarter of each square of side 2 * HALF on the
/// diagonal; the mask has the left columns of all of them.
#[inline(always)]
fn swap_quarters<const HALF: usize>(tile: &mut Tile, left: u64) {
    for square in tile.chunks_exact_mut(2 * HALF) {
        let (upper, lower) = square.split_at_mut(HALF);
        for (upper, lower) in upper.iter_mut().zip(lower) {
            let swapped = (*upper >> HALF ^ *lower) & left;
            *upper ^= swapped << HALF;
            *lower ^= swapped;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_goes_to_its_mirror_place() {
        for row in 0..SIDE {
            for column in 0..SIDE {
                let mut tile = [0; SIDE];
                tile[row] = 1 << column;
                transpose(&mut tile);
                let mut mirrored = [0; SIDE];
                mirrored[column] = 1 << row;
                assert_eq!(tile, mirrored, "row {row}, column {column}");
            }
        }
    }
}
