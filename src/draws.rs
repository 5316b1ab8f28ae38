//! Draws that depend on what has been before, which a position alone can't tell.

/// When a game is drawn by its history. [`Record::outcome`](crate::record::Record::outcome) answers it.
///
/// A win on the same move comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Draws {
    /// The game is drawn when the same position stands on the board for so many times, the first one included.
    pub repetitions: Option<u16>,
    /// The game is drawn after so many moves in a row that could be taken back.
    pub quiet_moves: Option<u16>,
}

impl Draws {
    /// No draw depends on history.
    pub const NONE: Draws = Draws { repetitions: None, quiet_moves: None };

    /// Whether no draw depends on history.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.repetitions.is_none() && self.quiet_moves.is_none()
    }
}

/// Why a game is drawn although its rules would allow more moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DrawReason {
    /// The same position has come too often.
    Repetition,
    /// Nothing irrevocable has happened for too long.
    Quiet,
}

impl DrawReason {
    /// The stable word: `repetition`, `quiet`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            DrawReason::Repetition => "repetition",
            DrawReason::Quiet => "quiet",
        }
    }
}
