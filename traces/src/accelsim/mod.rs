//! Reads traces of Accel-Sim's NVBit tracer, versions 3 to 6: a `kernelslist.g` with its kernels, or one
//! `*.traceg`.

mod header;
mod instruction;
mod kernel;
mod list;

#[cfg(test)]
mod tests;

use crate::{By, Error, Header, PassedOver, Record, Trace};
use kernel::KernelReader;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};

/// Whether a file's name is one of Accel-Sim's.
pub(crate) fn is_named(name: &str) -> bool {
    is_list(name) || is_kernel(name)
}

/// The error of a file that the tracer itself has written.
pub(crate) const RAW: &str = "must be a trace that the tracer's post-processing has written, kernelslist.g or \
                              *.traceg; got one from before it; try post-traces-processing on the tracer's folder";

/// Whether a file's name is one that the tracer itself writes, before its post-processing.
pub(crate) fn is_raw(name: &str) -> bool {
    let is_kernel =
        name.starts_with("kernel-") && name.contains(".trace") && !name.contains(".traceg");
    is_kernel || name.starts_with("kernelslist")
}

fn is_list(name: &str) -> bool {
    name.starts_with("kernelslist") && name.ends_with(".g")
}

fn is_kernel(name: &str) -> bool {
    [".traceg", ".traceg.gz", ".traceg.xz"].iter().any(|ending| name.ends_with(ending))
}

/// The kernels' files that the trace of this name consists of besides its file.
pub(crate) fn kernels_of(path: &Path, name: &str) -> Result<Vec<PathBuf>, Error> {
    if is_list(name) { list::read(path) } else { Ok(Vec::new()) }
}

/// The kernels of a list, one after the other.
pub(crate) struct Reader {
    header: Header,
    files: VecDeque<PathBuf>,
    current: Option<KernelReader>,
    passed_over: PassedOver,
}

impl Reader {
    /// Reads the list at `path`, or takes the one kernel that is there.
    pub(crate) fn open(path: &Path, name: &str) -> Result<Reader, Error> {
        let files = if is_list(name) { list::read(path)? } else { vec![path.to_path_buf()] };
        let folder = path.parent().and_then(Path::file_name);
        let title = match is_list(name) {
            true => folder.map_or(name.to_string(), |name| name.to_string_lossy().into_owned()),
            false => name.split(".traceg").next().unwrap_or(name).to_string(),
        };
        let header = header(title, format!("Accel-Sim, {name}"));
        let passed_over = PassedOver::default();
        Ok(Reader { header, files: files.into(), current: None, passed_over })
    }

    /// The kernel that is in `input`, without its record.
    #[cfg(test)]
    pub(crate) fn of_kernel(
        input: Box<dyn std::io::BufRead + Send>,
        file: &str,
    ) -> Result<Reader, Error> {
        let header = header(file.to_string(), "a test".to_string());
        let (kernel, _) = KernelReader::new(crate::lines::Text::new(input, file), &header)?;
        let (files, passed_over) = (VecDeque::new(), PassedOver::default());
        Ok(Reader { header, files, current: Some(kernel), passed_over })
    }
}

/// With the lines and sectors that the L1s of the traced GPUs have, and the designs by default.
fn header(name: String, source: String) -> Header {
    Header { name, source, line_bytes: 128, sector_bytes: 32, by: By::Group, cores: None }
}

impl Trace for Reader {
    fn header(&self) -> &Header {
        &self.header
    }

    fn next_record(&mut self) -> Result<Option<Record>, Error> {
        if let Some(kernel) = &mut self.current {
            if let Some(group) = kernel.next_group(&mut self.passed_over)? {
                return Ok(Some(Record::Group(group)));
            }
            self.current = None;
        }
        let Some(file) = self.files.pop_front() else { return Ok(None) };
        let (reader, kernel) = KernelReader::open(&file, &self.header)?;
        self.current = Some(reader);
        Ok(Some(Record::Kernel(kernel)))
    }

    fn passed_over(&self) -> PassedOver {
        self.passed_over.clone()
    }
}
