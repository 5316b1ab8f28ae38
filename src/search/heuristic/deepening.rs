//! The position asked about: deeper and deeper, until so many positions have been searched or nothing is left to guess.

use std::cmp::Reverse;
use std::collections::TryReserveError;
use std::fmt;

use super::alpha_beta::{AlphaBeta, at_the_end};
use super::line_node::Window;
use super::{Evaluated, MOST_PLIES, WON, is_sure};
use crate::analysis::{Analysis, MoveBounds, MoveValue, Progress, sort_few_by_key};
use crate::game::Solver;
use crate::position::Turn;
use crate::record::Record;
use crate::value::{Bounds, Objective, Value};

/// A search by evaluation.
///
/// The same record, table and limit always give the same answer, however the work is cut into steps; from an empty table
/// on, also the same searches before.
#[derive(Clone)]
pub struct Heuristic<P: Evaluated> {
    core: AlphaBeta<P>,
    limit: u64,
    values_all: bool,
    root: Option<P>,
    turn: Turn,
    /// What the last depth finished has come to, best first; of the one under way, what is better already.
    moves: Vec<Estimate<P::Move>>,
    /// The depth under way.
    depth: u16,
    /// How many moves have been searched to it.
    searched: usize,
    window: Window,
    /// The values of the depth under way, where all are wanted.
    found: Vec<Estimate<P::Move>>,
    stage: Asking,
}

/// Without the table and the work at hand.
impl<P: Evaluated> fmt::Debug for Heuristic<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Heuristic")
            .field("limit", &self.limit)
            .field("depth", &self.depth)
            .field("moves", &self.moves)
            .finish_non_exhaustive()
    }
}

/// A move and how it looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate<M> {
    /// The move.
    pub m: M,
    /// Millionths of a point for the first side; [`WON`] less the moves to the end where a win is forced. Unless all moves
    /// are valued, that of the best move is its value, and those of the others are at least as good for the other side.
    pub value: i32,
    /// How many moves the search looked ahead, this one included; 0 is not at all.
    pub depth: u16,
    /// What is expected to follow, this move first.
    pub line: Vec<M>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asking {
    /// The next move is to be searched.
    Ready,
    /// A move is being searched, to see whether it is better.
    Probing,
    /// A move is being searched for its value.
    Valuing,
    Done,
}

impl<M> Estimate<M> {
    /// The value, as a solver tells it.
    #[must_use]
    pub fn points(&self) -> Value {
        points(self.value)
    }

    /// The moves to the end of the game, this one included, where a win or a loss is forced.
    #[must_use]
    pub fn moves_to_end(&self) -> Option<u16> {
        is_sure(self.value).then(|| (WON - self.value.abs()) as u16)
    }
}

impl<P: Evaluated> Heuristic<P> {
    /// A search with a table of at most so many bytes, which ends after about so many positions; `values_all` says whether
    /// every move is to be valued, which takes longer than finding the best one.
    ///
    /// # Errors
    /// There is no memory for the table.
    pub fn new(table_bytes: usize, limit: u64, values_all: bool) -> Result<Heuristic<P>, TryReserveError> {
        Ok(Heuristic {
            core: AlphaBeta::new(table_bytes)?,
            limit,
            values_all,
            root: None,
            turn: Turn::Chance,
            moves: Vec::new(),
            depth: 0,
            searched: 0,
            window: Window::WHOLE,
            found: Vec::new(),
            stage: Asking::Done,
        })
    }

    /// Turns to the position at a record's cursor. What the table holds is kept.
    pub fn start(&mut self, record: &Record<P>) {
        self.core.restart(record);
        let here = record.position();
        self.turn = here.turn();
        let mut legal = Vec::new();
        record.legal_moves(&mut legal);
        self.core.order.sort(here, 0, None, &mut legal);
        self.moves = legal.into_iter().map(|m| Estimate { m, value: 0, depth: 0, line: vec![m] }).collect();
        self.root = Some(here.clone());
        self.found.clear();
        self.depth = 0;
        self.searched = 0;
        self.stage = Asking::Done;
        if !self.moves.is_empty() {
            self.deepen();
        }
    }

    /// Searches about so many positions more; true once the search has come to its end.
    pub fn step(&mut self, nodes: u64) -> bool {
        let until = self.core.nodes.saturating_add(nodes).min(self.limit);
        while self.stage != Asking::Done {
            if self.core.nodes >= self.limit {
                self.stage = Asking::Done;
            } else if self.core.nodes >= until {
                return false;
            } else {
                let answer = if self.stage == Asking::Ready { self.ask() } else { self.core.go_on(until) };
                answer.into_iter().for_each(|value| self.receive(value));
            }
        }
        true
    }

    /// Whether the search has come to its end.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.stage == Asking::Done
    }

    /// The positions searched since the start.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.core.nodes
    }

    /// How many moves the last search that came to its end looked ahead.
    #[must_use]
    pub fn finished_depth(&self) -> u16 {
        self.depth - u16::from(self.searched < self.moves.len())
    }

    /// Who acts.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Every legal move and how it looks, best first for the side to act. None if the game is over.
    #[must_use]
    pub fn moves(&self) -> &[Estimate<P::Move>] {
        &self.moves
    }

    /// The move to make; `None` if the game is over or chance is to act.
    #[must_use]
    pub fn best_move(&self) -> Option<P::Move> {
        let Turn::Side(_) = self.turn else { return None };
        self.moves.first().map(|best| best.m)
    }

    /// Begins to search the next move.
    fn ask(&mut self) -> Option<i32> {
        let m = self.moves.get(self.searched)?.m;
        let window = match self.turn {
            Turn::Side(side) if !self.values_all && self.searched > 0 => {
                self.stage = Asking::Probing;
                self.window.probe(side)
            }
            Turn::Side(_) | Turn::Chance => {
                self.stage = Asking::Valuing;
                if self.values_all { Window::WHOLE } else { self.window }
            }
        };
        self.core.begin(self.root.as_ref()?, m, self.depth as i16 - 1, window)
    }

    /// Takes the value of the move under way.
    fn receive(&mut self, value: i32) {
        let Some(m) = self.moves.get(self.searched).map(|entry| entry.m) else { return };
        if self.stage == Asking::Probing && self.window.contains(value) {
            self.stage = Asking::Valuing;
            let Some(root) = &self.root else { return };
            match self.core.begin(root, m, self.depth as i16 - 1, self.window) {
                Some(value) => self.take(m, value),
                None => return,
            }
        } else {
            self.take(m, value);
        }
        self.searched += 1;
        self.stage = Asking::Ready;
        if self.searched == self.moves.len() {
            self.finish_depth();
        }
    }

    fn take(&mut self, m: P::Move, value: i32) {
        let mut line = vec![m];
        line.extend_from_slice(self.core.line());
        let estimate = Estimate { m, value, depth: self.depth, line };
        let is_better = match self.turn {
            Turn::Side(side) => self.window.narrow(side, value),
            Turn::Chance => false,
        };
        if self.values_all || self.turn == Turn::Chance {
            self.found.push(estimate);
        } else if is_better {
            self.moves[..=self.searched].rotate_right(1);
            self.moves[0] = estimate;
        } else if let Some(entry) = self.moves.get_mut(self.searched) {
            (entry.value, entry.depth) = (value, self.depth);
        }
    }

    /// Puts the moves in order, and goes on deeper where that can tell more.
    fn finish_depth(&mut self) {
        if !self.found.is_empty() {
            self.moves = std::mem::take(&mut self.found);
            if let Turn::Side(side) = self.turn {
                sort_few_by_key(&mut self.moves, |entry| Reverse(Value::from_units(entry.value).seen_by(side)));
            }
        }
        let is_sure = |entry: &Estimate<P::Move>| is_sure(entry.value);
        let is_decided =
            if self.values_all { self.moves.iter().all(is_sure) } else { self.moves.first().is_some_and(is_sure) };
        if is_decided || !self.core.has_guessed || self.depth >= MOST_PLIES {
            self.stage = Asking::Done;
        } else {
            self.deepen();
        }
    }

    fn deepen(&mut self) {
        self.depth += 1;
        self.searched = 0;
        self.window = Window::WHOLE;
        self.core.depth = self.depth as i16;
        self.core.has_guessed = false;
        self.stage = Asking::Ready;
    }

    /// The value of the position itself, in millionths of a point: that of its best move, or of the end of the game.
    #[must_use]
    pub fn value(&self) -> i32 {
        let Some(root) = &self.root else { return 0 };
        match (root.outcome(), self.moves.first(), self.turn) {
            (Some(outcome), _, _) => at_the_end(outcome, 0),
            (None, None, _) => 0,
            (None, Some(best), Turn::Side(_)) => best.value,
            (None, Some(_), Turn::Chance) => {
                let weighed = self.moves.iter().map(|entry| (i64::from(root.weight(entry.m)), i64::from(entry.value)));
                let (sum, total) =
                    weighed.fold((0, 0), |(sum, total), (weight, value)| (sum + weight * value, total + weight));
                (sum / total.max(1)) as i32
            }
        }
    }
}

/// It estimates, and values every move, to which end it looks at [`Evaluated::NODES`] positions. A win counts for one
/// point, whatever the objective.
impl<P: Evaluated> Solver<P> for Heuristic<P> {
    const PROVES: bool = false;

    fn with_table(_: Objective, table_bytes: usize) -> Result<Heuristic<P>, TryReserveError> {
        Heuristic::new(table_bytes, P::NODES, true)
    }

    fn for_one_move(table_bytes: usize, nodes: u64) -> Result<Option<Heuristic<P>>, TryReserveError> {
        Heuristic::new(table_bytes, nodes, false).map(Some)
    }

    fn favourite(&self) -> Option<MoveBounds<P::Move>> {
        self.moves.first().map(|entry| MoveBounds { m: entry.m, bounds: bounds(entry) })
    }

    fn start(&mut self, record: &Record<P>) {
        self.start(record);
    }

    fn step(&mut self, nodes: u64) -> Progress<P::Move> {
        let done = self.step(nodes);
        let moves = self.moves.iter().map(|entry| MoveBounds { m: entry.m, bounds: bounds(entry) });
        Progress { done, nodes: self.nodes(), moves: moves.collect() }
    }

    fn analysis(&mut self) -> Option<Analysis<P::Move>> {
        let moves = self.moves.iter().map(|entry| MoveValue {
            m: entry.m,
            value: entry.points(),
            moves_to_end: entry.moves_to_end(),
            visits: 0,
        });
        let line = self.moves.first().map_or(Vec::new(), |best| best.line.clone());
        let (value, nodes) = (points(self.value()), self.nodes());
        self.is_done().then(|| Analysis { value, nodes, exact: false, moves: moves.collect(), line })
    }
}

fn bounds<M>(entry: &Estimate<M>) -> Bounds {
    match entry.moves_to_end() {
        Some(_) => Bounds::exact(entry.points()),
        None => Bounds::from((Value::LOSS, Value::WIN)),
    }
}

fn points(value: i32) -> Value {
    if is_sure(value) {
        return if value > 0 { Value::WIN } else { Value::LOSS };
    }
    Value::from_units((i64::from(value) * i64::from(Value::WIN.units()) / i64::from(WON)) as i32)
}
