//! The nine squares of a 3×3 board, pairs of them, its lines, and the marks that stand there.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::set::{Indexed, Set};

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// A cross.
    X,
    /// A nought.
    O,
}

/// `x` or `o`.
impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mark::X => "x",
            Mark::O => "o",
        })
    }
}

/// A square of the 3×3 board, numbered 1–9 in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "u8")]
pub struct Square(u8);

impl Square {
    /// The square with this number, or `None` outside 1–9.
    #[must_use]
    pub const fn new(number: u8) -> Option<Square> {
        match number {
            1..=9 => Some(Square(number - 1)),
            _ => None,
        }
    }

    /// All nine squares in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..9).map(Square)
    }

    /// The square's number, 1–9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The square's place in an array of nine, 0–8.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.number()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.number())
    }
}

/// A set of squares.
pub type Squares = Set<Square>;

impl Indexed for Square {
    type Bits = u16;

    const COUNT: u32 = 9;

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Option<Square> {
        if index < 9 { Some(Square(index as u8)) } else { None }
    }
}

/// Two different squares; their order has no meaning. There are 36 of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair(u8);

/// Low square in the low half, high square in the high half of a byte, in ascending order.
const PAIRS: [u8; Pair::COUNT] = {
    let mut pairs = [0; Pair::COUNT];
    let (mut low, mut next) = (0, 0);
    while low < 9 {
        let mut high = low + 1;
        while high < 9 {
            pairs[next] = low | high << 4;
            next += 1;
            high += 1;
        }
        low += 1;
    }
    pairs
};

/// The number of each pair, by nine times one square plus the other.
const PAIR_OF: [u8; 81] = {
    let mut table = [u8::MAX; 81];
    let mut index = 0;
    while index < Pair::COUNT {
        let (low, high) = (PAIRS[index] & 15, PAIRS[index] >> 4);
        table[(9 * low + high) as usize] = index as u8;
        table[(9 * high + low) as usize] = index as u8;
        index += 1;
    }
    table
};

impl Pair {
    /// How many pairs there are.
    pub const COUNT: usize = 36;

    /// The pair of these squares, or `None` if they are the same.
    #[must_use]
    pub const fn new(a: Square, b: Square) -> Option<Pair> {
        match PAIR_OF[(9 * a.0 + b.0) as usize] {
            u8::MAX => None,
            index => Some(Pair(index)),
        }
    }

    /// The pair with this place in the order `12 13 … 89`, or `None` from 36 on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Pair> {
        if index < Pair::COUNT { Some(Pair(index as u8)) } else { None }
    }

    /// The pair's place in the order `12 13 … 89`, 0–35.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square that comes first in reading order.
    #[must_use]
    pub const fn low(self) -> Square {
        Square(PAIRS[self.0 as usize] & 15)
    }

    /// The square that comes second in reading order.
    #[must_use]
    pub const fn high(self) -> Square {
        Square(PAIRS[self.0 as usize] >> 4)
    }

    /// Both squares, in reading order.
    #[must_use]
    pub const fn squares(self) -> [Square; 2] {
        [self.low(), self.high()]
    }

    /// Whether the square is one of the two.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.low().0 == square.0 || self.high().0 == square.0
    }

    /// The other square, or `None` if this one is not in the pair.
    #[must_use]
    pub const fn other(self, square: Square) -> Option<Square> {
        if self.low().0 == square.0 {
            Some(self.high())
        } else if self.high().0 == square.0 {
            Some(self.low())
        } else {
            None
        }
    }
}

/// The two numbers without anything between them: `15`.
impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.low(), self.high())
    }
}

impl fmt::Debug for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pair({self})")
    }
}

/// Three squares in a row, column or diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row([Square; 3]);

/// The three rows, the three columns and the two diagonals.
pub const ROWS: [Row; 8] = {
    const fn row(a: u8, b: u8, c: u8) -> Row {
        Row([Square(a), Square(b), Square(c)])
    }
    [row(0, 1, 2), row(3, 4, 5), row(6, 7, 8), row(0, 3, 6), row(1, 4, 7), row(2, 5, 8), row(0, 4, 8), row(2, 4, 6)]
};

impl Row {
    /// The three squares in reading order.
    #[must_use]
    pub const fn squares(self) -> [Square; 3] {
        self.0
    }

    /// The three squares as a set.
    #[must_use]
    pub const fn mask(self) -> Squares {
        let [a, b, c] = self.0;
        Set(1 << a.0 | 1 << b.0 | 1 << c.0)
    }
}

/// For each set of squares, whether it holds a whole row.
const HOLDS_ROW: [bool; 512] = {
    let mut table = [false; 512];
    let mut set = 0;
    while set < 512 {
        let mut row = 0;
        while row < ROWS.len() {
            let mask = ROWS[row].mask().0 as usize;
            table[set] |= set & mask == mask;
            row += 1;
        }
        set += 1;
    }
    table
};

impl Squares {
    /// Whether the set holds a whole row, column or diagonal.
    #[must_use]
    pub const fn holds_row(self) -> bool {
        HOLDS_ROW[(self.0 & 0x1FF) as usize]
    }
}
