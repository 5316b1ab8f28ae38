//! What a game is: positions, their moves, and how moves are written.

use std::error::Error;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::draws::Draws;
use crate::outcome::Outcome;
use crate::side::Side;
use crate::value::{Objective, Value};

pub use crate::refusal::{GameOver, ParseMoveError, Refusal, RulesError};

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
    /// A move. Its text form is the canonical token of a record; a record takes no other that reads as the same move.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr;

    /// Why a move is refused. [`Refusal`] itself will do.
    type Illegal: Error + Clone + Eq + From<GameOver> + Into<Refusal> + Send + Sync + 'static;

    /// The draws that depend on history, which only a [`Record`](crate::record::Record) can tell.
    const DRAWS: Draws = Draws::NONE;

    /// Who acts next; without meaning once the game is over.
    fn turn(&self) -> Turn;

    /// The result, or `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Clears `moves` and fills it with the legal moves in ascending order: none if and only if the game is over.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Makes a move that is known to be legal. After any other move the position means nothing.
    fn play_unchecked(&mut self, m: Self::Move);

    /// Why the move may not be made here, or `None` if it is legal.
    ///
    /// [`refuse_unlisted`] does it for a game whose reasons need no words of their own.
    fn refusal(&self, m: Self::Move) -> Option<Self::Illegal>;

    /// How many times more likely than a move of weight 1 a chance move is.
    fn weight(&self, _m: Self::Move) -> u32 {
        1
    }

    /// Whether no earlier position can come again after this legal move. It ends the count of quiet moves.
    fn is_irreversible(&self, _m: Self::Move) -> bool {
        false
    }

    /// A number of moves within which the game is over, whatever is played.
    fn longest(&self) -> u16 {
        u16::MAX
    }

    /// How many legal moves there are.
    fn legal_move_count(&self) -> usize {
        moves_of(self).len()
    }

    /// How many sequences of two legal moves there are.
    fn two_move_count(&self) -> u64 {
        let counts = moves_of(self).into_iter().map(|m| {
            let mut next = self.clone();
            next.play_unchecked(m);
            next.legal_move_count() as u64
        });
        counts.sum()
    }

    /// The legal move with this place in ascending order, from 0, or `None` past the last.
    fn nth_legal_move(&self, n: usize) -> Option<Self::Move> {
        moves_of(self).get(n).copied()
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

/// The legal moves of a position in ascending order.
pub(crate) fn moves_of<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// Why a move may not be made that is not among the legal ones.
pub fn refuse_unlisted<P: Position>(position: &P, m: P::Move) -> Option<Refusal> {
    match moves_of(position).binary_search(&m) {
        Ok(_) => None,
        Err(_) if position.outcome().is_some() => Some(GameOver.into()),
        Err(_) => Some(Refusal::new("illegal-move", format!("{m} is not a legal move here"), [])),
    }
}

/// A game whose positions tables can know.
pub trait Keyed: Position {
    /// What a table knows a position by.
    type Key: Eq + Hash + Copy;

    /// The position's key, the same for all that the board's symmetries turn into each other. Positions with equal keys
    /// have equal values, and equally long best play.
    fn key(&self) -> Self::Key;
}

/// A game that exact search can solve.
///
/// Implementing it promises that every line of play ends by the rules of the position alone, and that along every line the
/// total weights of the chance turns multiply to a divisor of [`Value::UNITS`].
pub trait Solvable: Keyed {
    /// The least and the greatest value that can still be reached.
    fn bounds(&self, _objective: Objective) -> (Value, Value) {
        (Value::LOSS, Value::WIN)
    }

    /// How good a legal move looks to whoever makes it; the most promising ones are searched first. Of no influence on
    /// results.
    fn promise(&self, _m: Self::Move) -> i32 {
        0
    }
}

/// How the records of a game are written. Links once given out are read for ever.
pub trait Notation: Position<Move: FromStr<Err: Error + Into<ParseMoveError>>> {
    /// The head that the text form leaves out; `None` where it begins with the head and a colon.
    const IMPLIED_HEAD: Option<&'static str> = None;

    /// What is said of a move that a link writes directly behind another one, or away from it, and should not.
    const MISPLACED: ParseMoveError = ParseMoveError::new("not-canonical", "a link writes a dash before each move");

    /// What a link begins with, the game and its rules: a letter, a number, and what else it takes.
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
    fn parse_typed(&self, text: &str) -> Result<Self::Move, ParseMoveError> {
        text.trim().parse().map_err(Into::into)
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
    pub refusal: P::Illegal,
}

impl<P: Position> Display for PlayError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.refusal, f)
    }
}

impl<P: Position> Error for PlayError<P> {}
