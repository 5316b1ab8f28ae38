//! Classic tic-tac-toe on boards of side 3 to 5, with misère, wild and gravity in any combination.
//!
//! The sources name these options; what they mean here, that X moves first and that they combine freely are this
//! project's choices. A line is k of the same mark in a row, column or diagonal; the first line ends the game, a full
//! board without one is a draw. *Misère*: who completes a line loses. *Wild*: each move may be X or O, and a line
//! counts for the player who completes it. *Gravity*: a mark falls to the lowest empty square of its column.
//!
//! ```
//! use quantum_tictactoe::classic::Classic;
//! use quantum_tictactoe::record::Record;
//!
//! let game: Record<Classic> = "t1.3-5-1-3-2-7".parse()?;
//! assert_eq!(game.position().to_string(), "oox-x-x--");
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod game;
mod moves;
mod notation;
mod rules;
mod solvable;
mod state;
pub mod view;

pub use moves::{IllegalMove, Move};
pub use rules::{BoardError, MAX_SIDE, Rules};
pub use state::{Classic, Line};
