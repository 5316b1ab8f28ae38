//! A game is named in its own folders and in no more than six files elsewhere.
//!
//! A file names a game when it imports from the game's folder, or has the game's name as an identifier or as a quoted word.
//! Comments, prose, words of a language, tests and benchmarks may speak of any game.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Where files are counted.
const PLACES: [&str; 3] = ["src", "www/src", "pkg"];
/// In how many files outside its folders a game may be named.
const MOST: usize = 6;

#[test]
fn no_game_is_named_in_a_seventh_file() {
    let games = games();
    assert!(games.iter().any(|game| game == "quantum"), "{games:?}");
    let files: BTreeMap<String, String> = PLACES.iter().flat_map(|place| files_below(place)).collect();
    assert!(files.len() > 50);
    for game in games {
        let naming: Vec<_> = files.iter().filter(|(file, text)| counts(file, &game) && names(text, &game)).collect();
        let naming: Vec<_> = naming.into_iter().map(|(file, _)| file).collect();
        assert!(naming.len() <= MOST, "{game} is named in {naming:#?}");
    }
}

/// The rules of this test are told apart by texts of either kind.
#[test]
fn names_are_found() {
    let check = |text: &str, expected| assert_eq!(names(text, "chess"), expected, "{text}");
    check("use crate::games::chess::Chess;", true);
    check("Chess(chess::Chess),", true);
    check("    #[cfg(feature = \"chess\")]", true);
    check("import { begin } from \"./games/chess/index.ts\";", true);
    check("export * from './games/chess.js';", true);
    check("if (view.variant === `chess`) return;", true);
    check("Match::<Chess>::new()", true);
    check("// Of chess, classic and \"chess\" alike.", false);
    check("let x = 1; // chess", false);
    check("/* chess */ let x;\n/** chess\n * \"chess\"\n */", false);
    check("say(\"chess is a game\")", false);
    check("import \"chess-board\";", false);
    check("const chessBoard = chess_board();", false);
    check("https://chess.example", false);

    assert!(counts("src/record.rs", "chess") && counts("pkg/index.d.ts", "chess"));
    for file in
        ["src/games/chess/view.rs", "pkg/games/chess.d.ts", "pkg/test/chess.test.mjs", "www/src/languages/en/a.ts"]
    {
        assert!(!counts(file, "chess"), "{file}");
    }
    assert!(counts("src/games/go/state.rs", "chess"));
}

/// The names of all games: those of their folders.
fn games() -> Vec<String> {
    let entries = fs::read_dir(root().join("src/games")).expect("the games");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("plain"));
    names.filter(|name| !name.contains('.')).collect()
}

/// Whether a file is outside the game's folders, and neither a test or a benchmark nor full of words.
fn counts(file: &str, game: &str) -> bool {
    let own = [format!("/games/{game}/"), format!("/games/{game}.")];
    let exempt = ["/test/", "/languages/", "/words", "/bench.rs"];
    !own.iter().any(|part| file.contains(part.as_str())) && !exempt.iter().any(|part| file.contains(part))
}

fn names(text: &str, game: &str) -> bool {
    let kind = game[..1].to_uppercase() + &game[1..];
    let (code, quoted) = parted(text);
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code.split(|c: char| !is_part(c)).any(|word| word == game || word == kind)
        || quoted.iter().any(|text| {
            text == game || text.contains(&format!("games/{game}/")) || text.ends_with(&format!("games/{game}.js"))
        })
}

/// The code without comments and quotations, and what stands in quotation marks.
fn parted(text: &str) -> (String, Vec<String>) {
    let (mut code, mut quoted) = (String::new(), Vec::new());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let end = |from: usize, mark: &str| rest[from..].find(mark).map_or(rest.len(), |at| from + at + mark.len());
        let length = if rest.starts_with("//") {
            end(2, "\n")
        } else if rest.starts_with("/*") {
            end(2, "*/")
        } else if matches!(c, '"' | '`')
            || c == '\'' && rest[1..].split('\n').next().is_some_and(|line| line.contains('\''))
        {
            let end = end(1, &c.to_string());
            quoted.push(rest[1..end].trim_end_matches(c).into());
            end
        } else {
            code.push(c);
            c.len_utf8()
        };
        if length > c.len_utf8() {
            code.push(' ');
        }
        rest = &rest[length..];
    }
    (code, quoted)
}

/// The texts of all source files below a folder, by path from the project's root.
fn files_below(place: &str) -> Vec<(String, String)> {
    let (mut files, mut folders) = (Vec::new(), vec![root().join(place)]);
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            let name = path.strip_prefix(root()).expect("below the root").to_str().expect("plain").replace('\\', "/");
            let is_made = name.contains("node_modules")
                || name.starts_with("pkg/element/")
                || ["pkg/quantum_tictactoe.js", "pkg/shared.js", "pkg/small.js"]
                    .iter()
                    .any(|made| name.ends_with(made));
            let is_source = [".rs", ".ts", ".js", ".mjs"].iter().any(|ending| name.ends_with(ending));
            if path.is_dir() {
                folders.push(path);
            } else if is_source && !is_made {
                files.push((name, fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    files
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
