//! A game from its start: the moves made, a cursor among them, and the written forms.

use std::fmt;
use std::str::FromStr;

use crate::outcome::Outcome;
use crate::position::{Notation, ParseMoveError, PlayError, Position, Refusal, RulesError};

/// The longest text that is read as a record, in characters.
pub const MAX_TEXT: usize = 10_000;

/// A game's start and moves. The cursor stands after any number of them; playing drops what follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<P: Position> {
    /// The position after each number of moves, the start first: always one more than there are moves.
    positions: Vec<P>,
    moves: Vec<P::Move>,
    cursor: usize,
}

impl<P: Position + Default> Default for Record<P> {
    fn default() -> Record<P> {
        Record::new(P::default())
    }
}

impl<P: Position> Record<P> {
    /// A game without moves.
    #[must_use]
    pub fn new(start: P) -> Record<P> {
        Record { positions: vec![start], moves: Vec::new(), cursor: 0 }
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> &P {
        &self.positions[0]
    }

    /// The position at the cursor.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.positions[self.cursor]
    }

    /// The position before the move that led to the cursor; `None` at the start.
    #[must_use]
    pub fn previous(&self) -> Option<&P> {
        self.positions.get(self.cursor.checked_sub(1)?)
    }

    /// All moves, also those after the cursor.
    #[must_use]
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// The moves up to the cursor.
    #[must_use]
    pub fn played(&self) -> &[P::Move] {
        &self.moves[..self.cursor]
    }

    /// How many moves stand before the cursor.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The result at the cursor, or `None` while the game goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// Makes a move at the cursor and drops what followed it.
    ///
    /// # Errors
    /// An illegal move is refused, and nothing has changed.
    pub fn play(&mut self, m: P::Move) -> Result<(), PlayError<P>> {
        let next = self.position().clone().play(m)?;
        self.moves.truncate(self.cursor);
        self.positions.truncate(self.cursor + 1);
        self.moves.push(m);
        self.positions.push(next);
        self.cursor += 1;
        Ok(())
    }

    /// Moves the cursor one move back; false at the start.
    pub fn undo(&mut self) -> bool {
        self.cursor > 0 && self.go_to(self.cursor - 1)
    }

    /// Moves the cursor one move forward; false at the end.
    pub fn redo(&mut self) -> bool {
        self.go_to(self.cursor + 1)
    }

    /// Moves the cursor to after `index` moves; false, and nothing has changed, when there are fewer.
    pub fn go_to(&mut self, index: usize) -> bool {
        let there = index <= self.moves.len();
        if there {
            self.cursor = index;
        }
        there
    }
}

impl<P: Notation> Record<P> {
    /// The whole record in link form: `q1-12-25-15c5-34`.
    #[must_use]
    pub fn link(&self) -> String {
        self.link_of(self.moves.len())
    }

    /// The first `length` moves in link form, or all where there are fewer.
    #[must_use]
    pub fn link_of(&self, length: usize) -> String {
        let mut link = self.start().head();
        for m in self.moves.iter().take(length) {
            if !P::is_glued(*m) {
                link.push('-');
            }
            link.push_str(&m.to_string());
        }
        link
    }

    /// The whole record in text form: `12 25 15 c5 34`, in most games with the head and a colon before it.
    #[must_use]
    pub fn text(&self) -> String {
        let head = P::IMPLIED_HEAD.is_none().then(|| format!("{}:", self.start().head()));
        let words: Vec<String> = head.into_iter().chain(self.moves.iter().map(ToString::to_string)).collect();
        words.join(" ")
    }

    /// Reads the link form.
    ///
    /// # Errors
    /// Anything that [`link`](Record::link) does not write.
    pub fn from_link(link: &str) -> Result<Record<P>, RecordError> {
        let (head, moves) = link.split_once('-').map_or((link, None), |(head, moves)| (head, Some(moves)));
        let mut reader = Reader::new(link, head)?;
        let mut at = head.len() + 1;
        for token in moves.into_iter().flat_map(|moves| moves.split('-')) {
            let (first, glued) = P::split_token(token);
            reader.play(first, at, Some(false))?;
            if !glued.is_empty() {
                reader.play(glued, at + first.len(), Some(true))?;
            }
            at += token.len() + 1;
        }
        Ok(reader.record)
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// Anything that [`text`](Record::text) does not write.
    pub fn from_text(text: &str) -> Result<Record<P>, RecordError> {
        let (head, moves) = match (P::IMPLIED_HEAD, text.split_once(':')) {
            (Some(head), _) => (head, Some(text).filter(|text| !text.is_empty())),
            (None, Some((head, ""))) => (head, None),
            (None, Some((head, moves))) if moves.starts_with(' ') => (head, moves.get(1..)),
            (None, _) => ("", None),
        };
        let mut reader = Reader::new(text, head)?;
        let mut at = text.len() - moves.map_or(0, str::len);
        for token in moves.into_iter().flat_map(|moves| moves.split(' ')) {
            reader.play(token, at, None)?;
            at += token.len() + 1;
        }
        Ok(reader.record)
    }
}

/// Reads either written form.
impl<P: Notation> FromStr for Record<P> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record<P>, RecordError> {
        let is_link = match P::IMPLIED_HEAD {
            Some(head) => text.starts_with(head),
            None => !text.contains(':'),
        };
        if is_link { Record::from_link(text) } else { Record::from_text(text) }
    }
}

/// A record that grows move by move as its text is read.
struct Reader<P: Position> {
    record: Record<P>,
}

impl<P: Notation> Reader<P> {
    fn new(text: &str, head: &str) -> Result<Reader<P>, RecordError> {
        if text.chars().nth(MAX_TEXT).is_some() {
            return Err(RecordError::at_start(RecordErrorKind::TooLong));
        }
        match P::from_head(head) {
            Ok(start) => Ok(Reader { record: Record::new(start) }),
            Err(error) => Err(RecordError::at_start(RecordErrorKind::Rules(error))),
        }
    }

    /// Reads and makes one move; `glued` says whether a link has it directly behind another one.
    fn play(&mut self, token: &str, at: usize, glued: Option<bool>) -> Result<(), RecordError> {
        let m: P::Move = token.parse().map_err(|error| self.refuse(at, RecordErrorKind::Parse(error)))?;
        if glued.is_some_and(|glued| glued != P::is_glued(m)) {
            return Err(self.refuse(at, RecordErrorKind::Parse(ParseMoveError::Misplaced)));
        }
        self.record.play(m).map_err(|error| self.refuse(at, RecordErrorKind::Illegal(error.refusal)))
    }

    fn refuse(&self, at: usize, kind: RecordErrorKind) -> RecordError {
        RecordError { kind, index: self.record.moves.len(), at, legal_prefix: self.record.link() }
    }
}

/// A refused record: where it goes wrong, why, and what of it is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Why.
    pub kind: RecordErrorKind,
    /// The move that is refused, from 0.
    pub index: usize,
    /// Where it stands in the text, in characters from 0.
    pub at: usize,
    /// The moves before it in link form; empty where not even the game is known.
    pub legal_prefix: String,
}

/// Why a record is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordErrorKind {
    /// More than [`MAX_TEXT`] characters.
    TooLong,
    /// Its head names no game or no rules.
    Rules(RulesError),
    /// A token that is no move.
    Parse(ParseMoveError),
    /// A move that is not legal where it stands.
    Illegal(Refusal),
}

impl RecordError {
    /// An error before the first move of a game that is not known.
    #[must_use]
    pub fn at_start(kind: RecordErrorKind) -> RecordError {
        RecordError { kind, index: 0, at: 0, legal_prefix: String::new() }
    }

    /// The numbers of the squares concerned; often none.
    #[must_use]
    pub fn squares(&self) -> &[u8] {
        match &self.kind {
            RecordErrorKind::Illegal(refusal) => refusal.squares(),
            RecordErrorKind::TooLong | RecordErrorKind::Rules(_) | RecordErrorKind::Parse(_) => &[],
        }
    }

    /// The stable word for this error.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match &self.kind {
            RecordErrorKind::TooLong => "too-long",
            RecordErrorKind::Rules(error) => error.code(),
            RecordErrorKind::Parse(error) => error.code(),
            RecordErrorKind::Illegal(refusal) => refusal.code(),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            RecordErrorKind::TooLong => write!(f, "a record has at most {MAX_TEXT} characters"),
            RecordErrorKind::Rules(error) => write!(f, "{error}"),
            RecordErrorKind::Parse(error) => write!(f, "move {}: {error}", self.index + 1),
            RecordErrorKind::Illegal(refusal) => write!(f, "move {}: {refusal}", self.index + 1),
        }
    }
}

impl std::error::Error for RecordError {}
