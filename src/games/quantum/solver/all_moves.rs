//! The solver as it is used: all legal moves of a position valued, a slice at a time.

use std::cmp::Reverse;
use std::collections::TryReserveError;
use std::fmt;

use super::endgame;
use super::goal::{Goal, Worth};
use super::leaf::{Leaf, LeafQuestion};
use super::masks::Halves;
use super::shape::Shape;
use super::shape_search::ShapeSearch;
use super::shape_table::ShapeTable;
use crate::analysis::{Analysis, MoveBounds, MoveValue, Progress, sort_few_by_key};
use crate::games::quantum::{Move, Phase, Quantum};
use crate::position::Position;
use crate::side::Side;
use crate::value::{Bounds, Objective, Value};

/// Values the legal moves of positions, exactly. What it has found in one position helps in the next.
pub struct QuantumSolver {
    objective: Objective,
    search: ShapeSearch,
    position: Quantum,
    moves: Vec<Candidate>,
    leaves: Vec<Leaf>,
    /// Nodes that earlier positions took.
    spent: u64,
}

/// Without the table and the work at hand.
impl fmt::Debug for QuantumSolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("QuantumSolver")
            .field("objective", &self.objective)
            .field("position", &self.position)
            .field("nodes", &self.nodes())
            .finish_non_exhaustive()
    }
}

/// A legal move, and the positions that it leads to: the two outcomes if it closes a cycle, else twice the same.
struct Candidate {
    m: Move,
    leaves: [usize; 2],
}

impl QuantumSolver {
    /// A solver whose table takes at most so many bytes; any size is correct.
    ///
    /// # Errors
    /// A table for which there is no memory.
    pub fn new(objective: Objective, table_bytes: usize) -> Result<QuantumSolver, TryReserveError> {
        let search = ShapeSearch::new(ShapeTable::new(table_bytes)?);
        let (moves, leaves) = (Vec::new(), Vec::new());
        let mut solver = QuantumSolver { objective, search, position: Quantum::new(), moves, leaves, spent: 0 };
        solver.start(Quantum::new());
        Ok(solver)
    }

    /// Turns to another position; the table is kept.
    pub fn start(&mut self, position: Quantum) {
        self.search.drop_question();
        self.spent = self.search.nodes();
        self.position = position;
        self.leaves.clear();
        self.moves.clear();
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        for m in legal {
            let next = after(&position, m);
            let leaves = match next.choices() {
                Some(pair) => pair.squares().map(|square| self.leaf(after(&next, Move::Measure(square)), 2)),
                None => [self.leaf(next, 1); 2],
            };
            self.moves.push(Candidate { m, leaves });
        }
    }

    /// Looks at no more than about so many further positions, then stops; the next step goes on from there.
    pub fn step(&mut self, nodes: u64) -> Progress<Move> {
        self.work(self.search.nodes().saturating_add(nodes));
        let side = self.position.side_to_act();
        let bounded = self.moves.iter().map(|candidate| MoveBounds { m: candidate.m, bounds: self.bounds(candidate) });
        let mut moves: Vec<_> = bounded.collect();
        sort_few_by_key(&mut moves, |entry| Reverse(entry.bounds.seen_by(side)));
        Progress { done: self.open_question().is_none(), nodes: self.nodes(), moves }
    }

    /// Works to the end, whatever it takes.
    pub fn analysis(&mut self) -> Analysis<Move> {
        self.work(u64::MAX);
        let side = self.position.side_to_act();
        let worths = self.moves.iter().map(|candidate| (candidate.m, self.worth(candidate)));
        let mut worths: Vec<(Move, Worth)> = worths.collect();
        sort_few_by_key(&mut worths, |(_, worth)| Reverse(worth.seen_by(side)));
        let mut moves = Vec::with_capacity(worths.len());
        let mut line = Vec::new();
        for (m, worth) in &worths {
            if worth.halves() == 0 || line.is_empty() {
                let drawn = self.line(*m, *worth);
                let moves_to_end = Some(drawn.len() as u16);
                if line.is_empty() {
                    line = drawn;
                }
                moves.push(MoveValue { m: *m, value: self.value_of(worth.halves()), moves_to_end, visits: 0 });
            } else {
                moves.push(MoveValue {
                    m: *m,
                    value: self.value_of(worth.halves()),
                    moves_to_end: Some(worth.moves().into()),
                    visits: 0,
                });
            }
        }
        let halves = worths.first().map_or_else(|| result(&self.position), |(_, worth)| worth.halves());
        Analysis { value: self.value_of(halves), nodes: self.nodes(), exact: true, moves, line }
    }

    /// The value of a position alone, which takes less than valuing all its moves. The position at hand is given up.
    pub fn value(&mut self, position: &Quantum) -> Value {
        self.search.drop_question();
        self.spent = self.search.nodes();
        self.moves.clear();
        self.leaves.clear();
        let mut leaf = Leaf::new(*position, 0);
        while let Some(question) = leaf.value_question(self.objective) {
            let reached = reaches(&mut self.search, position, question.goal(self.objective));
            leaf.learn(question, reached);
        }
        self.value_of(leaf.worth(self.objective).halves())
    }

    /// Positions looked at since the start, or for the last value.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.search.nodes() - self.spent
    }

    fn leaf(&mut self, position: Quantum, distance: u8) -> usize {
        let known = self.leaves.iter().position(|leaf| leaf.position == position);
        known.unwrap_or_else(|| {
            self.leaves.push(Leaf::new(position, distance));
            self.leaves.len() - 1
        })
    }

    /// Answers one question after the other until none is open or so many nodes have been looked at in all.
    fn work(&mut self, until: u64) {
        while let Some((index, question)) = self.open_question() {
            let Some(leaf) = self.leaves.get_mut(index) else { return };
            let answer = if self.search.is_paused() {
                self.search.resume(until)
            } else if self.search.nodes() < until {
                ask(&mut self.search, &leaf.position, question.goal(self.objective), until)
            } else {
                None
            };
            match answer {
                Some(answer) => leaf.learn(question, answer),
                None => return,
            }
        }
    }

    /// Values come before lengths.
    fn open_question(&self) -> Option<(usize, LeafQuestion)> {
        let values = self.leaves.iter().map(|leaf| leaf.value_question(self.objective)).enumerate();
        let lengths = self.leaves.iter().map(|leaf| leaf.length_question(self.objective)).enumerate();
        values.chain(lengths).find_map(|(index, question)| Some((index, question?)))
    }

    fn bounds(&self, candidate: &Candidate) -> Bounds {
        let [one, other] = self.leaves_of(candidate).map(|leaf| leaf.map_or([-2, 4], |leaf| leaf.halves));
        let chosen = |a: Halves, b: Halves| match self.position.side_to_act() {
            Side::First => a.min(b),
            Side::Second => a.max(b),
        };
        Bounds { lower: self.value_of(chosen(one[0], other[0])), upper: self.value_of(chosen(one[1], other[1])) }
    }

    fn worth(&self, candidate: &Candidate) -> Worth {
        let worths = self.leaves_of(candidate).map(|leaf| leaf.map_or(Worth::DRAW, |leaf| leaf.worth(self.objective)));
        let chooser = self.position.side_to_act().other();
        worths.into_iter().max_by_key(|worth| worth.seen_by(chooser)).unwrap_or(Worth::DRAW)
    }

    fn leaves_of(&self, candidate: &Candidate) -> [Option<&Leaf>; 2] {
        candidate.leaves.map(|index| self.leaves.get(index))
    }

    fn value_of(&self, halves: Halves) -> Value {
        match self.objective {
            Objective::Win => Value::from_halves(2 * halves.signum()),
            Objective::Points => Value::from_halves(halves),
        }
    }

    /// Best play after a move of this worth: the first move each time that keeps it.
    fn line(&mut self, first: Move, worth: Worth) -> Vec<Move> {
        let mut line = vec![first];
        let mut position = after(&self.position, first);
        let mut goal = Goal::exactly(self.objective, worth).after(1);
        let mut legal = Vec::new();
        while position.outcome().is_none() {
            position.legal_moves(&mut legal);
            let side = position.side_to_act();
            let keeps = |m: &&Move| {
                let next = after(&position, **m);
                match side {
                    Side::First => reaches(&mut self.search, &next, goal.after(1)),
                    Side::Second => !reaches(&mut self.search, &next, goal.after(1).better()),
                }
            };
            let Some(m) = legal.iter().find(keeps).copied() else { break };
            line.push(m);
            position.play_unchecked(m);
            goal = goal.after(1);
        }
        line
    }
}

fn after(position: &Quantum, m: Move) -> Quantum {
    let mut next = *position;
    next.play_unchecked(m);
    next
}

/// Half points of a finished game, X minus O.
fn result(position: &Quantum) -> Halves {
    let score = position.outcome().map(|outcome| outcome.score).unwrap_or_default();
    score.first.halves() as Halves - score.second.halves() as Halves
}

/// Whether X reaches the goal from any position.
fn reaches(search: &mut ShapeSearch, position: &Quantum, goal: Goal) -> bool {
    match position.choices() {
        Some(pair) => {
            let mut outcomes = pair.squares().into_iter().map(|square| after(position, Move::Measure(square)));
            let mut reaches = |next: Quantum| reaches(search, &next, goal.after(1));
            match position.side_to_act() {
                Side::First => outcomes.any(&mut reaches),
                Side::Second => outcomes.all(&mut reaches),
            }
        }
        None => ask(search, position, goal, u64::MAX).unwrap_or_default(),
    }
}

/// The same where no collapse is due, for as long as there are nodes left.
fn ask(search: &mut ShapeSearch, position: &Quantum, goal: Goal, until: u64) -> Option<bool> {
    match Shape::of(position) {
        Some(shape) => search.ask(shape, goal).or_else(|| search.resume(until)),
        None => {
            search.add_node();
            Some(match position.phase() {
                Phase::Over => result(position) >= goal.needed(0),
                Phase::Place | Phase::Last | Phase::Measure => endgame::late(position, goal),
            })
        }
    }
}
