//! The position of classic tic-tac-toe: two sets of squares and the rules.

use std::collections::HashSet;
use std::fmt;

use super::moves::{IllegalMove, Move};
use super::rules::{MAX_SIDE, Rules};
use crate::outcome::Outcome;
use crate::position::{Position, Turn};
use crate::side::Side;
use crate::square::Mark;

/// A position of classic tic-tac-toe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Classic {
    rules: Rules,
    /// The squares with an X and those with an O, bit `i` for square `i + 1`.
    marks: [u32; 2],
    /// Whether the newest mark completed a line.
    line: bool,
}

/// Marks in a row, column or diagonal, as long as the rules ask for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// The mark that makes it.
    pub mark: Mark,
    /// The numbers of its squares in reading order.
    pub squares: Vec<u8>,
}

/// Right, down, and the two diagonals, as steps of column and row.
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

impl Default for Classic {
    fn default() -> Classic {
        Classic::new(Rules::default())
    }
}

impl Classic {
    /// An empty board with these rules.
    #[must_use]
    pub const fn new(rules: Rules) -> Classic {
        Classic { rules, marks: [0; 2], line: false }
    }

    /// A position from its marks in reading order, for tests and lessons; records never use it.
    ///
    /// `None` unless moves from the empty board lead to it.
    #[must_use]
    pub fn from_marks(rules: Rules, marks: &[Option<Mark>]) -> Option<Classic> {
        let mut position = Classic::new(rules);
        if marks.len() != usize::from(rules.squares()) {
            return None;
        }
        for (index, mark) in marks.iter().enumerate() {
            if let Some(mark) = mark {
                position.marks[*mark as usize] |= 1 << index;
            }
        }
        position.line = !position.lines().is_empty();
        let [x, o] = position.marks.map(u32::count_ones);
        let in_turn = rules.wild() || x == o || x == o + 1;
        (in_turn && !position.has_floating_mark() && position.is_reachable(&mut HashSet::new())).then_some(position)
    }

    /// Whether gravity would pull a mark into an empty square below it.
    const fn has_floating_mark(&self) -> bool {
        let above_the_bottom = (1 << (self.rules.squares() - self.rules.n())) - 1;
        self.rules.gravity() && self.taken() & !(self.taken() >> self.rules.n()) & above_the_bottom != 0
    }

    /// Takes marks back one by one, never from a position that another line had ended.
    fn is_reachable(&self, refuted: &mut HashSet<[u32; 2]>) -> bool {
        let mover = self.side_to_act().other();
        let removable = (1..=self.rules.squares()).filter(|square| {
            let fits = self.mark(*square).is_some_and(|mark| self.rules.wild() || mark as usize == mover as usize);
            let under = square.checked_sub(self.rules.n()).is_some_and(|above| self.mark(above).is_some());
            fits && !(self.rules.gravity() && under)
        });
        self.taken() == 0
            || removable.into_iter().any(|square| {
                let mut before = *self;
                before.marks = before.marks.map(|set| set & !(1 << (square - 1)));
                before.line = !before.lines().is_empty();
                !before.line && refuted.insert(before.marks) && before.is_reachable(refuted)
            })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The mark on the square with this number, or `None` where there is none or no such square.
    #[must_use]
    pub const fn mark(&self, square: u8) -> Option<Mark> {
        if square == 0 || square > self.rules.squares() {
            None
        } else if self.marks[0] >> (square - 1) & 1 == 1 {
            Some(Mark::X)
        } else if self.marks[1] >> (square - 1) & 1 == 1 {
            Some(Mark::O)
        } else {
            None
        }
    }

    /// Who moves next; once the game is over, who would.
    #[must_use]
    pub const fn side_to_act(&self) -> Side {
        if self.taken().count_ones().is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// The number of the square that a move marks: its own, or the lowest empty one of its column.
    ///
    /// # Errors
    /// The reason why the move is not legal.
    pub fn target(&self, m: Move) -> Result<u8, IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::GameOver);
        }
        match IllegalMove::of_form(m, self.rules) {
            Some(reason) => Err(reason),
            None if self.rules.gravity() => self.lowest_empty(m.place).ok_or(IllegalMove::FullColumn(m.place)),
            None if self.mark(m.place).is_some() => Err(IllegalMove::Taken(m.place)),
            None => Ok(m.place),
        }
    }

    /// The lines on the board, by first square.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let n = self.rules.n() as i8;
        let starts = (0..n).flat_map(|row| (0..n).map(move |column| (column, row)));
        let directed = starts.flat_map(|start| DIRECTIONS.map(|direction| (start, direction)));
        directed.filter_map(|(start, direction)| self.line_from(start, direction)).collect()
    }

    /// The squares with an X and those with an O, bit `i` for square `i + 1`.
    pub(super) const fn marks(&self) -> [u32; 2] {
        self.marks
    }

    const fn taken(&self) -> u32 {
        self.marks[0] | self.marks[1]
    }

    fn lowest_empty(&self, column: u8) -> Option<u8> {
        let n = self.rules.n();
        (0..n).rev().map(|row| row * n + column).find(|square| self.mark(*square).is_none())
    }

    fn line_from(&self, (column, row): (i8, i8), (right, down): (i8, i8)) -> Option<Line> {
        let n = self.rules.n() as i8;
        let squares = (0..self.rules.k() as i8).map(|i| {
            let (column, row) = (column + i * right, row + i * down);
            ((0..n).contains(&column) && (0..n).contains(&row)).then_some((row * n + column + 1) as u8)
        });
        let squares: Vec<u8> = squares.collect::<Option<_>>()?;
        let mark = self.mark(*squares.first()?)?;
        squares.iter().all(|square| self.mark(*square) == Some(mark)).then_some(Line { mark, squares })
    }

    /// Whether a line goes through this square.
    fn line_through(&self, square: u8) -> bool {
        let n = self.rules.n() as i8;
        let (column, row) = ((square - 1) as i8 % n, (square - 1) as i8 / n);
        let own = self.marks[usize::from(self.mark(square) == Some(Mark::O))];
        let reach = |right: i8, down: i8| {
            let inside = |i: &i8| (0..n).contains(&(column + i * right)) && (0..n).contains(&(row + i * down));
            let has = |i: &i8| own >> ((row + i * down) * n + column + i * right) & 1 == 1;
            (1..n).take_while(|i| inside(i) && has(i)).count()
        };
        DIRECTIONS
            .iter()
            .any(|(right, down)| 1 + reach(*right, *down) + reach(-right, -down) >= usize::from(self.rules.k()))
    }

    fn marks_of_turn(&self) -> &'static [Option<Mark>] {
        if self.rules.wild() { &[Some(Mark::X), Some(Mark::O)] } else { &[None] }
    }
}

impl Position for Classic {
    type Move = Move;
    type Illegal = IllegalMove;

    fn turn(&self) -> Turn {
        Turn::Side(self.side_to_act())
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.line {
            let mover = self.side_to_act().other();
            Some(Outcome::won_by(if self.rules.misere() { mover.other() } else { mover }))
        } else {
            (self.taken().count_ones() == u32::from(self.rules.squares())).then_some(Outcome::DRAW)
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        if self.line {
            return;
        }
        // The topmost square of a column, which has the column's number, shows whether the column is full.
        let open = (1..=self.rules.places()).filter(|place| self.mark(*place).is_none());
        let of_place = |place| self.marks_of_turn().iter().map(move |mark| Move { place, mark: *mark });
        moves.extend(open.flat_map(of_place));
    }

    fn play_unchecked(&mut self, m: Move) {
        let square = if self.rules.gravity() { self.lowest_empty(m.place) } else { Some(m.place) };
        let own = match self.side_to_act() {
            Side::First => Mark::X,
            Side::Second => Mark::O,
        };
        if let Some(square) = square {
            self.marks[m.mark.unwrap_or(own) as usize] |= 1 << (square - 1);
            self.line = self.line_through(square);
        }
    }

    fn longest(&self) -> u16 {
        u16::from(self.rules.squares()) - self.taken().count_ones() as u16
    }

    fn refusal(&self, m: Move) -> Option<IllegalMove> {
        self.target(m).err()
    }

    fn is_legal(&self, m: Move) -> bool {
        self.target(m).is_ok()
    }
}

/// The marks in reading order, `-` for an empty square: `oox-x-x--`.
impl fmt::Display for Classic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (1..=self.rules.squares()).try_for_each(|square| match self.mark(square) {
            Some(mark) => write!(f, "{mark}"),
            None => f.write_str("-"),
        })
    }
}

const _: () = assert!(MAX_SIDE as u32 * MAX_SIDE as u32 <= u32::BITS);
