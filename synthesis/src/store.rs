//! Outcomes of tools by all they depend on, so that a second run of the same costs nothing.

use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use testbenches::verilated::Cache;
use tools::temporary::{Folder, Use, leftovers};

/// How a tool ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Outcome {
    /// Whether it ended with success.
    pub is_done: bool,
    /// All that it said.
    pub said: String,
    /// The texts of the wanted files.
    pub outputs: Vec<String>,
}

/// A folder of outcomes, each in a file whose name is the hash of what it was made from. Any number of
/// threads and processes may share it.
#[derive(Clone, Debug)]
pub struct Store {
    root: PathBuf,
}

impl Store {
    /// The store in this folder, which is made when the first outcome is.
    pub fn at(root: impl Into<PathBuf>) -> Store {
        Store { root: root.into() }
    }

    /// The store of this user: `synthesis` in the folder of [`Cache::standard`].
    pub fn standard() -> Store {
        Store::at(Cache::standard().folder().join("synthesis"))
    }

    /// The outcome of that key. One that cannot be read is as good as none.
    pub(crate) fn get(&self, key: &str) -> Option<Outcome> {
        serde_json::from_slice(&fs::read(self.place(key)).ok()?).ok()
    }

    /// Keeps an outcome. A store that cannot be written costs time, not correctness, so nobody is told.
    pub(crate) fn put(&self, key: &str, outcome: &Outcome) {
        let _ = self.write(&self.place(key), outcome);
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

    /// Removes every outcome, and what killed runs left; nothing else in the folder.
    ///
    /// # Errors
    /// Something cannot be removed.
    pub fn remove_outcomes(&self) -> io::Result<()> {
        drop(leftovers(&self.root, Use::Scratch));
        self.outcomes()?.into_iter().try_for_each(|outcome| match fs::remove_file(outcome) {
            // Another run was faster.
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed,
        })
    }

    fn place(&self, key: &str) -> PathBuf {
        self.root.join(format!("{key}.json"))
    }

    /// Under another name first: a reader finds all of it or nothing.
    fn write(&self, place: &Path, outcome: &Outcome) -> io::Result<()> {
        fs::create_dir_all(&self.root)?;
        let folder = Folder::new_in(&self.root)?;
        let file = folder.path().join("outcome");
        fs::write(&file, serde_json::to_vec(outcome)?)?;
        fs::rename(&file, place)
    }
}

/// Whether a path is that of an outcome: its name is a key.
fn is_outcome(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    let is_key =
        |key: &str| key.len() == 32 && key.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f'));
    name.strip_suffix(".json").is_some_and(is_key)
        && fs::symlink_metadata(path).is_ok_and(|found| found.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_go_and_nothing_else_does() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let outcome = Outcome { is_done: true, said: String::new(), outputs: vec![] };
        store.put(&testbenches::verilated::key(["a"]), &outcome);
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
        assert!(store.get("key").is_none());
        let outcome = Outcome { is_done: true, said: "yes".into(), outputs: vec!["text".into()] };
        store.put("key", &outcome);
        assert_eq!(store.get("key"), Some(outcome));
        fs::write(store.place("key"), "{\"is_done\":tr").unwrap();
        assert!(store.get("key").is_none());
        assert!(store.get("other").is_none());
    }

    #[test]
    fn a_store_that_cannot_be_written_is_no_error() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        let store = Store::at(folder.path().join("file/below"));
        store.put("key", &Outcome { is_done: true, said: String::new(), outputs: vec![] });
        assert!(store.get("key").is_none());
    }
}
