//! An estimate of every move by random games, for what is too large to be solved.

use std::cmp::Reverse;
use std::collections::TryReserveError;

use super::tree::{MoveVisits, Tree};
use crate::analysis::{Analysis, MoveBounds, MoveValue, Progress, sort_few_by_key};
use crate::game::{Game, Solver};
use crate::position::{Position, Turn};
use crate::record::Record;
use crate::side::Side;
use crate::value::{Bounds, Objective, Value};

/// The random games after which an estimate stands.
pub const PLAYOUTS: u64 = 20_000;

/// A solver that estimates: its analysis is exact only where random games happened to prove everything.
///
/// The more a move was tried, the better it is thought to be; that, not the average result, orders the moves.
#[derive(Clone, Debug)]
pub struct Unsolved<P: Position> {
    objective: Objective,
    tree: Option<Tree<P>>,
}

impl<P: Game> Solver<P> for Unsolved<P> {
    const PROVES: bool = false;

    fn with_table(objective: Objective, _table_bytes: usize) -> Result<Unsolved<P>, TryReserveError> {
        Ok(Unsolved { objective, tree: None })
    }

    fn start(&mut self, record: &Record<P>) {
        let longest = record.position().longest().min(LONGEST);
        self.tree = Some(Tree::guided(record, self.objective, longest.into(), SEED, P::guide()));
    }

    fn step(&mut self, nodes: u64) -> Progress<P::Move> {
        let Some(tree) = &mut self.tree else { return Progress { done: true, nodes: 0, moves: Vec::new() } };
        let until = tree.positions().saturating_add(nodes);
        while tree.positions() < until && !is_done(tree) {
            tree.run(1);
        }
        let (done, nodes, moves) = (is_done(tree), tree.positions(), tree.moves());
        let moves =
            sorted(moves, tree.turn()).into_iter().map(|entry| MoveBounds { m: entry.m, bounds: bounds(&entry) });
        Progress { done, nodes, moves: moves.collect() }
    }

    fn analysis(&mut self) -> Option<Analysis<P::Move>> {
        self.analysis_with(&[])
    }
}

impl<P: Position> Unsolved<P> {
    /// The analysis, where some moves are known by other means.
    pub(super) fn analysis_with(&self, known: &[MoveBounds<P::Move>]) -> Option<Analysis<P::Move>> {
        let tree = self.tree.as_ref().filter(|tree| is_done(tree))?;
        let mut moves = tree.moves();
        for entry in &mut moves {
            let known = known.iter().find(|known| known.m == entry.m).and_then(|known| known.bounds.value());
            entry.proven = known.or(entry.proven);
        }
        let moves = sorted(moves, tree.turn());
        let exact = moves.iter().all(|entry| entry.proven.is_some());
        let value = moves.first().map_or_else(|| tree.result(), |best| best.proven.unwrap_or(best.mean));
        let line = moves.first().map(|best| best.m).into_iter().collect();
        let moves = moves.into_iter().map(|entry| MoveValue {
            m: entry.m,
            value: entry.proven.unwrap_or(entry.mean),
            moves_to_end: None,
            visits: if exact { 0 } else { entry.visits },
        });
        Some(Analysis { value, nodes: tree.positions(), exact, moves: moves.collect(), line })
    }
}

/// The same position gets the same estimate each time.
const SEED: u64 = 1;
/// The most moves of a random game that no rule ends.
const LONGEST: u16 = 2_000;

fn is_done<P: Position>(tree: &Tree<P>) -> bool {
    tree.playouts() >= PLAYOUTS || tree.is_proven()
}

fn bounds<M>(entry: &MoveVisits<M>) -> Bounds {
    match entry.proven {
        Some(value) => Bounds::exact(value),
        None => Bounds { lower: Value::from_halves(-4), upper: Value::from_halves(4) },
    }
}

/// Best first for the side to act: proven wins, then by visits, proven losses last.
fn sorted<M: Copy + Ord>(mut moves: Vec<MoveVisits<M>>, turn: Turn) -> Vec<MoveVisits<M>> {
    let side = match turn {
        Turn::Side(side) => side,
        Turn::Chance => Side::First,
    };
    sort_few_by_key(&mut moves, |entry| {
        let proven = entry.proven.map_or(0, |value| value.seen_by(side).cmp(&Value::ZERO) as i8);
        (Reverse(proven), Reverse(entry.visits), Reverse(entry.mean.seen_by(side)), entry.m)
    });
    moves
}
