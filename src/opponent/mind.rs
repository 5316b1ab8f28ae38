//! Looking a few moves ahead as a person does, who overlooks moves, hopes, and mixes up which line came first.

use super::root_moves::RootMoves;
use crate::analysis::sort_few_by_key;
use crate::game::Game;
use crate::level::Habits;
use crate::outcome::{Outcome, Score};
use crate::playout::Random;
use crate::position::{Turn, moves_of};
use crate::record::Record;
use crate::side::Side;

/// A person's look at a position, one own move after the other. Moves are told by their place among the legal ones.
pub(super) struct Look {
    mind: Mind,
    /// The moves that come to mind and are still to be looked at.
    unseen: Vec<usize>,
    /// The others with how they look, more being better.
    seen: Vec<(usize, i32)>,
}

/// What a look has come to.
pub(super) struct Feeling {
    pub n: usize,
    /// At least half of the moves that came to mind seem to lose at once; this one does not.
    pub prevents: bool,
}

impl Look {
    /// A look at so many moves.
    pub fn new(moves: usize, side: Side, habits: Habits, random: &mut Random) -> Look {
        let overlooks = if moves > 2 { habits.overlooks } else { 0 };
        let mut unseen: Vec<usize> = (0..moves).filter(|_| !random.happens(overlooks)).collect();
        if unseen.is_empty() {
            unseen.push(random.below(moves.max(1) as u32) as usize);
        }
        let mind = Mind { habits, side, random: Random::new(random.next_u64()), nodes: 0 };
        Look { mind, unseen, seen: Vec::with_capacity(moves) }
    }

    /// Looks at one more move, and gives the positions that this took; `None` when all have been looked at.
    pub fn go_on(&mut self, root: &dyn RootMoves) -> Option<u64> {
        let n = self.unseen.pop()?;
        let before = self.mind.nodes;
        let feeling = self.mind.random.below(self.mind.habits.unsure + 1) as i32;
        self.seen.push((n, feeling + root.at_sight(n, &mut self.mind)));
        Some(self.mind.nodes - before)
    }

    /// The move that looks best.
    pub fn feeling(&mut self) -> Option<Feeling> {
        sort_few_by_key(&mut self.seen, |(_, looks)| -looks);
        let (_, best) = *self.seen.first()?;
        let equals = self.seen.iter().take_while(|(_, looks)| *looks == best).count();
        let lost = self.seen.iter().filter(|(_, looks)| is_lost(*looks)).count();
        let n = self.seen.get(self.mind.random.below(equals as u32) as usize)?.0;
        Some(Feeling { n, prevents: !is_lost(best) && 2 * lost >= self.seen.len() })
    }
}

/// A person's ways of thinking, and their chances.
pub(super) struct Mind {
    habits: Habits,
    side: Side,
    random: Random,
    nodes: u64,
}

/// Whether a position that looks so seems to be lost.
fn is_lost(looks: i32) -> bool {
    looks < -Habits::SURE / 2
}

impl Mind {
    /// Whether the other side, after an own move to the record's cursor, has won or can win before the next own move, as
    /// somebody sees who makes no mistakes. After a choice the next own move comes first.
    pub fn loses_now<P: Game>(record: &mut Record<P>, side: Side, is_after_choice: bool) -> bool {
        let habits = Habits { depth: 2 - u8::from(is_after_choice), ..Habits::default() };
        is_lost(Mind { habits, side, random: Random::new(0), nodes: 0 }.at_sight(record))
    }

    /// How the position after an own move looks to this person. The record is left as it was.
    pub fn at_sight<P: Game>(&mut self, record: &mut Record<P>) -> i32 {
        self.value(record, self.habits.depth.saturating_sub(1))
    }

    fn value<P: Game>(&mut self, record: &mut Record<P>, depth: u8) -> i32 {
        self.nodes += 1;
        if let Some(outcome) = record.outcome() {
            return self.judge(outcome) * (Habits::SURE + i32::from(depth));
        }
        let (turn, is_choice) = (record.position().turn(), record.position().is_choice());
        if turn == Turn::Chance {
            return self.average(record, depth);
        }
        if depth == 0 && !is_choice {
            let glance = record.position().glance();
            return if self.side == Side::First { glance } else { -glance };
        }
        let hopes = is_choice && self.random.happens(self.habits.hopes);
        let sign = if hopes || turn == Turn::Side(self.side) { 1 } else { -1 };
        let mut best = i32::MIN;
        for m in moves_of(record.position()) {
            if is_choice || best == i32::MIN || !self.random.happens(self.habits.overlooks) {
                best = best.max(sign * self.after(record, m, depth - u8::from(!is_choice)));
            }
        }
        sign * best
    }

    /// What a chance turn looks like on average.
    fn average<P: Game>(&mut self, record: &mut Record<P>, depth: u8) -> i32 {
        let (mut sum, mut total) = (0, 0);
        for m in moves_of(record.position()) {
            let weight = i64::from(record.position().weight(m));
            sum += weight * i64::from(self.after(record, m, depth));
            total += weight;
        }
        (sum / total.max(1)) as i32
    }

    fn after<P: Game>(&mut self, record: &mut Record<P>, m: P::Move, depth: u8) -> i32 {
        record.play_unchecked(m);
        let value = self.value(record, depth);
        record.undo();
        value
    }

    /// Whether a finished game seems won, drawn or lost: 1, 0, −1.
    fn judge(&mut self, outcome: Outcome) -> i32 {
        let both = outcome.score.first != Score::ZERO && outcome.score.second != Score::ZERO;
        match outcome.winner {
            None => 0,
            Some(_) if both && self.random.happens(self.habits.confuses) => 1,
            Some(winner) if winner == self.side => 1,
            Some(_) => -1,
        }
    }
}
