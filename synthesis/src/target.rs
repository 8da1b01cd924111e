//! Target to which a block is mapped.

use crate::error::Error;
use crate::liberty::Library;
use std::ffi::OsStr;
use std::fmt;
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;

/// A kind of hardware.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Gates of two inputs and flip-flops, of no technology.
    Generic,
    /// Lattice iCE40.
    Ice40,
    /// Lattice ECP5.
    Ecp5,
    /// Xilinx series 7.
    Xilinx,
    /// A cell library; without a file, the standard one.
    Liberty(Option<PathBuf>),
}

impl Target {
    /// The words of a command line, in the order of the documentation.
    pub const WORDS: [&'static str; 6] =
        ["generic", "ice40", "ecp5", "xilinx", "liberty", "liberty=FILE"];

    /// The word without a file.
    pub fn word(&self) -> &'static str {
        match self {
            Target::Generic => "generic",
            Target::Ice40 => "ice40",
            Target::Ecp5 => "ecp5",
            Target::Xilinx => "xilinx",
            Target::Liberty(_) => "liberty",
        }
    }

    /// Several with commas, each once, in the order given. A path need not be UTF-8.
    ///
    /// # Errors
    /// A word that is none; the text lists the legal ones.
    pub fn parse_list(list: impl AsRef<OsStr>) -> Result<Vec<Target>, UnknownTarget> {
        let mut targets = Vec::new();
        for word in list.as_ref().as_bytes().split(|byte| *byte == b',') {
            let target = Target::parse(OsStr::from_bytes(word))?;
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
        Ok(targets)
    }

    fn parse(word: &OsStr) -> Result<Target, UnknownTarget> {
        Ok(match word.as_bytes() {
            b"generic" => Target::Generic,
            b"ice40" => Target::Ice40,
            b"ecp5" => Target::Ecp5,
            b"xilinx" => Target::Xilinx,
            b"liberty" => Target::Liberty(None),
            bytes => match bytes.strip_prefix(b"liberty=") {
                Some(file) if !file.is_empty() => {
                    Target::Liberty(Some(OsStr::from_bytes(file).into()))
                }
                _ => {
                    let word = word.to_string_lossy().chars().take(60).collect();
                    return Err(UnknownTarget { word });
                }
            },
        })
    }

    /// The library, if this is a cell library.
    pub(crate) fn library(&self) -> Result<Option<Library>, Error> {
        match self {
            Target::Liberty(None) => Library::standard().map(Some),
            Target::Liberty(Some(path)) => Library::read(path).map(Some),
            _ => Ok(None),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Liberty(Some(path)) => write!(out, "liberty={}", path.display()),
            _ => out.write_str(self.word()),
        }
    }
}

/// A word that names no target.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a target must be one of {}; got {word:?}; try generic", Target::WORDS.join(", "))]
pub struct UnknownTarget {
    word: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order_and_each_once() {
        let found = Target::parse_list("ecp5,generic,liberty=a.lib,ecp5").unwrap();
        let file = Target::Liberty(Some("a.lib".into()));
        assert_eq!(found, [Target::Ecp5, Target::Generic, file]);
        let shown: Vec<String> = found.iter().map(Target::to_string).collect();
        assert_eq!(shown, ["ecp5", "generic", "liberty=a.lib"]);
        let list = OsStr::from_bytes(b"ice40,liberty=\xff.lib");
        let file = Target::Liberty(Some(OsStr::from_bytes(b"\xff.lib").into()));
        assert_eq!(Target::parse_list(list).unwrap(), [Target::Ice40, file]);
    }

    #[test]
    fn what_is_none_is_refused_with_those_there_are() {
        for word in ["asic", "", "liberty=", "Generic"] {
            assert_eq!(
                Target::parse_list(format!("generic,{word}")).unwrap_err().to_string(),
                format!(
                    "a target must be one of generic, ice40, ecp5, xilinx, liberty, liberty=FILE; \
                     got {word:?}; try generic"
                )
            );
        }
    }
}
