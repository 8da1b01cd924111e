//! Separation of generated files and the user's in a tree of folders, and the move of the user's from
//! one tree to another.

use super::Place;
use crate::files::record::Record;
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// Whether what is at `tree`, the folder that goes to `place` or that of its one block, may be replaced: nothing, an
/// empty folder, or what `generate` wrote there. Else what it is, in words.
pub(super) fn foreign(tree: &Path, place: &Place) -> io::Result<Option<String>> {
    let found = match fs::symlink_metadata(tree) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        found => found?,
    };
    if let Some(what) = tools::place::special(found.file_type()).filter(|_| !found.is_dir()) {
        return Ok(Some(what.to_string()));
    }
    if found.is_file() {
        return Ok(Some("a file".to_string()));
    }
    let entries = entries(tree)?;
    let Some(first) = entries.first() else { return Ok(None) };
    let of_one = match place {
        Place::Block { block, .. } => place.subject_of(Path::new(block)),
        _ => place.subject(),
    };
    match of_one {
        Some(subject) => Ok(Record::of(tree, &subject).err()),
        // A design's folder is known by the blocks in it.
        None if entries.iter().any(|name| record_of(tree, name, place).is_some()) => Ok(None),
        None => {
            let name = first.display();
            let what = match fs::symlink_metadata(tree.join(first))?.is_dir() {
                true => match place.subject_of(first) {
                    Some(of) => Record::of(&tree.join(first), &of).err().unwrap_or_default(),
                    None => "a folder".to_string(),
                },
                false => "a file".to_string(),
            };
            Ok(Some(format!("a folder that holds {name}, {what}")))
        }
    }
}

/// The files in `tree`, which is at `place`, that `generate` wrote there.
pub(crate) fn generated(tree: &Path, place: &Place) -> io::Result<Vec<PathBuf>> {
    let is_folder = |path: &Path| fs::symlink_metadata(path).is_ok_and(|found| found.is_dir());
    if !is_folder(tree) {
        return Ok(Vec::new());
    }
    let blocks = match place.subject() {
        Some(subject) => vec![(tree.to_path_buf(), Record::of(tree, &subject).ok())],
        None => entries(tree)?
            .into_iter()
            .map(|name| (tree.join(&name), record_of(tree, &name, place)))
            .collect(),
    };
    let files = blocks.iter().filter_map(|(folder, record)| Some((folder, record.as_ref()?)));
    let files = files.flat_map(|(folder, record)| record.files().map(|file| folder.join(file)));
    Ok(files.filter(|file| fs::symlink_metadata(file).is_ok()).collect())
}

/// The user's files in `tree`, which is or was at `place`: paths below `tree`. A folder is named
/// whole where all in it is.
pub(super) fn of_user(tree: &Path, place: &Place) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    match place.subject() {
        Some(subject) => match Record::of(tree, &subject) {
            Ok(record) => of_user_in_block(tree, &record, &mut found)?,
            Err(_) => found = entries(tree)?,
        },
        None => {
            for name in entries(tree)? {
                let Some(record) = record_of(tree, &name, place) else {
                    found.push(name);
                    continue;
                };
                let mut below = Vec::new();
                of_user_in_block(&tree.join(&name), &record, &mut below)?;
                found.extend(below.into_iter().map(|path| name.join(path)));
            }
        }
    }
    Ok(found)
}

/// The record of the folder `name` in a design's, if that is to be replaced.
fn record_of(tree: &Path, name: &Path, place: &Place) -> Option<Record> {
    let folder = tree.join(name);
    if !fs::symlink_metadata(&folder).is_ok_and(|found| found.is_dir()) {
        return None;
    }
    Record::of(&folder, &place.subject_of(name)?).ok()
}

fn of_user_in_block(block: &Path, record: &Record, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for name in entries(block)? {
        let is_folder = fs::symlink_metadata(block.join(&name))?.is_dir();
        if is_folder && name == Path::new(constraints::BUILD_FOLDER) {
            let products = entries(&block.join(&name))?;
            let others =
                products.into_iter().filter(|product| !is_product(block, &name.join(product)));
            found.extend(others.map(|other| name.join(other)));
        } else if is_folder || !record.lists(&name) {
            found.push(name);
        }
    }
    Ok(())
}

/// Whether `path` below a block's folder is a file that the scripts there make.
fn is_product(block: &Path, path: &Path) -> bool {
    let is_file = fs::symlink_metadata(block.join(path)).is_ok_and(|found| found.is_file());
    is_file && path.to_str().is_some_and(constraints::is_product)
}

/// The names in a folder, in order.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.file_name().into()));
    let mut names = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    names.sort();
    Ok(names)
}

/// Makes the folders of `path` below `base`, but never `base`: a signal may have taken it away.
pub(super) fn make_below(base: &Path, path: &Path) -> io::Result<()> {
    let mut folder = base.to_path_buf();
    for part in path.components() {
        folder.push(part);
        match fs::create_dir(&folder) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Makes `to`, in a folder that is there, of `from`: files are two names of one, so that they are there
/// before and after an exchange of the trees. Files that cannot be linked are left out, for [`settle`] to
/// bring. `false` if a file is there already.
pub(super) fn link(from: &Path, to: &Path) -> io::Result<bool> {
    let (found, there) = (fs::symlink_metadata(from)?, fs::symlink_metadata(to));
    if !found.is_dir() {
        if there.is_ok() {
            return Ok(false);
        }
        let _ = fs::hard_link(from, to);
        return Ok(true);
    }
    match there {
        Ok(there) if !there.is_dir() => return Ok(false),
        Ok(_) => {}
        Err(_) => fs::create_dir(to)?,
    }
    for name in entries(from)? {
        if !link(&from.join(&name), &to.join(&name))? {
            return Ok(false);
        }
    }
    fs::set_permissions(to, found.permissions())?;
    Ok(true)
}

/// The newer of two files of one name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Newer {
    /// The one that comes: it was there a moment ago.
    Coming,
    /// Nobody knows: a killed run left the one that comes.
    Unknown,
}

/// Brings the user's `from` to `to`, unless [`link`] has done so.
pub(super) fn settle(from: &Path, to: &Path, newer: Newer) -> io::Result<()> {
    let coming = fs::symlink_metadata(from)?;
    let there = match fs::symlink_metadata(to) {
        Ok(there) => there,
        Err(_) => {
            if let Some(folder) = to.parent() {
                fs::create_dir_all(folder)?;
            }
            return fs::rename(from, to);
        }
    };
    if (coming.dev(), coming.ino()) == (there.dev(), there.ino()) {
        return Ok(());
    }
    // The folder itself comes back, with its owner, its times, and whoever works in it.
    if newer == Newer::Coming && exchange(from, to).is_ok() {
        return Ok(());
    }
    if coming.is_dir() && there.is_dir() {
        return entries(from)?
            .iter()
            .try_for_each(|name| settle(&from.join(name), &to.join(name), newer));
    }
    match newer {
        Newer::Coming => fs::rename(from, to),
        Newer::Unknown => Err(io::Error::other(format!("{} is there already", to.display()))),
    }
}

/// Exchanges two names in one step, where the system and the file system can.
pub(super) fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    #[cfg(any(target_os = "linux", target_os = "macos"))]
    {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        Ok(renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE)?)
    }
    #[cfg(not(any(target_os = "linux", target_os = "macos")))]
    {
        let _ = (one, other);
        Err(io::ErrorKind::Unsupported.into())
    }
}
