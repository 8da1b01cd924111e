//! A folder of finished builds, each under a name that contains the hash of all it was made from.
//!
//! An entry is built in a folder beside it and renamed into place, so that it is there wholly or
//! not at all, and of two builders of the same entry the later uses what the earlier published. A
//! lock per entry only saves the second builder the work.

use super::Error;
use sha2::{Digest, Sha256};
use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// The environment variable that names the folder of the cache.
pub const CACHE_VARIABLE: &str = "WARPCACHE_CACHE";

/// A build cache; any number of threads and processes may share its folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cache {
    root: PathBuf,
}

impl Cache {
    /// The cache in this folder, which is made when the first entry is.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Cache { root: root.into() }
    }

    /// The cache of this user: `WARPCACHE_CACHE` if set; for a program that cargo built, `verilated`
    /// in its target folder; else `warpcache` in `XDG_CACHE_HOME`, `~/.cache` or the temporary folder.
    pub fn standard() -> Self {
        Cache { root: choose(|name| env::var_os(name), env::current_exe().ok().as_deref()) }
    }

    /// The folder of the cache.
    pub fn folder(&self) -> &Path {
        &self.root
    }

    /// The folder of the entry `name`, which `build` fills if it is not there yet.
    pub(super) fn entry(
        &self,
        name: &str,
        build: impl FnOnce(&Path) -> Result<(), Error>,
    ) -> Result<PathBuf, Error> {
        let place = self.root.join(name);
        if place.is_dir() {
            return Ok(place);
        }
        fs::create_dir_all(&self.root).map_err(Error::io(&self.root))?;
        let lock = self.root.join(format!("{name}.lock"));
        let lock = File::create(&lock).map_err(Error::io(&lock))?;
        // A file system without locks costs time, not correctness, so the answer does not matter.
        let _ = lock.lock();
        if place.is_dir() {
            return Ok(place);
        }
        let work = tempfile::Builder::new().prefix(".building-").tempdir_in(&self.root);
        let work = work.map_err(Error::io(&self.root))?;
        build(work.path())?;
        publish(work.path(), &place)?;
        Ok(place)
    }
}

/// Gives a finished folder its name, unless another builder was faster.
fn publish(work: &Path, place: &Path) -> Result<(), Error> {
    match fs::rename(work, place) {
        Err(_) if place.is_dir() => Ok(()),
        result => result.map_err(Error::io(place)),
    }
}

/// The folder [`Cache::standard`] describes.
fn choose(variable: impl Fn(&str) -> Option<OsString>, program: Option<&Path>) -> PathBuf {
    if let Some(named) = variable(CACHE_VARIABLE) {
        return named.into();
    }
    // Cargo marks its target folder with this file.
    let mut above = program.into_iter().flat_map(Path::ancestors);
    if let Some(target) = above.find(|folder| folder.join("CACHEDIR.TAG").is_file()) {
        return target.join("verilated");
    }
    let home = || variable("HOME").map(|home| Path::new(&home).join(".cache"));
    let user = variable("XDG_CACHE_HOME").map(PathBuf::from).or_else(home);
    user.unwrap_or_else(env::temp_dir).join("warpcache")
}

/// 32 hexadecimal digits that differ when any part, or the border between two, differs.
pub fn key<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    #[test]
    fn an_entry_is_built_once_however_many_ask_for_it() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::at(folder.path().join("made/later"));
        let builds = AtomicUsize::new(0);
        let build = |work: &Path| {
            builds.fetch_add(1, Ordering::SeqCst);
            fs::write(work.join("file"), "whole").map_err(Error::io(work))
        };
        thread::scope(|scope| {
            for _ in 0..20 {
                scope.spawn(|| assert!(cache.entry("e", build).unwrap().join("file").is_file()));
            }
        });
        assert_eq!(builds.load(Ordering::SeqCst), 1);
    }

    #[test]
    fn without_the_lock_the_loser_uses_what_the_winner_published() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("entry");
        for text in ["winner", "loser"] {
            let work = folder.path().join(text);
            fs::create_dir(&work).unwrap();
            fs::write(work.join("file"), text).unwrap();
            publish(&work, &place).unwrap();
        }
        assert_eq!(fs::read_to_string(place.join("file")).unwrap(), "winner");
    }

    #[test]
    fn a_failed_build_leaves_nothing_but_its_lock() {
        let folder = tempfile::tempdir().unwrap();
        let fail = |work: &Path| {
            fs::write(work.join("half"), "").unwrap();
            Err(Error::Source { top: "t".into(), text: "no".into() })
        };
        assert!(Cache::at(folder.path()).entry("e", fail).is_err());
        let left: Vec<_> =
            fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
        assert_eq!(left, ["e.lock"]);
    }

    #[test]
    fn the_folder_is_the_named_one_then_the_target_folder_then_the_users() {
        let target = tempfile::tempdir().unwrap();
        fs::write(target.path().join("CACHEDIR.TAG"), "").unwrap();
        let program = target.path().join("debug/deps/test");
        let named = |name: &str| (name == CACHE_VARIABLE).then(|| "/named".into());
        assert_eq!(choose(named, Some(&program)), Path::new("/named"));
        assert_eq!(choose(|_| None, Some(&program)), target.path().join("verilated"));
        let home = |name: &str| (name == "HOME").then(|| "/home/user".into());
        let installed = Some(Path::new("/usr/bin/warpcache"));
        assert_eq!(choose(home, installed), Path::new("/home/user/.cache/warpcache"));
        assert_eq!(choose(|_| None, installed), env::temp_dir().join("warpcache"));
    }

    #[test]
    fn a_key_depends_on_where_one_part_ends() {
        assert_ne!(key(["ab", "c"]), key(["a", "bc"]));
        assert_eq!(key(["ab", "c"]).len(), 32);
    }
}
