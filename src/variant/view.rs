//! The view of any game.

use serde::Serialize;

#[cfg(feature = "classic")]
use super::ClassicView;
use super::{AnyRecord, QuantumView};

/// The view of whichever game it is; written out as that game's view alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum View {
    /// Quantum tic-tac-toe.
    Quantum(QuantumView),
    /// Classic tic-tac-toe.
    #[cfg(feature = "classic")]
    Classic(ClassicView),
}

impl View {
    /// The view of the position at the cursor.
    #[must_use]
    pub fn of(record: &AnyRecord) -> View {
        match record {
            AnyRecord::Quantum(record) => View::Quantum(QuantumView::of(record)),
            #[cfg(feature = "classic")]
            AnyRecord::Classic(record) => View::Classic(ClassicView::of(record)),
        }
    }
}
