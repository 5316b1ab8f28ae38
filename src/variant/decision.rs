//! A computer player's thoughts and decisions, for the outside.

use std::collections::TryReserveError;

use serde::Serialize;

use super::AnyRecord;
use crate::opponent::{Decision, Player, Thought};
use crate::value::Value;

/// How far a player has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ThoughtView {
    /// Whether the decision is ready.
    pub done: bool,
    /// Positions looked at since the start.
    pub nodes: u64,
}

/// A move chosen, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DecisionView {
    /// The move.
    pub r#move: String,
    /// The stable word of its reason.
    pub reason: &'static str,
    /// What it is worth in points, from the first side's view, where that has been proven.
    pub value: Option<f64>,
}

impl AnyRecord {
    /// Turns a player to the position at the cursor.
    ///
    /// # Errors
    /// There is no memory for the solver's table; the player has no position then.
    pub fn give_to(&self, player: &mut Player) -> Result<(), TryReserveError> {
        with_record!(self, record => player.start(record))
    }
}

impl From<Thought> for ThoughtView {
    fn from(thought: Thought) -> ThoughtView {
        ThoughtView { done: thought.done, nodes: thought.nodes }
    }
}

impl From<Decision> for DecisionView {
    fn from(decision: Decision) -> DecisionView {
        DecisionView { r#move: decision.m, reason: decision.reason.code(), value: decision.value.map(Value::points) }
    }
}
