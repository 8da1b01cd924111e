//! A file, or standard output, that a command writes at its end.

use super::without_name;
use crate::console::Console;
use crate::failure::{Failure, OrFail, Status};
use anyhow::Context;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use tools::place::Place;

/// The outputs of a command, each tried before the work begins.
#[derive(Debug)]
pub(crate) struct Outputs {
    /// Inputs of the command, which it must not replace.
    inputs: Vec<PathBuf>,
    claimed: Vec<Output>,
}

/// Where one of them goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Output {
    /// Standard output, for `-`.
    Standard,
    /// A file that is there wholly or not at all.
    File {
        /// As the user wrote it.
        shown: PathBuf,
        /// Where it is.
        place: Place,
    },
}

impl Outputs {
    /// For a command that reads these.
    pub(crate) fn beside<P: Into<PathBuf>>(inputs: impl IntoIterator<Item = P>) -> Outputs {
        Outputs { inputs: inputs.into_iter().map(Into::into).collect(), claimed: Vec::new() }
    }

    /// The output that `path` names: `-`, or a file that can be made or replaced and is neither an input
    /// nor another output.
    pub(crate) fn claim(&mut self, path: &Path) -> Result<Output, Failure> {
        let output = match path == Path::new("-") {
            true => Output::Standard,
            false => {
                let place = Place::of(path).map_err(|error| refused(path, &reason(error)))?;
                Output::File { shown: path.to_path_buf(), place }
            }
        };
        if let Output::File { place, .. } = &output
            && self.inputs.iter().any(|input| place.is(input))
        {
            return Err(refused(path, "a file that the command reads"));
        }
        if self.claimed.iter().any(|other| other.is_same(&output)) {
            return Err(refused(path, "what another option writes too"));
        }
        self.claimed.push(output.clone());
        Ok(output)
    }

    /// As [`Outputs::claim`], for an option that may not be there.
    pub(crate) fn claim_if(&mut self, path: Option<&Path>) -> Result<Option<Output>, Failure> {
        path.map(|path| self.claim(path)).transpose()
    }

    /// Standard output is for a report as JSON, or for a file that goes there: nothing else is printed then.
    pub(crate) fn share_standard(
        &mut self,
        is_json: bool,
        console: &mut Console,
    ) -> Result<(), Failure> {
        if is_json {
            self.claim(Path::new("-"))?;
        } else if self.take_standard() {
            console.hush();
        }
        Ok(())
    }

    /// Whether something else than the report goes to standard output.
    fn take_standard(&self) -> bool {
        self.claimed.contains(&Output::Standard)
    }
}

impl Output {
    fn is_same(&self, other: &Output) -> bool {
        match (self, other) {
            (Output::Standard, Output::Standard) => true,
            (Output::File { place: one, .. }, Output::File { place: other, .. }) => one == other,
            _ => false,
        }
    }

    pub(crate) fn write(&self, bytes: &[u8], console: &mut Console) -> Result<(), Failure> {
        match self {
            Output::Standard => console.bytes(bytes),
            Output::File { shown, place } => {
                place.write(bytes).with_context(|| unwritable(shown)).or_wrong_input()
            }
        }
    }

    /// Writes what `fill` writes; a file stays as it was where that fails.
    pub(crate) fn write_streamed<T>(
        &self,
        console: &mut Console,
        fill: impl FnOnce(&mut dyn Write) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let Output::File { shown, place } = self else {
            let mut bytes = Vec::new();
            let filled = fill(&mut bytes)?;
            return console.bytes(&bytes).map(|()| filled);
        };
        let context = || unwritable(shown);
        let folder = place.beside().with_context(context).or_wrong_input()?;
        let made = folder.path().join("file");
        let mut file = BufWriter::new(File::create(&made).with_context(context).or_wrong_input()?);
        let filled = fill(&mut file)?;
        file.flush().with_context(context).or_wrong_input()?;
        place.take(&made).with_context(context).or_wrong_input()?;
        Ok(filled)
    }

    /// Writes all of it; what is there already is never replaced.
    pub(crate) fn write_new(&self, bytes: &[u8], console: &mut Console) -> Result<(), Failure> {
        match self {
            Output::Standard => console.bytes(bytes),
            Output::File { shown, place } => {
                let context = || {
                    format!("{}: cannot be made; try a path where no file is yet", shown.display())
                };
                place.write_new(bytes).with_context(context).or_wrong_input()
            }
        }
    }
}

/// Refuses a name with another ending.
pub(crate) fn require_ending(path: &Path, ending: &str) -> Result<(), Failure> {
    let got = path.extension().unwrap_or_default();
    if got.eq_ignore_ascii_case(ending) {
        return Ok(());
    }
    let got = match got.display().to_string() {
        none if none.is_empty() => "no ending".to_string(),
        some => format!(".{some}"),
    };
    let (hint, path) = (path.with_extension(ending), path.display());
    let text = format!("{path}: must be a .{ending} file; got {got}; try {}", hint.display());
    Err(Failure::new(Status::WrongInput, text))
}

/// Why there is no place, with the same text for the same mistake.
fn reason(error: io::Error) -> String {
    match error.raw_os_error() {
        Some(_) => error.to_string(),
        None if error.kind() == io::ErrorKind::Other => error.to_string(),
        None => without_name(error).to_string(),
    }
}

fn refused(path: &Path, got: &str) -> Failure {
    let text = format!(
        "{}: must be a file, or a place for one in a writable folder; got {got}; try another path, or - \
         for standard output",
        path.display()
    );
    Failure::new(Status::WrongInput, text)
}

fn unwritable(path: &Path) -> String {
    format!("{}: cannot be written; try a path in a writable folder", path.display())
}
