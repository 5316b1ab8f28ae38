//! Counting move sequences, the standard check of a move generator.

use crate::position::Position;

/// The number of sequences of exactly `depth` moves from this position; a finished game has no continuation.
///
/// The last move of each sequence is counted, not made.
///
/// ```
/// use quantum_tictactoe::{perft::perft, quantum::Quantum};
///
/// assert_eq!(perft(&Quantum::new(), 3), 45_432);
/// ```
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_move_count() as u64,
        _ => {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            moves
                .into_iter()
                .map(|m| {
                    let mut next = position.clone();
                    next.play_unchecked(m);
                    perft(&next, depth - 1)
                })
                .sum()
        }
    }
}
