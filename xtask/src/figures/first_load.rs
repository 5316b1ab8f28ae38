//! The files that the built page needs before it can be used.

use crate::tools::files;
use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

/// Every file that opening `index.html` loads: what it names, what the scripts import at once and
/// the WebAssembly they name, what the style sheets name. What a script imports later is left out.
pub fn files_needed(dist: &Path) -> Result<Vec<PathBuf>, String> {
    needed_from(dist.join("index.html"))
}

/// Every file that loading a script of the package loads: what it imports at once, and the WebAssembly.
pub fn scripts_needed(script: &Path) -> Result<Vec<PathBuf>, String> {
    needed_from(script.to_path_buf())
}

fn needed_from(first: PathBuf) -> Result<Vec<PathBuf>, String> {
    let mut needed = BTreeSet::new();
    let mut pending = vec![first];
    while let Some(path) = pending.pop() {
        let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        let text = match &*ending {
            "html" | "js" | "css" => files::read_text(&path)?,
            _ => String::new(),
        };
        let named = match &*ending {
            "html" => named_by_html(&text),
            "js" => named_by_script(&text),
            "css" => named_by_style(&text),
            _ => Vec::new(),
        };
        let directory = path.parent().unwrap_or(&path);
        // A name without a file is not a file's name, or is caught when the page is opened.
        let found = named.iter().map(|name| resolve(directory, name));
        pending.extend(found.filter(|found| found.is_file() && !needed.contains(found)));
        needed.insert(path);
    }
    Ok(needed.into_iter().collect())
}

/// What is fetched while a document loads.
const FETCHED: [&str; 5] = ["stylesheet", "modulepreload", "preload", "icon", "manifest"];

fn named_by_html(text: &str) -> Vec<String> {
    let mut named = Vec::new();
    for tag in text.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default()) {
        let address = match tag.split_whitespace().next() {
            Some("script" | "img") => attribute(tag, "src"),
            Some("link") if attribute(tag, "rel").is_some_and(is_fetched) => attribute(tag, "href"),
            _ => None,
        };
        named.extend(address.map(str::to_owned));
    }
    named
}

fn is_fetched(relation: &str) -> bool {
    relation.split_whitespace().any(|word| FETCHED.contains(&word))
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = tag.split_once(&format!(" {name}="))?;
    let quote = value.chars().next()?;
    match quote {
        '"' | '\'' => value[1..].split(quote).next(),
        _ => value.split_whitespace().next(),
    }
}

const QUOTES: [char; 3] = ['"', '\'', '`'];

fn named_by_script(text: &str) -> Vec<String> {
    let mut named = Vec::new();
    for word in ["from", "import"] {
        for (position, _) in text.match_indices(word) {
            let rest = text[position + word.len()..].trim_start();
            let Some(quote) = rest.chars().next().filter(|first| QUOTES.contains(first)) else {
                continue;
            };
            named.extend(rest[1..].split(quote).next().map(str::to_owned));
        }
    }
    for (position, ending) in text.match_indices(".wasm") {
        let end = position + ending.len();
        let begin = text[..position].rfind(QUOTES).map_or(0, |quote| quote + 1);
        if text[end..].starts_with(QUOTES) {
            named.push(text[begin..end].to_owned());
        }
    }
    named
}

fn named_by_style(text: &str) -> Vec<String> {
    let rest = text.split("url(").skip(1);
    let named = rest.filter_map(|rest| rest.split(')').next());
    named.map(|name| name.trim_matches(QUOTES).to_owned()).collect()
}

/// The file that `name` means in `directory`, without a query or fragment.
fn resolve(directory: &Path, name: &str) -> PathBuf {
    let name = name.split(['?', '#']).next().unwrap_or_default();
    let mut path = directory.to_path_buf();
    for part in Path::new(name).components() {
        match part {
            Component::Normal(part) => path.push(part),
            Component::ParentDir => {
                path.pop();
            }
            _ => {}
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::{named_by_html, named_by_script, named_by_style, resolve};
    use std::path::{Path, PathBuf};

    #[test]
    fn a_document_names_scripts_styles_and_icons() {
        let html = r#"<!doctype html>
            <link rel="icon" href="./icon.svg"><link href=./a.css rel=stylesheet>
            <link rel="canonical" href="https://example.org/"><a href="./other.html">other</a>
            <script type="module" crossorigin src="./assets/index-1.js"></script>"#;
        assert_eq!(named_by_html(html), ["./icon.svg", "./a.css", "./assets/index-1.js"]);
    }

    #[test]
    fn a_script_names_static_imports_and_wasm() {
        let script = r#"import{a as b}from"./engine-1.js";import './side.js';export*from `./c.js`;
            const later=()=>import("./later.js");new URL(`engine-2.wasm`,import.meta.url)"#;
        let expected = ["./engine-1.js", "./c.js", "./side.js", "engine-2.wasm"];
        assert_eq!(named_by_script(script), expected);
    }

    #[test]
    fn a_style_sheet_names_fonts_and_pictures() {
        let style = "@font-face{src:url(\"./a.woff2\")}b{background:url(b.svg#mark)}";
        assert_eq!(named_by_style(style), ["./a.woff2", "b.svg#mark"]);
    }

    #[test]
    fn names_are_relative_to_the_file_that_has_them() {
        let directory = Path::new("dist/assets");
        assert_eq!(resolve(directory, "./a.js"), PathBuf::from("dist/assets/a.js"));
        assert_eq!(resolve(directory, "../icon.svg?v=1"), PathBuf::from("dist/icon.svg"));
    }
}
