//! What has been before: positions of the game and of the line that is searched, for draws by history.

use std::hash::{Hash, Hasher};

use crate::position::Position;
use crate::record::Record;
use crate::search::mixer::Mixer;

/// The positions that led to where a search stands.
#[derive(Clone, Debug)]
pub(super) struct Past<P> {
    /// The game's positions that may come again, each as often as it came, with their hashes.
    game: Vec<(u64, P)>,
    /// The line's, from the root on; with the quiet moves before each.
    line: Vec<(u64, P, u16)>,
}

impl<P> Default for Past<P> {
    fn default() -> Past<P> {
        Past { game: Vec::new(), line: Vec::new() }
    }
}

impl<P: Position> Past<P> {
    /// The past of the position at a record's cursor.
    pub(super) fn new(record: &Record<P>) -> Past<P> {
        let mut past = Past::default();
        let mut here = record.first_position().clone();
        let mut quiet_moves = 0_u16;
        for m in record.played() {
            past.game.push((hash(&here), here.clone()));
            quiet_moves = if here.is_irreversible(*m) { 0 } else { quiet_moves.saturating_add(1) };
            if quiet_moves == 0 {
                past.game.clear();
            }
            here.play_unchecked(*m);
        }
        past.line.push((hash(&here), here, quiet_moves));
        past
    }

    /// Goes on by a move. Whether the position after it is drawn by what has been before; a win is to be looked for first.
    ///
    /// What comes again on the line is a draw at once: whoever could do better could have done so the first time.
    pub(super) fn go(&mut self, m: P::Move, next: &P) -> bool {
        let Some((_, here, before)) = self.line.last().filter(|_| !P::DRAWS.is_none()) else { return false };
        let quiet_moves = if here.is_irreversible(m) { 0 } else { before.saturating_add(1) };
        let hash = hash(next);
        let reach = self.line.len().saturating_sub(usize::from(quiet_moves));
        let on_line = |entry: &(u64, P, u16)| entry.0 == hash && entry.1 == *next;
        let comes_again = P::DRAWS.repetitions.is_some_and(|limit| {
            self.line[reach..].iter().any(on_line) || {
                let is_same = |entry: &&(u64, P)| entry.0 == hash && entry.1 == *next;
                let before = if usize::from(quiet_moves) < self.line.len() {
                    0
                } else {
                    self.game.iter().filter(is_same).count()
                };
                before + 1 >= usize::from(limit)
            }
        });
        self.line.push((hash, next.clone(), quiet_moves));
        comes_again || P::DRAWS.quiet_moves.is_some_and(|limit| quiet_moves >= limit)
    }

    /// Goes back to before the last move.
    pub(super) fn back(&mut self) {
        if !P::DRAWS.is_none() {
            self.line.pop();
        }
    }
}

fn hash<P: Hash>(position: &P) -> u64 {
    let mut hasher = Mixer::default();
    position.hash(&mut hasher);
    hasher.finish()
}
