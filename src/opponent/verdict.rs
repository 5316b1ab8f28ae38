//! Choosing among moves whose values are known, and the reason for it.

use super::{Decision, Reason};
use crate::analysis::{Analysis, MoveValue};
use crate::position::Position;
use crate::side::Side;
use crate::value::{Objective, Value};

/// The moves of an analysis that are best in value and, where the game is decided, in length.
pub(super) fn best_moves<M: Copy>(analysis: &Analysis<M>) -> Vec<M> {
    let Some(best) = analysis.moves.first() else { return Vec::new() };
    let as_good = |entry: &&MoveValue<M>| {
        entry.value == best.value && (best.value == Value::ZERO || entry.moves_to_end == best.moves_to_end)
    };
    analysis.moves.iter().filter(as_good).map(|entry| entry.m).collect()
}

/// One of the best moves, with its reason.
pub(super) fn proven<P: Position>(
    analysis: &Analysis<P::Move>,
    m: P::Move,
    position: &P,
    side: Side,
) -> Decision<P::Move> {
    let gain = analysis.value.seen_by(side);
    let others = |least: Value| {
        analysis.moves.iter().filter(|entry| entry.m != m && entry.value.seen_by(side) >= least).count() > 0
    };
    let reason = match analysis.moves.len() {
        1 => Reason::OnlyMove,
        _ if gain > Value::ZERO && wins_now(position, m, side).is_some() => Reason::WinsNow,
        _ if gain > Value::ZERO && !others(Value::ZERO.next()) => Reason::OnlyWinning,
        _ if gain > Value::ZERO => Reason::Wins,
        _ if gain > Value::LOSS && !others(gain) => Reason::OnlyHolding,
        _ if gain == Value::ZERO => Reason::Holds,
        _ => Reason::LeastLoss,
    };
    Decision { m, reason, value: Some(analysis.value) }
}

/// The value of a move that ends the game, won.
pub(super) fn wins_now<P: Position>(position: &P, m: P::Move, side: Side) -> Option<Value> {
    let mut next = position.clone();
    next.play_unchecked(m);
    let outcome = next.outcome().filter(|outcome| outcome.winner == Some(side))?;
    Some(Objective::Points.value(outcome))
}
