//! Contents of a cache, and how it is emptied.

use super::cache::Cache;
use std::fs::{self, File};
use std::io;
use std::path::PathBuf;
use tools::content::is_key;

impl Cache {
    /// The folders of finished builds, in the order of their names. Other files in the folder are not the
    /// cache's.
    ///
    /// # Errors
    /// The folder is there and cannot be read.
    pub fn builds(&self) -> io::Result<Vec<PathBuf>> {
        let folders = self.names()?.into_iter().filter(|name| is_build(name));
        let folders = folders.map(|name| self.folder().join(name));
        let is_folder =
            |path: &PathBuf| fs::symlink_metadata(path).is_ok_and(|found| found.is_dir());
        Ok(folders.filter(is_folder).collect())
    }

    /// Removes every build. Runs that build or load are waited for.
    ///
    /// # Errors
    /// Something cannot be removed.
    pub fn remove_builds(&self) -> io::Result<()> {
        let folder = match File::open(self.folder()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            folder => folder?,
        };
        // A file system without locks cannot say who is at work.
        let _ = folder.lock();
        for build in self.builds()? {
            fs::remove_dir_all(&build)?;
        }
        for name in self.names()? {
            if name.strip_suffix(".lock").is_some_and(is_build) {
                fs::remove_file(self.folder().join(name))?;
            }
        }
        Ok(())
    }

    fn names(&self) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(self.folder()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let names = entries.map(|entry| entry.map(|entry| entry.file_name()));
        let names = names.collect::<io::Result<Vec<_>>>()?;
        let mut names: Vec<String> =
            names.into_iter().filter_map(|name| name.into_string().ok()).collect();
        names.sort();
        Ok(names)
    }
}

/// Whether a name is a top's, or the runtime's, with a key of [`tools::content::key`], in any form that entries have had.
fn is_build(name: &str) -> bool {
    let is_form = |form: &str| !form.is_empty() && form.bytes().all(|byte| byte.is_ascii_digit());
    let name =
        name.split_once('.').filter(|(_, form)| is_form(form)).map_or(name, |(name, _)| name);
    let key = name.rsplit_once('-').map_or("", |(_, key)| key);
    is_key(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tools::content::key;

    #[test]
    fn builds_go_and_what_is_not_the_caches_stays() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::at(folder.path());
        let name = format!("crd-{}", key(["a"]));
        let build = cache.entry(&name, |_| Ok(())).unwrap();
        // As the first form was.
        let first = folder.path().join(&name);
        fs::create_dir(&first).unwrap();
        let others = ["notes.txt", "synthesis", "crd-abc", "photos.lock"];
        for name in others {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        let elsewhere = tempfile::tempdir().unwrap();
        fs::write(elsewhere.path().join("mine"), "mine").unwrap();
        let link = format!("link-{}", key(["b"]));
        std::os::unix::fs::symlink(elsewhere.path(), folder.path().join(&link)).unwrap();
        assert_eq!(cache.builds().unwrap(), [first, build]);
        cache.remove_builds().unwrap();
        assert!(cache.builds().unwrap().is_empty());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), others.len() + 1);
        assert!(elsewhere.path().join("mine").is_file());
        assert!(Cache::at(folder.path().join("nowhere")).builds().unwrap().is_empty());
    }
}
