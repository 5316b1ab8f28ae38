//! Quantum tic-tac-toe against its naive model: every position of many random games, everything it answers.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use crate::naive::quantum::{Act, Assignment, Due, Edge, Game, Line, Result, assignments};
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::{Position, Turn};
use quantum_tictactoe::quantum::{Collapse, Component, Cycle, Move, Phase, Plies, Ply, Quantum};
use quantum_tictactoe::side::Side;
use quantum_tictactoe::square::{Pair, Square, Squares};

#[test]
fn random_games_a() {
    check_seen(&check(0..30_000, 0));
}

#[test]
fn random_games_b() {
    check_seen(&check(30_000..60_000, 0));
}

#[test]
fn random_games_c() {
    check_seen(&check(60_000..80_000, 1));
}

/// Long trees, long cycles and large ensembles are rare unless cycles are avoided.
#[test]
fn random_games_that_avoid_cycles() {
    let seen = check(80_000..100_000, 4);
    check_seen(&seen);
    assert_eq!(seen.longest_cycle, 9);
    assert_eq!(seen.ensembles.last(), Some(&27));
}

/// What some games have shown, so that a test can tell that it has seen enough.
#[derive(Default)]
struct Seen {
    halves: HashSet<(u8, u8)>,
    ensembles: BTreeSet<usize>,
    last_squares: usize,
    longest_cycle: usize,
    most_acts: usize,
}

fn check_seen(seen: &Seen) {
    assert_eq!(seen.halves, HashSet::from([(0, 0), (2, 0), (0, 2), (2, 1), (1, 2), (3, 0), (4, 0)]));
    assert!(seen.last_squares > 100, "{} last squares", seen.last_squares);
    assert!(seen.longest_cycle >= 7, "longest cycle {}", seen.longest_cycle);
    assert!(seen.ensembles.range(18..=27).count() > 0, "ensembles {:?}", seen.ensembles);
    assert!(seen.most_acts <= 13, "{} acts", seen.most_acts);
}

/// Plays one game for each seed and compares every position. A pair that would close a cycle is drawn anew, up to
/// `shyness` times.
fn check(seeds: Range<u64>, shyness: u32) -> Seen {
    let mut seen = Seen::default();
    for seed in seeds {
        let mut random = Random::new(seed);
        let (mut engine, mut game, mut played) = (Quantum::new(), Game::default(), String::new());
        loop {
            let facts = Facts::of_game(&game);
            assert_eq!(Facts::of_engine(&engine), facts, "engine against naive model, seed {seed}: {played}");
            seen.ensembles.insert(facts.ensemble.len());
            if let Some(cycle) = facts.components.iter().find_map(|component| component.cycle.as_ref()) {
                seen.longest_cycle = seen.longest_cycle.max(cycle.len());
            }
            let Some(mut act) = draw(&facts.legal, &mut random) else { break };
            for _ in 0..shyness {
                if facts.closing.contains(&act) {
                    act = draw(&facts.legal, &mut random).expect("not over");
                }
            }
            seen.last_squares += usize::from(matches!(act, Act::Single(_)));
            played.push_str(&format!("{act} "));
            engine = engine.play(to_move(act)).expect("legal");
            game.act(act);
        }
        seen.halves.insert(game.result().expect("over").halves);
        seen.most_acts = seen.most_acts.max(played.split_whitespace().count());
    }
    seen
}

fn draw(acts: &[Act], random: &mut Random) -> Option<Act> {
    acts.get(random.below(acts.len().max(1) as u32) as usize).copied()
}

/// All that a position answers, in the words of the naive model.
#[derive(Debug, PartialEq)]
struct Facts {
    legal: Vec<Act>,
    closing: Vec<Act>,
    x_acts: bool,
    due: Due,
    numbered: u8,
    spooky: Vec<Edge>,
    /// The spooky marks on each square.
    marks: [Vec<u8>; 9],
    classical: [u8; 9],
    free: Vec<u8>,
    components: Vec<ComponentFacts>,
    open_cycle: Option<(u8, u8)>,
    /// By square: what settles if it is chosen, as number, square, step and pusher.
    collapses: [Vec<Step>; 9],
    ensemble: BTreeSet<[u8; 9]>,
    result: Option<Result>,
    lines: Vec<Line>,
}

type Step = (u8, u8, u8, Option<u8>);

#[derive(Debug, PartialEq)]
struct ComponentFacts {
    edges: Vec<Edge>,
    squares: Vec<u8>,
    cycle: Option<Vec<u8>>,
    games: usize,
    /// Number, square, games in which the one settles on the other, and all games.
    shares: Vec<(u8, u8, usize, usize)>,
}

impl Facts {
    fn of_game(game: &Game) -> Facts {
        let on = |square: u8| game.spooky().into_iter().filter(move |(_, a, b)| [*a, *b].contains(&square));
        let on_cycle = game.on_cycle();
        let collapses = game.collapses();
        let chosen = |square: u8| collapses.iter().find(move |collapse| collapse.contains(&(game.numbered(), square)));
        Facts {
            legal: game.legal(),
            closing: game.closing(),
            x_acts: game.x_acts(),
            due: game.due(),
            numbered: game.numbered(),
            spooky: game.spooky(),
            marks: by_square(|square| on(square).map(|edge| edge.0).collect()),
            classical: by_square(|square| game.classical(square).unwrap_or(0)),
            free: game.free(),
            components: game.components().iter().map(|edges| ComponentFacts::of_game(edges, &on_cycle)).collect(),
            open_cycle: game.open_cycle().map(|(_, a, b)| (a, b)),
            collapses: by_square(|square| chosen(square).map(|all| steps_of_game(game, all)).unwrap_or_default()),
            ensemble: game.ensemble().into_iter().collect(),
            result: game.result(),
            lines: game.lines(),
        }
    }

    /// Checks on the way what has no counterpart in the naive model: other ways to ask the same.
    fn of_engine(engine: &Quantum) -> Facts {
        let mut moves = Vec::new();
        engine.legal_moves(&mut moves);
        assert_eq!(engine.legal_move_count(), moves.len());
        (0..moves.len() + 2).for_each(|n| assert_eq!(engine.nth_legal_move(n), moves.get(n).copied()));
        assert_eq!(engine.turn(), Turn::Side(engine.side_to_act()));
        assert_eq!(engine.newest(), Ply::new(engine.ply_count()));
        let components = engine.components();
        assert_eq!(engine.cycle().as_ref(), components.iter().find_map(|component| component.cycle.as_ref()));
        let ensemble: Vec<[u8; 9]> = engine.ensemble().iter().map(|board| board.map(number)).collect();
        assert_eq!(engine.ensemble_len(), ensemble.len());
        let distinct: BTreeSet<[u8; 9]> = ensemble.iter().copied().collect();
        assert_eq!(distinct.len(), ensemble.len(), "a game stands twice in {ensemble:?}");
        assert!((1..=27).contains(&ensemble.len()));
        let mut lines: Vec<Line> = engine.lines().map(line_of_engine).collect();
        lines.sort_by_key(|line| line.squares);
        Facts {
            legal: moves.iter().copied().map(to_act).collect(),
            closing: engine.closing().map(Move::Spooky).map(to_act).collect(),
            x_acts: engine.side_to_act() == Side::First,
            due: due_of_engine(engine.phase()),
            numbered: engine.ply_count(),
            spooky: Ply::all().filter_map(|ply| Some(edge(ply, engine.pair(ply)?))).collect(),
            marks: by_square(|square| numbers(engine.spooky_on(to_square(square)))),
            classical: by_square(|square| number(engine.classical(to_square(square)))),
            free: squares(engine.free_squares()),
            components: components.iter().map(|component| ComponentFacts::of_engine(engine, component)).collect(),
            open_cycle: engine.choices().map(|pair| (pair.low().number(), pair.high().number())),
            collapses: by_square(|square| {
                engine.collapse(to_square(square)).as_ref().map(steps_of_engine).unwrap_or_default()
            }),
            ensemble: distinct,
            result: engine.outcome().map(|end| Result {
                winner_is_x: end.winner.map(|side| side == Side::First),
                halves: (end.score.first.halves(), end.score.second.halves()),
            }),
            lines,
        }
    }
}

impl ComponentFacts {
    fn of_game(edges: &[Edge], on_cycle: &[Edge]) -> ComponentFacts {
        let touched: BTreeSet<u8> = edges.iter().flat_map(|(_, a, b)| [*a, *b]).collect();
        let cycle: Vec<u8> = edges.iter().filter(|edge| on_cycle.contains(edge)).map(|edge| edge.0).collect();
        let games = assignments(edges);
        let settled = edges.iter().flat_map(|(number, a, b)| [(*number, *a.min(b)), (*number, *a.max(b))]);
        let share = |settled: (u8, u8)| {
            let games_with = games.iter().filter(|game| game.contains(&settled)).count();
            (settled.0, settled.1, games_with, games.len())
        };
        ComponentFacts {
            edges: edges.to_vec(),
            squares: touched.into_iter().collect(),
            games: games.len(),
            shares: if cycle.is_empty() { settled.map(share).collect() } else { Vec::new() },
            cycle: Some(cycle).filter(|cycle| !cycle.is_empty()),
        }
    }

    fn of_engine(engine: &Quantum, component: &Component) -> ComponentFacts {
        component.plies.iter().for_each(|ply| assert_eq!(engine.component(ply).as_ref(), Some(component)));
        assert_eq!(component.id(), component.plies.iter().min());
        if let Some(cycle) = &component.cycle {
            check_walk(engine, cycle);
        }
        let edges: Vec<Edge> = component.plies.iter().map(|ply| edge(ply, engine.pair(ply).expect("spooky"))).collect();
        let settled = component.plies.iter().flat_map(|ply| Square::all().map(move |square| (ply, square)));
        let shares = settled.filter_map(|(ply, square)| {
            let share = engine.share(ply, square)?;
            Some((ply.number(), square.number(), share.games as usize, share.of as usize))
        });
        ComponentFacts {
            edges,
            squares: squares(component.squares),
            games: component.games(),
            shares: shares.collect(),
            cycle: component.cycle.as_ref().map(|cycle| numbers(cycle.plies.iter().copied().collect())),
        }
    }
}

/// A cycle is walked from the newest move's lower square along its moves, each joining two squares, back by the newest.
fn check_walk(engine: &Quantum, cycle: &Cycle) {
    for (i, ply) in cycle.plies.iter().enumerate() {
        let next = cycle.squares[(i + 1) % cycle.squares.len()];
        assert_eq!(engine.pair(*ply), Pair::new(cycle.squares[i], next), "{cycle:?}");
    }
    assert_eq!(cycle.squares.len(), cycle.squares.iter().collect::<HashSet<_>>().len(), "{cycle:?}");
    assert_eq!(cycle.plies.len(), cycle.plies.iter().collect::<HashSet<_>>().len(), "{cycle:?}");
    assert_eq!(cycle.plies.len(), cycle.squares.len(), "{cycle:?}");
    assert_eq!(cycle.plies.last().copied(), engine.newest(), "{cycle:?}");
    assert_eq!(cycle.squares.first().copied(), engine.choices().map(Pair::low), "{cycle:?}");
}

/// Who settles on a move's other square has pushed it, and is one step nearer to the chosen move.
fn steps_of_game(game: &Game, collapse: &Assignment) -> Vec<Step> {
    let edges = game.spooky();
    let pusher = |(number, square): (u8, u8)| {
        let (_, a, b) = edges.iter().find(|edge| edge.0 == number && number != game.numbered())?;
        let other = if square == *a { *b } else { *a };
        collapse.iter().find(|settled| settled.1 == other).copied()
    };
    let distance = |settled: (u8, u8)| std::iter::successors(pusher(settled), |by| pusher(*by)).count() as u8;
    let step = |settled: &(u8, u8)| (settled.0, settled.1, distance(*settled), pusher(*settled).map(|by| by.0));
    let mut steps: Vec<Step> = collapse.iter().map(step).collect();
    steps.sort_by_key(|(number, _, distance, _)| (*distance, *number));
    steps
}

fn steps_of_engine(collapse: &Collapse) -> Vec<Step> {
    let steps = collapse.steps().iter();
    steps.map(|step| (step.ply.number(), step.square.number(), step.step, step.pushed_by.map(Ply::number))).collect()
}

fn line_of_engine(line: quantum_tictactoe::quantum::Line) -> Line {
    Line {
        is_x: line.side() == Side::First,
        squares: line.squares().map(Square::number),
        completed_at: line.completed_at().number(),
    }
}

fn due_of_engine(phase: Phase) -> Due {
    match phase {
        Phase::Place => Due::Pair,
        Phase::Measure => Due::Choice,
        Phase::Last => Due::LastSquare,
        Phase::Over => Due::Nothing,
    }
}

fn to_move(act: Act) -> Move {
    match act {
        Act::Pair(a, b) => Move::Spooky(Pair::new(to_square(a), to_square(b)).expect("two squares")),
        Act::Choose(square) => Move::Measure(to_square(square)),
        Act::Single(square) => Move::Classical(to_square(square)),
    }
}

fn to_act(m: Move) -> Act {
    match m {
        Move::Spooky(pair) => Act::Pair(pair.low().number(), pair.high().number()),
        Move::Measure(square) => Act::Choose(square.number()),
        Move::Classical(square) => Act::Single(square.number()),
    }
}

fn edge(ply: Ply, pair: Pair) -> Edge {
    (ply.number(), pair.low().number(), pair.high().number())
}

fn to_square(number: u8) -> Square {
    Square::new(number).expect("1–9")
}

fn number(ply: Option<Ply>) -> u8 {
    ply.map_or(0, Ply::number)
}

fn numbers(plies: Plies) -> Vec<u8> {
    plies.iter().map(Ply::number).collect()
}

fn squares(set: Squares) -> Vec<u8> {
    set.iter().map(Square::number).collect()
}

/// One value for each square 1–9.
fn by_square<T>(value: impl Fn(u8) -> T) -> [T; 9] {
    std::array::from_fn(|index| value(index as u8 + 1))
}
