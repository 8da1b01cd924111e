//! Where programs are looked for.

use std::env;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// A program, and what comes before its other arguments.
pub(crate) type Start = (PathBuf, Vec<OsString>);

pub(crate) fn alone(programs: Vec<PathBuf>) -> Vec<Start> {
    programs.into_iter().map(|program| (program, vec![])).collect()
}

/// Target of a variable: a file, whatever its path, or else the words of a command line, of which the first
/// is a path or on `PATH`.
pub(crate) fn command_line(named: &OsStr, path: &OsString) -> Start {
    let mut words = named.as_encoded_bytes().split(u8::is_ascii_whitespace);
    let mut words = words.by_ref().filter(|word| !word.is_empty()).map(OsStr::from_bytes);
    match words.next() {
        Some(first) if !Path::new(named).exists() && first != named => {
            let is_name = !first.as_bytes().contains(&b'/');
            let found = first.to_str().filter(|_| is_name).map(|name| on_path(path, &[name]));
            let program = found.and_then(|found| found.into_iter().next());
            (program.unwrap_or(first.into()), words.map(OsStr::to_owned).collect())
        }
        _ => (named.into(), vec![]),
    }
}

pub(crate) fn shown(path: &Path, arguments: &[OsString]) -> String {
    let words = arguments.iter().map(|word| format!(" {}", word.display()));
    words.fold(path.display().to_string(), |shown, word| shown + &word)
}

/// The files of these names in the folders of a `PATH` value.
pub(crate) fn on_path(path: &OsString, names: &[&str]) -> Vec<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(path).collect();
    let files = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    files.filter(|file| file.is_file()).collect()
}

/// The program `name` of every `.venv` above the current folder, then above the running program.
pub(crate) fn in_virtual_environments(name: &str) -> Vec<PathBuf> {
    let starts = [env::current_dir().ok(), env::current_exe().ok()];
    let above = starts.iter().flatten().flat_map(|start| start.ancestors());
    above.map(|folder| folder.join(".venv/bin").join(name)).filter(|file| file.is_file()).collect()
}
