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

/// A result that X needs on a full board, on which X has five squares and O the others.
#[derive(Clone, Copy)]
pub(super) struct Threshold {
    needed: Halves,
    /// What X's squares alone say.
    table: &'static [u8; 512],
}

/// The numbers decide: both have a line, or X has two.
const ASKS: u8 = 2;

impl Threshold {
    /// At least so many half points, −2 to 5.
    pub fn new(needed: Halves) -> Threshold {
        Threshold { needed, table: &FULL[(needed + 2).clamp(0, 7) as usize] }
    }

    /// 1 if X has enough, else 0. The common case takes one look at a table; others ask for the squares of 7, 8 and 9.
    #[inline]
    pub fn reached(&self, crosses: Mask, numbered: impl FnOnce() -> [Mask; 3]) -> u64 {
        let crosses = crosses & BOARD;
        match self.table[crosses as usize] {
            ASKS => {
                let [seven, eight, nine] = numbered();
                let board = SettledBoard { crosses, noughts: BOARD & !crosses, seven, eight, nine };
                (board.result() >= self.needed).into()
            }
            reached => reached.into(),
        }
    }
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

/// By needed half points from −2, and X's squares on a full board: 0 or 1 where they say whether X has enough.
const FULL: [[u8; 512]; 8] = {
    let mut tables = [[0; 512]; 8];
    let mut index = 0;
    while index < 8 {
        let needed = index as Halves - 2;
        let mut set = 0;
        while set < 512 {
            let (least, most) = match (LINES[set].count_ones(), LINES[511 & !set] != 0) {
                (0, false) => (0, 0),
                (0, true) => (-2, -2),
                (1, false) => (2, 2),
                (_, false) => (3, 4),
                (_, true) => (-1, 1),
            };
            tables[index][set] = if least >= needed {
                1
            } else if most < needed {
                0
            } else {
                ASKS
            };
            set += 1;
        }
        index += 1;
    }
    tables
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
