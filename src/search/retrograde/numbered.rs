//! Positions by number: what a game tells of itself to be solved backwards, and the test of what came out.

use std::ops::Range;

use super::fate::{Fate, Fates};

/// Positions numbered from 0, with the moves between them.
///
/// The sides take turns, so every move leads to a position in which the other side is to move. Board symmetries may share a
/// number, as may the two sides: only the side to move matters here. Then a number's moves lead to the numbers that the
/// moves of any of its positions lead to, and may name one of them more than once.
pub trait Numbered {
    /// How many numbers there are, [`u32::MAX`] at most.
    fn count(&self) -> u32;

    /// What the number stands for. Of an open position its moves are added to `moves`, which comes empty: at least one.
    fn look(&self, number: u32, moves: &mut Vec<Next>) -> NodeKind;

    /// Adds all open positions to `numbers`, which comes empty, from which a move leads to this one. Others may be among
    /// them if they are not open.
    fn before(&self, number: u32, numbers: &mut Vec<u32>);
}

/// What a number stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NodeKind {
    /// No position.
    Void,
    /// A position whose fate the rules tell: the game is over, or as good as over.
    Ended(Fate),
    /// A position in which the game goes on.
    Open,
}

/// Where a move leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// To the position with this number.
    Inside(u32),
    /// Out of the numbers, to a position known by other means: of this fate for the side to move there.
    Outside(Fate),
}

/// The first of these numbers whose fate is not what its moves make of it, or `None` if all agree.
///
/// Nothing but the rules is asked. If all numbers agree, all fates are right: a win or a loss leads on to one that ends
/// sooner, down to the end of the game; and from a draw each side has a move to another draw, and none to a win.
#[must_use]
pub fn contradiction<N: Numbered>(positions: &N, fates: &Fates, numbers: Range<u32>) -> Option<u32> {
    let mut moves = Vec::new();
    numbers.into_iter().find(|number| {
        moves.clear();
        let expected = match positions.look(*number, &mut moves) {
            NodeKind::Void => Some(None),
            NodeKind::Ended(fate) => Some(Some(fate)),
            NodeKind::Open => best(&moves, fates).map(Some),
        };
        expected != Some(fates.get(*number))
    })
}

/// The best that the side to move can have; `None` if a move leads to no position.
fn best(moves: &[Next], fates: &Fates) -> Option<Fate> {
    let mut best: Option<Fate> = None;
    for next in moves {
        let fate = match *next {
            Next::Inside(number) => fates.get(number)?,
            Next::Outside(fate) => fate,
        }
        .before();
        if best.is_none_or(|best| fate.merit() > best.merit()) {
            best = Some(fate);
        }
    }
    best.or(Some(Fate::Draw))
}
