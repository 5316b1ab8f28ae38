//! Running another program: shown, limited in time, its output kept where it is wanted.

use super::process_tree;
use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// A program about to run. It has twenty minutes unless told otherwise.
pub struct Program {
    command: Command,
    limit: Duration,
}

/// What became of a program that was started.
pub struct Finished {
    /// Whether it exited with 0.
    pub succeeded: bool,
    /// What it wrote to standard output.
    pub text: String,
    /// The last lines that it showed, on either output.
    pub last: Vec<String>,
}

/// How many of the last lines are kept.
const LAST: usize = 15;

impl Finished {
    /// What happened, and the last lines that were shown then.
    pub fn ending(&self, what: &str) -> String {
        if self.last.is_empty() {
            return format!("{what}.");
        }
        format!("{what}; it ended with:\n    {}", self.last.join("\n    "))
    }
}

impl Program {
    /// A program found on the search path or by its own path.
    pub fn new(name: impl AsRef<OsStr>) -> Program {
        Program { command: Command::new(name), limit: Duration::from_secs(1200) }
    }

    /// Adds one argument.
    pub fn arg(mut self, argument: impl AsRef<OsStr>) -> Program {
        self.command.arg(argument);
        self
    }

    /// Adds arguments.
    pub fn args(mut self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Program {
        self.command.args(arguments);
        self
    }

    /// Sets a variable of its environment.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Program {
        self.command.env(name, value);
        self
    }

    /// Removes variables from its environment.
    pub fn without(mut self, names: &[&str]) -> Program {
        for name in names {
            self.command.env_remove(name);
        }
        self
    }

    /// Runs it in `directory`.
    pub fn in_directory(mut self, directory: &Path) -> Program {
        self.command.current_dir(directory);
        self
    }

    /// Ends it, with everything it started, after this time.
    pub fn limit(mut self, limit: Duration) -> Program {
        self.limit = limit;
        self
    }

    /// Runs it in view; an error, with its last lines, unless it exits with 0.
    pub fn run(self) -> Result<(), String> {
        let line = self.line();
        let finished = self.watch()?;
        if finished.succeeded { Ok(()) } else { Err(finished.ending(&format!("`{line}` failed"))) }
    }

    /// Runs it in view and keeps what it writes to standard output.
    pub fn watch(mut self) -> Result<Finished, String> {
        println!("$ {}", self.line());
        self.command.stdout(Stdio::piped()).stderr(Stdio::piped());
        self.keep(true)
    }

    /// Runs it unseen and keeps what it writes to standard output; an error unless it exits with 0.
    pub fn ask(mut self) -> Result<String, String> {
        self.command.stdout(Stdio::piped()).stderr(Stdio::null());
        let finished = self.keep(false)?;
        if finished.succeeded { Ok(finished.text) } else { Err(format!("`{}` failed.", self.line())) }
    }

    /// Starts it, fed by a pipe that closes when this program ends, for whatever reason.
    pub fn start(mut self) -> Result<Child, String> {
        self.command.stdin(Stdio::piped());
        self.spawn()
    }

    /// The program and its arguments as a person would type them.
    pub fn line(&self) -> String {
        let words = std::iter::once(self.command.get_program()).chain(self.command.get_args());
        words.map(quoted).collect::<Vec<_>>().join(" ")
    }

    fn keep(&mut self, shown: bool) -> Result<Finished, String> {
        let mut child = self.spawn()?;
        let last = Arc::new(Mutex::new(VecDeque::new()));
        let (output, errors) = (child.stdout.take(), child.stderr.take());
        let output = output.map(|output| kept(output, shown.then(std::io::stdout), &last));
        let errors = errors.map(|errors| kept(errors, shown.then(std::io::stderr), &last));
        let succeeded = self.wait(child)?;
        // A grandchild that outlives the program could hold a pipe open for ever.
        let mut texts = [output, errors].map(|text| text.map(|text| text.recv_timeout(Duration::from_secs(10))));
        let text = texts[0].take().and_then(Result::ok).unwrap_or_default();
        let last = last.lock().map(|mut last| last.drain(..).collect()).unwrap_or_default();
        Ok(Finished { succeeded, text, last })
    }

    fn spawn(&mut self) -> Result<Child, String> {
        self.command.spawn().map_err(|error| {
            let program = self.command.get_program().display();
            format!("Cannot start `{program}`: {error}. Is it installed and on the search path?")
        })
    }

    fn wait(&self, mut child: Child) -> Result<bool, String> {
        let start = Instant::now();
        loop {
            match child.try_wait() {
                Ok(Some(status)) => return Ok(status.success()),
                Ok(None) if start.elapsed() < self.limit => thread::sleep(Duration::from_millis(20)),
                Ok(None) => {
                    process_tree::end(&mut child);
                    return Err(format!(
                        "`{}` did not end within {} seconds and was stopped.",
                        self.line(),
                        self.limit.as_secs()
                    ));
                }
                Err(error) => {
                    process_tree::end(&mut child);
                    return Err(format!("Lost track of `{}`: {error}.", self.line()));
                }
            }
        }
    }
}

/// Reads to the end beside this thread; shows each line where one is given to show it.
fn kept<W: Write + Send + 'static>(
    output: impl Read + Send + 'static,
    mut shown: Option<W>,
    last: &Arc<Mutex<VecDeque<String>>>,
) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    let last = Arc::clone(last);
    thread::spawn(move || {
        let mut text = String::new();
        let mut lines = BufReader::new(output);
        let mut line = Vec::new();
        while matches!(lines.read_until(b'\n', &mut line), Ok(1..)) {
            if let Some(shown) = &mut shown {
                // Whoever closed our output does not want to see it.
                let _ = shown.write_all(&line);
            }
            let read = String::from_utf8_lossy(&line);
            if let Ok(mut last) = last.lock()
                && !read.trim().is_empty()
            {
                last.push_back(without_colour(read.trim_end()));
                if last.len() > LAST {
                    last.pop_front();
                }
            }
            text.push_str(&read);
            line.clear();
        }
        sender.send(text)
    });
    receiver
}

/// Text without what tells a terminal of colours: `ESC [`, numbers, and a letter.
pub fn without_colour(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let numbers =
            part.strip_prefix('[').map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == ';'));
        plain.push_str(numbers.and_then(|rest| rest.get(1..)).unwrap_or(part));
    }
    plain
}

fn quoted(word: &OsStr) -> String {
    let word = OsString::from(word).to_string_lossy().into_owned();
    if word.is_empty() || word.contains([' ', '$', '\'', '"', '*', ';', '(']) { format!("'{word}'") } else { word }
}

#[cfg(all(test, unix))]
mod tests {
    use super::{Program, Stdio, without_colour};
    use std::time::{Duration, Instant};

    fn shell(script: &str) -> Program {
        Program::new("sh").args(["-c", script])
    }

    #[test]
    fn output_is_kept() {
        assert_eq!(shell("echo one; echo two").ask(), Ok("one\ntwo\n".into()));
    }

    #[test]
    fn a_failure_names_the_program() {
        assert_eq!(shell("exit 3").ask(), Err("`sh -c 'exit 3'` failed.".into()));
    }

    #[test]
    fn the_last_lines_on_either_output_are_kept() {
        let mut program = shell("(seq 1 20; echo; echo broken) >&2; exit 3");
        program.command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let finished = program.keep(false).unwrap();
        let last = (7..=20).map(|line| line.to_string()).chain(["broken".into()]).collect::<Vec<_>>();
        assert_eq!(finished.ending("It failed"), format!("It failed; it ended with:\n    {}", last.join("\n    ")));
    }

    #[test]
    fn colours_go() {
        assert_eq!(without_colour("\u{1b}[31m✖ \u{1b}[1;4mdraws\u{1b}[39m"), "✖ draws");
        assert_eq!(without_colour("\u{1b}and <more>"), "and <more>");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let message = Program::new("no-such-program").ask().unwrap_err();
        assert!(message.starts_with("Cannot start `no-such-program`: "), "{message}");
    }

    #[test]
    fn a_program_that_hangs_is_stopped_with_its_children() {
        let start = Instant::now();
        let hanging = shell("sleep 60; true").limit(Duration::from_millis(200));
        assert_eq!(hanging.ask(), Err("`sh -c 'sleep 60; true'` did not end within 0 seconds and was stopped.".into()));
        assert!(start.elapsed() < Duration::from_secs(9));
    }
}
