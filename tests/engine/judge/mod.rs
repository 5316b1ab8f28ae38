//! What the solvers are judged by: plain minimax, a small game of dice, and games in disguise.

pub mod dice;
pub mod disguise;
pub mod hex;
pub mod morris;
pub mod plain_tree;
pub mod shuttle;
pub mod web;

use std::collections::HashMap;

use quantum_tictactoe::playout::Random;
use quantum_tictactoe::position::{Position, Turn};
use quantum_tictactoe::value::{Objective, Value};

/// Values and moves to the end, by position.
pub type Worths<P> = HashMap<P, (Value, u16)>;

/// Value and moves to the end with best play: the specification of exact search. Who gains is in a hurry, nobody else is,
/// and of chance the longest outcome counts. `worths` only saves work.
pub fn minimax<P: Position>(position: &P, objective: Objective, worths: &mut Worths<P>) -> (Value, u16) {
    if let Some(worth) = worths.get(position) {
        return *worth;
    }
    let worth = match (position.outcome(), position.turn()) {
        (Some(outcome), _) => (objective.value(outcome), 0),
        (None, Turn::Side(side)) => {
            let merit = |(value, moves): &(Value, u16)| {
                let gain = value.seen_by(side);
                (gain, if gain > Value::ZERO { -i32::from(*moves) } else { i32::from(*moves) })
            };
            let worths = after_moves(position).map(|(_, next)| minimax(&next, objective, worths));
            let (value, moves) = worths.max_by_key(merit).expect("a legal move");
            (value, moves + 1)
        }
        (None, Turn::Chance) => {
            let (mut sum, mut total, mut longest) = (0, 0, 0);
            for (weight, next) in after_moves(position) {
                let (value, moves) = minimax(&next, objective, worths);
                sum += i64::from(weight) * i64::from(value.units());
                total += i64::from(weight);
                longest = longest.max(moves);
            }
            assert_eq!(sum % total, 0, "the average is whole: {position:?}");
            (Value::from_units((sum / total) as i32), longest + 1)
        }
    };
    worths.insert(position.clone(), worth);
    worth
}

/// Every legal move's weight and the position after it, in move order.
fn after_moves<P: Position>(position: &P) -> impl Iterator<Item = (u32, P)> + '_ {
    let moves = legal_moves(position).into_iter();
    moves.map(|m| (position.weight(m), position.clone().play(m).expect("legal")))
}

pub fn legal_moves<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// The positions of a random game, from the start to the end.
pub fn random_game<P: Position>(start: &P, random: &mut Random) -> Vec<P> {
    let mut positions = vec![start.clone()];
    let mut next = start.clone();
    while let Some(m) = next.nth_legal_move(random.below(next.legal_move_count().max(1) as u32) as usize) {
        next = next.play(m).expect("legal");
        positions.push(next.clone());
    }
    positions
}
