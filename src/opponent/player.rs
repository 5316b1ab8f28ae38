//! A computer player at work on one decision, a slice at a time.

use std::cmp::Ordering;
use std::collections::TryReserveError;
use std::fmt;

use super::comparison::Comparison;
use super::mind::Look;
use super::root_moves::{GameMoves, RootMove, RootMoves};
use super::verdict::{best_moves, reason};
use super::{Decision, Level, Reason};
use crate::game::Game;
use crate::level::Habits;
use crate::playout::Random;
use crate::position::Turn;
use crate::record::Record;
use crate::side::Side;
use crate::value::Value;

/// A computer player. The same level, seed and record always give the same decision, however the work is cut.
pub struct Player {
    level: Level,
    seed: u64,
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
    /// The game is too large for the solver; so many playouts are still to be made, with this seed.
    Sampling(u64, u64),
    Decided(Decision),
}

impl Player {
    /// A player without a position.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Player {
        Player { level, seed, work: None, nodes: 0 }
    }

    /// Turns to the position at a record's cursor.
    ///
    /// # Errors
    /// There is no memory for the solver's table; the player has no position then.
    pub fn start<P: Game>(&mut self, record: &Record<P>) -> Result<(), TryReserveError> {
        self.work = None;
        self.nodes = 0;
        let position = record.position();
        let mut legal = Vec::new();
        record.legal_moves(&mut legal);
        if let (Turn::Side(side), false) = (position.turn(), legal.is_empty()) {
            let habits = position.habits(self.level.in_game(position.best_level()));
            let random = Random::new(mixed(self.seed, record.link_of(record.cursor()).as_bytes()));
            let moves = legal.len();
            let root = Box::new(GameMoves::new(record, legal));
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
            if root.start_solver()? { Stage::Solving(0) } else { Stage::Sampling(habits.playouts, random.next_u64()) }
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
                let advance = self.root.advance(nodes.min(self.habits.nodes - (*counted).min(self.habits.nodes)));
                looked = advance.nodes - *counted;
                *counted = advance.nodes;
                let solved = if advance.done { self.root.solved() } else { None };
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
            Stage::Sampling(left, seed) => {
                let each = self.moves as u64;
                let playouts = (nodes / each).clamp(1, (*left).max(1));
                looked = playouts * each;
                *left = left.saturating_sub(playouts);
                self.root.sample(playouts, *seed);
                if *left > 0 { None } else { Some(self.shown()) }
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
        let (best, reason) = (best_moves(moves), reason(moves, self.side));
        let value = moves.first().map(|entry| entry.value).unwrap_or_default();
        if best.len() > 1 && self.habits.compares {
            return Stage::Comparing(Comparison::new(best, reason, value, self.habits.nodes, self.root.as_mut()));
        }
        let n = self.random.pick(&best).unwrap_or_default();
        self.decide(n, reason, Some(value))
    }

    /// What random games have shown. Of a loss they do not prove that no other move loses later.
    fn shown(&self) -> Stage {
        let (n, value) = self.root.sampled().unwrap_or_default();
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
