//! One key for a shape and its seven images under the symmetries of the square.
//!
//! Under each symmetry a square has a digit for each owner: 0 when it is alone, 9 when that owner has a classical mark
//! there, else one more than the index of the first square of its block. The two numbers of nine digits take thirty bits
//! each, and so tell the image completely. Blocks add up, so a table holds what each set of squares adds under each
//! symmetry; the key is the least of the eight.

use super::masks::Mask;

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

/// For each set of squares, the sum of its powers of ten and the index of its first square, under each symmetry.
const PLACES: [Sums; 512] = table(false);
const BLOCKS: [Sums; 512] = table(true);

const fn table(as_block: bool) -> [Sums; 512] {
    let mut table = [[0; 8]; 512];
    let mut set: usize = 0;
    while set < 512 {
        let mut symmetry = 0;
        while symmetry < 8 {
            let (mut sum, mut first, mut square) = (0, 9, 0);
            while square < 9 {
                if set >> square & 1 == 1 {
                    let image = IMAGES[symmetry][square] as u32;
                    sum += 10u32.pow(image);
                    first = if image < first { image } else { first };
                }
                square += 1;
            }
            table[set][symmetry] = match (as_block, set.count_ones()) {
                (false, _) => 9 * sum,
                (true, 0 | 1) => 0,
                (true, _) => (first + 1) * sum,
            };
            symmetry += 1;
        }
        set += 1;
    }
    table
}

/// The key of classical squares and blocks, by owner. Blocks of one square add nothing.
pub(super) fn key<I: Iterator<Item = Mask>>(classical: [Mask; 2], blocks: impl Fn(usize) -> I) -> u64 {
    let [x, o] = [0, 1].map(|side| {
        let mut sums = PLACES[classical[side] as usize & 511];
        for block in blocks(side).filter(|block| block & (block - 1) != 0) {
            let added = &BLOCKS[block as usize & 511];
            (0..8).for_each(|symmetry| sums[symmetry] += added[symmetry]);
        }
        sums
    });
    let images = (0..8).map(|symmetry| u64::from(x[symmetry]) << 30 | u64::from(o[symmetry]));
    images.min().unwrap_or_default()
}
