//! `cargo xtask play`: builds the page, serves it on this machine only, and opens it.

use super::build;
use crate::project;
use crate::setup::npm;
use crate::tools::ports;
use crate::tools::process_tree;
use crate::tools::program::Program;
use std::net::{Ipv4Addr, TcpStream};
use std::process::Child;
use std::time::{Duration, Instant};

/// Serves until interrupted.
pub fn play() -> Result<(), String> {
    build::build()?;
    let port = ports::free(1)?;
    let mut server = serve(port)?;
    if let Err(message) = wait_until_up(&mut server, port) {
        process_tree::end(&mut server);
        return Err(message);
    }
    let address = format!("http://127.0.0.1:{port}/");
    println!("\nThe page is at\n{address}\nStop it with Ctrl+C.");
    open(&address);
    // Waiting would close the pipe first, and so end the server.
    let pipe = server.stdin.take();
    let ended = server.wait();
    drop(pipe);
    ended.map_err(|error| format!("Lost track of the server: {error}. Run this command again."))?;
    Ok(())
}

/// Ends a program of Node.js when the pipe to it closes.
const END_WITH_PIPE: &str = "data:text/javascript,process.stdin.on('end',()=>process.exit()).resume()";

/// Starts vite's own server for built pages. It ends with this command, however that ends.
fn serve(port: u16) -> Result<Child, String> {
    npm::node()
        .args(["--import", END_WITH_PIPE])
        .arg(npm::package_file("vite/bin/vite.js"))
        .args(["preview", "--host", "127.0.0.1", "--strictPort", "--port", &port.to_string()])
        .in_directory(&project::root().join("www"))
        .start()
}

fn wait_until_up(server: &mut Child, port: u16) -> Result<(), String> {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(30) {
        if let Ok(Some(_)) = server.try_wait() {
            return Err("The server ended at once; what it said is above.".to_owned());
        }
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Err("The server did not answer within 30 seconds. Run this command again.".to_owned())
}

/// Opens the browser where there is a desktop; elsewhere the address has been printed.
fn open(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        Some(Program::new("open"))
    } else if cfg!(windows) {
        Some(Program::new("cmd").args(["/C", "start", ""]))
    } else if has_desktop(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty())) {
        Some(Program::new("xdg-open"))
    } else {
        None
    };
    if let Some(opener) = opener
        && opener.arg(address).limit(Duration::from_secs(20)).ask().is_err()
    {
        println!("No browser could be opened; open the address yourself.");
    }
}

fn has_desktop(is_set: impl Fn(&str) -> bool) -> bool {
    is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::has_desktop;

    #[test]
    fn either_display_is_a_desktop() {
        assert!(has_desktop(|name| name == "DISPLAY"));
        assert!(has_desktop(|name| name == "WAYLAND_DISPLAY"));
        assert!(!has_desktop(|_| false));
    }
}
