//! The rules of a game as JavaScript gives them: named values, each asked for by name and type.

use super::problem::Problem;
use crate::game::Options;
use crate::position::RulesError;

/// Named values. What is of another type than the game asks for, and what it does not ask for, is a problem.
pub(super) struct Fields<'a> {
    left: Vec<(&'a str, &'a str)>,
    wrong: Option<String>,
}

impl<'a> Fields<'a> {
    /// Reads lines of a name, a blank, a sign of the type (`#` a number, `?` true or false, `"` a text) and the value.
    pub fn new(lines: &'a str) -> Fields<'a> {
        Fields { left: lines.lines().filter_map(|line| line.split_once(' ')).collect(), wrong: None }
    }

    /// What was wrong with the values, once the game has asked for all that it knows.
    pub fn problem(self) -> Option<Problem> {
        let unknown = self.left.first().map(|(name, _)| format!("there is no field {name} in the rules"));
        unknown.or(self.wrong).map(Problem::type_error)
    }

    /// The value behind a sign, unless the name is missing; what it must be is told of another one.
    fn value(&mut self, name: &str, sign: char, what: &str, fits: &dyn Fn(&str) -> bool) -> Option<&'a str> {
        let at = self.left.iter().position(|(given, _)| *given == name)?;
        let (_, value) = self.left.swap_remove(at);
        let value = value.strip_prefix(sign).filter(|value| fits(value));
        if value.is_none() {
            self.wrong.get_or_insert_with(|| format!("{name} must be {what}"));
        }
        value
    }
}

/// What is wrong is kept for [`Fields::problem`], and is as good as missing until then.
impl Options for Fields<'_> {
    fn number(&mut self, name: &'static str, most: u8) -> Result<Option<u8>, RulesError> {
        let what = format!("a whole number from 0 to {most}");
        let number = |value: &str| value.parse().ok().filter(|number| *number <= most);
        Ok(self.value(name, '#', &what, &|value| number(value).is_some()).and_then(number))
    }

    fn flag(&mut self, name: &'static str) -> Result<Option<bool>, RulesError> {
        let flag = self.value(name, '?', "true or false", &|value| value.parse::<bool>().is_ok());
        Ok(flag.and_then(|value| value.parse().ok()))
    }

    fn word(&mut self, name: &'static str, words: &[&'static str]) -> Result<Option<&'static str>, RulesError> {
        let word = |value: &str| words.iter().copied().find(|word| *word == value);
        let what = words.join(" or ");
        Ok(self.value(name, '"', &what, &|value| word(value).is_some()).and_then(word))
    }
}

#[cfg(test)]
mod tests {
    use super::{Fields, Options, Problem};

    fn told(lines: &str) -> (Option<u8>, Option<bool>, Option<&'static str>, Option<Problem>) {
        let mut fields = Fields::new(lines);
        let number = fields.number("n", 9).expect("no error of its own");
        let flag = fields.flag("wild").expect("no error of its own");
        let word = fields.word("board", &["three", "nine"]).expect("no error of its own");
        (number, flag, word, fields.problem())
    }

    #[test]
    fn each_value_is_read_by_its_type() {
        assert_eq!(told("n #4\nwild ?true\nboard \"nine"), (Some(4), Some(true), Some("nine"), None));
        assert_eq!(told(""), (None, None, None, None));
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let rows = [
            ("n #10", "n must be a whole number from 0 to 9"),
            ("n #-1", "n must be a whole number from 0 to 9"),
            ("n #3.5", "n must be a whole number from 0 to 9"),
            ("n \"3", "n must be a whole number from 0 to 9"),
            ("wild #1", "wild must be true or false"),
            ("wild \"true", "wild must be true or false"),
            ("board \"ten", "board must be three or nine"),
            ("board ?true", "board must be three or nine"),
            ("n #3\nsize #3", "there is no field size in the rules"),
        ];
        for (lines, message) in rows {
            assert_eq!(told(lines).3, Some(Problem::type_error(message)), "{lines}");
        }
    }
}
