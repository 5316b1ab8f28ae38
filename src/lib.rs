//! Allan Goff's quantum tic-tac-toe and its relatives: the rules, records and views of the games.
//!
//! ```
//! use quantum_tictactoe::position::Position;
//! use quantum_tictactoe::quantum::Quantum;
//! use quantum_tictactoe::record::Record;
//!
//! let mut game: Record<Quantum> = "12 25 15".parse()?;
//! assert_eq!(game.position().choices().map(|pair| pair.to_string()), Some("15".into()));
//! game.play("c5".parse()?)?;
//! assert_eq!(game.link(), "q1-12-25-15c5");
//! assert_eq!(game.position().outcome(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game is a type that implements [`position::Position`]: [`quantum::Quantum`] and, with the feature
//! `classic`, [`classic::Classic`]. [`record::Record`] adds history, undo and the written forms to any of them;
//! [`variant::AnyRecord`] is a record of whichever game its text names.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod analysis;
pub mod outcome;
pub mod perft;
pub mod playout;
pub mod position;
pub mod side;
pub mod square;
pub mod value;

#[cfg(feature = "classic")]
pub mod classic;
pub mod opponent;
pub mod quantum;
pub mod record;
pub mod search;
pub mod variant;

#[cfg(target_arch = "wasm32")]
mod wasm;
