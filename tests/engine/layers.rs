//! The invariants of the source: which module may see which, and what no file may contain.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What lies below a path of `src`, the longest one that fits, and the layers that it may see besides its own.
const LAYERS: [(&str, &[&str]); 19] = [
    ("side", &[]),
    ("outcome", &["side"]),
    ("set", &[]),
    ("square", &["side", "set"]),
    ("value", &["side", "outcome"]),
    ("analysis", VOCABULARY),
    ("refusal", VOCABULARY),
    ("draws", VOCABULARY),
    ("level", VOCABULARY),
    ("position", VOCABULARY),
    ("record", TRAITS),
    ("perft", &["vocabulary", "position", "record"]),
    ("playout", &["vocabulary", "position", "record"]),
    ("guide", &["vocabulary", "position", "playout"]),
    ("game", &["vocabulary", "position", "record", "guide"]),
    ("search", &["vocabulary", "position", "record", "playout", "guide", "game"]),
    ("opponent", &["vocabulary", "position", "record", "playout", "game", "search"]),
    ("variant", &["vocabulary", "position", "record", "perft", "playout", "game", "search", "opponent", "games"]),
    (
        "wasm",
        &["vocabulary", "position", "record", "perft", "playout", "game", "search", "opponent", "games", "variant"],
    ),
];
const VOCABULARY: &[&str] = &["vocabulary"];
const TRAITS: &[&str] = &["vocabulary", "position"];
/// The modules that are meant by `vocabulary`.
const WORDS: [&str; 9] = ["side", "outcome", "set", "square", "value", "analysis", "refusal", "draws", "level"];

/// What a game's files may see outside their folder, by file name; no game sees another one.
fn seen_by_a_game(file: &str) -> &'static [&'static str] {
    match file {
        "view.rs" => &["vocabulary", "position", "record"],
        "game.rs" => &["vocabulary", "position", "record", "search", "game"],
        _ => TRAITS,
    }
}

/// Words of JavaScript's bindings, for `src/wasm` alone.
const JAVASCRIPT: [&str; 4] = ["wasm_bindgen", "js_sys", "web_sys", "getrandom"];
/// What can stop a program, in no source file of the engine.
const STOPS: [&str; 6] = [".unwrap()", ".expect(", "panic!", "todo!", "unimplemented!", "dbg!"];
/// The engine owns no clock, thread, file, process or entropy.
const OUTSIDE: [&str; 6] = ["std::time", "std::thread", "std::fs", "std::process", "std::env", "std::net"];

const MOST_LINES: usize = 420;

#[test]
fn the_source_keeps_its_layers() {
    let files = files_below("src");
    assert!(files.len() > 20, "{files:?}");
    for file in files {
        assert_eq!(violations(&file, &read(&file)), Vec::<String>::new(), "{file}");
    }
}

#[test]
fn every_layer_has_files() {
    let modules: BTreeSet<String> = files_below("src").iter().filter_map(|file| module_of(file)).collect();
    LAYERS.iter().for_each(|(module, _)| assert!(modules.contains(*module), "nothing is in {module}"));
    assert!(modules.contains("games/quantum") && modules.contains("games/classic"), "{modules:?}");
}

#[test]
fn every_file_says_its_one_job_and_is_short() {
    for folder in ["src", "tests", "examples", "benches", "fuzz/fuzz_targets", "xtask/src"] {
        for file in files_below(folder) {
            assert_eq!(shape(&read(&file)), None, "{file}");
        }
    }
}

/// The rules of this test are told apart by texts that break one each.
#[test]
fn violations_are_found() {
    let check = |file: &str, text: &str, expected: &[&str]| assert_eq!(violations(file, text), expected, "{text}");
    let state = "src/games/quantum/state.rs";
    check(state, "//! A job.\nuse crate::side::Side;\nuse super::moves::Move;\n", &[]);
    check(state, "use crate::games::quantum::Ply;", &[]);
    check(state, "use crate::games::classic::Classic;", &["games/quantum sees games/classic"]);
    check(state, "use crate::classic::Classic;", &["games/quantum sees classic"]);
    check(state, "use crate::games::{classic};", &["games/quantum sees games"]);
    check("src/games/classic/state.rs", "    let x = crate::quantum::Ply::new(1);", &["games/classic sees quantum"]);
    check(state, "use crate::{side::Side, record::Record};", &["games/quantum sees record"]);
    check("src/games/quantum/view.rs", "use crate::{side::Side, record::Record};", &[]);
    check("src/games/quantum/view.rs", "use crate::search::Search;", &["games/quantum sees search"]);
    check("src/games/quantum/game.rs", "use crate::search::Search;", &[]);
    check("src/games/quantum/game.rs", "use crate::variant::View;", &["games/quantum sees variant"]);
    check("src/games/quantum/solver/view.rs", "use crate::record::Record;", &["games/quantum sees record"]);
    check(state, "use crate::{\n    side::{Side, BySide},\n    variant,\n};", &["games/quantum sees variant"]);
    check("src/position.rs", "use crate::record::Record;", &["position sees record"]);
    check("src/square.rs", "use crate::position::Position;", &["square sees position"]);
    check("src/record.rs", "use crate::games::quantum::Quantum;", &["record sees games/quantum"]);
    check("src/opponent/mod.rs", "use crate::games::quantum::Quantum;", &["opponent sees games/quantum"]);
    check("src/perft.rs", "use super::quantum::Quantum;", &["perft climbs with super::quantum"]);
    check(state, "use super::super::classic;", &["games/quantum climbs with super::super"]);
    check("src/games/quantum/mod.rs", "use super::classic::Classic;", &["games/quantum climbs with super::classic"]);
    check("src/variant/mod.rs", "use crate::games::quantum::Quantum;", &[]);
    check("src/variant/mod.rs", "use crate::wasm::Match;", &["variant sees wasm"]);
    check("src/chess/mod.rs", "use crate::side::Side;", &["chess has no layer"]);
    check("src/record.rs", "use wasm_bindgen::JsValue;", &["wasm_bindgen outside src/wasm"]);
    check("src/wasm/mod.rs", "use wasm_bindgen::prelude::wasm_bindgen;", &[]);
    check("src/lib.rs", "use js_sys::Array;", &["js_sys outside src/wasm"]);
    check("src/side.rs", "let x = y.unwrap();", &[".unwrap() stops the program"]);
    check("src/side.rs", "let x = y\n    .expect(\"y\");", &[".expect( stops the program"]);
    check("src/side.rs", "#[expect(clippy::all, reason = \"none\")]", &[]);
    check("src/side.rs", "/// Never `panic!`, nor `.unwrap()`, nor crate::classic.", &[]);
    check("src/side.rs", "#[cfg(test)]\nmod tests { fn f() { x.unwrap() } }", &[]);
    check("src/side.rs", "let url = 1; // crate::classic", &[]);
    check("src/side.rs", "unsafe { *x }", &["unsafe code"]);
    check("src/lib.rs", "#![forbid(unsafe_code)]", &[]);
    check("src/playout.rs", "let now = std::time::Instant::now();", &["std::time in the engine"]);

    assert_eq!(shape("//! A job.\n"), None);
    assert_eq!(shape("#![no_main]\n"), None);
    assert_eq!(shape("use std::fmt;\n"), Some("begins with no //! line"));
    assert_eq!(shape("/// A job.\n"), Some("begins with no //! line"));
    assert_eq!(shape(&format!("//! A job.\n{}", "\n".repeat(MOST_LINES - 1))), None);
    assert_eq!(shape(&format!("//! A job.\n{}", "\n".repeat(MOST_LINES))), Some("is too long"));
}

/// What the text of a source file does that its place forbids; unit tests at its end are left aside.
fn violations(file: &str, text: &str) -> Vec<String> {
    let engine = text.split("#[cfg(test)]").next().unwrap_or(text);
    let code: String = engine.lines().map(without_comment).collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    let says = |word: &&&str| code.contains(**word);
    if !file.starts_with("src/wasm/") {
        found.extend(JAVASCRIPT.iter().filter(says).map(|word| format!("{word} outside src/wasm")));
    }
    found.extend(STOPS.iter().filter(says).map(|word| format!("{word} stops the program")));
    found.extend(OUTSIDE.iter().filter(says).map(|word| format!("{word} in the engine")));
    if code.replace("unsafe_code", "").contains("unsafe") {
        found.push("unsafe code".into());
    }
    let Some(module) = module_of(file) else { return found };
    let Some(allowed) = allowed(file, &module) else {
        found.push(format!("{module} has no layer"));
        return found;
    };
    let may_see = |name: &str| {
        let layer = name.split('/').next().unwrap_or(name);
        let is_whole = layer != "games" || name.contains('/');
        is_whole && (allowed.contains(&layer) || WORDS.contains(&name) && allowed.contains(&"vocabulary"))
    };
    let seen = imported(&code).into_iter().filter(|name| *name != module && !may_see(name));
    found.extend(seen.map(|name| format!("{module} sees {name}")));
    found.extend(climbs(file, &code).into_iter().map(|path| format!("{module} climbs with {path}")));
    found
}

/// The layers that a file may see.
fn allowed(file: &str, module: &str) -> Option<&'static [&'static str]> {
    match module.strip_prefix("games/") {
        Some(game) => Some(seen_by_a_game(file.strip_prefix(&format!("src/games/{game}/"))?)),
        None => LAYERS.iter().find(|(name, _)| *name == module).map(|(_, allowed)| *allowed),
    }
}

/// The module at the top of the crate that a file belongs to, or the game; none for the crate's root.
fn module_of(file: &str) -> Option<String> {
    let mut names = file.strip_prefix("src/")?.split('/');
    let name = names.next()?;
    match (name, names.next()) {
        ("lib.rs", _) => None,
        ("games", Some(game)) => Some(format!("games/{game}")),
        _ => Some(name.trim_end_matches(".rs").into()),
    }
}

/// The modules and games that code names behind `crate::`, alone or in braces.
fn imported(code: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            None => drop(names.insert(module_named(rest))),
            Some(list) => names.extend(outer_items(list).into_iter().map(module_named)),
        }
    }
    names
}

/// The module that a path begins with, or the game: `games/quantum`.
fn module_named(path: &str) -> String {
    match path.strip_prefix("games::").map(first_word) {
        Some(game) if !game.is_empty() => format!("games/{game}"),
        _ => first_word(path),
    }
}

/// What stands between commas in a list up to its closing brace, braces within it left whole.
fn outer_items(list: &str) -> Vec<&str> {
    let (mut items, mut depth, mut begin) = (Vec::new(), 0, 0);
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' | ',' if depth == 0 => {
                items.push(list[begin..at].trim());
                begin = at + 1;
                if c == '}' {
                    break;
                }
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    items.retain(|item| !item.is_empty());
    items
}

fn first_word(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// Paths that leave a top module by `super` instead of naming the crate.
fn climbs(file: &str, code: &str) -> Vec<String> {
    let folders = file.trim_end_matches("/mod.rs").trim_start_matches("src/games/").trim_start_matches("src/");
    let depth = folders.matches('/').count() + 1;
    let paths = code.match_indices("super::").map(|(at, _)| &code[at + "super::".len()..]);
    let climbing = paths.map(first_word).filter(|word| depth < 2 || word == "super");
    climbing.map(|word| format!("super::{word}")).collect()
}

fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with("//") { "" } else { line.split(" // ").next().unwrap_or(line) }
}

/// What is wrong with a file's outer form.
fn shape(text: &str) -> Option<&'static str> {
    if !text.starts_with("//!") && !text.starts_with("#![") {
        return Some("begins with no //! line");
    }
    (text.lines().count() > MOST_LINES).then_some("is too long")
}

/// The Rust files below a folder of the project, with their paths from its root.
fn files_below(folder: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut files, mut folders) = (Vec::new(), vec![root.join(folder)]);
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    let name =
        |path: PathBuf| path.strip_prefix(root).expect("below the root").to_str().expect("plain").replace('\\', "/");
    files.into_iter().map(name).collect()
}

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("a text")
}
