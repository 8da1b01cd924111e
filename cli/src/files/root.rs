//! The folder that output goes to, made when it is not there.

use super::publish;
use crate::failure::{Failure, OrFail, Status};
use anyhow::Context;
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use tools::ending::{Registered, Way, registered};

/// How often a folder that goes while it is made is made again.
const MOST_ATTEMPTS: usize = 100;

/// A folder that exists. Unless kept, what was made of its path is removed again where it is empty.
#[derive(Debug)]
pub(crate) struct Root {
    /// As the user wrote it.
    shown: PathBuf,
    /// Absolute and without links: the working directory may be in what is replaced.
    path: PathBuf,
    /// The folders that were not there before, in the order in which they were made.
    made: Vec<(PathBuf, Registered)>,
    /// Held from [`Root::lock`] on, where the file system has locks.
    lock: Option<File>,
}

impl Root {
    /// Makes the folder `path` and those above it.
    pub(crate) fn make(path: &Path) -> Result<Root, Failure> {
        if path == Path::new("-") {
            let text = "-: must be a folder, which standard output is not; try -o build, or ./- for a \
                        folder of that name";
            return Err(Failure::new(Status::WrongInput, text));
        }
        let context =
            || format!("{}: must be a folder, or a place for one; try -o build", path.display());
        let mut root =
            Root { shown: path.to_path_buf(), path: PathBuf::new(), made: Vec::new(), lock: None };
        let mut made = root.try_to_make();
        // Another run that failed may remove what it had made while this one makes the rest.
        for _ in 0..MOST_ATTEMPTS {
            if !made.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
                break;
            }
            made = root.try_to_make();
        }
        made.with_context(context).or_wrong_input()?;
        Ok(root)
    }

    fn try_to_make(&mut self) -> io::Result<()> {
        let path = self.shown.clone();
        let missing = path.ancestors().filter(|folder| *folder != Path::new(""));
        let missing: Vec<&Path> =
            missing.take_while(|folder| fs::symlink_metadata(folder).is_err()).collect();
        for folder in missing.into_iter().rev() {
            self.make_folder(folder)?;
        }
        // Not made here: that goes through `make_folder` alone, which a run that is ending waits in.
        if !fs::metadata(&path)?.is_dir() {
            return Err(io::Error::from(rustix::io::Errno::EXIST));
        }
        self.path = fs::canonicalize(path)?;
        Ok(())
    }

    /// Makes a folder below the root, or the root itself; one that is there stays.
    pub(crate) fn make_folder(&mut self, folder: &Path) -> io::Result<()> {
        let folder = std::path::absolute(folder)?;
        let made = registered(Way::IfEmpty, || fs::create_dir(&folder).map(|()| folder.clone()));
        match made {
            Ok(made) => self.made.push(made),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Waits until no other run writes here, and clears what killed runs left.
    pub(crate) fn lock(&mut self) -> Result<(), Failure> {
        let shown = self.shown.clone();
        let context = || format!("{}: must be a folder that can be read", shown.display());
        loop {
            let file = File::open(&self.path);
            // A run that had made the folder and failed may have removed it meanwhile.
            if file.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
                let made = self.try_to_make();
                if !made.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
                    made.with_context(context).or_wrong_input()?;
                }
                continue;
            }
            let file = file.with_context(context).or_wrong_input()?;
            // Without locks, who runs two at once must see to it himself; and nothing is cleared, since
            // it may be another's.
            if file.lock().is_err() {
                return Ok(());
            }
            if is_at(&file, &self.path) {
                self.lock = Some(file);
                publish::clear(&self.path);
                return Ok(());
            }
        }
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The path as the user wrote it.
    pub(crate) fn shown(&self) -> &Path {
        &self.shown
    }

    /// Leaves the folders there.
    pub(crate) fn keep(mut self) {
        self.made.clear();
    }
}

impl Drop for Root {
    fn drop(&mut self) {
        for (folder, _) in self.made.iter().rev() {
            // One that is not empty holds another's work and stays, and so does one that another run has
            // locked and is about to fill.
            let is_free = |file: &File| self.lock.is_some() || file.try_lock().is_ok();
            let free = File::open(folder).ok().filter(is_free);
            if free.is_some() {
                let _ = fs::remove_dir(folder);
            }
        }
    }
}

/// Whether the open folder is the one that is at `path` now.
fn is_at(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(there)) = (file.metadata(), fs::metadata(path)) else { return false };
    (open.dev(), open.ino()) == (there.dev(), there.ino())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    #[test]
    fn made_folders_go_again_unless_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b/c");
        drop(Root::make(&path).unwrap());
        assert!(!folder.path().join("a").exists());
        fs::create_dir(folder.path().join("a")).unwrap();
        drop(Root::make(&path).unwrap());
        assert!(folder.path().join("a").is_dir() && !folder.path().join("a/b").exists());
        Root::make(&path).unwrap().keep();
        assert!(path.is_dir());
    }

    #[test]
    fn a_file_is_no_place_for_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "mine").unwrap();
        for path in [file.clone(), file.join("below")] {
            let failure = Root::make(&path).unwrap_err().to_string();
            assert!(failure.contains("must be a folder, or a place for one; "), "{failure}");
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    }

    #[test]
    fn one_at_a_time_has_the_lock_also_when_the_folder_goes_and_comes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("root");
        let holders = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..50 {
                        let mut root = Root::make(&path).unwrap();
                        root.lock().unwrap();
                        assert_eq!(holders.fetch_add(1, Ordering::SeqCst), 0);
                        holders.fetch_sub(1, Ordering::SeqCst);
                    }
                });
            }
        });
    }
}
