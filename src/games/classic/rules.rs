//! The options of classic tic-tac-toe.

use std::error::Error;
use std::fmt;

use crate::position::RulesError;

/// The largest side of a board.
pub const MAX_SIDE: u8 = 5;

/// Rules that can be played: a board of side 3 to 5, lines of 3 to n, and the three options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    n: u8,
    k: u8,
    misere: bool,
    wild: bool,
    gravity: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { n: 3, k: 3, misere: false, wild: false, gravity: false }
    }
}

impl Rules {
    /// A board of side `n` with lines of `k`, without options.
    ///
    /// # Errors
    /// `n` outside 3–5, `k` outside 3–`n`.
    pub const fn new(n: u8, k: u8) -> Result<Rules, BoardError> {
        if n < 3 || n > MAX_SIDE {
            return Err(BoardError::Size);
        }
        if k < 3 || k > n {
            return Err(BoardError::LineLength { n });
        }
        Ok(Rules { n, k, misere: false, wild: false, gravity: false })
    }

    /// The same with misère on or off: the player who completes a line loses.
    #[must_use]
    pub const fn with_misere(self, misere: bool) -> Rules {
        Rules { misere, ..self }
    }

    /// The same with wild on or off: each move may be X or O.
    #[must_use]
    pub const fn with_wild(self, wild: bool) -> Rules {
        Rules { wild, ..self }
    }

    /// The same with gravity on or off: a mark falls to the lowest empty square of its column.
    #[must_use]
    pub const fn with_gravity(self, gravity: bool) -> Rules {
        Rules { gravity, ..self }
    }

    /// Squares on a side, 3–5.
    #[must_use]
    pub const fn n(self) -> u8 {
        self.n
    }

    /// Marks in a line, 3–n.
    #[must_use]
    pub const fn k(self) -> u8 {
        self.k
    }

    /// Whether the player who completes a line loses.
    #[must_use]
    pub const fn misere(self) -> bool {
        self.misere
    }

    /// Whether each move may be X or O.
    #[must_use]
    pub const fn wild(self) -> bool {
        self.wild
    }

    /// Whether marks fall to the lowest empty square of their column.
    #[must_use]
    pub const fn gravity(self) -> bool {
        self.gravity
    }

    /// Squares on the board.
    #[must_use]
    pub const fn squares(self) -> u8 {
        self.n * self.n
    }

    /// Places that a move can name: squares, or columns under gravity.
    #[must_use]
    pub const fn places(self) -> u8 {
        if self.gravity { self.n } else { self.squares() }
    }
}

/// Rules that no board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardError {
    /// A board side out of range.
    Size,
    /// A line length out of range for a board of this side.
    LineLength {
        /// The board's side.
        n: u8,
    },
}

impl BoardError {
    /// The stable word for this error.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            BoardError::Size => "board-size",
            BoardError::LineLength { .. } => "line-length",
        }
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::Size => f.write_str("a board has 3, 4 or 5 squares on a side"),
            BoardError::LineLength { n } => {
                write!(f, "a line has at least 3 and at most {n} squares on a board of side {n}")
            }
        }
    }
}

impl Error for BoardError {}

impl From<BoardError> for RulesError {
    fn from(error: BoardError) -> RulesError {
        RulesError::new(error.code(), error.to_string())
    }
}
