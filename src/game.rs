//! What a game adds to its rules: one implementation in its folder, and nothing else names it.

use std::collections::TryReserveError;
use std::fmt::Display;

use serde::Serialize;

use crate::analysis::{Analysis, MoveBounds, Progress};
use crate::guide::Guide;
use crate::level::{Habits, Level};
use crate::position::{Notation, Position, RulesError};
use crate::record::{Record, RecordError};
use crate::value::Objective;

/// A game as the outside meets it: named, started with options, written, shown, solved and played.
pub trait Game: Notation + Display + 'static {
    /// The game's name: that of its folder and its feature, and the `variant` of its views.
    const NAME: &'static str;

    /// The first byte of its records.
    const LETTER: u8;

    /// What the outside sees at a record's cursor.
    type View: Serialize;

    /// What values its moves: a fast solver of its own, [`Search`](crate::search::Search), or
    /// [`Unsolved`](crate::search::Unsolved).
    type Solver: Solver<Self>;

    /// The start position under the options that are given; all are read before any is judged.
    ///
    /// # Errors
    /// Options that contradict one another or are out of range.
    fn from_options(options: &mut dyn Options) -> Result<Self, RulesError>;

    /// The view at the record's cursor.
    fn view(record: &Record<Self>) -> Self::View;

    /// The move that a command means here; `None` in a game without such moves.
    fn command(&self, _command: Command) -> Option<Self::Move> {
        None
    }

    /// Whether a text is to be read as a record of this game, right or wrong.
    fn claims(text: &str) -> bool {
        text.as_bytes().first() == Some(&Self::LETTER)
    }

    /// Reads a record in any of the forms that this game has.
    ///
    /// # Errors
    /// Text that is no record of this game, or not one that can be played.
    fn read(text: &str) -> Result<Record<Self>, RecordError> {
        text.parse()
    }

    /// The best level of its computer players under these rules: [`Level::Perfect`] where its play is proven.
    fn best_level(&self) -> Level {
        Level::Expert
    }

    /// How a level thinks in this position.
    fn habits(&self, level: Level) -> Habits {
        Habits::plain(level)
    }

    /// How good the position looks for the first side at a glance, within ±[`Habits::SURE`] / 2.
    fn glance(&self) -> i32 {
        0
    }

    /// What helps the tree search with this game.
    fn guide() -> Guide<Self> {
        Guide::NONE
    }

    /// Whether the side to act only chooses what becomes of the move before; choices take no time of their own.
    fn is_choice(&self) -> bool {
        false
    }
}

/// Values every move of a position, a slice of work at a time. It knows no clock: the caller says how much to look at.
pub trait Solver<P: Position>: Sized {
    /// Whether it proves what it says, given time; else it estimates.
    const PROVES: bool = true;

    /// A solver for an objective, whose table takes at most so many bytes; any size is correct.
    ///
    /// # Errors
    /// There is no memory for the table.
    fn with_table(objective: Objective, table_bytes: usize) -> Result<Self, TryReserveError>;

    /// A solver that looks for the best move alone and ends after about so many positions, where that finds better moves
    /// than random games do. Asked only of what does not prove.
    ///
    /// # Errors
    /// There is no memory for the table.
    fn for_one_move(_table_bytes: usize, _nodes: u64) -> Result<Option<Self>, TryReserveError> {
        Ok(None)
    }

    /// The move that looks best so far to a solver made [for one move](Solver::for_one_move), and what is proven of it.
    fn favourite(&self) -> Option<MoveBounds<P::Move>> {
        None
    }

    /// Turns to the position at a record's cursor. What the table holds is kept.
    fn start(&mut self, record: &Record<P>);

    /// Looks at about so many further positions, then stops; the next step goes on from there.
    fn step(&mut self, nodes: u64) -> Progress<P::Move>;

    /// The results, once a step has come to the end; until then `None`. What is not proven says so.
    fn analysis(&mut self) -> Option<Analysis<P::Move>>;
}

/// A move that is not written as a token but asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Command {
    /// Settle what is open on the place with this number.
    Collapse(u8),
}

/// The options of a game as somebody gives them, by name. What is not given is `None`.
pub trait Options {
    /// A whole number from 0 to `most`.
    ///
    /// # Errors
    /// Something else stands there.
    fn number(&mut self, name: &'static str, most: u8) -> Result<Option<u8>, RulesError>;

    /// True or false.
    ///
    /// # Errors
    /// Something else stands there.
    fn flag(&mut self, name: &'static str) -> Result<Option<bool>, RulesError>;

    /// One of these words.
    ///
    /// # Errors
    /// Something else stands there.
    fn word(&mut self, name: &'static str, words: &[&'static str]) -> Result<Option<&'static str>, RulesError>;
}

/// No option is given.
impl Options for () {
    fn number(&mut self, _: &'static str, _: u8) -> Result<Option<u8>, RulesError> {
        Ok(None)
    }

    fn flag(&mut self, _: &'static str) -> Result<Option<bool>, RulesError> {
        Ok(None)
    }

    fn word(&mut self, _: &'static str, _: &[&'static str]) -> Result<Option<&'static str>, RulesError> {
        Ok(None)
    }
}
