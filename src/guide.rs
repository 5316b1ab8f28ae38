//! What a game may tell the tree search beyond its rules.

use crate::playout::Random;
use crate::position::{Position, Solvable};
use crate::value::{Objective, Value};

/// What helps the tree search with a game. None of it is needed, and what is wrong in it costs strength, no more; but the
/// bounds have to be true.
#[derive(Debug)]
pub struct Guide<P: Position> {
    /// The least and the greatest value that a position can still come to. A move that reaches the end of them is as good
    /// as can be, and proves the value of the position before it.
    pub bounds: fn(&P, Objective) -> (Value, Value),
    /// How good a legal move looks before any playout.
    pub prior: Option<fn(&P, P::Move) -> Prior>,
    /// Whether a move is worth much the same a few turns later, so that each playout tells something of all moves that its
    /// two sides have made in it.
    pub all_as_first: bool,
    /// The answer that a playout gives to a position at once, if there is one; else it goes on at random.
    pub answer: Option<Answer<P>>,
}

/// The answer to a position, if one suggests itself.
pub type Answer<P> = fn(&P, &mut Random) -> Option<<P as Position>::Move>;

/// A guess at a move's value, and how many playouts it is as good as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prior {
    /// The value for the first side.
    pub value: Value,
    /// So many playouts tell as much.
    pub playouts: u16,
}

impl<P: Position> Guide<P> {
    /// No help at all: a playout may end with any score there is.
    pub const NONE: Guide<P> = Guide { bounds: any_score, prior: None, all_as_first: false, answer: None };
}

impl<P: Solvable> Guide<P> {
    /// The bounds that exact search has, and no more.
    pub const SOLVABLE: Guide<P> = Guide { bounds: P::bounds, ..Guide::NONE };
}

impl<P: Position> Clone for Guide<P> {
    fn clone(&self) -> Guide<P> {
        *self
    }
}

impl<P: Position> Copy for Guide<P> {}

fn any_score<P: Position>(_: &P, objective: Objective) -> (Value, Value) {
    match objective {
        Objective::Win => (Value::LOSS, Value::WIN),
        Objective::Points => (Value::from_halves(-4), Value::from_halves(4)),
    }
}
