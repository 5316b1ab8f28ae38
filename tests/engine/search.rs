//! Exact search against plain minimax, and against itself under other conditions.

use crate::judge::dice::Dice;
use crate::judge::disguise::{Blind, Reversed};
use crate::judge::{Worths, legal_moves, minimax, random_game};
use quantum_tictactoe::analysis::{Analysis, MoveValue, Progress};
#[cfg(feature = "classic")]
use quantum_tictactoe::classic::Classic;
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::{Notation, Position, Solvable, Turn};
use quantum_tictactoe::quantum::Quantum;
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::Search;
use quantum_tictactoe::side::Side;
use quantum_tictactoe::value::{Objective, Value};

const BOTH: [Objective; 2] = [Objective::Win, Objective::Points];
const LARGE: usize = 1 << 22;

fn search<P: Solvable>(objective: Objective, table_bytes: usize) -> Search<P> {
    Search::new(objective, table_bytes).expect("there is memory")
}

#[cfg(feature = "classic")]
fn classic(head: &str) -> Classic {
    Classic::from_head(head).expect("rules")
}

fn quantum(record: &str) -> Quantum {
    *record.parse::<Record<Quantum>>().expect(record).position()
}

/// The same, whatever it took.
fn result<M>(analysis: Analysis<M>) -> (Value, Vec<MoveValue<M>>, Vec<M>) {
    (analysis.value, analysis.moves, analysis.line)
}

/// Compares all that an analysis says with plain minimax.
fn check<P: Solvable>(position: &P, objective: Objective, analysis: &Analysis<P::Move>, worths: &mut Worths<P>) {
    let (value, length) = minimax(position, objective, worths);
    assert_eq!(analysis.value, value, "{position:?}");
    let after = |m| position.clone().play(m).expect("legal");
    let expected = legal_moves(position).into_iter().map(|m| {
        let (value, length) = minimax(&after(m), objective, worths);
        MoveValue { m, value, moves_to_end: Some(length + 1), visits: 0 }
    });
    let mut expected: Vec<_> = expected.collect();
    if let Turn::Side(side) = position.turn() {
        expected.sort_by_key(|m| {
            let gain = m.value.seen_by(side);
            let length = m.moves_to_end.map_or(0, i32::from);
            (-gain, if gain > Value::ZERO { length } else { -length })
        });
    }
    assert_eq!(analysis.moves, expected, "{position:?}");
    check_line(position, objective, analysis, (value, length));
}

/// The line begins with the best move, is legal, and leads where it should in as many moves as it should.
fn check_line<P: Solvable>(position: &P, objective: Objective, analysis: &Analysis<P::Move>, worth: (Value, u16)) {
    let mut last = position.clone();
    for m in &analysis.line {
        assert!(matches!(last.turn(), Turn::Side(_)), "{position:?}");
        last = last.play(*m).expect("the line is legal");
    }
    match (last.outcome(), last.turn()) {
        (Some(outcome), _) => assert_eq!((objective.value(outcome), analysis.line.len()), (worth.0, worth.1.into())),
        (None, turn) => assert_eq!(turn, Turn::Chance, "{position:?}"),
    }
    if matches!(position.turn(), Turn::Side(_)) {
        assert_eq!(analysis.line.first(), analysis.moves.first().map(|best| &best.m), "{position:?}");
    }
}

#[cfg(feature = "classic")]
#[test]
fn classic_values_and_plies() {
    let check = |head: &str, points: f64, plies: u16| {
        let analysis = search(Objective::Win, LARGE).analyze(&classic(head));
        assert_eq!((analysis.value.points(), analysis.moves[0].moves_to_end), (points, Some(plies)), "{head}");
        assert_eq!(analysis.line.len(), usize::from(plies), "{head}");
    };
    check("t1.3", 0.0, 9);
    check("t1.3.g", 0.0, 9);
    check("t1.3.w", 1.0, 7);
    check("t1.3.wg", 1.0, 9);
    check("t1.3.m", 0.0, 9);
    check("t1.3.mg", 1.0, 8);
    check("t1.3.mw", 0.0, 9);
    check("t1.3.mwg", -1.0, 9);
}

#[cfg(feature = "classic")]
#[test]
fn every_position_of_the_small_classic_games() {
    for head in ["t1.3", "t1.3.m", "t1.3.g", "t1.3.mg", "t1.3.w", "t1.3.mw", "t1.3.wg", "t1.3.mwg"] {
        let mut worths = Worths::new();
        minimax(&classic(head), Objective::Win, &mut worths);
        let mut search = search(Objective::Win, LARGE);
        for position in worths.clone().keys() {
            let analysis = search.analyze(position);
            check(position, Objective::Win, &analysis, &mut worths);
            assert_eq!(search.value(position), analysis.value);
        }
    }
}

#[cfg(feature = "classic")]
#[test]
fn larger_classic_games() {
    let value = |head: &str| search(Objective::Win, LARGE).value(&classic(head)).points();
    assert_eq!(["t1.4", "t1.4.g", "t1.4.3"].map(value), [0.0, 0.0, 1.0]);
}

/// Positions of random games from which plain minimax takes no more than so many sequences of moves, or so.
fn late_positions(count: usize, most: u64, seed: u64) -> Vec<Quantum> {
    let mut random = Random::new(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let late = random_game(&Quantum::new(), &mut random).into_iter().filter(|position| {
            let (free, left) = (position.free_squares().len() as u64, u32::from(9 - position.ply_count()));
            position.outcome().is_none() && (free * (free - 1) / 2).pow(left) <= most
        });
        let late: Vec<_> = late.collect();
        positions.extend(late.get(random.below(late.len().max(1) as u32) as usize));
    }
    positions
}

fn check_late_positions(objective: Objective, seed: u64) {
    let mut search = search(objective, LARGE);
    for position in late_positions(6_000, 1 << 14, seed) {
        check(&position, objective, &search.analyze(&position), &mut Worths::new());
    }
}

#[test]
fn late_quantum_positions_for_a_win() {
    check_late_positions(Objective::Win, 1);
}

#[test]
fn late_quantum_positions_for_points() {
    check_late_positions(Objective::Points, 2);
}

#[test]
fn the_quantum_game() {
    let win = search(Objective::Win, LARGE).value(&Quantum::new());
    let points = search(Objective::Points, LARGE).value(&Quantum::new());
    assert_eq!((win.points(), points.points()), (1.0, 0.5));
}

#[test]
fn the_size_of_the_table_does_not_matter() {
    for objective in BOTH {
        let mut sizes = [0, 24, 48, 1_000, 20_000, LARGE].map(|bytes| search(objective, bytes));
        for position in late_positions(300, 1 << 14, 3) {
            let expected = result(search(objective, LARGE).analyze(&position));
            for search in &mut sizes {
                assert_eq!(result(search.analyze(&position)), expected, "{position:?}");
            }
        }
    }
    #[cfg(feature = "classic")]
    let value = |bytes| search(Objective::Win, bytes).value(&classic("t1.3.mwg"));
    #[cfg(feature = "classic")]
    assert_eq!([0, 1, 40, 100, 5_000].map(value), [Value::LOSS; 5]);
}

#[test]
fn neither_order_nor_bounds_nor_symmetries_matter() {
    #[cfg(feature = "classic")]
    let heads = ["t1.3", "t1.3.m", "t1.3.g", "t1.3.mg", "t1.3.w", "t1.3.mw", "t1.3.wg", "t1.3.mwg"];
    #[cfg(feature = "classic")]
    heads.iter().for_each(|head| check_disguised(&classic(head), Objective::Win));
    for objective in BOTH {
        late_positions(500, 1 << 13, 4).iter().for_each(|position| check_disguised(position, objective));
    }
}

fn check_disguised<P: Solvable + Copy>(position: &P, objective: Objective) {
    let expected = result(search(objective, LARGE).analyze(position));
    assert_eq!(result(search(objective, LARGE).analyze(&Reversed(*position))), expected, "{position:?}");
    assert_eq!(result(search(objective, LARGE).analyze(&Blind(*position))), expected, "{position:?}");
}

#[test]
fn slices_do_not_matter() {
    for objective in BOTH {
        for position in late_positions(100, 1 << 14, 5) {
            check_slices(&position, objective, 1);
            check_slices(&position, objective, 7);
        }
        (0..3).for_each(|variety| check_slices(&Dice { gain: 0, left: 3, thrown: None, variety }, objective, 1));
    }
    check_slices(&quantum("19 28 19 c1"), Objective::Points, 100);
    #[cfg(feature = "classic")]
    check_slices(&classic("t1.3.w"), Objective::Win, 1);
}

/// Steps of so many nodes are kept, prove more and more and never less, and come to the same as one large step.
fn check_slices<P: Solvable>(position: &P, objective: Objective, nodes: u64) {
    let expected = search(objective, 10_000).analyze(position);
    let mut search = search(objective, 10_000);
    search.start(position);
    let mut before: Progress<P::Move> = search.step(0);
    assert_eq!(before.nodes, 0);
    while !before.done {
        assert_eq!(search.analysis(), None);
        let progress = search.step(nodes);
        assert!(progress.nodes <= before.nodes + nodes && (progress.done || progress.nodes == before.nodes + nodes));
        assert_eq!(progress.moves.len(), expected.moves.len());
        for known in &progress.moves {
            let value = expected.moves.iter().find(|entry| entry.m == known.m).expect("legal").value;
            let earlier = before.moves.iter().find(|entry| entry.m == known.m).expect("legal").bounds;
            assert!(known.bounds.contains(value), "{position:?} {known:?}");
            assert_eq!(known.bounds.and(earlier), known.bounds, "bounds only shrink: {position:?}");
        }
        before = progress;
    }
    assert!(before.moves.iter().all(|entry| entry.bounds.value().is_some()));
    assert_eq!(search.analysis(), Some(expected));
    assert_eq!(search.step(nodes), before, "nothing is left to do");
}

#[test]
fn progress_is_best_first() {
    let position = quantum("19 28 13");
    let mut search = search(Objective::Points, LARGE);
    search.start(&position);
    loop {
        let progress = search.step(1_000);
        let seen: Vec<_> = progress.moves.iter().map(|entry| entry.bounds.seen_by(Side::Second)).collect();
        assert!(seen.is_sorted_by(|a, b| a >= b), "{seen:?}");
        if progress.done {
            break;
        }
    }
}

#[test]
fn chance_turns_are_averaged() {
    for variety in 0..3 {
        for objective in BOTH {
            let mut worths = Worths::new();
            minimax(&Dice { gain: 0, left: 3, thrown: None, variety }, objective, &mut worths);
            let mut tables = [0, 500, LARGE].map(|bytes| search(objective, bytes));
            for position in worths.clone().keys() {
                for search in &mut tables {
                    let analysis = search.analyze(position);
                    check(position, objective, &analysis, &mut worths);
                    assert_eq!(search.value(position), analysis.value);
                }
                check_disguised(position, objective);
            }
            assert!(worths.values().any(|(value, _)| value.halves().is_none()), "fractions occur");
        }
    }
}

#[test]
fn a_finished_game_and_no_game() {
    let over = quantum("15 35 45 56 57 59 15 c5");
    let mut search = search(Objective::Points, 1_000);
    assert_eq!((search.step(10).done, search.analysis()), (true, None));
    let analysis = search.analyze(&over);
    let value = over.outcome().map(|outcome| Objective::Points.value(outcome));
    assert_eq!(analysis, Analysis { value: value.expect("over"), nodes: 0, exact: true, moves: vec![], line: vec![] });
    search.start(&quantum("12"));
    assert_eq!(search.analysis(), None);
    assert_eq!((search.value(&over), search.analysis()), (analysis.value, None));
}

#[test]
fn what_the_rules_tell_is_true() {
    let mut random = Random::new(6);
    #[cfg(feature = "classic")]
    let heads = ["t1.3", "t1.3.m", "t1.3.wg", "t1.4.3", "t1.4.mw", "t1.5.4g", "t1.5.3w"];
    for _ in 0..1_000 {
        #[cfg(feature = "classic")]
        heads.iter().for_each(|head| check_told(&classic(head), &mut random));
        (0..10).for_each(|_| check_told(&Quantum::new(), &mut random));
    }
}

/// Wherever a random game ends was within the bounds, and not further away than was said.
fn check_told<P: Solvable>(start: &P, random: &mut Random) {
    let game = random_game(start, random);
    let end = game.last().and_then(Position::outcome).expect("over");
    for (left, position) in (0..game.len()).rev().zip(&game) {
        for objective in BOTH {
            let (lower, upper) = position.bounds(objective);
            assert!((lower..=upper).contains(&objective.value(end)), "{position:?} {objective:?}");
        }
        assert!(left <= usize::from(position.longest()), "{position:?}");
    }
}
