//! The one list of all games: a record of whichever game its text or name says, and the views of them.

#[macro_use]
mod list;

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::game::{Command, Game, Options};
#[cfg(feature = "classic")]
use crate::games::classic;
use crate::games::quantum;
use crate::outcome::Outcome;
use crate::perft::perft_of_record;
use crate::playout::{Random, random_move};
use crate::position::{Notation, ParseMoveError, Position, Refusal, RulesError, Turn};
use crate::record::{MAX_TEXT, Record, RecordError, RecordErrorKind};

pub use any_solver::{AnalysisView, AnySolver, BoundedMove, ProgressView, ValuedMove};
pub use decision::{DecisionView, ThoughtView};

games! { $
    "Quantum tic-tac-toe.": Quantum(quantum::Quantum),
    "Classic tic-tac-toe.": #[cfg(feature = "classic")] Classic(classic::Classic),
}

mod any_solver;
mod decision;

// The games' views have always been found here as well.
#[cfg(feature = "classic")]
pub use classic::view::{ClassicLineView, ClassicOutcomeView, ClassicTurnView, ClassicView, RulesView, TargetView};
pub use quantum::view::{
    BoardView, ChoiceView, ComponentView, CycleView, LineView, MarkView, OutcomeView, PairView, PointsView,
    QuantumSide, QuantumView, SquareView, StepView, TurnView, ensemble_view,
};

/// A game that is on the list.
trait Listed: Game {
    /// The record, if it is one of this game.
    fn record(any: &AnyRecord) -> Option<&Record<Self>>;
}

impl AnyRecord {
    /// The game's name: `quantum`, `classic`.
    #[must_use]
    pub fn variant(&self) -> &'static str {
        with_record!(self, record => name_of(record))
    }

    /// The legal moves at the cursor, in ascending order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        with_record!(self, record => {
            let mut moves = Vec::new();
            record.legal_moves(&mut moves);
            moves.iter().map(ToString::to_string).collect()
        })
    }

    /// Who acts at the cursor; without meaning once the game is over.
    #[must_use]
    pub fn turn(&self) -> Turn {
        with_record!(self, record => record.position().turn())
    }

    /// The result at the cursor, or `None` while the game goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        with_record!(self, record => record.outcome())
    }

    /// Reads a typed move and makes it at the cursor.
    ///
    /// # Errors
    /// Text that is no move, and illegal moves. Nothing has changed then.
    pub fn play_typed(&mut self, text: &str) -> Result<(), TypedMoveError> {
        with_record!(self, record => {
            let m = record.position().parse_typed(text).map_err(TypedMoveError::Parse)?;
            record.play(m).map_err(|error| TypedMoveError::Illegal(error.refusal.into()))
        })
    }

    /// Moves the cursor to after `index` moves; false, and nothing has changed, when there are fewer.
    pub fn go_to(&mut self, index: usize) -> bool {
        with_record!(self, record => record.go_to(index))
    }

    /// The number of sequences of exactly `depth` moves from the cursor; see [`perft_of_record`].
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        with_record!(self, record => perft_of_record(record, depth))
    }

    /// The position at the cursor in one word, square by square: `31--2----`, `oox-x-x--`.
    #[must_use]
    pub fn board(&self) -> String {
        with_record!(self, record => record.position().to_string())
    }

    /// How many moves stand before the cursor.
    #[must_use]
    pub fn cursor(&self) -> usize {
        with_record!(self, record => record.cursor())
    }

    /// How many moves there are, also after the cursor.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a record always has a start")]
    pub fn len(&self) -> usize {
        with_record!(self, record => record.moves().len())
    }

    /// All moves, also those after the cursor.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        with_record!(self, record => record.moves().iter().map(ToString::to_string).collect())
    }

    /// The first `length` moves in link form, or all where there are fewer.
    #[must_use]
    pub fn link_of(&self, length: usize) -> String {
        with_record!(self, record => record.link_of(length))
    }

    /// The whole record in text form.
    #[must_use]
    pub fn text(&self) -> String {
        with_record!(self, record => record.text())
    }

    /// A new game by its name, or by a name and a head such as `classic:t1.4.g`.
    ///
    /// # Errors
    /// Names and heads of no game, and a head of another game than the name says.
    pub fn new(name: &str) -> Result<AnyRecord, RulesError> {
        match name.split_once(':') {
            None => AnyRecord::with_options(name, &mut ()),
            Some((name, head)) => {
                let record = AnyRecord::from_head(head)?;
                if record.variant() == name { Ok(record) } else { Err(RulesError::UNKNOWN_GAME) }
            }
        }
    }

    /// Does what a command asks for at the cursor; `None`, and nothing has changed, in a game that knows no such command.
    ///
    /// # Errors
    /// The move that the command means is illegal here, and nothing has changed.
    pub fn obey(&mut self, command: Command) -> Option<Result<(), Refusal>> {
        with_record!(self, record => {
            let m = record.position().command(command)?;
            Some(record.play(m).map_err(|error| error.refusal.into()))
        })
    }

    /// Draws the outcome of a chance turn at the cursor; false, and nothing has changed, where there is none.
    pub fn roll(&mut self, random: &mut Random) -> bool {
        with_record!(self, record => {
            let due = record.outcome().is_none() && record.position().turn() == Turn::Chance;
            let rolled = if due { random_move(record.position(), random) } else { None };
            rolled.map(|m| record.play_unchecked(m)).is_some()
        })
    }

    /// The classical games that are still possible at the cursor; `None` in a game that has no such thing.
    #[must_use]
    pub fn ensemble(&self) -> Option<Vec<BoardView>> {
        quantum::Quantum::record(self).map(|record| ensemble_view(record.position()))
    }
}

fn name_of<P: Game>(_: &Record<P>) -> &'static str {
    P::NAME
}

/// Reads a record of any game in link form, in text form, or a quantum one as Goff writes it.
///
/// ```
/// use quantum_tictactoe::variant::AnyRecord;
///
/// let goff: AnyRecord = "X1+(1,2); O2+(1,2); X2@X1(1)!X1(1)!O2(2);".parse()?;
/// assert_eq!(goff.text(), "12 12 c2");
/// # Ok::<(), quantum_tictactoe::record::RecordError>(())
/// ```
impl FromStr for AnyRecord {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<AnyRecord, RecordError> {
        if text.chars().nth(MAX_TEXT).is_some() {
            return Err(RecordError::at_start(RecordErrorKind::TooLong));
        }
        AnyRecord::read(text)
    }
}

/// Why a typed move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedMoveError {
    /// The text names no move.
    Parse(ParseMoveError),
    /// The move is not legal here.
    Illegal(Refusal),
}

impl TypedMoveError {
    /// The stable word for this error.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            TypedMoveError::Parse(error) => error.code(),
            TypedMoveError::Illegal(refusal) => refusal.code(),
        }
    }

    /// The numbers of the squares concerned; often none.
    #[must_use]
    pub fn squares(&self) -> &[u8] {
        match self {
            TypedMoveError::Parse(_) => &[],
            TypedMoveError::Illegal(refusal) => refusal.squares(),
        }
    }
}

impl fmt::Display for TypedMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypedMoveError::Parse(error) => error.fmt(f),
            TypedMoveError::Illegal(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for TypedMoveError {}
