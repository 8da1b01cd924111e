//! Replaces folders whole: everything is written beside them first, then renamed.

use super::without_name;
use crate::failure::{Failure, OrFail, Status};
use anyhow::Context;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// What a folder of ours holds, and so how one that is not is recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Folders of tops, nothing else.
    Design,
    /// The files of a top, `manifest.json` among them.
    Top,
}

/// A folder that is to appear at a place, in the place of what is there. Written, but not yet seen;
/// dropped before [`publish_all`], it leaves no trace.
#[derive(Debug)]
pub(crate) struct Replacement {
    place: PathBuf,
    /// Beside the place, so that a rename moves between them. Holds `new` before and `old` after.
    staging: TempDir,
    has_new: bool,
    has_old: bool,
}

impl Replacement {
    /// Writes `files`, each with its path below `place`, into a hidden folder in `root`, which is on
    /// the same file system as `place`. Without files, `place` is to be absent.
    ///
    /// What stands at `place` must be ours, or an empty folder, or nothing.
    pub(crate) fn stage(
        root: &Path,
        place: &Path,
        kind: Kind,
        files: &[(String, String)],
    ) -> Result<Replacement, Failure> {
        if let Some(got) =
            foreign(place, kind).with_context(|| unreadable(place)).or_wrong_input()?
        {
            let place = place.display();
            let text = format!(
                "{place}: must be absent, or written by generate; got {got}; try another -o, or move \
                 it away"
            );
            return Err(Failure::new(Status::WrongInput, text));
        }
        Self::write(root, place, files).with_context(|| unwritable(root)).or_wrong_input()
    }

    fn write(root: &Path, place: &Path, files: &[(String, String)]) -> io::Result<Replacement> {
        let staging = tempfile::Builder::new()
            .prefix(".warpcache-")
            .tempdir_in(root)
            .map_err(without_name)?;
        let new = staging.path().join("new");
        for (name, text) in files {
            let file = new.join(name);
            fs::create_dir_all(file.parent().unwrap_or(&new))?;
            fs::write(file, text)?;
        }
        let place = place.to_path_buf();
        Ok(Replacement { place, staging, has_new: !files.is_empty(), has_old: false })
    }

    /// Two renames: a moment without the folder, none with half of it.
    fn publish(&mut self) -> io::Result<()> {
        if fs::symlink_metadata(&self.place).is_ok() {
            fs::rename(&self.place, self.staging.path().join("old"))?;
            self.has_old = true;
        }
        if !self.has_new {
            return Ok(());
        }
        fs::rename(self.staging.path().join("new"), &self.place).inspect_err(|_| self.restore())
    }

    fn take_back(&mut self) {
        if self.has_new {
            // What cannot be moved back stays; the error that brought us here is told.
            let _ = fs::rename(&self.place, self.staging.path().join("new"));
        }
        self.restore();
    }

    fn restore(&mut self) {
        if self.has_old && fs::rename(self.staging.path().join("old"), &self.place).is_ok() {
            self.has_old = false;
        }
    }
}

/// Makes every replacement seen, or none: after an error, what was there before is there again.
pub(crate) fn publish_all(mut replacements: Vec<Replacement>) -> Result<(), Failure> {
    for index in 0..replacements.len() {
        if let Err(error) = replacements[index].publish() {
            let place = replacements[index].place.clone();
            replacements[..index].iter_mut().rev().for_each(Replacement::take_back);
            return Err(error).with_context(|| unwritable(&place)).or_wrong_input();
        }
    }
    Ok(())
}

fn unreadable(path: &Path) -> String {
    format!("{}: cannot be read; try another -o", path.display())
}

fn unwritable(path: &Path) -> String {
    format!("{}: cannot be written; try -o with a writable folder", path.display())
}

/// What at `place` we did not make, in words.
fn foreign(place: &Path, kind: Kind) -> io::Result<Option<String>> {
    let found = match fs::symlink_metadata(place) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        found => found?,
    };
    if found.is_symlink() {
        return Ok(Some("a symbolic link".to_string()));
    }
    if !found.is_dir() {
        return Ok(Some("a file".to_string()));
    }
    let mut entries = fs::read_dir(place)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    if entries.is_empty() {
        return Ok(None);
    }
    match kind {
        Kind::Top => {
            let manifest = fs::symlink_metadata(place.join("manifest.json"));
            let is_ours = manifest.is_ok_and(|manifest| manifest.is_file());
            Ok((!is_ours).then(|| "a folder without manifest.json".to_string()))
        }
        Kind::Design => {
            for entry in entries {
                if let Some(got) = foreign(&entry.path(), Kind::Top)? {
                    let name = entry.file_name().display().to_string();
                    return Ok(Some(format!("a folder that holds {name}, {got}")));
                }
            }
            Ok(None)
        }
    }
}

#[cfg(test)]
mod tests;
