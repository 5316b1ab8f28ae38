//! How often the weaker levels do what they are said to do, from both sides: frequencies over many positions and seeds.

use std::ops::RangeInclusive;

use crate::naive::quantum::{Due, Game};
use quantum_tictactoe::opponent::{Level, Player};
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::quantum::Quantum;
use quantum_tictactoe::record::Record;

/// A position with what may be done there and is counted, by the move's token.
type Case = (Record<Quantum>, Vec<String>);

/// Of how many hundred decisions of a level one is of those that are counted.
fn frequency(level: Level, cases: &[Case], seeds: u64) -> u64 {
    let decisions = cases.iter().flat_map(|(record, counted)| {
        (0..seeds).map(move |seed| {
            let mut player = Player::new(level, seed);
            player.start(record).expect("there is memory");
            counted.contains(&player.choose().expect("a decision").m)
        })
    });
    let (all, counted) = decisions.fold((0, 0), |(all, counted), is| (all + 1, counted + u64::from(is)));
    counted * 100 / all
}

fn check(name: &str, cases: &[Case], seeds: u64, expected: &[(Level, RangeInclusive<u64>)]) {
    assert!(!cases.is_empty(), "{name}");
    let found: Vec<(Level, u64)> =
        expected.iter().map(|(level, _)| (*level, frequency(*level, cases, seeds))).collect();
    let is_so = found.iter().zip(expected).all(|((_, found), (_, range))| range.contains(found));
    assert!(is_so, "{name} in {} positions: {found:?} instead of {expected:?}", cases.len());
}

/// Positions of random games that have moves of a kind, but not only those; the naive model says which.
fn cases(wanted: usize, is_of_kind: impl Fn(&Game, &Game) -> bool, is_wanted: impl Fn(&Game) -> bool) -> Vec<Case> {
    let mut random = Random::new(11);
    let mut cases = Vec::new();
    while cases.len() < wanted {
        let (mut record, mut model) = (Record::<Quantum>::default(), Game::default());
        while record.outcome().is_none() {
            let acts = model.legal();
            if is_wanted(&model) {
                let after = |act| {
                    let mut next = model.clone();
                    next.act(act);
                    next
                };
                let counted: Vec<String> =
                    acts.iter().filter(|act| is_of_kind(&model, &after(**act))).map(ToString::to_string).collect();
                if !counted.is_empty() && counted.len() < acts.len() {
                    cases.push((record.clone(), counted));
                    break;
                }
            }
            let act = random.pick(&acts).expect("a legal act");
            record.play(act.to_string().parse().expect("a move")).expect("legal");
            model.act(act);
        }
    }
    cases
}

fn outcomes(game: &Game) -> Vec<Game> {
    let after = |act| {
        let mut next = game.clone();
        next.act(act);
        next
    };
    game.legal().into_iter().map(after).collect()
}

fn won_by_x(game: &Game) -> Option<bool> {
    game.result().and_then(|result| result.winner_is_x)
}

#[test]
fn random_moves_are_all_equally_likely() {
    let record: Record<Quantum> = "q1-15-59".parse().expect("a record");
    let mut moves = Vec::new();
    record.legal_moves(&mut moves);
    let mut counts = vec![0; moves.len()];
    for seed in 0..3_600 {
        let mut player = Player::new(Level::Random, seed);
        player.start(&record).expect("there is memory");
        let m = player.choose().expect("a decision").m;
        counts[moves.iter().position(|legal| legal.to_string() == m).expect("legal")] += 1;
    }
    assert!(counts.iter().all(|count| (60..150).contains(count)), "{counts:?}");
}

#[test]
fn all_have_heard_of_the_winning_openings_the_better_the_more_often() {
    let opening = vec![(Record::<Quantum>::default(), vec!["19".into(), "37".into()])];
    check(
        "opens in opposite corners",
        &opening,
        60,
        &[(Level::Random, 0..=14), (Level::Beginner, 4..=28), (Level::Casual, 17..=48), (Level::Strong, 46..=80)],
    );
}

/// A pair that wins whatever the other player chooses.
#[test]
fn wins_are_overlooked_the_more_seldom_the_better_the_level() {
    let wins = |before: &Game, after: &Game| {
        after.due() == Due::Choice && outcomes(after).iter().all(|end| won_by_x(end) == Some(before.x_acts()))
    };
    let one = cases(150, wins, |game| game.due() == Due::Pair && game.numbered() >= 4);
    let one: Vec<Case> = one.into_iter().filter(|(_, counted)| counted.len() == 1).collect();
    check(
        "takes the only win",
        &one,
        6,
        &[(Level::Beginner, 31..=47), (Level::Casual, 58..=74), (Level::Strong, 86..=97), (Level::Perfect, 100..=100)],
    );
}

/// A pair of whose two outcomes one wins for who made it and the other for who chooses.
#[test]
fn beginners_hope_for_the_nicer_outcome() {
    let hopes = |before: &Game, after: &Game| {
        let wins = |x: bool| after.due() == Due::Choice && outcomes(after).iter().any(|end| won_by_x(end) == Some(x));
        wins(before.x_acts()) && wins(!before.x_acts())
    };
    let cases = cases(150, hopes, |game| game.due() == Due::Pair && game.numbered() >= 4);
    check("hopes", &cases, 6, &[(Level::Beginner, 33..=47), (Level::Casual, 20..=34), (Level::Strong, 1..=10)]);
}

/// A choice after which both players have lines, the other player's the earlier; the other one ends nothing.
#[test]
fn beginners_mix_up_which_line_came_first() {
    let confuses = |before: &Game, after: &Game| {
        after.result().is_some_and(|result| {
            let (x, o) = result.halves;
            x > 0 && o > 0 && result.winner_is_x == Some(!before.x_acts())
        })
    };
    let goes_on = |game: &Game| game.due() == Due::Choice && outcomes(game).iter().any(|next| next.result().is_none());
    let cases = cases(40, confuses, goes_on);
    check(
        "takes the later line for the earlier one",
        &cases,
        20,
        &[(Level::Beginner, 42..=60), (Level::Casual, 7..=20), (Level::Strong, 0..=2), (Level::Perfect, 0..=0)],
    );
}

/// A move after which the other player can win at once, where most are not so: who looks at answers avoids them.
#[test]
fn only_beginners_look_at_no_answers() {
    let loses = |before: &Game, after: &Game| {
        after.due() == Due::Pair
            && outcomes(after).iter().any(|next| {
                next.due() == Due::Choice && outcomes(next).iter().all(|end| won_by_x(end) == Some(!before.x_acts()))
            })
    };
    let cases = cases(60, loses, |game| game.due() == Due::Pair && (4..7).contains(&game.numbered()));
    check(
        "leaves a win",
        &cases,
        6,
        &[(Level::Beginner, 15..=30), (Level::Casual, 2..=11), (Level::Strong, 1..=10), (Level::Perfect, 0..=7)],
    );
}

/// The best moves by the solver where it matters: *strong* improves with the course of the game, and never calculates
/// always or not at all.
#[test]
fn strong_improves_with_the_course_of_the_game() {
    use quantum_tictactoe::quantum::solver::Solver;
    use quantum_tictactoe::value::Objective;
    let mut solver = Solver::new(Objective::Win, 1 << 22).expect("there is memory");
    let mut mistakes = |marks: u8| {
        let mut random = Random::new(u64::from(marks));
        let mut cases: Vec<Case> = Vec::new();
        while cases.len() < 40 {
            let mut record = Record::<Quantum>::default();
            while record.position().ply_count() < marks && record.outcome().is_none() {
                let mut moves = Vec::new();
                record.legal_moves(&mut moves);
                record.play(random.pick(&moves).expect("a legal move")).expect("legal");
            }
            solver.start(*record.position());
            let analysis = solver.analysis();
            let wrong = analysis.moves.iter().filter(|entry| entry.value != analysis.value);
            let wrong: Vec<String> = wrong.map(|entry| entry.m.to_string()).collect();
            if !wrong.is_empty() {
                cases.push((record, wrong));
            }
        }
        frequency(Level::Strong, &cases, 4)
    };
    let found: Vec<u64> = [2, 4, 6, 8].map(&mut mistakes).to_vec();
    let ranges = [18..=42, 10..=30, 1..=12, 0..=4];
    assert!(found.iter().zip(&ranges).all(|(found, range)| range.contains(found)), "{found:?} instead of {ranges:?}");
}
