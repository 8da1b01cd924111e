//! Separation of generated files and the user's in a tree of folders.

use super::Place;
use crate::files::record::Record;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Whether what is at `tree`, the folder that goes to `place` or that of one of its blocks, may be replaced: nothing, an
/// empty folder, or what `generate` wrote there. Else what it is, in words.
pub(super) fn foreign(tree: &Path, place: &Place) -> io::Result<Option<String>> {
    let found = match fs::symlink_metadata(tree) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        found => found?,
    };
    if !found.is_dir() {
        return Ok(Some(tools::place::special(found.file_type()).unwrap_or("a file").to_string()));
    }
    let entries = entries(tree)?;
    let Some(first) = entries.first() else { return Ok(None) };
    let of_one = match place {
        Place::Blocks { .. } => tree.file_name().and_then(|name| place.subject_of(Path::new(name))),
        _ => place.subject(),
    };
    if let Some(subject) = of_one {
        return Ok(Record::of(tree, &subject).err());
    }
    // A design's folder is known by the blocks in it.
    if !ours(tree, place)?.is_empty() {
        return Ok(None);
    }
    let what = match (fs::symlink_metadata(tree.join(first))?.is_dir(), place.subject_of(first)) {
        (false, _) => "a file".to_string(),
        (true, None) => "a folder".to_string(),
        (true, Some(of)) => Record::of(&tree.join(first), &of).err().unwrap_or_default(),
    };
    Ok(Some(format!("a folder that holds {}, {what}", first.display())))
}

/// The folders of `tree`, which is at `place`, that are to be replaced and that `generate` wrote.
pub(super) fn ours(tree: &Path, place: &Place) -> io::Result<BTreeMap<PathBuf, Record>> {
    let is_folder = |path: &Path| fs::symlink_metadata(path).is_ok_and(|found| found.is_dir());
    if !is_folder(tree) {
        return Ok(BTreeMap::new());
    }
    let folders = match place.subject() {
        Some(subject) => vec![(tree.to_path_buf(), subject)],
        None => {
            let named = entries(tree)?.into_iter();
            let named = named.filter_map(|name| Some((tree.join(&name), place.subject_of(&name)?)));
            named.filter(|(folder, _)| is_folder(folder)).collect()
        }
    };
    let folders = folders.into_iter();
    Ok(folders
        .filter_map(|(folder, of)| Record::of(&folder, &of).ok().map(|is| (folder, is)))
        .collect())
}

/// The files in `tree`, which is at `place`, that `generate` wrote there.
pub(crate) fn generated(tree: &Path, place: &Place) -> io::Result<Vec<PathBuf>> {
    let ours = ours(tree, place)?;
    let files = ours.iter().flat_map(|(folder, is)| is.files().map(|file| folder.join(file)));
    Ok(files.filter(|file| is_file(file)).collect())
}

/// The files that the scripts in a block's folder have made.
pub(super) fn products(block: &Path) -> io::Result<Vec<PathBuf>> {
    let build = Path::new(constraints::BUILD_FOLDER);
    if !fs::symlink_metadata(block.join(build)).is_ok_and(|found| found.is_dir()) {
        return Ok(Vec::new());
    }
    let names = entries(&block.join(build))?.into_iter().map(|name| build.join(name));
    let products = names.filter(|name| name.to_str().is_some_and(constraints::is_product));
    Ok(products.map(|name| block.join(name)).filter(|file| is_file(file)).collect())
}

/// Whether something is at a path, and if only a link that leads nowhere.
pub(super) fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Whether a file is at a path, and no folder.
fn is_file(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|found| !found.is_dir())
}

/// The names in a folder, in order.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.file_name().into()));
    let mut names = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    names.sort();
    Ok(names)
}
