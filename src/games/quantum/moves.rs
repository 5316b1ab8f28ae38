//! The moves of quantum tic-tac-toe, how they are written, and why they are refused.

use std::fmt;
use std::str::FromStr;

use crate::refusal::{GameOver, ParseMoveError, Refusal};
use crate::square::{Pair, Square};

/// A move of quantum tic-tac-toe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Two spooky marks on two squares.
    Spooky(Pair),
    /// The choice of the square in which the newest move settles.
    Measure(Square),
    /// X's ninth move, one plain mark on the last free square.
    Classical(Square),
}

/// The canonical token: `15`, `c5`, `9`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Spooky(pair) => write!(f, "{pair}"),
            Move::Measure(square) => write!(f, "c{square}"),
            Move::Classical(square) => write!(f, "{square}"),
        }
    }
}

/// A move, but not in the one form that records take.
const NOT_CANONICAL: ParseMoveError = ParseMoveError::new("not-canonical", "a record writes the lower square first");
/// A pair of twice the same square.
const SAME_SQUARE: ParseMoveError = ParseMoveError::new("same-square", "a pair needs two different squares");

/// Reads canonical tokens only.
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        match text.as_bytes() {
            [] => Err(ParseMoveError::EMPTY),
            [digit] => square(*digit).map(Move::Classical),
            [b'c', digit] => square(*digit).map(Move::Measure),
            [low, high] if square(*low)? > square(*high)? => Err(NOT_CANONICAL),
            [low, high] => pair(*low, *high, false),
            _ => Err(ParseMoveError::NOT_A_MOVE),
        }
    }
}

impl Move {
    /// Reads what a person typed: `15`, `51`, `5-1`, `1 5`, `1,5`; `c5`, `=5`, `5!`; `9`, and `99` when
    /// `last_square` says that the last square is due.
    ///
    /// # Errors
    /// Text of no such form; `99` at another time.
    pub fn parse_typed(text: &str, last_square: bool) -> Result<Move, ParseMoveError> {
        match text.trim().as_bytes() {
            [] => Err(ParseMoveError::EMPTY),
            [digit] => square(*digit).map(Move::Classical),
            [b'c' | b'C' | b'=', digit] | [digit, b'!'] => square(*digit).map(Move::Measure),
            [a, b] => pair(*a, *b, last_square),
            [a, between @ .., b] if is_separator(between) => pair(*a, *b, last_square),
            _ => Err(ParseMoveError::NOT_A_MOVE),
        }
    }
}

fn square(digit: u8) -> Result<Square, ParseMoveError> {
    Square::new(digit.wrapping_sub(b'0')).ok_or(ParseMoveError::NOT_A_MOVE)
}

fn pair(a: u8, b: u8, last_square: bool) -> Result<Move, ParseMoveError> {
    let (a, b) = (square(a)?, square(b)?);
    match Pair::new(a, b) {
        Some(pair) => Ok(Move::Spooky(pair)),
        None if last_square => Ok(Move::Classical(a)),
        None => Err(SAME_SQUARE),
    }
}

/// Blanks with at most one dash or comma among them.
fn is_separator(between: &[u8]) -> bool {
    let signs = between.iter().filter(|byte| !byte.is_ascii_whitespace());
    let mut signs = signs.copied();
    matches!((signs.next(), signs.next()), (None | Some(b'-' | b','), None))
}

/// Why a move of quantum tic-tac-toe is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The game has ended.
    GameOver,
    /// The square already holds a classical mark.
    ClassicalSquare(Square),
    /// A cycle is open: one of the newest move's squares is to be chosen first.
    CollapseDue(Pair),
    /// There is no cycle to settle.
    NoCycle,
    /// The newest move can settle in its own two squares only.
    NotOnNewestMove {
        /// The square that was chosen.
        chosen: Square,
        /// The two squares of the newest move.
        newest: Pair,
    },
    /// A pair no longer fits: one square is left.
    LastSquareDue(Square),
    /// A single mark, while a pair still fits.
    PairDue,
}

impl IllegalMove {
    /// The stable word for this reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            IllegalMove::GameOver => GameOver::CODE,
            IllegalMove::ClassicalSquare(_) => "classical-square",
            IllegalMove::CollapseDue(_) => "collapse-due",
            IllegalMove::NoCycle => "no-cycle",
            IllegalMove::NotOnNewestMove { .. } => "not-on-newest-move",
            IllegalMove::LastSquareDue(_) => "last-square-due",
            IllegalMove::PairDue => "pair-due",
        }
    }

    /// The numbers of the squares concerned; often none.
    #[must_use]
    pub fn squares(self) -> Vec<u8> {
        match self {
            IllegalMove::GameOver | IllegalMove::NoCycle | IllegalMove::PairDue => Vec::new(),
            IllegalMove::ClassicalSquare(square) | IllegalMove::LastSquareDue(square) => vec![square.number()],
            IllegalMove::CollapseDue(pair) => pair.squares().map(Square::number).to_vec(),
            IllegalMove::NotOnNewestMove { chosen, .. } => vec![chosen.number()],
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::GameOver => GameOver.fmt(f),
            IllegalMove::ClassicalSquare(square) => write!(f, "square {square} is classical"),
            IllegalMove::CollapseDue(pair) => {
                write!(f, "the cycle must collapse first: choose square {} or {}", pair.low(), pair.high())
            }
            IllegalMove::NoCycle => f.write_str("there is no cycle to collapse"),
            IllegalMove::NotOnNewestMove { chosen, newest } => {
                write!(f, "the newest move is on squares {} and {}, not on {chosen}", newest.low(), newest.high())
            }
            IllegalMove::LastSquareDue(square) => {
                write!(f, "only square {square} is left, and it takes a single mark")
            }
            IllegalMove::PairDue => f.write_str("a move needs two squares while two are free"),
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
        Refusal::new(reason.code(), reason.to_string(), reason.squares())
    }
}
