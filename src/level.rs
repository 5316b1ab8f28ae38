//! How well a computer player plays, and how a level of play sees a game.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Level {
    /// Any legal move, each as likely as the others.
    Random,
    /// Looks at its own move only, and misses much.
    Beginner,
    /// Looks at the answer too, and still misses some.
    Casual,
    /// Calculates to the end the more often the nearer it is, with lapses.
    Strong,
    /// The best level of a game in which perfect play is not proven.
    Expert,
    /// Knows the value of every move, and gives nothing away: the best level of a game in which that is proven.
    Perfect,
}

impl Level {
    /// All levels, the weakest first. A game has one of the last two.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Beginner, Level::Casual, Level::Strong, Level::Expert, Level::Perfect];

    /// The levels of a game with this best one, the weakest first.
    #[must_use]
    pub const fn up_to(best: Level) -> [Level; 5] {
        [Level::Random, Level::Beginner, Level::Casual, Level::Strong, best]
    }

    /// The level meant where this is the best one: either of the top names means the best level of a game.
    #[must_use]
    pub fn in_game(self, best: Level) -> Level {
        if self >= Level::Expert { best } else { self }
    }
}

/// The level's name: `random`, `beginner`, `casual`, `strong`, `expert`, `perfect`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Random => "random",
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Strong => "strong",
            Level::Expert => "expert",
            Level::Perfect => "perfect",
        })
    }
}

/// Reads a level's name.
impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(name: &str) -> Result<Level, ParseLevelError> {
        Level::ALL.into_iter().find(|level| level.to_string() == name).ok_or(ParseLevelError)
    }
}

/// A name of no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("level must be random, beginner, casual, strong, expert or perfect")
    }
}

impl Error for ParseLevelError {}

/// What a level sees, and what it misses. Chances are in per cent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Habits {
    /// Moves looked ahead, its own included; 0 is no thought at all.
    pub depth: u8,
    /// The chance that it overlooks a move, its own or an answer.
    pub overlooks: u32,
    /// The chance that it takes what the other player will choose to be the nicer outcome.
    pub hopes: u32,
    /// The chance that, with lines of both players before it, it takes its own for the earlier one.
    pub confuses: u32,
    /// How far its feeling for a position may be off.
    pub unsure: u32,
    /// The chance that it calculates to the end.
    pub calculates: u32,
    /// Whether it then tells equally good moves apart by the answers that they leave.
    pub compares: bool,
    /// The positions that the solver may look at, first for the values and then for the answers, or a search by evaluation;
    /// `u64::MAX` is no limit, and what was found for one decision then helps in the next.
    pub nodes: u64,
    /// Playouts where the game is too large for the solver.
    pub playouts: u64,
}

impl Habits {
    /// What a won game is worth at a glance.
    pub const SURE: i32 = 10_000;

    /// Habits that suit any game: nothing but looking ahead by a move or two, and the best level calculates, with a few
    /// tenths of a second for the solver and playouts where those do not suffice.
    #[must_use]
    pub fn plain(level: Level) -> Habits {
        let feels = Habits::default();
        let (nodes, playouts) = (60_000, 6_000);
        match level {
            Level::Random => feels,
            Level::Beginner => Habits { depth: 1, overlooks: 20, unsure: 20, ..feels },
            Level::Casual => Habits { depth: 2, overlooks: 12, unsure: 10, ..feels },
            Level::Strong => Habits { depth: 2, overlooks: 10, calculates: 58, nodes, playouts: 1_000, ..feels },
            Level::Expert | Level::Perfect => Habits { calculates: 100, compares: true, nodes, playouts, ..feels },
        }
    }
}
