//! Standard output: reports, answers and JSON, to a reader who may leave at any time.

use crate::failure::{Failure, Status};
use serde::Serialize;
use std::io::{ErrorKind, Write};

/// Standard output. Once its reader has gone, as with `| head`, what follows is dropped in silence
/// and the command goes on to its own status.
pub(crate) struct Console<'a> {
    out: &'a mut dyn Write,
    is_quiet: bool,
    is_gone: bool,
}

impl<'a> Console<'a> {
    /// With `is_quiet`, [`Console::report`] prints nothing.
    pub(crate) fn new(out: &'a mut dyn Write, is_quiet: bool) -> Self {
        Console { out, is_quiet, is_gone: false }
    }

    /// Whether the user wants neither reports nor progress.
    pub(crate) fn is_quiet(&self) -> bool {
        self.is_quiet
    }

    /// Prints something that was asked for, such as answers, as it is.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Failure> {
        if self.is_gone {
            return Ok(());
        }
        match self.out.write_all(text.as_bytes()).and_then(|()| self.out.flush()) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => self.is_gone = true,
            Err(error) => {
                let text =
                    format!("standard output: cannot be written: {error}; try --out or a pipe");
                return Err(Failure::new(Status::WrongInput, text));
            }
            Ok(()) => {}
        }
        Ok(())
    }

    /// Prints a line for a human reader.
    pub(crate) fn report(&mut self, line: &str) -> Result<(), Failure> {
        if self.is_quiet { Ok(()) } else { self.text(&format!("{line}\n")) }
    }

    /// Prints a value as JSON, indented, fields in the order of the struct.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(value)
            .map_err(|error| Failure::new(Status::WrongInput, format!("no JSON: {error}")))?;
        self.text(&format!("{text}\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;

    /// Fails every write in one way.
    struct Failing(ErrorKind);

    impl Write for Failing {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(self.0.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_reader_that_leaves_is_no_error() {
        let mut out = Failing(ErrorKind::BrokenPipe);
        let mut console = Console::new(&mut out, false);
        assert!(console.report("one").is_ok());
        assert!(console.is_gone);
        assert!(console.report("two").is_ok());
    }

    #[test]
    fn a_full_disk_is_one() {
        let mut out = Failing(ErrorKind::StorageFull);
        let failure = Console::new(&mut out, false).text("one").unwrap_err();
        assert_eq!(failure.status(), Status::WrongInput);
        assert!(failure.to_string().starts_with("error: standard output: cannot be written: "));
    }

    #[test]
    fn quiet_drops_reports_and_keeps_answers() {
        let mut out = Vec::new();
        let mut console = Console::new(&mut out, true);
        console.report("a report").unwrap();
        console.text("an answer\n").unwrap();
        console.json(&["a"]).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "an answer\n[\n  \"a\"\n]\n");
    }
}
