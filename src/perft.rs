//! Counting move sequences, the standard check of a move generator.

use crate::position::{Position, moves_of};
use crate::record::Record;

/// The number of sequences of exactly `depth` moves from this position; a finished game has no continuation.
///
/// The last two moves of each sequence are counted, not made, where the game knows a short way.
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
        2 => position.two_move_count(),
        _ => moves_of(position)
            .into_iter()
            .map(|m| {
                let mut next = position.clone();
                next.play_unchecked(m);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}

/// The same from a record's cursor, where draws that depend on its history end sequences too.
#[must_use]
pub fn perft_of_record<P: Position>(record: &Record<P>, depth: u32) -> u64 {
    if P::DRAWS.is_none() { perft(record.position(), depth) } else { count(&mut record.clone(), depth) }
}

fn count<P: Position>(record: &mut Record<P>, depth: u32) -> u64 {
    let mut moves = Vec::new();
    record.legal_moves(&mut moves);
    let next = |m| {
        record.play_unchecked(m);
        let sequences = count(record, depth - 1);
        record.undo();
        sequences
    };
    match depth {
        0 => 1,
        1 => moves.len() as u64,
        _ => moves.into_iter().map(next).sum(),
    }
}
