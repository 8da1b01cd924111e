//! Folders that nobody but the user of this process can write to.

use std::fs::{self, DirBuilder, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tempfile::TempDir;

/// Whether a folder belongs to the user, and nobody else can write to it.
#[cfg(unix)]
pub(super) fn is_own(found: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    let is_users = found.uid() == rustix::process::geteuid().as_raw();
    found.is_dir() && is_users && found.mode() & 0o022 == 0
}

/// Elsewhere the system's defaults keep other users out of a user's folders.
#[cfg(not(unix))]
pub(super) fn is_own(found: &Metadata) -> bool {
    found.is_dir()
}

/// The same of the folder at a path, or that a link there leads to.
pub(super) fn is_private(folder: &Path) -> bool {
    fs::metadata(folder).is_ok_and(|found| is_own(&found))
}

/// Makes a folder that only the user can enter, or finds one that nobody else can write to.
///
/// # Errors
/// The folder cannot be made, or an existing one is another user's.
pub(super) fn make(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder)?;
    if is_private(folder) {
        return Ok(());
    }
    Err(io::Error::other("others can write to it, or it is no folder of yours"))
}

/// Takes others' right to write to a folder of the user. Folders that cannot be closed stay as they
/// are, and are not used.
pub(super) fn close(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, PermissionsExt};
        let is_users =
            |found: &Metadata| found.is_dir() && found.uid() == rustix::process::geteuid().as_raw();
        if let Ok(found) = fs::symlink_metadata(folder)
            && is_users(&found)
            && found.mode() & 0o022 != 0
        {
            let _ = fs::set_permissions(folder, fs::Permissions::from_mode(found.mode() & 0o7755));
        }
    }
}

/// The folder of [`folder`] while there is one.
static FOLDER: Mutex<Option<TempDir>> = Mutex::new(None);

/// A fresh folder for this process, the same in each call until [`end`]; none where none can be made.
pub(super) fn folder() -> Option<PathBuf> {
    let mut made = FOLDER.lock().unwrap_or_else(PoisonError::into_inner);
    if made.is_none() {
        *made = tempfile::Builder::new().prefix("warpcache-").tempdir().ok();
    }
    made.as_ref().map(|folder| folder.path().to_path_buf())
}

/// Removes what a process without a separate cache kept in its place. To be called last.
pub fn end() {
    drop(FOLDER.lock().unwrap_or_else(PoisonError::into_inner).take());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_folder_of_the_users_is_closed() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o775)).unwrap();
        assert!(!is_private(folder.path()));
        close(folder.path());
        assert!(is_private(folder.path()));
        close(&folder.path().join("none"));
    }

    #[test]
    fn the_fresh_folder_is_the_users_and_ends() {
        let made = folder().unwrap();
        assert!(is_private(&made));
        assert_eq!(folder().unwrap(), made);
        fs::write(made.join("file"), "").unwrap();
        end();
        assert!(!made.exists());
    }
}
