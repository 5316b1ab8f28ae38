//! Choosing among moves whose values are known, and the reason for it.

use super::Reason;
use super::root_moves::RootMove;
use crate::side::Side;
use crate::value::{Bounds, Value};

/// The moves that are best in value and, where the game is decided, in length; `moves` has the best ones first.
pub(super) fn best_moves(moves: &[RootMove]) -> Vec<usize> {
    let as_good = |entry: &&RootMove| {
        moves.first().is_some_and(|best| {
            entry.value == best.value && (best.value == Value::ZERO || entry.moves_to_end == best.moves_to_end)
        })
    };
    moves.iter().filter(as_good).map(|entry| entry.n).collect()
}

/// The moves of a position that is proven to be a draw as soon as it is: those that hold it, and then the others, which
/// are worth less. Nobody hurries in a draw, so no length is needed.
pub(super) fn drawn(bounds: &[(usize, Bounds)], side: Side) -> Option<Vec<RootMove>> {
    let seen = || bounds.iter().map(|(n, bounds)| (*n, bounds.seen_by(side)));
    let holds = |most: Value| most == Value::ZERO;
    let known = seen().all(|(_, (least, most))| most < Value::ZERO || holds(most) && least == most);
    if !known || !seen().any(|(_, (_, most))| holds(most)) {
        return None;
    }
    let moves = seen().map(|(n, (_, most))| RootMove { n, value: most.seen_by(side), moves_to_end: None });
    let (mut drawing, mut losing): (Vec<_>, Vec<_>) = moves.partition(|entry| holds(entry.value));
    drawing.append(&mut losing);
    Some(drawing)
}

/// The reason for one of the best moves, where the game goes on after it.
pub(super) fn reason(moves: &[RootMove], side: Side) -> Reason {
    let gain = |entry: &RootMove| entry.value.seen_by(side);
    let best = moves.first().map(gain).unwrap_or_default();
    let reaching = |least: Value| moves.iter().filter(|entry| gain(entry) >= least).count();
    if best > Value::ZERO {
        if reaching(Value::ZERO.next()) == 1 { Reason::OnlyWinning } else { Reason::Wins }
    } else if best > Value::LOSS && reaching(best) == 1 {
        Reason::OnlyHolding
    } else if best == Value::ZERO {
        Reason::Holds
    } else {
        Reason::LeastLoss
    }
}
