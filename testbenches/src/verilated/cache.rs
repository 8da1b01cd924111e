//! A folder of finished builds, each under a name that contains the hash of all it was made from.
//!
//! An entry is built in a folder beside it and renamed into place, so that it is there wholly or
//! not at all, and of two builders of the same entry the later uses what the earlier published. A
//! lock per entry only saves the second builder the work.
//!
//! Files here are executed: a cache is used only where nobody but its user can write, and an entry only
//! while its files are those that were built; else it is built anew.

use super::Error;
use super::private;
use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{self, Path, PathBuf};
use tools::content::hash_of_file;
use tools::temporary::Folder;

/// The environment variable that names the folder of the cache.
pub const CACHE_VARIABLE: &str = "WARPCACHE_CACHE";

/// The end of an entry's name. Another form of entries has another, so that two versions of the program leave each
/// other's entries alone.
const FORM: &str = "2";

/// The file of an entry that holds the hashes of the others.
const SUMS: &str = "sums";

/// A build cache; any number of threads and processes may share its folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cache {
    root: PathBuf,
}

impl Cache {
    /// The cache in this folder, which is made when the first entry is.
    pub fn at(root: impl AsRef<Path>) -> Self {
        let root = root.as_ref();
        // Builders work in separate folders, where a relative path would mean something else.
        Cache { root: path::absolute(root).unwrap_or_else(|_| root.to_path_buf()) }
    }

    /// The cache of this user: `WARPCACHE_CACHE` if set; for a program that cargo built, `verilated`
    /// in its target folder; else `warpcache` in `XDG_CACHE_HOME` or `~/.cache`. Where others can write to
    /// that folder, or there is none, a fresh one that ends with the program ([`end`](super::end)).
    pub fn standard() -> Self {
        let chosen = choose(|name| env::var_os(name), env::current_exe().ok().as_deref());
        if env::var_os(CACHE_VARIABLE).is_none_or(|named| named.is_empty()) {
            // The folder is ours by its name, and open only where the user's mask makes every folder so.
            chosen.iter().for_each(|folder| private::close(folder));
        }
        let trusted = chosen.map(Cache::at).filter(Cache::is_trusted);
        trusted.or_else(|| private::folder().map(Cache::at)).unwrap_or_else(|| {
            // Without any folder of its the first entry is refused, which says what is wrong.
            Cache::at(env::temp_dir().join("warpcache"))
        })
    }

    /// The folder of the cache.
    pub fn folder(&self) -> &Path {
        &self.root
    }

    /// Whether the folder is not there yet, or is the user's alone.
    fn is_trusted(&self) -> bool {
        !self.root.exists() || private::is_private(&self.root)
    }

    /// While this is there, no run empties the cache. The sources of an entry may differ, and its contents
    /// are loaded when it is made.
    pub(super) fn in_use(&self) -> Option<File> {
        private::make(&self.root).ok()?;
        let folder = File::open(&self.root).ok()?;
        folder.lock_shared().ok()?;
        Some(folder)
    }

    /// The folder of the entry `name`, which `build` fills if it is not there whole.
    pub(super) fn entry(
        &self,
        name: &str,
        build: impl FnOnce(&Path) -> Result<(), Error>,
    ) -> Result<PathBuf, Error> {
        self.whole_entry(name, build).map_err(|error| error.of_cache(&self.root))
    }

    fn whole_entry(
        &self,
        name: &str,
        build: impl FnOnce(&Path) -> Result<(), Error>,
    ) -> Result<PathBuf, Error> {
        let place = self.root.join(format!("{name}.{FORM}"));
        private::make(&self.root).map_err(Error::io(&self.root))?;
        if is_whole(&place) {
            return Ok(place);
        }
        let lock = self.root.join(format!("{name}.lock"));
        let lock = File::create(&lock).map_err(Error::io(&lock))?;
        // A file system without locks costs time, not correctness, so the answer does not matter.
        let _ = lock.lock();
        if is_whole(&place) {
            return Ok(place);
        }
        self.discard(&place);
        let work = Folder::new_in(&self.root);
        let work = work.map_err(Error::io(&self.root))?;
        build(work.path())?;
        let sums = sums(work.path()).map_err(Error::io(work.path()))?;
        fs::write(work.path().join(SUMS), sums).map_err(Error::io(work.path()))?;
        publish(work.path(), &place)?;
        Ok(place)
    }

    /// Takes an entry away, whatever is in its place.
    pub(super) fn discard(&self, place: &Path) {
        if fs::symlink_metadata(place).is_err() {
            return;
        }
        let Ok(away) = tempfile::Builder::new().prefix(".building-").tempdir_in(&self.root) else {
            return;
        };
        // Renamed first: nobody finds half of it. Entries that cannot be moved are reported by the builder,
        // who cannot publish.
        let _ = fs::rename(place, away.path().join("discarded"));
    }
}

/// Gives a finished folder its name, unless another builder was faster.
fn publish(work: &Path, place: &Path) -> Result<(), Error> {
    match fs::rename(work, place) {
        Err(_) if is_whole(place) => Ok(()),
        result => result.map_err(Error::io(place)),
    }
}

/// Whether an entry is the user's and its files are those that were built.
fn is_whole(place: &Path) -> bool {
    let is_own = fs::symlink_metadata(place).is_ok_and(|found| private::is_own(&found));
    is_own
        && fs::read_to_string(place.join(SUMS))
            .is_ok_and(|told| sums(place).is_ok_and(|is| is == told))
}

/// The files of a folder with their hashes, a line each, without the file that holds these.
fn sums(folder: &Path) -> io::Result<String> {
    let mut lines = Vec::new();
    for file in fs::read_dir(folder)? {
        let file = file?;
        if file.file_name() != SUMS {
            lines.push(format!("{} {}\n", hash_of_file(&file.path())?, file.file_name().display()));
        }
    }
    lines.sort_unstable();
    Ok(lines.concat())
}

/// The folder [`Cache::standard`] describes; none in an environment without a home.
fn choose(variable: impl Fn(&str) -> Option<OsString>, program: Option<&Path>) -> Option<PathBuf> {
    if let Some(named) = variable(CACHE_VARIABLE).filter(|named| !named.is_empty()) {
        return Some(named.into());
    }
    // Cargo marks its target folder with this file.
    let mut above = program.into_iter().flat_map(Path::ancestors);
    if let Some(target) = above.find(|folder| folder.join("CACHEDIR.TAG").is_file()) {
        return Some(target.join("verilated"));
    }
    // The standard of these folders has relative ones ignored.
    let named = |name| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || named("HOME").map(|home| home.join(".cache"));
    Some(named("XDG_CACHE_HOME").or_else(home)?.join("warpcache"))
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
            private::make(&work).unwrap();
            fs::write(work.join("file"), text).unwrap();
            fs::write(work.join(SUMS), sums(&work).unwrap()).unwrap();
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
        assert_eq!(choose(named, Some(&program)).unwrap(), Path::new("/named"));
        assert_eq!(choose(|_| None, Some(&program)).unwrap(), target.path().join("verilated"));
        let home = |name: &str| (name == "HOME").then(|| "/home/user".into());
        let installed = Some(Path::new("/usr/bin/warpcache"));
        assert_eq!(choose(home, installed).unwrap(), Path::new("/home/user/.cache/warpcache"));
    }

    /// A fixed name below the folder of temporary files would be anybody's.
    #[test]
    fn without_a_home_there_is_no_folder_that_another_can_know() {
        assert_eq!(choose(|_| None, Some(Path::new("/usr/bin/warpcache"))), None);
        let relative = |name: &str| (name == "XDG_CACHE_HOME").then(|| "here".into());
        assert_eq!(choose(relative, None), None);
        assert!(Cache::at("here").folder().is_absolute());
    }

    /// Counts builds of an entry in a cache that is 0700 unless the test changes it.
    fn build(cache: &Cache, builds: &AtomicUsize) -> Result<PathBuf, Error> {
        cache.entry("e", |work| {
            builds.fetch_add(1, Ordering::SeqCst);
            fs::write(work.join("file"), "whole").map_err(Error::io(work))
        })
    }

    #[test]
    fn a_damaged_entry_is_built_anew_once() {
        let folder = tempfile::tempdir().unwrap();
        let (cache, builds) = (Cache::at(folder.path()), AtomicUsize::new(0));
        let file = build(&cache, &builds).unwrap().join("file");
        let damages: [&dyn Fn(); 4] = [
            &|| fs::write(&file, "foreign").unwrap(),
            &|| fs::remove_file(&file).unwrap(),
            &|| fs::write(file.with_file_name("more"), "").unwrap(),
            &|| fs::remove_file(file.with_file_name(SUMS)).unwrap(),
        ];
        for (number, damage) in damages.iter().enumerate() {
            damage();
            for _ in 0..2 {
                build(&cache, &builds).unwrap();
                assert_eq!(fs::read_to_string(&file).unwrap(), "whole");
                assert_eq!(builds.load(Ordering::SeqCst), number + 2);
            }
        }
        fs::remove_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file.parent().unwrap(), "a file").unwrap();
        build(&cache, &builds).unwrap();
    }

    #[test]
    fn a_cache_that_cannot_be_written_is_reported_with_its_variable() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        let place = file.join("cache");
        let refused = build(&Cache::at(&place), &AtomicUsize::new(0)).unwrap_err().to_string();
        let start = "cache: must be a folder that you, and nobody else, can write to; got ";
        let end = "; try another by WARPCACHE_CACHE, or warpcache clean --cache";
        assert!(refused.starts_with(&format!("{start}{}: ", place.display())), "{refused}");
        assert!(refused.ends_with(end), "{refused}");
        // Of what an entry is made from, nothing is said.
        let fail = |_: &Path| Err(Error::Source { top: "t".into(), text: "no".into() });
        let other = Cache::at(folder.path().join("cache")).entry("e", fail).unwrap_err();
        assert_eq!(other.to_string(), "t: no");
    }

    #[cfg(unix)]
    #[test]
    fn nothing_is_used_where_others_can_write() {
        use std::os::unix::fs::PermissionsExt;
        let open = |path: &Path, mode| {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        };
        let folder = tempfile::tempdir().unwrap();
        let (cache, builds) = (Cache::at(folder.path()), AtomicUsize::new(0));
        let entry = build(&cache, &builds).unwrap();
        open(&entry, 0o777);
        build(&cache, &builds).unwrap();
        assert_eq!(builds.load(Ordering::SeqCst), 2);

        assert!(cache.is_trusted() && Cache::at(folder.path().join("none")).is_trusted());
        for mode in [0o777, 0o720, 0o1777] {
            open(folder.path(), mode);
            assert!(!cache.is_trusted(), "{mode:o}");
            let refused = build(&cache, &builds).unwrap_err().to_string();
            assert!(
                refused.contains(": others can write to it, or it is no folder of yours; try "),
                "{refused}"
            );
        }
        open(folder.path(), 0o755);
        assert!(cache.is_trusted());
    }
}
