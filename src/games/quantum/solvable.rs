//! Quantum tic-tac-toe for exact search.
//!
//! The key is the position itself, turned and mirrored to the least of its eight images. Nothing else is merged, which
//! makes the generic search a slow but plain judge of faster solvers.

use super::moves::Move;
use super::state::Quantum;
use crate::position::{Keyed, Solvable};
use crate::side::Side;
use crate::square::{Pair, ROWS, Square};
use crate::value::{Objective, Value};

impl Keyed for Quantum {
    /// Six bits for each ply: its pair, or 36 and more for its square, or all ones where it has not been made.
    type Key = u64;

    fn key(&self) -> u64 {
        let mut places = [NOWHERE; 9];
        for square in self.free_squares().complement().iter() {
            if let Some(ply) = self.classical(square) {
                places[ply.index()] = (Pair::COUNT + square.index()) as u8;
            }
        }
        for ply in self.spooky().iter() {
            if let Some(pair) = self.pair(ply) {
                places[ply.index()] = pair.index() as u8;
            }
        }
        let image = |table: &[u8; 64]| places.iter().fold(0, |key, place| key << 6 | u64::from(table[*place as usize]));
        IMAGES.iter().map(image).min().unwrap_or(0)
    }
}

impl Solvable for Quantum {
    fn bounds(&self, objective: Objective) -> (Value, Value) {
        let lower = if self.open_rows(Side::Second).next().is_some() { Value::LOSS } else { Value::ZERO };
        let upper = match objective {
            _ if self.open_rows(Side::First).next().is_none() => Value::ZERO,
            Objective::Points if self.may_complete_two() => Value::from_halves(4),
            Objective::Win | Objective::Points => Value::WIN,
        };
        (lower, upper)
    }

    /// Pairs that close a cycle come first: they settle most. Then squares count by their rows, and pairs in a row more.
    fn promise(&self, m: Move) -> i32 {
        let Move::Spooky(pair) = m else { return 0 };
        let [low, high] = pair.squares();
        let rows = |square: Square| ROWS.iter().filter(|row| row.mask().contains(square)).count() as i32;
        let in_a_row = ROWS.iter().any(|row| row.mask().contains(low) && row.mask().contains(high));
        rows(low) + rows(high) + if in_a_row { 2 } else { 0 } + if self.connected(low, high) { 10 } else { 0 }
    }
}

impl Quantum {
    /// The rows that may still become a line of this side, if all marks fall where it likes.
    fn open_rows(&self, side: Side) -> impl Iterator<Item = u16> + Clone {
        let all = match side {
            Side::First => 5,
            Side::Second => 4,
        };
        let own = self.classical_squares(side);
        let other = self.classical_squares(side.other()).bits();
        let unsettled = all - own.len() as u32;
        let rows = ROWS.iter().map(|row| row.mask().bits());
        rows.filter(move |row| row & other == 0 && (row & !own.bits()).count_ones() <= unsettled)
    }

    /// Whether X may complete two lines: they take all five marks.
    fn may_complete_two(&self) -> bool {
        let own = self.classical_squares(Side::First).bits();
        let mut rows = self.open_rows(Side::First);
        while let Some(row) = rows.next() {
            if rows.clone().any(|other| (row | other).count_ones() == 5 && own & !(row | other) == 0) {
                return true;
            }
        }
        false
    }
}

/// A ply that has not been made, the same in every image.
const NOWHERE: u8 = 63;

/// By symmetry, the image of every pair and every square, numbered as in the key.
const IMAGES: [[u8; 64]; 8] = {
    let mut images = [[NOWHERE; 64]; 8];
    let mut symmetry = 0;
    while symmetry < 8 {
        let mut square = 0;
        while square < 9 {
            images[symmetry][Pair::COUNT + square] = (Pair::COUNT + turned(square, symmetry)) as u8;
            square += 1;
        }
        let mut index = 0;
        while let Some(pair) = Pair::from_index(index) {
            let low = turned(pair.low().index(), symmetry);
            let high = turned(pair.high().index(), symmetry);
            if let (Some(low), Some(high)) = (Square::new(low as u8 + 1), Square::new(high as u8 + 1))
                && let Some(pair) = Pair::new(low, high)
            {
                images[symmetry][index] = pair.index() as u8;
            }
            index += 1;
        }
        symmetry += 1;
    }
    images
};

/// Where one of the eight symmetries of the board takes a square: bit 0 mirrors, bit 1 flips, bit 2 swaps rows and columns.
const fn turned(square: usize, symmetry: usize) -> usize {
    let (row, column) = (square / 3, square % 3);
    let column = if symmetry & 1 == 0 { column } else { 2 - column };
    let row = if symmetry & 2 == 0 { row } else { 2 - row };
    if symmetry & 4 == 0 { 3 * row + column } else { 3 * column + row }
}
