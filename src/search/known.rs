//! What is proven of a position, and the questions by which more is proven.

use crate::position::Turn;
use crate::side::Side;
use crate::value::{Bounds, Value};

/// What is proven of a position: bounds of its value, and of the number of moves to the end with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) bounds: Bounds,
    /// At least so many moves.
    pub(super) shortest: u16,
    /// At most so many moves.
    pub(super) longest: u16,
}

/// A question whose answer is proven. Questions about lengths are asked once the value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Whether the value is at least this.
    AtLeast(Value),
    /// Whether best play, for this value, takes at least so many moves.
    Lasts(Value, u16),
}

/// Whether a move is one of the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    Best,
    Worse,
    /// The answer to this question brings it nearer to being known.
    Open(Question),
}

impl Known {
    /// What follows from both.
    pub(super) fn and(self, other: Known) -> Known {
        Known {
            bounds: self.bounds.and(other.bounds),
            shortest: self.shortest.max(other.shortest),
            longest: self.longest.min(other.longest),
        }
    }

    /// The number of moves to the end, if nothing else is left.
    pub(super) fn length(self) -> Option<u16> {
        (self.shortest >= self.longest).then_some(self.shortest)
    }

    /// Whether this answers the question, either way.
    pub(super) fn answers(self, question: Question) -> bool {
        match question {
            Question::AtLeast(value) => self.bounds.lower >= value || self.bounds.upper < value,
            Question::Lasts(_, moves) => self.shortest >= moves || self.longest < moves,
        }
    }

    /// The next question towards the exact value, or `None` when it is known: first whether somebody gains, and who;
    /// then from there outwards.
    pub(super) fn value_question(self) -> Option<Question> {
        let Bounds { lower, upper } = self.bounds;
        let zero = Value::ZERO;
        let threshold = if lower >= zero || upper > zero { lower.max(zero).next() } else { upper.min(zero) };
        self.bounds.value().is_none().then_some(Question::AtLeast(threshold))
    }

    /// The next question towards the number of moves to the end, or `None` when value or number are not open.
    pub(super) fn length_question(self) -> Option<Question> {
        let value = self.bounds.value()?;
        self.length().is_none().then_some(Question::Lasts(value, self.shortest + 1))
    }

    /// How a move to this position stands where the value is `best` and `turn` makes it.
    pub(super) fn standing(self, turn: Turn, best: Value) -> Standing {
        let Bounds { lower, upper } = self.bounds;
        match turn {
            Turn::Side(Side::First) if upper < best => Standing::Worse,
            Turn::Side(Side::First) if lower < best => Standing::Open(Question::AtLeast(best)),
            Turn::Side(Side::Second) if lower > best => Standing::Worse,
            Turn::Side(Side::Second) if upper > best => Standing::Open(Question::AtLeast(best.next())),
            Turn::Chance => self.value_question().map_or(Standing::Best, Standing::Open),
            Turn::Side(_) => Standing::Best,
        }
    }
}

/// Whether the longest way counts for who acts, among moves that keep this value. Who gains is in a hurry, nobody else.
pub(super) fn is_patient(turn: Turn, value: Value) -> bool {
    match turn {
        Turn::Side(side) => value.seen_by(side) <= Value::ZERO,
        Turn::Chance => true,
    }
}
