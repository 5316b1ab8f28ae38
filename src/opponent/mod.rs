//! Computer players for the games, from one that moves at random to one that never throws a game away.
//!
//! A [`Player`] works like a solver, a slice at a time. The weaker levels are no noisy versions of the best one: they look
//! a few moves ahead as people do (`mind.rs`), and err as people do. The best level asks the game's exact solver and takes
//! one of the best moves (`verdict.rs`, `comparison.rs`); where a game is too large for it, Monte-Carlo tree search. What
//! is random comes from the seed and the record alone.
//!
//! ```
//! use quantum_tictactoe::opponent::{Level, Player, Reason};
//! use quantum_tictactoe::quantum::Quantum;
//! use quantum_tictactoe::record::Record;
//!
//! let record: Record<Quantum> = "15 35 45 56 57 59 15".parse()?;
//! let mut player = Player::new(Level::Perfect, 1);
//! player.start(&record)?;
//! let decision = player.choose().ok_or("the game is over")?;
//! assert_eq!((decision.m.as_str(), decision.reason), ("c1", Reason::WinsNow));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod comparison;
mod mind;
mod player;
mod root_moves;
mod verdict;

use std::fmt;

use crate::value::Value;

pub use crate::level::{Habits, Level, ParseLevelError};
pub use player::{Player, Thought};

/// Why a move was chosen. Every reason but [`Guess`](Reason::Guess) is true, also of the weaker levels' moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// There is no other legal move.
    OnlyMove,
    /// It ends the game, won.
    WinsNow,
    /// It wins against any play.
    Wins,
    /// No other move wins.
    OnlyWinning,
    /// Every other move loses more: it alone saves the draw, or the half point of a lost game.
    OnlyHolding,
    /// It keeps the other player from winning at once: at least half of the legal moves allow a win, with the move itself
    /// or with the answer whatever is then chosen; this one does not.
    Prevents,
    /// It keeps the draw, or what can still be had of it.
    Holds,
    /// All moves lose; none loses less, or as much and later.
    LeastLoss,
    /// Nothing better is known of it.
    Guess,
}

impl Reason {
    /// The reason's stable word, such as `only-move`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::OnlyMove => "only-move",
            Reason::WinsNow => "wins-now",
            Reason::Wins => "wins",
            Reason::OnlyWinning => "only-winning",
            Reason::OnlyHolding => "only-holding",
            Reason::Prevents => "prevents",
            Reason::Holds => "holds",
            Reason::LeastLoss => "least-loss",
            Reason::Guess => "guess",
        }
    }
}

/// The stable word.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A move chosen, and why.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// The move's canonical token.
    pub m: String,
    /// Why it was chosen.
    pub reason: Reason,
    /// What it is worth, where that has been proven.
    pub value: Option<Value>,
}
