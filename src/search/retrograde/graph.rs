//! All positions that can be reached from one, found by playing: for small games that number nothing themselves.

use std::collections::{HashMap, TryReserveError};
use std::error::Error;
use std::fmt;
use std::hash::BuildHasherDefault;

use super::fate::Fate;
use super::numbered::{Next, NodeKind, Numbered};
use crate::outcome::Outcome;
use crate::position::{Position, Turn};
use crate::search::mixer::Mixer;
use crate::side::Side;
use crate::value::Objective;

/// Positions in the order in which they are found, the first one first, with their moves.
#[derive(Clone, Debug)]
pub struct Graph<P: Position> {
    positions: Vec<P>,
    looks: Vec<NodeKind>,
    numbers: HashMap<P, u32, BuildHasherDefault<Mixer>>,
    after: Arrows,
    before: Arrows,
    most: usize,
    /// How many positions have been played on from.
    explored: usize,
    /// The side that would move in each, also once the game is over.
    sides: Vec<Side>,
    moves: Vec<P::Move>,
}

/// Lists of numbers, one for each number, behind one another.
#[derive(Clone, Debug, Default)]
struct Arrows {
    /// Where each list begins, and where the last one ends.
    starts: Vec<u32>,
    heads: Vec<u32>,
}

/// Why the positions of a game can't be numbered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GraphError {
    /// There are more than allowed.
    TooMany,
    /// The sides do not take turns, or chance has one.
    NoTurns,
    /// A game ends with other points than one for the winner.
    Points,
    /// There is no memory for them.
    Memory(TryReserveError),
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphError::TooMany => f.write_str("more positions can be reached than allowed"),
            GraphError::NoTurns => f.write_str("the sides do not take turns"),
            GraphError::Points => f.write_str("a win is not always one point"),
            GraphError::Memory(error) => write!(f, "{error}"),
        }
    }
}

impl Error for GraphError {}

impl From<TryReserveError> for GraphError {
    fn from(error: TryReserveError) -> GraphError {
        GraphError::Memory(error)
    }
}

impl<P: Position> Graph<P> {
    /// A graph of this position alone, to grow to at most so many.
    ///
    /// # Errors
    /// Chance is to act in it.
    pub fn new(start: P, most: usize) -> Result<Graph<P>, GraphError> {
        let Turn::Side(side) = start.turn() else { return Err(GraphError::NoTurns) };
        let mut graph = Graph {
            positions: Vec::new(),
            looks: Vec::new(),
            numbers: HashMap::default(),
            after: Arrows { starts: vec![0], heads: Vec::new() },
            before: Arrows::default(),
            most: most.min(u32::MAX as usize),
            explored: 0,
            sides: Vec::new(),
            moves: Vec::new(),
        };
        graph.number(start, side)?;
        Ok(graph)
    }

    /// Plays on from no more than so many positions. True once all that can be reached have a number.
    ///
    /// # Errors
    /// This game can't be numbered; the graph is of no use any more.
    pub fn step(&mut self, positions: u64) -> Result<bool, GraphError> {
        for _ in 0..positions {
            if self.is_done() {
                break;
            }
            self.explore()?;
        }
        if self.is_done() && self.before.starts.is_empty() {
            self.before = self.after.turned(self.positions.len())?;
        }
        Ok(self.is_done())
    }

    /// How many positions have been played on from.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.explored as u64
    }

    /// The position with this number.
    #[must_use]
    pub fn position(&self, number: u32) -> Option<&P> {
        self.positions.get(number as usize)
    }

    /// The position's number, if it has been found.
    #[must_use]
    pub fn number_of(&self, position: &P) -> Option<u32> {
        self.numbers.get(position).copied()
    }

    /// The numbers of those of these positions that have one, in ascending order.
    pub(super) fn numbers_of(&self, positions: &[P]) -> Vec<u32> {
        let mut numbers: Vec<u32> = positions.iter().filter_map(|position| self.number_of(position)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    fn is_done(&self) -> bool {
        self.explored == self.positions.len()
    }

    fn explore(&mut self) -> Result<(), GraphError> {
        let (here, side) = (self.positions[self.explored].clone(), self.sides[self.explored]);
        if self.looks[self.explored] == NodeKind::Open {
            let mut moves = std::mem::take(&mut self.moves);
            here.legal_moves(&mut moves);
            self.after.heads.try_reserve(moves.len())?;
            for m in &moves {
                let mut next = here.clone();
                next.play_unchecked(*m);
                let number = self.number(next, side.other())?;
                self.after.heads.push(number);
            }
            self.moves = moves;
        }
        self.after.starts.try_reserve(1)?;
        self.after.starts.push(self.after.heads.len() as u32);
        self.explored += 1;
        Ok(())
    }

    /// The number of a position in which this side is to move, a new one if it has none yet.
    fn number(&mut self, position: P, side: Side) -> Result<u32, GraphError> {
        if let Some(number) = self.number_of(&position) {
            let takes_turns = self.sides[number as usize] == side;
            return if takes_turns { Ok(number) } else { Err(GraphError::NoTurns) };
        }
        let look = match (position.outcome(), position.turn()) {
            (Some(outcome), _) if Objective::Win.value(outcome) != Objective::Points.value(outcome) => {
                return Err(GraphError::Points);
            }
            (Some(outcome), _) => NodeKind::Ended(at_the_end(outcome, side)),
            (None, turn) if turn == Turn::Side(side) => NodeKind::Open,
            (None, _) => return Err(GraphError::NoTurns),
        };
        if self.positions.len() >= self.most {
            return Err(GraphError::TooMany);
        }
        let number = self.positions.len() as u32;
        self.numbers.try_reserve(1)?;
        self.positions.try_reserve(1)?;
        self.looks.try_reserve(1)?;
        self.sides.try_reserve(1)?;
        self.numbers.insert(position.clone(), number);
        self.positions.push(position);
        self.looks.push(look);
        self.sides.push(side);
        Ok(number)
    }
}

/// What the end of the game is for the side that would move now.
fn at_the_end(outcome: Outcome, side: Side) -> Fate {
    match outcome.winner {
        None => Fate::Draw,
        Some(winner) if winner == side => Fate::Win(0),
        Some(_) => Fate::Loss(0),
    }
}

impl<P: Position> Numbered for Graph<P> {
    /// All numbers, once the last step was done; those found so far before.
    fn count(&self) -> u32 {
        self.positions.len() as u32
    }

    fn look(&self, number: u32, moves: &mut Vec<Next>) -> NodeKind {
        moves.extend(self.after.of(number).iter().map(|number| Next::Inside(*number)));
        self.looks.get(number as usize).copied().unwrap_or(NodeKind::Void)
    }

    fn before(&self, number: u32, numbers: &mut Vec<u32>) {
        numbers.extend_from_slice(self.before.of(number));
    }
}

impl Arrows {
    fn of(&self, number: u32) -> &[u32] {
        let place = |n: usize| self.starts.get(n).map(|start| *start as usize);
        let range = place(number as usize).zip(place(number as usize + 1));
        range.and_then(|(start, end)| self.heads.get(start..end)).unwrap_or(&[])
    }

    /// The same arrows the other way round, between so many numbers.
    fn turned(&self, count: usize) -> Result<Arrows, TryReserveError> {
        let mut turned = Arrows::default();
        turned.starts.try_reserve_exact(count + 1)?;
        turned.heads.try_reserve_exact(self.heads.len())?;
        turned.starts.resize(count + 1, 0);
        turned.heads.resize(self.heads.len(), 0);
        for head in &self.heads {
            turned.starts[*head as usize] += 1;
        }
        let mut sum = 0;
        for start in &mut turned.starts {
            sum += *start;
            *start = sum;
        }
        // Each list is filled from its end, after which its start is where it should be.
        for number in (0..count as u32).rev() {
            for head in self.of(number) {
                let start = &mut turned.starts[*head as usize];
                *start -= 1;
                turned.heads[*start as usize] = number;
            }
        }
        Ok(turned)
    }
}
