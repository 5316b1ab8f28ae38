//! Running another program: shown, limited in time, its output kept where it is wanted.

use super::process_tree;
use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
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

    /// Runs it in view; an error unless it exits with 0.
    pub fn run(mut self) -> Result<(), String> {
        println!("$ {}", self.line());
        let child = self.spawn()?;
        if self.wait(child)? { Ok(()) } else { Err(format!("`{}` failed; what it said is above.", self.line())) }
    }

    /// Runs it in view and keeps what it writes to standard output.
    pub fn watch(mut self) -> Result<Finished, String> {
        println!("$ {}", self.line());
        self.command.stdout(Stdio::piped());
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
        let Some(output) = child.stdout.take() else {
            process_tree::end(&mut child);
            return Err(format!("`{}` has no output.", self.line()));
        };
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || sender.send(read(output, shown)));
        let succeeded = self.wait(child)?;
        // A grandchild that outlives the program could hold the pipe open for ever.
        let text = receiver.recv_timeout(Duration::from_secs(10));
        Ok(Finished { succeeded, text: text.unwrap_or_default() })
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

fn read(output: impl Read, shown: bool) -> String {
    let mut kept = String::new();
    let mut lines = BufReader::new(output);
    let mut line = Vec::new();
    while matches!(lines.read_until(b'\n', &mut line), Ok(1..)) {
        if shown {
            // Whoever closed our output does not want to see it.
            let _ = std::io::stdout().write_all(&line);
        }
        kept.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    kept
}

fn quoted(word: &OsStr) -> String {
    let word = OsString::from(word).to_string_lossy().into_owned();
    if word.is_empty() || word.contains([' ', '$', '\'', '"', '*', ';', '(']) { format!("'{word}'") } else { word }
}

#[cfg(all(test, unix))]
mod tests {
    use super::Program;
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
