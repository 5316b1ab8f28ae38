//! The solver of quantum tic-tac-toe against known values, against plain minimax, and against itself.

use std::collections::{HashMap, HashSet};

use quantum_tictactoe::analysis::Analysis;
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::{Keyed, Position};
use quantum_tictactoe::quantum::solver::Solver;
use quantum_tictactoe::quantum::{Move, Phase, Quantum};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::Search;
use quantum_tictactoe::side::Side;
use quantum_tictactoe::square::{Pair, Square};
use quantum_tictactoe::value::Objective;

/// What the browser takes.
const TABLE: usize = 1 << 19;

fn position(record: &str) -> Quantum {
    *record.parse::<Record<Quantum>>().expect(record).position()
}

fn solver(objective: Objective, table_bytes: usize) -> Solver {
    Solver::new(objective, table_bytes).expect("there is memory")
}

fn analysis(solver: &mut Solver, position: Quantum) -> Analysis<Move> {
    solver.start(position);
    solver.analysis()
}

fn halves(analysis: &Analysis<Move>) -> i32 {
    analysis.value.halves().expect("half points are whole")
}

/// Every move with its half points, in move order.
fn by_move(analysis: &Analysis<Move>) -> Vec<(Move, i32)> {
    let mut moves: Vec<_> =
        analysis.moves.iter().map(|entry| (entry.m, entry.value.halves().expect("whole"))).collect();
    moves.sort_unstable();
    moves
}

/// Half points and moves to the end with best play, and the first best move: the specification of the solver.
fn minimax(position: &Quantum, objective: Objective) -> (i32, u16) {
    if let Some(outcome) = position.outcome() {
        return (objective.value(outcome).halves().expect("whole"), 0);
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let sign = if position.side_to_act() == Side::First { 1 } else { -1 };
    // Winning fast and losing slowly are better; in a draw the first drawing move is taken.
    let merit = |(value, moves): &(i32, u16)| (sign * value, -sign * value.signum() * i32::from(*moves));
    let worths = moves.into_iter().map(|m| {
        let (value, to_end) = minimax(&position.play(m).expect("legal"), objective);
        (value, to_end + 1)
    });
    worths.reduce(|best, next| if merit(&next) > merit(&best) { next } else { best }).expect("a legal move")
}

#[test]
fn known_values_of_every_move() {
    let mut win = solver(Objective::Win, TABLE);
    let mut points = solver(Objective::Points, TABLE);
    for row in include_str!("../cases/quantum_values.tsv").lines() {
        let cells: Vec<&str> = row.split('\t').collect();
        let [record, value, score, moves] = cells.as_slice() else { panic!("{row}") };
        let (by_win, by_points) = (analysis(&mut win, position(record)), analysis(&mut points, position(record)));
        assert_eq!(halves(&by_win), 2 * value.parse::<i32>().expect(row), "{record}");
        assert_eq!(halves(&by_points), score.parse::<i32>().expect(row), "{record}");
        let parse = |entry: &str| {
            let parts: Vec<&str> = entry.split(':').collect();
            let number = |index: usize| parts[index].parse::<i32>().expect(entry);
            (parts[0].parse::<Move>().expect(entry), 2 * number(1), number(2))
        };
        let mut known: Vec<_> = moves.split_whitespace().map(parse).collect();
        known.sort_unstable();
        let found = by_move(&by_win).into_iter().zip(by_move(&by_points));
        let found: Vec<_> = found.map(|((m, win), (_, points))| (m, win, points)).collect();
        assert_eq!(found, known, "{record}");
    }
}

#[test]
fn the_start_is_won_by_half_a_point_with_two_moves() {
    let start = analysis(&mut solver(Objective::Points, TABLE), Quantum::new());
    assert_eq!(start.value.points(), 0.5);
    let winning: Vec<_> = by_move(&start).into_iter().filter(|(_, halves)| *halves > 0).collect();
    assert_eq!(winning.iter().map(|(m, _)| m.to_string()).collect::<Vec<_>>(), ["19", "37"]);
    assert!(by_move(&start).iter().all(|(_, halves)| *halves >= 0));
}

#[test]
fn a_value_alone_is_that_of_the_analysis() {
    let mut random = Random::new(4);
    for objective in [Objective::Win, Objective::Points] {
        let mut solver = solver(objective, TABLE);
        assert_eq!(solver.value(&Quantum::new()).points(), if objective == Objective::Win { 1.0 } else { 0.5 });
        for game in 0..200u32 {
            let position = random_position(&mut random, 2 + (game % 8) as u8);
            assert_eq!(solver.value(&position), analysis(&mut solver, position).value, "{position:?}");
        }
    }
}

#[test]
fn nine_replies_to_the_winning_move_hold_half_a_point() {
    let replies = analysis(&mut solver(Objective::Points, TABLE), position("19"));
    let holding = by_move(&replies).into_iter().filter(|(_, halves)| *halves == 1).map(|(m, _)| m.to_string());
    assert_eq!(holding.collect::<Vec<_>>(), ["13", "15", "17", "35", "37", "39", "57", "59", "79"]);
    assert_eq!(by_move(&replies).iter().filter(|(_, halves)| *halves == 2).count(), 27);
}

/// A position after random moves with at least `made` of them numbered, unless the game ends before.
fn random_position(random: &mut Random, made: u8) -> Quantum {
    loop {
        let mut position = Quantum::new();
        while position.ply_count() < made && position.outcome().is_none() {
            let n = random.below(position.legal_move_count() as u32) as usize;
            position.play_unchecked(position.nth_legal_move(n).expect("legal"));
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}

#[test]
fn late_positions_are_worth_what_minimax_says() {
    let mut random = Random::new(17);
    for objective in [Objective::Win, Objective::Points] {
        let mut solver = solver(objective, TABLE);
        for game in 0..3_000u32 {
            let position = random_position(&mut random, 7 + (game % 3) as u8);
            let found = analysis(&mut solver, position);
            let (value, moves) = minimax(&position, objective);
            assert_eq!(
                (halves(&found), found.moves[0].moves_to_end),
                (value, Some(moves)),
                "{position:?} {objective:?}"
            );
        }
    }
}

#[test]
fn a_sixth_move_is_worth_what_minimax_says() {
    let mut random = Random::new(6);
    let mut solver = solver(Objective::Points, TABLE);
    for _ in 0..25 {
        let position = random_position(&mut random, 6);
        let found = analysis(&mut solver, position);
        let (value, moves) = minimax(&position, Objective::Points);
        assert_eq!((halves(&found), found.moves[0].moves_to_end), (value, Some(moves)), "{position:?}");
    }
}

#[test]
fn a_move_is_worth_what_the_position_after_it_is() {
    let mut random = Random::new(11);
    let [mut before, mut after] = [(); 2].map(|()| solver(Objective::Points, TABLE));
    for game in 0..200u32 {
        let position = random_position(&mut random, 4 + (game % 2) as u8);
        for (m, worth) in by_move(&analysis(&mut before, position)) {
            let next = position.play(m).expect("legal");
            assert_eq!(halves(&analysis(&mut after, next)), worth, "{m} {position:?}");
        }
    }
}

#[test]
fn o_may_win_with_a_single_line_open() {
    let mut solver = solver(Objective::Points, TABLE);
    let known = [
        ("25 47 49 45 24 c4", -2),
        ("49 35 25 59 59 c9", -2),
        ("58 47 35 45 38 c8", -1),
        ("24 26 69 47 47 c7", -1),
        ("16 36 37 15 56 c5", -1),
    ];
    for (record, halves) in known {
        assert_eq!(solver.value(&position(record)).halves(), Some(halves), "{record}");
    }
}

/// All legal moves with their half points, and with the moves to the end where the game is decided: in a draw any will do.
fn decided(analysis: &Analysis<Move>) -> Vec<(Move, i32, Option<u16>)> {
    let moves = analysis.moves.iter().map(|entry| {
        let halves = entry.value.halves().expect("half points are whole");
        (entry.m, halves, entry.moves_to_end.filter(|_| halves != 0))
    });
    let mut moves: Vec<_> = moves.collect();
    moves.sort_unstable();
    moves
}

/// All positions with at most two moves made, one of those that symmetries take into one another.
fn openings() -> Vec<Quantum> {
    let mut positions = vec![Quantum::new()];
    let mut seen = HashSet::new();
    let mut next = 0;
    while let Some(position) = positions.get(next).copied() {
        next += 1;
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let after = moves.into_iter().map(|m| position.play(m).expect("legal"));
        positions.extend(after.filter(|position| position.ply_count() <= 2 && seen.insert(position.key())));
    }
    positions
}

/// Whatever the solver takes for granted of positions with so many moves made would show in those with one move less.
#[test]
fn a_position_is_worth_as_much_as_its_best_move() {
    let mut random = Random::new(22);
    let mut positions = openings();
    assert_eq!(positions.len(), 203);
    positions.extend((0..2_000u32).map(|game| random_position(&mut random, 3 + (game % 4) as u8)));
    for objective in [Objective::Win, Objective::Points] {
        let mut solver = solver(objective, 1 << 22);
        for position in &positions {
            let side = position.side_to_act();
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let values = moves.into_iter().map(|m| solver.value(&position.play(m).expect("legal")));
            let best = values.max_by_key(|value| value.seen_by(side)).expect("a legal move");
            assert_eq!(solver.value(position), best, "{position:?} {objective:?}");
        }
    }
}

#[test]
fn moves_in_the_middle_are_worth_what_the_generic_search_says() {
    let mut random = Random::new(21);
    for objective in [Objective::Win, Objective::Points] {
        let mut search = Search::new(objective, 64 << 20).expect("there is memory");
        let mut solver = solver(objective, 1 << 16);
        for game in 0..400u32 {
            let made = if game < 10 { 4 } else { 5 + (game % 2) as u8 };
            let position = random_position(&mut random, made);
            let found = analysis(&mut solver, position);
            assert_eq!(decided(&found), decided(&search.analyze(&position)), "{position:?} {objective:?}");
        }
    }
}

/// The position with its spooky moves and classical marks numbered otherwise, within each owner's first three.
fn renumbered(position: &Quantum, random: &mut Random) -> Option<Quantum> {
    use quantum_tictactoe::quantum::{Ply, Setup};
    let newest = position.newest()?;
    let mut to: Vec<u8> = (0..9).collect();
    for parity in 0..2 {
        let own: Vec<usize> = (0..usize::from(newest.number())).filter(|index| index % 2 == parity).collect();
        for i in (1..own.len()).rev() {
            to.swap(own[i], own[random.below(i as u32 + 1) as usize]);
        }
    }
    let setup = Setup::of(position);
    let mut other = Setup::default();
    for ply in Ply::all() {
        other.pairs[usize::from(to[ply.index()])] = setup.pairs[ply.index()];
    }
    for square in Square::all() {
        other.classical[square.index()] = setup.classical[square.index()].and_then(|ply| Ply::new(to[ply.index()] + 1));
    }
    other.position().ok()
}

#[test]
fn up_to_six_moves_made_numbers_decide_nothing() {
    let mut random = Random::new(3);
    let mut compared = 0u32;
    while compared < 400 {
        let position = random_position(&mut random, 4 + (compared % 3) as u8);
        if position.phase() != Phase::Place || position.ply_count() > 6 {
            continue;
        }
        let Some(other) = renumbered(&position, &mut random) else { continue };
        for objective in [Objective::Win, Objective::Points] {
            // A table of their own for each, so that the one can't answer for the other.
            let (one, two) =
                (analysis(&mut solver(objective, 1 << 15), position), analysis(&mut solver(objective, 1 << 15), other));
            assert_eq!(by_move(&one), by_move(&two), "{position:?} {other:?}");
        }
        compared += 1;
    }
}

#[test]
fn renumbered_finals_with_both_lines_are_worth_the_same() {
    // The same marks under other numbers: both have a line, X's is complete at 5, at 7 and at 9.
    for (record, points) in [
        ("15 35 45 56 57 59 15 c5", 1),
        ("57 59 45 56 15 35 15 c5", 1),
        ("15 35 45 56 57 59 15 c1", -1),
        ("45 59 57 35 15 56 15 c1", -1),
    ] {
        let found = analysis(&mut solver(Objective::Points, 0), position(record));
        assert_eq!((halves(&found), found.moves.len()), (points, 0), "{record}");
    }
}

fn image(position: &Quantum, turn: impl Fn(Square) -> Square + Copy) -> Quantum {
    use quantum_tictactoe::quantum::{Ply, Setup};
    let setup = Setup::of(position);
    let mut other = Setup::default();
    for ply in Ply::all() {
        other.pairs[ply.index()] =
            setup.pairs[ply.index()].and_then(|pair| Pair::new(turn(pair.low()), turn(pair.high())));
    }
    for square in Square::all() {
        other.classical[turn(square).index()] = setup.classical[square.index()];
    }
    other.position().expect("an image of a position")
}

#[test]
fn symmetric_positions_are_worth_the_same() {
    let square = |column: u8, row: u8| Square::new(3 * row + column + 1).expect("on the board");
    let split = |s: Square| ((s.number() - 1) % 3, (s.number() - 1) / 3);
    let quarter = move |s: Square| square(2 - split(s).1, split(s).0);
    let mirror = move |s: Square| square(2 - split(s).0, split(s).1);
    let mut random = Random::new(8);
    let mut solver = solver(Objective::Points, 1 << 15);
    for _ in 0..60 {
        let made = 3 + random.below(4) as u8;
        let position = random_position(&mut random, made);
        let value = halves(&analysis(&mut solver, position));
        let mut turned = position;
        for _ in 0..4 {
            turned = image(&turned, quarter);
            let mut fresh = self::solver(Objective::Points, 1 << 15);
            assert_eq!(halves(&analysis(&mut fresh, turned)), value, "{position:?}");
            assert_eq!(halves(&analysis(&mut fresh, image(&turned, mirror))), value, "{position:?}");
        }
    }
}

#[test]
fn the_table_and_the_slices_change_nothing() {
    for record in ["", "19", "12 25", "12 12 c1", "12 25 15", "15 25 35 45 56", "36 89 12 48 69 23 78 89 c8"] {
        let expected = analysis(&mut solver(Objective::Points, 1 << 22), position(record));
        for bytes in [0, 1, 1 << 14, 1 << 15, 1 << 17, 100_000] {
            // Without a table the start takes long, and shows nothing that the second move does not.
            if bytes < 1 << 15 && record.len() < 4 {
                continue;
            }
            let mut other = solver(Objective::Points, bytes);
            let found = analysis(&mut other, position(record));
            assert_eq!((found.value, &found.moves, &found.line), (expected.value, &expected.moves, &expected.line));
        }
        let mut sliced = solver(Objective::Points, TABLE);
        let whole = analysis(&mut solver(Objective::Points, TABLE), position(record));
        sliced.start(position(record));
        let mut bounds: HashMap<Move, _> = HashMap::new();
        loop {
            let progress = sliced.step(7);
            for entry in &progress.moves {
                let before = bounds.insert(entry.m, entry.bounds).unwrap_or(entry.bounds);
                assert_eq!(before.and(entry.bounds), entry.bounds, "bounds only shrink");
                let value = expected.moves.iter().find(|known| known.m == entry.m).expect("a legal move").value;
                assert!(entry.bounds.contains(value), "{record} {}", entry.m);
            }
            if progress.done {
                break;
            }
        }
        assert_eq!(sliced.analysis(), whole, "{record}");
    }
}

#[test]
fn the_line_is_legal_and_ends_in_the_value() {
    let mut random = Random::new(5);
    for objective in [Objective::Win, Objective::Points] {
        let mut solver = solver(objective, TABLE);
        for _ in 0..100 {
            let made = 2 + random.below(6) as u8;
            let position = random_position(&mut random, made);
            let found = analysis(&mut solver, position);
            let end = found.line.iter().try_fold(position, |position, m| position.play(*m)).expect("a legal line");
            assert_eq!(objective.value(end.outcome().expect("an end")), found.value, "{position:?}");
            assert_eq!(found.moves[0].moves_to_end.map(usize::from), Some(found.line.len()));
            assert_eq!(found.line[0], found.moves[0].m);
        }
    }
}
