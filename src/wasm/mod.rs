//! The boundary to JavaScript: the only place that knows it.
//!
//! Every parameter is a `JsValue` and checked here, so that a wrong one is refused with a typed error and traps nothing.

mod analyzer;
#[cfg(feature = "bench")]
mod bench;
mod error;
mod input;
mod matches;
mod opponent;
mod output;

use wasm_bindgen::prelude::wasm_bindgen;

/// Puts a panic's text on the console before the engine stops; there should never be one.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&info.to_string().into())));
}
