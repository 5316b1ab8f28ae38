//! Debian's packages.

use crate::tools::program::Program;
use std::io::IsTerminal;
use std::time::Duration;

/// Whether this system is Debian itself; its derivatives have other packages.
pub fn is_here() -> bool {
    std::fs::read_to_string("/etc/os-release").is_ok_and(|text| names_debian(&text))
}

/// Installs packages. Removes none: where that would be needed, it fails.
pub fn install(packages: &[String]) -> Result<(), String> {
    let options = ["install", "--yes", "--no-remove", "--no-install-recommends"];
    let limit = Duration::from_secs(900);
    as_root(&options, packages, limit).map_err(|message| {
        format!(
            "{message}\nIf apt-get refused to remove a package that is in the way, or its \
            database is locked or broken, put that right, then run this command again."
        )
    })
}

/// Fetches the lists of packages.
pub fn update() -> Result<(), String> {
    as_root(&["update"], &[], Duration::from_secs(180)).map_err(|message| {
        format!("{message}\nCheck that this machine reaches its Debian mirror, then run this command again.")
    })
}

/// Those of `packages` that can be had.
pub fn available(packages: &[String]) -> Result<Vec<String>, String> {
    let policy = Program::new("apt-cache").arg("policy").args(packages).env("LC_ALL", "C.UTF-8").ask()?;
    Ok(with_candidate(&policy))
}

/// The packages that `package` depends on.
pub fn dependencies(package: &str) -> Result<Vec<String>, String> {
    let list = Program::new("apt-cache").args(["depends", "--important", package]).env("LC_ALL", "C.UTF-8").ask()?;
    let names = list.lines().filter_map(|line| {
        let line = line.trim().trim_start_matches('|');
        line.strip_prefix("Depends: ")
    });
    Ok(names.map(str::to_owned).collect())
}

/// Runs apt-get, with sudo if this is not root, after saying so.
fn as_root(options: &[&str], packages: &[String], limit: Duration) -> Result<(), String> {
    let command = Program::new("apt-get").args(options).args(packages).line();
    let program = if is_root() {
        Program::new("env")
    } else if Program::new("sudo").arg("--version").ask().is_ok() {
        println!("This needs root, so the next command uses sudo, which may ask for your password.");
        let program = Program::new("sudo");
        // Nobody could answer.
        let silent = !std::io::stdin().is_terminal();
        let program = if silent { program.arg("--non-interactive") } else { program };
        program.arg("env")
    } else {
        return Err(format!("`{command}` needs root, and there is no sudo. Run it as root, then this command again."));
    };
    program
        .args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"])
        .args(["-o", "DPkg::Lock::Timeout=120"])
        .args(options)
        .args(packages)
        .limit(limit)
        .run()
}

fn is_root() -> bool {
    Program::new("id").arg("-u").ask().is_ok_and(|id| id.trim() == "0")
}

fn names_debian(os_release: &str) -> bool {
    let mut lines = os_release.lines().map(str::trim);
    lines.any(|line| matches!(line, "ID=debian" | "ID=\"debian\"" | "ID='debian'"))
}

/// The packages of `apt-cache policy` that have a version to install.
fn with_candidate(policy: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut package = "";
    for line in policy.lines() {
        if let Some(name) = line.strip_suffix(':').filter(|name| !name.starts_with(' ')) {
            package = name;
        } else if let Some(version) = line.trim().strip_prefix("Candidate: ")
            && version != "(none)"
        {
            found.push(package.to_owned());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{names_debian, with_candidate};

    #[test]
    fn debian_is_told_from_its_derivatives() {
        assert!(names_debian("PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n"));
        assert!(names_debian("ID=\"debian\"\n"));
        assert!(!names_debian("ID=ubuntu\nID_LIKE=debian\n"));
        assert!(!names_debian(""));
    }

    #[test]
    fn packages_without_a_candidate_are_left_out() {
        let policy = "\
rustc-web:
  Installed: (none)
  Candidate: 1.96.0+dfsg1-1~deb12u2
  Version table:
     1.96.0+dfsg1-1~deb12u2 500
lld-99:
  Installed: (none)
  Candidate: (none)
  Version table:
";
        assert_eq!(with_candidate(policy), ["rustc-web"]);
    }
}
