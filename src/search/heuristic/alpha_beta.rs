//! The search itself: an explicit stack, so that it stops after any number of positions and goes on later.

use std::collections::TryReserveError;

use super::line_node::{LineNode, News, Window};
use super::ordering::MoveOrder;
use super::past::Past;
use super::transpositions::{BoundKind, Transpositions};
use super::{Evaluated, MOST_EVALUATION, MOST_LOUD, MOST_PLIES, WON, is_sure};
use crate::outcome::Outcome;
use crate::position::{Turn, moves_of};
use crate::record::Record;
use crate::side::Side;

/// What is kept between positions, and the stack of one search below the root.
#[derive(Clone)]
pub(super) struct AlphaBeta<P: Evaluated> {
    pub table: Transpositions<P::Key, P::Move>,
    pub order: MoveOrder<P::Move>,
    pub past: Past<P>,
    stack: Vec<LineNode<P>>,
    /// The best line from the position after each number of moves.
    lines: Vec<Vec<P::Move>>,
    pub nodes: u64,
    /// How deep the iteration under way looks.
    pub depth: i16,
    /// Whether the value of this iteration rests on any judgement but the rules.
    pub has_guessed: bool,
}

impl<P: Evaluated> AlphaBeta<P> {
    pub(super) fn new(table_bytes: usize) -> Result<AlphaBeta<P>, TryReserveError> {
        Ok(AlphaBeta {
            table: Transpositions::new(table_bytes)?,
            order: MoveOrder::new(),
            past: Past::default(),
            stack: Vec::new(),
            lines: vec![Vec::new(); usize::from(MOST_PLIES) + 2],
            nodes: 0,
            depth: 0,
            has_guessed: false,
        })
    }

    /// Turns to another position.
    pub(super) fn restart(&mut self, record: &Record<P>) {
        self.past = Past::new(record);
        self.stack.clear();
        self.table.grow_older();
        self.order.fade();
        self.nodes = 0;
    }

    /// The best line that was found behind a move of the root.
    pub(super) fn line(&self) -> &[P::Move] {
        self.lines.get(1).map_or(&[], Vec::as_slice)
    }

    /// Begins to search what a move of the root leads to; a value if there is nothing to search.
    pub(super) fn begin(&mut self, root: &P, m: P::Move, depth: i16, window: Window) -> Option<i32> {
        let mut next = root.clone();
        next.play_unchecked(m);
        let drawn = self.past.go(m, &next);
        let value = self.enter(next, drawn, depth, window);
        if value.is_some() {
            self.past.back();
        }
        value
    }

    /// Goes on with what was begun; its value, or `None` once so many nodes have been searched in all.
    pub(super) fn go_on(&mut self, until: u64) -> Option<i32> {
        let mut answer = None;
        while let Some(node) = self.stack.last_mut() {
            if let Some(value) = answer.take() {
                self.past.back();
                let news = node.receive(value);
                self.take_note(news);
            } else if self.nodes >= until {
                return None;
            } else if let Some((m, window)) = node.next() {
                let costs = node.moves.len() > 1 || self.stack.len() >= 2 * self.depth.max(0) as usize;
                let Some(node) = self.stack.last() else { continue };
                let mut next = node.position.clone();
                next.play_unchecked(m);
                let depth = node.depth - i16::from(costs || node.depth <= 0);
                let drawn = self.past.go(m, &next);
                answer = self.enter(next, drawn, depth, window);
            } else if let Some(node) = self.stack.pop() {
                let value = node.value();
                if let Some(key) = node.key {
                    let plies = self.stack.len() as u16 + 1;
                    self.table.put(key, node.best_move, value, node.limit(), node.depth, plies);
                }
                answer = Some(value);
            }
        }
        if answer.is_some() {
            self.past.back();
        }
        answer
    }

    /// Looks at a position: a value, or another node on the stack.
    fn enter(&mut self, position: P, drawn: bool, depth: i16, window: Window) -> Option<i32> {
        self.nodes += 1;
        let plies = self.stack.len() as u16 + 1;
        self.lines[usize::from(plies)].clear();
        if let Some(outcome) = position.outcome() {
            return Some(at_the_end(outcome, plies));
        }
        if drawn {
            return Some(0);
        }
        let turn = position.turn();
        if plies >= MOST_PLIES || depth <= -MOST_LOUD || (depth <= 0 && turn == Turn::Chance) {
            return Some(self.judge(&position));
        }
        if depth <= 0 {
            self.follow_loud(position, depth, window, plies)
        } else {
            self.expand(position, depth, window, plies)
        }
    }

    /// Expands a position with all its moves, unless the table has the answer.
    fn expand(&mut self, position: P, depth: i16, window: Window, plies: u16) -> Option<i32> {
        let key = position.key();
        let known = self.table.get(key);
        if let Some(known) = known.filter(|known| known.depth >= depth) {
            let value = known.value_after(plies);
            let answers = match known.limit {
                BoundKind::Exact => true,
                BoundKind::AtLeast => value >= window.upper,
                BoundKind::AtMost => value <= window.lower,
            };
            if answers {
                self.has_guessed |= !is_sure(value);
                return Some(value);
            }
        }
        let mut moves = moves_of(&position);
        if position.turn() != Turn::Chance {
            self.order.sort(&position, plies, known.and_then(|known| known.m), &mut moves);
        }
        self.stack.push(LineNode::new(position, Some(key), moves, depth, window));
        None
    }

    /// Goes on with loud moves alone, which whoever acts may leave for the value that the position seems to have.
    fn follow_loud(&mut self, position: P, depth: i16, mut window: Window, plies: u16) -> Option<i32> {
        let Turn::Side(side) = position.turn() else { return Some(self.judge(&position)) };
        let seems = self.judge(&position);
        let asked = window;
        window.narrow(side, seems);
        if window.is_shut() {
            return Some(seems);
        }
        let mut moves = moves_of(&position);
        moves.retain(|m| position.is_loud(*m));
        if moves.is_empty() {
            return Some(seems);
        }
        self.order.sort(&position, plies, None, &mut moves);
        let mut node = LineNode::new(position, None, moves, depth, window);
        (node.asked, node.best) = (asked, seems);
        self.stack.push(node);
        None
    }

    fn judge(&mut self, position: &P) -> i32 {
        self.has_guessed = true;
        position.evaluate().clamp(-MOST_EVALUATION, MOST_EVALUATION)
    }

    /// Remembers a good move and its line.
    fn take_note(&mut self, news: News) {
        let plies = self.stack.len();
        let Some(node) = self.stack.last() else { return };
        let Some(m) = node.best_move else { return };
        match news {
            News::Cut => {
                self.order.learn(node.turn, m, node.depth, plies as u16, node.position.is_loud(m));
            }
            News::Better if node.asked.is_open() => {
                if let Some([line, rest]) = self.lines.get_mut(plies..plies + 2) {
                    line.clear();
                    line.push(m);
                    line.extend_from_slice(rest);
                }
            }
            News::Better | News::Nothing | News::Again => {}
        }
    }
}

/// What the end of the game is worth after so many moves: a fast win and a slow loss are better.
pub(super) fn at_the_end(outcome: Outcome, plies: u16) -> i32 {
    match outcome.winner {
        None => 0,
        Some(Side::First) => WON - i32::from(plies),
        Some(Side::Second) => i32::from(plies) - WON,
    }
}
