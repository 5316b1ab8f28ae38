//! Lines, and what they decide.
//!
//! A line is completed at the highest number in it. Where both sides have one, the lower completion wins; they never
//! tie, X's numbers being odd and O's even.

use super::ply::Ply;
use super::state::Quantum;
use crate::outcome::{Outcome, Score};
use crate::side::{BySide, Side};
use crate::square::{ROWS, Row, Square};

/// Three classical marks of one side in a row, column or diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    side: Side,
    row: Row,
    completed_at: Ply,
}

impl Line {
    /// Whose line it is.
    #[must_use]
    pub const fn side(self) -> Side {
        self.side
    }

    /// Its squares in reading order.
    #[must_use]
    pub const fn squares(self) -> [Square; 3] {
        self.row.squares()
    }

    /// The highest number in it.
    #[must_use]
    pub const fn completed_at(self) -> Ply {
        self.completed_at
    }
}

impl Quantum {
    /// The lines on the board: rows, then columns, then diagonals.
    pub fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        ROWS.into_iter().filter_map(|row| {
            let [a, b, c] = row.squares().map(|square| self.classical(square));
            let plies = [a?, b?, c?];
            let side = plies[0].side();
            let completed_at = plies.into_iter().max()?;
            plies.iter().all(|ply| ply.side() == side).then_some(Line { side, row, completed_at })
        })
    }

    /// The result of a finished game.
    ///
    /// Points are the published scoring: 1 for the winner, ½ for a later line of the other side, and for two lines of
    /// X 1½ if they are completed at different numbers. That two lines completed at the same number make 2 points is
    /// this project's choice.
    pub(super) fn result(&self) -> Outcome {
        let mut lines = BySide::<Vec<Ply>>::default();
        self.lines().for_each(|line| lines[line.side].push(line.completed_at));
        let earliest = |side: Side| lines[side].iter().min().copied();
        let mut score = BySide::default();
        let winner = match (earliest(Side::First), earliest(Side::Second)) {
            (None, None) => return Outcome::DRAW,
            (Some(_), None) => Side::First,
            (None, Some(_)) => Side::Second,
            (Some(x), Some(o)) => {
                let winner = if x < o { Side::First } else { Side::Second };
                score[winner.other()] = Score::HALF;
                winner
            }
        };
        score[winner] = match lines[winner].as_slice() {
            [one, other] if one == other => Score::TWO,
            [_, _] => Score::ONE_AND_A_HALF,
            _ => Score::ONE,
        };
        Outcome { winner: Some(winner), score }
    }
}
