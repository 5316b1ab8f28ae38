//! The one list of all games: a record of whichever game its text or name says, and the views of them.

mod opponent;
mod solver;
mod view;

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "classic")]
use crate::games::classic::{Classic, Rules};
use crate::games::quantum::{Quantum, read_goff};
use crate::outcome::Outcome;
use crate::perft::perft;
use crate::position::{Notation, ParseMoveError, Position, Refusal, RulesError, Turn};
use crate::record::{MAX_TEXT, Record, RecordError, RecordErrorKind};

#[cfg(feature = "classic")]
pub use crate::games::classic::view::{ClassicLineView, ClassicOutcomeView, ClassicTurnView, ClassicView, RulesView};
pub use crate::games::quantum::view::{
    BoardView, ChoiceView, ComponentView, CycleView, LineView, MarkView, OutcomeView, PairView, PointsView,
    QuantumSide, QuantumView, SquareView, StepView, TurnView, ensemble_view,
};
pub use opponent::{DecisionView, ThoughtView};
pub use solver::{AnalysisView, AnySolver, BoundedMove, ProgressView, ValuedMove};
pub use view::View;

/// A record of any of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyRecord {
    /// Quantum tic-tac-toe.
    Quantum(Record<Quantum>),
    /// Classic tic-tac-toe.
    #[cfg(feature = "classic")]
    Classic(Record<Classic>),
}

/// Does the same to the record of whichever game it is.
macro_rules! with_record {
    ($any:expr, $record:ident => $body:expr) => {
        match $any {
            AnyRecord::Quantum($record) => $body,
            #[cfg(feature = "classic")]
            AnyRecord::Classic($record) => $body,
        }
    };
}

impl AnyRecord {
    /// The game's name: `quantum`, `classic`.
    #[must_use]
    pub fn variant(&self) -> &'static str {
        match self {
            AnyRecord::Quantum(_) => "quantum",
            #[cfg(feature = "classic")]
            AnyRecord::Classic(_) => "classic",
        }
    }

    /// The legal moves at the cursor, in ascending order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        with_record!(self, record => {
            let mut moves = Vec::new();
            record.position().legal_moves(&mut moves);
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
            record.play(m).map_err(|error| TypedMoveError::Illegal(error.refusal))
        })
    }

    /// Moves the cursor to after `index` moves; false, and nothing has changed, when there are fewer.
    pub fn go_to(&mut self, index: usize) -> bool {
        with_record!(self, record => record.go_to(index))
    }

    /// The number of sequences of exactly `depth` moves from the cursor; see [`perft()`].
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        with_record!(self, record => perft(record.position(), depth))
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

    /// A new game by its name, or by a head such as `classic:t1.4.g`.
    ///
    /// # Errors
    /// Names and heads of no game, and a head of another game than the name says.
    pub fn start(name: &str) -> Result<AnyRecord, RulesError> {
        match name.split_once(':') {
            None if name == "quantum" => Ok(AnyRecord::Quantum(Record::default())),
            #[cfg(feature = "classic")]
            None if name == "classic" => Ok(AnyRecord::Classic(Record::default())),
            None => Err(RulesError::UnknownGame),
            Some((name, head)) => {
                let record = AnyRecord::from_head(head)?;
                if record.variant() == name { Ok(record) } else { Err(RulesError::UnknownGame) }
            }
        }
    }

    fn from_head(head: &str) -> Result<AnyRecord, RulesError> {
        match head.as_bytes().first() {
            Some(b'q') => Quantum::from_head(head).map(Record::new).map(AnyRecord::Quantum),
            #[cfg(feature = "classic")]
            Some(b't') => Classic::from_head(head).map(Record::new).map(AnyRecord::Classic),
            _ => Err(RulesError::UnknownGame),
        }
    }
}

#[cfg(feature = "classic")]
impl From<Rules> for AnyRecord {
    fn from(rules: Rules) -> AnyRecord {
        AnyRecord::Classic(Record::new(Classic::new(rules)))
    }
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
        match text.as_bytes() {
            [b'X', ..] => from_goff(text).map(AnyRecord::Quantum),
            [b'q', ..] => Record::from_link(text).map(AnyRecord::Quantum),
            [] | [b'0'..=b'9', ..] | [b'c', b'0'..=b'9', ..] => Record::from_text(text).map(AnyRecord::Quantum),
            #[cfg(feature = "classic")]
            [b't', ..] => text.parse().map(AnyRecord::Classic),
            _ => Err(RecordError::at_start(RecordErrorKind::Rules(RulesError::UnknownGame))),
        }
    }
}

fn from_goff(text: &str) -> Result<Record<Quantum>, RecordError> {
    let (moves, error) = match read_goff(text) {
        Ok(moves) => (moves, None),
        Err(error) => {
            let at = text.get(..error.at).map_or(0, |before| before.chars().count());
            (error.moves, Some((at, error.refusal)))
        }
    };
    let mut record = Record::default();
    let refused = |at, refusal, record: &Record<Quantum>| RecordError {
        kind: RecordErrorKind::Illegal(refusal),
        index: record.moves().len(),
        at,
        legal_prefix: record.link(),
    };
    for m in moves {
        if let Err(error) = record.play(m) {
            return Err(refused(0, error.refusal, &record));
        }
    }
    match error {
        Some((at, refusal)) => Err(refused(at, refusal, &record)),
        None => Ok(record),
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
