//! Looking a few moves ahead as a person does, who overlooks moves, hopes, and mixes up which line came first.

use super::played::{Habits, Played};
use crate::analysis::sort_few_by_key;
use crate::outcome::{Outcome, Score};
use crate::playout::Random;
use crate::position::Turn;
use crate::side::Side;

/// A person's look at a position, one own move after the other.
pub(super) struct Mind<P: Played> {
    position: P,
    habits: Habits,
    side: Side,
    /// The moves that come to mind and are still to be looked at.
    unseen: Vec<P::Move>,
    /// The others with how they look, more being better.
    seen: Vec<(P::Move, i32)>,
    random: Random,
    nodes: u64,
}

/// What a look has come to.
pub(super) struct Feeling<M> {
    pub m: M,
    /// Most other moves that came to mind seemed to lose at once; this one does not.
    pub prevents: bool,
}

impl<P: Played> Mind<P> {
    /// Legal moves are at least one.
    pub fn new(position: &P, side: Side, habits: Habits, legal: &[P::Move], mut random: Random) -> Mind<P> {
        let overlooks = if position.is_choice() { 0 } else { habits.overlooks };
        let mut unseen: Vec<_> = legal.iter().copied().filter(|_| !random.happens(overlooks)).collect();
        if unseen.is_empty() {
            unseen.extend(legal.get(random.below(legal.len().max(1) as u32) as usize));
        }
        Mind { position: position.clone(), habits, side, unseen, seen: Vec::new(), random, nodes: 0 }
    }

    /// Looks at one more move, and gives the positions that this took; `None` when all have been looked at.
    pub fn look(&mut self) -> Option<u64> {
        let m = self.unseen.pop()?;
        let before = self.nodes;
        let mut next = self.position.clone();
        next.play_unchecked(m);
        let depth = self.habits.depth.saturating_sub(1);
        let feeling = self.random.below(self.habits.unsure + 1) as i32;
        let looks = self.value(&next, depth) + feeling;
        self.seen.push((m, looks));
        Some(self.nodes - before)
    }

    /// The move that looks best.
    pub fn feeling(&mut self) -> Option<Feeling<P::Move>> {
        let Mind { seen, random, .. } = self;
        sort_few_by_key(seen, |(_, looks)| -looks);
        let (_, best) = *seen.first()?;
        let equals = seen.iter().take_while(|(_, looks)| *looks == best).count();
        let lost = seen.iter().filter(|(_, looks)| *looks < -Habits::SURE / 2).count();
        let m = seen.get(random.below(equals as u32) as usize)?.0;
        Some(Feeling { m, prevents: best > -Habits::SURE / 2 && 2 * lost >= seen.len() })
    }

    /// How a position looks to this side, so many moves ahead.
    fn value(&mut self, position: &P, depth: u8) -> i32 {
        self.nodes += 1;
        if let Some(outcome) = position.outcome() {
            return self.judge(outcome) * (Habits::SURE + i32::from(depth));
        }
        let is_choice = position.is_choice();
        let own_turn = position.turn() == Turn::Side(self.side);
        if depth == 0 && !is_choice {
            let glance = position.glance();
            return if self.side == Side::First { glance } else { -glance };
        }
        let takes_most = own_turn || is_choice && self.random.happens(self.habits.hopes);
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let mut best = None;
        for m in moves {
            if !is_choice && best.is_some() && self.random.happens(self.habits.overlooks) {
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(m);
            let looks = self.value(&next, if is_choice { depth } else { depth - 1 });
            let better = best.is_none_or(|best| if takes_most { looks > best } else { looks < best });
            if better {
                best = Some(looks);
            }
        }
        best.unwrap_or_default()
    }

    /// Whether a finished game seems won, drawn or lost: 1, 0, −1.
    fn judge(&mut self, outcome: Outcome) -> i32 {
        let both = outcome.score.first != Score::ZERO && outcome.score.second != Score::ZERO;
        match outcome.winner {
            None => 0,
            Some(_) if both && self.random.happens(self.habits.confuses) => 1,
            Some(winner) => {
                if winner == self.side {
                    1
                } else {
                    -1
                }
            }
        }
    }
}
