//! Folders that do not outlive the program: it removes them, or a signal does, or, after a kill, the
//! next run that makes one beside them.
//!
//! Each is `.warpcache-<random>` with a locked file `lock`, whose text says what the folder is for, and
//! the folder `work`. The system unlocks the file of a process that is gone, however it went.

use crate::ending::{Registered, Way, registered};
use std::collections::BTreeSet;
use std::env;
use std::fs::{self, DirBuilder, File, TryLockError};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Prefix of every such folder's name.
pub const PREFIX: &str = ".warpcache-";

/// Use of a folder, which decides what a later run may do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Nothing in it is anybody's but the run's that made it.
    Scratch,
    /// Something of the user's may be in it, which the later run puts back first.
    Staging,
}

impl Use {
    fn text(self) -> &'static str {
        match self {
            Use::Scratch => "warpcache: scratch\n",
            Use::Staging => "warpcache: staging\n",
        }
    }
}

/// A folder that goes when it is dropped.
#[derive(Debug)]
pub struct Folder {
    outer: PathBuf,
    work: PathBuf,
    is_kept: bool,
    /// Locked while the folder is in use; `None` where the file system has no locks.
    _lock: Option<File>,
    /// `None` for one that an earlier run left.
    _registered: Option<Registered>,
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

    /// A folder in `parent`, so that a rename moves between both. The first time, what killed runs left
    /// there is removed.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn new_in(parent: &Path) -> io::Result<Folder> {
        let parent = std::path::absolute(parent)?;
        if is_first(&parent) {
            drop(leftovers(&parent, Use::Scratch));
        }
        Folder::make(&parent, Use::Scratch)
    }

    /// A folder in `parent` that is not removed after a kill until what is in it has been looked at.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn staging(parent: &Path) -> io::Result<Folder> {
        Folder::make(&std::path::absolute(parent)?, Use::Staging)
    }

    fn make(parent: &Path, purpose: Use) -> io::Result<Folder> {
        loop {
            let make = || Ok(tempfile::Builder::new().prefix(PREFIX).tempdir_in(parent)?.keep());
            let (outer, registered) = registered(Way::Whole, make)?;
            match locked(&outer, purpose) {
                Ok(lock) => {
                    let work = outer.join("work");
                    let registered = Some(registered);
                    let folder = Folder {
                        outer,
                        work,
                        is_kept: false,
                        _lock: lock,
                        _registered: registered,
                    };
                    DirBuilder::new().mode(0o700).create(&folder.work)?;
                    return Ok(folder);
                }
                // Another run took it for a leftover.
                Err(error) if is_taken(&error) => {}
                Err(error) => {
                    let _ = fs::remove_dir_all(&outer);
                    return Err(error);
                }
            }
        }
    }

    /// The folder to work in.
    pub fn path(&self) -> &Path {
        &self.work
    }

    /// Leaves the folder there for good; no run removes it. Its path.
    pub fn keep(mut self) -> PathBuf {
        self.is_kept = true;
        let _ = fs::remove_file(self.outer.join("lock"));
        self.work.clone()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.is_kept {
            return;
        }
        // The lock goes last, so that what could not be removed is removed by a later run.
        if fs::remove_dir_all(&self.work).is_ok() || !self.work.exists() {
            let _ = fs::remove_dir_all(&self.outer);
        }
    }
}

/// The folders in `parent` that runs of this user left when they were killed, each now of this run: one
/// that is dropped goes.
pub fn leftovers(parent: &Path, purpose: Use) -> Vec<Folder> {
    let Ok(entries) = fs::read_dir(parent) else { return Vec::new() };
    let ours = entries.flatten().filter(|entry| is_named(&entry.file_name().to_string_lossy()));
    ours.filter_map(|entry| adopted(&entry.path(), purpose)).collect()
}

/// Whether a name is one that [`Folder`] gives.
fn is_named(name: &str) -> bool {
    let random = name.strip_prefix(PREFIX).unwrap_or_default();
    random.len() == 6 && random.chars().all(|c| c.is_ascii_alphanumeric())
}

fn adopted(outer: &Path, purpose: Use) -> Option<Folder> {
    let found = fs::symlink_metadata(outer).ok()?;
    if !found.is_dir() || found.uid() != rustix::process::geteuid().as_raw() {
        return None;
    }
    let place = outer.join("lock");
    if !fs::symlink_metadata(&place).is_ok_and(|found| found.is_file()) {
        // A run that was killed at once left it empty; if another makes it right now, it makes a new one.
        let _ = fs::remove_dir(outer);
        return None;
    }
    let lock = File::open(&place).ok()?;
    lock.try_lock().ok()?;
    let mut text = String::new();
    (&lock).take(100).read_to_string(&mut text).ok()?;
    // A run that was killed before it wrote the text had nothing in the folder yet.
    let is_right = text == purpose.text() || text.is_empty() && !outer.join("work").exists();
    let work = outer.join("work");
    (is_right && place.exists()).then(|| Folder {
        outer: outer.to_path_buf(),
        work,
        is_kept: false,
        _lock: Some(lock),
        _registered: None,
    })
}

/// Makes and locks the file that says whose the folder is.
fn locked(outer: &Path, purpose: Use) -> io::Result<Option<File>> {
    let place = outer.join("lock");
    let mut file = File::create_new(&place)?;
    let is_locked = match file.try_lock() {
        Ok(()) => true,
        Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::WouldBlock.into()),
        Err(TryLockError::Error(_)) => false,
    };
    file.write_all(purpose.text().as_bytes())?;
    fs::symlink_metadata(&place)?;
    Ok(is_locked.then_some(file))
}

fn is_taken(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::NotFound)
}

fn is_first(parent: &Path) -> bool {
    static SEEN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    SEEN.lock().unwrap_or_else(PoisonError::into_inner).insert(parent.to_path_buf())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(folder: &Path) -> usize {
        fs::read_dir(folder).unwrap().count()
    }

    /// The remains of a killed run: the folder, and nobody who holds the lock.
    fn left(parent: &Path, purpose: Use) -> PathBuf {
        let folder = Folder::make(parent, purpose).unwrap();
        fs::write(folder.path().join("file"), "half").unwrap();
        let outer = folder.outer.clone();
        let copy = parent.join(".warpcache-copied");
        fs::rename(&outer, &copy).unwrap();
        drop(folder);
        fs::rename(&copy, &outer).unwrap();
        outer
    }

    #[test]
    fn it_goes_with_all_that_is_in_it() {
        let parent = tempfile::tempdir().unwrap();
        let folder = Folder::new_in(parent.path()).unwrap();
        fs::create_dir(folder.path().join("below")).unwrap();
        fs::write(folder.path().join("below/file"), "text").unwrap();
        assert_eq!(count(parent.path()), 1);
        drop(folder);
        assert_eq!(count(parent.path()), 0);
    }

    #[test]
    fn what_a_killed_run_left_goes_and_what_a_living_one_has_stays() {
        let parent = tempfile::tempdir().unwrap();
        let living = Folder::make(parent.path(), Use::Scratch).unwrap();
        let dead = left(parent.path(), Use::Scratch);
        assert!(dead.join("work/file").is_file());
        assert_eq!(leftovers(parent.path(), Use::Scratch).len(), 1);
        assert!(!dead.exists() && living.path().is_dir());
    }

    #[test]
    fn staging_is_not_swept_as_scratch_is() {
        let parent = tempfile::tempdir().unwrap();
        let dead = left(parent.path(), Use::Staging);
        drop(Folder::new_in(parent.path()).unwrap());
        assert!(dead.join("work/file").is_file());
        let adopted = leftovers(parent.path(), Use::Staging).pop().unwrap();
        let kept = adopted.keep();
        assert!(kept.join("file").is_file());
        assert!(leftovers(parent.path(), Use::Staging).is_empty());
    }

    #[test]
    fn what_only_looks_like_ours_stays() {
        let parent = tempfile::tempdir().unwrap();
        let place = |name: &str| parent.path().join(name);
        for name in [".warpcache-notes1", ".warpcache-abc12", ".warpcache-abc123"] {
            fs::create_dir_all(place(name)).unwrap();
            fs::write(place(name).join("mine"), "mine").unwrap();
        }
        // Not even with a file `lock`, if its text is the user's.
        fs::write(place(".warpcache-abc123").join("lock"), "mine").unwrap();
        fs::write(place(".warpcache-file12"), "mine").unwrap();
        let elsewhere = left(tempfile::tempdir().unwrap().keep().as_path(), Use::Scratch);
        std::os::unix::fs::symlink(&elsewhere, place(".warpcache-link12")).unwrap();
        assert!(leftovers(parent.path(), Use::Scratch).is_empty());
        assert_eq!(count(parent.path()), 5);
        assert!(elsewhere.join("work/file").is_file());
        fs::remove_dir_all(elsewhere.parent().unwrap()).unwrap();
    }
}
