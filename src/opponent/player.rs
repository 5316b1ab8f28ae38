//! A computer player at work on one decision, a slice at a time.

use std::cmp::Ordering;
use std::collections::TryReserveError;

use super::comparison::Comparison;
use super::mind::Mind;
use super::played::{Exact, Habits, Played, Sampler};
use super::verdict::{best_moves, proven, wins_now};
use super::{Decision, Level, Reason};
use crate::analysis::Analysis;
use crate::playout::Random;
use crate::position::Turn;
use crate::record::Record;
use crate::side::Side;
use crate::value::Value;

/// A computer player of one game. The same level, seed and record always give the same decision, however the work is cut.
pub struct Player<P: Played> {
    level: Level,
    seed: u64,
    solver: P::Solver,
    work: Option<Work<P>>,
    nodes: u64,
}

/// How far a player has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Whether the decision is ready.
    pub done: bool,
    /// The positions looked at since the start.
    pub nodes: u64,
}

/// A decision in the making.
struct Work<P: Played> {
    task: Task<P>,
    random: Random,
    stage: Stage<P>,
}

/// What is to be decided, by whom.
struct Task<P: Played> {
    level: Level,
    record: Record<P>,
    side: Side,
    habits: Habits,
    legal: Vec<P::Move>,
}

enum Stage<P: Played> {
    /// Looking ahead as a person does.
    Looking(Mind<P>),
    /// The solver works at the position; so many of its nodes have been counted.
    Solving(u64),
    /// The solver works at what follows the best moves.
    Comparing(Comparison<P>),
    /// The game is too large for the solver; so many playouts are still to be made.
    Sampling(P::Sampler, u64),
    Decided(Decision<P::Move>),
}

impl<P: Played> Player<P> {
    /// A player without a position.
    ///
    /// # Errors
    /// There is no memory for the solver's table.
    pub fn new(level: Level, seed: u64) -> Result<Player<P>, TryReserveError> {
        Ok(Player { level, seed, solver: P::Solver::create()?, work: None, nodes: 0 })
    }

    /// Turns to the position at a record's cursor.
    pub fn start(&mut self, record: &Record<P>) {
        self.nodes = 0;
        self.work = None;
        let position = record.position();
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let Turn::Side(side) = position.turn() else { return };
        if !legal.is_empty() {
            let task =
                Task { level: self.level, record: record.clone(), side, habits: position.habits(self.level), legal };
            let mut random = Random::new(mixed(self.seed, record.link_of(record.cursor()).as_bytes()));
            let stage = task.begin(&mut random, &mut self.solver);
            self.work = Some(Work { task, random, stage });
        }
    }

    /// Looks at about so many further positions, then stops; the next step goes on from there.
    pub fn step(&mut self, nodes: u64) -> Thought {
        let until = self.nodes.saturating_add(nodes);
        while self.nodes < until && !self.is_done() {
            self.advance(until - self.nodes);
        }
        Thought { done: self.is_done(), nodes: self.nodes }
    }

    /// The decision, whatever work it takes; `None` without a position, when the game is over, and at a chance turn.
    pub fn choose(&mut self) -> Option<Decision<P::Move>> {
        while !self.is_done() {
            self.advance(u64::MAX);
        }
        match self.work.as_ref()?.stage {
            Stage::Decided(decision) => Some(decision),
            _ => None,
        }
    }

    fn is_done(&self) -> bool {
        self.work.as_ref().is_none_or(|work| matches!(work.stage, Stage::Decided(_)))
    }

    /// Goes on by no more than about so many nodes, and not past the end of a stage.
    fn advance(&mut self, nodes: u64) {
        let Some(Work { task, random, stage }) = &mut self.work else { return };
        let solver = &mut self.solver;
        let position = task.record.position();
        let (looked, next) = match stage {
            Stage::Looking(mind) => {
                let looked = mind.look();
                let felt = if looked.is_none() { mind.feeling() } else { None };
                (looked.unwrap_or_default(), felt.map(|felt| Stage::Decided(task.guess(felt.m, felt.prevents))))
            }
            Stage::Solving(counted) => {
                let progress = solver.advance(nodes.min(P::SOLVER_NODES - (*counted).min(P::SOLVER_NODES)));
                let looked = progress.nodes - *counted;
                *counted = progress.nodes;
                let solved = if progress.done { solver.solved() } else { None };
                let gives_up = *counted >= P::SOLVER_NODES;
                let next = solved.map(|analysis| task.weigh(analysis, random, solver));
                (looked, next.or_else(|| gives_up.then(|| task.sample(random))))
            }
            Stage::Comparing(comparison) => {
                let looked = comparison.advance(position, task.side, solver, nodes);
                let result = comparison.result().and_then(|kept| pick(kept, random));
                (looked, result.map(|m| Stage::Decided(proven(&comparison.analysis, m, position, task.side))))
            }
            Stage::Sampling(sampler, left) => {
                let each = task.legal.len() as u64;
                let playouts = (nodes / each).clamp(1, (*left).max(1));
                sampler.run(playouts);
                *left = left.saturating_sub(playouts);
                (playouts * each, (*left == 0).then(|| Stage::Decided(task.sampled(sampler))))
            }
            Stage::Decided(_) => (0, None),
        };
        self.nodes += looked;
        if let Some(next) = next {
            *stage = next;
        }
    }
}

impl<P: Played> Task<P> {
    fn begin(&self, random: &mut Random, solver: &mut P::Solver) -> Stage<P> {
        let position = self.record.position();
        if random.happens(self.habits.calculates) {
            solver.forget();
            solver.begin(position);
            Stage::Solving(0)
        } else if self.habits.depth == 0 {
            let m = pick(&self.legal, random).unwrap_or(self.legal[0]);
            Stage::Decided(self.guess(m, false))
        } else {
            let seed = random.next_u64();
            Stage::Looking(Mind::new(position, self.side, self.habits, &self.legal, Random::new(seed)))
        }
    }

    /// A move that has not been worked out.
    fn guess(&self, m: P::Move, prevents: bool) -> Decision<P::Move> {
        let won = wins_now(self.record.position(), m, self.side).filter(|_| self.habits.depth > 0);
        let reason = match won {
            _ if self.legal.len() == 1 => Reason::OnlyMove,
            Some(_) => Reason::WinsNow,
            None if prevents => Reason::Prevents,
            None => Reason::Guess,
        };
        Decision { m, reason, value: won }
    }

    /// What follows once the solver knows all moves: the best level compares those that are equally good.
    fn weigh(&self, analysis: Analysis<P::Move>, random: &mut Random, solver: &mut P::Solver) -> Stage<P> {
        let position = self.record.position();
        let best = best_moves(&analysis);
        if self.level == Level::Perfect && best.len() > 1 {
            return Stage::Comparing(Comparison::new(analysis, best, position, solver));
        }
        let m = pick(&best, random).unwrap_or(self.legal[0]);
        Stage::Decided(proven(&analysis, m, position, self.side))
    }

    /// Random games, where the solver's budget was not enough.
    fn sample(&self, random: &mut Random) -> Stage<P> {
        match P::Sampler::create(&self.record, random.next_u64()) {
            Some(sampler) => Stage::Sampling(sampler, self.habits.playouts),
            None => Stage::Decided(self.guess(self.legal[0], false)),
        }
    }

    fn sampled(&self, sampler: &P::Sampler) -> Decision<P::Move> {
        let (m, value) = sampler.best().unwrap_or((self.legal[0], None));
        let guess = self.guess(m, false);
        let reason = match value.map(|value| value.seen_by(self.side).cmp(&Value::ZERO)) {
            _ if guess.reason != Reason::Guess => guess.reason,
            Some(Ordering::Greater) => Reason::Wins,
            Some(Ordering::Equal) => Reason::Holds,
            Some(Ordering::Less) => Reason::LeastLoss,
            None => Reason::Guess,
        };
        Decision { m, reason, value: value.or(guess.value) }
    }
}

fn pick<M: Copy>(moves: &[M], random: &mut Random) -> Option<M> {
    moves.get(random.below(moves.len().max(1) as u32) as usize).copied()
}

/// A seed that depends on every byte of a text: the hash of Fowler, Noll and Vo.
fn mixed(seed: u64, text: &[u8]) -> u64 {
    text.iter().fold(seed ^ 0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01B3))
}
