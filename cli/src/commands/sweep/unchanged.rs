//! Files that are read while commands run: a result must not lie under a key that has another content's hash.

use crate::failure::{Failure, Status};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// Identity of a file: place, length, times of the last write and change.
type Stamp = (u64, u64, u64, [(i64, i64); 2]);

/// The files as they were before they were hashed.
pub(crate) struct Unchanged {
    files: Vec<(PathBuf, Option<Stamp>)>,
}

impl Unchanged {
    /// These files.
    pub(crate) fn of(files: impl Iterator<Item = PathBuf>) -> Unchanged {
        Unchanged { files: files.map(|path| (path.clone(), stamp(&path))).collect() }
    }

    /// Refuses a file that is not what it was.
    pub(crate) fn require(&self) -> Result<(), Failure> {
        match self.files.iter().find(|(path, before)| stamp(path) != *before) {
            None => Ok(()),
            Some((path, _)) => {
                let text = format!(
                    "{}: must stay as it is while a run reads it; got one that was written meanwhile; try the \
                     command again",
                    path.display()
                );
                Err(Failure::new(Status::WrongInput, text))
            }
        }
    }
}

fn stamp(path: &Path) -> Option<Stamp> {
    let found = fs::metadata(path).ok()?;
    let times = [(found.mtime(), found.mtime_nsec()), (found.ctime(), found.ctime_nsec())];
    Some((found.dev(), found.ino(), found.len(), times))
}
