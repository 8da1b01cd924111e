//! Errors of a trace, and their places.

use std::fmt;
use std::io;

/// Where in a file something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The file as a whole.
    File,
    /// A byte of a binary trace, counted from 0 in what is unpacked.
    Byte(u64),
    /// A line of a text, counted from 1.
    Line(u64),
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File => Ok(()),
            Place::Byte(byte) => write!(out, "byte {byte}: "),
            Place::Line(line) => write!(out, "line {line}: "),
        }
    }
}

/// A trace that cannot be read: the file, the place, what must be there and what was found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {place}{what}")]
pub struct Error {
    /// The file's path as the user gave it.
    pub file: String,
    /// Where in the file.
    pub place: Place,
    /// The rule, the value found, and often a hint.
    pub what: String,
}

impl Error {
    pub(crate) fn new(file: &str, place: Place, what: impl Into<String>) -> Error {
        Error { file: file.to_string(), place, what: what.into() }
    }
}

/// Why records could not be taken from one file to another.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The trace is wrong.
    #[error(transparent)]
    Read(#[from] Error),
    /// The output cannot be written.
    #[error("cannot be written: {0}")]
    Write(#[from] io::Error),
}
