//! Sizes as a web server sends them.

use flate2::{Compression, GzBuilder};
use std::io::Write;

/// The number of bytes that remain of `content` after gzip at its best level.
pub fn size(content: &[u8]) -> usize {
    let mut encoder = GzBuilder::new().write(Vec::new(), Compression::best());
    // Writing into memory cannot fail; were it to, the raw size is the honest answer.
    match encoder.write_all(content).and_then(|()| encoder.finish()) {
        Ok(compressed) => compressed.len(),
        Err(_) => content.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn an_empty_file_is_a_header_and_a_trailer() {
        assert_eq!(size(b""), 20);
    }

    #[test]
    fn repetition_shrinks() {
        let repeated = b"12 25 15 c5 ".repeat(1000);
        assert!(size(&repeated) < 100, "{}", size(&repeated));
    }
}
