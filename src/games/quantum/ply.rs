//! The number of a move, and sets of such numbers.

use std::fmt;

use serde::Serialize;

use crate::set::{Indexed, Set};
use crate::side::Side;
use crate::square::Mark;

/// The number of a quantum move, 1–9: the subscript of its marks. Odd numbers are X's, even ones O's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "u8")]
pub struct Ply(u8);

impl Ply {
    /// The ply with this number, or `None` outside 1–9.
    #[must_use]
    pub const fn new(number: u8) -> Option<Ply> {
        match number {
            1..=9 => Some(Ply(number)),
            _ => None,
        }
    }

    /// All nine plies in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Ply> + ExactSizeIterator + Clone {
        (1..10).map(Ply)
    }

    /// The number, 1–9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The ply's place in an array of nine, 0–8.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Whose move it is.
    #[must_use]
    pub const fn side(self) -> Side {
        if self.0 % 2 == 1 { Side::First } else { Side::Second }
    }

    /// The mark it leaves.
    #[must_use]
    pub const fn mark(self) -> Mark {
        if self.0 % 2 == 1 { Mark::X } else { Mark::O }
    }
}

impl From<Ply> for u8 {
    fn from(ply: Ply) -> u8 {
        ply.0
    }
}

/// The number alone: `5`.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ply({})", self.0)
    }
}

/// A set of plies.
pub type Plies = Set<Ply>;

impl Indexed for Ply {
    type Bits = u16;

    const COUNT: u32 = 9;

    fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    fn from_index(index: usize) -> Option<Ply> {
        if index < 9 { Some(Ply(index as u8 + 1)) } else { None }
    }
}
