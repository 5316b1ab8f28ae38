//! Random playouts and perft, natively.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use quantum_tictactoe::perft::perft;
use quantum_tictactoe::playout::{Random, playout};
use quantum_tictactoe::quantum::Quantum;

const GAMES: u64 = 10_000;

fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("playouts");
    group.throughput(Throughput::Elements(GAMES));
    let mut random = Random::new(1);
    group.bench_function("quantum", |b| {
        b.iter(|| (0..GAMES).map(|_| playout(black_box(&mut Quantum::new()), &mut random)).sum::<usize>());
    });
}

fn perft6(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft6");
    group.sample_size(10);
    group.bench_function("quantum", |b| b.iter(|| perft(black_box(&Quantum::new()), 6)));
}

criterion_group!(benches, playouts, perft6);
criterion_main!(benches);
