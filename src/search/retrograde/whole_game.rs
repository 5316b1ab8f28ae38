//! A small game that can repeat, solved whole: every position that can be reached from the one it starts in.

use std::collections::TryReserveError;

use super::fate::{Fate, Fates};
use super::graph::{Graph, GraphError};
use super::numbered::{Next, NodeKind, Numbered};
use super::sweep::Sweep;
use crate::analysis::{Analysis, MoveBounds, MoveValue, Progress, sort_few_by_key};
use crate::game::Solver;
use crate::position::{Position, Turn};
use crate::record::Record;
use crate::side::Side;
use crate::value::{Bounds, Objective, Value};

/// A solver of a game in which the sides take turns, a win is one point, and no more positions can be reached than it is
/// allowed to number.
///
/// What goes on for ever is a draw, so a rule that ends repeated positions as draws changes no value; but those that one
/// more visit would end are to be told to [`start`](Retrograde::start). The positions are kept between starts.
///
/// ```
/// # #[cfg(feature = "classic")] {
/// use quantum_tictactoe::classic::Classic;
/// use quantum_tictactoe::search::retrograde::{Fate, Retrograde};
///
/// let mut solver = Retrograde::new(10_000);
/// solver.start(&Classic::default(), &[]);
/// while !solver.step(1_000).done {}
/// assert!(solver.moves().ok_or("not solved")?.iter().all(|(_, fate)| *fate == Fate::Draw));
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Retrograde<P: Position> {
    most: usize,
    asked: Option<Asked<P>>,
    work: Task<P>,
    nodes: u64,
    /// The moves before the position asked about that could be taken back, where too many in a row are a draw.
    quiet_moves: usize,
    /// What the position asked about is worth if the game is over there.
    ended: Value,
}

/// The position asked about, and its side to move.
#[derive(Clone, Debug)]
struct Asked<P> {
    position: P,
    side: Side,
    drawn: Vec<P>,
}

#[derive(Clone, Debug)]
enum Task<P: Position> {
    Nothing,
    Numbering(Graph<P>),
    Sweeping(Sweep<Ending<P>>),
    Solved(Ending<P>, Fates),
    Failed(GraphError),
}

/// A graph in which some positions are draws: one more visit ends the game.
#[derive(Clone, Debug)]
struct Ending<P: Position> {
    graph: Graph<P>,
    /// In ascending order.
    drawn: Vec<u32>,
}

impl<P: Position> Numbered for Ending<P> {
    fn count(&self) -> u32 {
        self.graph.count()
    }

    fn look(&self, number: u32, moves: &mut Vec<Next>) -> NodeKind {
        match self.drawn.binary_search(&number) {
            Ok(_) => NodeKind::Ended(Fate::Draw),
            Err(_) => self.graph.look(number, moves),
        }
    }

    fn before(&self, number: u32, numbers: &mut Vec<u32>) {
        self.graph.before(number, numbers);
    }
}

impl<P: Position> Retrograde<P> {
    /// A solver that numbers no more than so many positions.
    #[must_use]
    pub fn new(most: usize) -> Retrograde<P> {
        Retrograde { most, asked: None, work: Task::Nothing, nodes: 0, quiet_moves: 0, ended: Value::ZERO }
    }

    /// Begins with a new position. `drawn` are those that the game has seen so often that coming to one of them once more
    /// is a draw.
    pub fn start(&mut self, position: &P, drawn: &[P]) {
        (self.nodes, self.quiet_moves) = (0, 0);
        self.ended = position.outcome().map_or(Value::ZERO, |outcome| Objective::Win.value(outcome));
        self.asked = match (position.outcome(), position.turn()) {
            (None, Turn::Side(side)) => Some(Asked { position: position.clone(), side, drawn: drawn.to_vec() }),
            (Some(_), _) | (None, Turn::Chance) => None,
        };
        let is_chance = position.outcome().is_none() && position.turn() == Turn::Chance;
        self.work = match std::mem::replace(&mut self.work, Task::Nothing) {
            _ if is_chance => Task::Failed(GraphError::NoTurns),
            Task::Failed(_) if self.asked.is_none() => Task::Nothing,
            Task::Solved(ending, fates) if ending.graph.number_of(position).is_some() => {
                let drawn = ending.graph.numbers_of(drawn);
                if drawn == ending.drawn {
                    Task::Solved(ending, fates)
                } else {
                    Task::sweeping(Ending { drawn, ..ending })
                }
            }
            work if self.asked.is_none() => work,
            _ => Graph::new(position.clone(), self.most).map_or_else(Task::Failed, Task::Numbering),
        };
    }

    /// Goes on by about so many positions; each is looked at three times. Before any start there is nothing to do.
    pub fn step(&mut self, nodes: u64) -> Progress<P::Move> {
        let until = self.nodes.saturating_add(nodes);
        while self.nodes < until && !self.is_done() {
            let left = until - self.nodes;
            self.work = match std::mem::replace(&mut self.work, Task::Nothing) {
                Task::Numbering(mut graph) => {
                    let before = graph.steps();
                    let done = graph.step(left);
                    self.nodes += (graph.steps() - before).max(1);
                    match (done, &self.asked) {
                        (Err(error), _) => Task::Failed(error),
                        (Ok(true), Some(root)) => {
                            let drawn = graph.numbers_of(&root.drawn);
                            Task::sweeping(Ending { graph, drawn })
                        }
                        (Ok(_), _) => Task::Numbering(graph),
                    }
                }
                Task::Sweeping(mut sweep) => {
                    let before = sweep.steps();
                    let done = sweep.step(left);
                    self.nodes += (sweep.steps() - before).max(1);
                    match done.and_then(|_| sweep.fates()) {
                        Err(error) => Task::Failed(error.into()),
                        Ok(None) => Task::Sweeping(sweep),
                        Ok(Some(fates)) => Task::Solved(sweep.into_positions(), fates),
                    }
                }
                work => work,
            };
        }
        Progress { done: self.is_done(), nodes: self.nodes, moves: self.bounds() }
    }

    /// Why the game can't be solved, if it has turned out so.
    #[must_use]
    pub fn error(&self) -> Option<&GraphError> {
        match &self.work {
            Task::Failed(error) => Some(error),
            _ => None,
        }
    }

    /// Every legal move with what it comes to for the side that makes it, best first, then in move order; `None` before
    /// all is known. None if the game is over.
    #[must_use]
    pub fn moves(&self) -> Option<Vec<(P::Move, Fate)>> {
        match (&self.asked, &self.work) {
            (Some(root), Task::Solved(ending, fates)) => moves_of(&root.position, &ending.graph, fates),
            (Some(_), _) | (None, Task::Failed(_)) => None,
            (None, _) => Some(Vec::new()),
        }
    }

    /// Best play, in a win or a loss to the end of the game, in a draw until a position comes back; `None` before all is
    /// known.
    #[must_use]
    pub fn line(&self) -> Option<Vec<P::Move>> {
        let (mut line, mut seen) = (Vec::new(), Vec::new());
        let (Task::Solved(ending, fates), Some(root)) = (&self.work, &self.asked) else {
            return self.moves().map(|_| line);
        };
        let mut here = root.position.clone();
        while here.outcome().is_none() && !seen.contains(&here) {
            let (m, _) = moves_of(&here, &ending.graph, fates)?.into_iter().next()?;
            seen.push(here.clone());
            line.push(m);
            here.play_unchecked(m);
            if root.drawn.contains(&here) {
                break;
            }
        }
        Some(line)
    }

    /// Whether nothing ends the game before this comes true. Draws hold under any rule that ends games as draws.
    fn comes_in_time(&self, fate: Fate) -> bool {
        match (fate, P::DRAWS.quiet_moves) {
            (Fate::Win(moves) | Fate::Loss(moves), Some(limit)) => {
                self.quiet_moves + usize::from(moves) <= usize::from(limit)
            }
            (Fate::Draw, _) | (_, None) => true,
        }
    }

    fn is_done(&self) -> bool {
        self.asked.is_none() || matches!(self.work, Task::Nothing | Task::Solved(..) | Task::Failed(_))
    }

    /// What is known of every legal move so far.
    fn bounds(&self) -> Vec<MoveBounds<P::Move>> {
        let Some(Asked { position, side, .. }) = &self.asked else { return Vec::new() };
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let fate = |m: P::Move| match &self.work {
            Task::Sweeping(sweep) => sweep.fate(sweep.positions().graph.number_of(&after(position, m))?),
            Task::Solved(ending, fates) => fates.get(ending.graph.number_of(&after(position, m))?),
            Task::Nothing | Task::Numbering(_) | Task::Failed(_) => None,
        };
        let known = legal.into_iter().map(|m| MoveBounds {
            m,
            bounds: fate(m)
                .map_or(Bounds::from((Value::LOSS, Value::WIN)), |fate| Bounds::exact(value(fate.before(), *side))),
        });
        let mut known: Vec<_> = known.collect();
        sort_few_by_key(&mut known, |entry| (std::cmp::Reverse(entry.bounds.seen_by(*side)), entry.m));
        known
    }
}

impl<P: Position> Task<P> {
    fn sweeping(ending: Ending<P>) -> Task<P> {
        Sweep::new(ending).map_or_else(|error| Task::Failed(error.into()), Task::Sweeping)
    }
}

/// The most positions that are numbered where nobody says how many may be.
const MOST_POSITIONS: usize = 200_000;

/// It numbers some hundred thousand positions at most, whatever the size of the table; a game with more is not solved, and
/// its analysis says so. Draws by repetition are exact; a rule that ends quiet play is not looked at, and what it
/// could change is not called exact.
impl<P: Position> Solver<P> for Retrograde<P> {
    fn with_table(_: Objective, _table_bytes: usize) -> Result<Retrograde<P>, TryReserveError> {
        Ok(Retrograde::new(MOST_POSITIONS))
    }

    fn start(&mut self, record: &Record<P>) {
        self.start(record.position(), &one_visit_from_a_draw(record));
        self.quiet_moves = quiet_moves(record);
        if record.draw().is_some() {
            self.asked = None;
            if self.error().is_some() {
                self.work = Task::Nothing;
            }
        }
    }

    fn step(&mut self, nodes: u64) -> Progress<P::Move> {
        self.step(nodes)
    }

    fn analysis(&mut self) -> Option<Analysis<P::Move>> {
        if !self.is_done() {
            return None;
        }
        let side = self.asked.as_ref().map_or(Side::First, |asked| asked.side);
        let entry = |(m, fate): (P::Move, Fate)| MoveValue {
            m,
            value: value(fate, side),
            moves_to_end: match fate {
                Fate::Win(moves) | Fate::Loss(moves) => Some(moves),
                Fate::Draw => None,
            },
            visits: 0,
        };
        let solved = self.moves();
        let exact = solved.as_ref().is_some_and(|moves| moves.iter().all(|(_, fate)| self.comes_in_time(*fate)));
        let moves: Vec<_> = solved.unwrap_or_default().into_iter().map(entry).collect();
        let value = moves.first().map_or(self.ended, |best| best.value);
        Some(Analysis { value, nodes: self.nodes, exact, moves, line: self.line().unwrap_or_default() })
    }
}

/// The positions that have come so often in a game that it is drawn if they come once more.
fn one_visit_from_a_draw<P: Position>(record: &Record<P>) -> Vec<P> {
    let Some(limit) = P::DRAWS.repetitions else { return Vec::new() };
    let mut counts: Vec<(P, u16)> = Vec::new();
    let mut here = record.first_position().clone();
    let mut count = |here: &P| match counts.iter_mut().find(|(position, _)| position == here) {
        Some((_, count)) => *count += 1,
        None => counts.push((here.clone(), 1)),
    };
    count(&here);
    for m in record.played() {
        here.play_unchecked(*m);
        count(&here);
    }
    counts.into_iter().filter(|(_, count)| count + 1 >= limit).map(|(position, _)| position).collect()
}

/// The moves before a record's cursor that could be taken back, since the last one that could not.
fn quiet_moves<P: Position>(record: &Record<P>) -> usize {
    let mut here = record.first_position().clone();
    let mut quiet = 0;
    for m in record.played() {
        quiet = if here.is_irreversible(*m) { 0 } else { quiet + 1 };
        here.play_unchecked(*m);
    }
    quiet
}

/// What a fate is worth, seen by the first side.
fn value(fate: Fate, side: Side) -> Value {
    match fate {
        Fate::Win(_) => Value::WIN.seen_by(side),
        Fate::Loss(_) => Value::LOSS.seen_by(side),
        Fate::Draw => Value::ZERO,
    }
}

fn after<P: Position>(position: &P, m: P::Move) -> P {
    let mut next = position.clone();
    next.play_unchecked(m);
    next
}

/// All legal moves with what they come to, best first.
fn moves_of<P: Position>(position: &P, graph: &Graph<P>, fates: &Fates) -> Option<Vec<(P::Move, Fate)>> {
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let fate = |m: P::Move| Some((m, fates.get(graph.number_of(&after(position, m))?)?.before()));
    let mut moves: Vec<_> = legal.into_iter().map(fate).collect::<Option<_>>()?;
    sort_few_by_key(&mut moves, |(m, fate)| (-fate.merit(), *m));
    Some(moves)
}
