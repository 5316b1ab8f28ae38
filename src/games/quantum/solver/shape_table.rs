//! A transposition table in a fixed number of bytes, with exact keys.
//!
//! A key of 60 bits is mixed by a bijection; its upper bits choose the entry, the others are kept in it beside the
//! bounds, so no two shapes are ever taken for one another. The newest result replaces what an entry held.

use std::collections::TryReserveError;

use super::goal::{Goal, Proven};

/// Bits of a key.
const KEY: u32 = 60;
/// Bits of a pair of bounds.
const BOUNDS: u32 = 2 * Goal::BITS;
/// With fewer bits to choose an entry, the rest of the key would not fit into it with a bit to spare: that bit is 0 in
/// every entry but an empty one.
const LEAST: u32 = KEY + BOUNDS - u64::BITS + 1;
/// Odd, so multiplication by it modulo 2⁶⁰ can be undone.
const MIX: u64 = 0x9E3_779B_97F4_A7C1 | 1;

pub(super) struct ShapeTable {
    /// What is left of the key, the lower bound and the upper bound; all ones where nothing has been stored.
    entries: Vec<u64>,
    /// Bits that choose the entry.
    bits: u32,
}

impl ShapeTable {
    /// A table of at most this many bytes: the largest power of two of entries, or none below 16 KiB.
    pub fn new(bytes: usize) -> Result<ShapeTable, TryReserveError> {
        let bits =
            (bytes / size_of::<u64>()).checked_ilog2().filter(|bits| *bits >= LEAST).map(|bits| bits.min(KEY / 2));
        let mut entries = Vec::new();
        if let Some(bits) = bits {
            entries.try_reserve_exact(1 << bits)?;
            entries.resize(1 << bits, u64::MAX);
        }
        Ok(ShapeTable { entries, bits: bits.unwrap_or(LEAST) })
    }

    /// What is known of a shape.
    pub fn read(&self, key: u64) -> Proven {
        let (index, rest) = self.place(key);
        match self.entries.get(index) {
            Some(entry) if entry >> BOUNDS == rest => Proven::from_ranks(*entry),
            _ => Proven::NOTHING,
        }
    }

    /// Adds what has been found to what is known of a shape.
    pub fn write(&mut self, key: u64, found: Proven) {
        let known = self.read(key);
        let (index, rest) = self.place(key);
        if let Some(entry) = self.entries.get_mut(index) {
            *entry = rest << BOUNDS | known.and(found).ranks();
        }
    }

    fn place(&self, key: u64) -> (usize, u64) {
        let mixed = key.wrapping_mul(MIX) & ((1 << KEY) - 1);
        let rest = KEY - self.bits;
        ((mixed >> rest) as usize, mixed & ((1 << rest) - 1))
    }
}
