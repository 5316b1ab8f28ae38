//! The table of positions searched: to what depth, with what result, and the move that brought it.

use std::collections::TryReserveError;
use std::hash::{Hash, Hasher};

use super::is_sure;
use crate::search::mixer::Mixer;

/// Results by key, in a fixed number of slots.
#[derive(Clone)]
pub(super) struct Transpositions<K, M> {
    slots: Vec<Option<Transposition<K, M>>>,
    /// The search under way; what older ones have left is replaced first.
    age: u8,
}

/// What a search has found of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Transposition<K, M> {
    key: K,
    pub m: Option<M>,
    value: i32,
    pub limit: BoundKind,
    pub depth: i16,
    age: u8,
}

/// How the true value stands to the one that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoundKind {
    /// It is this one.
    Exact,
    /// It is this one or more.
    AtLeast,
    /// It is this one or less.
    AtMost,
}

impl<K: Copy, M> Transposition<K, M> {
    /// The value for a line that has come here after so many moves: a win counts from the start of the line.
    pub(super) fn value_after(&self, plies: u16) -> i32 {
        match self.value {
            value if !is_sure(value) => value,
            value => value - value.signum() * i32::from(plies),
        }
    }
}

impl<K: Copy + Eq + Hash, M: Copy> Transpositions<K, M> {
    /// An empty table of at most so many bytes; with too few for one slot it remembers nothing.
    pub(super) fn new(bytes: usize) -> Result<Transpositions<K, M>, TryReserveError> {
        let count = bytes / size_of::<Option<Transposition<K, M>>>();
        let mut slots = Vec::new();
        slots.try_reserve_exact(count)?;
        slots.resize_with(count, || None);
        Ok(Transpositions { slots, age: 0 })
    }

    /// Begins another search.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What has been found of the position with this key.
    pub(super) fn get(&self, key: K) -> Option<Transposition<K, M>> {
        let home = self.home(key)?;
        let entries = [home, home ^ 1].into_iter().filter_map(|slot| *self.slots.get(slot)?);
        entries.into_iter().find(|entry| entry.key == key)
    }

    /// Stores what was found of a position after so many moves of the line. Of two that share slots, the one of this search
    /// stays, and of those the deeper one.
    pub(super) fn put(&mut self, key: K, m: Option<M>, value: i32, limit: BoundKind, depth: i16, plies: u16) {
        let Some(home) = self.home(key) else { return };
        let value = if is_sure(value) { value + value.signum() * i32::from(plies) } else { value };
        let merit = |slot: usize| match self.slots.get(slot) {
            None => (3, 0),
            Some(None) => (0, 0),
            Some(Some(entry)) if entry.key == key => (-1, 0),
            Some(Some(entry)) if entry.age != self.age => (1, entry.depth),
            Some(Some(entry)) => (2, entry.depth),
        };
        let slot = if merit(home ^ 1) < merit(home) { home ^ 1 } else { home };
        let m = m.or_else(|| self.slots[slot].filter(|entry| entry.key == key).and_then(|entry| entry.m));
        self.slots[slot] = Some(Transposition { key, m, value, limit, depth, age: self.age });
    }

    fn home(&self, key: K) -> Option<usize> {
        let mut hasher = Mixer::default();
        key.hash(&mut hasher);
        let scaled = (u128::from(hasher.finish()) * self.slots.len() as u128) >> 64;
        (!self.slots.is_empty()).then_some(scaled as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::super::WON;
    use super::*;

    #[test]
    fn wins_count_from_the_start_of_each_line() {
        let mut table = Transpositions::<u64, u8>::new(10_000).expect("small");
        table.put(1, Some(3), WON - 7, BoundKind::Exact, 5, 4);
        table.put(2, None, 7 - WON, BoundKind::Exact, 5, 4);
        table.put(3, None, 500, BoundKind::Exact, 5, 4);
        let after = |key: u64, plies: u16| table.get(key).map(|entry| entry.value_after(plies));
        assert_eq!(
            [after(1, 2), after(2, 2), after(3, 2), after(4, 2)],
            [Some(WON - 5), Some(5 - WON), Some(500), None]
        );
    }

    #[test]
    fn the_deeper_stays_and_the_older_goes() {
        let slots = 2 * size_of::<Option<Transposition<u64, u8>>>();
        let mut table = Transpositions::<u64, u8>::new(slots).expect("small");
        (1..=3).for_each(|key: u64| table.put(key, None, 0, BoundKind::Exact, 10 - key as i16, 0));
        let kept =
            |table: &Transpositions<u64, u8>| (1..=4).filter(|key| table.get(*key).is_some()).collect::<Vec<u64>>();
        assert_eq!(kept(&table), [1, 3]);
        table.grow_older();
        table.put(4, None, 0, BoundKind::Exact, 1, 0);
        assert!(kept(&table).contains(&4));
    }

    #[test]
    fn a_known_move_is_not_forgotten() {
        let mut table = Transpositions::<u64, u8>::new(10_000).expect("small");
        table.put(1, Some(3), 5, BoundKind::Exact, 5, 0);
        table.put(1, None, 4, BoundKind::AtMost, 6, 0);
        assert_eq!(
            table.get(1).map(|entry| (entry.m, entry.limit, entry.depth)),
            Some((Some(3), BoundKind::AtMost, 6))
        );
    }
}
