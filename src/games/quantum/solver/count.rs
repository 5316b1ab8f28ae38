//! Counting whole games, and valuing all positions.

use std::collections::{HashMap, TryReserveError};
use std::hash::{BuildHasherDefault, Hasher};

use super::goal::Goal;
use super::masks::{Halves, squares};
use super::shape::Shape;
use super::shape_search::ShapeSearch;
use super::shape_table::ShapeTable;
use super::symmetry::Keys;

/// Games by the number of marks at their end.
type ByMarks = [u64; 10];

/// A map by the keys of shapes.
type ByKey<T> = HashMap<u64, T, BuildHasherDefault<KeyHasher>>;

/// One multiplication: keys are as good as random, but for their upper bits.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u64(&mut self, key: u64) {
        let mixed = (self.0 ^ key).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 32;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The number of different games by how many moves are numbered at their end.
///
/// Play stops at the first line; each of the two outcomes of a collapse is a branch, and the last-square move is one
/// move. Numbers never decide which moves there are, so owners alone tell positions apart, up to the end of the game.
#[must_use]
pub fn count_games() -> [u64; 10] {
    games_from(&Shape::new(), &Keys::new(), &mut ByKey::default())
}

fn games_from(shape: &Shape, keys: &Keys, known: &mut ByKey<ByMarks>) -> ByMarks {
    let mut games = [0; 10];
    let free = u64::from(shape.free().count_ones());
    if shape.settled().has_line() || free == 0 {
        games[usize::from(shape.made()) % 10] = 1;
        return games;
    }
    if shape.made() == 8 {
        // The free squares hang together: any pair closes the last cycle, and either outcome fills the board.
        games[9] = if free == 1 { 1 } else { free * (free - 1) };
        return games;
    }
    // Positions with seven moves made are as quickly counted as looked up.
    let key = (shape.made() < 7).then(|| shape.key(keys));
    if let Some(games) = key.and_then(|key| known.get(&key)) {
        return *games;
    }
    let mut add = |next: &Shape, times: u32, known: &mut ByKey<ByMarks>| {
        let more = games_from(next, keys, known);
        games.iter_mut().zip(more).for_each(|(games, more)| *games += u64::from(times) * more);
    };
    each_reply(shape, |from, to, times| {
        let next = if from == to { shape.collapsed(from) } else { shape.merged(from, to) };
        add(&next, times, known);
    });
    if let Some(key) = key {
        known.insert(key, games);
    }
    games
}

/// Calls `visit` for each different result of a pair of the mover, with how many pairs (or outcomes of pairs) have it:
/// two different squares are joined, the same square twice is the root of a collapse.
fn each_reply(shape: &Shape, mut visit: impl FnMut(usize, usize, u32)) {
    let side = shape.mover();
    let blocks = |set| {
        let firsts = squares(set).filter(move |square| shape.block(side, *square).trailing_zeros() as usize == *square);
        firsts.map(move |square| (square, shape.block(side, square).count_ones()))
    };
    let components: Vec<_> = shape.components().collect();
    for (index, own) in components.iter().enumerate() {
        let others = own.count_ones() - 1;
        if others > 0 {
            blocks(*own).for_each(|(root, len)| visit(root, root, len * others));
        }
        for other in components.iter().skip(index + 1) {
            for (from, len) in blocks(*own) {
                blocks(*other).for_each(|(to, of_other)| visit(from, to, len * of_other));
            }
        }
    }
}

/// Positions with the same value, X minus O in half points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Valued {
    /// Moves made.
    pub made: u8,
    /// Values −2 to 4, in this order.
    pub by_halves: [u64; 7],
}

impl Valued {
    /// The greatest value among them, in half points.
    #[must_use]
    pub fn most_halves(&self) -> i8 {
        (-2..).zip(self.by_halves).filter(|(_, positions)| *positions > 0).map(|(halves, _)| halves).max().unwrap_or(-2)
    }
}

/// The values of all positions in which a pair is due and up to six moves have been made, by moves made; positions that
/// differ only by symmetry or by what can't matter are one. Later positions are worked out on the way. What
/// [`most_halves`](super::most_halves) says is not used, so that this proves it.
///
/// # Errors
/// No memory for the table of 64 MiB.
pub fn value_all_positions() -> Result<Vec<Valued>, TryReserveError> {
    let mut search = ShapeSearch::without_bounds(ShapeTable::new(1 << 26)?);
    let keys = Keys::new();
    let mut levels: Vec<ByKey<Shape>> = vec![ByKey::from_iter([(Shape::new().key(&keys), Shape::new())])];
    for made in 0..6 {
        let mut next = ByKey::default();
        for shape in levels.iter().flat_map(|level| level.values()).filter(|shape| shape.made() == made) {
            each_reply(shape, |from, to, _| {
                let shape = if from == to { shape.collapsed(from) } else { shape.merged(from, to) };
                if !shape.settled().has_line() {
                    next.insert(shape.key(&keys), shape);
                }
            });
        }
        levels.push(next);
    }
    let mut valued: Vec<Valued> = levels.iter().rev().map(|level| value_level(level, &mut search)).collect();
    valued.reverse();
    Ok(valued)
}

fn value_level(level: &ByKey<Shape>, search: &mut ShapeSearch) -> Valued {
    let mut valued = Valued::default();
    for shape in level.values() {
        valued.made = shape.made();
        let mut reaches = |halves| {
            let goal = Goal::value(halves);
            search.ask(*shape, goal).or_else(|| search.resume(u64::MAX)).unwrap_or_default()
        };
        let halves = if reaches(0) {
            (1..=4).take_while(|halves| reaches(*halves)).last().unwrap_or(0)
        } else {
            -2 + Halves::from(reaches(-1))
        };
        valued.by_halves[(halves + 2) as usize % 7] += 1;
    }
    valued
}
