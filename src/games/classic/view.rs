//! What the outside sees of a game of classic tic-tac-toe.

use serde::Serialize;

use super::{Classic, Move, Rules};
use crate::record::Record;
use crate::side::{BySide, Side};
use crate::square::Mark;

/// The position at the cursor, with what the record adds to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ClassicView {
    /// Always `classic`.
    pub variant: &'static str,
    /// The cursor.
    pub index: usize,
    /// Moves in the record.
    pub length: usize,
    /// The rules.
    pub rules: RulesView,
    /// Who acts; none once the game is over.
    pub turn: Option<ClassicTurnView>,
    /// The squares in reading order.
    pub squares: Vec<Option<Mark>>,
    /// Where a mark may be made.
    pub targets: Vec<TargetView>,
    /// The move before the cursor.
    pub last_move: Option<String>,
    /// The number of the square that it marked.
    pub last_square: Option<u8>,
    /// The result; none while the game goes on.
    pub outcome: Option<ClassicOutcomeView>,
}

/// A place that a move can name, and the square on which its mark would stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TargetView {
    /// The square, or the column under gravity.
    pub place: u8,
    /// The square; under gravity the lowest empty one of the column.
    pub square: u8,
}

/// The rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RulesView {
    /// Squares on a side.
    pub n: u8,
    /// Marks in a line.
    pub k: u8,
    /// Who completes a line loses.
    pub misere: bool,
    /// Each move may be X or O.
    pub wild: bool,
    /// Marks fall.
    pub gravity: bool,
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClassicTurnView {
    /// Who.
    pub side: Side,
    /// Always `place`.
    pub phase: &'static str,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ClassicOutcomeView {
    /// Who won; none is a draw.
    pub winner: Option<Side>,
    /// The lines that end the game.
    pub lines: Vec<ClassicLineView>,
    /// One point for a win.
    pub points: BySide<f64>,
}

/// Marks in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClassicLineView {
    /// The mark that makes it.
    pub mark: Mark,
    /// The numbers of its squares in reading order.
    pub squares: Vec<u8>,
}

impl ClassicView {
    /// The view of the position at the cursor.
    #[must_use]
    pub fn of(record: &Record<Classic>) -> ClassicView {
        let position = record.position();
        let last = record.played().last();
        let outcome = record.outcome();
        ClassicView {
            variant: "classic",
            index: record.cursor(),
            length: record.moves().len(),
            rules: RulesView::of(position.rules()),
            turn: outcome.is_none().then(|| ClassicTurnView { side: position.side_to_act(), phase: "place" }),
            squares: (1..=position.rules().squares()).map(|square| position.mark(square)).collect(),
            targets: targets(record),
            last_move: last.map(ToString::to_string),
            last_square: last.zip(record.previous()).and_then(|(m, before)| before.target(*m).ok()),
            outcome: outcome.map(|outcome| ClassicOutcomeView {
                winner: outcome.winner,
                lines: position
                    .lines()
                    .into_iter()
                    .map(|line| ClassicLineView { mark: line.mark, squares: line.squares })
                    .collect(),
                points: BySide { first: outcome.score.first.points(), second: outcome.score.second.points() },
            }),
        }
    }
}

fn targets(record: &Record<Classic>) -> Vec<TargetView> {
    let mut moves = Vec::new();
    record.legal_moves(&mut moves);
    let target = |m: &Move| Some(TargetView { place: m.place, square: record.position().target(*m).ok()? });
    let mut targets: Vec<TargetView> = moves.iter().filter_map(target).collect();
    targets.dedup();
    targets
}

impl RulesView {
    fn of(rules: Rules) -> RulesView {
        RulesView { n: rules.n(), k: rules.k(), misere: rules.misere(), wild: rules.wild(), gravity: rules.gravity() }
    }
}
