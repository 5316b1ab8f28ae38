//! A node of the tree search: its moves, what playouts have shown of them, and what is proven.

use super::confidence::{explore, weight_of_all};
use crate::analysis::sort_few_by_key;
use crate::guide::{Guide, Prior};
use crate::playout::Random;
use crate::position::{Position, Turn};
use crate::record::Record;
use crate::side::Side;
use crate::value::{Objective, Value};

/// A position in the tree. Its moves are listed at once; of those that no playout has made yet only what others tell of
/// them is kept.
#[derive(Clone, Debug)]
pub(super) struct TreeNode<M> {
    pub turn: Turn,
    /// The best that the side to act can hope for.
    most: Value,
    /// The moves not made yet, in ascending order.
    fresh: Vec<Fresh<M>>,
    /// The others, in ascending order.
    pub branches: Vec<Branch<M>>,
}

#[derive(Clone, Copy, Debug)]
struct Fresh<M> {
    m: M,
    told: Told,
}

/// A move that playouts have made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch<M> {
    pub m: M,
    weight: u32,
    pub visits: u32,
    /// The node behind it, from the second visit on.
    pub node: Option<u32>,
    /// The sum of all results, in units.
    total: i64,
    told: Told,
    pub proof: Option<Proof>,
}

/// What priors and playouts that made the move later tell of it.
#[derive(Clone, Copy, Debug, Default)]
struct Told {
    playouts: u32,
    /// The sum of the results for the first side, in 1/1024 points.
    total: i32,
}

/// The value of a move, and within how many moves, itself included, the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proof {
    pub value: Value,
    pub moves: u32,
}

/// Part of a point in which [`Told`] counts.
const POINT: i64 = 1 << 10;
/// Of what the bounds of confidence allow, so many 1/256 are used where playouts tell of all their moves.
const CAUTION: i64 = 32;

impl Told {
    fn from_prior(prior: Prior) -> Told {
        let mut told = Told::default();
        (0..prior.playouts).for_each(|_| told.add(prior.value));
        told
    }

    fn add(&mut self, value: Value) {
        let parts = i64::from(value.units()) * POINT / i64::from(Value::WIN.units());
        if let Some(total) = self.total.checked_add(parts as i32) {
            self.total = total;
            self.playouts += 1;
        }
    }

    /// The average, in units; `None` where nothing is told.
    fn mean(self) -> Option<i64> {
        let units = i64::from(self.total) * i64::from(Value::WIN.units());
        (self.playouts > 0).then(|| units / (i64::from(self.playouts) * POINT))
    }
}

impl<M: Copy + Ord> TreeNode<M> {
    /// The node of a record's cursor.
    pub(super) fn new<P: Position<Move = M>>(
        record: &Record<P>,
        objective: Objective,
        guide: &Guide<P>,
    ) -> TreeNode<M> {
        let position = record.position();
        let mut moves = Vec::new();
        record.legal_moves(&mut moves);
        let turn = position.turn();
        let (least, most) = (guide.bounds)(position, objective);
        let (mut fresh, mut branches) = (Vec::new(), Vec::new());
        match turn {
            Turn::Chance => {
                branches.extend(moves.into_iter().map(|m| Branch::new(m, position.weight(m), Told::default())))
            }
            Turn::Side(_) => fresh.extend(moves.into_iter().map(|m| {
                let prior = guide.prior.map_or(Prior::default(), |prior| prior(position, m));
                Fresh { m, told: Told::from_prior(prior) }
            })),
        }
        let most = match turn {
            Turn::Side(side) => most.seen_by(side).max(least.seen_by(side)),
            Turn::Chance => most,
        };
        TreeNode { turn, most, fresh, branches }
    }

    /// The bytes that it takes, once all its moves have been made.
    pub(super) fn bytes(&self) -> usize {
        let moves = self.fresh.len() + self.branches.len();
        size_of::<Self>() + self.fresh.len() * size_of::<Fresh<M>>() + moves * size_of::<Branch<M>>()
    }

    /// Whether the game is over here.
    pub(super) fn is_over(&self) -> bool {
        self.fresh.is_empty() && self.branches.is_empty()
    }

    /// Whether every move's value is proven; so it is where there is none.
    pub(super) fn is_proven(&self) -> bool {
        self.fresh.is_empty() && self.branches.iter().all(|branch| branch.proof.is_some())
    }

    /// All moves in ascending order, as branches.
    pub(super) fn all(&self) -> Vec<Branch<M>> {
        let fresh = self.fresh.iter().map(|fresh| Branch::new(fresh.m, 1, fresh.told));
        let mut all: Vec<_> = self.branches.iter().copied().chain(fresh).collect();
        sort_few_by_key(&mut all, |branch| branch.m);
        all
    }

    /// The branch to follow: on a chance turn by lot, else the one with the highest bound. Moves of which nothing is known
    /// come first of all, by lot; one that is told of is taken for what it is told to be worth.
    pub(super) fn select(&mut self, all_as_first: bool, random: &mut Random) -> usize {
        let Turn::Side(side) = self.turn else {
            return random.weighted(self.branches.iter().map(|branch| branch.weight));
        };
        let unknown = self.fresh.iter().filter(|fresh| fresh.told.playouts == 0).count() as u32;
        if unknown > 0 {
            let mut left = random.below(unknown);
            let place = self.fresh.iter().position(|fresh| {
                let is_it = fresh.told.playouts == 0 && left == 0;
                left -= u32::from(fresh.told.playouts == 0 && left > 0);
                is_it
            });
            return self.make(place.unwrap_or(0));
        }
        let visits: u64 = self.branches.iter().map(|branch| u64::from(branch.visits)).sum();
        let caution = |visits: u64, own: u64| {
            let margin = explore(visits.max(1), own);
            if all_as_first { (margin * CAUTION) >> 8 } else { margin }
        };
        let told = |told: Told| Value::from_units(told.mean().unwrap_or(0) as i32).seen_by(side).units();
        let bound = |branch: &Branch<M>| match branch.proof {
            Some(proof) => i64::from(proof.value.seen_by(side).units()),
            None => {
                let own = u64::from(branch.visits);
                let share = if branch.told.playouts > 0 { weight_of_all(own) } else { 0 };
                let mean = i64::from(branch.mean().seen_by(side).units());
                ((1_024 - share) * mean + share * i64::from(told(branch.told))) / 1_024 + caution(visits, own)
            }
        };
        let made = self.branches.iter().enumerate().rev().map(|(index, branch)| (bound(branch), index));
        let made = made.max_by_key(|(bound, _)| *bound);
        let fresh = self.fresh.iter().enumerate().rev().map(|(place, fresh)| (i64::from(told(fresh.told)), place));
        let fresh = fresh.max_by_key(|(bound, _)| *bound).map(|(bound, place)| (bound + caution(visits, 1), place));
        match (made, fresh) {
            (Some((made, index)), Some((bound, _))) if made >= bound => index,
            (_, Some((_, place))) => self.make(place),
            (made, None) => made.map_or(0, |(_, index)| index),
        }
    }

    /// Makes a branch of the unvisited move at this place; its index.
    fn make(&mut self, place: usize) -> usize {
        if place >= self.fresh.len() {
            return 0;
        }
        let Fresh { m, told } = self.fresh.remove(place);
        let index = self.branches.partition_point(|branch| branch.m < m);
        self.branches.insert(index, Branch::new(m, 1, told));
        index
    }

    /// Enters the result of a playout that followed a branch, and what it proves of it.
    pub(super) fn enter(&mut self, index: usize, value: Value, proof: Option<Proof>) {
        let branch = &mut self.branches[index];
        branch.visits = branch.visits.saturating_add(1);
        branch.total += i64::from(value.units());
        branch.proof = branch.proof.or(proof);
    }

    /// Tells of all moves that the side to act has made in a playout from here on: `made` has them in ascending order.
    pub(super) fn tell(&mut self, made: impl Iterator<Item = M>, value: Value) {
        let (mut fresh, mut branches) = (self.fresh.iter_mut().peekable(), self.branches.iter_mut().peekable());
        for m in made {
            while fresh.next_if(|fresh| fresh.m < m).is_some() {}
            while branches.next_if(|branch| branch.m < m).is_some() {}
            if let Some(fresh) = fresh.next_if(|fresh| fresh.m == m) {
                fresh.told.add(value);
            } else if let Some(branch) = branches.next_if(|branch| branch.m == m) {
                branch.told.add(value);
            }
        }
    }

    /// What the branches prove of a move to this node: by one that is as good as can be, or all of them together; of chance
    /// their average.
    pub(super) fn proven(&self) -> Option<Proof> {
        let proofs = || self.branches.iter().filter_map(|branch| branch.proof);
        let Turn::Side(side) = self.turn else { return if self.is_proven() { self.average() } else { None } };
        let best = proofs().max_by_key(|proof| proof.merit(side))?;
        let is_enough = best.value.seen_by(side) >= self.most || self.is_proven();
        is_enough.then_some(Proof { moves: best.moves + 1, ..best })
    }

    /// The average of proven outcomes, if it is a whole number of units; the longest way counts.
    fn average(&self) -> Option<Proof> {
        let (mut sum, mut total, mut moves) = (0, 0, 0);
        for branch in self.branches.iter().filter(|branch| branch.weight > 0) {
            let proof = branch.proof?;
            sum += i64::from(branch.weight) * i64::from(proof.value.units());
            total += i64::from(branch.weight);
            moves = moves.max(proof.moves);
        }
        (total > 0 && sum % total == 0)
            .then(|| Proof { value: Value::from_units((sum / total) as i32), moves: moves + 1 })
    }
}

impl Proof {
    /// The better for the side, the greater: first the value, then a fast win or a slow loss.
    pub(super) fn merit(self, side: Side) -> (Value, i64) {
        let (gain, moves) = (self.value.seen_by(side), i64::from(self.moves));
        (gain, if gain > Value::ZERO { -moves } else { moves })
    }
}

impl<M: Copy> Branch<M> {
    fn new(m: M, weight: u32, told: Told) -> Branch<M> {
        Branch { m, weight, visits: 0, node: None, total: 0, told, proof: None }
    }

    /// The average result; zero where there is none.
    pub(super) fn mean(&self) -> Value {
        Value::from_units((self.total / i64::from(self.visits.max(1))) as i32)
    }
}
