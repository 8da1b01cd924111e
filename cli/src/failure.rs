//! How a command ends when it does not end well: an exit status, and one paragraph for the user.

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
        paragraph(&format!("{:#}", self.error))
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

/// What clap refuses. It writes several paragraphs; they become the parts of one.
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

/// One paragraph: no empty line, and nothing that moves a terminal's cursor.
fn paragraph(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let lines: Vec<String> = lines
        .map(|line| {
            line.chars().map(|c| if c.is_control() && c != '\t' { '?' } else { c }).collect()
        })
        .collect();
    lines.join("\n")
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
        assert_eq!(failure.to_string(), "error: one\ntwo?[2J");
        assert_eq!(failure.status(), Status::Tool);
    }
}
