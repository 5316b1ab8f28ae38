//! How much a branch deserves another look, in whole numbers.

use crate::value::Value;

/// The units of value by which a branch with so many of its node's visits may be better than it looks: one point times the
/// root of ln(`all`) / `own`. Both are at least 1.
pub(super) fn explore(all: u64, own: u64) -> i64 {
    (POINT * (POINT / SCALE) * logarithm(all) / own.max(1)).isqrt() as i64
}

/// The share, in 1/1024, that what is told of a move by playouts that made it later has in its value, after so many visits
/// of its own: the root of k / (3 n + k) (Gelly and Silver, “Combining Online and Offline Knowledge in UCT”, 2007).
pub(super) fn weight_of_all(own: u64) -> i64 {
    (EQUAL * SCALE * SCALE / (3 * own + EQUAL)).isqrt() as i64
}

/// After so many visits of its own, those and what is told of a move count alike.
const EQUAL: u64 = 1_000;
/// One point in units.
const POINT: u64 = Value::WIN.units() as u64;
const SCALE: u64 = 1 << 10;

/// The natural logarithm in 1/1024. Between powers of two, that to the base of two is taken to be straight.
fn logarithm(n: u64) -> u64 {
    let whole = u64::from(n.max(1).ilog2());
    let fraction = ((u128::from(n) * u128::from(SCALE)) >> whole) as u64 % SCALE;
    (whole * SCALE + fraction) * 710 / SCALE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_near_the_real_numbers() {
        for all in [1_u64, 2, 3, 10, 1_000, 12_345, 1 << 40] {
            let exact = (all as f64).ln();
            assert!((logarithm(all) as f64 / 1024.0 - exact).abs() < 0.07, "ln {all}");
            for own in [1, 7, 500] {
                let bound = explore(all, own) as f64 / POINT as f64;
                assert!((bound - (exact / own as f64).sqrt()).abs() < 0.06, "{own} of {all}: {bound}");
            }
        }
    }
}
