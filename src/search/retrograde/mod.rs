//! Retrograde analysis: games that can repeat, solved backwards from their ends.
//!
//! Where a game can come back to a position, no search forward is sure to end. Backwards it is: a position is lost once
//! all its moves lead to won ones, and won once one of them leads to a lost one; what never becomes either is a draw. The
//! method is Ströhlein's (1970) and Thompson's (1986); Gasser solved nine men's morris with it (“Solving Nine Men's
//! Morris”, 1993). [`Sweep`] does it for any positions that can be numbered, a slice at a time; [`Fates`] are its results
//! in a byte or two each, and [`contradiction`] checks them against the rules alone. [`Graph`] numbers what can be reached
//! in a small game, and [`Retrograde`] solves one with it.

mod fate;
mod graph;
mod numbered;
mod sweep;
mod whole_game;

pub use fate::{Fate, Fates};
pub use graph::{Graph, GraphError};
pub use numbered::{Next, NodeKind, Numbered, contradiction};
pub use sweep::Sweep;
pub use whole_game::Retrograde;
