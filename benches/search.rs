//! The generic searches, natively: exact search with an empty table each time, and playouts of the tree search.

mod timing;

use std::hint::black_box;

use quantum_tictactoe::classic::Classic;
use quantum_tictactoe::position::{Notation, Solvable};
use quantum_tictactoe::quantum::{Move, Quantum};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::{Search, Tree};
use quantum_tictactoe::value::Objective;
use timing::{best, print};

const TABLE: usize = 4 << 20;
const PLAYOUTS: u64 = 10_000;
/// These take long.
const RUNS: usize = 3;

fn main() {
    let start = Quantum::new();
    let classic = |head| Classic::from_head(head).expect("rules");
    let (wild, four) = (classic("t1.3.w"), classic("t1.4"));
    let value = |objective| best(RUNS, || search(objective).value(black_box(&start)));
    let figures = [
        ("quantum, value, win", value(Objective::Win)),
        ("quantum, value, points", value(Objective::Points)),
        ("quantum, every move, win", best(RUNS, || search(Objective::Win).analyze(black_box(&start)))),
        ("classic 3×3 wild, every move", best(RUNS, || search(Objective::Win).analyze(black_box(&wild)))),
        ("classic 4×4, value", best(RUNS, || search(Objective::Win).value(black_box(&four)))),
        ("quantum, 10,000 playouts of the tree", best(RUNS, tree)),
    ];
    print(&figures, "ms");
}

fn search<P: Solvable>(objective: Objective) -> Search<P> {
    Search::new(objective, TABLE).expect("there is memory")
}

fn tree() -> Option<Move> {
    let mut tree = Tree::new(&Record::new(Quantum::new()), Objective::Win, 20, 1);
    tree.run(PLAYOUTS);
    tree.best_move()
}
