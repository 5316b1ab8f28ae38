//! One key for a shape and its seven images under the symmetries of the square.
//!
//! Under each symmetry a square has a digit for each owner: 0 when it is alone, 9 when that owner has a classical mark
//! there, else one more than the index of the first square of its block. The two numbers of nine digits take thirty bits
//! each, and so tell the image completely. Blocks add up, so a table holds what each set of squares adds under each
//! symmetry; the key is the least of the eight.

use super::masks::{BOARD, Mask, squares};

/// Where each symmetry takes each square.
const IMAGES: [[u8; 9]; 8] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [2, 1, 0, 5, 4, 3, 8, 7, 6],
    [6, 7, 8, 3, 4, 5, 0, 1, 2],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
    [2, 5, 8, 1, 4, 7, 0, 3, 6],
    [6, 3, 0, 7, 4, 1, 8, 5, 2],
    [8, 5, 2, 7, 4, 1, 6, 3, 0],
];

type Sums = [u32; 8];

/// What each set of squares adds to the eight sums. Built when it is needed: as data they would be a third of a
/// download.
pub(super) struct Keys {
    /// Nine times the powers of ten of a set's squares.
    classical: Vec<Sums>,
    /// The powers of ten of its squares times one more than the index of the first; nothing for a square alone.
    blocks: Vec<Sums>,
}

impl Keys {
    pub fn new() -> Keys {
        Keys { classical: sums(|_, squares| 9 * squares), blocks: sums(|first, squares| (first + 1) * squares) }
    }

    /// The key of classical squares and blocks, by owner. Blocks of one square add nothing.
    pub fn key<I: Iterator<Item = Mask>>(&self, classical: [Mask; 2], blocks: impl Fn(usize) -> I) -> u64 {
        let [x, o] = [0, 1].map(|side| {
            let mut sums = self.classical[classical[side] as usize & 511];
            for block in blocks(side).filter(|block| block & (block - 1) != 0) {
                let added = &self.blocks[block as usize & 511];
                (0..8).for_each(|symmetry| sums[symmetry] += added[symmetry]);
            }
            sums
        });
        let images = (0..8).map(|symmetry| u64::from(x[symmetry]) << 30 | u64::from(o[symmetry]));
        images.min().unwrap_or_default()
    }
}

/// For each set of squares and each symmetry, `sum` of the image's first square and of its squares' powers of ten.
fn sums(sum: impl Fn(u32, u32) -> u32) -> Vec<Sums> {
    let of_set = |set: Mask| {
        IMAGES.map(|image| {
            let images = || squares(set).map(|square| u32::from(image[square]));
            sum(images().min().unwrap_or_default(), images().map(|square| 10u32.pow(square)).sum())
        })
    };
    (0..=BOARD).map(of_set).collect()
}
