//! Positions built from their parts, for tests and lessons. Records never use it.

use std::fmt;

use super::ply::Ply;
use super::state::{Phase, Quantum};
use crate::side::Side;
use crate::square::{Pair, Square};

/// The parts of a position: classical marks by [`Square::index`], and the pair of each spooky ply by [`Ply::index`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The ply of the classical mark on each square.
    pub classical: [Option<Ply>; 9],
    /// The pair of each ply that is spooky.
    pub pairs: [Option<Pair>; 9],
}

/// Why parts make no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupError {
    /// A ply stands twice, or a lower one is missing.
    Numbering(Ply),
    /// A spooky mark on a square with a classical one.
    ClassicalSquare(Square),
    /// A pair that is not the newest closes a cycle.
    EarlierCycle(Ply),
    /// One classical mark alone: a collapse settles at least two.
    LoneMark,
    /// Moves later than the one that ended the game.
    AfterTheEnd,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Numbering(ply) => write!(f, "move {ply} is missing or stands twice"),
            SetupError::ClassicalSquare(square) => write!(f, "square {square} is classical"),
            SetupError::EarlierCycle(ply) => write!(f, "move {ply} closes a cycle and is not the newest"),
            SetupError::LoneMark => f.write_str("a collapse leaves at least two classical marks"),
            SetupError::AfterTheEnd => f.write_str("there are moves after the end of the game"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// The parts of a position.
    #[must_use]
    pub fn of(position: &Quantum) -> Setup {
        let mut setup = Setup::default();
        Square::all().for_each(|square| setup.classical[square.index()] = position.classical(square));
        Ply::all().for_each(|ply| setup.pairs[ply.index()] = position.pair(ply));
        setup
    }

    /// The position made of these parts.
    ///
    /// Exactly the positions that can be reached from the empty board are accepted. These conditions suffice: let the
    /// classical moves, in ascending order, be pairs along a path through their squares, the highest one closing it;
    /// its collapse gives the marks.
    ///
    /// # Errors
    /// The first condition that is not met.
    pub fn position(&self) -> Result<Quantum, SetupError> {
        let mut position = Quantum::new();
        for (made, ply) in (0..).zip(Ply::all().take_while(|ply| self.mentions(*ply))) {
            if position.phase() == Phase::Measure {
                return Err(SetupError::EarlierCycle(position.newest().unwrap_or(ply)));
            }
            let mut squares = Square::all().filter(|square| self.classical[square.index()] == Some(ply));
            position.number_up_to(made);
            match (squares.next(), squares.next(), self.pairs[ply.index()]) {
                (Some(square), None, None) => {
                    position.number_up_to(ply.number());
                    position.mark(ply.index(), square);
                }
                (None, None, Some(pair)) => position.place(pair),
                _ => return Err(SetupError::Numbering(ply)),
            }
        }
        self.check(&position)?;
        if position.phase() == Phase::Place {
            position.look_for_end();
        }
        Ok(position)
    }

    fn mentions(&self, ply: Ply) -> bool {
        self.pairs[ply.index()].is_some() || self.classical.contains(&Some(ply))
    }

    fn check(&self, position: &Quantum) -> Result<(), SetupError> {
        let newest = position.newest();
        let late = Ply::all().find(|ply| Some(*ply) > newest && self.mentions(*ply));
        if let Some(missing) = late.and(Ply::new(position.ply_count() + 1)) {
            return Err(SetupError::Numbering(missing));
        }
        let free = position.free_squares();
        let mut spooky = self.pairs.iter().flatten().flat_map(|pair| pair.squares());
        if let Some(square) = spooky.find(|square| !free.contains(*square)) {
            return Err(SetupError::ClassicalSquare(square));
        }
        if free.len() == 8 {
            return Err(SetupError::LoneMark);
        }
        let line = Side::BOTH.into_iter().any(|side| position.classical_squares(side).holds_row());
        match newest {
            Some(newest) if line && position.pair(newest).is_some() => Err(SetupError::AfterTheEnd),
            _ => Ok(()),
        }
    }
}
