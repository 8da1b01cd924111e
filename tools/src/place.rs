//! A place for a file that is there wholly or not at all.
//!
//! Only a regular file is ever replaced: a device, a pipe or a folder is refused. A symbolic link to a file is written
//! through.

use crate::temporary::Folder;
use std::fs::{self, FileType, OpenOptions};
use std::io;
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::path::{Path, PathBuf};

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
        let place = match fs::canonicalize(path) {
            Ok(path) => {
                OpenOptions::new().append(true).open(&path)?;
                Place { folder: folder_of(&path).to_path_buf(), path }
            }
            Err(_) if path.is_symlink() => return Err(other("a link that leads nowhere")),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let name = path.file_name().ok_or_else(|| other("a folder"))?;
                let folder = fs::canonicalize(folder_of(path))?;
                Place { path: folder.join(name), folder }
            }
            // Such as a name that is too long.
            Err(error) => return Err(error),
        };
        drop(place.beside()?);
        Ok(place)
    }

    /// Whether `path` is this place, under whatever name.
    pub fn is(&self, path: &Path) -> bool {
        fs::canonicalize(path).is_ok_and(|path| path == self.path)
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
    /// The existing file cannot be replaced.
    pub fn take(&self, made: &Path) -> io::Result<()> {
        if let Ok(before) = fs::metadata(&self.path) {
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

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

fn other(text: &str) -> io::Error {
    io::Error::other(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_with_its_rights_also_behind_a_link_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let [file, link] = ["file", "link"].map(|name| folder.path().join(name));
        Place::of(&file).unwrap().write(b"first").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        symlink("file", &link).unwrap();
        let place = Place::of(&link).unwrap();
        place.write(b"second").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "second");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(link.is_symlink() && place.is(&link) && place.is(&file));
        assert_eq!(names(folder.path()), ["file", "link"]);
    }

    #[test]
    fn what_is_no_regular_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        symlink("/dev/null", folder.path().join("link")).unwrap();
        symlink("nowhere", folder.path().join("loose")).unwrap();
        let refusal = |path: &Path| Place::of(path).unwrap_err().to_string();
        assert_eq!(refusal(folder.path()), "a folder");
        assert_eq!(refusal(&folder.path().join("link")), "a device");
        assert_eq!(refusal(&folder.path().join("loose")), "a link that leads nowhere");
        assert_eq!(names(folder.path()), ["link", "loose"]);
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
}
