//! Choosing among moves whose values are known, and the reason for it.

use super::Reason;
use super::desk::Worth;
use crate::side::Side;
use crate::value::Value;

/// The moves that are best in value and, where the game is decided, in length; `worths` has the best ones first.
pub(super) fn best_moves(worths: &[Worth]) -> Vec<usize> {
    let as_good = |worth: &&Worth| {
        worths.first().is_some_and(|best| {
            worth.value == best.value && (best.value == Value::ZERO || worth.moves_to_end == best.moves_to_end)
        })
    };
    worths.iter().filter(as_good).map(|worth| worth.n).collect()
}

/// The reason for one of the best moves, where the game goes on after it.
pub(super) fn reason(worths: &[Worth], side: Side) -> Reason {
    let gain = |worth: &Worth| worth.value.seen_by(side);
    let best = worths.first().map(gain).unwrap_or_default();
    let reaching = |least: Value| worths.iter().filter(|worth| gain(worth) >= least).count();
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
