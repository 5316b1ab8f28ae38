//! Random games from a seed, for benchmarks, tests and random players.

use crate::position::{Position, Turn, moves_of};
use crate::record::Record;

/// A small random number generator, the same for the same seed everywhere: Sebastiano Vigna's SplitMix64.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator; any seed will do.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// A number below `n`, which is at least 1. The numbers are equally likely but for less than `n` in 2³².
    pub const fn below(&mut self, n: u32) -> u32 {
        (((self.next_u64() >> 32) * n as u64) >> 32) as u32
    }

    /// One of the items, each as likely as the others.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len().max(1) as u32) as usize).copied()
    }

    /// Whether something happens that happens in so many per cent of all cases.
    pub const fn happens(&mut self, per_cent: u32) -> bool {
        self.below(100) < per_cent
    }

    /// An index, each as likely as its weight says; 0 where there is no weight at all.
    pub fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let total = weights.clone().fold(0, u32::saturating_add);
        let mut left = self.below(total.max(1));
        for (index, weight) in weights.enumerate() {
            if left < weight {
                return index;
            }
            left -= weight;
        }
        0
    }
}

/// Makes random legal moves to the end of the game; returns how many were made.
///
/// Only for games whose every line of play ends without a look at its history.
pub fn playout<P: Position>(position: &mut P, random: &mut Random) -> usize {
    let mut made = 0;
    while let Some(m) = random_move(position, random) {
        position.play_unchecked(m);
        made += 1;
    }
    made
}

/// Goes on with a game at random to its end, or for so many moves; returns how many were made.
pub fn playout_of_record<P: Position>(record: &mut Record<P>, most: usize, random: &mut Random) -> usize {
    for made in 0..most {
        match random_move(record.position(), random).filter(|_| record.draw().is_none()) {
            Some(m) => record.play_unchecked(m),
            None => return made,
        }
    }
    most
}

/// A legal move, each as likely as the others; at a chance turn as likely as its weight says. `None` at the end.
pub fn random_move<P: Position>(position: &P, random: &mut Random) -> Option<P::Move> {
    match (position.turn(), position.legal_move_count()) {
        (_, 0) => None,
        (Turn::Side(_), count) => position.nth_legal_move(random.below(count as u32) as usize),
        (Turn::Chance, _) => {
            let moves = moves_of(position);
            moves.get(random.weighted(moves.iter().map(|m| position.weight(*m)))).copied()
        }
    }
}
