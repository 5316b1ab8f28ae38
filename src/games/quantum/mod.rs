//! Quantum tic-tac-toe: Allan Goff, "Quantum tic-tac-toe: A teaching metaphor for superposition in quantum
//! mechanics", American Journal of Physics 74(11), 962–973 (2006), doi 10.1119/1.2213635.
//!
//! Each move places two spooky marks with the move's number. A pair that closes a cycle of pairs makes the other
//! player choose in which of its squares it settles; that settles the whole entanglement. Only classical marks make
//! lines, looked at after every collapse and after the last-square move. Where both players get a line, the one
//! completed at the lower number wins. The board is always 3×3.
//!
//! ```
//! use quantum_tictactoe::position::Position;
//! use quantum_tictactoe::quantum::Quantum;
//!
//! let mut position = Quantum::new();
//! for token in ["15", "35", "45", "56", "57", "59", "15", "c5"] {
//!     position = position.play(token.parse()?)?;
//! }
//! assert_eq!(position.to_string(), "1-23745-6");
//! let outcome = position.outcome().ok_or("not over")?;
//! assert_eq!((outcome.score.first.points(), outcome.score.second.points()), (1.0, 0.5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod collapse;
mod ensemble;
mod entanglement;
mod game;
mod goff;
mod lines;
mod moves;
mod notation;
mod player;
mod ply;
mod setup;
mod solvable;
pub mod solver;
mod state;
mod tables;
pub mod view;

pub use collapse::{Collapse, Settled};
pub use ensemble::{Board, Share};
pub use entanglement::{Component, Cycle};
pub use goff::{GoffError, read_goff};
pub use lines::Line;
pub use moves::{IllegalMove, Move};
pub use ply::{Plies, Ply};
pub use setup::{Setup, SetupError};
pub use state::{Phase, Quantum};
