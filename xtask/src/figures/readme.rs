//! The part of the README that `cargo xtask measure` writes.

const BEGIN: &str = "<!-- measured:begin -->";
const END: &str = "<!-- measured:end -->";

/// `readme` with `figures` between its two markers.
pub fn with_figures(readme: &str, figures: &str) -> Result<String, String> {
    let (before, rest) = readme.split_once(BEGIN).ok_or_else(advice)?;
    let (_, after) = rest.split_once(END).ok_or_else(advice)?;
    Ok(format!("{before}{BEGIN}\n{}\n{END}{after}", figures.trim()))
}

fn advice() -> String {
    format!(
        "README.md lacks the lines `{BEGIN}` and `{END}`. Put both where the figures belong, then \
        run this command again."
    )
}

#[cfg(test)]
mod tests {
    use super::{advice, with_figures};

    #[test]
    fn figures_replace_what_is_between_the_markers() {
        let readme = "# Title\n<!-- measured:begin -->\nold\n<!-- measured:end -->\nrest\n";
        let expected = "# Title\n<!-- measured:begin -->\nnew\n<!-- measured:end -->\nrest\n";
        assert_eq!(with_figures(readme, "new\n"), Ok(expected.to_owned()));
        assert_eq!(with_figures(expected, "new"), Ok(expected.to_owned()));
    }

    #[test]
    fn a_missing_marker_is_an_error() {
        assert_eq!(with_figures("# Title\n", "new"), Err(advice()));
        assert_eq!(with_figures("<!-- measured:end --><!-- measured:begin -->", "new"), Err(advice()));
    }
}
