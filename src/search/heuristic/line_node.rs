//! One position on the line searched, with the window in which its value matters.

use super::Evaluated;
use super::transpositions::BoundKind;
use crate::position::Turn;
use crate::side::Side;

/// Further from zero than any value.
pub(super) const BEYOND: i32 = 2 * super::WON;

/// The values that matter, ends excluded: the first side has the lower one for certain already, the second side the upper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub lower: i32,
    pub upper: i32,
}

impl Window {
    /// Every value matters.
    pub(super) const WHOLE: Window = Window { lower: -BEYOND, upper: BEYOND };

    /// Whether there is room for a value.
    pub(super) const fn is_open(self) -> bool {
        self.upper as i64 - self.lower as i64 > 1
    }

    /// The window without room that tells whether a side can have more than it has.
    pub(super) const fn probe(self, side: Side) -> Window {
        match side {
            Side::First => Window { lower: self.lower, upper: self.lower + 1 },
            Side::Second => Window { lower: self.upper - 1, upper: self.upper },
        }
    }

    pub(super) const fn contains(self, value: i32) -> bool {
        self.lower < value && value < self.upper
    }

    /// Narrows the window by what the side can have. Whether that is more than before.
    pub(super) const fn narrow(&mut self, side: Side, value: i32) -> bool {
        match side {
            Side::First if value > self.lower => self.lower = value,
            Side::Second if value < self.upper => self.upper = value,
            Side::First | Side::Second => return false,
        }
        true
    }

    /// Whether nothing matters any more: the other side will not let it come to this.
    pub(super) const fn is_shut(self) -> bool {
        self.lower >= self.upper
    }
}

/// A position whose moves are being searched.
#[derive(Clone)]
pub(super) struct LineNode<P: Evaluated> {
    pub position: P,
    /// What the table knows it by; `None` where only loud moves are searched.
    pub key: Option<P::Key>,
    pub turn: Turn,
    /// In the order in which they are searched.
    pub moves: Vec<P::Move>,
    /// How many have been searched.
    pub searched: usize,
    /// How many more moves are to be looked ahead; none where only loud moves are searched.
    pub depth: i16,
    /// What matters now, and what did at first.
    pub window: Window,
    pub asked: Window,
    /// The best value so far and its move.
    pub best: i32,
    pub best_move: Option<P::Move>,
    /// Whether the move under way is only asked whether it is better.
    probing: bool,
    /// Whether it was, and its value is asked for.
    again: bool,
    /// Of a chance turn: the weighed sum of the values, and of the weights.
    sum: (i64, i64),
}

/// What has become of a move's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// It has to be searched again.
    Again,
    /// It changes nothing.
    Nothing,
    /// It is better than those before.
    Better,
    /// So much better that the others don't matter.
    Cut,
}

impl<P: Evaluated> LineNode<P> {
    pub(super) fn new(
        position: P,
        key: Option<P::Key>,
        moves: Vec<P::Move>,
        depth: i16,
        window: Window,
    ) -> LineNode<P> {
        let turn = position.turn();
        let best = match turn {
            Turn::Side(Side::First) => -BEYOND,
            Turn::Side(Side::Second) | Turn::Chance => BEYOND,
        };
        LineNode {
            position,
            key,
            turn,
            moves,
            searched: 0,
            depth,
            window,
            asked: window,
            best,
            best_move: None,
            probing: false,
            again: false,
            sum: (0, 0),
        }
    }

    /// The move to search and the window for it; `None` when the node is done.
    pub(super) fn next(&mut self) -> Option<(P::Move, Window)> {
        let m = *self.moves.get(self.searched).filter(|_| !self.window.is_shut())?;
        let Turn::Side(side) = self.turn else { return Some((m, Window::WHOLE)) };
        self.probing = self.searched > 0 && !self.again && self.window.is_open();
        Some((m, if self.probing { self.window.probe(side) } else { self.window }))
    }

    /// Takes the value of the move under way.
    pub(super) fn receive(&mut self, value: i32) -> News {
        let Some(m) = self.moves.get(self.searched).copied() else { return News::Nothing };
        let Turn::Side(side) = self.turn else {
            let weight = i64::from(self.position.weight(m));
            self.sum = (self.sum.0 + weight * i64::from(value), self.sum.1 + weight);
            self.searched += 1;
            return News::Nothing;
        };
        if self.probing && self.window.contains(value) {
            self.again = true;
            return News::Again;
        }
        self.again = false;
        self.searched += 1;
        let is_best = match side {
            Side::First => value > self.best,
            Side::Second => value < self.best,
        };
        if is_best {
            self.best = value;
            self.best_move = Some(m);
        }
        match self.window.narrow(side, value) {
            false => News::Nothing,
            true if self.window.is_shut() => News::Cut,
            true => News::Better,
        }
    }

    /// The value found, rounded towards zero at a chance turn.
    pub(super) fn value(&self) -> i32 {
        match self.turn {
            Turn::Side(_) => self.best,
            Turn::Chance => (self.sum.0 / self.sum.1.max(1)) as i32,
        }
    }

    /// How the true value stands to it.
    pub(super) fn limit(&self) -> BoundKind {
        match self.value() {
            _ if self.turn == Turn::Chance => BoundKind::Exact,
            value if value <= self.asked.lower => BoundKind::AtMost,
            value if value >= self.asked.upper => BoundKind::AtLeast,
            _ => BoundKind::Exact,
        }
    }
}
