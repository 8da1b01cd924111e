//! Folders that do not outlive the program: it removes them, or a signal does. A killed run leaves them.

use crate::ending::{Registered, registered};
use std::env;
use std::io;
use std::path::Path;
use tempfile::TempDir;

/// A folder that goes when it is dropped; nobody but the user can read it. Its name begins with `.warpcache-`.
#[derive(Debug)]
pub struct Folder {
    folder: TempDir,
    _registered: Registered,
}

impl Folder {
    /// A folder in the system's folder for temporary files, which `TMPDIR` names.
    ///
    /// # Errors
    /// The folder cannot be made; the text says what `TMPDIR` must be.
    pub fn new() -> io::Result<Folder> {
        let parent = env::temp_dir();
        Folder::new_in(&parent).map_err(|error| {
            let shown = parent.display();
            let text = format!(
                "TMPDIR: must be a folder that can be written; got {shown}: {error}; try TMPDIR=/tmp"
            );
            io::Error::new(error.kind(), text)
        })
    }

    /// A folder in `parent`, so that a rename moves between both.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn new_in(parent: &Path) -> io::Result<Folder> {
        let parent = std::path::absolute(parent)?;
        let make = || tempfile::Builder::new().prefix(".warpcache-").tempdir_in(parent);
        let (folder, registered) = registered(make)?;
        Ok(Folder { folder, _registered: registered })
    }

    /// The folder to work in.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

#[test]
fn it_goes_with_all_that_is_in_it() {
    let parent = tempfile::tempdir().unwrap();
    let folder = Folder::new_in(parent.path()).unwrap();
    std::fs::create_dir(folder.path().join("below")).unwrap();
    std::fs::write(folder.path().join("below/file"), "text").unwrap();
    let count = || std::fs::read_dir(parent.path()).unwrap().count();
    assert_eq!(count(), 1);
    drop(folder);
    assert_eq!(count(), 0);
}
