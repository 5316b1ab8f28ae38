//! The puzzles of the page: each is solved by its answer alone, as deep as it says, and no two look alike.

use std::collections::BTreeSet;

use quantum_tictactoe::position::{Keyed, Notation, Position};
use quantum_tictactoe::quantum::solver::Solver;
use quantum_tictactoe::quantum::{Phase, Ply, Quantum};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::side::Side;
use quantum_tictactoe::square::Square;
use quantum_tictactoe::value::{Objective, Value};

const PUZZLES: &str = include_str!("../../www/src/games/quantum/courses/puzzles.txt");

/// The record, goal, answer and depth of each line.
fn puzzles() -> impl Iterator<Item = (Record<Quantum>, &'static str, &'static str, u16)> {
    PUZZLES.lines().map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let [record, goal, answer, depth] = words.as_slice() else { panic!("{line}") };
        (Record::from_link(record).expect(line), *goal, *answer, depth.parse().expect(line))
    })
}

#[test]
fn exactly_one_move_reaches_the_goal() {
    let mut solver = Solver::new(Objective::Win, 1 << 20).expect("there is memory");
    for (record, goal, answer, depth) in puzzles() {
        let position = record.position();
        solver.start(*position);
        let analysis = solver.analysis();
        let needed = match goal {
            "win" => Value::WIN,
            "draw" => Value::ZERO,
            _ => panic!("{goal} is no goal"),
        };
        let gain = |value: Value| value.seen_by(position.side_to_act());
        let reaching: Vec<_> = analysis.moves.iter().filter(|entry| gain(entry.value) >= needed).collect();
        let [best] = reaching.as_slice() else { panic!("{} has {} answers", record.link(), reaching.len()) };
        let found = (best.m.to_string(), gain(best.value), best.moves_to_end);
        assert_eq!(found, (answer.to_string(), needed, Some(depth)), "{}", record.link());
    }
}

#[test]
fn there_are_enough_of_every_kind() {
    assert!(puzzles().count() >= 60);
    let mut kinds = BTreeSet::new();
    for (record, goal, ..) in puzzles() {
        let position = record.position();
        let choices = position.legal_move_count();
        match position.phase() {
            Phase::Measure => assert_eq!(choices, 2),
            _ => assert!(choices >= 6, "{} leaves {choices} moves", record.link()),
        }
        kinds.insert((position.side_to_act(), goal, position.phase() == Phase::Measure));
    }
    assert_eq!(kinds.len(), 8, "{kinds:?}");
}

#[test]
fn they_are_in_order_of_depth() {
    let depths: Vec<u16> = puzzles().map(|(.., depth)| depth).collect();
    assert!(depths.is_sorted());
    assert!(depths.first() == Some(&1) && depths.last() >= Some(&7), "{depths:?}");
}

#[test]
fn no_two_look_alike() {
    let (mut keys, mut looks) = (BTreeSet::new(), BTreeSet::new());
    for (record, ..) in puzzles() {
        assert!(keys.insert(record.position().key()), "{}", record.link());
        let images = (0..8).map(|symmetry| look(&turned(&record, symmetry)));
        assert!(looks.insert(images.min()), "{}", record.link());
    }
}

/// The position of the same game on a turned or mirrored board.
fn turned(record: &Record<Quantum>, symmetry: u8) -> Quantum {
    let turn = |digit: char| match digit.to_digit(10) {
        None => digit,
        Some(number) => {
            let (mut row, mut column) = ((number - 1) / 3, (number - 1) % 3);
            for _ in 0..symmetry % 4 {
                (row, column) = (column, 2 - row);
            }
            let column = if symmetry < 4 { column } else { 2 - column };
            char::from_digit(3 * row + column + 1, 10).expect("a digit")
        }
    };
    record.moves().iter().fold(Quantum::new(), |position, m| {
        let token: String = m.to_string().chars().map(turn).collect();
        let m = position.parse_typed(&token).expect("a move");
        position.play(m).expect("legal")
    })
}

/// All marks without their numbers, and what is due.
fn look(position: &Quantum) -> Vec<String> {
    let name = |side: Side| if side == Side::First { "x" } else { "o" };
    let classical =
        Square::all().filter_map(|square| Some(format!("{square}{}", name(position.classical(square)?.side()))));
    let spooky = Ply::all().filter_map(|ply| Some(format!("{}{}", position.pair(ply)?, name(ply.side()))));
    let due = position.choices().map_or(name(position.side_to_act()).into(), |pair| format!("choose {pair}"));
    let mut marks: Vec<String> = classical.chain(spooky).chain([due]).collect();
    marks.sort();
    marks
}
