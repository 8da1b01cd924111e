//! Replaces what `generate` wrote: every file is written into a hidden folder beside its place, then renamed.
//!
//! A folder is ours by its manifest: the files that this lists are replaced or removed. All else is the user's, and
//! stays where it is.

mod tree;

use super::Root;
use super::record::{MANIFEST, RTL, Subject};
use super::without_name;
use crate::failure::{Failure, OrFail, Status};
use anyhow::Context;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tools::ending::uninterrupted;
use tools::temporary::Folder;
pub(crate) use tree::generated;
use tree::{foreign, is_there, ours, products};

/// A folder below a root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The folder of a design, with one for each of its blocks and one for the modules of them all.
    Design(String),
    /// The same, of which the folders of these blocks and that of the modules are replaced alone.
    Blocks { design: String, blocks: Vec<String> },
    /// A library, by the name of its folder.
    Library(String),
}

impl Place {
    /// The folder below a root.
    pub(crate) fn path(&self) -> PathBuf {
        match self {
            Place::Design(name) | Place::Blocks { design: name, .. } | Place::Library(name) => {
                PathBuf::from(name)
            }
        }
    }

    /// Subject of the record in it; a design's folder has none, only the folders in it.
    fn subject(&self) -> Option<Subject> {
        match self {
            Place::Design(_) | Place::Blocks { .. } => None,
            Place::Library(name) => Some(Subject::library(name)),
        }
    }

    /// Subject of the record in its folder `name`, if that folder is to be replaced.
    fn subject_of(&self, name: &Path) -> Option<Subject> {
        let name = name.to_str()?;
        match self {
            Place::Design(design) | Place::Blocks { design, .. } if name == RTL => {
                Some(Subject::rtl(design))
            }
            Place::Design(design) => Some(Subject::block(design, name)),
            Place::Blocks { design, blocks } => {
                blocks.iter().any(|block| block == name).then(|| Subject::block(design, name))
            }
            Place::Library(_) => None,
        }
    }
}

/// The files that are to appear at a place, instead of those that were generated there. Written, but not yet seen;
/// dropped before [`publish_all`], it leaves no trace.
#[derive(Debug)]
pub(crate) struct Replacement {
    /// The place as the user wrote it.
    shown: PathBuf,
    /// In the root, so that a rename moves between both.
    _staging: Folder,
    /// Names that change, in this order: each old file goes into the staging folder, each new one comes from there.
    /// Manifests are last: a folder whose run was killed is still ours.
    renames: Vec<(PathBuf, PathBuf)>,
    /// The folders of these files, which go where nothing is left in them.
    folders: BTreeSet<PathBuf>,
}

impl Replacement {
    /// Writes `files`, each with its path below the place, into a hidden folder in the root. Without any, what was
    /// generated there is to go.
    ///
    /// The place must be ours, or an empty folder, or free.
    pub(crate) fn stage(
        root: &Root,
        place: Place,
        files: &[(String, String)],
    ) -> Result<Replacement, Failure> {
        let (path, shown) = (root.path().join(place.path()), root.shown().join(place.path()));
        refuse_foreign(&path, &shown, &place)?;
        let staged = Self::write(root, &place, files);
        match staged.with_context(|| unwritable(root.shown())).or_wrong_input()? {
            Ok(replacement) => Ok(replacement),
            Err(taken) => {
                Err(refused(&shown.join(taken), "a file or folder that is not generate's"))
            }
        }
    }

    /// `Err` within: what of the user's is where a new file goes.
    fn write(
        root: &Root,
        place: &Place,
        files: &[(String, String)],
    ) -> io::Result<Result<Replacement, PathBuf>> {
        let path = root.path().join(place.path());
        let ours = ours(&path, place)?;
        let mut old: BTreeSet<PathBuf> = generated(&path, place)?.into_iter().collect();
        for folder in ours.keys() {
            old.extend(products(folder)?);
        }
        let staging = Folder::new_in(root.path()).map_err(without_name)?;
        let mut new = BTreeMap::new();
        for (number, (name, text)) in files.iter().enumerate() {
            let to = path.join(name);
            let folder = folder_of(&to);
            let is_free = ours.contains_key(folder) || folder == path || is_empty(folder);
            if is_there(folder) && !is_free {
                return Ok(Err(folder_of(Path::new(name)).to_path_buf()));
            }
            // What a killed run wrote may be in no manifest.
            if fs::read(&to).is_ok_and(|there| there == text.as_bytes()) {
                old.insert(to.clone());
            }
            if is_there(&to) && !old.contains(&to) {
                return Ok(Err(name.into()));
            }
            let from = staging.path().join(format!("new{number}"));
            fs::write(&from, text)?;
            new.insert(to, from);
        }
        let all: BTreeSet<&PathBuf> = old.iter().chain(new.keys()).collect();
        let mut folders: BTreeSet<PathBuf> =
            all.iter().map(|file| folder_of(file).to_path_buf()).collect();
        folders.insert(path);
        let mut all: Vec<_> = all.into_iter().enumerate().collect();
        all.sort_by_key(|(_, file)| file.ends_with(MANIFEST));
        let mut renames = Vec::new();
        for (number, file) in all {
            if old.contains(file) {
                renames.push((file.clone(), staging.path().join(format!("old{number}"))));
            }
            renames.extend(new.get(file).map(|from| (from.clone(), file.clone())));
        }
        let shown = root.shown().join(place.path());
        Ok(Ok(Replacement { shown, _staging: staging, renames, folders }))
    }

    /// Changes the names, and adds what is done to `done`.
    fn rename<'a>(&'a self, done: &mut Vec<&'a (PathBuf, PathBuf)>) -> io::Result<()> {
        for names in &self.renames {
            rename(&names.0, &names.1)?;
            done.push(names);
        }
        Ok(())
    }
}

/// Makes every replacement seen, or none: after an error, what was there before is there again.
pub(crate) fn publish_all(replacements: Vec<Replacement>) -> Result<(), Failure> {
    uninterrupted(|| {
        let mut done = Vec::new();
        let published = replacements.iter().try_for_each(|replacement| {
            let renamed = replacement.rename(&mut done);
            renamed.with_context(|| unwritable(&replacement.shown)).or_wrong_input()
        });
        if published.is_err() {
            done.iter().rev().for_each(|(from, to)| drop(fs::rename(to, from)));
        }
        // Folders below others first; those in which something is left stay.
        let folders = replacements.iter().flat_map(|replacement| replacement.folders.iter().rev());
        folders.for_each(|folder| drop(fs::remove_dir(folder)));
        published
    })
}

/// Gives a file a name that no other has.
fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(folder_of(to))?;
    match is_there(to) {
        true => Err(io::ErrorKind::AlreadyExists.into()),
        false => fs::rename(from, to),
    }
}

/// Refuses what is at a place and may not be replaced; messages call it `shown`.
pub(crate) fn refuse_foreign(path: &Path, shown: &Path, place: &Place) -> Result<(), Failure> {
    let trees = match place {
        Place::Blocks { blocks, .. } => {
            refuse_link(path, shown)?;
            blocks.iter().map(|block| (path.join(block), shown.join(block))).collect()
        }
        _ => vec![(path.to_path_buf(), shown.to_path_buf())],
    };
    for (tree, shown) in trees {
        let unreadable = || format!("{}: cannot be read; try another -o", shown.display());
        if let Some(got) = foreign(&tree, place).with_context(unreadable).or_wrong_input()? {
            return Err(refused(&shown, &got));
        }
    }
    Ok(())
}

fn is_empty(folder: &Path) -> bool {
    let is_folder = fs::symlink_metadata(folder).is_ok_and(|found| found.is_dir());
    is_folder && fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none())
}

/// The path of the folder that a file is in.
fn folder_of(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
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
