//! Alpha-beta search by evaluation, for games that are too large to be solved.
//!
//! Deeper and deeper, each time with the best line of the last time first, until so many positions have been looked at:
//! alpha-beta (Knuth and Moore, “An Analysis of Alpha-Beta Pruning”, 1975) with null windows beside the first move
//! (Marsland and Campbell 1982), a table of positions (Greenblatt, Eastlake and Crocker 1967), killer moves (Akl and Newborn
//! 1977) and the history of cut-offs (Schaeffer 1983). Where the depth ends, loud moves are followed until the position is
//! quiet; forced moves cost no depth. Nothing is cut off on suspicion, so without the table a search to some depth is worth
//! what plain minimax to that depth is. Draws by repetition and by quiet moves are seen on the line searched and in the
//! game's history; chance turns are averaged.

mod alpha_beta;
mod deepening;
mod line_node;
mod ordering;
mod past;

mod transpositions;

pub use deepening::{Estimate, Heuristic};

use crate::position::Keyed;

/// A game that tells how its positions look.
pub trait Evaluated: Keyed {
    /// The positions that an analysis looks at.
    const NODES: u64 = 200_000;

    /// How good the position looks for the first side, in millionths of a point: a won game is a million. More than
    /// [`MOST_EVALUATION`] either way counts as so much.
    fn evaluate(&self) -> i32;

    /// How good a legal move looks to whoever makes it; the most promising ones are searched first.
    fn promise(&self, _m: Self::Move) -> i32 {
        0
    }

    /// Whether a legal move changes so much that no position should be judged before it has been tried: a capture, say.
    fn is_loud(&self, _m: Self::Move) -> bool {
        false
    }
}

/// The value of a game won at once, for the first side.
pub const WON: i32 = 1_000_000;
/// The greatest evaluation of a game that is not over.
pub const MOST_EVALUATION: i32 = 990_000;
/// The most moves that a search looks ahead on one line.
pub const MOST_PLIES: u16 = 128;

/// The most loud moves in a row that are followed where the depth ends.
pub const MOST_LOUD: i16 = 8;

/// Whether a value says that the game is won or lost whatever the other side does.
const fn is_sure(value: i32) -> bool {
    value.abs() >= WON - MOST_PLIES as i32
}
