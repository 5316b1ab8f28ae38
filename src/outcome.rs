//! How a game ended.

use std::fmt;

use crate::side::{BySide, Side};

/// Points in whole half points: 0, ½, 1, 1½ or 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(u8);

impl Score {
    /// No point.
    pub const ZERO: Score = Score(0);
    /// Half a point.
    pub const HALF: Score = Score(1);
    /// One point.
    pub const ONE: Score = Score(2);
    /// One and a half points.
    pub const ONE_AND_A_HALF: Score = Score(3);
    /// Two points.
    pub const TWO: Score = Score(4);

    /// The number of half points, 0–4.
    #[must_use]
    pub const fn halves(self) -> u8 {
        self.0
    }

    /// The score in points, in steps of 0.5.
    #[must_use]
    pub fn points(self) -> f64 {
        f64::from(self.0) / 2.0
    }
}

/// Decimal points as JavaScript writes them: `0`, `0.5`, `1`, `1.5`, `2`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0 => "0",
            1 => "0.5",
            2 => "1",
            3 => "1.5",
            _ => "2",
        })
    }
}

/// The result of a finished game. A game that goes on has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
    /// What each side scores for a match over several games.
    pub score: BySide<Score>,
}

impl Outcome {
    /// Nobody won, nobody scores.
    pub const DRAW: Outcome = Outcome { winner: None, score: BySide { first: Score::ZERO, second: Score::ZERO } };

    /// The plain result: one point for the winner.
    #[must_use]
    pub fn won_by(side: Side) -> Outcome {
        let mut score = BySide::default();
        score[side] = Score::ONE;
        Outcome { winner: Some(side), score }
    }
}
