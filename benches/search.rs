//! The generic searches, natively: exact search with an empty table each time, and playouts of the tree search.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use quantum_tictactoe::classic::Classic;
use quantum_tictactoe::position::{Notation, Solvable};
use quantum_tictactoe::quantum::Quantum;
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::{Search, Tree};
use quantum_tictactoe::value::Objective;

const TABLE: usize = 4 << 20;
const PLAYOUTS: u64 = 10_000;

fn exact(c: &mut Criterion) {
    let mut group = c.benchmark_group("search");
    group.sample_size(10);
    let start = Quantum::new();
    group.bench_function("quantum, value, win", |b| b.iter(|| search(Objective::Win).value(black_box(&start))));
    group.bench_function("quantum, value, points", |b| b.iter(|| search(Objective::Points).value(black_box(&start))));
    group.bench_function("quantum, every move, win", |b| b.iter(|| search(Objective::Win).analyze(black_box(&start))));
    if let (Ok(wild), Ok(four)) = (Classic::from_head("t1.3.w"), Classic::from_head("t1.4")) {
        group.bench_function("classic 3×3 wild, every move", |b| {
            b.iter(|| search(Objective::Win).analyze(black_box(&wild)));
        });
        group.bench_function("classic 4×4, value", |b| b.iter(|| search(Objective::Win).value(black_box(&four))));
    }
    group.throughput(Throughput::Elements(PLAYOUTS));
    let record = Record::new(start);
    group.bench_function("quantum, playouts", |b| {
        b.iter(|| {
            let mut tree = Tree::new(black_box(&record), Objective::Win, 20, 1);
            tree.run(PLAYOUTS);
            tree.best_move()
        });
    });
}

fn search<P: Solvable>(objective: Objective) -> Search<P> {
    Search::new(objective, TABLE).expect("there is memory")
}

criterion_group!(benches, exact);
criterion_main!(benches);
