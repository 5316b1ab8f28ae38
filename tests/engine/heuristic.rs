//! Search by evaluation against plain minimax to the same depth, and against games that are solved.

use crate::judge::dice::{Dice, Die};
use crate::judge::legal_moves;
use crate::judge::morris::{Morris, Slide};
use quantum_tictactoe::game::Solver;
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::{Position, Turn};
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::heuristic::{
    Estimate, Evaluated, Heuristic, MOST_EVALUATION, MOST_LOUD, MOST_PLIES, WON,
};
use quantum_tictactoe::search::retrograde::{Fate, Retrograde};
use quantum_tictactoe::side::Side;
use quantum_tictactoe::value::Objective;

/// Plain minimax by evaluation: no windows, no order, no table. The specification.
struct Plain<P: Evaluated> {
    record: Record<P>,
    root: usize,
    depth: i16,
    nodes: u64,
}

impl<P: Evaluated> Plain<P> {
    /// The values of all moves when so many are looked ahead, in move order.
    fn values(record: &Record<P>, depth: i16) -> (Vec<(P::Move, i32)>, u64) {
        let mut plain = Plain { record: record.clone(), root: record.cursor(), depth, nodes: 0 };
        let values = legal_moves(record.position()).into_iter().map(|m| (m, plain.after(m, depth - 1))).collect();
        (values, plain.nodes)
    }

    fn after(&mut self, m: P::Move, depth: i16) -> i32 {
        self.record.play_unchecked(m);
        let value = self.value(depth);
        self.record.undo();
        value
    }

    fn value(&mut self, depth: i16) -> i32 {
        self.nodes += 1;
        let here = self.record.position().clone();
        let plies = self.record.cursor() - self.root;
        if let Some(outcome) = here.outcome() {
            return match outcome.winner {
                None => 0,
                Some(Side::First) => WON - plies as i32,
                Some(Side::Second) => plies as i32 - WON,
            };
        }
        let seems = here.evaluate().clamp(-MOST_EVALUATION, MOST_EVALUATION);
        if self.is_drawn() {
            return 0;
        }
        if plies >= usize::from(MOST_PLIES) || depth <= -MOST_LOUD || (depth <= 0 && here.turn() == Turn::Chance) {
            return seems;
        }
        let mut moves = legal_moves(&here);
        if depth <= 0 {
            moves.retain(|m| here.is_loud(*m));
        }
        let is_forced = depth > 0 && moves.len() == 1 && plies < 2 * self.depth as usize;
        let values: Vec<i32> = moves.iter().map(|m| self.after(*m, depth - i16::from(!is_forced))).collect();
        let may_stay = (depth <= 0).then_some(seems);
        match here.turn() {
            Turn::Side(Side::First) => values.into_iter().chain(may_stay).max().expect("a move"),
            Turn::Side(Side::Second) => values.into_iter().chain(may_stay).min().expect("a move"),
            Turn::Chance => {
                let weights: Vec<i64> = moves.iter().map(|m| here.weight(*m).into()).collect();
                let sum: i64 = values.iter().zip(&weights).map(|(value, weight)| i64::from(*value) * weight).sum();
                (sum / weights.iter().sum::<i64>()) as i32
            }
        }
    }

    /// Drawn by the game's rules, or come back on the line.
    fn is_drawn(&self) -> bool {
        let mut back = self.record.clone();
        let here = back.position().clone();
        let mut comes_again = false;
        while back.cursor() > self.root {
            back.undo();
            comes_again |= *back.position() == here;
        }
        self.record.draw().is_some() || (P::DRAWS.repetitions.is_some() && comes_again)
    }
}

/// A search that ends after so many moves ahead, or when it has nothing more to guess.
fn search<P: Evaluated>(
    record: &Record<P>,
    depth: u16,
    table_bytes: usize,
    values_all: bool,
) -> Vec<Estimate<P::Move>> {
    let mut search = Heuristic::new(table_bytes, u64::MAX, values_all).expect("there is memory");
    search.start(record);
    while !search.is_done() && search.finished_depth() < depth {
        search.step(1);
    }
    search.moves().to_vec()
}

fn random_record<P: Position>(start: P, most: u32, random: &mut Random) -> Record<P> {
    let mut record = Record::new(start);
    for _ in 0..random.below(most) {
        let mut moves = Vec::new();
        record.legal_moves(&mut moves);
        match random.pick(&moves) {
            Some(m) => record.play_unchecked(m),
            None => break,
        }
    }
    record
}

fn check_depth<P: Evaluated>(record: &Record<P>, depth: u16) -> u64 {
    let (expected, nodes) = Plain::values(record, depth as i16);
    let found = search(record, depth, 0, true);
    for entry in &found {
        let (_, value) = expected.iter().find(|(m, _)| *m == entry.m).expect("legal");
        // A shallower search that guessed nothing says the same.
        assert_eq!(entry.value, *value, "{record:?} {entry:?} {depth}");
    }
    assert_eq!(found.len(), expected.len());
    if let Turn::Side(side) = record.position().turn() {
        let seen = |value: i32| if side == Side::First { value } else { -value };
        assert!(found.windows(2).all(|pair| seen(pair[0].value) >= seen(pair[1].value)));
        let best = expected.iter().map(|(_, value)| seen(*value)).max();
        let alone = search(record, depth, 0, false);
        assert_eq!(alone.first().map(|entry| seen(entry.value)), best, "{record:?} {depth}");
    }
    nodes
}

#[test]
fn every_move_is_worth_what_plain_minimax_says() {
    let mut random = Random::new(1);
    for round in 0..200 {
        let record = random_record(Morris::default(), 30, &mut random);
        if record.outcome().is_none() {
            check_depth(&record, 1 + (round % 6));
        }
    }
}

/// All six men down, and then so many times there and back; after the second time but for the last move, which draws.
fn dithered(cycles: usize, random: &mut Random) -> Record<Morris> {
    for _ in 0..10_000 {
        let mut record = random_record(Morris::default(), 60, random);
        record.go_to(6);
        let mut back = |record: &mut Record<Morris>| {
            let slides = legal_moves(record.position());
            let m = random.pick(&slides)?;
            record.play(m).ok()?;
            Some(Slide { from: Some(m.to), to: m.from? })
        };
        for _ in 0..cycles {
            let returns = (back(&mut record), back(&mut record));
            if let (Some(first), Some(second)) = returns {
                _ = record.play(first).and_then(|()| record.play(second));
            }
        }
        if record.cursor() == 6 + 4 * cycles {
            assert_eq!(record.draw().is_some(), cycles == 2);
            if cycles == 2 {
                record.undo();
            }
            return record;
        }
    }
    panic!("nobody dithers");
}

#[test]
fn draws_by_history_are_seen() {
    let mut random = Random::new(2);
    for round in 0..40 {
        let record = dithered(1 + round % 2, &mut random);
        check_depth(&record, 1 + (round % 5) as u16);
    }
}

#[test]
fn chance_turns_are_averaged() {
    for variety in 0..3 {
        for thrown in [None, Some(Die::Coin), Some(Die::Cube)] {
            let record = Record::new(Dice { gain: 1, left: 4, thrown, variety });
            (1..7).for_each(|depth| _ = check_depth(&record, depth));
        }
    }
}

#[test]
fn wins_and_losses_are_as_long_as_they_are() {
    const DEPTH: u16 = 7;
    let mut random = Random::new(3);
    let mut seen = [0, 0];
    let mut solver = Retrograde::new(10_000);
    for _ in 0..300 {
        let record = Record::new(*random_record(Morris::default(), 25, &mut random).position());
        let here = record.position();
        solver.start(here, &[]);
        while !solver.step(10_000).done {}
        let fates = solver.moves().expect("solved");
        for entry in search(&record, DEPTH, 1 << 20, true) {
            let (_, fate) = fates.iter().find(|(m, _)| *m == entry.m).expect("legal");
            match fate {
                Fate::Win(moves) | Fate::Loss(moves) if *moves <= DEPTH => {
                    let wins = matches!(fate, Fate::Win(_)) == (here.to_move == Side::First);
                    assert_eq!(entry.value, if wins { WON - i32::from(*moves) } else { i32::from(*moves) - WON });
                    assert_eq!(entry.moves_to_end(), Some(*moves));
                    seen[usize::from(wins)] += 1;
                }
                // Forced moves are searched further.
                Fate::Win(_) | Fate::Loss(_) => {
                    let wins = matches!(fate, Fate::Win(_)) == (here.to_move == Side::First);
                    assert!(entry.moves_to_end().is_none() || wins == (entry.value > 0), "{entry:?} {fate:?}");
                }
                Fate::Draw => assert_eq!(entry.moves_to_end(), None, "{entry:?} {fate:?}"),
            }
        }
    }
    assert!(seen.into_iter().all(|count| count > 100), "{seen:?}");
}

#[test]
fn slices_change_nothing() {
    let mut random = Random::new(4);
    for round in 0..20 {
        let record = random_record(Morris::default(), 20, &mut random);
        let new = || {
            let mut search = Heuristic::new(1 << 16, 5_000, round % 2 == 0).expect("there is memory");
            search.start(&record);
            search
        };
        let (mut whole, mut sliced) = (new(), new());
        assert!(whole.step(u64::MAX));
        while !sliced.step(1 + u64::from(random.below(300))) {
            assert!(sliced.nodes() < 5_000);
        }
        assert_eq!((sliced.moves(), sliced.value()), (whole.moves(), whole.value()));
        assert!(whole.nodes() <= 5_000);
    }
}

#[test]
fn windows_order_and_table_spare_most_positions() {
    const DEPTH: u16 = 6;
    let mut random = Random::new(5);
    let (mut plain, mut found) = (0, 0);
    for _ in 0..20 {
        let mut record = random_record(Morris::default(), 30, &mut random);
        record.go_to(4);
        if record.outcome().is_none() {
            plain += Plain::values(&record, DEPTH as i16).1;
            let mut search = Heuristic::new(1 << 20, u64::MAX, false).expect("there is memory");
            search.start(&record);
            while !search.is_done() && search.finished_depth() < DEPTH {
                search.step(1);
            }
            found += search.nodes();
        }
    }
    assert!(20 * found < plain, "{found} of {plain}");
}

#[test]
fn lines_are_legal_and_lead_to_the_value() {
    let mut random = Random::new(6);
    for _ in 0..100 {
        let record = random_record(Morris::default(), 30, &mut random);
        for entry in search(&record, 5, 0, true) {
            let mut line = record.clone();
            line.go_to(record.cursor());
            for m in &entry.line {
                line.play(*m).expect("legal");
            }
            assert_eq!(entry.line.first(), Some(&entry.m));
            if let Some(moves) = entry.moves_to_end() {
                assert_eq!(entry.line.len(), usize::from(moves), "{entry:?}");
                assert!(line.outcome().is_some_and(|outcome| outcome.winner.is_some()));
            }
        }
    }
}

#[test]
fn a_finished_game_and_no_game() {
    let mut search = Heuristic::new(0, 1_000, true).expect("small");
    assert!(search.step(10));
    assert_eq!((search.moves(), search.value(), search.best_move()), (&[][..], 0, None));
    let record: Record<Morris> = played("1 4 2 5 3");
    search.start(&record);
    assert!(search.step(10));
    assert_eq!((search.moves().len(), search.value(), search.nodes()), (0, WON, 0));
    let chance = Record::new(Dice { gain: 0, left: 2, thrown: Some(Die::Cube), variety: 0 });
    let mut search = Heuristic::new(0, 1_000, false).expect("small");
    search.start(&chance);
    search.step(1_000);
    assert_eq!((search.moves().len(), search.best_move()), (3, None));
}

fn played(moves: &str) -> Record<Morris> {
    let mut record = Record::new(Morris::default());
    moves.split(' ').for_each(|m| record.play(m.parse().expect("a move")).expect("legal"));
    record
}

#[test]
fn as_a_solver_it_says_that_it_estimates() {
    let mut solver = Heuristic::with_table(Objective::Points, 1 << 20).expect("there is memory");
    let record = played("5 1 9");
    Solver::start(&mut solver, &record);
    let progress = loop {
        let progress = Solver::step(&mut solver, 10_000);
        if progress.done {
            break progress;
        }
        assert_eq!(solver.analysis(), None);
    };
    let analysis = solver.analysis().expect("done");
    assert!(!analysis.exact && analysis.nodes == progress.nodes && analysis.nodes <= Morris::NODES);
    assert_eq!((analysis.moves.len(), analysis.moves[0].value), (6, analysis.value));
    for (entry, known) in analysis.moves.iter().zip(&progress.moves) {
        assert_eq!((entry.m, entry.moves_to_end.is_some()), (known.m, known.bounds.value().is_some()));
    }
}
