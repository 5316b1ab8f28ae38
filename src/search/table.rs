//! A transposition table: what has been proven of positions, as far as there is room.
//!
//! What is stored is proven and stays true, so forgetting any of it changes how long a search takes and nothing else:
//! bounds of the value, of which either may be proven alone (a search that fails high proves the lower, one that fails
//! low the upper, and both together the value), and bounds of the number of moves to the end.

use std::collections::TryReserveError;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU8;

use super::known::Known;
use super::mixer::Mixer;

/// Proven facts by key, in a fixed number of slots.
#[derive(Debug)]
pub(super) struct Table<K> {
    slots: Vec<Slot<K>>,
}

type Slot<K> = Option<Entry<K>>;

#[derive(Clone, Copy, Debug)]
struct Entry<K> {
    key: K,
    known: Known,
    effort: NonZeroU8,
}

impl<K: Copy + Eq + Hash> Table<K> {
    /// An empty table of at most so many bytes; with too few for one slot it forgets everything.
    pub(super) fn new(bytes: usize) -> Result<Table<K>, TryReserveError> {
        let count = bytes / size_of::<Slot<K>>();
        let mut slots = Vec::new();
        slots.try_reserve_exact(count)?;
        slots.resize(count, None);
        Ok(Table { slots })
    }

    /// What is stored of this key.
    pub(super) fn get(&self, key: K) -> Option<Known> {
        let home = self.home(key)?;
        let entries = [home, home ^ 1].into_iter().filter_map(|slot| *self.slots.get(slot)?);
        entries.into_iter().find(|entry| entry.key == key).map(|entry| entry.known)
    }

    /// Stores what took `nodes` to prove. Of two entries that share slots, the costlier one stays.
    pub(super) fn put(&mut self, key: K, known: Known, nodes: u64) {
        let Some(home) = self.home(key) else { return };
        let effort = NonZeroU8::MIN.saturating_add(nodes.checked_ilog2().unwrap_or(0) as u8);
        let mut chosen = home;
        let mut least = u8::MAX;
        for slot in [home, home ^ 1] {
            let cost = match self.slots.get(slot) {
                None => continue,
                Some(Some(entry)) if entry.key == key => {
                    self.slots[slot] =
                        Some(Entry { key, known: entry.known.and(known), effort: entry.effort.max(effort) });
                    return;
                }
                Some(Some(entry)) => entry.effort.get(),
                Some(None) => 0,
            };
            if cost < least {
                (chosen, least) = (slot, cost);
            }
        }
        self.slots[chosen] = Some(Entry { key, known, effort });
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
    use super::*;
    use crate::value::{Bounds, Value};

    fn known(lower: i8, upper: i8) -> Known {
        let bounds = Bounds::from((Value::from_halves(lower), Value::from_halves(upper)));
        Known { bounds, shortest: 1, longest: 9 }
    }

    #[test]
    fn holds_what_fits_and_forgets_the_cheaper() {
        for slots in 0..5 {
            let mut table = Table::new(slots * size_of::<Slot<u64>>()).expect("small");
            (0..100).for_each(|key: u64| table.put(key, known(-1, 1), key + 1));
            let kept = (0..100).filter(|key| table.get(*key).is_some()).count();
            assert_eq!(kept, slots);
            (0..100).for_each(|key| assert!(table.get(key).is_none_or(|found| found == known(-1, 1))));
        }
    }

    #[test]
    fn joins_what_is_proven_one_by_one() {
        let mut table = Table::new(1_000).expect("small");
        table.put(7_u64, known(0, 2), 1);
        table.put(7, known(-2, 0), 1);
        assert_eq!(table.get(7), Some(known(0, 0)));
        assert_eq!(table.get(8), None);
    }

    #[test]
    fn refuses_what_is_too_large() {
        assert!(Table::<u64>::new(usize::MAX).is_err());
    }

    #[test]
    fn a_slot_of_a_word_takes_three_words() {
        assert_eq!(size_of::<Slot<u64>>(), 24);
    }
}
