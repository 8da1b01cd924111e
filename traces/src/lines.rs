//! Reads a text line by line, none longer than a bound.

use crate::{Error, Place};
use std::io::{BufRead, Read};

/// Bytes of a line, without its end: 64 KiB.
pub(crate) const MOST_LINE_BYTES: usize = 64 << 10;

/// A text that is read.
pub(crate) struct Text<R> {
    pub(crate) file: String,
    input: R,
    /// The line that was read last, from 1.
    pub(crate) number: u64,
    bytes: Vec<u8>,
}

impl<R: BufRead> Text<R> {
    pub(crate) fn new(input: R, file: &str) -> Text<R> {
        Text { file: file.to_string(), input, number: 0, bytes: Vec::new() }
    }

    /// Something wrong in the line that was read last.
    pub(crate) fn error(&self, what: impl Into<String>) -> Error {
        Error::new(&self.file, Place::Line(self.number.max(1)), what)
    }

    /// The next line that is not empty, without its end and white space around it.
    pub(crate) fn next(&mut self) -> Result<Option<&str>, Error> {
        loop {
            self.bytes.clear();
            let most = MOST_LINE_BYTES as u64 + 1;
            let read = self.input.by_ref().take(most).read_until(b'\n', &mut self.bytes);
            self.number += u64::from(!self.bytes.is_empty() || read.is_err());
            if let Err(error) = read {
                return Err(self.error(format!("must be readable; got {error}")));
            }
            if self.bytes.is_empty() {
                return Ok(None);
            }
            if self.bytes.last() == Some(&b'\n') {
                self.bytes.pop();
            }
            if self.bytes.len() > MOST_LINE_BYTES {
                return Err(
                    self.error(format!("must have at most {MOST_LINE_BYTES} bytes; got more"))
                );
            }
            if !self.bytes.trim_ascii().is_empty() {
                break;
            }
        }
        match std::str::from_utf8(&self.bytes) {
            Ok(line) => Ok(Some(line.trim())),
            Err(error) => {
                let at = error.valid_up_to() + 1;
                Err(self.error(format!("must be UTF-8; got another byte in column {at}")))
            }
        }
    }
}
