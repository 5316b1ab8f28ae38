//! Retrograde analysis against plain value iteration, on random graphs and on small games that can repeat.

use std::collections::HashMap;

use crate::judge::dice::{Dice, Die};
use crate::judge::legal_moves;
use crate::judge::morris::{Morris, Slide};
use crate::judge::shuttle::{Act, Shuttle};
use crate::judge::web::{Web, value_iteration};
use quantum_tictactoe::analysis::Analysis;
use quantum_tictactoe::game::Solver;
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::Position;
use quantum_tictactoe::record::Record;
use quantum_tictactoe::search::retrograde::{
    Fate, Fates, Graph, GraphError, Next, NodeKind, Numbered, Retrograde, Sweep, contradiction,
};
use quantum_tictactoe::side::Side;
use quantum_tictactoe::value::{Objective, Value};

fn sweep<N: Numbered>(positions: N, steps_at_a_time: u64) -> (N, Fates) {
    let mut sweep = Sweep::new(positions).expect("there is memory");
    while !sweep.step(steps_at_a_time).expect("there is memory") {
        assert_eq!(sweep.fates(), Ok(None));
    }
    let fates = sweep.fates().expect("there is memory").expect("done");
    (sweep.into_positions(), fates)
}

fn list(fates: &Fates) -> Vec<Option<Fate>> {
    (0..fates.len() as u32).map(|number| fates.get(number)).collect()
}

fn graph<P: Position>(start: P) -> Graph<P> {
    let mut graph = Graph::new(start, 10_000).expect("sides take turns");
    while !graph.step(1_000).expect("small") {}
    graph
}

#[test]
fn random_graphs_come_out_as_by_value_iteration() {
    let mut random = Random::new(1);
    let mut seen = HashMap::new();
    for round in 0..20_000 {
        let web = Web::random(1 + random.below(30), &mut random);
        let expected = value_iteration(&web);
        let (web, fates) = sweep(web, 1 + round % 50);
        assert_eq!(list(&fates), expected, "{web:?}");
        assert_eq!(contradiction(&web, &fates, 0..web.count()), None, "{web:?}");
        expected.into_iter().for_each(|fate| *seen.entry(fate).or_insert(0) += 1);
    }
    let common = |fate| seen.get(&Some(fate)).copied().unwrap_or(0) > 100;
    assert!(
        [Fate::Draw, Fate::Win(8), Fate::Loss(8), Fate::Win(12), Fate::Loss(0)].into_iter().all(common),
        "{seen:?}"
    );
}

#[test]
fn no_wrong_fate_agrees_with_its_moves() {
    let mut random = Random::new(2);
    let mut wrong = 0;
    for _ in 0..3_000 {
        let (web, fates) = sweep(Web::random(1 + random.below(12), &mut random), 100);
        let mut list = list(&fates);
        let place = random.below(list.len() as u32) as usize;
        let other =
            random.pick(&[None, Some(Fate::Draw), Some(Fate::Win(3)), Some(Fate::Loss(2)), Some(Fate::Loss(0))]);
        let before = std::mem::replace(&mut list[place], other.expect("one of them"));
        if before != list[place] {
            let fates = Fates::new(list.into_iter()).expect("small");
            assert!(contradiction(&web, &fates, 0..web.count()).is_some(), "{web:?} {place} {other:?}");
            wrong += 1;
        }
    }
    assert!(wrong > 1_000, "{wrong}");
}

#[test]
fn what_is_told_on_the_way_holds() {
    let mut random = Random::new(3);
    let mut told = 0;
    for _ in 0..300 {
        let web = Web::random(20, &mut random);
        let expected = value_iteration(&web);
        let mut sweep = Sweep::new(web).expect("small");
        while !sweep.step(1).expect("small") {
            for (number, expected) in expected.iter().enumerate() {
                if let Some(fate) = sweep.fate(number as u32) {
                    told += 1;
                    assert!(fate == expected.expect("a position"));
                }
            }
        }
    }
    assert!(told > 10_000, "{told}");
}

#[test]
fn three_mens_morris_as_by_value_iteration() {
    let graph = graph(Morris::default());
    assert_eq!(graph.count(), 5_390);
    let expected = value_iteration(&graph);
    let (graph, fates) = sweep(graph, u64::MAX);
    assert_eq!(list(&fates), expected);
    assert_eq!(contradiction(&graph, &fates, 0..graph.count()), None);
    assert_eq!((fates.get(0), fates.bytes()), (Some(Fate::Win(9)), 5_390));
}

/// Three men's morris by board up to symmetry: one number stands for up to eight positions.
struct Classes(Graph<Morris>, Vec<Vec<u32>>, HashMap<u32, u32>);

impl Classes {
    fn new(graph: Graph<Morris>) -> Classes {
        let (mut classes, mut class_of) = (Vec::new(), HashMap::new());
        for number in 0..graph.count() {
            if !class_of.contains_key(&number) {
                let position = graph.position(number).expect("numbered");
                let images = Morris::IMAGES.map(|image| graph.number_of(&position.image(image)).expect("reachable"));
                images.iter().for_each(|image| _ = class_of.insert(*image, classes.len() as u32));
                classes.push(images.to_vec());
            }
        }
        Classes(graph, classes, class_of)
    }
}

impl Numbered for Classes {
    fn count(&self) -> u32 {
        self.1.len() as u32
    }

    fn look(&self, number: u32, moves: &mut Vec<Next>) -> NodeKind {
        let look = self.0.look(self.1[number as usize][0], moves);
        moves.iter_mut().for_each(|next| {
            if let Next::Inside(number) = next {
                *number = self.2[number];
            }
        });
        look
    }

    fn before(&self, number: u32, numbers: &mut Vec<u32>) {
        self.0.before(self.1[number as usize][0], numbers);
        numbers.iter_mut().for_each(|number| *number = self.2[number]);
    }
}

#[test]
fn symmetric_positions_may_share_a_number() {
    let (graph, each) = sweep(graph(Morris::default()), 1_000);
    let classes = Classes::new(graph);
    assert_eq!(classes.count(), 744);
    let (classes, fates) = sweep(classes, 1_000);
    assert_eq!(contradiction(&classes, &fates, 0..classes.count()), None);
    (0..each.len() as u32).for_each(|number| assert_eq!(each.get(number), fates.get(classes.2[&number])));
}

fn solver<P: Position>(start: &P) -> Retrograde<P> {
    let mut solver = Retrograde::new(10_000);
    solver.start(start, &[]);
    solver
}

fn solve<P: Position>(solver: &mut Retrograde<P>) -> Vec<(P::Move, Fate)> {
    while !solver.step(1_000).done {}
    solver.moves().expect("solved")
}

#[test]
fn the_known_values_of_three_mens_morris() {
    let moves = solve(&mut solver(&Morris::default()));
    let check = |opening: &str, fate: Fate| {
        let m = opening.parse().expect("a point");
        assert_eq!(moves.iter().find(|entry| entry.0 == m), Some(&(m, fate)), "{opening}");
    };
    check("5", Fate::Win(9));
    ["1", "3", "7", "9"].into_iter().for_each(|corner| check(corner, Fate::Draw));
    ["2", "4", "6", "8"].into_iter().for_each(|side| check(side, Fate::Loss(8)));
    let order: Vec<String> = moves.iter().map(|(m, _)| m.to_string()).collect();
    assert_eq!(order, ["5", "1", "3", "7", "9", "2", "4", "6", "8"]);
}

#[test]
fn a_line_keeps_the_fate_to_the_end() {
    let mut random = Random::new(4);
    let mut solver = solver(&Morris::default());
    solve(&mut solver);
    for _ in 0..100 {
        let (games, mut here) = (40, Morris::default());
        for _ in 0..random.below(games) {
            match random.pick(&legal_moves(&here)) {
                Some(m) => here = here.play(m).expect("legal"),
                None => break,
            }
        }
        solver.start(&here, &[]);
        let moves = solve(&mut solver);
        let line = solver.line().expect("solved");
        let mut last = here;
        let mut seen = vec![last];
        for m in &line {
            last = last.play(*m).expect("legal");
            seen.push(last);
        }
        match moves.first().map(|best| best.1) {
            None => assert!(line.is_empty() && here.outcome().is_some()),
            Some(Fate::Draw) => assert!(seen.iter().filter(|position| **position == last).count() == 2),
            Some(Fate::Win(moves) | Fate::Loss(moves)) => {
                assert_eq!(line.len(), usize::from(moves));
                assert!(last.outcome().is_some());
            }
        }
    }
}

#[test]
fn slices_change_nothing_and_bounds_hold() {
    let mut whole = solver(&Morris::default());
    let expected = solve(&mut whole);
    let total = whole.step(0).nodes;
    assert!((2 * 5_390..4 * 5_390).contains(&total), "{total}");
    let mut solver = solver(&Morris::default());
    loop {
        let progress = solver.step(37);
        assert_eq!(progress.moves.len(), 9);
        for entry in &progress.moves {
            let (_, fate) = expected.iter().find(|(m, _)| *m == entry.m).expect("legal");
            let value = match fate {
                Fate::Win(_) => Value::WIN,
                Fate::Loss(_) => Value::LOSS,
                Fate::Draw => Value::ZERO,
            };
            assert!(entry.bounds.contains(value), "{entry:?}");
        }
        if progress.done {
            assert!(progress.moves.iter().all(|entry| entry.bounds.value().is_some()));
            break;
        }
        assert_eq!((solver.moves(), solver.line()), (None, None));
    }
    assert_eq!(solver.moves(), Some(expected));
}

/// What the side to move has for certain within so many moves under the rule of three, by plain search: 1, 0 or −1 of a
/// point. `seen` are the positions, and how often each has been there.
fn with_history(here: Morris, seen: &HashMap<Morris, u32>, depth: u16) -> i32 {
    if let Some(outcome) = here.outcome() {
        return if outcome.winner == Some(here.to_move) { 1 } else { -1 };
    }
    if depth == 0 {
        return 0;
    }
    let values = legal_moves(&here).into_iter().map(|m| {
        let next = here.play(m).expect("legal");
        let mut seen = seen.clone();
        let count = seen.entry(next).or_insert(0);
        *count += 1;
        if *count >= 3 && next.outcome().is_none() { 0 } else { -with_history(next, &seen, depth - 1) }
    });
    values.max().expect("a move")
}

#[test]
fn positions_seen_too_often_are_draws() {
    const DEPTH: u16 = 5;
    let mut random = Random::new(5);
    let mut solver = solver(&Morris::default());
    let mut differs = 0;
    while differs < 20 {
        let Some(here) = random_walk(30, &mut random).pop().filter(|here| here.outcome().is_none()) else { continue };
        solver.start(&here, &[]);
        let free = solve(&mut solver)[0];
        let next = here.play(free.0).expect("legal");
        if !matches!(free.1, Fate::Win(2..=DEPTH)) {
            continue;
        }
        // As if the winner had dithered: where the best move leads, the game has been twice.
        solver.start(&here, &[next]);
        let bound = solve(&mut solver)[0].1;
        let certain = match bound {
            Fate::Win(..=DEPTH) => 1,
            Fate::Loss(..=DEPTH) => -1,
            Fate::Win(_) | Fate::Loss(_) | Fate::Draw => 0,
        };
        assert_eq!(certain, with_history(here, &HashMap::from([(next, 2)]), DEPTH), "{here:?} {bound:?}");
        differs += u32::from(bound != free.1);
    }
}

fn random_walk(most: u32, random: &mut Random) -> Vec<Morris> {
    let mut game = vec![Morris::default()];
    for _ in 0..random.below(most) {
        let here = game[game.len() - 1];
        match random.pick(&legal_moves(&here)) {
            Some(m) => game.push(here.play(m).expect("legal")),
            None => break,
        }
    }
    game
}

/// The start, and the record after these moves.
fn played(moves: &str) -> Record<Morris> {
    let mut record = Record::new(Morris::default());
    moves.split_whitespace().for_each(|m| record.play(m.parse().expect("a move")).expect("legal"));
    record
}

fn analysis<S: Solver<Morris>>(solver: &mut S, record: &Record<Morris>) -> Analysis<Slide> {
    solver.start(record);
    while !solver.step(1_000).done {
        assert_eq!(solver.analysis(), None);
    }
    solver.analysis().expect("done")
}

#[test]
fn as_a_solver_it_knows_lengths_but_of_draws() {
    let mut solver = Retrograde::with_table(Objective::Points, 0).expect("no table");
    let start = analysis(&mut solver, &played(""));
    assert_eq!(
        (start.value, start.exact, start.line.len(), start.moves[0].moves_to_end),
        (Value::WIN, true, 9, Some(9))
    );
    assert_eq!((start.moves[1].value, start.moves[1].moves_to_end), (Value::ZERO, None));
    let over = analysis(&mut solver, &played("1 4 2 5 3"));
    assert_eq!((over.value, over.exact, over.moves, over.line), (Value::WIN, true, vec![], vec![]));
    let again = analysis(&mut solver, &played("5"));
    assert_eq!((again.value, again.nodes, again.moves[0].moves_to_end), (Value::WIN, 0, Some(8)));
}

#[test]
fn as_a_solver_it_asks_the_record_for_repetitions() {
    let mut solver = Retrograde::with_table(Objective::Win, 0).expect("no table");
    let placed = "1 2 3 5 8 4";
    let cycle = "3.6 5.3 6.5 4.7 5.6 7.4 6.5 4.7 5.6";
    let mut seen = 0;
    for moves in 0..=cycle.split(' ').count() {
        let moves: Vec<&str> = cycle.split(' ').take(moves).collect();
        let record = played(&format!("{placed} {}", moves.join(" ")));
        let found = analysis(&mut solver, &record);
        for entry in &found.moves {
            let mut next = record.clone();
            next.play(entry.m).expect("legal");
            if next.draw().is_some() {
                seen += 1;
                assert_eq!((entry.value, entry.moves_to_end), (Value::ZERO, None));
            }
        }
    }
    assert_eq!(seen, 1);
}

#[test]
fn what_can_not_be_solved_says_so() {
    let mut small = Retrograde::new(5_389);
    small.start(&Morris::default(), &[]);
    while !small.step(100).done {}
    assert_eq!((small.moves(), small.line(), small.error()), (None, None, Some(&GraphError::TooMany)));
    let check = |error: GraphError, text: &str| assert_eq!(error.to_string(), text);
    check(GraphError::TooMany, "more positions can be reached than allowed");
    check(GraphError::NoTurns, "the sides do not take turns");
    check(GraphError::Points, "a win is not always one point");
    let dice = Dice { gain: 0, left: 3, thrown: None, variety: 0 };
    let mut chance = Graph::new(dice, 100).expect("a side begins");
    assert_eq!(chance.step(100), Err(GraphError::NoTurns));
    let mut points = Graph::new(Dice { left: 1, gain: 2, ..dice }, 100).expect("a side begins");
    assert_eq!(points.step(100), Err(GraphError::Points));
}

/// Whether it proves all moves at a record's cursor, and how many there are.
fn says<P: Position>(record: Record<P>) -> (bool, usize) {
    let mut solver = <Retrograde<P> as Solver<P>>::with_table(Objective::Win, 0).expect("there is memory");
    Solver::start(&mut solver, &record);
    while !Solver::step(&mut solver, 1_000).done {}
    let analysis = Solver::analysis(&mut solver).expect("done");
    (analysis.exact, analysis.moves.len())
}

#[test]
fn as_a_solver_it_proves_nothing_of_chance() {
    let dice = Dice { gain: 0, left: 3, thrown: Some(Die::Coin), variety: 0 };
    assert!(!says(Record::new(dice)).0);
    // Of a game that is over all is known.
    assert_eq!(says(Record::new(Dice { left: 0, thrown: None, ..dice })), (true, 0));
}

#[test]
fn as_a_solver_it_proves_nothing_that_quiet_play_can_end_before() {
    // A step to the left loses in two moves, unless it ends the game as a draw.
    let (token, matches, side) = (2, [0; 2], Side::First);
    assert_eq!(says(Record::new(Shuttle::<3, 0> { token, matches, side })), (true, 2));
    assert_eq!(says(Record::new(Shuttle::<0, 2> { token, matches, side })), (true, 2));
    assert_eq!(says(Record::new(Shuttle::<0, 1> { token, matches, side })), (false, 2));
    assert_eq!(says(Record::new(Shuttle::<0, 1> { token: 4, matches, side })), (true, 0));
    let mut record = Record::new(Shuttle::<0, 3> { token, matches, side });
    assert_eq!(says(record.clone()), (true, 2));
    [Act::Left, Act::Right].into_iter().for_each(|act| record.play(act).expect("legal"));
    assert_eq!(says(record.clone()), (false, 2));
    record.play(Act::Left).expect("legal");
    assert_eq!(says(record), (true, 0));
}
