//! Why something is refused: a move, a text that should be one, the rules of a game.
//!
//! Each game has its own reasons and makes these from them. A code is a stable word that programs and translations go by; a
//! message is a sentence for people, in lower case and without a full stop.

use std::borrow::Cow;
use std::error::Error;
use std::fmt::{self, Display};
use std::num::ParseIntError;

/// Why a move is refused: a stable word, a sentence, and the places concerned.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    code: &'static str,
    message: Cow<'static, str>,
    squares: Vec<u8>,
}

impl Refusal {
    /// A reason with its stable word, its text and the numbers of the places concerned.
    pub fn new(code: &'static str, message: impl Into<Cow<'static, str>>, squares: impl Into<Vec<u8>>) -> Refusal {
        Refusal { code, message: message.into(), squares: squares.into() }
    }

    /// The stable word, such as `game-over`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The numbers of the places concerned; often none.
    #[must_use]
    pub fn squares(&self) -> &[u8] {
        &self.squares
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for Refusal {}

/// A move after the end of a game: the one reason that all games share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameOver;

impl GameOver {
    /// The stable word for it.
    pub const CODE: &'static str = "game-over";
}

impl Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game is over")
    }
}

impl Error for GameOver {}

impl From<GameOver> for Refusal {
    fn from(over: GameOver) -> Refusal {
        Refusal::new(GameOver::CODE, over.to_string(), [])
    }
}

/// Text that names no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseMoveError {
    code: &'static str,
    message: &'static str,
}

impl ParseMoveError {
    /// Not of any move's form.
    pub const NOT_A_MOVE: ParseMoveError = ParseMoveError::new("not-a-move", "this is not a move");
    /// Nothing was written.
    pub const EMPTY: ParseMoveError = ParseMoveError::new("empty-move", "no move was given");

    /// A move, but not in the one form that records take.
    pub const NOT_CANONICAL: ParseMoveError =
        ParseMoveError::new("not-canonical", "a record writes this move otherwise");

    /// An error with its stable word and its text.
    #[must_use]
    pub const fn new(code: &'static str, message: &'static str) -> ParseMoveError {
        ParseMoveError { code, message }
    }

    /// The stable word for this error.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.code
    }
}

impl Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message)
    }
}

impl Error for ParseMoveError {}

/// A move that is a number, and text that is none.
impl From<ParseIntError> for ParseMoveError {
    fn from(_: ParseIntError) -> ParseMoveError {
        ParseMoveError::NOT_A_MOVE
    }
}

/// Rules that can't be played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RulesError {
    code: &'static str,
    message: Cow<'static, str>,
}

impl RulesError {
    /// No game has this name or letter.
    pub const UNKNOWN_GAME: RulesError =
        RulesError { code: "unknown-game", message: Cow::Borrowed("there is no such game") };
    /// The rules in a record are not written in their one canonical form.
    pub const NOT_CANONICAL: RulesError = RulesError {
        code: "rules-not-canonical",
        message: Cow::Borrowed("the rules are not written as records write them"),
    };

    /// An error with its stable word and its text.
    pub fn new(code: &'static str, message: impl Into<Cow<'static, str>>) -> RulesError {
        RulesError { code, message: message.into() }
    }

    /// The stable word for this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code
    }
}

impl Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for RulesError {}
