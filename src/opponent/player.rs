//! A computer player at work on one decision, a slice at a time.

use std::cmp::Ordering;
use std::collections::TryReserveError;
use std::fmt;

use super::comparison::Comparison;
use super::mind::Look;
use super::root_moves::{Finder, GameMoves, RootMove, RootMoves};
use super::verdict::{best_moves, drawn, reason};
use super::{Decision, Level, Reason};
use crate::game::Game;
use crate::level::Habits;
use crate::playout::Random;
use crate::position::Turn;
use crate::record::Record;
use crate::side::Side;
use crate::value::{Objective, Value};

/// A computer player. The same level, seed, objective and record always give the same decision, however the work is cut
/// and whatever was decided before.
///
/// What its solver has found for one decision helps in the next one of the same game.
pub struct Player {
    level: Level,
    seed: u64,
    objective: Objective,
    work: Option<Thinking>,
    nodes: u64,
}

/// Without the work at hand.
impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Player")
            .field("level", &self.level)
            .field("seed", &self.seed)
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

/// How far a player has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Whether the decision is ready.
    pub done: bool,
    /// The positions looked at since the start.
    pub nodes: u64,
}

/// The most nodes between two looks at what is proven: in a draw the values are enough.
const SLICE: u64 = 1_000;

/// The most equally good moves that are compared: each takes a look at all answers.
const MOST_COMPARED: usize = 4;

/// A decision in the making. Moves are told by their place among the legal ones.
struct Thinking {
    root: Box<dyn RootMoves>,
    moves: usize,
    side: Side,
    habits: Habits,
    random: Random,
    stage: Stage,
}

enum Stage {
    /// Looking ahead as a person does.
    Looking(Look),
    /// The solver works at the position; so many of its nodes have been counted.
    Solving(u64),
    /// The solver works at what follows the best moves.
    Comparing(Comparison),
    /// A search by evaluation looks for the best move; so many of its nodes have been counted.
    Judging(u64),
    /// The game is too large for the solver; so many playouts are still to be made, with this seed.
    Sampling(u64, u64),
    Decided(Decision),
}

impl Player {
    /// A player without a position, who plays to win, whatever the points.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Player {
        Player::with_objective(level, seed, Objective::Win)
    }

    /// A player without a position, who plays to win or for points, where it calculates.
    #[must_use]
    pub fn with_objective(level: Level, seed: u64, objective: Objective) -> Player {
        Player { level, seed, objective, work: None, nodes: 0 }
    }

    /// Turns to the position at a record's cursor.
    ///
    /// # Errors
    /// There is no memory for the solver's table; the player has no position then.
    pub fn start<P: Game>(&mut self, record: &Record<P>) -> Result<(), TryReserveError> {
        let solver = self.work.take().and_then(|mut work| work.root.give_up_solver());
        self.nodes = 0;
        let position = record.position();
        let mut legal = Vec::new();
        record.legal_moves(&mut legal);
        if let (Turn::Side(side), false) = (position.turn(), legal.is_empty()) {
            let habits = position.habits(self.level.in_game(position.best_level()));
            let random = Random::new(mixed(self.seed, record.link_of(record.cursor()).as_bytes()));
            let moves = legal.len();
            let root = Box::new(GameMoves::new(record, legal, self.objective, solver));
            self.work = Some(Thinking::new(root, moves, side, habits, random)?);
        }
        Ok(())
    }

    /// Looks at about so many further positions, then stops; the next step goes on from there.
    pub fn step(&mut self, nodes: u64) -> Thought {
        let until = self.nodes.saturating_add(nodes);
        loop {
            let done = match &mut self.work {
                Some(work) if !work.is_decided() && self.nodes < until => {
                    self.nodes += work.go_on(until - self.nodes);
                    continue;
                }
                Some(work) => work.is_decided(),
                None => true,
            };
            return Thought { done, nodes: self.nodes };
        }
    }

    /// The decision, whatever work it takes; `None` without a position, when the game is over, and at a chance turn.
    pub fn choose(&mut self) -> Option<Decision> {
        self.step(u64::MAX);
        match &self.work.as_ref()?.stage {
            Stage::Decided(decision) => Some(decision.clone()),
            _ => None,
        }
    }
}

impl Thinking {
    fn new(
        mut root: Box<dyn RootMoves>,
        moves: usize,
        side: Side,
        habits: Habits,
        mut random: Random,
    ) -> Result<Thinking, TryReserveError> {
        let stage = if random.happens(habits.calculates) {
            match root.start_solver(habits.nodes)? {
                Finder::Proof => Stage::Solving(0),
                Finder::Evaluation => Stage::Judging(0),
                Finder::Playouts => Stage::Sampling(habits.playouts, random.next_u64()),
            }
        } else {
            Stage::Looking(Look::new(moves, side, habits, &mut random))
        };
        let mut work = Thinking { root, moves, side, habits, random, stage };
        if habits.depth == 0 && habits.calculates == 0 {
            let n = work.random.below(moves as u32) as usize;
            work.stage = work.decide(n, Reason::Guess, None);
        }
        Ok(work)
    }

    fn is_decided(&self) -> bool {
        matches!(self.stage, Stage::Decided(_))
    }

    /// Goes on by no more than about so many nodes, and not past the end of a stage.
    fn go_on(&mut self, nodes: u64) -> u64 {
        let mut looked = 0;
        let next = match &mut self.stage {
            Stage::Looking(look) => match look.go_on(self.root.as_ref()) {
                Some(nodes) => {
                    looked = nodes;
                    None
                }
                None => look.feeling().map(|felt| {
                    let prevents = felt.prevents && self.prevents(felt.n);
                    let reason = if prevents { Reason::Prevents } else { Reason::Guess };
                    self.decide(felt.n, reason, None)
                }),
            },
            Stage::Solving(counted) => {
                let left = self.habits.nodes - (*counted).min(self.habits.nodes);
                let advance = self.root.advance(nodes.min(left).min(SLICE));
                looked = advance.nodes - *counted;
                *counted = advance.nodes;
                let drawn = drawn(&advance.bounds, self.side);
                let solved = if advance.done && drawn.is_none() { self.root.solved() } else { drawn };
                match solved {
                    Some(moves) => Some(self.weigh(&moves)),
                    None if !advance.done && advance.nodes < self.habits.nodes => None,
                    None => Some(Stage::Sampling(self.habits.playouts, self.random.next_u64())),
                }
            }
            Stage::Comparing(comparison) => {
                looked = comparison.go_on(self.root.as_mut(), self.side, nodes);
                let result = comparison.result(&mut self.random);
                let (reason, value) = (comparison.reason, comparison.value);
                result.map(|n| self.decide(n, reason, Some(value)))
            }
            Stage::Judging(counted) => {
                let (done, all) = self.root.judge(nodes);
                looked = all - *counted;
                *counted = all;
                if done { Some(self.believed(self.root.judged())) } else { None }
            }
            Stage::Sampling(left, seed) => {
                let each = self.moves as u64;
                let playouts = (nodes / each).clamp(1, (*left).max(1));
                looked = playouts * each;
                *left = left.saturating_sub(playouts);
                self.root.sample(playouts, *seed);
                if *left > 0 { None } else { Some(self.believed(self.root.sampled())) }
            }
            Stage::Decided(_) => None,
        };
        if let Some(next) = next {
            self.stage = next;
        }
        looked
    }

    /// What follows once all moves are known: the best level compares those that are equally good.
    fn weigh(&mut self, moves: &[RootMove]) -> Stage {
        let (mut best, reason) = (best_moves(moves), reason(moves, self.side));
        let value = moves.first().map(|entry| entry.value).unwrap_or_default();
        if best.len() > 1 && self.habits.compares {
            self.leave(&mut best, MOST_COMPARED);
            return Stage::Comparing(Comparison::new(best, reason, value, self.habits.nodes, self.root.as_mut()));
        }
        let n = self.random.pick(&best).unwrap_or_default();
        self.decide(n, reason, Some(value))
    }

    /// Leaves no more than so many, each as likely as the others.
    fn leave(&mut self, moves: &mut Vec<usize>, most: usize) {
        moves.sort_unstable();
        while moves.len() > most {
            moves.swap_remove(self.random.below(moves.len() as u32) as usize);
        }
    }

    /// What random games or a search by evaluation have come to. Of a loss they do not prove that no other move loses later.
    fn believed(&self, best: Option<(usize, Option<Value>)>) -> Stage {
        let (n, value) = best.unwrap_or_default();
        let reason = match value.map(|value| value.seen_by(self.side).cmp(&Value::ZERO)) {
            Some(Ordering::Greater) => Reason::Wins,
            Some(Ordering::Equal) => Reason::Holds,
            Some(Ordering::Less) | None => Reason::Guess,
        };
        self.decide(n, reason, value)
    }

    /// Whether a feeling is right that at least half of the moves lose at once, and this one does not.
    fn prevents(&self, n: usize) -> bool {
        let loses_now = |n: &usize| self.root.loses_now(*n, self.side);
        !loses_now(&n) && 2 * (0..self.moves).filter(loses_now).count() >= self.moves
    }

    /// A move, whose reason is a better one where it needs no thought.
    fn decide(&self, n: usize, reason: Reason, value: Option<Value>) -> Stage {
        let won = self.root.wins_now(n, self.side);
        let reason = match won {
            _ if self.moves == 1 => Reason::OnlyMove,
            Some(_) => Reason::WinsNow,
            None => reason,
        };
        Stage::Decided(Decision { m: self.root.token(n), reason, value: value.or(won) })
    }
}

/// A seed that depends on every byte of a text: the hash of Fowler, Noll and Vo.
fn mixed(seed: u64, text: &[u8]) -> u64 {
    text.iter().fold(seed ^ 0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01B3))
}
