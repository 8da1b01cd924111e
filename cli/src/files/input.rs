//! Reads a text that the user names.

use crate::failure::{Failure, Status};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use tools::place::special;

/// More than this is a device or a mistake; it must not fill the memory.
const MOST_BYTES: u64 = 256 << 20;

/// The mark that a Windows editor puts before the first line.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Name of the file `path` in messages.
pub(crate) fn name_of_input(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_string() } else { path.display().to_string() }
}

/// The text of the file `path`, or of `input` when it is `-`; `what` is the kind of file that errors suggest.
pub(crate) fn read_text(path: &Path, input: &mut dyn Read, what: &str) -> Result<String, Failure> {
    let name = name_of_input(path);
    if path == Path::new("-") {
        return text(&name, input, MOST_BYTES, what);
    }
    // A pipe may never have a writer, and a device never an end: only regular files are opened.
    let file = fs::metadata(path).and_then(|found| match special(found.file_type()) {
        Some(what) => Err(io::Error::other(what)),
        None => File::open(path),
    });
    let mut file = file.map_err(|error| refused(&name, &error.to_string(), MOST_BYTES, what))?;
    text(&name, &mut file, MOST_BYTES, what)
}

fn text(name: &str, input: &mut dyn Read, most: u64, what: &str) -> Result<String, Failure> {
    let refused = |got: &str| refused(name, got, most, what);
    let mut bytes = Vec::new();
    let read = input.take(most + 1).read_to_end(&mut bytes);
    read.map_err(|error| refused(&error.to_string()))?;
    if bytes.len() as u64 > most {
        return Err(refused("more"));
    }
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
        refused(&format!("bytes in line {line} that are not UTF-8"))
    })
}

fn refused(name: &str, got: &str, most: u64, what: &str) -> Failure {
    let text = format!(
        "{name}: must be readable UTF-8 text of at most {most} bytes; got {got}; try the path of {what}, or - for \
         standard input"
    );
    Failure::new(Status::WrongInput, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(bytes: &[u8], most: u64) -> String {
        text("x", &mut &bytes[..], most, "a file").unwrap_err().to_string()
    }

    #[test]
    fn a_text_of_just_the_size_is_read_and_one_byte_more_is_not() {
        assert_eq!(text("x", &mut &b"abcd"[..], 4, "a file").unwrap(), "abcd");
        assert!(error(b"abcde", 4).contains("at most 4 bytes; got more; try"));
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_a_text() {
        let marked = b"\xef\xbb\xbfa\xef\xbb\xbf";
        assert_eq!(text("x", &mut &marked[..], 9, "a file").unwrap(), "a\u{feff}");
    }

    #[test]
    fn the_line_of_the_first_bad_byte_is_named() {
        assert!(error(b"a\nb\xff\n", 9).contains("got bytes in line 2 that are not UTF-8;"));
    }
}
