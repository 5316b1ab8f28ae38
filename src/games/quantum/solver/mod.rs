//! An exact solver for quantum tic-tac-toe, fast enough for a browser.
//!
//! What makes it so, and where each is proven or checked:
//!
//! - Positions that the symmetries of the square take into one another share a key (`symmetry.rs`).
//! - Up to six moves made, only owners matter, and of moves of one owner that hang together only their squares
//!   (`shape.rs`; the test `up_to_six_moves_made_numbers_decide_nothing`).
//! - A collapse depends only on the square on which the new move settles, not on the other one (`shape_search.rs`).
//! - The last three moves have a closed form: for each square of move 7, counts over the squares of 8 and 9 say all
//!   (`endgame.rs`, `last_two.rs`; against minimax in `tests/solver.rs`).
//! - Questions are asked with null windows, whether X reaches a given result, so that a table of bounds answers most of
//!   them (`goal.rs`, `shape_table.rs`).
//! - X never gets more than a point by force while at most five moves are made, nor more than one and a half at six
//!   (`shape_search.rs`; `cargo run --release --example count` values all positions without that fact and compares).
//! - What settled questions before is tried first, apart for goals that ask for a win and for those that do not
//!   (`history.rs`). This changes no answer, only how soon it comes.

mod all_moves;
mod count;
mod endgame;
mod goal;
mod history;
mod last_two;
mod leaf;
mod masks;
mod roots;
mod shape;
mod shape_search;
mod shape_table;
mod symmetry;

pub use all_moves::QuantumSolver;
pub use count::{Valued, count_games, value_all_positions};
pub use shape_search::most_halves;

/// The solver by the name that it had first.
pub type Solver = QuantumSolver;
