//! Random playouts and perft, natively: how many a second.

mod timing;

use std::hint::black_box;

use quantum_tictactoe::perft::perft;
use quantum_tictactoe::playout::{Random, playout};
use quantum_tictactoe::quantum::Quantum;
use timing::{best, print};

const RUNS: usize = 10;
const GAMES: u32 = 100_000;

fn main() {
    let mut random = Random::new(1);
    let playouts =
        best(RUNS, || (0..GAMES).map(|_| playout(black_box(&mut Quantum::new()), &mut random)).sum::<usize>());
    let perft6 = best(RUNS, || perft(black_box(&Quantum::new()), 6));
    print(&[("perft6/quantum", 1e3 / perft6), ("playouts/quantum", 1e3 * f64::from(GAMES) / playouts)], "a second");
}
