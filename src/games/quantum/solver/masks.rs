//! What a settled board is worth, from sets of squares.
//!
//! Which of X's lines comes first depends only on whether it needs move 7 or 9: without them it can only be 1, 3, 5.
//! O's lines need move 8 or are 2, 4, 6. So a board is told by X's squares, O's squares and those of 7, 8 and 9.

use crate::square::ROWS;

/// A set of squares, bit `i` for the square with index `i`.
pub(super) type Mask = u16;

/// All nine squares.
pub(super) const BOARD: Mask = 0x1FF;

/// Whole half points, X minus O: −2 to 4.
pub(super) type Halves = i8;

/// A board, or the part of it that is settled. Squares of moves that are not made or not settled are empty sets.
#[derive(Clone, Copy, Default)]
pub(super) struct SettledBoard {
    /// All of X's squares.
    pub crosses: Mask,
    /// All of O's squares.
    pub noughts: Mask,
    /// The square of move 7, 8 and 9.
    pub seven: Mask,
    pub eight: Mask,
    pub nine: Mask,
}

impl SettledBoard {
    /// Whether somebody has a line, so that the game is over.
    pub fn has_line(&self) -> bool {
        lines(self.crosses) | lines(self.noughts) != 0
    }

    /// The result of a finished game.
    pub fn result(&self) -> Halves {
        let (x, o) = (lines(self.crosses), lines(self.noughts));
        match (x != 0, o != 0) {
            (false, false) => 0,
            (false, true) => -2,
            (true, false) => self.unopposed(x),
            (true, true) => contest(self.first_of_x(x), if lines(self.noughts & !self.eight) != 0 { 6 } else { 8 }),
        }
    }

    /// One line, or two: they take all five of X's squares, so move 9 is in both, and they are completed by it, or in one.
    fn unopposed(&self, lines_of_x: u8) -> Halves {
        match lines_of_x.count_ones() {
            1 => 2,
            _ if lines(self.crosses & !self.nine) == 0 => 4,
            _ => 3,
        }
    }

    /// The number at which X's first line is complete.
    fn first_of_x(&self, lines_of_x: u8) -> u8 {
        let without = |moves: Mask| lines(self.crosses & !moves);
        match (without(self.nine | self.seven), without(self.nine), lines_of_x) {
            (0, 0, _) => 9,
            (0, _, _) => 7,
            _ => 5,
        }
    }
}

/// Both have a line: a point for the earlier, half a point for the later.
const fn contest(x: u8, o: u8) -> Halves {
    if x < o { 1 } else { -1 }
}

/// The result of a full board on which X has five squares, O the others. The common case takes one look at a table.
#[inline]
pub(super) fn full_board(crosses: Mask, seven: Mask, eight: Mask, nine: Mask) -> Halves {
    match FULL[(crosses & BOARD) as usize] {
        Full::Worth(halves) => halves,
        Full::Asks => {
            let crosses = crosses & BOARD;
            SettledBoard { crosses, noughts: BOARD & !crosses, seven, eight, nine }.result()
        }
    }
}

/// What X's squares alone say of a full board.
#[derive(Clone, Copy)]
enum Full {
    Worth(Halves),
    /// The numbers decide: both have a line, or X has two.
    Asks,
}

/// The lines within each set of squares, a bit each.
const LINES: [u8; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut row = 0;
        while row < ROWS.len() {
            let mask = ROWS[row].mask().bits() as usize;
            if set & mask == mask {
                table[set] |= 1 << row;
            }
            row += 1;
        }
        set += 1;
    }
    table
};

const FULL: [Full; 512] = {
    let mut table = [Full::Worth(0); 512];
    let mut set = 0;
    while set < 512 {
        let (x, o) = (LINES[set], LINES[511 & !set]);
        table[set] = match (x.count_ones(), o != 0) {
            (0, false) => Full::Worth(0),
            (0, true) => Full::Worth(-2),
            (1, false) => Full::Worth(2),
            _ => Full::Asks,
        };
        set += 1;
    }
    table
};

/// The lines that have a square in each set, a bit each.
const TOUCHED: [u8; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut row = 0;
        while row < ROWS.len() {
            if set & ROWS[row].mask().bits() as usize != 0 {
                table[set] |= 1 << row;
            }
            row += 1;
        }
        set += 1;
    }
    table
};

/// The lines within the set, a bit each.
#[inline]
pub(super) const fn lines(set: Mask) -> u8 {
    LINES[(set & BOARD) as usize]
}

/// How many lines have no square in the set.
#[inline]
pub(super) const fn untouched(set: Mask) -> u32 {
    TOUCHED[(set & BOARD) as usize].count_zeros()
}

/// The squares of a set in ascending order of index.
pub(super) fn squares(mut set: Mask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(square)
    })
}
