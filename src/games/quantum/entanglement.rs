//! The entanglement graph: squares are vertices, spooky pairs are edges, and its components are the entanglements.

use super::ply::{Plies, Ply};
use super::state::{Phase, Quantum};
use crate::square::{Square, Squares};

/// The spooky moves that hang together by shared squares.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Component {
    /// Its moves.
    pub plies: Plies,
    /// The squares they are on: one more than there are moves, or as many where a cycle is open.
    pub squares: Squares,
    /// The open cycle in it; the other moves are its stems.
    pub cycle: Option<Cycle>,
}

impl Component {
    /// The lowest ply in the component, its name for as long as it neither merges nor collapses.
    #[must_use]
    pub fn id(&self) -> Option<Ply> {
        self.plies.iter().next()
    }
}

/// An open cycle, walked from the lower square of the newest move along the older ones back to it.
///
/// `plies[i]` joins `squares[i]` and `squares[i + 1]`; the last, the newest move, joins the last square and the first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cycle {
    /// The squares, each once.
    pub squares: Vec<Square>,
    /// The moves, each once.
    pub plies: Vec<Ply>,
}

impl Quantum {
    /// All entanglements, by ascending lowest ply. A single spooky move is one.
    #[must_use]
    pub fn components(&self) -> Vec<Component> {
        let mut left = self.spooky();
        let mut components = Vec::new();
        while let Some(component) = left.iter().next().and_then(|ply| self.component(ply)) {
            component.plies.iter().for_each(|ply| left.remove(ply));
            components.push(component);
        }
        components
    }

    /// The entanglement of a spooky ply; `None` for any other.
    #[must_use]
    pub fn component(&self, ply: Ply) -> Option<Component> {
        let root = self.pair(ply)?.low();
        let squares: Squares = self.free_squares().iter().filter(|square| self.connected(*square, root)).collect();
        let plies = self.spooky().iter().filter(|ply| self.pair(*ply).is_some_and(|pair| squares.contains(pair.low())));
        let plies: Plies = plies.collect();
        let cycle = self.cycle().filter(|cycle| cycle.plies.iter().any(|ply| plies.contains(*ply)));
        Some(Component { plies, squares, cycle })
    }

    /// The open cycle, or `None` when none is to be settled.
    #[must_use]
    pub fn cycle(&self) -> Option<Cycle> {
        if self.phase() != Phase::Measure {
            return None;
        }
        let newest = self.newest()?;
        let pair = self.pair(newest)?;
        let (mut squares, mut plies) = (vec![pair.low()], Vec::new());
        let mut older = self.spooky();
        older.remove(newest);
        self.walk(pair.high(), &mut older, &mut squares, &mut plies);
        plies.push(newest);
        Some(Cycle { squares, plies })
    }

    /// Extends a path from its last square to `goal` along unused plies, depth first; false leaves it as it was.
    fn walk(&self, goal: Square, unused: &mut Plies, squares: &mut Vec<Square>, plies: &mut Vec<Ply>) -> bool {
        let Some(&here) = squares.last() else { return false };
        if here == goal {
            return true;
        }
        for ply in unused.iter() {
            let Some(next) = self.pair(ply).and_then(|pair| pair.other(here)) else { continue };
            unused.remove(ply);
            squares.push(next);
            plies.push(ply);
            if self.walk(goal, unused, squares, plies) {
                return true;
            }
            squares.pop();
            plies.pop();
        }
        false
    }
}
