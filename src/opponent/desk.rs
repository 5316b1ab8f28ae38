//! The part of a player's work that depends on the game; the rest is the same machine code for all games.

use std::collections::TryReserveError;

use super::mind::Mind;
use super::played::{Exact, Played, Sampler};
use crate::record::Record;
use crate::side::Side;
use crate::value::{Objective, Value};

/// A position with what it takes to think about it. Moves are told by their place among the legal ones.
pub(super) trait Desk {
    /// The text of a move.
    fn token(&self, n: usize) -> String;

    /// The value of a move that ends the game, won by this side.
    fn wins_now(&self, n: usize, side: Side) -> Option<Value>;

    /// Whether a move of this side loses at once: with itself, or before the side's next move.
    fn loses_now(&self, n: usize, side: Side) -> bool;

    /// How a move looks to a person.
    fn at_sight(&self, n: usize, mind: &mut Mind) -> i32;

    /// Makes a solver, and turns it to the position.
    fn begin(&mut self) -> Result<(), TryReserveError>;

    /// Turns the solver to the position after a move.
    fn turn_to_next(&mut self, n: usize);

    /// Lets the solver look at about so many positions more.
    fn advance(&mut self, nodes: u64) -> Advance;

    /// All moves with their values, best first, once the solver is done with the position.
    fn solved(&mut self) -> Option<Vec<Worth>>;

    /// Plays so many random games, the first of them with this seed. False if this game needs none.
    fn sample(&mut self, playouts: u64, seed: u64) -> bool;

    /// What random games have shown to be best, and its value if that is proven.
    fn sampled(&self) -> Option<(usize, Option<Value>)>;
}

/// How far the solver has come.
pub(super) struct Advance {
    pub done: bool,
    /// Positions looked at since it turned to this one.
    pub nodes: u64,
    /// The values of all moves, if they are known.
    pub values: Option<Vec<Value>>,
}

/// A move and what it leads to.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    pub n: usize,
    pub value: Value,
    pub moves_to_end: u16,
}

/// The desk of a game.
pub(super) struct GameDesk<P: Played> {
    record: Record<P>,
    legal: Vec<P::Move>,
    solver: Option<P::Solver>,
    sampler: Option<P::Sampler>,
}

impl<P: Played> GameDesk<P> {
    pub fn new(record: &Record<P>, legal: Vec<P::Move>) -> GameDesk<P> {
        GameDesk { record: record.clone(), legal, solver: None, sampler: None }
    }

    fn after(&self, n: usize) -> P {
        let mut next = self.record.position().clone();
        if let Some(m) = self.legal.get(n) {
            next.play_unchecked(*m);
        }
        next
    }

    fn place(&self, m: P::Move) -> usize {
        self.legal.iter().position(|legal| *legal == m).unwrap_or_default()
    }
}

impl<P: Played> Desk for GameDesk<P> {
    fn token(&self, n: usize) -> String {
        self.legal.get(n).map(P::Move::to_string).unwrap_or_default()
    }

    fn wins_now(&self, n: usize, side: Side) -> Option<Value> {
        let outcome = self.after(n).outcome().filter(|outcome| outcome.winner == Some(side))?;
        Some(Objective::Points.value(outcome))
    }

    fn loses_now(&self, n: usize, side: Side) -> bool {
        Mind::loses_now(&self.after(n), side, self.record.position().is_choice())
    }

    fn at_sight(&self, n: usize, mind: &mut Mind) -> i32 {
        mind.at_sight(&self.after(n))
    }

    fn begin(&mut self) -> Result<(), TryReserveError> {
        let mut solver = P::Solver::create()?;
        solver.begin(self.record.position());
        self.solver = Some(solver);
        Ok(())
    }

    fn turn_to_next(&mut self, n: usize) {
        let next = self.after(n);
        if let Some(solver) = &mut self.solver {
            solver.begin(&next);
        }
    }

    fn advance(&mut self, nodes: u64) -> Advance {
        let Some(solver) = &mut self.solver else { return Advance { done: true, nodes: 0, values: None } };
        let progress = solver.advance(nodes);
        let values = progress.moves.iter().map(|entry| entry.bounds.value()).collect();
        Advance { done: progress.done, nodes: progress.nodes, values }
    }

    fn solved(&mut self) -> Option<Vec<Worth>> {
        let analysis = self.solver.as_mut()?.solved()?;
        let worth = |n, value, moves_to_end| Worth { n, value, moves_to_end };
        Some(analysis.moves.iter().map(|entry| worth(self.place(entry.m), entry.value, entry.moves_to_end)).collect())
    }

    fn sample(&mut self, playouts: u64, seed: u64) -> bool {
        self.sampler = self.sampler.take().or_else(|| P::Sampler::create(&self.record, seed));
        if let Some(sampler) = &mut self.sampler {
            sampler.run(playouts);
        }
        self.sampler.is_some()
    }

    fn sampled(&self) -> Option<(usize, Option<Value>)> {
        let (m, value) = self.sampler.as_ref()?.best()?;
        Some((self.place(m), value))
    }
}
