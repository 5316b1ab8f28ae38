//! The number of a move, and sets of such numbers.

use std::fmt;

use serde::Serialize;

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
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Plies(u16);

impl Plies {
    /// No ply.
    pub const NONE: Plies = Plies(0);

    /// Bit `i` stands for the ply with index `i`.
    pub(super) const fn from_bits(bits: u16) -> Plies {
        Plies(bits & 0x1FF)
    }

    /// Whether the ply is in the set.
    #[must_use]
    pub const fn contains(self, ply: Ply) -> bool {
        self.0 >> (ply.0 - 1) & 1 == 1
    }

    /// The number of plies, 0–9.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no ply in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a ply.
    pub const fn insert(&mut self, ply: Ply) {
        self.0 |= 1 << (ply.0 - 1);
    }

    /// Takes a ply out.
    pub const fn remove(&mut self, ply: Ply) {
        self.0 &= !(1 << (ply.0 - 1));
    }

    /// The plies in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Ply> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let ply = (bits != 0).then(|| Ply(bits.trailing_zeros() as u8 + 1))?;
            bits &= bits - 1;
            Some(ply)
        })
    }
}

impl FromIterator<Ply> for Plies {
    fn from_iter<I: IntoIterator<Item = Ply>>(plies: I) -> Plies {
        let mut set = Plies::NONE;
        plies.into_iter().for_each(|ply| set.insert(ply));
        set
    }
}

impl fmt::Debug for Plies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
