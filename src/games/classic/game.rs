//! Classic tic-tac-toe as a game among others.

use super::view::ClassicView;
use super::{Classic, Rules};
use crate::game::{Game, Options};
use crate::level::Level;
use crate::position::RulesError;
use crate::record::Record;
use crate::search::{BestEffort, Guide};

impl Game for Classic {
    const NAME: &'static str = "classic";
    const LETTER: u8 = b't';

    type View = ClassicView;
    type Solver = BestEffort<Classic>;

    fn from_options(options: &mut dyn Options) -> Result<Classic, RulesError> {
        let n = options.number("n", u8::MAX)?.unwrap_or(3);
        let k = options.number("k", u8::MAX)?.unwrap_or(n);
        let [misere, wild, gravity] = ["misere", "wild", "gravity"].map(|name| options.flag(name));
        let (misere, wild, gravity) = (misere?.unwrap_or(false), wild?.unwrap_or(false), gravity?.unwrap_or(false));
        Ok(Classic::new(Rules::new(n, k)?.with_misere(misere).with_wild(wild).with_gravity(gravity)))
    }

    fn view(record: &Record<Classic>) -> ClassicView {
        ClassicView::of(record)
    }

    fn guide() -> Guide<Classic> {
        Guide::SOLVABLE
    }

    /// Only the smallest boards are solved within what a player may look at.
    fn best_level(&self) -> Level {
        if self.rules().n() == 3 { Level::Perfect } else { Level::Expert }
    }
}
