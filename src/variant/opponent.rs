//! A computer player for whichever game a record is of.

use std::collections::TryReserveError;

use serde::Serialize;

use super::AnyRecord;
#[cfg(feature = "classic")]
use crate::classic::Classic;
use crate::opponent::{Decision, Level, Player, Thought};
use crate::quantum::Quantum;
use crate::record::Record;
use crate::value::Value;

/// A computer player of any game.
pub struct AnyOpponent {
    level: Level,
    seed: u64,
    current: Current,
}

/// The player of the game at hand, and whether that game is over.
enum Current {
    None,
    Quantum(Box<Player<Quantum>>),
    #[cfg(feature = "classic")]
    Classic(Box<Player<Classic>>),
}

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

impl AnyOpponent {
    /// A player without a position.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> AnyOpponent {
        AnyOpponent { level, seed, current: Current::None }
    }

    /// Turns to the position at a record's cursor.
    ///
    /// # Errors
    /// There is no memory for a solver's table; nothing has changed.
    pub fn start(&mut self, record: &AnyRecord) -> Result<(), TryReserveError> {
        match (record, &mut self.current) {
            (AnyRecord::Quantum(record), Current::Quantum(player)) => player.start(record),
            #[cfg(feature = "classic")]
            (AnyRecord::Classic(record), Current::Classic(player)) => player.start(record),
            (AnyRecord::Quantum(record), _) => self.current = Current::Quantum(started(self.level, self.seed, record)?),
            #[cfg(feature = "classic")]
            (AnyRecord::Classic(record), _) => self.current = Current::Classic(started(self.level, self.seed, record)?),
        }
        Ok(())
    }

    /// Looks at about so many further positions, then stops; the next step goes on from there.
    pub fn step(&mut self, nodes: u64) -> ThoughtView {
        let Thought { done, nodes } = match &mut self.current {
            Current::None => Thought { done: true, nodes: 0 },
            Current::Quantum(player) => player.step(nodes),
            #[cfg(feature = "classic")]
            Current::Classic(player) => player.step(nodes),
        };
        ThoughtView { done, nodes }
    }

    /// The decision, whatever work it takes; `None` before the first start, and when the game is over.
    pub fn choose(&mut self) -> Option<DecisionView> {
        match &mut self.current {
            Current::None => None,
            Current::Quantum(player) => player.choose().map(DecisionView::from),
            #[cfg(feature = "classic")]
            Current::Classic(player) => player.choose().map(DecisionView::from),
        }
    }

    /// Whether it has been given a position.
    #[must_use]
    pub fn is_started(&self) -> bool {
        !matches!(self.current, Current::None)
    }
}

fn started<P: crate::opponent::Played>(
    level: Level,
    seed: u64,
    record: &Record<P>,
) -> Result<Box<Player<P>>, TryReserveError> {
    let mut player = Box::new(Player::new(level, seed)?);
    player.start(record);
    Ok(player)
}

impl<M: ToString> From<Decision<M>> for DecisionView {
    fn from(decision: Decision<M>) -> DecisionView {
        DecisionView {
            r#move: decision.m.to_string(),
            reason: decision.reason.name(),
            value: decision.value.map(Value::points),
        }
    }
}
