//! A long record of a game that can repeat, natively: what a move costs when 400 have been made, with the view that
//! follows it, and what reading them again costs.

#[path = "../tests/engine/judge/shuttle.rs"]
mod shuttle;
mod timing;

use std::hint::black_box;

use quantum_tictactoe::game::Game;
use quantum_tictactoe::record::Record;
use shuttle::{Act, Shuttle};
use timing::{best, print};

/// Neither repetitions nor quiet moves end it as soon as that, but all of them are counted.
type Long = Record<Shuttle<1_000, 1_000>>;

const RUNS: usize = 10;
const MOVES: usize = 400;

fn main() {
    let play = || {
        let mut record = Long::default();
        for index in 0..MOVES {
            record.play(if index % 2 == 0 { Act::Right } else { Act::Left }).expect("legal");
            black_box(serde_json::to_string(&Shuttle::view(&record)).expect("plain data"));
        }
        record
    };
    let (link, each) = (play().link(), MOVES as f64);
    let figures = [
        ("one of 400 moves with its view", best(RUNS, play) / each),
        ("reading one of 400 moves", best(RUNS, || link.parse::<Long>()) / each),
        ("a link of 400 moves", best(RUNS, || play().link())),
    ];
    print(&figures, "ms");
}
