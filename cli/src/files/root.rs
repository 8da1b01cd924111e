//! The folder that output goes to, made when it is not there.

use crate::failure::{Failure, OrFail, Status};
use anyhow::Context;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// A folder that exists.
#[derive(Debug)]
pub(crate) struct Root {
    /// As the user wrote it.
    shown: PathBuf,
    /// Absolute and without links: the working directory may be in what is replaced.
    path: PathBuf,
    /// Held from [`Root::lock`] on, where the file system has locks.
    _lock: Option<File>,
}

impl Root {
    /// Makes the folder `path` and those above it.
    pub(crate) fn make(path: &Path) -> Result<Root, Failure> {
        if path == Path::new("-") {
            let text = "-: must be a folder, which standard output is not; try -o build, or ./- for a \
                        folder of that name";
            return Err(Failure::new(Status::WrongInput, text));
        }
        let made = fs::create_dir_all(path).and_then(|()| fs::canonicalize(path));
        let shown = path.display();
        let context = || format!("{shown}: must be a folder, or a place for one; try -o build");
        let made = made.with_context(context).or_wrong_input()?;
        Ok(Root { shown: path.to_path_buf(), path: made, _lock: None })
    }

    /// Waits until no other run writes here. Without locks, who runs two at once must see to it himself.
    pub(crate) fn lock(&mut self) -> Result<(), Failure> {
        let context = || format!("{}: must be a folder that can be read", self.shown.display());
        let folder = File::open(&self.path).with_context(context).or_wrong_input()?;
        self._lock = folder.lock().is_ok().then_some(folder);
        Ok(())
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The path as the user wrote it.
    pub(crate) fn shown(&self) -> &Path {
        &self.shown
    }
}
