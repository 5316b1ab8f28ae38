//! Exact search: proves the value of every move, in portions of as many positions as the caller likes.
//!
//! Alpha-beta search by null windows: a question "is it worth at least so much?" has a short proof either way, and a few
//! of them enclose a value. The stack is explicit, so the search stops anywhere and goes on without having lost any work.

use std::collections::TryReserveError;
use std::fmt;

use super::child::by_rules;
use super::frame::{Frame, Need};
use super::known::Known;
use super::root::Root;
use super::table::Table;
use crate::analysis::{Analysis, Progress};
use crate::game::Solver;
use crate::position::Solvable;
use crate::record::Record;
use crate::value::{Objective, Value};

/// An exact solver of one game for one objective.
///
/// Results depend on the position and the objective only: neither on how the work is cut into steps nor on the size or
/// the content of the table.
///
/// ```
/// # #[cfg(feature = "classic")] {
/// use quantum_tictactoe::classic::Classic;
/// use quantum_tictactoe::search::Search;
/// use quantum_tictactoe::value::{Objective, Value};
///
/// let mut search = Search::new(Objective::Win, 1 << 20)?;
/// search.start(&Classic::default());
/// while !search.step(1_000).done {}
/// let analysis = search.analysis().ok_or("not done")?;
/// assert_eq!(analysis.value, Value::ZERO);
/// assert_eq!(analysis.line.len(), 9);
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Search<P: Solvable> {
    objective: Objective,
    table: Table<P::Key>,
    root: Option<Root<P>>,
    stack: Vec<Frame<P>>,
    nodes: u64,
    /// Whether the root needs nothing any more.
    done: bool,
}

impl<P: Solvable> Search<P> {
    /// A solver whose table takes at most so many bytes. Any number will do; with few the search takes longer.
    ///
    /// # Errors
    /// There is no memory for the table.
    pub fn new(objective: Objective, table_bytes: usize) -> Result<Search<P>, TryReserveError> {
        Ok(Search { objective, table: Table::new(table_bytes)?, root: None, stack: Vec::new(), nodes: 0, done: false })
    }

    /// Begins with a new position. What the table holds is kept.
    pub fn start(&mut self, position: &P) {
        self.clear();
        self.root = Some(Root::new(position, self.objective));
    }

    /// Looks at no more than so many further positions. Before any start there is nothing to do.
    pub fn step(&mut self, nodes: u64) -> Progress<P::Move> {
        let limit = self.nodes.saturating_add(nodes);
        let Some(mut root) = self.root.take() else {
            return Progress { done: true, nodes: 0, moves: Vec::new() };
        };
        while !self.done {
            if !self.stack.is_empty() {
                let Some(known) = self.dig(limit) else { break };
                root.receive(known);
            }
            match root.need(&self.table, self.nodes) {
                Need::Look if self.nodes >= limit => break,
                Need::Look => {
                    self.nodes += 1;
                    root.look(&self.table);
                }
                Need::Answer(frame) => self.stack.push(frame),
                Need::Nothing => self.done = true,
            }
        }
        let progress = root.progress(self.done, self.nodes);
        self.root = Some(root);
        progress
    }

    /// The results; `None` before a step has come to the end.
    #[must_use]
    pub fn analysis(&self) -> Option<Analysis<P::Move>> {
        let root = self.root.as_ref().filter(|_| self.done)?;
        Some(root.analysis(self.nodes))
    }

    /// Solves a position from start to end.
    pub fn analyze(&mut self, position: &P) -> Analysis<P::Move> {
        self.start(position);
        loop {
            self.step(u64::MAX);
            if let Some(analysis) = self.analysis() {
                return analysis;
            }
        }
    }

    /// The value of a position alone, which is proven faster than that of all its moves. An analysis that has not come
    /// to its end is given up.
    pub fn value(&mut self, position: &P) -> Value {
        self.clear();
        let mut known = by_rules(position, self.objective);
        while let Some(question) = known.value_question() {
            self.stack.push(Frame::new(position.clone(), position.key(), question, known, self.nodes));
            if let Some(answer) = self.dig(u64::MAX) {
                known = known.and(answer);
            }
        }
        known.bounds.lower
    }

    /// The positions looked at since the last start.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    fn clear(&mut self) {
        self.root = None;
        self.stack.clear();
        self.nodes = 0;
        self.done = false;
    }

    /// Works off the stack; `None` if so many nodes do not suffice.
    fn dig(&mut self, limit: u64) -> Option<Known> {
        let mut answer = None;
        while let Some(frame) = self.stack.last_mut() {
            if let Some(known) = answer.take() {
                frame.receive(known);
            }
            match frame.need(&self.table, self.nodes) {
                Need::Look if self.nodes >= limit => return None,
                Need::Look => {
                    self.nodes += 1;
                    frame.look(self.objective, &self.table);
                }
                Need::Answer(next) => self.stack.push(next),
                Need::Nothing => {
                    answer = self.stack.pop().map(|frame| frame.finish(&mut self.table, self.nodes));
                }
            }
        }
        answer
    }
}

/// Without the table and the work at hand.
impl<P: Solvable> fmt::Debug for Search<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("objective", &self.objective)
            .field("nodes", &self.nodes)
            .field("done", &self.done)
            .finish_non_exhaustive()
    }
}

/// Draws by what has been before are not looked for: a solvable game ends without them.
impl<P: Solvable> Solver<P> for Search<P> {
    fn with_table(objective: Objective, table_bytes: usize) -> Result<Search<P>, TryReserveError> {
        Search::new(objective, table_bytes)
    }

    fn start(&mut self, record: &Record<P>) {
        self.start(record.position());
    }

    fn step(&mut self, nodes: u64) -> Progress<P::Move> {
        self.step(nodes)
    }

    fn analysis(&mut self) -> Option<Analysis<P::Move>> {
        Search::analysis(self)
    }
}
