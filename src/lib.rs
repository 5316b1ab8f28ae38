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
//! [`variant::AnyRecord`] is a record of whichever game its text names. [`quantum::solver::QuantumSolver`] values every move
//! exactly, [`search`] does that for any game, and [`opponent::Player`] plays, at five levels.
//!
//! ```
//! use quantum_tictactoe::opponent::{Level, Player, Reason};
//! use quantum_tictactoe::variant::AnyRecord;
//!
//! let mut game: AnyRecord = "12 12".parse()?;
//! let mut player = Player::new(Level::Perfect, 1);
//! game.give_to(&mut player)?;
//! let decision = player.choose().ok_or("the game is over")?;
//! assert_eq!((decision.m.as_str(), decision.reason), ("c2", Reason::OnlyWinning));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `full` (on by default): all games, `goff` and `solvers`.
//! - `classic`: classic tic-tac-toe on boards of side 3 to 5, with misère, wild and gravity.
//! - `goff`: records as Allan Goff wrote them are read.
//! - `bindings`: the engine's half of the npm package of the same name, for JavaScript. Without it the crate is a plain
//!   library on `wasm32` too: it imports nothing, starts nothing and needs no wasm-bindgen.
//! - `solvers`: the bindings have the solvers and the computer players. In Rust these are always there.
//! - `bench`: exports the benchmarks to JavaScript; never part of a released build.
//!
//! The engine has no clock, thread, entropy, file or console.
#![forbid(unsafe_code)]
#![warn(missing_docs, missing_debug_implementations)]

pub mod analysis;
pub mod draws;
pub mod outcome;
pub mod perft;
pub mod playout;
pub mod position;
pub mod refusal;
pub mod set;
pub mod side;
pub mod square;
pub mod value;

pub mod game;
pub mod guide;
pub mod level;
pub mod opponent;
pub mod record;
pub mod search;
pub mod variant;

/// The games, one folder each: rules, notation, solver, players and view.
pub mod games {
    #[cfg(feature = "classic")]
    pub mod classic;
    pub mod quantum;
}

#[cfg(feature = "classic")]
pub use games::classic;
pub use games::quantum;

#[cfg(feature = "bindings")]
mod wasm;
