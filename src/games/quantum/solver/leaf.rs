//! A position to which a move leads, and the questions that narrow down what it is worth.

use super::goal::{Goal, Worth, counted};
use super::masks::Halves;
use super::shape_search::most_halves;
use crate::games::quantum::Quantum;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::value::Objective;

/// No game has more moves: nine are numbered, and each collapse settles at least two of them.
const MOST_MOVES: u8 = 13;

/// A position in which no collapse is due, and what is known of it.
pub(super) struct Leaf {
    pub position: Quantum,
    /// The least and the most half points that the game may still end with, X minus O.
    pub halves: [Halves; 2],
    /// Moves from the root to here, 1 or 2.
    distance: u8,
    /// The least and the most moves from here to the end.
    moves: [u8; 2],
}

#[derive(Clone, Copy)]
pub(super) enum LeafQuestion {
    /// Does X get at least so many half points?
    Value(Halves),
    /// Does X get so many half points in so many moves, or hold out for so many if they are negative?
    Length(Halves, u8),
}

impl LeafQuestion {
    pub fn goal(self, objective: Objective) -> Goal {
        match self {
            LeafQuestion::Value(halves) => Goal::value(halves),
            LeafQuestion::Length(halves, moves) => Goal::exactly(objective, Worth::new(halves, moves)),
        }
    }
}

impl Leaf {
    pub fn new(position: Quantum, distance: u8) -> Leaf {
        let halves = |Outcome { score, .. }| score.first.halves() as Halves - score.second.halves() as Halves;
        match position.outcome().map(halves) {
            Some(halves) => Leaf { position, distance, halves: [halves; 2], moves: [0; 2] },
            None => {
                let halves = [-2, most_halves(position.ply_count())];
                Leaf { position, distance, halves, moves: [1, MOST_MOVES] }
            }
        }
    }

    /// The next question about its value, or none once that is known as far as the objective needs it.
    pub fn value_question(&self, objective: Objective) -> Option<LeafQuestion> {
        // Most positions are drawn or won by half a point.
        let asked = [1, 0, 2, -1, 3, 4].into_iter();
        let [least, most] = self.halves;
        let mut open = asked.filter(|halves| least < *halves && *halves <= most);
        open.next().filter(|_| counted(objective, least) != counted(objective, most)).map(LeafQuestion::Value)
    }

    /// The next question about the moves to the end. Nobody hurries in a draw.
    pub fn length_question(&self, objective: Objective) -> Option<LeafQuestion> {
        let halves = counted(objective, self.halves[0]);
        let [least, most] = self.moves;
        let middle = if halves > 0 { (least + most) / 2 } else { (least + most).div_ceil(2) };
        (halves != 0 && least < most).then_some(LeafQuestion::Length(halves, middle))
    }

    pub fn learn(&mut self, question: LeafQuestion, reached: bool) {
        match (question, reached) {
            (LeafQuestion::Value(halves), true) => self.halves[0] = halves,
            (LeafQuestion::Value(halves), false) => self.halves[1] = halves - 1,
            (LeafQuestion::Length(1.., moves), true) => self.moves[1] = moves,
            (LeafQuestion::Length(1.., moves), false) => self.moves[0] = moves + 1,
            (LeafQuestion::Length(_, moves), true) => self.moves[0] = moves,
            (LeafQuestion::Length(_, moves), false) => self.moves[1] = moves - 1,
        }
    }

    /// What it is worth, seen from the root, once no question is open.
    pub fn worth(&self, objective: Objective) -> Worth {
        Worth::new(counted(objective, self.halves[0]), self.moves[0] + self.distance)
    }
}
