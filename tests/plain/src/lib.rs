//! Counts games for whoever loads it, and asks nothing of them.

use quantum_tictactoe::perft::perft;
use quantum_tictactoe::quantum::Quantum;

// A name that is seen from outside counts as unsafe, for two of them would clash.
#[unsafe(no_mangle)]
pub extern "C" fn sequences(depth: u32) -> u64 {
    perft(&Quantum::new(), depth)
}
