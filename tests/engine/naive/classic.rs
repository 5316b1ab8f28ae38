//! Classic tic-tac-toe in all its forms, from its rules: a table of letters, looked at whole after every move.

/// The options. Lines have `k` marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub n: usize,
    pub k: usize,
    pub misere: bool,
    pub wild: bool,
    pub gravity: bool,
}

/// Every combination of size, line length, misère, wild and gravity.
pub fn all_options() -> Vec<Options> {
    let sizes = [(3, 3), (4, 3), (4, 4), (5, 3), (5, 4), (5, 5)];
    let with = |(n, k): (usize, usize)| {
        (0..8).map(move |i| Options { n, k, misere: i & 1 == 1, wild: i & 2 == 2, gravity: i & 4 == 4 })
    };
    sizes.into_iter().flat_map(with).collect()
}

/// A place, from 1, and the letter put there.
pub type Act = (usize, char);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub options: Options,
    /// Rows from the top, each from the left; `-` is empty.
    pub table: Vec<Vec<char>>,
    pub made: usize,
}

impl Game {
    pub fn new(options: Options) -> Game {
        Game { options, table: vec![vec!['-'; options.n]; options.n], made: 0 }
    }

    pub fn x_acts(&self) -> bool {
        self.made.is_multiple_of(2)
    }

    pub fn legal(&self) -> Vec<Act> {
        let Options { n, wild, gravity, .. } = self.options;
        if self.result().is_some() {
            return Vec::new();
        }
        let letters = match (wild, self.x_acts()) {
            (true, _) => vec!['x', 'o'],
            (false, true) => vec!['x'],
            (false, false) => vec!['o'],
        };
        let places = if gravity { n } else { n * n };
        let fits = |place: &usize| match gravity {
            true => (0..n).any(|row| self.table[row][place - 1] == '-'),
            false => self.table[(place - 1) / n][(place - 1) % n] == '-',
        };
        let acts = |place: usize| letters.iter().map(move |letter| (place, *letter)).collect::<Vec<_>>();
        (1..=places).filter(fits).flat_map(acts).collect()
    }

    /// The number of the square that a legal act marks.
    pub fn target(&self, (place, _): Act) -> usize {
        let n = self.options.n;
        if !self.options.gravity {
            return place;
        }
        let row = (0..n).rev().find(|row| self.table[*row][place - 1] == '-').expect("the act is legal");
        row * n + place
    }

    pub fn act(&mut self, act: Act) {
        let square = self.target(act) - 1;
        self.table[square / self.options.n][square % self.options.n] = act.1;
        self.made += 1;
    }

    /// How the engine writes the act: the letter only where there is a choice.
    pub fn token(&self, (place, letter): Act) -> String {
        if self.options.wild { format!("{place}{letter}") } else { place.to_string() }
    }

    /// The squares of every run of `k` equal letters, in ascending order.
    pub fn lines(&self) -> Vec<Vec<usize>> {
        let Options { n, k, .. } = self.options;
        let mut lines = Vec::new();
        for square in (0..n * n).filter(|square| self.table[square / n][square % n] != '-') {
            let (row, column) = ((square / n) as i32, (square % n) as i32);
            for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let run = (0..k as i32).map(|i| (row + i * down, column + i * right));
                let inside =
                    |(row, column): (i32, i32)| (0..n as i32).contains(&row) && (0..n as i32).contains(&column);
                let Some(run) = run.map(|at| inside(at).then_some(at)).collect::<Option<Vec<_>>>() else { continue };
                let letters: Vec<char> = run.iter().map(|(r, c)| self.table[*r as usize][*c as usize]).collect();
                if letters.iter().all(|letter| *letter == letters[0]) {
                    lines.push(run.iter().map(|(r, c)| *r as usize * n + *c as usize + 1).collect());
                }
            }
        }
        lines.sort();
        lines
    }

    /// Whether X, the first player, won; `Some(None)` is a draw.
    pub fn result(&self) -> Option<Option<bool>> {
        if !self.lines().is_empty() {
            let completed_by_x = !self.x_acts();
            return Some(Some(completed_by_x != self.options.misere));
        }
        (self.made == self.options.n * self.options.n).then_some(None)
    }

    /// The squares in reading order, as the engine prints them.
    pub fn board(&self) -> String {
        self.table.iter().flatten().collect()
    }

    /// The number of sequences of exactly `depth` acts.
    pub fn sequences(&self, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return self.legal().len() as u64,
            _ => {}
        }
        let after = |act: Act| {
            let mut next = self.clone();
            next.act(act);
            next.sequences(depth - 1)
        };
        self.legal().into_iter().map(after).sum()
    }
}
