//! Reads a text line by line, and keeps none that is longer than a bound.

use crate::{Error, Place};
use std::io::{self, BufRead, Read};

/// Bytes of a line that is kept, without its end: 1 MiB.
pub(crate) const MOST_LINE_BYTES: usize = 1 << 20;

/// The mark that a Windows editor puts before the first line.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

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
        match self.read()? {
            None => Ok(None),
            Some(true) => self.line(true).map(Some),
            Some(false) => Err(self.too_long()),
        }
    }

    /// The same, or the beginning of a line that is too long to be kept; and whether it is whole.
    pub(crate) fn next_or_beginning(&mut self) -> Result<Option<(&str, bool)>, Error> {
        let Some(is_whole) = self.read()? else { return Ok(None) };
        Ok(Some((self.line(is_whole)?, is_whole)))
    }

    /// The error of a line that is needed and not whole.
    pub(crate) fn too_long(&self) -> Error {
        self.error(format!("must have at most {MOST_LINE_BYTES} bytes; got more"))
    }

    /// Reads the next line that is not empty, and says whether it is whole.
    fn read(&mut self) -> Result<Option<bool>, Error> {
        loop {
            self.bytes.clear();
            let most = MOST_LINE_BYTES as u64 + 1;
            let read = self.input.by_ref().take(most).read_until(b'\n', &mut self.bytes);
            self.number += u64::from(!self.bytes.is_empty() || read.is_err());
            if let Err(error) = read {
                return Err(self.unreadable(&error));
            }
            if self.bytes.is_empty() {
                return Ok(None);
            }
            let has_end = self.bytes.last() == Some(&b'\n');
            let is_whole = has_end || self.bytes.len() <= MOST_LINE_BYTES;
            if self.number == 1 && self.bytes.starts_with(BYTE_ORDER_MARK) {
                self.bytes.drain(..BYTE_ORDER_MARK.len());
            }
            if !is_whole {
                let rest = self.input.skip_until(b'\n');
                return rest.map(|_| Some(false)).map_err(|error| self.unreadable(&error));
            }
            if has_end {
                self.bytes.pop();
            }
            if !self.bytes.trim_ascii().is_empty() {
                return Ok(Some(true));
            }
        }
    }

    /// The last bytes read. The end of a line that is not whole may be within a character.
    fn line(&self, is_whole: bool) -> Result<&str, Error> {
        let error = match std::str::from_utf8(&self.bytes) {
            Ok(line) => return Ok(line.trim()),
            Err(error) => error,
        };
        let (good, _) = self.bytes.split_at(error.valid_up_to());
        match std::str::from_utf8(good) {
            Ok(line) if !is_whole && error.error_len().is_none() => Ok(line.trim()),
            _ => {
                let column = error.valid_up_to() + 1;
                Err(self.error(format!("must be UTF-8; got another byte in column {column}")))
            }
        }
    }

    fn unreadable(&self, error: &io::Error) -> Error {
        let got = match error.kind() {
            // Unpackers speak of their buffers.
            io::ErrorKind::UnexpectedEof => {
                "an end within packed data; try a whole copy".to_string()
            }
            _ => error.to_string(),
        };
        self.error(format!("must be readable; got {got}"))
    }
}

/// A text's first bytes without the byte order mark.
pub(crate) fn without_mark(start: &[u8]) -> &[u8] {
    start.strip_prefix(BYTE_ORDER_MARK).unwrap_or(start)
}
