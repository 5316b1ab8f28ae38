//! The results of `cargo bench`, as criterion stores them.

use crate::tools::files;
use serde_json::Value;
use std::path::Path;

/// One benchmark.
#[derive(Debug, PartialEq)]
pub struct Benchmark {
    /// Its group and name, such as `playouts/quantum`.
    pub name: String,
    /// The median time of one iteration, in seconds.
    pub seconds: f64,
    /// How many things one iteration does, if the benchmark says so.
    pub elements: Option<u64>,
}

impl Benchmark {
    /// Things done in a second; iterations, if the benchmark does not say how many things they do.
    pub fn rate(&self) -> f64 {
        self.elements.unwrap_or(1) as f64 / self.seconds
    }
}

/// All results of the last run below `directory`, sorted by name.
pub fn results(directory: &Path) -> Result<Vec<Benchmark>, String> {
    let mut found = Vec::new();
    for path in files::find(directory, "benchmark.json") {
        let Some(directory) = path.parent().filter(|directory| directory.ends_with("new")) else {
            continue;
        };
        let estimates = files::read_text(&directory.join("estimates.json"))?;
        found.push(parse(&files::read_text(&path)?, &estimates)?);
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

fn parse(benchmark: &str, estimates: &str) -> Result<Benchmark, String> {
    let json = |text: &str| {
        let value = serde_json::from_str::<Value>(text);
        value.map_err(|error| format!("A result of criterion is not JSON: {error}. Run it again."))
    };
    let benchmark = json(benchmark)?;
    let name = benchmark["full_id"].as_str().unwrap_or("unnamed").to_owned();
    let nanoseconds = json(estimates)?["median"]["point_estimate"].as_f64();
    let nanoseconds =
        nanoseconds.ok_or_else(|| format!("The result of the benchmark `{name}` has no median. Run it again."))?;
    Ok(Benchmark { name, seconds: nanoseconds / 1e9, elements: benchmark["throughput"]["Elements"].as_u64() })
}

#[cfg(test)]
mod tests {
    use super::{Benchmark, parse};

    #[test]
    fn the_rate_counts_elements() {
        let benchmark = r#"{ "full_id": "playouts/quantum", "throughput": { "Elements": 1000 } }"#;
        let estimates = r#"{ "median": { "point_estimate": 500000.0 } }"#;
        let parsed = parse(benchmark, estimates);
        let expected = Benchmark { name: "playouts/quantum".to_owned(), seconds: 0.0005, elements: Some(1000) };
        assert_eq!(parsed, Ok(expected));
        assert_eq!(parsed.map(|benchmark| benchmark.rate()), Ok(2_000_000.0));
    }

    #[test]
    fn a_result_without_a_median_is_an_error() {
        let message = parse(r#"{ "full_id": "perft6" }"#, "{}");
        let expected = "The result of the benchmark `perft6` has no median. Run it again.";
        assert_eq!(message, Err(expected.to_owned()));
    }
}
