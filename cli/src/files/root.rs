//! The folder that output goes to, made when it is not there.

use crate::failure::{Failure, OrFail};
use anyhow::Context;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder that exists. Unless kept, what was made of its path is removed again where it is empty.
#[derive(Debug)]
pub(crate) struct Root {
    /// The folders that were not there before, deepest first.
    made: Vec<PathBuf>,
}

impl Root {
    /// Makes the folder `path` and those above it.
    pub(crate) fn make(path: &Path) -> Result<Root, Failure> {
        let missing = path.ancestors().filter(|folder| *folder != Path::new(""));
        let missing = missing.take_while(|folder| fs::symlink_metadata(folder).is_err());
        let root = Root { made: missing.map(Path::to_path_buf).collect() };
        let context =
            || format!("{}: must be a folder, or a place for one; try -o build", path.display());
        fs::create_dir_all(path).with_context(context).or_wrong_input()?;
        Ok(root)
    }

    /// Leaves the folders there.
    pub(crate) fn keep(mut self) {
        self.made.clear();
    }
}

impl Drop for Root {
    fn drop(&mut self) {
        for folder in &self.made {
            // One that is not empty holds another's work and stays.
            let _ = fs::remove_dir(folder);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
