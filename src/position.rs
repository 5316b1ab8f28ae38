//! What a game is: positions, their moves, and how moves are refused and written.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::outcome::Outcome;
use crate::side::Side;
use crate::value::{Objective, Value};

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// One of the two people.
    Side(Side),
    /// Chance: the legal moves are the outcomes, weighted by [`Position::weight`]; the caller draws one.
    Chance,
}

/// A position of a game: everything the rules need to go on, without history or counters.
pub trait Position: Clone + Eq + Hash + Debug {
    /// A move. Its text form is the canonical token of a record.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr;

    /// Who acts next; without meaning once the game is over.
    fn turn(&self) -> Turn;

    /// The result, or `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Clears `moves` and fills it with the legal moves in ascending order: none if and only if the game is over.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Makes a move that is known to be legal. After any other move the position means nothing.
    fn play_unchecked(&mut self, m: Self::Move);

    /// How many times more likely than a move of weight 1 a chance move is.
    fn weight(&self, _m: Self::Move) -> u32 {
        1
    }

    /// How many legal moves there are.
    fn legal_move_count(&self) -> usize {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.len()
    }

    /// The legal move with this place in ascending order, from 0, or `None` past the last.
    fn nth_legal_move(&self, n: usize) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.get(n).copied()
    }

    /// Why the move may not be made here, or `None` if it is legal.
    fn refusal(&self, m: Self::Move) -> Option<Refusal> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        match moves.binary_search(&m) {
            Ok(_) => None,
            Err(_) => Some(Refusal::new("illegal-move", format!("{m} is not a legal move here"), [])),
        }
    }

    /// Whether the move may be made here.
    fn is_legal(&self, m: Self::Move) -> bool {
        self.refusal(m).is_none()
    }

    /// The position after the move.
    ///
    /// # Errors
    /// An illegal move gives the unchanged position back, with the reason.
    fn play(mut self, m: Self::Move) -> Result<Self, PlayError<Self>> {
        match self.refusal(m) {
            Some(refusal) => Err(PlayError { position: self, refused: m, refusal }),
            None => {
                self.play_unchecked(m);
                Ok(self)
            }
        }
    }
}

/// A game that exact search can solve.
///
/// Implementing it promises that every line of play ends; that equal keys have equal values, and equally long best play;
/// and that along every line the total weights of the chance turns multiply to a divisor of [`Value::UNITS`].
pub trait Solvable: Position {
    /// What a table knows a position by.
    type Key: Eq + Hash + Copy;

    /// The position's key, the same for all that the board's symmetries turn into each other.
    fn key(&self) -> Self::Key;

    /// The least and the greatest value that can still be reached.
    fn bounds(&self, objective: Objective) -> (Value, Value);

    /// How good a legal move looks to whoever makes it; the most promising ones are searched first. Of no influence on
    /// results.
    fn promise(&self, m: Self::Move) -> i32;

    /// A number of moves within which the game is over, whatever is played.
    fn longest(&self) -> u16 {
        u16::MAX
    }
}

/// How the records of a game are written. Links once given out are read for ever.
pub trait Notation: Position<Move: FromStr<Err = ParseMoveError>> {
    /// The head that the text form leaves out; `None` where it begins with the head and a colon.
    const IMPLIED_HEAD: Option<&'static str> = None;

    /// What a link begins with, the game and its rules: `q1`, `t1.3.w`.
    fn head(&self) -> String;

    /// The start position that a head names.
    ///
    /// # Errors
    /// A head of another game, of unknown or contradictory rules, or one not written canonically.
    fn from_head(head: &str) -> Result<Self, RulesError>;

    /// Whether a link writes this move directly behind the move before it, without a dash.
    fn is_glued(_m: Self::Move) -> bool {
        false
    }

    /// Splits a token of a link into a move and what is glued to it, empty where nothing is.
    fn split_token(token: &str) -> (&str, &str) {
        (token, "")
    }

    /// Reads what a person typed, leniently, for the move that is due in this position.
    ///
    /// # Errors
    /// Text that names no move of this game. The move it names may still be illegal.
    fn parse_typed(&self, text: &str) -> Result<Self::Move, ParseMoveError>;
}

/// Why a move is refused: a stable word, a sentence, and the squares concerned.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    code: &'static str,
    message: String,
    squares: Vec<u8>,
}

impl Refusal {
    /// A reason with its stable word, its text and the numbers of the squares concerned.
    pub fn new(code: &'static str, message: impl Into<String>, squares: impl Into<Vec<u8>>) -> Refusal {
        Refusal { code, message: message.into(), squares: squares.into() }
    }

    /// The stable word, such as `classical-square`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The numbers of the squares concerned; often none.
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

/// A refused move, with the unchanged position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayError<P: Position> {
    /// The position, as it was.
    pub position: P,
    /// The move that was refused.
    pub refused: P::Move,
    /// Why.
    pub refusal: Refusal,
}

impl<P: Position> Display for PlayError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.refusal, f)
    }
}

impl<P: Position> std::error::Error for PlayError<P> {}

/// Text that names no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParseMoveError {
    /// Not of any move's form.
    NotAMove,
    /// A move, but not in the one form that records take.
    NotCanonical,
    /// A pair of twice the same square.
    SameSquare,
    /// A move that belongs directly behind the one before it, or must not stand there.
    Misplaced,
    /// Nothing was written.
    Empty,
}

impl ParseMoveError {
    /// The stable word for this error.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            ParseMoveError::NotAMove => "not-a-move",
            ParseMoveError::NotCanonical => "not-canonical",
            ParseMoveError::SameSquare => "same-square",
            ParseMoveError::Misplaced => "not-canonical",
            ParseMoveError::Empty => "empty-move",
        }
    }
}

impl Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParseMoveError::NotAMove => "this is not a move",
            ParseMoveError::NotCanonical => "a record writes the lower square first",
            ParseMoveError::SameSquare => "a pair needs two different squares",
            ParseMoveError::Misplaced => "a link writes a collapse directly behind its pair",
            ParseMoveError::Empty => "no move was given",
        })
    }
}

impl std::error::Error for ParseMoveError {}

/// Rules that can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RulesError {
    /// No game has this name or letter.
    UnknownGame,
    /// The rules in a record are not written in their one canonical form.
    NotCanonical,
    /// A board side out of range.
    Size,
    /// A line length out of range for a board of this side.
    LineLength {
        /// The board's side.
        n: u8,
    },
}

impl RulesError {
    /// The stable word for this error.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            RulesError::UnknownGame => "unknown-game",
            RulesError::NotCanonical => "rules-not-canonical",
            RulesError::Size => "board-size",
            RulesError::LineLength { .. } => "line-length",
        }
    }
}

impl Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::UnknownGame => f.write_str("there is no such game"),
            RulesError::NotCanonical => f.write_str("the rules are not written as records write them"),
            RulesError::Size => f.write_str("a board has 3, 4 or 5 squares on a side"),
            RulesError::LineLength { n } => {
                write!(f, "a line has at least 3 and at most {n} squares on a board of side {n}")
            }
        }
    }
}

impl std::error::Error for RulesError {}
