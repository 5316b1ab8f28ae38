//! Ending a program together with everything it started.

use std::process::{Child, Command, Stdio};

/// Ends `child` and its descendants at once.
pub fn end(child: &mut Child) {
    if cfg!(windows) {
        quietly("taskkill", &["/T", "/F", "/PID", &child.id().to_string()]);
    } else {
        // A system without `ps` loses the descendants only.
        let table = Command::new("ps").args(["-A", "-o", "pid=,ppid="]).output();
        let table = table.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
        for process in descendants(&table.unwrap_or_default(), child.id()) {
            quietly("kill", &["-KILL", &process.to_string()]);
        }
    }
    // Both fail only if the child has ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}

/// All processes below `root` in a table of `pid ppid` lines, the nearest first.
fn descendants(table: &str, root: u32) -> Vec<u32> {
    let parents: Vec<(u32, u32)> = table
        .lines()
        .filter_map(|line| {
            let mut numbers = line.split_whitespace().map(str::parse);
            Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
        })
        .collect();
    let mut found = vec![root];
    let mut next = 0;
    while let Some(&parent) = found.get(next) {
        next += 1;
        for &(process, _) in parents.iter().filter(|entry| entry.1 == parent) {
            if !found.contains(&process) {
                found.push(process);
            }
        }
    }
    found.remove(0);
    found
}

fn quietly(program: &str, arguments: &[&str]) {
    let mut command = Command::new(program);
    command.args(arguments);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    // The process may have ended in the meantime.
    let _ = command.status();
}

#[cfg(test)]
mod tests {
    use super::descendants;

    #[test]
    fn children_of_children_are_found_and_others_are_not() {
        let table = "  1 0\n 10 1\n 11 10\n 12 11\n 13 10\n 20 1\n";
        assert_eq!(descendants(table, 10), [11, 13, 12]);
    }

    #[test]
    fn a_table_that_makes_no_sense_has_no_descendants() {
        assert_eq!(descendants("error: no such option\n7 7\n", 7), [0; 0]);
    }
}
