//! What the search asks, and what it has proven.
//!
//! A finished game has a *worth*: sixteen times the half points, X minus O, and for a game that is not drawn one less
//! for each move that the winner needed (one more from X's view when O won). Worths order games by value first, then
//! fastest win and slowest loss. A *goal* asks whether X can reach a worth of at least so much. When only values are
//! asked for, lengths are left out of it. Under the objective `Win` only the sign of the half points counts.

use super::masks::Halves;
use crate::side::Side;
use crate::value::Objective;

/// Half points weigh this much against one move; no game has more moves.
const WEIGHT: i8 = 16;

/// The worth that X is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Goal {
    worth: i8,
    /// Set when moves are counted too.
    counting: Option<Objective>,
}

impl Goal {
    /// Bits of a bound on worths.
    pub const BITS: u32 = 7;

    /// At least so many half points, in any number of moves.
    pub const fn value(halves: Halves) -> Goal {
        // A value is worth at least this however long it takes.
        let worth = if halves > 0 { WEIGHT * (halves - 1) + 1 } else { WEIGHT * halves };
        Goal { worth, counting: None }
    }

    /// At least this worth. A draw counts no moves.
    pub const fn exactly(objective: Objective, worth: Worth) -> Goal {
        match worth.halves {
            0 => Goal::value(0),
            _ => Goal { worth: worth.rank(), counting: Some(objective) },
        }
    }

    /// Anything better than the least that reaches this goal.
    pub const fn better(self) -> Goal {
        Goal { worth: self.worth + 1, ..self }
    }

    /// The same goal seen some moves later.
    pub const fn after(self, moves: u8) -> Goal {
        match self.counting {
            Some(_) => Goal { worth: self.worth + moves as i8 * self.worth.signum(), ..self },
            None => self,
        }
    }

    /// Whether only a game that X wins reaches it.
    pub const fn is_won(self) -> bool {
        self.worth > 0
    }

    /// The least half points that reach the goal with a game that ends in so many moves; 5 if none do.
    pub fn needed(self, moves: u8) -> Halves {
        let reaches = |halves: &Halves| {
            let worth = match self.counting {
                Some(objective) => Worth::new(counted(objective, *halves), moves),
                None => Worth::new(*halves, 0),
            };
            worth.rank() >= self.worth
        };
        (-2..=4).find(reaches).unwrap_or(5)
    }
}

/// The half points as far as the objective tells them apart.
pub(super) const fn counted(objective: Objective, halves: Halves) -> Halves {
    match objective {
        Objective::Win => halves.signum(),
        Objective::Points => halves,
    }
}

/// Half points at the end, X minus O, and the moves until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Worth {
    halves: Halves,
    moves: u8,
}

impl Worth {
    pub const DRAW: Worth = Worth { halves: 0, moves: 0 };

    pub const fn new(halves: Halves, moves: u8) -> Worth {
        Worth { halves, moves }
    }

    pub const fn halves(self) -> Halves {
        self.halves
    }

    pub const fn moves(self) -> u8 {
        self.moves
    }

    /// More for what the side likes better.
    pub const fn seen_by(self, side: Side) -> i8 {
        match side {
            Side::First => self.rank(),
            Side::Second => -self.rank(),
        }
    }

    const fn rank(self) -> i8 {
        WEIGHT * self.halves - self.halves.signum() * self.moves as i8
    }
}

/// Bounds on the worth of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proven {
    lower: i8,
    upper: i8,
}

impl Proven {
    /// All that is known without looking.
    pub const NOTHING: Proven = Proven { lower: WEIGHT * -2, upper: WEIGHT * 4 };

    /// What it says that the game ends with at least and at most so many half points.
    pub const fn between(least: Halves, most: Halves) -> Proven {
        Proven { lower: WEIGHT * least, upper: WEIGHT * most }
    }

    /// What an answer says.
    pub const fn by(goal: Goal, reached: bool) -> Proven {
        if reached {
            Proven { lower: goal.worth, ..Proven::NOTHING }
        } else {
            Proven { upper: goal.worth - 1, ..Proven::NOTHING }
        }
    }

    /// Both together.
    pub fn and(self, other: Proven) -> Proven {
        Proven { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }

    /// Whether the goal is reached, if this is enough to tell.
    pub const fn answers(self, goal: Goal) -> Option<bool> {
        if self.lower >= goal.worth {
            Some(true)
        } else if self.upper < goal.worth {
            Some(false)
        } else {
            None
        }
    }

    /// Both bounds in seven bits each, counted from the least worth.
    pub const fn ranks(self) -> u64 {
        let least = Proven::NOTHING.lower;
        ((self.lower - least) as u64) << Goal::BITS | (self.upper - least) as u64
    }

    /// The bounds in the lowest bits of a table's entry.
    pub fn from_ranks(entry: u64) -> Proven {
        let least = Proven::NOTHING.lower;
        let rank = |shift: u32| (entry >> shift & ((1 << Goal::BITS) - 1)) as i8;
        Proven { lower: rank(Goal::BITS) + least, upper: rank(0) + least }
    }
}
