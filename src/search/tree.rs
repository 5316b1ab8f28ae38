//! Monte-Carlo tree search: random games, more of them where they go well.
//!
//! Each playout goes down the tree by the rule of upper confidence bounds (Kocsis and Szepesvári 2006), draws the outcomes
//! of chance turns by weight, and ends in a random game. What the tree sees to the end counts as proven, and is never
//! guessed at again (Winands, Björnsson and Saito, “Monte-Carlo Tree Search Solver”, 2008), also over chance turns, whose
//! average is proven once all their outcomes are. A game may help with a [`Guide`]: with bounds, priors, answers, and by
//! letting each playout tell something of all moves made in it (Gelly and Silver 2007). All arithmetic is in whole numbers,
//! so the same seed gives the same answer everywhere.

use std::collections::BinaryHeap;

use super::tree_node::{Branch, Proof, TreeNode};
use crate::guide::Guide;
use crate::playout::{Random, random_move};
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
    guide: Guide<P>,
    /// The root first.
    nodes: Vec<TreeNode<P::Move>>,
    /// The bytes that the nodes take, and may take.
    bytes: usize,
    memory: usize,
    playouts: u64,
    positions: u64,
    /// The moves of the playout under way, with who made them.
    trail: Vec<(Turn, P::Move)>,
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

impl<P: Position> Tree<P> {
    /// A search without playouts yet. A playout is given up as a draw after `longest` moves.
    #[must_use]
    pub fn new(record: &Record<P>, objective: Objective, longest: usize, seed: u64) -> Tree<P> {
        Tree::guided(record, objective, longest, seed, Guide::NONE)
    }

    /// The same with what the game tells beyond its rules.
    #[must_use]
    pub fn guided(record: &Record<P>, objective: Objective, longest: usize, seed: u64, guide: Guide<P>) -> Tree<P> {
        let root = TreeNode::new(record, objective, &guide);
        Tree {
            record: record.clone(),
            cursor: record.cursor(),
            objective,
            longest,
            random: Random::new(seed),
            guide,
            bytes: root.bytes(),
            nodes: vec![root],
            memory: MEMORY,
            playouts: 0,
            positions: 0,
            trail: Vec::new(),
        }
    }

    /// The same, of at most so many bytes and the root's. Once they are full the tree grows no more, and playouts go on at
    /// random from its leaves.
    #[must_use]
    pub fn with_memory(mut self, bytes: usize) -> Tree<P> {
        self.memory = self.nodes[0].bytes().saturating_add(bytes);
        self
    }

    /// The bytes that the tree takes, once all moves in it have been made.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Makes so many more playouts. Each adds at most one node to the tree, and none once memory is short.
    pub fn run(&mut self, playouts: u64) {
        let mut path = Vec::new();
        for _ in 0..if self.nodes[0].is_over() { 0 } else { playouts } {
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
        self.nodes[0].is_proven()
    }

    /// What the root itself is worth if the game is over there; else zero.
    #[must_use]
    pub fn result(&self) -> Value {
        self.record.outcome().map_or(Value::ZERO, |outcome| self.objective.value(outcome))
    }

    /// All legal moves in ascending order, with what the playouts have shown. None if the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<MoveVisits<P::Move>> {
        self.nodes[0].all().iter().map(shown).collect()
    }

    /// The move to make: one that is proven best, a fast win or a slow loss; else the most visited of those that are not
    /// proven to lose. `None` if the game is over or chance is to act.
    #[must_use]
    pub fn best_move(&self) -> Option<P::Move> {
        let root = &self.nodes[0];
        let Turn::Side(side) = root.turn else { return None };
        let best = root.proven();
        let rank = |branch: &&Branch<P::Move>| {
            let proof = branch.proof.filter(|proof| best.is_some_and(|best| best.value == proof.value));
            let loses = branch.proof.is_some_and(|proof| proof.value.seen_by(side) < Value::ZERO);
            (proof.map(|proof| proof.merit(side)), !loses, branch.visits, branch.mean().seen_by(side))
        };
        // The last of equals wins, hence the reversal.
        root.all().iter().rev().max_by_key(rank).map(|branch| branch.m)
    }

    /// Goes down the tree and on at random to an end: its value, and what the last branch of the path proves.
    fn descend(&mut self, path: &mut Vec<(usize, usize)>) -> (Value, Option<Proof>) {
        path.clear();
        self.trail.clear();
        let mut here = 0;
        loop {
            if path.len() >= self.longest {
                return (Value::ZERO, None);
            }
            let node = &mut self.nodes[here];
            let index = node.select(self.guide.all_as_first, &mut self.random);
            let Some(Branch { m, visits, proof, node, .. }) = node.branches.get(index).copied() else {
                return (Value::ZERO, None);
            };
            path.push((here, index));
            self.trail.push((self.nodes[here].turn, m));
            if let Some(Proof { value, .. }) = proof {
                return (value, proof);
            }
            self.record.play_unchecked(m);
            if let Some(outcome) = self.record.outcome() {
                let value = self.objective.value(outcome);
                return (value, Some(Proof { value, moves: 1 }));
            }
            let next =
                node.map(|node| node as usize).or_else(|| if visits == 0 { None } else { self.grow(here, index) });
            match next {
                Some(next) => here = next,
                None => return (self.play_on(path.len()), None),
            }
        }
    }

    /// Puts a node behind a branch; `None` if memory is short.
    fn grow(&mut self, here: usize, index: usize) -> Option<usize> {
        if self.bytes >= self.memory || self.nodes.try_reserve(1).is_err() {
            return None;
        }
        let node = TreeNode::new(&self.record, self.objective, &self.guide);
        let bytes = self.bytes.saturating_add(node.bytes());
        if bytes > self.memory {
            return None;
        }
        self.bytes = bytes;
        let place = self.nodes.len();
        self.nodes.push(node);
        self.nodes[here].branches[index].node = u32::try_from(place).ok();
        Some(place)
    }

    /// A random game from here on; `made` moves have led here from the root.
    fn play_on(&mut self, made: usize) -> Value {
        for _ in made..self.longest {
            if self.record.draw().is_some() {
                break;
            }
            let position = self.record.position();
            let answer = self.guide.answer.and_then(|answer| answer(position, &mut self.random));
            let Some(m) = answer.or_else(|| random_move(position, &mut self.random)) else { break };
            if self.guide.all_as_first {
                self.trail.push((position.turn(), m));
            }
            self.record.play_unchecked(m);
        }
        self.record.outcome().map_or(Value::ZERO, |outcome| self.objective.value(outcome))
    }

    /// Enters a result on the path, and what it proves from its end backwards.
    fn settle(&mut self, path: &[(usize, usize)], value: Value, mut proof: Option<Proof>) {
        for (node, index) in path.iter().rev() {
            let node = &mut self.nodes[*node];
            node.enter(*index, value, proof);
            proof = proof.and_then(|_| node.proven());
        }
        if self.guide.all_as_first {
            self.tell_all(path, value);
        }
    }

    /// Tells each node of the path of all moves that its side has made from there on.
    fn tell_all(&mut self, path: &[(usize, usize)], value: Value) {
        for side in Side::BOTH {
            let by_side = self.trail.iter().enumerate().filter(|(_, (turn, _))| *turn == Turn::Side(side));
            // Sorted by a heap: the standard library's other ways take ten times its bytes for each type.
            let made: BinaryHeap<(P::Move, usize)> = by_side.map(|(ply, (_, m))| (*m, ply)).collect();
            let mut made = made.into_sorted_vec();
            // Of the same move made twice the later one counts.
            made.dedup_by(|later, kept| {
                let is_same = later.0 == kept.0;
                if is_same {
                    kept.1 = later.1;
                }
                is_same
            });
            for (depth, (node, _)) in path.iter().enumerate() {
                let node = &mut self.nodes[*node];
                if node.turn == Turn::Side(side) {
                    node.tell(made.iter().filter(|(_, ply)| *ply >= depth).map(|(m, _)| *m), value);
                }
            }
        }
    }
}

/// The bytes that a tree takes where nobody says how many it may.
const MEMORY: usize = 64 << 20;

fn shown<M: Copy>(branch: &Branch<M>) -> MoveVisits<M> {
    let proven = branch.proof.map(|proof| proof.value);
    MoveVisits { m: branch.m, visits: branch.visits.into(), mean: branch.mean(), proven }
}
