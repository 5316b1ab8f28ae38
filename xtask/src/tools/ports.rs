//! Ports of this machine that nobody listens on.

use std::net::{Ipv4Addr, TcpListener};
use std::ops::RangeInclusive;

/// The first of `count` free ports in a row, from those that vite uses upwards.
pub fn free(count: u16) -> Result<u16, String> {
    first(count, |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok())
}

const RANGE: RangeInclusive<u16> = 4173..=4272;

fn first(count: u16, is_free: impl Fn(u16) -> bool) -> Result<u16, String> {
    let mut starts = RANGE.filter(|start| start + count - 1 <= *RANGE.end());
    let found = starts.find(|&start| (start..start + count).all(&is_free));
    found.ok_or_else(|| {
        let (begin, end) = (RANGE.start(), RANGE.end());
        format!("Of the ports {begin} to {end}, no {count} in a row are free. Stop some of their servers.")
    })
}

#[cfg(test)]
mod tests {
    use super::first;

    #[test]
    fn a_gap_that_is_too_small_is_passed_over() {
        let is_free = |port| port != 4174;
        assert_eq!(first(1, is_free), Ok(4173));
        assert_eq!(first(3, is_free), Ok(4175));
    }

    #[test]
    fn the_last_ports_count_and_those_beyond_do_not() {
        assert_eq!(first(3, |port| port >= 4270), Ok(4270));
        let message = "Of the ports 4173 to 4272, no 3 in a row are free. Stop some of their servers.";
        assert_eq!(first(3, |port| port >= 4271), Err(message.to_owned()));
    }
}
