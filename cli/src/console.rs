//! Standard output: reports, answers and JSON, to a reader who may leave at any time.

use crate::failure::{Failure, Status};
use crate::json;
use crate::printable::{paragraph, printable};
use serde::Serialize;
use std::io::{ErrorKind, Write};

/// Standard output. Once its reader has gone, as with `| head`, what follows is dropped in silence
/// and the command goes on to its status.
pub(crate) struct Console<'a> {
    out: &'a mut dyn Write,
    /// Where notes go, and those that went there.
    notes: Option<&'a mut dyn Write>,
    noted: Vec<String>,
    /// The command line, as a shell takes it.
    command: String,
    is_quiet: bool,
    is_gone: bool,
    has_json: bool,
}

impl<'a> Console<'a> {
    /// With `is_quiet`, [`Console::report`] prints nothing.
    pub(crate) fn new(out: &'a mut dyn Write, is_quiet: bool) -> Self {
        let (notes, noted, command) = (None, Vec::new(), String::new());
        Console { out, notes, noted, command, is_quiet, is_gone: false, has_json: false }
    }

    /// With notes on standard error.
    pub(crate) fn with_notes(self, errors: &'a mut dyn Write) -> Self {
        Console { notes: Some(errors), ..self }
    }

    /// Of this command line.
    pub(crate) fn of_command(self, command: String) -> Self {
        Console { command, ..self }
    }

    /// The command line, for reports that say how they were made.
    pub(crate) fn command(&self) -> &str {
        &self.command
    }

    /// Tells a human reader, once, what he may not expect of a report that follows.
    pub(crate) fn note(&mut self, text: &str) {
        if self.is_quiet || self.noted.iter().any(|noted| noted == text) {
            return;
        }
        if let Some(notes) = &mut self.notes {
            // Without a standard error there is nobody to tell.
            let _ = writeln!(notes, "note: {}", paragraph(text));
        }
        self.noted.push(text.to_string());
    }

    /// Whether the user wants neither reports nor progress.
    pub(crate) fn is_quiet(&self) -> bool {
        self.is_quiet
    }

    /// Prints no reports from now on: something else goes to standard output.
    pub(crate) fn hush(&mut self) {
        self.is_quiet = true;
    }

    /// Prints something that was asked for, such as answers, as it is.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.bytes(text.as_bytes())
    }

    /// Prints something that was asked for and need not be text.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        if self.is_gone {
            return Ok(());
        }
        match self.out.write_all(bytes).and_then(|()| self.out.flush()) {
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
        if self.is_quiet { Ok(()) } else { self.text(&printable(&format!("{line}\n"))) }
    }

    /// Prints a value's fields as a JSON document.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        self.has_json = true;
        self.text(&format!("{}\n", json::document(value)?))
    }

    /// Whether a JSON document was printed.
    pub(crate) fn has_json(&self) -> bool {
        self.has_json
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
        console.json(&serde_json::json!({ "a": 1 })).unwrap();
        let out = String::from_utf8(out).unwrap();
        assert!(out.starts_with("an answer\n{\n") && out.ends_with("\n  \"a\": 1\n}\n"), "{out}");
    }
}
