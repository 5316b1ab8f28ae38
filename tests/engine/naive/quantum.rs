//! Quantum tic-tac-toe, from its rules: lists of moves, flood fill, and all 2ⁿ assignments of n spooky moves.

use std::fmt;

/// Where a numbered move is now. Squares are 1–9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    Spooky(u8, u8),
    Classical(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Act {
    Pair(u8, u8),
    Choose(u8),
    Single(u8),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Pair(a, b) => write!(f, "{a}{b}"),
            Act::Choose(square) => write!(f, "c{square}"),
            Act::Single(square) => write!(f, "{square}"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    Pair,
    Choice,
    LastSquare,
    Nothing,
}

/// A move's number and its two squares.
pub type Edge = (u8, u8, u8);

/// One way to settle some moves: a move's number and its square, for each of them.
pub type Assignment = Vec<(u8, u8)>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub is_x: bool,
    pub squares: [u8; 3],
    pub completed_at: u8,
}

/// Who won, `None` for nobody, and the half points of X and O.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    pub winner_is_x: Option<bool>,
    pub halves: (u8, u8),
}

/// The moves made; the one numbered `i` is at `i - 1`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    pub placed: Vec<Placed>,
}

impl Game {
    /// Makes a legal act.
    pub fn act(&mut self, act: Act) {
        match act {
            Act::Pair(a, b) => self.placed.push(Placed::Spooky(a, b)),
            Act::Single(square) => self.placed.push(Placed::Classical(square)),
            Act::Choose(square) => {
                let newest = self.placed.len() as u8;
                let outcomes = self.collapses();
                let chosen = outcomes.iter().find(|outcome| outcome.contains(&(newest, square)));
                for (number, square) in chosen.expect("the choice is legal") {
                    self.placed[*number as usize - 1] = Placed::Classical(*square);
                }
            }
        }
    }

    pub fn numbered(&self) -> u8 {
        self.placed.len() as u8
    }

    /// Whether X acts next: whoever did not make the newest move.
    pub fn x_acts(&self) -> bool {
        self.placed.len().is_multiple_of(2)
    }

    pub fn due(&self) -> Due {
        if self.open_cycle().is_some() {
            Due::Choice
        } else if !self.lines().is_empty() || self.free().is_empty() {
            Due::Nothing
        } else if self.free().len() == 1 {
            Due::LastSquare
        } else {
            Due::Pair
        }
    }

    pub fn legal(&self) -> Vec<Act> {
        let free = self.free();
        match self.due() {
            Due::Nothing => Vec::new(),
            Due::LastSquare => vec![Act::Single(free[0])],
            Due::Choice => {
                let (_, a, b) = self.open_cycle().expect("a choice is due");
                vec![Act::Choose(a.min(b)), Act::Choose(a.max(b))]
            }
            Due::Pair => {
                let above = |a: u8| free.iter().filter(move |b| **b > a);
                free.iter().flat_map(|a| above(*a).map(|b| Act::Pair(*a, *b))).collect()
            }
        }
    }

    /// The number of the classical mark on a square.
    pub fn classical(&self, square: u8) -> Option<u8> {
        (1..=self.numbered()).find(|number| self.placed[*number as usize - 1] == Placed::Classical(square))
    }

    pub fn free(&self) -> Vec<u8> {
        (1..=9).filter(|square| self.classical(*square).is_none()).collect()
    }

    pub fn spooky(&self) -> Vec<Edge> {
        let numbered = (1..).zip(&self.placed);
        numbered
            .filter_map(|(number, placed)| match placed {
                Placed::Spooky(a, b) => Some((number, *a, *b)),
                Placed::Classical(_) => None,
            })
            .collect()
    }

    /// The newest move, if its squares are connected without it.
    pub fn open_cycle(&self) -> Option<Edge> {
        let mut older = self.spooky();
        let newest = older.pop().filter(|(number, ..)| *number == self.numbered())?;
        flood(newest.1, &older).contains(&newest.2).then_some(newest)
    }

    /// The moves that hang together with this spooky one, in ascending order.
    pub fn component(&self, edge: Edge) -> Vec<Edge> {
        let edges = self.spooky();
        let squares = flood(edge.1, &edges);
        edges.into_iter().filter(|(_, a, _)| squares.contains(a)).collect()
    }

    /// All entanglements, each in ascending order, by their lowest number.
    pub fn components(&self) -> Vec<Vec<Edge>> {
        let all = self.spooky().into_iter().map(|edge| self.component(edge));
        let mut components: Vec<Vec<Edge>> = Vec::new();
        all.for_each(|component| {
            if !components.contains(&component) {
                components.push(component);
            }
        });
        components
    }

    /// The moves on the open cycle: those without which their squares are connected all the same.
    pub fn on_cycle(&self) -> Vec<Edge> {
        let is_on_cycle = |edge: &Edge| {
            let others: Vec<Edge> = self.spooky().into_iter().filter(|other| other != edge).collect();
            flood(edge.1, &others).contains(&edge.2)
        };
        self.spooky().into_iter().filter(is_on_cycle).collect()
    }

    /// The legal pairs on two squares that are connected already.
    pub fn closing(&self) -> Vec<Act> {
        let edges = self.spooky();
        let reached: Vec<Vec<u8>> = (0..=9).map(|square| flood(square, &edges)).collect();
        let closes = |act: &Act| matches!(act, Act::Pair(a, b) if reached[*a as usize].contains(b));
        self.legal().into_iter().filter(closes).collect()
    }

    /// The outcomes of the open cycle.
    pub fn collapses(&self) -> Vec<Assignment> {
        self.open_cycle().map(|newest| assignments(&self.component(newest))).unwrap_or_default()
    }

    /// All classical games still possible: the number on each square 1–9, 0 for none.
    pub fn ensemble(&self) -> Vec<[u8; 9]> {
        let settled: [u8; 9] = std::array::from_fn(|index| self.classical(index as u8 + 1).unwrap_or(0));
        let board = |assignment: Assignment| {
            let mut board = settled;
            assignment.iter().for_each(|(number, square)| board[*square as usize - 1] = *number);
            board
        };
        assignments(&self.spooky()).into_iter().map(board).collect()
    }

    /// Three classical marks of one player whose squares lie in a row, column or diagonal.
    pub fn lines(&self) -> Vec<Line> {
        let classical: Vec<Option<u8>> = (0..=9).map(|square| self.classical(square)).collect();
        let mut lines = Vec::new();
        for a in 1..=7 {
            for b in a + 1..=8 {
                for c in b + 1..=9 {
                    let squares = [a, b, c];
                    let numbers = squares.map(|square| classical[usize::from(square)]);
                    let [Some(i), Some(j), Some(k)] = numbers else { continue };
                    if i % 2 == j % 2 && j % 2 == k % 2 && is_straight(squares) {
                        lines.push(Line { is_x: i % 2 == 1, squares, completed_at: i.max(j).max(k) });
                    }
                }
            }
        }
        lines
    }

    pub fn result(&self) -> Option<Result> {
        if self.due() != Due::Nothing {
            return None;
        }
        let of = |is_x: bool| -> Vec<u8> {
            self.lines().iter().filter(|line| line.is_x == is_x).map(|line| line.completed_at).collect()
        };
        Some(match (of(true).as_slice(), of(false).as_slice()) {
            ([], []) => Result { winner_is_x: None, halves: (0, 0) },
            ([_], []) => Result { winner_is_x: Some(true), halves: (2, 0) },
            ([], [_]) => Result { winner_is_x: Some(false), halves: (0, 2) },
            ([one, other], []) if one == other => Result { winner_is_x: Some(true), halves: (4, 0) },
            ([_, _], []) => Result { winner_is_x: Some(true), halves: (3, 0) },
            ([x], [o]) if x < o => Result { winner_is_x: Some(true), halves: (2, 1) },
            ([_], [_]) => Result { winner_is_x: Some(false), halves: (1, 2) },
            lines => panic!("the rules know no such lines: {lines:?}"),
        })
    }
}

/// Every way to settle the moves so that no two share a square, out of all 2ⁿ.
pub fn assignments(edges: &[Edge]) -> Vec<Assignment> {
    let all = (0..1u32 << edges.len()).map(|choice| {
        let settle = |(i, (number, a, b)): (usize, &Edge)| (*number, if choice >> i & 1 == 0 { *a } else { *b });
        edges.iter().enumerate().map(settle).collect::<Assignment>()
    });
    all.filter(|assignment| {
        let clash = |i: usize| assignment[..i].iter().any(|(_, square)| *square == assignment[i].1);
        !(0..assignment.len()).any(clash)
    })
    .collect()
}

/// The squares that can be reached from one along pairs, itself among them.
fn flood(from: u8, edges: &[Edge]) -> Vec<u8> {
    let mut reached = vec![from];
    let mut next = 0;
    while next < reached.len() {
        for (_, a, b) in edges {
            for (here, there) in [(a, b), (b, a)] {
                if *here == reached[next] && !reached.contains(there) {
                    reached.push(*there);
                }
            }
        }
        next += 1;
    }
    reached
}

fn is_straight(squares: [u8; 3]) -> bool {
    let rows = squares.map(|square| (square - 1) / 3);
    let columns = squares.map(|square| (square - 1) % 3);
    let same = |values: [u8; 3]| values[0] == values[1] && values[1] == values[2];
    same(rows) || same(columns) || (0..3).all(|i| rows[i] == columns[i]) || (0..3).all(|i| rows[i] + columns[i] == 2)
}
