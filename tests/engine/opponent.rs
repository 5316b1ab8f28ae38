//! Computer players: the best gives nothing away, the others are worse in order, and all keep their word.

use std::collections::BTreeSet;
use std::ops::Range;

#[cfg(feature = "classic")]
use quantum_tictactoe::classic::Classic;
use quantum_tictactoe::opponent::{Decision, Level, Player, Reason};
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::{Notation, Position};
use quantum_tictactoe::quantum::Quantum;
use quantum_tictactoe::quantum::solver::Solver;
use quantum_tictactoe::record::Record;
use quantum_tictactoe::side::Side;
use quantum_tictactoe::value::{Objective, Value};
use quantum_tictactoe::variant::AnyRecord;

use crate::is_built;
use crate::judge::morris::Morris;

/// Against whom the perfect player plays.
#[derive(Clone, Copy, Debug)]
enum Other {
    Random,
    Greedy,
    Itself,
}

fn decide(record: &AnyRecord, level: Level, seed: u64) -> Decision {
    let mut player = Player::new(level, seed);
    record.give_to(&mut player).expect("there is memory");
    player.choose().expect("a decision")
}

fn any(record: &str) -> AnyRecord {
    record.parse().expect(record)
}

fn legal<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// A record of random moves with so many of them numbered, unless the game ends before.
fn random_record(random: &mut Random, made: u8) -> Record<Quantum> {
    let mut record = Record::<Quantum>::default();
    while record.position().ply_count() < made && record.outcome().is_none() {
        let m = random.pick(&legal(record.position())).expect("a legal move");
        record.play(m).expect("legal");
    }
    record
}

/// Takes a win at once, never gives one away at once if that can be helped, and else moves at random.
fn greedy(position: &Quantum, random: &mut Random) -> <Quantum as Position>::Move {
    let side = position.side_to_act();
    let winner = |position: Quantum, m| position.play(m).expect("legal").outcome().map(|outcome| outcome.winner);
    let moves = legal(position);
    let winning: Vec<_> = moves.iter().copied().filter(|m| winner(*position, *m) == Some(Some(side))).collect();
    let safe = |m: &<Quantum as Position>::Move| {
        let next = position.play(*m).expect("legal");
        winner(*position, *m) != Some(Some(side.other()))
            && legal(&next).iter().all(|answer| winner(next, *answer) != Some(Some(side.other())))
    };
    let safe: Vec<_> = if winning.is_empty() { moves.iter().copied().filter(safe).collect() } else { winning };
    random.pick(&safe).or_else(|| random.pick(&moves)).expect("a legal move")
}

/// What the game comes to, seen by the side that acts first, which the perfect player has.
fn played_out(mut record: Record<Quantum>, other: Other, objective: Objective, seed: u64) -> Value {
    let mut random = Random::new(seed);
    let side = record.position().side_to_act();
    let mut player = Player::with_objective(Level::Perfect, seed, objective);
    loop {
        if let Some(outcome) = record.outcome() {
            return objective.value(outcome).seen_by(side);
        }
        let position = *record.position();
        let m = match other {
            Other::Random if position.side_to_act() != side => random.pick(&legal(&position)).expect("a legal move"),
            Other::Greedy if position.side_to_act() != side => greedy(&position, &mut random),
            _ => {
                player.start(&record).expect("there is memory");
                player.choose().expect("a decision").m.parse().expect("a move")
            }
        };
        record.play(m).expect("legal");
    }
}

#[test]
fn perfect_gives_nothing_away_a() {
    play_out(0..1_001, Objective::Points, 5);
}

#[test]
fn perfect_gives_nothing_away_b() {
    play_out(1_001..2_001, Objective::Win, 6);
}

/// Plays one game for each number, from a position that it stands for.
fn play_out(numbers: Range<usize>, objective: Objective, seed: u64) {
    let mut solver = Solver::new(objective, 1 << 22).expect("there is memory");
    let mut random = Random::new(seed);
    let (mut games, mut held) = (numbers.start, 0);
    while games < numbers.end {
        // Early positions take long, and there are few of them.
        let made = if games % 100 == 0 { 1 } else { 3 + (games % 6) as u8 };
        let record = random_record(&mut random, made);
        if record.outcome().is_some() {
            continue;
        }
        let side = record.position().side_to_act();
        let value = solver.value(record.position()).seen_by(side);
        let other = [Other::Random, Other::Greedy, Other::Itself][games % 3];
        let link = record.link();
        let result = played_out(record, other, objective, games as u64);
        assert!(result >= value, "{link} is worth {value} and ended with {result} against {other:?}");
        if matches!(other, Other::Itself) {
            assert_eq!(result, value, "{link} is worth {value} to both");
        }
        held += usize::from(value >= Value::ZERO);
        games += 1;
    }
    assert!(held > 600, "{held} of {numbers:?} positions were not lost");
}

/// What the first of two levels makes of so many games, in half points.
fn halves(start: &str, levels: [Level; 2], games: u64) -> u64 {
    let game = |seed: u64| {
        let first = (seed % 2) as usize;
        let sides = [levels[first], levels[1 - first]];
        let mut record = any(start);
        while record.outcome().is_none() {
            let side = if record.cursor() == 0 { Side::First } else { side_to_act(&record) };
            let decision = decide(&record, sides[side as usize], seed);
            record.play_typed(&decision.m).expect("legal");
        }
        match record.outcome().and_then(|outcome| outcome.winner) {
            None => 1,
            Some(side) if side as usize == first => 2,
            Some(_) => 0,
        }
    };
    (0..games).map(game).sum()
}

fn side_to_act(record: &AnyRecord) -> Side {
    use quantum_tictactoe::position::Turn;
    match record.turn() {
        Turn::Side(side) => side,
        Turn::Chance => panic!("neither game has chance turns"),
    }
}

#[test]
fn each_level_beats_the_one_below() {
    for pair in Level::up_to(Level::Perfect).windows(2) {
        // The long run is the cross table's; in so many games 60 % stand for its 65 %.
        let games = if pair[1] == Level::Perfect { 30 } else { 200 };
        let won = halves("q1", [pair[1], pair[0]], games);
        assert!(10 * won > 12 * games, "{:?} makes {won} half points of {games} games", pair);
    }
    #[cfg(feature = "classic")]
    for pair in Level::ALL[..4].windows(2) {
        let won = halves("t1.4.3", [pair[1], pair[0]], 40);
        assert!(won > 40, "{pair:?} make {won} half points of 40 games");
    }
}

#[test]
fn the_same_seed_decides_the_same_however_it_is_cut() {
    for level in Level::ALL {
        for record in ["q1", "q1-15", "q1-12-25-15", "q1-12-25-15c5-34", "t1.3", "t1.5.4-13-1"]
            .into_iter()
            .filter(|r| is_built(r))
        {
            let record = any(record);
            let mut stepped = Player::new(level, 9);
            any("q1-19").give_to(&mut stepped).expect("there is memory");
            stepped.step(300);
            record.give_to(&mut stepped).expect("there is memory");
            let mut nodes = 0;
            loop {
                let thought = stepped.step(900);
                assert!(thought.done || thought.nodes > nodes);
                nodes = thought.nodes;
                if thought.done {
                    break;
                }
            }
            assert_eq!(stepped.choose(), Some(decide(&record, level, 9)), "{level:?}");
        }
    }
}

#[test]
fn seeds_vary_the_play() {
    for level in Level::ALL {
        let moves: BTreeSet<String> = (0..30).map(|seed| decide(&any("q1-15"), level, seed).m).collect();
        assert!(moves.len() > 1, "{level:?} always answers {moves:?}");
    }
}

/// Of equally good moves, or of four of them, it takes one that leaves the smallest part of good answers.
#[test]
fn perfect_leaves_few_good_answers() {
    let mut solver = Solver::new(Objective::Win, 1 << 20).expect("there is memory");
    let mut random = Random::new(3);
    let mut checked = 0;
    for seed in 0..60 {
        let record = random_record(&mut random, 4 + (seed % 2) as u8);
        let position = *record.position();
        solver.start(position);
        let analysis = solver.analysis();
        if position.outcome().is_some() || analysis.value != Value::ZERO {
            continue;
        }
        let mut part = |m| {
            let next = position.play(m).expect("legal");
            solver.start(next);
            let answers = solver.analysis().moves;
            let good = answers.iter().filter(|entry| entry.value == answers[0].value).count();
            (good * 10_000) / answers.len()
        };
        let drawing = analysis.moves.iter().filter(|entry| entry.value == Value::ZERO);
        let mut parts: Vec<usize> = drawing.map(|entry| part(entry.m)).collect();
        let mut player = Player::new(Level::Perfect, seed);
        player.start(&record).expect("there is memory");
        let chosen = part(player.choose().expect("a decision").m.parse().expect("a move"));
        parts.sort_unstable();
        let beaten = parts.iter().filter(|part| **part > chosen).count();
        let equal = parts.iter().filter(|part| **part == chosen).count();
        assert!(beaten + equal >= parts.len().min(4), "{} {chosen} of {parts:?}", record.link());
        if parts.len() <= 4 {
            assert_eq!(chosen, parts[0], "{}", record.link());
            checked += 1;
        }
    }
    assert!(checked > 0, "no position has few drawing moves");
}

/// A win in one is taken while points are not shown, and left for more points where they count.
#[test]
fn perfect_plays_for_what_counts() {
    let record = any("57 34 57 c7 28 46 68 69 69");
    for seed in 0..5 {
        let decided = |objective| {
            let mut player = Player::with_objective(Level::Perfect, seed, objective);
            record.give_to(&mut player).expect("there is memory");
            player.choose().expect("a decision")
        };
        let plain = decided(Objective::Win);
        assert_eq!((plain.m.as_str(), plain.reason, plain.value), ("c9", Reason::WinsNow, Some(Value::WIN)));
        let points = decided(Objective::Points);
        assert_eq!((points.m.as_str(), points.reason), ("c6", Reason::Wins));
        assert_eq!(
            decide(&record, Level::Perfect, seed),
            plain,
            "the plain result counts unless something else is said"
        );
    }
}

/// What was decided before changes no decision, and makes the next one cheaper.
#[test]
fn a_player_keeps_what_it_has_found() {
    let (mut kept, mut anew) = (0, 0);
    for seed in 0..4 {
        let mut random = Random::new(seed);
        let mut record = Record::<Quantum>::default();
        let mut player = Player::new(Level::Perfect, seed);
        while record.outcome().is_none() {
            player.start(&record).expect("there is memory");
            let decision = player.choose();
            let mut other = Player::new(Level::Perfect, seed);
            other.start(&record).expect("there is memory");
            assert_eq!(decision, other.choose(), "{}", record.link());
            if record.position().ply_count() >= 2 {
                (kept, anew) = (kept + player.step(0).nodes, anew + other.step(0).nodes);
            }
            let m = random.pick(&legal(record.position())).expect("a legal move");
            record.play(m).expect("legal");
        }
    }
    assert!(4 * kept < 3 * anew, "{kept} nodes instead of {anew}");
}

/// No decision takes more than a browser has time for.
#[test]
fn a_decision_of_the_best_level_is_short() {
    let mut firsts: Vec<String> = vec!["q1".into()];
    firsts.extend(any("q1").legal_moves().iter().map(|m| format!("q1-{m}")));
    for record in firsts {
        let mut player = Player::new(Level::Perfect, 1);
        any(&record).give_to(&mut player).expect("there is memory");
        player.choose();
        let nodes = player.step(0).nodes;
        assert!(nodes <= 75_000, "{record} takes {nodes} nodes");
    }
}

/// The first player can win by force, and does so without a solver that proves.
#[test]
fn a_game_may_be_searched_by_evaluation() {
    let mut reasons = BTreeSet::new();
    for seed in 0..6 {
        let mut random = Random::new(seed);
        let mut record = Record::new(Morris::default());
        let mut player = Player::new(Level::Expert, seed);
        while record.outcome().is_none() {
            let m = if record.position().to_move == Side::First {
                player.start(&record).expect("there is memory");
                let mut thought = player.step(500);
                while !thought.done {
                    let before = thought.nodes;
                    thought = player.step(500);
                    assert!(thought.done || thought.nodes > before, "{} stands still", record.link());
                }
                assert!(thought.nodes < 61_000, "{} takes {}", record.link(), thought.nodes);
                let decision = player.choose().expect("a decision");
                let mut other = Player::new(Level::Expert, seed);
                other.start(&record).expect("there is memory");
                assert_eq!(other.choose().as_ref(), Some(&decision), "however it is cut");
                reasons.insert(decision.reason.code());
                decision.m.parse().expect("a move")
            } else {
                random.pick(&legal(record.position())).expect("a legal move")
            };
            record.play(m).expect("legal");
        }
        assert_eq!(record.outcome().and_then(|outcome| outcome.winner), Some(Side::First), "{}", record.link());
    }
    assert!(reasons.contains("wins-now") && reasons.contains("wins"), "{reasons:?}");
}

#[cfg(feature = "classic")]
#[test]
fn perfect_never_loses_a_solved_classic_game() {
    for rules in ["t1.3", "t1.3.g", "t1.3.m"] {
        for seed in 0..30 {
            for side in Side::BOTH {
                let mut random = Random::new(seed);
                let mut record = Record::<Classic>::new(Classic::from_head(rules).expect(rules));
                while record.outcome().is_none() {
                    let m = if record.position().side_to_act() == side {
                        let mut player = Player::new(Level::Perfect, seed);
                        player.start(&record).expect("there is memory");
                        player.choose().expect("a decision").m.parse().expect("a move")
                    } else {
                        random.pick(&legal(record.position())).expect("a legal move")
                    };
                    record.play(m).expect("legal");
                }
                let winner = record.outcome().and_then(|outcome| outcome.winner);
                assert_ne!(winner, Some(side.other()), "{}", record.link());
            }
        }
    }
}

#[cfg(feature = "classic")]
#[test]
fn large_boards_are_sampled() {
    let decision = decide(&any("t1.5.4-13-15-12-1-14"), Level::Perfect, 1);
    assert_eq!(decision.m, "11", "three in a row have to be stopped");
    let decision = decide(&any("t1.5.4-13-15-12-1-14-2"), Level::Perfect, 1);
    assert_eq!((decision.m.as_str(), decision.reason), ("11", Reason::WinsNow));
}

#[test]
fn without_a_position_and_after_the_end_there_is_nothing_to_decide() {
    let mut player = Player::new(Level::Perfect, 1);
    assert_eq!((player.choose(), player.step(10).done), (None, true));
    any("15 35 45 56 57 59 15 c5").give_to(&mut player).expect("there is memory");
    assert_eq!((player.choose(), player.step(10).done), (None, true));
}

#[test]
fn levels_have_names() {
    let names = Level::ALL.map(|level| level.to_string());
    assert_eq!(names, ["random", "beginner", "casual", "strong", "expert", "perfect"]);
    assert_eq!(names.map(|name| name.parse::<Level>().expect("a level")), Level::ALL);
    let error = "Perfect".parse::<Level>().expect_err("no level");
    assert_eq!(error.to_string(), "level must be random, beginner, casual, strong, expert or perfect");
}

/// Either of the top names means the best level of a game.
#[test]
fn expert_and_perfect_are_the_best_level_of_a_game() {
    for record in ["q1-15", "t1.3-5", "t1.5.4-13-15"].into_iter().filter(|record| is_built(record)) {
        let record = any(record);
        for seed in 0..5 {
            assert_eq!(decide(&record, Level::Expert, seed), decide(&record, Level::Perfect, seed), "{record:?}");
        }
    }
    assert!(Level::ALL.into_iter().all(|level| level.in_game(Level::Expert) != Level::Perfect));
    assert_eq!(Level::Strong.in_game(Level::Expert), Level::Strong);
}
