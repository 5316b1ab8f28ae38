//! What a game tells a computer player beyond its rules.

use std::collections::TryReserveError;

use super::Level;
use crate::analysis::{Analysis, Progress};
use crate::position::{Notation, Position};
use crate::record::Record;
use crate::value::Value;

/// A game with computer players.
pub trait Played: Notation {
    /// The exact solver, asked under [`Objective::Points`](crate::value::Objective::Points): whoever plays for points
    /// also wins whatever can be won.
    type Solver: Exact<Self>;

    /// What takes the solver's place in positions that are too large for it.
    type Sampler: Sampler<Self>;

    /// How a level thinks in this position.
    fn habits(&self, level: Level) -> Habits;

    /// How good the position looks for the first side at a glance, within ±[`Habits::SURE`] / 2.
    fn glance(&self) -> i32;

    /// Whether the side to act only chooses what becomes of the move before; choices take no time of their own.
    fn is_choice(&self) -> bool {
        false
    }
}

/// An exact solver as a computer player uses it.
pub trait Exact<P: Position>: Sized {
    /// A new solver.
    ///
    /// # Errors
    /// There is no memory for its table.
    fn create() -> Result<Self, TryReserveError>;

    /// Turns to a position.
    fn begin(&mut self, position: &P);

    /// Looks at about so many further positions.
    fn advance(&mut self, nodes: u64) -> Progress<P::Move>;

    /// The results, once it is done.
    fn solved(&mut self) -> Option<Analysis<P::Move>>;
}

/// A player for games that are too large for a solver.
pub trait Sampler<P: Position>: Sized {
    /// Begins at a record's cursor. `None` if every position of the game can be solved.
    fn create(record: &Record<P>, seed: u64) -> Option<Self>;

    /// Plays so many random games.
    fn run(&mut self, playouts: u64);

    /// The best move, and its value if that is proven.
    fn best(&self) -> Option<(P::Move, Option<Value>)>;
}

/// The sampler of a game that needs none.
pub enum Needless {}

impl<P: Position> Sampler<P> for Needless {
    fn create(_: &Record<P>, _: u64) -> Option<Needless> {
        None
    }

    fn run(&mut self, _: u64) {}

    fn best(&self) -> Option<(P::Move, Option<Value>)> {
        None
    }
}

/// What a level sees, and what it misses. Chances are in per cent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    /// Moves looked ahead, its own included; 0 is no thought at all.
    pub depth: u8,
    /// The chance that it overlooks a move, its own or an answer.
    pub overlooks: u32,
    /// The chance that it takes what the other player will choose to be the nicer outcome.
    pub hopes: u32,
    /// The chance that, with lines of both players before it, it takes its own for the earlier one.
    pub confuses: u32,
    /// How far its feeling for a position may be off.
    pub unsure: u32,
    /// The chance that it calculates to the end.
    pub calculates: u32,
    /// Whether it then tells equally good moves apart by the answers that they leave.
    pub compares: bool,
    /// The positions that the solver may look at, first for the values and then for the answers.
    pub nodes: u64,
    /// Playouts where the game is too large for the solver.
    pub playouts: u64,
}

impl Habits {
    /// What a won game is worth to the mind.
    pub const SURE: i32 = 10_000;
}
