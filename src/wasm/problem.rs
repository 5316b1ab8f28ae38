//! Errors as JavaScript sees them, told apart by name.

use serde::Serialize;

use super::json;
use crate::position::{Refusal, RulesError};
use crate::record::RecordError;
use crate::variant::TypedMoveError;

/// An answer to JavaScript, as JSON.
pub(super) type Answer = Result<String, Problem>;

/// What is thrown in JavaScript: an `Error` with this name and message, and these further fields.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct Problem {
    name: &'static str,
    message: String,
    fields: Fields,
}

#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Fields {
    None {},
    Rules {
        code: &'static str,
    },
    Move {
        code: &'static str,
        squares: Vec<u8>,
    },
    #[serde(rename_all = "camelCase")]
    Record {
        code: &'static str,
        index: usize,
        at: usize,
        squares: Vec<u8>,
        legal_prefix: String,
    },
}

/// The text of an answer, or of a problem behind an exclamation mark.
pub(super) fn text(answer: Answer) -> String {
    answer.unwrap_or_else(|problem| format!("!{}", json::text(&problem)))
}

/// The answer that a value is.
pub(super) fn value(value: &impl Serialize) -> Answer {
    Ok(json::text(value))
}

impl Problem {
    /// An argument of the wrong type or out of range.
    pub fn type_error(message: impl Into<String>) -> Problem {
        Problem { name: "TypeError", message: message.into(), fields: Fields::None {} }
    }

    /// There is no room for what was asked for.
    pub fn no_memory() -> Problem {
        Problem { name: "RangeError", message: "there is no memory for this".into(), fields: Fields::None {} }
    }

    /// An object whose work was cut short, by an overflow of the stack for instance.
    pub fn lost() -> Problem {
        Problem::type_error("this object's work was cut short: make a new one")
    }

    /// What can't be done in this game or position.
    pub fn refused(code: &'static str, message: &str) -> Problem {
        Problem { name: "MoveError", message: message.into(), fields: Fields::Move { code, squares: Vec::new() } }
    }

    /// A solver or a player that has been given no position.
    #[cfg(feature = "solvers")]
    pub fn not_started() -> Problem {
        Problem::refused("not-started", "no position has been given: call start first")
    }

    /// A game that only the full engine has.
    pub fn game_elsewhere() -> Problem {
        Problem { name: "RulesError", message: ELSEWHERE.into(), fields: Fields::Rules { code: FULL_ENGINE } }
    }

    /// A record that only the full engine reads.
    pub fn record_elsewhere() -> Problem {
        let (squares, legal_prefix) = (Vec::new(), String::new());
        let fields = Fields::Record { code: FULL_ENGINE, index: 0, at: 0, squares, legal_prefix };
        Problem { name: "RecordError", message: ELSEWHERE.into(), fields }
    }
}

/// The stable word for what only the full engine has, and its text.
const FULL_ENGINE: &str = "full-engine";
const ELSEWHERE: &str = "only the full engine has this: this is the small one";

impl From<RulesError> for Problem {
    fn from(error: RulesError) -> Problem {
        Problem { name: "RulesError", message: error.to_string(), fields: Fields::Rules { code: error.code() } }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let fields = Fields::Move { code: refusal.code(), squares: refusal.squares().to_vec() };
        Problem { name: "MoveError", message: refusal.to_string(), fields }
    }
}

impl From<TypedMoveError> for Problem {
    fn from(error: TypedMoveError) -> Problem {
        let fields = Fields::Move { code: error.code(), squares: error.squares().to_vec() };
        Problem { name: "MoveError", message: error.to_string(), fields }
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        let fields = Fields::Record {
            code: error.code(),
            index: error.index,
            at: error.at,
            squares: error.squares().to_vec(),
            legal_prefix: error.legal_prefix.clone(),
        };
        Problem { name: "RecordError", message: error.to_string(), fields }
    }
}
