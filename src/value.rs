//! What a position is worth, exactly or between bounds.

use std::error::Error;
use std::fmt;
use std::ops::Neg;
use std::str::FromStr;

use crate::outcome::Outcome;
use crate::side::Side;

/// What the players play for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Objective {
    /// To win: one point for the winner, whatever the score.
    #[default]
    Win,
    /// The difference of the scores.
    Points,
}

impl Objective {
    /// What a finished game is worth.
    #[must_use]
    pub const fn value(self, outcome: Outcome) -> Value {
        match (self, outcome.winner) {
            (Objective::Win, None) => Value::ZERO,
            (Objective::Win, Some(Side::First)) => Value::WIN,
            (Objective::Win, Some(Side::Second)) => Value::LOSS,
            (Objective::Points, _) => {
                let [first, second] = [outcome.score.first.halves(), outcome.score.second.halves()];
                Value::from_halves(first as i8 - second as i8)
            }
        }
    }
}

/// The objective's name: `win`, `points`.
impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Objective::Win => "win",
            Objective::Points => "points",
        })
    }
}

/// Reads an objective's name.
impl FromStr for Objective {
    type Err = ParseObjectiveError;

    fn from_str(name: &str) -> Result<Objective, ParseObjectiveError> {
        match name {
            "win" => Ok(Objective::Win),
            "points" => Ok(Objective::Points),
            _ => Err(ParseObjectiveError),
        }
    }
}

/// A name of no objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseObjectiveError;

impl fmt::Display for ParseObjectiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("objective must be win or points")
    }
}

impl Error for ParseObjectiveError {}

/// Points won by the first side, less those won by the second, with both playing their best.
///
/// Counted in whole units, [`UNITS`](Value::UNITS) to half a point, so that the averages of chance turns come out whole.
/// Without chance turns it is a whole number of half points: in a game that is won or lost 1, 0 or −1 point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i32);

impl Value {
    /// The units in half a point: 2¹²·3³·5·7, enough for twelve throws of a coin in a row, or for three of a die.
    pub const UNITS: i32 = 4096 * 27 * 5 * 7;
    /// A draw, or equal points.
    pub const ZERO: Value = Value(0);
    /// The first side is one point ahead.
    pub const WIN: Value = Value::from_halves(2);
    /// The second side is one point ahead.
    pub const LOSS: Value = Value::from_halves(-2);

    /// So many half points for the first side; negative for the second.
    #[must_use]
    pub const fn from_halves(halves: i8) -> Value {
        Value(halves as i32 * Value::UNITS)
    }

    /// The number of half points, if it is whole.
    #[must_use]
    pub const fn halves(self) -> Option<i32> {
        if self.0 % Value::UNITS == 0 { Some(self.0 / Value::UNITS) } else { None }
    }

    /// So many units for the first side.
    #[must_use]
    pub const fn from_units(units: i32) -> Value {
        Value(units)
    }

    /// The number of units.
    #[must_use]
    pub const fn units(self) -> i32 {
        self.0
    }

    /// The value in points: without chance turns in steps of 0.5.
    #[must_use]
    pub fn points(self) -> f64 {
        f64::from(self.0) / f64::from(2 * Value::UNITS)
    }

    /// The value as this side sees it, more being better for it.
    #[must_use]
    pub const fn seen_by(self, side: Side) -> Value {
        match side {
            Side::First => self,
            Side::Second => Value(self.0.saturating_neg()),
        }
    }

    /// The least value above this one.
    #[must_use]
    pub const fn next(self) -> Value {
        Value(self.0.saturating_add(1))
    }
}

/// The same for the other side.
impl Neg for Value {
    type Output = Value;

    fn neg(self) -> Value {
        self.seen_by(Side::Second)
    }
}

/// In points: `1`, `0.5`, `-1`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.points())
    }
}

/// What is known of a value: at least `lower`, at most `upper`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// The value is not less.
    pub lower: Value,
    /// The value is not more.
    pub upper: Value,
}

impl Bounds {
    /// The value itself is known.
    #[must_use]
    pub const fn exact(value: Value) -> Bounds {
        Bounds { lower: value, upper: value }
    }

    /// The value, if nothing else is left.
    #[must_use]
    pub fn value(self) -> Option<Value> {
        (self.lower >= self.upper).then_some(self.lower)
    }

    /// Whether the value may be this one.
    #[must_use]
    pub fn contains(self, value: Value) -> bool {
        self.lower <= value && value <= self.upper
    }

    /// What is known from both.
    #[must_use]
    pub fn and(self, other: Bounds) -> Bounds {
        Bounds { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }

    /// Best first for the side: by what it has for certain, then by what it may hope for.
    #[must_use]
    pub fn seen_by(self, side: Side) -> (Value, Value) {
        match side {
            Side::First => (self.lower, self.upper),
            Side::Second => (-self.upper, -self.lower),
        }
    }
}

impl From<(Value, Value)> for Bounds {
    fn from((lower, upper): (Value, Value)) -> Bounds {
        Bounds { lower, upper }
    }
}
