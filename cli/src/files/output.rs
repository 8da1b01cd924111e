//! Writes a file that is there wholly or not at all.

use super::without_name;
use crate::failure::{Failure, OrFail};
use anyhow::Context;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use tempfile::NamedTempFile;

/// Replaces the file `path` by `text`. A device or a pipe is written in place: it cannot be replaced.
pub(crate) fn write_whole(path: &Path, text: &str) -> Result<(), Failure> {
    let is_special = fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir());
    let written = if is_special { fs::write(path, text) } else { replace(path, text) };
    let context =
        || format!("{}: cannot be written; try a path in a writable folder", path.display());
    written.with_context(context).or_wrong_input()
}

/// Makes the file `path` with `text`; what stands there already is never replaced.
pub(crate) fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let context = || {
        format!(
            "{}: cannot be made; try a path in a writable folder, of no file yet",
            path.display()
        )
    };
    temporary(path, text)
        .and_then(|file| file.persist_noclobber(path).map_err(|error| error.error))
        .map(drop)
        .with_context(context)
        .or_wrong_input()
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    temporary(path, text)?.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// The text in a file beside `path` that goes away unless it is persisted.
fn temporary(path: &Path, text: &str) -> io::Result<NamedTempFile> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".warpcache-");
    #[cfg(unix)]
    {
        // As a file made directly would be: the user's mask decides.
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder).map_err(without_name)?;
    file.write_all(text.as_bytes())?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::Status;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    #[test]
    fn a_file_is_replaced_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.jsonl");
        for text in ["first", "second"] {
            write_whole(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(names(folder.path()), ["a.jsonl"]);
    }

    #[test]
    fn a_new_file_takes_no_place_of_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.toml");
        write_new(&path, "first").unwrap();
        let failure = write_new(&path, "second").unwrap_err().to_string();
        assert!(failure.contains("a.toml: cannot be made; try a path in a writable"), "{failure}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "first");
        assert_eq!(names(folder.path()), ["a.toml"]);
    }

    #[test]
    fn a_folder_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("taken");
        fs::create_dir(&path).unwrap();
        let failure = write_whole(&path, "text").unwrap_err();
        assert_eq!(failure.status(), Status::WrongInput);
        let end = "taken: cannot be written; try a path in a writable folder: it is a folder";
        assert!(failure.to_string().ends_with(end), "{failure}");
        assert_eq!(names(folder.path()), ["taken"]);
    }

    #[test]
    fn a_device_is_written_and_stays_one() {
        write_whole(Path::new("/dev/null"), "text").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
