//! A game from its start: the moves made, a cursor among them, and the written forms.

use std::fmt;
use std::str::FromStr;

use crate::draws::DrawReason;
use crate::outcome::Outcome;
use crate::position::{GameOver, Notation, ParseMoveError, PlayError, Position, Refusal, RulesError};

/// The longest text that is read as a record, in characters: room for nine men's morris, whose longest games have some
/// 1,400 moves after the placing.
pub const MAX_TEXT: usize = 40_000;

/// A game's start and moves. The cursor stands after any number of them; playing drops what follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<P: Position> {
    /// The position after each number of moves, the first one first: always one more than there are moves.
    positions: Vec<P>,
    moves: Vec<P::Move>,
    /// What the history says of each position; empty in games that draw by none.
    history: Vec<History>,
    cursor: usize,
}

/// What draws depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct History {
    /// How many times the position has come, this time included.
    times: u16,
    /// The moves before it that could be taken back, since the last one that could not.
    quiet_moves: u16,
}

impl<P: Position + Default> Default for Record<P> {
    fn default() -> Record<P> {
        Record::new(P::default())
    }
}

impl<P: Position> Record<P> {
    /// A game without moves.
    #[must_use]
    pub fn new(first: P) -> Record<P> {
        let history = if P::DRAWS.is_none() { Vec::new() } else { vec![History { times: 1, quiet_moves: 0 }] };
        Record { positions: vec![first], moves: Vec::new(), history, cursor: 0 }
    }

    /// The position before the first move.
    #[must_use]
    pub fn first_position(&self) -> &P {
        &self.positions[0]
    }

    /// The position at the cursor.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.positions[self.cursor]
    }

    /// The position before the move that led to the cursor; `None` before the first move.
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

    /// The result at the cursor, by the position or by what has been before, or `None` while the game goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome().or_else(|| self.draw().map(|_| Outcome::DRAW))
    }

    /// Why the game is drawn at the cursor although its rules would allow more moves; `None` where it is not.
    #[must_use]
    pub fn draw(&self) -> Option<DrawReason> {
        let History { times, quiet_moves } = *self.history.get(self.cursor)?;
        let reached = |count: u16, limit: Option<u16>| limit.is_some_and(|limit| count >= limit);
        let reason = if reached(times, P::DRAWS.repetitions) {
            DrawReason::Repetition
        } else if reached(quiet_moves, P::DRAWS.quiet_moves) {
            DrawReason::Quiet
        } else {
            return None;
        };
        self.position().outcome().is_none().then_some(reason)
    }

    /// Clears `moves` and fills it with the legal moves at the cursor in ascending order: none if and only if the game is
    /// over.
    pub fn legal_moves(&self, moves: &mut Vec<P::Move>) {
        moves.clear();
        if self.draw().is_none() {
            self.position().legal_moves(moves);
        }
    }

    /// Makes a move at the cursor and drops what followed it.
    ///
    /// # Errors
    /// An illegal move and any move after the end are refused, and nothing has changed.
    pub fn play(&mut self, m: P::Move) -> Result<(), PlayError<P>> {
        let refusal = if self.draw().is_some() { Some(GameOver.into()) } else { self.position().refusal(m) };
        match refusal {
            Some(refusal) => Err(PlayError { position: self.position().clone(), refused: m, refusal }),
            None => {
                self.play_unchecked(m);
                Ok(())
            }
        }
    }

    /// Makes a move that is known to be legal, at the cursor, and drops what followed it. After any other move the record
    /// means nothing.
    pub fn play_unchecked(&mut self, m: P::Move) {
        let mut next = self.position().clone();
        next.play_unchecked(m);
        if !P::DRAWS.is_none() {
            let after = self.history_after(m, &next);
            self.history.truncate(self.cursor + 1);
            self.history.push(after);
        }
        self.moves.truncate(self.cursor);
        self.positions.truncate(self.cursor + 1);
        self.moves.push(m);
        self.positions.push(next);
        self.cursor += 1;
    }

    /// What the history says of the position that a move leads to. Only as far back as moves could be taken back can it
    /// have stood before.
    fn history_after(&self, m: P::Move, next: &P) -> History {
        let before = self.history.get(self.cursor).map_or(0, |history| history.quiet_moves);
        let quiet_moves = if self.position().is_irreversible(m) { 0 } else { before.saturating_add(1) };
        let reach = (self.cursor + 1).saturating_sub(usize::from(quiet_moves))..=self.cursor;
        let same = reach.rev().find(|index| self.positions.get(*index) == Some(next));
        let times = same.and_then(|index| self.history.get(index)).map_or(0, |history| history.times);
        History { times: times.saturating_add(1), quiet_moves }
    }

    /// Moves the cursor one move back; false before the first move.
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
        let mut link = self.first_position().head();
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
        let head = P::IMPLIED_HEAD.is_none().then(|| format!("{}:", self.first_position().head()));
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
        let refused = |error: ParseMoveError| self.refuse(at, RecordErrorKind::Parse(error));
        let m: P::Move = token.parse().map_err(|error: <P::Move as FromStr>::Err| refused(error.into()))?;
        if glued.is_some_and(|glued| glued != P::is_glued(m)) {
            return Err(refused(P::MISPLACED));
        }
        if m.to_string() != token {
            return Err(refused(ParseMoveError::NOT_CANONICAL));
        }
        self.record.play(m).map_err(|error| self.refuse(at, RecordErrorKind::Illegal(error.refusal.into())))
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
