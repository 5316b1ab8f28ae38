//! Which move to search first: what has cut off elsewhere is likely to do so here.

use std::cmp::Reverse;
use std::hash::{Hash, Hasher};

use super::{Evaluated, MOST_PLIES};
use crate::analysis::sort_few_by_key;
use crate::position::Turn;
use crate::search::mixer::Mixer;
use crate::side::Side;

/// What has been learned of moves, wherever they were made.
#[derive(Clone, Debug)]
pub(super) struct MoveOrder<M> {
    /// The last two moves that cut off after so many moves of a line.
    killers: Vec<[Option<M>; 2]>,
    /// How much each side's moves have cut off. Moves that share a place are taken for one another, which does no harm.
    history: Vec<u32>,
}

/// The places for moves of both sides.
const PLACES: usize = 1 << 12;
/// The most that the history says of a move.
const MOST: u32 = 1 << 14;

impl<M: Copy + Ord + Hash> MoveOrder<M> {
    pub(super) fn new() -> MoveOrder<M> {
        MoveOrder { killers: vec![[None; 2]; usize::from(MOST_PLIES) + 1], history: vec![0; PLACES] }
    }

    /// Forgets what belongs to one position only, and half of the rest.
    pub(super) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        self.history.iter_mut().for_each(|count| *count /= 2);
    }

    /// Puts moves in order, the most promising first: the one that the table knows, loud ones, killers, then by promise and
    /// history.
    pub(super) fn sort<P: Evaluated<Move = M>>(&self, position: &P, plies: u16, known: Option<M>, moves: &mut [M]) {
        let killers = self.killers.get(usize::from(plies)).copied().unwrap_or_default();
        let turn = position.turn();
        let mut ranked: Vec<_> = moves
            .iter()
            .map(|m| {
                let kind = match *m {
                    m if known == Some(m) => 3,
                    m if position.is_loud(m) => 2,
                    m if killers.contains(&Some(m)) => 1,
                    _ => 0,
                };
                let merit = (i64::from(position.promise(*m)) << 8) + i64::from(self.history[place(turn, *m)] >> 6);
                (kind, merit, *m)
            })
            .collect();
        sort_few_by_key(&mut ranked, |(kind, merit, m)| (Reverse((*kind, *merit)), *m));
        moves.iter_mut().zip(ranked).for_each(|(m, (_, _, ranked))| *m = ranked);
    }

    /// Learns that a move has cut off, with so much depth still to go.
    pub(super) fn learn(&mut self, turn: Turn, m: M, depth: i16, plies: u16, is_loud: bool) {
        if is_loud {
            return;
        }
        if let Some(killers) = self.killers.get_mut(usize::from(plies)).filter(|killers| killers[0] != Some(m)) {
            *killers = [Some(m), killers[0]];
        }
        let depth = depth.max(0) as u32;
        let count = &mut self.history[place(turn, m)];
        *count += depth * depth;
        if *count > MOST {
            self.history.iter_mut().for_each(|count| *count /= 2);
        }
    }
}

fn place<M: Hash>(turn: Turn, m: M) -> usize {
    let mut hasher = Mixer::default();
    m.hash(&mut hasher);
    let half = if turn == Turn::Side(Side::First) { 0 } else { PLACES / 2 };
    half + (hasher.finish() >> 32) as usize % (PLACES / 2)
}
