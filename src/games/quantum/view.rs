//! What the outside sees of a game of quantum tic-tac-toe.

use serde::Serialize;

use super::{Board, Collapse, Move, Phase, Ply, Quantum};
use crate::record::Record;
use crate::side::Side;
use crate::square::{Pair, Square};

/// A side, named by its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum QuantumSide {
    /// The first side.
    X,
    /// The second side.
    O,
}

impl From<Side> for QuantumSide {
    fn from(side: Side) -> QuantumSide {
        match side {
            Side::First => QuantumSide::X,
            Side::Second => QuantumSide::O,
        }
    }
}

/// The position at the cursor, with what the record adds to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct QuantumView {
    /// Always `quantum`.
    pub variant: &'static str,
    /// The cursor.
    pub index: usize,
    /// Moves in the record.
    pub length: usize,
    /// Moves numbered so far, 0–9.
    pub ply: u8,
    /// Who acts and how; none once the game is over.
    pub turn: Option<TurnView>,
    /// The nine squares in reading order.
    pub squares: Vec<SquareView>,
    /// The squares that the next move can name: free ones, the two of an open cycle, or the last one.
    pub targets: Vec<Square>,
    /// All pairs placed so far, in order; the last-square mark is none.
    pub pairs: Vec<PairView>,
    /// The entanglements.
    pub components: Vec<ComponentView>,
    /// The legal pairs that would close a cycle.
    pub closing: Vec<String>,
    /// The two outcomes to choose from while a cycle is open.
    pub choices: Vec<ChoiceView>,
    /// The move before the cursor.
    pub last_move: Option<String>,
    /// What it settled, if it was a collapse.
    pub last_collapse: Option<Vec<StepView>>,
    /// The result; none while the game goes on.
    pub outcome: Option<OutcomeView>,
}

/// Who acts, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// Who.
    pub side: QuantumSide,
    /// `place`, `measure` or `last`.
    pub phase: &'static str,
}

/// What stands on a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SquareView {
    /// Its classical mark.
    pub classical: Option<MarkView>,
    /// The numbers of its spooky marks.
    pub spooky: Vec<Ply>,
}

/// A classical mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MarkView {
    /// Whose.
    pub side: QuantumSide,
    /// Its number.
    pub ply: Ply,
}

/// A pair of marks, spooky or settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PairView {
    /// Its number.
    pub ply: Ply,
    /// Whose.
    pub side: QuantumSide,
    /// Where it was placed.
    pub squares: [Square; 2],
    /// Where it has settled.
    pub settled: Option<Square>,
    /// The lowest number in its entanglement, while it is spooky.
    pub component: Option<Ply>,
    /// Whether it is on the open cycle.
    pub on_cycle: bool,
}

/// An entanglement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ComponentView {
    /// The lowest number in it.
    pub id: Ply,
    /// Its squares.
    pub squares: Vec<Square>,
    /// Its moves.
    pub plies: Vec<Ply>,
    /// The open cycle in it.
    pub cycle: Option<CycleView>,
}

/// An open cycle in walking order, the newest move last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CycleView {
    /// Its squares.
    pub squares: Vec<Square>,
    /// Its moves; each joins the square at the same place and the next one.
    pub plies: Vec<Ply>,
}

/// One of the two ways in which an open cycle can collapse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChoiceView {
    /// Where the newest move would settle.
    pub square: Square,
    /// The move that chooses it.
    pub r#move: String,
    /// All that would settle.
    pub collapse: Vec<StepView>,
}

/// One mark settling in a collapse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StepView {
    /// Its number.
    pub ply: Ply,
    /// Where it settles.
    pub square: Square,
    /// Its distance from the chosen mark.
    pub step: u8,
    /// The mark that pushed it; none for the chosen one.
    pub pushed_by: Option<Ply>,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OutcomeView {
    /// Who won; none is a draw.
    pub winner: Option<QuantumSide>,
    /// All lines on the board.
    pub lines: Vec<LineView>,
    /// The published scoring.
    pub points: PointsView,
}

/// Three classical marks in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LineView {
    /// Whose.
    pub side: QuantumSide,
    /// Its squares in reading order.
    pub squares: [Square; 3],
    /// The highest number in it.
    pub completed_at: Ply,
}

/// Points for a match, in steps of 0.5.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PointsView {
    /// X's points.
    pub x: f64,
    /// O's points.
    pub o: f64,
}

/// One classical game: what stands on each of the nine squares.
pub type BoardView = Vec<Option<MarkView>>;

impl QuantumView {
    /// The view of the position at the cursor.
    #[must_use]
    pub fn of(record: &Record<Quantum>) -> QuantumView {
        let position = record.position();
        let last = record.played().last();
        QuantumView {
            variant: "quantum",
            index: record.cursor(),
            length: record.moves().len(),
            ply: position.ply_count(),
            turn: turn(position),
            squares: Square::all().map(|square| square_view(position, square)).collect(),
            targets: targets(position),
            pairs: pairs(record),
            components: components(position),
            closing: position.closing().map(|pair| pair.to_string()).collect(),
            choices: position
                .choices()
                .map(Pair::squares)
                .into_iter()
                .flatten()
                .filter_map(|s| choice(position, s))
                .collect(),
            last_move: last.map(ToString::to_string),
            last_collapse: last.zip(record.previous()).and_then(|(m, before)| match m {
                Move::Measure(square) => before.collapse(*square).as_ref().map(steps),
                Move::Spooky(_) | Move::Classical(_) => None,
            }),
            outcome: outcome(record),
        }
    }
}

/// All classical games still possible.
#[must_use]
pub fn ensemble_view(position: &Quantum) -> Vec<BoardView> {
    let view = |board: &Board| board.iter().map(|ply| ply.map(MarkView::of)).collect();
    position.ensemble().iter().map(view).collect()
}

impl MarkView {
    fn of(ply: Ply) -> MarkView {
        MarkView { side: ply.side().into(), ply }
    }
}

fn turn(position: &Quantum) -> Option<TurnView> {
    let phase = match position.phase() {
        Phase::Place => "place",
        Phase::Measure => "measure",
        Phase::Last => "last",
        Phase::Over => return None,
    };
    Some(TurnView { side: position.side_to_act().into(), phase })
}

fn targets(position: &Quantum) -> Vec<Square> {
    match position.phase() {
        Phase::Place | Phase::Last => position.free_squares().iter().collect(),
        Phase::Measure => position.choices().map(Pair::squares).into_iter().flatten().collect(),
        Phase::Over => Vec::new(),
    }
}

fn square_view(position: &Quantum, square: Square) -> SquareView {
    SquareView {
        classical: position.classical(square).map(MarkView::of),
        spooky: position.spooky_on(square).iter().collect(),
    }
}

fn pairs(record: &Record<Quantum>) -> Vec<PairView> {
    let position = record.position();
    let components = position.components();
    let placed = record.played().iter().filter_map(|m| match m {
        Move::Spooky(pair) => Some(*pair),
        Move::Measure(_) | Move::Classical(_) => None,
    });
    Ply::all()
        .zip(placed)
        .map(|(ply, pair)| {
            let component = components.iter().find(|component| component.plies.contains(ply));
            let cycle = component.and_then(|component| component.cycle.as_ref());
            PairView {
                ply,
                side: ply.side().into(),
                squares: pair.squares(),
                settled: pair.squares().into_iter().find(|square| position.classical(*square) == Some(ply)),
                component: component.and_then(|component| component.id()),
                on_cycle: cycle.is_some_and(|cycle| cycle.plies.contains(&ply)),
            }
        })
        .collect()
}

fn components(position: &Quantum) -> Vec<ComponentView> {
    let view = |component: &super::Component| {
        Some(ComponentView {
            id: component.id()?,
            squares: component.squares.iter().collect(),
            plies: component.plies.iter().collect(),
            cycle: component
                .cycle
                .as_ref()
                .map(|cycle| CycleView { squares: cycle.squares.clone(), plies: cycle.plies.clone() }),
        })
    };
    position.components().iter().filter_map(view).collect()
}

fn choice(position: &Quantum, square: Square) -> Option<ChoiceView> {
    let collapse = position.collapse(square)?;
    Some(ChoiceView { square, r#move: Move::Measure(square).to_string(), collapse: steps(&collapse) })
}

fn steps(collapse: &Collapse) -> Vec<StepView> {
    let view = collapse.steps().iter().map(|settled| StepView {
        ply: settled.ply,
        square: settled.square,
        step: settled.step,
        pushed_by: settled.pushed_by,
    });
    view.collect()
}

fn outcome(record: &Record<Quantum>) -> Option<OutcomeView> {
    let outcome = record.outcome()?;
    let line = |line: super::Line| LineView {
        side: line.side().into(),
        squares: line.squares(),
        completed_at: line.completed_at(),
    };
    Some(OutcomeView {
        winner: outcome.winner.map(QuantumSide::from),
        lines: record.position().lines().map(line).collect(),
        points: PointsView { x: outcome.score.first.points(), o: outcome.score.second.points() },
    })
}
