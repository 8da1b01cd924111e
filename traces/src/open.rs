//! Opens a trace of any format, and makes one of those that are written.

use crate::accelsim;
use crate::json::{self, Survey, survey};
use crate::lines::without_mark;
use crate::npz;
use crate::wct;
use crate::{By, Error, Header, Place, Sink, Trace};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

/// A format that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Binary, ending `.wct`.
    Wct,
    /// JSON lines, ending `.jsonl`.
    JsonLines,
}

impl Format {
    /// The format that a path's ending asks for.
    pub fn of(path: &Path) -> Option<Format> {
        match path.extension()?.to_str()? {
            "wct" => Some(Format::Wct),
            "jsonl" => Some(Format::JsonLines),
            _ => None,
        }
    }
}

/// Begins a trace of a format.
pub fn create<'a>(
    format: Format,
    out: impl Write + 'a,
    header: &Header,
) -> io::Result<Box<dyn Sink + 'a>> {
    Ok(match format {
        Format::Wct => Box::new(wct::Writer::new(out, header)?),
        Format::JsonLines => {
            Box::new(json::Writer::new(io::BufWriter::with_capacity(1 << 17, out), header)?)
        }
    })
}

/// Opens the trace at `path`: `wct`, JSON lines and arrays of numpy by their first bytes, Accel-Sim's by their names,
/// `kernelslist.g` or `*.traceg`, also packed as `.gz` or `.xz`.
pub fn open(path: &Path) -> Result<Box<dyn Trace>, Error> {
    let file = path.display().to_string();
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    if accelsim::is_named(&name) {
        return Ok(Box::new(accelsim::Reader::open(path, &name)?));
    }
    let input = open_file(path, &file)?;
    let mut input = BufReader::with_capacity(1 << 17, input);
    let unreadable = |error: io::Error| Error::new(&file, Place::File, error.to_string());
    let start = input.fill_buf().map_err(unreadable)?;
    if start.starts_with(&wct::FRAME_MAGIC) {
        let frame = wct::Frame::new(input).map_err(unreadable)?;
        return Ok(Box::new(wct::Reader::new(frame, &file)?));
    }
    if start.starts_with(&npz::MAGIC) {
        return Ok(Box::new(npz::Reader::open(open_file(path, &file)?, path, &file)?));
    }
    if without_mark(start).trim_ascii_start().starts_with(b"{") {
        let assumed = match survey(input, &file)? {
            Survey::HasHeader => assumed(path, By::Group, None),
            Survey::Found(by, cores) => assumed(path, by, cores),
        };
        let again = BufReader::with_capacity(1 << 17, open_file(path, &file)?);
        return Ok(Box::new(json::Reader::new(again, &file, &assumed)?));
    }
    let got = match start {
        [] => "an empty file".to_string(),
        start => start[..start.len().min(4)].escape_ascii().to_string(),
    };
    if accelsim::is_raw(&name) {
        return Err(Error::new(&file, Place::File, accelsim::RAW));
    }
    let what = format!(
        "must be a trace: wct, which begins with a zstd frame (\\x28\\xb5/\\xfd), JSON lines, which begin \
         with {{, arrays of numpy in an archive (PK), or Accel-Sim's, called kernelslist.g or *.traceg; got {got}"
    );
    Err(Error::new(&file, Place::File, what))
}

/// The files that the trace at `path` is made of: itself, and the kernels that a `kernelslist.g` names.
///
/// # Errors
/// The list cannot be read, or names what is no kernel in its folder.
pub fn files(path: &Path) -> Result<Vec<PathBuf>, Error> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut files = vec![path.to_path_buf()];
    files.extend(accelsim::kernels_of(path, &name)?);
    Ok(files)
}

/// Opens a file for reading.
pub(crate) fn open_file(path: &Path, file: &str) -> Result<File, Error> {
    // A pipe may never have a writer, and a device never an end: only regular files are opened.
    let opened = fs::metadata(path).and_then(|found| match found.file_type() {
        kind if kind.is_file() => File::open(path),
        kind if kind.is_dir() => Err(io::Error::other("a folder")),
        _ => Err(io::Error::other("something that is not a file")),
    });
    opened.map_err(|error| {
        let what = format!("must be a readable file; got {error}; try the path of a trace");
        Error::new(file, Place::File, what)
    })
}

/// Bytes that are unpacked if their first ones say that they are packed, by gzip or xz.
pub(crate) fn unpacked(file: File, name: &str) -> Result<Box<dyn BufRead + Send>, Error> {
    /// Memory limit of xz: its strongest preset needs 65 MiB.
    const MOST_XZ_KIB: u32 = 128 << 10;
    let mut input = BufReader::with_capacity(1 << 16, file);
    let start = input.fill_buf();
    let start = start.map_err(|error| Error::new(name, Place::File, error.to_string()))?;
    let (is_gz, is_xz) = (start.starts_with(&[0x1f, 0x8b]), start.starts_with(b"\xfd7zXZ\0"));
    let packed: Box<dyn Read + Send> = match (is_gz, is_xz) {
        (true, _) => Box::new(flate2::bufread::MultiGzDecoder::new(input)),
        (_, true) => Box::new(lzma_rust2::XzReader::new_mem_limit(input, true, MOST_XZ_KIB)),
        _ => return Ok(Box::new(input)),
    };
    Ok(Box::new(BufReader::with_capacity(1 << 16, packed)))
}

/// The header of JSON lines that have none.
fn assumed(path: &Path, by: By, cores: Option<u32>) -> Header {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let source = "JSON lines".to_string();
    Header { name, source, line_bytes: 128, sector_bytes: 32, by, cores }
}
