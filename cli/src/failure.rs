//! How a command ends when it does not end well: an exit status, and one paragraph for the user.

use crate::printable::{paragraph, short_lines};
use design::{Problem, Problems};
use serde::Serialize;
use std::fmt;

/// The exit statuses other than 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// The thing checked does not hold: engines differ, a bin was never hit.
    DoesNotHold = 1,
    /// The user's input is wrong: arguments, a config, a file.
    WrongInput = 2,
    /// A needed tool is missing or failed.
    Tool = 3,
}

impl Status {
    /// The status of a library's error that names one; what it does not name is a failed tool.
    pub(crate) fn of(status: u8) -> Status {
        match status {
            1 => Status::DoesNotHold,
            2 => Status::WrongInput,
            _ => Status::Tool,
        }
    }
}

/// A failed command.
#[derive(Debug)]
pub(crate) struct Failure {
    status: Status,
    error: anyhow::Error,
}

impl Failure {
    /// The text says what is wrong, where, and what would be legal.
    pub(crate) fn new(status: Status, text: impl Into<String>) -> Failure {
        Failure { status, error: anyhow::Error::msg(text.into()) }
    }

    /// How the program ends.
    pub(crate) fn status(&self) -> Status {
        self.status
    }

    /// The text without the word `error`.
    pub(crate) fn text(&self) -> String {
        // With every cause behind it, on the same line.
        let text = paragraph(&format!("{:#}", self.error));
        match self.status {
            // Texts of the user are quoted; a finding, as a table of cycles, is not cut.
            Status::WrongInput => short_lines(&text),
            Status::DoesNotHold | Status::Tool => text,
        }
    }
}

/// The problem, in parts. Of a config each problem has all of them, as far as it is at a place; of anything
/// else `text` is all there is.
#[derive(Serialize)]
pub(crate) struct Fault {
    /// The file as the user named it.
    file: Option<String>,
    /// Counted from 1.
    line: Option<usize>,
    /// Counted from 1, in characters.
    column: Option<usize>,
    /// The path of the field, behind the design's name.
    field: Option<String>,
    /// The rule.
    rule: Option<String>,
    /// The value found.
    got: Option<String>,
    /// A legal value near it.
    hint: Option<String>,
    /// The whole as standard error has it.
    text: String,
}

impl Fault {
    fn of(problem: &Problem) -> Fault {
        let place = problem.place.as_ref();
        Fault {
            file: place.map(|place| place.file.clone()),
            // An argument has no lines.
            line: place.map(|place| place.line).filter(|line| *line > 0),
            column: place.map(|place| place.column).filter(|column| *column > 0),
            field: Some(problem.field.clone()),
            rule: Some(problem.rule.clone()),
            got: Some(problem.got.clone()),
            hint: Some(problem.hint.clone()),
            text: short_lines(&paragraph(&problem.to_string())),
        }
    }

    fn plain(text: String) -> Fault {
        let (file, line, column) = (None, None, None);
        Fault { file, line, column, field: None, rule: None, got: None, hint: None, text }
    }
}

impl Failure {
    /// The same for a program that reads it: every problem of a config.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        match self.error.downcast_ref::<Problems>() {
            Some(problems) => problems.all().iter().map(Fault::of).collect(),
            None => vec![Fault::plain(self.text())],
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "error: {}", self.text())
    }
}

/// Gives an error the status it ends the program with.
pub(crate) trait OrFail<T> {
    /// Status 1.
    fn or_does_not_hold(self) -> Result<T, Failure>;
    /// Status 2.
    fn or_wrong_input(self) -> Result<T, Failure>;
    /// Status 3.
    fn or_tool(self) -> Result<T, Failure>;
}

impl<T, E: Into<anyhow::Error>> OrFail<T> for Result<T, E> {
    fn or_does_not_hold(self) -> Result<T, Failure> {
        fail(self, Status::DoesNotHold)
    }

    fn or_wrong_input(self) -> Result<T, Failure> {
        fail(self, Status::WrongInput)
    }

    fn or_tool(self) -> Result<T, Failure> {
        fail(self, Status::Tool)
    }
}

fn fail<T, E: Into<anyhow::Error>>(result: Result<T, E>, status: Status) -> Result<T, Failure> {
    result.map_err(|error| Failure { status, error: error.into() })
}

/// An error of clap, whose several paragraphs become the parts of one.
pub(crate) fn usage(error: &clap::Error) -> Failure {
    let text = error.to_string();
    let parts = text.split("\n\n").map(|part| {
        let lines: Vec<&str> =
            part.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        lines.join(" ")
    });
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    let text = parts.join("; ");
    Failure::new(Status::WrongInput, text.strip_prefix("error: ").unwrap_or(&text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;

    #[test]
    fn causes_stand_behind_the_error_on_one_line() {
        let result: Result<(), _> = Err(std::io::Error::other("no space"));
        let failure = result.context("a.jsonl: cannot be written").or_wrong_input().unwrap_err();
        assert_eq!(failure.to_string(), "error: a.jsonl: cannot be written: no space");
        assert_eq!(failure.status(), Status::WrongInput);
    }

    #[test]
    fn a_hostile_text_stays_one_paragraph_without_control_characters() {
        let failure = Failure::new(Status::Tool, "one\n\n  \ntwo\u{1b}[2J\r\n");
        assert_eq!(failure.to_string(), "error: one\ntwo\\u{1b}[2J");
        assert_eq!(failure.status(), Status::Tool);
    }
}
