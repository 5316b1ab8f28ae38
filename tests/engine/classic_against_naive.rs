//! Classic tic-tac-toe under every combination of rules against its naive model, in random games.

use std::collections::HashSet;

use crate::naive::classic::{Game, Options, all_options};
use quantum_tictactoe::classic::{Classic, Move, Rules};
use quantum_tictactoe::outcome::Outcome;
use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::{Position, Turn};
use quantum_tictactoe::side::Side;

#[test]
fn small_boards() {
    check(3, 1_000);
}

#[test]
fn middle_boards() {
    check(4, 500);
}

#[test]
fn large_boards() {
    check(5, 400);
}

/// Plays that many games of each combination of rules on boards of one side.
fn check(n: usize, games: u64) {
    for options in all_options().into_iter().filter(|options| options.n == n) {
        let mut ends = HashSet::new();
        for seed in 0..games {
            ends.insert(play(options, &mut Random::new(seed)));
        }
        assert!(ends.contains(&Some(true)) && ends.contains(&Some(false)), "{options:?} ended only {ends:?}");
    }
}

/// Compares every position of one random game, and tells who won.
fn play(options: Options, random: &mut Random) -> Option<bool> {
    let (mut engine, mut game) = (Classic::new(rules(options)), Game::new(options));
    loop {
        let legal = game.legal();
        compare(&engine, &game, &legal);
        if legal.is_empty() {
            return game.result().expect("the game is over");
        }
        let act = legal[random.below(legal.len() as u32) as usize];
        let m: Move = game.token(act).parse().expect("a move");
        assert_eq!(engine.target(m).map(usize::from), Ok(game.target(act)), "{m} in {engine:?}");
        engine = engine.play(m).expect("legal");
        game.act(act);
    }
}

fn compare(engine: &Classic, game: &Game, legal: &[crate::naive::classic::Act]) {
    let mut moves = Vec::new();
    engine.legal_moves(&mut moves);
    let tokens: Vec<String> = legal.iter().map(|act| game.token(*act)).collect();
    assert_eq!(moves.iter().map(ToString::to_string).collect::<Vec<_>>(), tokens, "{engine:?}");
    assert_eq!(engine.legal_move_count(), legal.len(), "{engine:?}");
    (0..legal.len() + 1).for_each(|n| assert_eq!(engine.nth_legal_move(n), moves.get(n).copied(), "{engine:?}"));

    let side = if game.x_acts() { Side::First } else { Side::Second };
    assert_eq!((engine.turn(), engine.side_to_act()), (Turn::Side(side), side));
    assert_eq!(engine.to_string(), game.board());

    let outcome = game.result().map(|winner| match winner {
        Some(true) => Outcome::won_by(Side::First),
        Some(false) => Outcome::won_by(Side::Second),
        None => Outcome::DRAW,
    });
    assert_eq!(engine.outcome(), outcome, "{engine:?}");

    let mut lines = engine.lines();
    lines.iter().for_each(|line| {
        line.squares.iter().for_each(|square| assert_eq!(engine.mark(*square), Some(line.mark), "{engine:?}"));
    });
    lines.iter_mut().for_each(|line| line.squares.sort_unstable());
    let mut squares: Vec<Vec<usize>> =
        lines.iter().map(|line| line.squares.iter().map(|square| usize::from(*square)).collect()).collect();
    squares.sort();
    assert_eq!(squares, sorted_lines(game), "{engine:?}");
}

fn sorted_lines(game: &Game) -> Vec<Vec<usize>> {
    let mut lines = game.lines();
    lines.iter_mut().for_each(|line| line.sort_unstable());
    lines.sort();
    lines
}

fn rules(options: Options) -> Rules {
    Rules::new(options.n as u8, options.k as u8)
        .expect("a board")
        .with_misere(options.misere)
        .with_wild(options.wild)
        .with_gravity(options.gravity)
}
