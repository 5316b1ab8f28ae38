//! Analyses that are exact where that can be proven within bounds, and say so where they are estimates.

use quantum_tictactoe::analysis::Analysis;
use quantum_tictactoe::classic::{Classic, Move};
use quantum_tictactoe::game::Solver;
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::{BestEffort, Search};
use quantum_tictactoe::value::{Objective, Value};
use quantum_tictactoe::variant::{AnyRecord, AnySolver};

fn record(link: &str) -> Record<Classic> {
    link.parse().expect(link)
}

/// The analysis after slices of so many nodes.
fn sliced(link: &str, most_nodes: u64, slice: u64) -> Analysis<Move> {
    let mut solver = BestEffort::new(Objective::Win, 1 << 18, most_nodes).expect("there is memory");
    solver.start(&record("t1.3"));
    solver.step(10);
    solver.start(&record(link));
    assert_eq!(solver.analysis(), None);
    let mut nodes = 0;
    loop {
        let progress = solver.step(slice);
        assert!(progress.nodes <= nodes + slice + 25, "{} after {nodes}", progress.nodes);
        nodes = progress.nodes;
        let analysis = solver.analysis();
        assert_eq!(analysis.is_some(), progress.done);
        if let Some(analysis) = analysis {
            return analysis;
        }
    }
}

#[test]
fn what_can_be_proven_is_what_exact_search_says() {
    for link in ["t1.3", "t1.3.w-5x", "t1.4.g-1-1", "t1.3-1-4-2-5-3"] {
        let mut search = Search::new(Objective::Win, 1 << 18).expect("there is memory");
        let expected = search.analyze(record(link).position());
        assert_eq!(sliced(link, u64::MAX, 700), Analysis { nodes: expected.nodes, ..expected }, "{link}");
    }
}

#[test]
fn what_cannot_is_an_estimate_that_says_so() {
    let analysis = sliced("t1.5.4-13-1-12-2", 1_000, 333);
    assert!(!analysis.exact);
    assert_eq!(analysis, sliced("t1.5.4-13-1-12-2", 1_000, u64::from(u32::MAX)), "slices do not matter");
    assert_eq!(analysis.moves.len(), 21);
    let visits: Vec<u64> = analysis.moves.iter().map(|entry| entry.visits).collect();
    assert!(visits.iter().all(|visits| *visits > 0) && analysis.moves.iter().all(|entry| entry.moves_to_end.is_none()));
    assert_eq!((analysis.line.first(), analysis.value), (Some(&analysis.moves[0].m), analysis.moves[0].value));
    assert!((0.0..=1.0).contains(&analysis.value.points()), "two in a row in the middle are worth something");
}

/// Three in a row with both ends open: whatever follows, the fourth wins.
#[test]
fn what_is_proven_of_a_move_stays_in_the_estimate() {
    let analysis = sliced("t1.5.4-13-25-12-5-14-21", 500, 100);
    assert_eq!((analysis.moves[0].value, analysis.value), (Value::WIN, Value::WIN));
    let ends = analysis.moves.iter().filter(|entry| ["11", "15"].contains(&entry.m.to_string().as_str()));
    assert!(ends.map(|entry| entry.value).eq([Value::WIN; 2]));
}

#[test]
fn the_view_of_an_estimate_has_shares() {
    let mut solver = AnySolver::new(Objective::Win, 1 << 16).expect("there is memory");
    assert_eq!((solver.step(10).done, solver.analysis()), (true, None));
    let analysis = |solver: &mut AnySolver, link: &str| {
        solver.start(&link.parse::<AnyRecord>().expect(link)).expect("there is memory");
        serde_json::to_value(solver.analysis().expect("started")).expect("plain data")
    };
    let exact = analysis(&mut solver, "t1.3-5-1");
    assert_eq!((&exact["exact"], exact["moves"][0].get("share")), (&true.into(), None));
    assert!(exact["moves"][0]["movesToEnd"].is_u64());
    let estimate = analysis(&mut solver, "t1.5.4wg");
    assert_eq!((&estimate["exact"], &estimate["moves"][0]["movesToEnd"]), (&false.into(), &().into()));
    let moves = estimate["moves"].as_array().expect("a list");
    let shares: f64 = moves.iter().map(|entry| entry["share"].as_f64().expect("a share")).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
}
