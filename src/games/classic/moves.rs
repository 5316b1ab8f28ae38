//! The moves of classic tic-tac-toe, how they are written, and why they are refused.

use std::fmt;
use std::str::FromStr;

use super::rules::Rules;
use crate::refusal::{GameOver, ParseMoveError, Refusal};
use crate::square::Mark;

/// A move: a square, or a column under gravity, and a mark where the player may choose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The square's or the column's number, from 1.
    pub place: u8,
    /// The mark under wild rules; else none.
    pub mark: Option<Mark>,
}

/// The canonical token: `5`, wild `5x`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)?;
        self.mark.map_or(Ok(()), |mark| write!(f, "{mark}"))
    }
}

/// Reads canonical tokens only.
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let (digits, mark) = match (text.strip_suffix('x'), text.strip_suffix('o')) {
            _ if text.is_empty() => return Err(ParseMoveError::EMPTY),
            (Some(digits), _) => (digits, Some(Mark::X)),
            (_, Some(digits)) => (digits, Some(Mark::O)),
            (None, None) => (text, None),
        };
        Ok(Move { place: place(digits)?, mark })
    }
}

impl Move {
    /// Reads what a person typed: `5`; wild also `X5`, `5 x`, `5-O`.
    ///
    /// # Errors
    /// Text of no such form.
    pub fn parse_typed(text: &str) -> Result<Move, ParseMoveError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(ParseMoveError::EMPTY);
        }
        let mark = |c: char| match c {
            'x' | 'X' => Some(Mark::X),
            'o' | 'O' => Some(Mark::O),
            _ => None,
        };
        let is_separator = |c: char| matches!(c, ' ' | '\t' | '-' | ',');
        let mut rest = text.chars();
        if let Some(mark) = rest.next().and_then(mark) {
            return Ok(Move { place: place(rest.as_str().trim_start_matches(is_separator))?, mark: Some(mark) });
        }
        let mut rest = text.chars();
        if let Some(mark) = rest.next_back().and_then(mark) {
            return Ok(Move { place: place(rest.as_str().trim_end_matches(is_separator))?, mark: Some(mark) });
        }
        Ok(Move { place: place(text)?, mark: None })
    }
}

/// One or two digits without a leading zero.
fn place(digits: &str) -> Result<u8, ParseMoveError> {
    match digits.as_bytes() {
        [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9'] => digits.parse().map_err(|_| ParseMoveError::NOT_A_MOVE),
        _ => Err(ParseMoveError::NOT_A_MOVE),
    }
}

/// Why a move of classic tic-tac-toe is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The game has ended.
    GameOver,
    /// No square of the board has this number.
    NoSuchSquare {
        /// The number of squares.
        squares: u8,
    },
    /// No column of the board has this number.
    NoSuchColumn {
        /// The number of columns.
        columns: u8,
    },
    /// The square already holds a mark.
    Taken(u8),
    /// The column is full.
    FullColumn(u8),
    /// Under wild rules a move says which mark it is.
    MarkDue,
    /// Without wild rules nobody chooses a mark.
    MarkGiven,
}

impl IllegalMove {
    /// The reason on a board with these rules, if the place that the move names does not exist or its mark does not fit.
    pub(super) const fn of_form(m: Move, rules: Rules) -> Option<IllegalMove> {
        if m.place == 0 || m.place > rules.places() {
            return Some(if rules.gravity() {
                IllegalMove::NoSuchColumn { columns: rules.n() }
            } else {
                IllegalMove::NoSuchSquare { squares: rules.squares() }
            });
        }
        match (m.mark, rules.wild()) {
            (None, true) => Some(IllegalMove::MarkDue),
            (Some(_), false) => Some(IllegalMove::MarkGiven),
            (Some(_), true) | (None, false) => None,
        }
    }

    /// The stable word for this reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            IllegalMove::GameOver => GameOver::CODE,
            IllegalMove::NoSuchSquare { .. } => "no-such-square",
            IllegalMove::NoSuchColumn { .. } => "no-such-column",
            IllegalMove::Taken(_) => "taken-square",
            IllegalMove::FullColumn(_) => "full-column",
            IllegalMove::MarkDue => "mark-due",
            IllegalMove::MarkGiven => "mark-given",
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::GameOver => GameOver.fmt(f),
            IllegalMove::NoSuchSquare { squares } => write!(f, "the squares are numbered 1 to {squares}"),
            IllegalMove::NoSuchColumn { columns } => write!(f, "the columns are numbered 1 to {columns}"),
            IllegalMove::Taken(square) => write!(f, "square {square} already has a mark"),
            IllegalMove::FullColumn(column) => write!(f, "column {column} is full"),
            IllegalMove::MarkDue => f.write_str("say which mark: x or o"),
            IllegalMove::MarkGiven => f.write_str("the mark is not chosen in this game"),
        }
    }
}

impl std::error::Error for IllegalMove {}

impl From<GameOver> for IllegalMove {
    fn from(_: GameOver) -> IllegalMove {
        IllegalMove::GameOver
    }
}

impl From<IllegalMove> for Refusal {
    fn from(reason: IllegalMove) -> Refusal {
        let squares = match reason {
            IllegalMove::Taken(square) => vec![square],
            _ => Vec::new(),
        };
        Refusal::new(reason.code(), reason.to_string(), squares)
    }
}
