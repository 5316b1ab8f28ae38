//! Monte-Carlo tree search: random games, more of them where they go well.
//!
//! Each playout goes down the tree by the rule of upper confidence bounds (Kocsis and Szepesvári 2006), draws the outcomes
//! of chance turns by weight, and ends in a random game. What the tree sees to the end counts as proven, and is never
//! guessed at again. All arithmetic is in whole numbers, so the same seed gives the same answer everywhere.

use super::confidence::explore;
use crate::playout::{Random, playout_of_record};
use crate::position::{Position, Turn};
use crate::record::Record;
use crate::side::Side;
use crate::value::{Objective, Value};

/// A search from the position at a record's cursor.
///
/// ```
/// # #[cfg(feature = "classic")] {
/// use quantum_tictactoe::classic::Classic;
/// use quantum_tictactoe::record::Record;
/// use quantum_tictactoe::search::Tree;
/// use quantum_tictactoe::value::Objective;
///
/// let record: Record<Classic> = "t1.3-1-4-2-5".parse()?;
/// let mut tree = Tree::new(&record, Objective::Win, 9, 1);
/// tree.run(100);
/// assert_eq!(tree.best_move(), Some("3".parse()?));
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree<P: Position> {
    record: Record<P>,
    cursor: usize,
    objective: Objective,
    longest: usize,
    random: Random,
    /// The root first.
    nodes: Vec<Node<P::Move>>,
    playouts: u64,
    positions: u64,
}

/// What playouts have shown of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveVisits<M> {
    /// The move.
    pub m: M,
    /// The playouts that began with it.
    pub visits: u64,
    /// Their average, rounded; zero if there was none.
    pub mean: Value,
    /// Its value, if the tree sees all that matters to the end.
    pub proven: Option<Value>,
}

#[derive(Clone, Debug)]
struct Node<M> {
    turn: Turn,
    branches: Vec<Branch<M>>,
}

#[derive(Clone, Copy, Debug)]
struct Branch<M> {
    m: M,
    weight: u32,
    visits: u64,
    /// The sum of all results, in units.
    total: i64,
    proof: Option<Proof>,
    /// The node behind it, from the second visit on.
    node: Option<usize>,
}

/// The value of a move, and within how many moves, itself included, the game is over.
#[derive(Clone, Copy, Debug)]
struct Proof {
    value: Value,
    moves: u32,
}

impl<P: Position> Tree<P> {
    /// A search without playouts yet. A playout is given up as a draw after `longest` moves.
    #[must_use]
    pub fn new(record: &Record<P>, objective: Objective, longest: usize, seed: u64) -> Tree<P> {
        let record = record.clone();
        let nodes = vec![Node::new(&record)];
        let (cursor, random) = (record.cursor(), Random::new(seed));
        Tree { record, cursor, objective, longest, random, nodes, playouts: 0, positions: 0 }
    }

    /// Makes so many more playouts. Each adds at most one node to the tree, and none once memory is short.
    pub fn run(&mut self, playouts: u64) {
        let mut path = Vec::new();
        for _ in 0..if self.nodes[0].branches.is_empty() { 0 } else { playouts } {
            let (value, proof) = self.descend(&mut path);
            self.positions += (self.record.cursor() - self.cursor).max(1) as u64;
            self.record.go_to(self.cursor);
            self.settle(&path, value, proof);
            self.playouts += 1;
        }
    }

    /// The playouts so far; always as many as the visits of all moves together.
    #[must_use]
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// The positions looked at in all playouts.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// Who acts at the root.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.nodes[0].turn
    }

    /// Whether every move's value is proven; so it is where there is none.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        self.nodes[0].branches.iter().all(|branch| branch.proof.is_some())
    }

    /// What the root itself is worth if the game is over there; else zero.
    #[must_use]
    pub fn result(&self) -> Value {
        self.record.outcome().map_or(Value::ZERO, |outcome| self.objective.value(outcome))
    }

    /// All legal moves in ascending order, with what the playouts have shown. None if the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<MoveVisits<P::Move>> {
        self.nodes[0].branches.iter().map(Branch::shown).collect()
    }

    /// The move to make: one that is proven best, a fast win or a slow loss; else the most visited of those that are not
    /// proven to lose. `None` if the game is over or chance is to act.
    #[must_use]
    pub fn best_move(&self) -> Option<P::Move> {
        let root = &self.nodes[0];
        let Turn::Side(side) = root.turn else { return None };
        let best = root.proven(self.objective);
        let rank = |branch: &&Branch<P::Move>| {
            let proof = branch.proof.filter(|proof| best.is_some_and(|best| best.value == proof.value));
            let loses = branch.proof.is_some_and(|proof| proof.value.seen_by(side) < Value::ZERO);
            (proof.map(|proof| proof.merit(side)), !loses, branch.visits, branch.mean().seen_by(side))
        };
        // The last of equals wins, hence the reversal.
        root.branches.iter().rev().max_by_key(rank).map(|branch| branch.m)
    }

    /// Goes down the tree and on at random to an end: its value, and what the last branch of the path proves.
    fn descend(&mut self, path: &mut Vec<(usize, usize)>) -> (Value, Option<Proof>) {
        path.clear();
        let mut here = 0;
        loop {
            if path.len() >= self.longest {
                return (Value::ZERO, None);
            }
            let index = self.nodes[here].select(&mut self.random);
            let Branch { m, visits, proof, node, .. } = self.nodes[here].branches[index];
            path.push((here, index));
            if let Some(Proof { value, .. }) = proof {
                return (value, proof);
            }
            self.record.play_unchecked(m);
            if let Some(outcome) = self.record.outcome() {
                let value = self.objective.value(outcome);
                return (value, Some(Proof { value, moves: 1 }));
            }
            here = match node {
                Some(node) => node,
                None if visits == 0 || self.nodes.try_reserve(1).is_err() => {
                    return (self.play_on(path.len()), None);
                }
                None => self.grow(here, index),
            };
        }
    }

    fn grow(&mut self, here: usize, index: usize) -> usize {
        let node = self.nodes.len();
        self.nodes.push(Node::new(&self.record));
        self.nodes[here].branches[index].node = Some(node);
        node
    }

    /// A random game from here on; `made` moves have led here from the root.
    fn play_on(&mut self, made: usize) -> Value {
        playout_of_record(&mut self.record, self.longest - made.min(self.longest), &mut self.random);
        self.record.outcome().map_or(Value::ZERO, |outcome| self.objective.value(outcome))
    }

    /// Enters a result on the path, and what it proves from its end backwards.
    fn settle(&mut self, path: &[(usize, usize)], value: Value, mut proof: Option<Proof>) {
        for (node, index) in path.iter().rev() {
            let branch = &mut self.nodes[*node].branches[*index];
            branch.visits += 1;
            branch.total += i64::from(value.units());
            branch.proof = branch.proof.or(proof);
            proof = proof.and_then(|_| self.nodes[*node].proven(self.objective));
        }
    }
}

impl<M: Copy> Node<M> {
    fn new<P: Position<Move = M>>(record: &Record<P>) -> Node<M> {
        let position = record.position();
        let mut moves = Vec::new();
        record.legal_moves(&mut moves);
        let branch = |m| Branch { m, weight: position.weight(m), visits: 0, total: 0, proof: None, node: None };
        Node { turn: position.turn(), branches: moves.into_iter().map(branch).collect() }
    }

    /// The branch to follow: on a chance turn by lot; else one not visited yet, or the one with the highest bound.
    fn select(&self, random: &mut Random) -> usize {
        let Turn::Side(side) = self.turn else {
            return random.weighted(self.branches.iter().map(|branch| branch.weight));
        };
        let fresh = self.branches.iter().filter(|branch| branch.visits == 0).count() as u32;
        if fresh > 0 {
            return random.weighted(self.branches.iter().map(|branch| u32::from(branch.visits == 0)));
        }
        let visits = self.branches.iter().map(|branch| branch.visits).sum();
        let bound = |branch: &Branch<M>| match branch.proof {
            Some(proof) => i64::from(proof.value.seen_by(side).units()),
            None => i64::from(branch.mean().seen_by(side).units()) + explore(visits, branch.visits),
        };
        let numbered = self.branches.iter().enumerate().rev();
        numbered.max_by_key(|(_, branch)| bound(branch)).map_or(0, |(index, _)| index)
    }

    /// What the branches prove of a move to this node: by one that is as good as can be, or all of them together.
    fn proven(&self, objective: Objective) -> Option<Proof> {
        let Turn::Side(side) = self.turn else { return None };
        let best = self.branches.iter().filter_map(|branch| branch.proof).max_by_key(|proof| proof.merit(side))?;
        let most = match objective {
            Objective::Win => Value::WIN,
            Objective::Points => Value::from_halves(4),
        };
        let is_enough = best.value.seen_by(side) >= most || self.branches.iter().all(|branch| branch.proof.is_some());
        is_enough.then_some(Proof { moves: best.moves + 1, ..best })
    }
}

impl Proof {
    /// The better for the side, the greater: first the value, then a fast win or a slow loss.
    fn merit(self, side: Side) -> (Value, i64) {
        let (gain, moves) = (self.value.seen_by(side), i64::from(self.moves));
        (gain, if gain > Value::ZERO { -moves } else { moves })
    }
}

impl<M: Copy> Branch<M> {
    fn mean(&self) -> Value {
        Value::from_units((self.total / self.visits.max(1) as i64) as i32)
    }

    fn shown(&self) -> MoveVisits<M> {
        MoveVisits { m: self.m, visits: self.visits, mean: self.mean(), proven: self.proof.map(|proof| proof.value) }
    }
}
