//! An exact solver for quantum tic-tac-toe, fast enough for a browser.
//!
//! Five facts make it so. Positions that the symmetries of the square take into one another share a key. Up to six moves
//! made, only owners matter, and of moves of one owner that hang together only their squares (`shape.rs`). A collapse
//! depends only on the square on which the new move settles, not on the other one (`shape_search.rs`). The last three moves
//! have a closed form (`endgame.rs`). And questions are asked with null windows, whether X reaches a given result, so
//! that a table of bounds answers most of them (`goal.rs`, `shape_table.rs`).

mod all_moves;
mod count;
mod endgame;
mod goal;
mod leaf;
mod masks;
mod shape;
mod shape_search;
mod shape_table;
mod symmetry;

pub use all_moves::QuantumSolver;
pub use count::{Valued, count_games, value_all_positions};

/// The solver by the name that it had first.
pub type Solver = QuantumSolver;
