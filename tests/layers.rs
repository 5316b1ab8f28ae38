//! The invariants of the source: which module may see which, and what no file may contain.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each module of the crate with all that it may import, itself aside.
const LAYERS: [(&str, &[&str]); 15] = [
    ("side", &[]),
    ("outcome", &["side"]),
    ("square", &["side"]),
    ("value", &["side", "outcome"]),
    ("analysis", VOCABULARY),
    ("position", VOCABULARY),
    ("perft", TRAITS),
    ("playout", TRAITS),
    ("record", TRAITS),
    ("search", RECORDS),
    ("quantum", TRAITS),
    ("classic", TRAITS),
    ("opponent", GAMES),
    ("variant", PLAYERS),
    ("wasm", VARIANT),
];
const VOCABULARY: &[&str] = &["side", "outcome", "square", "value", "analysis"];
const TRAITS: &[&str] = &["side", "outcome", "square", "value", "analysis", "position"];
const RECORDS: &[&str] = &["side", "outcome", "square", "value", "analysis", "position", "playout", "record"];
const GAMES: &[&str] = &[
    "side", "outcome", "square", "value", "analysis", "position", "perft", "playout", "record", "search", "quantum",
    "classic",
];
const PLAYERS: &[&str] = &[
    "side", "outcome", "square", "value", "analysis", "position", "perft", "playout", "record", "search", "quantum",
    "classic", "opponent",
];
const VARIANT: &[&str] = &[
    "side", "outcome", "square", "value", "analysis", "position", "perft", "playout", "record", "search", "quantum",
    "classic", "opponent", "variant",
];

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
fn every_module_has_its_layer() {
    let modules: BTreeSet<String> = files_below("src").iter().filter_map(|file| module_of(file)).collect();
    let listed: BTreeSet<String> = LAYERS.iter().map(|(module, _)| module.to_string()).collect();
    assert!(modules.is_subset(&listed), "{modules:?} are not all in {listed:?}");
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
    check("src/quantum/state.rs", "//! A job.\nuse crate::side::Side;\nuse super::moves::Move;\n", &[]);
    check("src/quantum/state.rs", "use crate::quantum::Ply;", &[]);
    check("src/quantum/state.rs", "use crate::classic::Classic;", &["quantum sees classic"]);
    check("src/classic/state.rs", "    let x = crate::quantum::Ply::new(1);", &["classic sees quantum"]);
    check("src/classic/state.rs", "use crate::{side::Side, record::Record};", &["classic sees record"]);
    check(
        "src/classic/state.rs",
        "use crate::{\n    side::{Side, BySide},\n    variant,\n};",
        &["classic sees variant"],
    );
    check("src/position.rs", "use crate::record::Record;", &["position sees record"]);
    check("src/square.rs", "use crate::position::Position;", &["square sees position"]);
    check("src/record.rs", "use crate::quantum::Quantum;", &["record sees quantum"]);
    check("src/perft.rs", "use super::quantum::Quantum;", &["perft climbs with super::quantum"]);
    check("src/quantum/state.rs", "use super::super::classic;", &["quantum climbs with super::super"]);
    check("src/quantum/mod.rs", "use super::classic::Classic;", &["quantum climbs with super::classic"]);
    check("src/variant/mod.rs", "use crate::wasm::Match;", &["variant sees wasm"]);
    check("src/chess/mod.rs", "use crate::side::Side;", &["chess has no layer"]);
    check("src/record.rs", "use wasm_bindgen::JsValue;", &["wasm_bindgen outside src/wasm"]);
    check("src/wasm/mod.rs", "use wasm_bindgen::JsValue;", &[]);
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
    let Some((_, allowed)) = LAYERS.iter().find(|(name, _)| *name == module) else {
        found.push(format!("{module} has no layer"));
        return found;
    };
    let seen = imported(&code).into_iter().filter(|name| *name != module && !allowed.contains(&name.as_str()));
    found.extend(seen.map(|name| format!("{module} sees {name}")));
    found.extend(climbs(file, &code).into_iter().map(|path| format!("{module} climbs with {path}")));
    found
}

/// The module at the top of the crate that a file belongs to; none for the crate's root.
fn module_of(file: &str) -> Option<String> {
    let name = file.strip_prefix("src/")?.split('/').next()?;
    Some(name.trim_end_matches(".rs")).filter(|name| *name != "lib").map(String::from)
}

/// The modules that code names behind `crate::`, alone or in braces.
fn imported(code: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            None => drop(names.insert(first_word(rest))),
            Some(list) => names.extend(outer_items(list).into_iter().map(first_word)),
        }
    }
    names
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
    let depth = file.matches('/').count() - usize::from(file.ends_with("/mod.rs"));
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
