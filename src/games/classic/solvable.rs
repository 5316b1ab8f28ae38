//! Classic tic-tac-toe for exact search.

use super::moves::Move;
use super::rules::{MAX_SIDE, Rules};
use super::state::Classic;
use crate::position::{Keyed, Position, Solvable};
use crate::value::{Objective, Value};

impl Keyed for Classic {
    /// The rules, and the marks of the least of the board's images.
    type Key = (Rules, u64);

    /// Gravity leaves only one mirror image. Under wild rules the two marks may change places.
    fn key(&self) -> (Rules, u64) {
        let rules = self.rules();
        let symmetries = if rules.gravity() { 0..2 } else { 0..8 };
        let least = symmetries.map(|symmetry| {
            let [x, o] = self.marks().map(|set| turned(set, usize::from(rules.n()), symmetry));
            let image = u64::from(x) << 32 | u64::from(o);
            if rules.wild() { image.min(u64::from(o) << 32 | u64::from(x)) } else { image }
        });
        (rules, least.min().unwrap_or(0))
    }
}

impl Solvable for Classic {
    /// Who can no longer complete a line wins no more, or loses no more under misère.
    fn bounds(&self, _objective: Objective) -> (Value, Value) {
        let [first, second] = if self.rules().wild() {
            let open = self.may_complete(|x, o| x == 0 || o == 0, u32::MAX);
            [open, open]
        } else {
            let left = u32::from(self.longest());
            let [x, o] = self.marks();
            let first_moves = (x | o).count_ones().is_multiple_of(2);
            [
                self.may_complete(|_, o| o == 0, if first_moves { left.div_ceil(2) } else { left / 2 }),
                self.may_complete(|x, _| x == 0, if first_moves { left / 2 } else { left.div_ceil(2) }),
            ]
        };
        let [wins, loses] = if self.rules().misere() { [second, first] } else { [first, second] };
        let bound = |reachable: bool, value: Value| if reachable { value } else { Value::ZERO };
        (bound(loses, Value::LOSS), bound(wins, Value::WIN))
    }

    /// Squares count by the lines through them.
    fn promise(&self, m: Move) -> i32 {
        let Ok(square) = self.target(m) else { return 0 };
        let through = lines(self.rules()).iter().filter(|line| **line >> (square - 1) & 1 == 1).count() as i32;
        if self.rules().misere() { -through } else { through }
    }
}

impl Classic {
    /// Whether there is a line with suitable marks on it and no more than so many squares empty.
    fn may_complete(&self, suits: impl Fn(u32, u32) -> bool, moves: u32) -> bool {
        let [x, o] = self.marks();
        let open = |line: &u32| suits(line & x, line & o) && (line & !(x | o)).count_ones() <= moves;
        lines(self.rules()).iter().any(open)
    }
}

/// A set of squares in one of the board's eight images: bit 0 mirrors, bit 1 flips, bit 2 swaps rows and columns.
fn turned(set: u32, n: usize, symmetry: usize) -> u32 {
    let (mut left, mut image) = (set, 0);
    while left != 0 {
        let (row, column) = (left.trailing_zeros() as usize / n, left.trailing_zeros() as usize % n);
        left &= left - 1;
        let column = if symmetry & 1 == 0 { column } else { n - 1 - column };
        let row = if symmetry & 2 == 0 { row } else { n - 1 - row };
        image |= 1 << if symmetry & 4 == 0 { n * row + column } else { n * column + row };
    }
    image
}

/// All possible lines, as sets of squares.
fn lines(rules: Rules) -> &'static [u32] {
    let (table, count) = &LINES[usize::from(rules.n() - SMALLEST)][usize::from(rules.k() - SMALLEST)];
    &table[..*count]
}

/// Smallest side and shortest line.
const SMALLEST: u8 = 3;
/// As many lines as three in a row have on the largest board.
const MOST_LINES: usize = 48;
const SIZES: usize = (MAX_SIDE - SMALLEST + 1) as usize;

/// By side and length of a line less [`SMALLEST`]: the lines, and how many there are.
static LINES: [[([u32; MOST_LINES], usize); SIZES]; SIZES] = {
    let mut tables = [[([0; MOST_LINES], 0); SIZES]; SIZES];
    let mut n = SMALLEST as usize;
    while n <= MAX_SIDE as usize {
        let mut k = SMALLEST as usize;
        while k <= n {
            tables[n - SMALLEST as usize][k - SMALLEST as usize] = lines_of(n, k);
            k += 1;
        }
        n += 1;
    }
    tables
};

const fn lines_of(n: usize, k: usize) -> ([u32; MOST_LINES], usize) {
    let (mut lines, mut count) = ([0; MOST_LINES], 0);
    let mut square = 0;
    while square < n * n {
        let (row, column) = (square / n, square % n);
        let (down, right, left) = (row + k <= n, column + k <= n, column + 1 >= k);
        let directions = [(right, 1), (down, n), (down && right, n + 1), (down && left, n - 1)];
        let mut direction = 0;
        while direction < directions.len() {
            let (fits, step) = directions[direction];
            if fits {
                let mut i = 0;
                while i < k {
                    lines[count] |= 1 << (square + i * step);
                    i += 1;
                }
                count += 1;
            }
            direction += 1;
        }
        square += 1;
    }
    (lines, count)
}
