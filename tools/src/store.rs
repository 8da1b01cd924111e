//! Outcomes of work by all they depend on, so that a second run of the same costs nothing.

use crate::content::is_key;
use crate::temporary::Folder;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A folder of outcomes, each in a file whose name is the [key](crate::content::key) of what it was made
/// from. Any number of threads and processes may share it.
#[derive(Clone, Debug)]
pub struct Store {
    root: PathBuf,
}

impl Store {
    /// The store in this folder, which is made when the first outcome is.
    pub fn at(root: impl Into<PathBuf>) -> Store {
        Store { root: root.into() }
    }

    /// The outcome of that key. One that cannot be read is as good as none.
    pub fn get<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        let place = self.place(key);
        // A pipe may never have a writer.
        if !fs::metadata(&place).is_ok_and(|found| found.is_file()) {
            return None;
        }
        serde_json::from_slice(&fs::read(place).ok()?).ok()
    }

    /// Keeps an outcome. A store that cannot be written costs time, not correctness, and is no error.
    pub fn put(&self, key: &str, outcome: &impl Serialize) {
        let _ = self.write(key, outcome);
    }

    /// Keeps an outcome that somebody waits for. The outcome is written whole or not at all.
    ///
    /// # Errors
    /// The folder cannot be made or written.
    pub fn write(&self, key: &str, outcome: &impl Serialize) -> io::Result<()> {
        fs::create_dir_all(&self.root)?;
        // Under another name first: a reader finds all of it or nothing.
        let folder = Folder::new_in(&self.root)?;
        let file = folder.path().join("outcome");
        fs::write(&file, serde_json::to_vec(outcome)?)?;
        fs::rename(&file, self.place(key))
    }

    /// Where the outcome of that key is, or would be.
    pub fn place(&self, key: &str) -> PathBuf {
        self.root.join(format!("{key}.json"))
    }

    /// The files of all outcomes.
    ///
    /// # Errors
    /// The folder is there and cannot be read.
    pub fn outcomes(&self) -> io::Result<Vec<PathBuf>> {
        let entries = match fs::read_dir(&self.root) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let paths = entries.map(|entry| entry.map(|entry| entry.path()));
        let paths = paths.collect::<io::Result<Vec<_>>>()?;
        Ok(paths.into_iter().filter(|path| is_outcome(path)).collect())
    }

    /// Removes every outcome; nothing else in the folder.
    ///
    /// # Errors
    /// Something cannot be removed.
    pub fn remove_outcomes(&self) -> io::Result<()> {
        self.outcomes()?.into_iter().try_for_each(|outcome| match fs::remove_file(outcome) {
            // Another run was faster.
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed,
        })
    }
}

/// Whether a path is that of an outcome: its name is a key.
fn is_outcome(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    name.strip_suffix(".json").is_some_and(is_key)
        && fs::symlink_metadata(path).is_ok_and(|found| found.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::key;

    #[test]
    fn outcomes_go_and_nothing_else_does() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        store.put(&key(["a"]), &"outcome");
        fs::write(folder.path().join("mine.json"), "mine").unwrap();
        assert_eq!(store.outcomes().unwrap().len(), 1);
        store.remove_outcomes().unwrap();
        assert!(store.outcomes().unwrap().is_empty());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(Store::at(folder.path().join("nowhere")).outcomes().unwrap().is_empty());
    }

    #[test]
    fn what_was_put_is_got_and_damage_is_absence() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path().join("made/later"));
        let got = |key: &str| store.get::<Vec<String>>(key);
        assert!(got("key").is_none());
        store.put("key", &["yes"]);
        assert_eq!(got("key"), Some(vec!["yes".to_string()]));
        fs::write(store.place("key"), "[\"ye").unwrap();
        assert!(got("key").is_none());
        assert!(got("other").is_none());
        std::os::unix::fs::symlink("/dev/zero", store.place("endless")).unwrap();
        assert!(got("endless").is_none());
    }

    #[test]
    fn a_store_that_cannot_be_written_is_an_error_to_him_who_waits() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        let store = Store::at(folder.path().join("file/below"));
        store.put("key", &"yes");
        assert!(store.get::<String>("key").is_none());
        assert!(store.write("key", &"yes").is_err());
    }
}
