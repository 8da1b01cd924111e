//! Names of what is kept, by all that it was made from.

use crate::place::special;
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io;
use std::path::Path;

/// 32 hexadecimal digits that differ when any part, or the border between two, differs.
pub fn key<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hex(&hash.finalize()[..KEY_DIGITS / 2])
}

const KEY_DIGITS: usize = 32;

/// Whether a text could be one that [`key`] gives.
pub fn is_key(text: &str) -> bool {
    text.len() == KEY_DIGITS && text.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f'))
}

/// The SHA-256 of a file, 64 hexadecimal digits.
///
/// # Errors
/// The file cannot be read, or is no regular file: a pipe may never have a writer.
pub fn hash_of_file(path: &Path) -> io::Result<String> {
    if let Some(what) = special(fs::metadata(path)?.file_type()) {
        return Err(io::Error::other(what));
    }
    let mut hash = Sha256::new();
    io::copy(&mut File::open(path)?, &mut hash)?;
    Ok(hex(&hash.finalize()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_between_parts_count() {
        assert_ne!(key(["ab", "c"]), key(["a", "bc"]));
        assert!(is_key(&key(["ab", "c"])) && !is_key("ab") && !is_key(&"g".repeat(32)));
    }

    #[test]
    fn a_file_has_the_hash_of_its_bytes() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("abc"), "abc").unwrap();
        // FIPS 180-2, B.1.
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hash_of_file(&folder.path().join("abc")).unwrap(), known);
    }

    #[test]
    fn what_has_no_end_is_not_read() {
        for (path, what) in [("/dev/zero", "a device"), ("/", "a folder")] {
            assert_eq!(hash_of_file(Path::new(path)).unwrap_err().to_string(), what);
        }
    }
}
