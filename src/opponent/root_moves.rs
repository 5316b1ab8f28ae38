//! The part of a player's work that depends on the game; the rest is the same machine code for all games.

use std::any::Any;
use std::collections::TryReserveError;

use super::mind::Mind;
use crate::game::{Game, Solver};
use crate::record::Record;
use crate::search::Tree;
use crate::side::Side;
use crate::value::{Bounds, Objective, Value};

/// The moves of a position with what it takes to choose among them, told by their place among the legal ones.
pub(super) trait RootMoves {
    /// The text of a move.
    fn token(&self, n: usize) -> String;

    /// The value of a move that ends the game, won by this side.
    fn wins_now(&self, n: usize, side: Side) -> Option<Value>;

    /// Whether a move of this side loses at once: with itself, or before the side's next move.
    fn loses_now(&self, n: usize, side: Side) -> bool;

    /// How a move looks to a person.
    fn at_sight(&self, n: usize, mind: &mut Mind) -> i32;

    /// Makes what finds a move, and turns it to the position. `nodes` are those that a decision may take.
    fn start_solver(&mut self, nodes: u64) -> Result<Finder, TryReserveError>;

    /// The solver, for the next decision of the same game.
    fn give_up_solver(&mut self) -> Option<Box<dyn Any>>;

    /// Turns the solver to the position after a move.
    fn turn_to_next(&mut self, n: usize);

    /// Lets the solver look at about so many positions more.
    fn advance(&mut self, nodes: u64) -> Advance;

    /// All moves with their values, best first, once the solver has proven them.
    fn solved(&mut self) -> Option<Vec<RootMove>>;

    /// Lets a search by evaluation look at about so many positions more: whether it has come to its end, and
    /// all positions that it has looked at.
    fn judge(&mut self, nodes: u64) -> (bool, u64);

    /// What a search by evaluation takes to be best, and its value if that is proven.
    fn judged(&self) -> Option<(usize, Option<Value>)>;

    /// Plays so many random games, the first of them with this seed.
    fn sample(&mut self, playouts: u64, seed: u64);

    /// What random games have shown to be best, and its value if that is proven.
    fn sampled(&self) -> Option<(usize, Option<Value>)>;
}

/// What finds a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finder {
    /// A solver that proves.
    Proof,
    /// A search by evaluation.
    Evaluation,
    /// Random games.
    Playouts,
}

/// How far the solver has come.
pub(super) struct Advance {
    pub done: bool,
    /// Positions looked at since it turned to this one.
    pub nodes: u64,
    /// What is proven of each move, told by its place.
    pub bounds: Vec<(usize, Bounds)>,
}

/// A move and what it leads to.
#[derive(Clone, Copy)]
pub(super) struct RootMove {
    pub n: usize,
    pub value: Value,
    pub moves_to_end: Option<u16>,
}

/// The moves of a game.
pub(super) struct GameMoves<P: Game> {
    record: Record<P>,
    legal: Vec<P::Move>,
    objective: Objective,
    solver: Option<Box<P::Solver>>,
    tree: Option<Tree<P>>,
}

/// Bytes of the solver's table.
const TABLE: usize = 1 << 19;

/// The most moves of a playout.
const LONGEST: u16 = 1_000;

impl<P: Game> GameMoves<P> {
    /// The legal moves at a record's cursor, with the solver of an earlier decision, if it was for this game.
    pub fn new(
        record: &Record<P>,
        legal: Vec<P::Move>,
        objective: Objective,
        solver: Option<Box<dyn Any>>,
    ) -> GameMoves<P> {
        let solver = solver.and_then(|solver| solver.downcast().ok());
        GameMoves { record: record.clone(), legal, objective, solver, tree: None }
    }

    /// The record one move on.
    fn after(&self, n: usize) -> Record<P> {
        let mut next = self.record.clone();
        if let Some(m) = self.legal.get(n) {
            next.play_unchecked(*m);
        }
        next
    }

    fn place(&self, m: P::Move) -> usize {
        self.legal.iter().position(|legal| *legal == m).unwrap_or_default()
    }
}

impl<P: Game> RootMoves for GameMoves<P> {
    fn token(&self, n: usize) -> String {
        self.legal.get(n).map(P::Move::to_string).unwrap_or_default()
    }

    fn wins_now(&self, n: usize, side: Side) -> Option<Value> {
        let outcome = self.after(n).outcome().filter(|outcome| outcome.winner == Some(side))?;
        Some(self.objective.value(outcome))
    }

    fn loses_now(&self, n: usize, side: Side) -> bool {
        Mind::loses_now(&mut self.after(n), side, self.record.position().is_choice())
    }

    fn at_sight(&self, n: usize, mind: &mut Mind) -> i32 {
        mind.at_sight(&mut self.after(n))
    }

    /// What limits a solver by the positions it looks at must not know more than another would: it is made anew.
    fn start_solver(&mut self, nodes: u64) -> Result<Finder, TryReserveError> {
        let kept = self.solver.take().filter(|_| P::Solver::PROVES && nodes == u64::MAX);
        let (solver, finder) = match (kept, P::Solver::PROVES) {
            (Some(kept), _) => (Some(kept), Finder::Proof),
            (None, true) => (Some(Box::new(P::Solver::with_table(self.objective, TABLE)?)), Finder::Proof),
            (None, false) => match P::Solver::for_one_move(TABLE, nodes)? {
                Some(solver) => (Some(Box::new(solver)), Finder::Evaluation),
                None => (None, Finder::Playouts),
            },
        };
        self.solver = solver;
        if let Some(solver) = &mut self.solver {
            solver.start(&self.record);
        }
        Ok(finder)
    }

    fn give_up_solver(&mut self) -> Option<Box<dyn Any>> {
        self.solver.take().map(|solver| solver as Box<dyn Any>)
    }

    fn turn_to_next(&mut self, n: usize) {
        let next = self.after(n);
        if let Some(solver) = &mut self.solver {
            solver.start(&next);
        }
    }

    fn advance(&mut self, nodes: u64) -> Advance {
        let Some(solver) = &mut self.solver else { return Advance { done: true, nodes: 0, bounds: Vec::new() } };
        let progress = solver.step(nodes);
        let bounds = progress.moves.iter().map(|entry| (self.place(entry.m), entry.bounds)).collect();
        Advance { done: progress.done, nodes: progress.nodes, bounds }
    }

    fn solved(&mut self) -> Option<Vec<RootMove>> {
        let analysis = self.solver.as_mut()?.analysis().filter(|analysis| analysis.exact)?;
        let moves = analysis.moves.iter().map(|entry| RootMove {
            n: self.place(entry.m),
            value: entry.value,
            moves_to_end: entry.moves_to_end,
        });
        Some(moves.collect())
    }

    fn judge(&mut self, nodes: u64) -> (bool, u64) {
        let Some(solver) = &mut self.solver else { return (true, 0) };
        let progress = solver.step(nodes);
        (progress.done, progress.nodes)
    }

    fn judged(&self) -> Option<(usize, Option<Value>)> {
        let best = self.solver.as_ref()?.favourite()?;
        Some((self.place(best.m), best.bounds.value()))
    }

    /// A player who wins all that can be won needs no more: a game without an exact solver knows no half points.
    fn sample(&mut self, playouts: u64, seed: u64) {
        let tree = self.tree.get_or_insert_with(|| {
            let longest = self.record.position().longest().min(LONGEST);
            Tree::guided(&self.record, Objective::Win, longest.into(), seed, P::guide())
        });
        tree.run(playouts);
    }

    fn sampled(&self) -> Option<(usize, Option<Value>)> {
        let tree = self.tree.as_ref()?;
        let m = tree.best_move()?;
        Some((self.place(m), tree.moves().into_iter().find(|entry| entry.m == m)?.proven))
    }
}
