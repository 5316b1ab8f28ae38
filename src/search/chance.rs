//! Chance turns: their average, and which of their outcomes to ask what.
//!
//! Sums of weights are at most [`Value::UNITS`], so that all products stay within 64 bits.

use super::child::Child;
use super::known::Question;
use crate::position::Solvable;
use crate::value::{Bounds, Value};

/// The average over all outcomes of a chance turn, rounded inwards: the value itself is whole.
pub(super) fn average<P: Solvable>(outcomes: &[Child<P>]) -> Bounds {
    let total = outcomes.iter().map(|child| i64::from(child.weight)).sum::<i64>().max(1);
    let lower = weigh(outcomes, |bounds| bounds.lower);
    let upper = weigh(outcomes, |bounds| bounds.upper);
    Bounds { lower: value(-(-lower).div_euclid(total)), upper: value(upper.div_euclid(total)) }
}

/// An outcome that is not yet known exactly, and the threshold that decides most. If it can fail the whole average by
/// itself, all others being as good as they may be, it is asked for that; else whether it can lift the average by itself.
pub(super) fn choose_outcome<P: Solvable>(outcomes: &[Child<P>], goal: Value) -> Option<(usize, Question)> {
    let index = outcomes.iter().position(|child| child.weight > 0 && child.known.bounds.value().is_none())?;
    let Bounds { lower, upper } = outcomes[index].known.bounds;
    let weight = i64::from(outcomes[index].weight);
    let total: i64 = outcomes.iter().map(|child| i64::from(child.weight)).sum();
    let needed = |others: i64| value(-(others - total * i64::from(goal.units())).div_euclid(weight));
    let others_at_best = weigh(outcomes, |bounds| bounds.upper) - weight * i64::from(upper.units());
    let others_at_worst = weigh(outcomes, |bounds| bounds.lower) - weight * i64::from(lower.units());
    let at_least = needed(others_at_best);
    let threshold = if at_least > lower { at_least } else { needed(others_at_worst).min(upper) };
    Some((index, Question::AtLeast(threshold)))
}

fn weigh<P: Solvable>(outcomes: &[Child<P>], bound: impl Fn(Bounds) -> Value) -> i64 {
    let weighed = outcomes.iter().map(|child| i64::from(child.weight) * i64::from(bound(child.known.bounds).units()));
    weighed.fold(0, i64::saturating_add)
}

fn value(units: i64) -> Value {
    Value::from_units(units.clamp(i32::MIN.into(), i32::MAX.into()) as i32)
}
