//! `kernelslist.g`: the file of each kernel, and what happens between them.

use super::{RAW, is_kernel, is_raw};
use crate::lines::Text;
use crate::open::{open_file, unpacked};
use crate::{Error, Place};
use std::path::{Path, PathBuf};

/// How lines begin that name no kernel: copies, allocations, what is done between GPUs, comments.
const PASSED_OVER: [&str; 4] = ["Memcpy", "cudaMalloc", "nccl", "#"];

/// The kernels' files, all of which are there and in the list's folder.
pub(super) fn read(path: &Path) -> Result<Vec<PathBuf>, Error> {
    let file = path.display().to_string();
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut text = Text::new(unpacked(open_file(path, &file)?, &file)?, &file);
    let mut files = Vec::new();
    while let Some(line) = text.next()? {
        if PASSED_OVER.iter().any(|start| line.starts_with(start)) {
            continue;
        }
        let line = line.to_string();
        let kernel = kernel_file(folder, &line).map_err(|what| text.error(what))?;
        files.push(kernel);
    }
    match files.is_empty() {
        true => Err(Error::new(&file, Place::File, "must name a kernel's file; got none")),
        false => Ok(files),
    }
}

fn kernel_file(folder: &Path, line: &str) -> Result<PathBuf, String> {
    if !is_kernel(line) {
        let name = Path::new(line).file_name().map(|name| name.to_string_lossy());
        if name.is_some_and(|name| is_raw(&name)) {
            return Err(RAW.to_string());
        }
        let line: String = line.chars().take(80).collect();
        return Err(format!(
            "must be a kernel's file (*.traceg, also .gz or .xz), Memcpy..., cudaMalloc..., nccl... or a comment \
             (#...); got {line:?}"
        ));
    }
    let path = folder.join(line);
    // Links are followed: a list must not reach other folders by them either.
    let real = path
        .canonicalize()
        .map_err(|error| format!("the kernel's file {line:?} must be there; got {error}"))?;
    let inside = folder.canonicalize().is_ok_and(|folder| real.starts_with(folder));
    match inside {
        true => Ok(path),
        false => Err(format!("a kernel's file must be in the list's folder; got {line:?}")),
    }
}
