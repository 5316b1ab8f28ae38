//! What figures were measured on, and when.

use crate::tools::program::Program;
use std::thread::available_parallelism;
use std::time::{SystemTime, UNIX_EPOCH};

/// The processor, its cores and the day, as the end of a sentence.
pub fn description() -> String {
    let cores = available_parallelism().map_or(1, usize::from);
    let plural = if cores == 1 { "" } else { "s" };
    format!("{} ({cores} core{plural}) on {}", processor(), today())
}

fn processor() -> String {
    let linux = std::fs::read_to_string("/proc/cpuinfo").ok();
    let linux = linux.and_then(|text| model_name(&text));
    let mac = || Program::new("sysctl").args(["-n", "machdep.cpu.brand_string"]).ask().ok();
    let windows = || std::env::var("PROCESSOR_IDENTIFIER").ok();
    let name = linux.or_else(mac).or_else(windows);
    name.map_or_else(|| "an unknown processor".to_owned(), |name| name.trim().to_owned())
}

fn model_name(cpuinfo: &str) -> Option<String> {
    let line = cpuinfo.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    date(seconds / 86_400)
}

/// The date this many days after 1 January 1970.
fn date(mut days: u64) -> String {
    let is_leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use super::{date, model_name};

    #[test]
    fn dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(364), "1970-12-31");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20_454), "2026-01-01");
    }

    #[test]
    fn the_processor_has_a_name() {
        let cpuinfo = "processor\t: 0\nmodel name\t: Some CPU @ 2.00GHz\nflags\t: fpu\n";
        assert_eq!(model_name(cpuinfo), Some("Some CPU @ 2.00GHz".to_owned()));
        assert_eq!(model_name("processor\t: 0\n"), None);
    }
}
