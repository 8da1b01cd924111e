//! Replaces folders whole: everything is written beside them first, then the names are exchanged.
//!
//! Files that the user put into a folder of ours are in the new one before the exchange, as second
//! names, so that they are there at every moment. A run that is killed leaves the old folder or the
//! new one, and a staging folder that the next run in the same root clears.

mod tree;

use super::Root;
use super::record::{RTL, Subject};
use super::without_name;
use crate::failure::{Failure, OrFail, Status};
use anyhow::Context;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tools::ending::uninterrupted;
use tools::temporary::{Folder, Use, leftovers};
pub(crate) use tree::generated;
use tree::{Newer, exchange, foreign, link, make_below, of_user, settle};

/// A folder below a root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The folder of a design, with one for each of its blocks and one for the modules of them all.
    Design(String),
    /// The same, of which the folder of this block and that of the modules are replaced alone.
    Block { design: String, block: String },
    /// A library, by the name of its folder.
    Library(String),
}

/// Prefix of a library's place in a staging folder; no name of a design has a colon.
const LIBRARY: &str = "library:";

impl Place {
    /// The folder below a root.
    pub(crate) fn path(&self) -> PathBuf {
        match self {
            Place::Design(name) | Place::Block { design: name, .. } | Place::Library(name) => {
                PathBuf::from(name)
            }
        }
    }

    /// Subject of the record in it; a design's folder has none, only the folders in it.
    fn subject(&self) -> Option<Subject> {
        match self {
            Place::Design(_) | Place::Block { .. } => None,
            Place::Library(name) => Some(Subject::library(name)),
        }
    }

    /// Subject of the record in its folder `name`, if that folder is to be replaced.
    fn subject_of(&self, name: &Path) -> Option<Subject> {
        let name = name.to_str()?;
        match self {
            Place::Design(design) | Place::Block { design, .. } if name == RTL => {
                Some(Subject::rtl(design))
            }
            Place::Design(design) => Some(Subject::block(design, name)),
            Place::Block { design, block } => {
                (name == block).then(|| Subject::block(design, block))
            }
            Place::Library(_) => None,
        }
    }

    /// As a staging folder keeps it.
    fn text(&self) -> String {
        match self {
            Place::Library(name) => format!("{LIBRARY}{name}"),
            Place::Block { design, block } => format!("{design}/{block}"),
            Place::Design(name) => name.clone(),
        }
    }

    /// The place that a staging folder was for.
    fn read(staging: &Path) -> Option<Place> {
        let text = fs::read_to_string(staging.join("place")).ok()?;
        let is_name = |part: &str| {
            let mut parts = Path::new(part).components();
            matches!(parts.next(), Some(std::path::Component::Normal(name)) if name == part)
        };
        let place = match (text.strip_prefix(LIBRARY), text.split_once('/')) {
            (Some(name), _) => Place::Library(name.to_string()),
            (None, Some((design, block))) => {
                Place::Block { design: design.to_string(), block: block.to_string() }
            }
            (None, None) => Place::Design(text),
        };
        let is_legal = match &place {
            Place::Design(name) | Place::Library(name) => is_name(name),
            Place::Block { design, block } => is_name(design) && is_name(block),
        };
        is_legal.then_some(place)
    }
}

/// A folder that is to appear at a place, in the place of what is there. Written, but not yet seen;
/// dropped before [`publish_all`], it leaves no trace.
#[derive(Debug)]
pub(crate) struct Replacement {
    place: Place,
    /// Where it is to appear.
    path: PathBuf,
    /// The same as the user wrote it.
    shown: PathBuf,
    /// In the root, so that a rename moves between both. Holds `new`, then what was at the place, and from
    /// before it holds that, `place`.
    staging: Folder,
    /// Empty folders at the place that are nobody's, and give way.
    empty: Vec<PathBuf>,
    has_new: bool,
    /// `new` and what was at the place have changed places.
    is_exchanged: bool,
    /// Without an exchange: what was at the place is in `old`.
    is_away: bool,
    /// Without an exchange: `new` is at the place.
    is_there: bool,
}

impl Replacement {
    /// Writes `files`, each with its path below the place, into a hidden folder in the root, and what is
    /// the user's at the place. Without either, the place is to be absent.
    ///
    /// The place must be ours, or an empty folder, or free.
    pub(crate) fn stage(
        root: &Root,
        place: Place,
        files: &[(String, String)],
    ) -> Result<Replacement, Failure> {
        let (path, shown) = (root.path().join(place.path()), root.shown().join(place.path()));
        refuse_foreign(&path, &shown, &place)?;
        let written = Self::write(root, place, files);
        match written.with_context(|| unwritable(root.shown())).or_wrong_input()? {
            Ok(replacement) => Ok(replacement),
            Err(taken) => {
                Err(refused(&shown.join(taken), "a file or folder that is not generate's"))
            }
        }
    }

    /// `Err` within: what of the user's is where a new file goes.
    fn write(
        root: &Root,
        place: Place,
        files: &[(String, String)],
    ) -> io::Result<Result<Replacement, PathBuf>> {
        let path = root.path().join(place.path());
        let staging = Folder::staging(root.path()).map_err(without_name)?;
        let new = staging.path().join("new");
        for (name, text) in files {
            make_below(staging.path(), &Path::new("new").join(folder_of(Path::new(name))))?;
            fs::write(new.join(name), text)?;
        }
        let mut empty = Vec::new();
        if path.is_dir() {
            for name in of_user(&path, &place)? {
                let is_file = files.iter().any(|(file, _)| Path::new(file) == name);
                if is_among(&name, files) && !is_file && is_empty(&path.join(&name)) {
                    empty.push(name);
                    continue;
                }
                make_below(staging.path(), &Path::new("new").join(folder_of(&name)))?;
                if is_among(&name, files) || !link(&path.join(&name), &new.join(&name))? {
                    return Ok(Err(name));
                }
            }
        }
        let has_new = new.exists();
        fs::write(staging.path().join("writing"), place.text())?;
        fs::rename(staging.path().join("writing"), staging.path().join("place"))?;
        let (is_exchanged, is_away, is_there) = (false, false, false);
        let shown = root.shown().join(place.path());
        Ok(Ok(Replacement {
            place,
            path,
            shown,
            staging,
            empty,
            has_new,
            is_exchanged,
            is_away,
            is_there,
        }))
    }

    fn new_tree(&self) -> PathBuf {
        self.staging.path().join("new")
    }

    /// The former contents of the place. After an exchange it has the name of the new.
    fn old_tree(&self) -> PathBuf {
        self.staging.path().join(if self.is_exchanged { "new" } else { "old" })
    }

    /// One step where names can be exchanged; else two renames, with a moment without the folder.
    fn publish(&mut self) -> io::Result<()> {
        let new = self.new_tree();
        if fs::symlink_metadata(&self.path).is_ok() {
            self.is_exchanged = self.has_new && exchange(&new, &self.path).is_ok();
            if self.is_exchanged {
                return Ok(());
            }
            fs::rename(&self.path, self.old_tree())?;
            self.is_away = true;
        }
        if self.has_new {
            fs::rename(new, &self.path)?;
            self.is_there = true;
        }
        Ok(())
    }

    /// As before [`Replacement::publish`], which may have failed halfway.
    fn take_back(&mut self) -> io::Result<()> {
        if self.is_exchanged {
            return exchange(&self.new_tree(), &self.path);
        }
        if self.is_there {
            fs::rename(&self.path, self.new_tree())?;
        }
        if self.is_away {
            fs::rename(self.old_tree(), &self.path)?;
        }
        Ok(())
    }

    /// Brings what of the user's is still in the old folder.
    fn settle(&self) -> io::Result<()> {
        let old = self.old_tree();
        if !(self.is_exchanged || self.is_away) || !old.is_dir() {
            return Ok(());
        }
        let of_user = of_user(&old, &self.place)?.into_iter();
        for name in of_user.filter(|name| !(self.empty.contains(name) && is_empty(&old.join(name))))
        {
            settle(&old.join(&name), &self.path.join(&name), Newer::Coming)?;
        }
        Ok(())
    }
}

/// Makes every replacement seen, or none: after an error, what was there before is there again.
/// Files that can be brought back to no place stay in the staging folder, and the error names it.
pub(crate) fn publish_all(replacements: Vec<Replacement>) -> Result<(), Failure> {
    uninterrupted(|| publish_each(replacements))
}

fn publish_each(mut replacements: Vec<Replacement>) -> Result<(), Failure> {
    for index in 0..replacements.len() {
        if let Err(error) = replacements[index].publish() {
            let shown = replacements[index].shown.clone();
            replacements.truncate(index + 1);
            let kept = take_back(replacements);
            return Err(error).with_context(|| unwritable(&shown) + &kept).or_wrong_input();
        }
    }
    for replacement in replacements {
        if let Err(error) = replacement.settle() {
            let (shown, kept) = (replacement.shown.clone(), replacement.staging.keep());
            let text = format!(
                "{}: is written, but not all files that were added to it could be brought there; the \
                 others are in {}",
                shown.display(),
                kept.display()
            );
            return Err(error).context(text).or_wrong_input();
        }
    }
    Ok(())
}

/// The last first. Where what was there is kept, for the end of an error.
fn take_back(replacements: Vec<Replacement>) -> String {
    let mut text = String::new();
    for mut replacement in replacements.into_iter().rev() {
        if replacement.take_back().is_err() {
            let shown = replacement.shown.clone();
            let kept = replacement.staging.keep();
            text += &format!("; what was in {} is in {}", shown.display(), kept.display());
        }
    }
    text
}

/// Clears what killed runs left in the root, which must be locked. Files that are nowhere else go
/// back to their place; where that cannot be, the staging folder stays.
pub(super) fn clear(root: &Path) {
    for staging in leftovers(root, Use::Staging) {
        let is_clear = match Place::read(staging.path()) {
            // The run was killed while it staged: files there are that run's, or have another name
            // too.
            None => true,
            Some(place) => put_back(staging.path(), root, &place).is_ok(),
        };
        if !is_clear {
            staging.keep();
        }
    }
}

fn put_back(staging: &Path, root: &Path, place: &Place) -> io::Result<()> {
    let (path, old) = (root.join(place.path()), staging.join("old"));
    if old.is_dir() && fs::symlink_metadata(&path).is_err() {
        fs::rename(&old, &path)?;
    }
    for tree in [old, staging.join("new")] {
        if !tree.is_dir() {
            continue;
        }
        for name in of_user(&tree, place)? {
            settle(&tree.join(&name), &path.join(&name), Newer::Unknown)?;
        }
    }
    Ok(())
}

/// Refuses what is at a place and may not be replaced; messages call it `shown`.
pub(crate) fn refuse_foreign(path: &Path, shown: &Path, place: &Place) -> Result<(), Failure> {
    let (tree, shown) = match place {
        Place::Block { block, .. } => {
            refuse_link(path, shown)?;
            (path.join(block), shown.join(block))
        }
        _ => (path.to_path_buf(), shown.to_path_buf()),
    };
    let unreadable = || format!("{}: cannot be read; try another -o", shown.display());
    match foreign(&tree, place).with_context(unreadable).or_wrong_input()? {
        None => Ok(()),
        Some(got) => Err(refused(&shown, &got)),
    }
}

fn is_empty(folder: &Path) -> bool {
    let is_folder = fs::symlink_metadata(folder).is_ok_and(|found| found.is_dir());
    is_folder && fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none())
}

/// The path of the folder that a file is in, below the same place.
fn folder_of(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
}

/// Whether a new file has that name, or a folder with new files.
fn is_among(name: &Path, files: &[(String, String)]) -> bool {
    files.iter().any(|(file, _)| Path::new(file).starts_with(name))
}

/// The folder of a design must not be a link: what is behind it is another's.
fn refuse_link(path: &Path, shown: &Path) -> Result<(), Failure> {
    match fs::symlink_metadata(path) {
        Ok(found) if found.is_symlink() => Err(refused(shown, "a symbolic link")),
        Ok(found) if !found.is_dir() => Err(refused(shown, "a file")),
        _ => Ok(()),
    }
}

fn refused(shown: &Path, got: &str) -> Failure {
    let text = format!(
        "{}: must be absent, or written by generate; got {got}; try another -o, or move it away",
        shown.display()
    );
    Failure::new(Status::WrongInput, text)
}

fn unwritable(path: &Path) -> String {
    format!("{}: cannot be written; try -o with a writable folder", path.display())
}

#[cfg(test)]
mod tests;
