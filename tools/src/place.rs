//! A place for a file that is there wholly or not at all.
//!
//! Only a regular file is ever replaced: a device, a pipe or a folder is refused. A symbolic link is
//! written through.

use crate::temporary::Folder;
use std::fs::{self, FileType, OpenOptions};
use std::io;
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::path::{Path, PathBuf};

/// The most links that lead from one to the next, as in Linux.
const MOST_LINKS: usize = 40;

/// Where a file is or can be made: no link leads from here to another place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    path: PathBuf,
    folder: PathBuf,
}

impl Place {
    /// The place that `path` names. Nothing is written yet, but it is tried whether it could be.
    ///
    /// # Errors
    /// The existing file is no regular file, or is this program's standard output, or cannot be written;
    /// or there is no folder for it, or none that can be written.
    pub fn of(path: &Path) -> io::Result<Place> {
        refuse_special(path)?;
        let path = without_links(path)?;
        let name = path.file_name().ok_or_else(|| other("a folder"))?;
        let folder = fs::canonicalize(folder_of(&path))?;
        let place = Place { path: folder.join(name), folder };
        refuse_special(&place.path)?;
        match fs::symlink_metadata(&place.path) {
            Ok(_) => drop(OpenOptions::new().append(true).open(&place.path)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            // Such as a name that is too long.
            Err(error) => return Err(error),
        }
        drop(Folder::new_in(&place.folder)?);
        Ok(place)
    }

    /// Whether `path` is this place, under whatever name.
    pub fn is(&self, path: &Path) -> bool {
        match (identity(&self.path), identity(path)) {
            (Some(here), Some(there)) => here == there,
            _ => false,
        }
    }

    /// A folder beside the place, for what [`Place::take`] is to take.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn beside(&self) -> io::Result<Folder> {
        Folder::new_in(&self.folder)
    }

    /// The file `made`, which is in a folder of [`Place::beside`], takes the place.
    ///
    /// # Errors
    /// The existing file is no regular file, or cannot be replaced.
    pub fn take(&self, made: &Path) -> io::Result<()> {
        refuse_special(&self.path)?;
        if let Ok(before) = fs::symlink_metadata(&self.path) {
            fs::set_permissions(made, before.permissions())?;
        }
        fs::rename(made, &self.path)
    }

    /// The bytes take the place.
    ///
    /// # Errors
    /// The disk is full, or those of [`Place::take`].
    pub fn write(&self, bytes: &[u8]) -> io::Result<()> {
        let folder = self.beside()?;
        let made = folder.path().join("file");
        fs::write(&made, bytes)?;
        self.take(&made)
    }

    /// The bytes take the place if nothing is there.
    ///
    /// # Errors
    /// Something is there; or those of [`Place::write`].
    pub fn write_new(&self, bytes: &[u8]) -> io::Result<()> {
        let folder = self.beside()?;
        let made = folder.path().join("file");
        fs::write(&made, bytes)?;
        let made = tempfile::TempPath::try_from_path(made)?;
        made.persist_noclobber(&self.path).map_err(|error| error.error)
    }
}

/// Name of a file of this type in an error; `None` for a regular file.
pub fn special(kind: FileType) -> Option<&'static str> {
    Some(match kind {
        kind if kind.is_file() => return None,
        kind if kind.is_dir() => "a folder",
        kind if kind.is_fifo() => "a pipe",
        kind if kind.is_socket() => "a socket",
        kind if kind.is_symlink() => "a symbolic link",
        _ => "a device",
    })
}

/// Refuses what is there and is no regular file, or is where this program's output goes: what was
/// written there before must not go.
fn refuse_special(path: &Path) -> io::Result<()> {
    let Ok(found) = fs::metadata(path) else { return Ok(()) };
    if let Some(what) = special(found.file_type()) {
        return Err(other(what));
    }
    let own = [rustix::fs::fstat(io::stdout()), rustix::fs::fstat(io::stderr())];
    let mut own = own.into_iter().flatten();
    match own.any(|own| (own.st_dev, own.st_ino) == (found.dev(), found.ino())) {
        true => Err(other("the file that standard output or standard error goes to")),
        false => Ok(()),
    }
}

/// The path at the end of the links that begin at `path`.
fn without_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(target) => path = folder_of(&path).join(target),
            Err(_) => return Ok(path),
        }
    }
    Err(other("links that lead nowhere"))
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// The identity that two names of one file share.
fn identity(path: &Path) -> Option<(u64, u64)> {
    let found = fs::metadata(path).ok()?;
    Some((found.dev(), found.ino()))
}

fn other(text: &str) -> io::Error {
    io::Error::other(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::process::Command;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_with_its_rights_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.jsonl");
        for text in ["first", "second"] {
            Place::of(&path).unwrap().write(text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
            fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        }
        Place::of(&path).unwrap().write(b"third").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(names(folder.path()), ["a.jsonl"]);
    }

    #[test]
    fn a_link_is_written_through_also_where_its_end_is_not_there_yet() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        fs::create_dir(place("below")).unwrap();
        symlink("below/end", place("second")).unwrap();
        symlink("second", place("first")).unwrap();
        for text in ["one", "two"] {
            Place::of(&place("first")).unwrap().write(text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(place("below/end")).unwrap(), text);
        }
        assert!(fs::symlink_metadata(place("first")).unwrap().is_symlink());
        assert_eq!(names(&place("below")), ["end"]);
        symlink("loop", place("loop")).unwrap();
        assert!(Place::of(&place("loop")).is_err());
    }

    #[test]
    fn what_is_no_regular_file_is_refused_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        symlink("/dev/null", folder.path().join("link")).unwrap();
        let refusal = |path: &Path| Place::of(path).unwrap_err().to_string();
        assert_eq!(refusal(&pipe), "a pipe");
        assert_eq!(refusal(folder.path()), "a folder");
        assert_eq!(refusal(Path::new("/dev/null")), "a device");
        assert_eq!(refusal(&folder.path().join("link")), "a device");
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
        assert_eq!(names(folder.path()), ["link", "pipe"]);
    }

    #[test]
    fn what_became_special_meanwhile_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        let place = Place::of(&path).unwrap();
        assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
        assert_eq!(place.write(b"text").unwrap_err().to_string(), "a pipe");
        assert!(fs::metadata(&path).unwrap().file_type().is_fifo());
    }

    #[test]
    fn a_new_file_takes_no_place_of_another() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::of(&folder.path().join("a.toml")).unwrap();
        place.write_new(b"first").unwrap();
        assert_eq!(place.write_new(b"second").unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(folder.path().join("a.toml")).unwrap(), "first");
        assert_eq!(names(folder.path()), ["a.toml"]);
    }

    #[test]
    fn a_file_is_known_under_each_of_its_names() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        fs::write(place("a"), "text").unwrap();
        fs::hard_link(place("a"), place("b")).unwrap();
        symlink("a", place("c")).unwrap();
        let a = Place::of(&place("a")).unwrap();
        assert!(a.is(&place("b")) && a.is(&place("c")));
        fs::write(place("d"), "text").unwrap();
        assert!(!a.is(&place("d")) && !a.is(&place("nowhere")));
    }
}
