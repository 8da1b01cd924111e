//! A waveform that a command writes: its place, tried before the work that it shows.

use crate::console::Console;
use crate::failure::{Failure, OrFail};
use crate::files::{Output, Outputs};
use anyhow::Context;
use std::fs;
use std::path::{Path, PathBuf};
use tools::temporary::Folder;

/// Where it goes.
pub(crate) struct Waveform {
    path: PathBuf,
    /// For standard output: the folder of the file that goes there.
    passing: Option<Folder>,
}

impl Waveform {
    /// The waveform that `path` names: a file, or `-`.
    pub(crate) fn claim(outputs: &mut Outputs, path: &Path) -> Result<Waveform, Failure> {
        match outputs.claim(path)? {
            Output::File { .. } => Ok(Waveform { path: path.to_path_buf(), passing: None }),
            // The waveform is written as a file first, since its head is written last.
            Output::Standard => {
                let folder = Folder::new().context("standard output: no temporary folder");
                let folder = folder.or_wrong_input()?;
                Ok(Waveform { path: folder.path().join("wave.fst"), passing: Some(folder) })
            }
        }
    }

    /// The file to write.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether it goes to standard output, where then nothing else belongs.
    pub(crate) fn is_passed_on(&self) -> bool {
        self.passing.is_some()
    }

    /// Passes it on to standard output if that was asked for.
    pub(crate) fn finish(&self, console: &mut Console) -> Result<(), Failure> {
        match &self.passing {
            Some(_) if self.path.exists() => {
                let bytes = fs::read(&self.path).context("standard output: no waveform");
                console.bytes(&bytes.or_wrong_input()?)
            }
            _ => Ok(()),
        }
    }
}
