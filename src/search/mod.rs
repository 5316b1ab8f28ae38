//! Solvers and players for any game, with neither clock nor threads: the caller says how much work to do, and goes on
//! later if it likes.

mod best_effort;
mod chance;
mod child;
mod confidence;
mod exact;
mod frame;
pub mod heuristic;
mod known;
mod mixer;
pub mod retrograde;
mod root;
mod table;
mod tree;
mod tree_node;
mod unsolved;
mod walk;

pub use crate::guide::{Answer, Guide, Prior};
pub use best_effort::{BestEffort, MOST_NODES};
pub use exact::Search;
pub use tree::{MoveVisits, Tree};
pub use unsolved::{PLAYOUTS, Unsolved};
