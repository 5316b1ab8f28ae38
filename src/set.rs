//! Sets of few things that are told apart by small numbers: squares, move numbers, points, nodes.

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// One of so many things, each with an index of its own.
pub trait Indexed: Copy {
    /// An unsigned integer with a bit for each of them.
    type Bits: Bits;

    /// How many there are.
    const COUNT: u32;

    /// Its index, from 0 to `COUNT` − 1.
    fn index(self) -> usize;

    /// The one with this index; `None` from `COUNT` on.
    fn from_index(index: usize) -> Option<Self>;
}

/// An unsigned integer as a row of bits.
pub trait Bits:
    Copy + Eq + Hash + Default + fmt::Debug + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// No bit.
    const ZERO: Self;

    /// The bits from 0 to `count` − 1.
    fn lowest(count: u32) -> Self;

    /// One bit.
    fn bit(index: usize) -> Self;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The index of the lowest bit that is set; the width where none is.
    fn first(self) -> usize;
}

macro_rules! bits {
    ($($integer:ty),+) => {
        $(impl Bits for $integer {
            const ZERO: $integer = 0;

            fn lowest(count: u32) -> $integer {
                if count < <$integer>::BITS { (1 << count) - 1 } else { <$integer>::MAX }
            }

            fn bit(index: usize) -> $integer {
                1 << index
            }

            fn count(self) -> u32 {
                self.count_ones()
            }

            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }
        })+
    };
}

bits!(u16, u32, u64, u128);

/// A set, in as many bits as there are things.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T: Indexed>(pub(crate) T::Bits);

impl<T: Indexed> Set<T> {
    /// Nothing.
    pub const NONE: Set<T> = Set(T::Bits::ZERO);

    /// All there are.
    #[must_use]
    pub fn all() -> Set<T> {
        Set(T::Bits::lowest(T::COUNT))
    }

    /// The set whose bit `i` stands for what has index `i`; higher bits are dropped.
    #[must_use]
    pub fn from_bits(bits: T::Bits) -> Set<T> {
        Set(bits & T::Bits::lowest(T::COUNT))
    }

    /// Bit `i` stands for what has index `i`.
    #[must_use]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Whether it is in the set.
    #[must_use]
    pub fn contains(self, item: T) -> bool {
        self.0 & T::Bits::bit(item.index()) != T::Bits::ZERO
    }

    /// How many there are in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count() as usize
    }

    /// Whether there is nothing in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// Adds one.
    pub fn insert(&mut self, item: T) {
        self.0 = self.0 | T::Bits::bit(item.index());
    }

    /// Takes one out.
    pub fn remove(&mut self, item: T) {
        self.0 = self.0 & !T::Bits::bit(item.index());
    }

    /// All that are not in the set.
    #[must_use]
    pub fn complement(self) -> Set<T> {
        Set::from_bits(!self.0)
    }

    /// What is in this set or in the other.
    #[must_use]
    pub fn union(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0)
    }

    /// What is in both sets.
    #[must_use]
    pub fn intersection(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub fn without(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0)
    }

    /// In ascending order.
    pub fn iter(self) -> Iter<T> {
        Iter(self.0)
    }
}

/// What is in a set, in ascending order.
#[derive(Clone, Debug)]
pub struct Iter<T: Indexed>(T::Bits);

impl<T: Indexed> Iterator for Iter<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let first = T::from_index(self.0.first())?;
        self.0 = self.0 & !T::Bits::bit(first.index());
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count() as usize;
        (left, Some(left))
    }
}

impl<T: Indexed> ExactSizeIterator for Iter<T> {}

impl<T: Indexed> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}

impl<T: Indexed> Default for Set<T> {
    fn default() -> Set<T> {
        Set::NONE
    }
}

impl<T: Indexed> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.insert(item));
    }
}

impl<T: Indexed> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Set<T> {
        let mut set = Set::NONE;
        set.extend(items);
        set
    }
}

impl<T: Indexed + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Indexed, Set};
    use crate::playout::Random;

    /// As many nodes as the board of Y has.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    struct Node(u8);

    impl Indexed for Node {
        type Bits = u128;

        const COUNT: u32 = 93;

        fn index(self) -> usize {
            self.0.into()
        }

        fn from_index(index: usize) -> Option<Node> {
            (index < 93).then_some(Node(index as u8))
        }
    }

    #[test]
    fn does_what_a_tree_set_does() {
        let mut random = Random::new(1);
        let (mut sets, mut models) = ([Set::<Node>::NONE; 2], [BTreeSet::new(), BTreeSet::new()]);
        for _ in 0..3_000 {
            let (which, node) = (random.below(2) as usize, Node(random.below(93) as u8));
            if random.happens(60) {
                sets[which].insert(node);
                models[which].insert(node);
            } else {
                sets[which].remove(node);
                models[which].remove(&node);
            }
            let same = |set: Set<Node>, model: &BTreeSet<Node>| {
                assert!(set.iter().eq(model.iter().copied()), "{set:?}");
                assert_eq!((set.len(), set.is_empty(), set.iter().len()), (model.len(), model.is_empty(), model.len()));
                assert_eq!(set.contains(node), model.contains(&node));
                assert_eq!((Set::from_bits(set.bits()), set.into_iter().collect()), (set, set));
            };
            let ([a, b], [c, d]) = (sets, &models);
            same(a, c);
            same(a.union(b), &(c | d));
            same(a.intersection(b), &(c & d));
            same(a.without(b), &(c - d));
            same(a.complement(), &(&(0..93).map(Node).collect() - c));
        }
        assert_eq!((Set::<Node>::all().len(), Set::<Node>::from_bits(u128::MAX)), (93, Set::all()));
        assert_eq!(Set::<Node>::default().complement(), Set::all());
    }
}
