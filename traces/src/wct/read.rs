//! Reads `wct`, a record at a time.

use super::{MAGIC, MOST_HEADER_BYTES, Unpacked};
use crate::access::Bounds;
use crate::numbers::Numbers;
use crate::{
    Access, By, CoreRequest, Error, Group, Header, Kernel, MOST_GROUP_BYTES, Operation, Place,
    Record, Trace,
};
use std::io::{self, BufReader, ErrorKind, Read};

/// State of the reader, which decides what may come.
#[derive(Clone, Debug, Default)]
struct Progress {
    /// The kernel that runs: none before the first.
    kernel: Option<Kernel>,
    /// The groups of that kernel.
    groups: Numbers,
    cycle: u64,
    lines: u64,
    has_ended: bool,
}

/// A `wct` trace.
pub(crate) struct Reader<R: Unpacked> {
    file: String,
    input: BufReader<R>,
    /// Bytes taken so far.
    at: u64,
    header: Header,
    bounds: Bounds,
    progress: Progress,
}

impl<R: Unpacked> Reader<R> {
    /// Reads the header.
    pub(crate) fn new(input: R, file: &str) -> Result<Self, Error> {
        let mut input = BufReader::with_capacity(1 << 17, input);
        let (header, at) = read_header(&mut input, file)?;
        let bounds = Bounds::new(&header);
        let progress = Progress::default();
        Ok(Reader { file: file.to_string(), input, at, header, bounds, progress })
    }

    fn error(&self, at: u64, what: impl Into<String>) -> Error {
        Error::new(&self.file, Place::Byte(at), what)
    }

    fn take<const N: usize>(&mut self, of: &str) -> Result<[u8; N], Error> {
        let mut bytes = [0; N];
        let read = self.input.read_exact(&mut bytes);
        read.map_err(|error| unreadable(&self.file, self.at, of, &error))?;
        self.at += N as u64;
        Ok(bytes)
    }

    fn u16(&mut self, of: &str) -> Result<u16, Error> {
        Ok(u16::from_le_bytes(self.take(of)?))
    }

    fn u32(&mut self, of: &str) -> Result<u32, Error> {
        Ok(u32::from_le_bytes(self.take(of)?))
    }

    fn kernel(&mut self) -> Result<Record, Error> {
        let (groups, warps) = (self.u32("a kernel")?, self.u32("a kernel")?);
        let length = self.u16("a kernel")?;
        let at = self.at;
        let mut name = Vec::new();
        let read = self.input.by_ref().take(length.into()).read_to_end(&mut name);
        let read = read.map_err(|error| unreadable(&self.file, at, "a kernel's name", &error))?;
        if read < usize::from(length) {
            let got = ErrorKind::UnexpectedEof.into();
            return Err(unreadable(&self.file, at + read as u64, "a kernel's name", &got));
        }
        self.at += u64::from(length);
        let name = String::from_utf8(name).map_err(|error| {
            let bad = error.utf8_error().valid_up_to() as u64;
            self.error(at + bad, "a kernel's name must be UTF-8; got another byte")
        })?;
        let kernel = Kernel { groups, warps, name };
        self.progress.kernel = Some(kernel.clone());
        self.progress.groups = Numbers::default();
        Ok(Record::Kernel(kernel))
    }

    fn group(&mut self) -> Result<Record, Error> {
        let start = self.at;
        let number = self.u32("a group")?;
        let warps = self.u16("a group")?;
        self.check_group(start, number, warps)?;
        let taken = self.progress.groups.take(number);
        taken.map_err(|what| self.error(start, what))?;
        let mut group = Group::new(number);
        for _ in 0..warps {
            self.warp(&mut group)?;
        }
        Ok(Record::Group(group))
    }

    fn check_group(&self, start: u64, number: u32, warps: u16) -> Result<(), Error> {
        if self.header.by == By::Core {
            let what = "the records of a trace by core must be C, K or E; got G";
            return Err(self.error(start - 1, what));
        }
        let (groups, most) = match &self.progress.kernel {
            Some(kernel) => (kernel.groups, kernel.warps),
            None => (0, 0),
        };
        if groups > 0 && number >= groups {
            let what = format!("a group must be below its kernel's {groups}; got {number}");
            return Err(self.error(start, what));
        }
        if most > 0 && u32::from(warps) > most {
            let what = format!("a group must have at most its kernel's {most} warps; got {warps}");
            return Err(self.error(start + 4, what));
        }
        Ok(())
    }

    fn warp(&mut self, group: &mut Group) -> Result<(), Error> {
        let entries = self.u32("a warp")?;
        let length = self.u32("a warp")?;
        let at = self.at;
        let size = group.size() + 8 + u64::from(length);
        if size > MOST_GROUP_BYTES {
            let what =
                format!("a group must have at most {MOST_GROUP_BYTES} bytes; got {size} and more");
            return Err(self.error(at - 4, what));
        }
        // The memory grows with what comes, not with what is claimed.
        let read = self.input.by_ref().take(length.into()).read_to_end(group.open_warp());
        let read = read.map_err(|error| unreadable(&self.file, at, "a warp's entries", &error))?;
        self.at += read as u64;
        if read < length as usize {
            let got = ErrorKind::UnexpectedEof.into();
            return Err(unreadable(&self.file, self.at, "a warp's entries", &got));
        }
        let lines = group.close_warp(entries, &self.bounds);
        self.progress.lines += lines.map_err(|(offset, what)| self.error(at + offset, what))?;
        Ok(())
    }

    fn request(&mut self) -> Result<Record, Error> {
        let start = self.at;
        if self.header.by == By::Group {
            let what = "the records of a trace by group must be G, K or E; got C";
            return Err(self.error(start - 1, what));
        }
        let bytes: [u8; 29] = self.take("a request")?;
        let u32_at = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| bytes[at + byte]));
        let u64_at = |at: usize| u64::from(u32_at(at)) | u64::from(u32_at(at + 4)) << 32;
        let (cycle, core, warp) = (u64_at(0), u32_at(8), u32_at(12));
        let cores = self.header.cores.unwrap_or(0);
        if cycle < self.progress.cycle {
            let last = self.progress.cycle;
            return Err(
                self.error(start, format!("cycles must never fall; got {cycle} after {last}"))
            );
        }
        if core >= cores {
            let what = format!("a core must be below the header's {cores}; got {core}");
            return Err(self.error(start + 8, what));
        }
        let operation = Operation::from_byte(bytes[16]);
        let operation = operation.map_err(|what| self.error(start + 16, what))?;
        let access = Access { line: u64_at(17), sectors: u32_at(25) };
        self.bounds.check(access).map_err(|what| self.error(start + 17, what))?;
        self.progress.cycle = cycle;
        self.progress.lines += 1;
        Ok(Record::Request(CoreRequest {
            cycle,
            core,
            warp,
            operation,
            access,
            lines: 1,
            warps: 1,
        }))
    }

    fn end(&mut self) -> Result<(), Error> {
        let start = self.at;
        let claimed = u64::from_le_bytes(self.take("the end")?);
        let lines = self.progress.lines;
        if claimed != lines {
            let what = format!("the end must count the {lines} lines before it; got {claimed}");
            return Err(self.error(start, what));
        }
        let mut byte = [0];
        let behind = self.input.read(&mut byte);
        let behind = behind
            .map_err(|error| unreadable(&self.file, self.at, "the end of the frame", &error))?;
        if behind > 0 {
            return Err(self.error(self.at, "nothing must follow the end, record E; got more"));
        }
        match self.input.get_mut().has_more() {
            Ok(false) => Ok(()),
            _ => {
                Err(self
                    .error(self.at, "the file must end with its zstd frame; got more behind it"))
            }
        }
    }
}

impl<R: Unpacked + Send> Trace for Reader<R> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn next_record(&mut self) -> Result<Option<Record>, Error> {
        if self.progress.has_ended {
            return Ok(None);
        }
        let [tag] = self.take("a record")?;
        if self.progress.kernel.is_none() && tag != b'K' {
            let what = format!("the first record must be a kernel, 0x4b (K); got {tag:#04x}");
            return Err(self.error(self.at - 1, what));
        }
        match tag {
            b'K' => self.kernel().map(Some),
            b'G' => self.group().map(Some),
            b'C' => self.request().map(Some),
            b'E' => {
                self.end()?;
                self.progress.has_ended = true;
                Ok(None)
            }
            _ => {
                let what = format!("a record must begin with K, G, C or E; got {tag:#04x}");
                Err(self.error(self.at - 1, what))
            }
        }
    }
}

/// The header, and how many bytes it has with what is before it.
fn read_header(input: &mut impl Read, file: &str) -> Result<(Header, u64), Error> {
    let mut magic = [0; 4];
    let read = input.read_exact(&mut magic);
    read.map_err(|error| unreadable(file, 0, "the magic number WCT1", &error))?;
    let error = |at, what: String| Error::new(file, Place::Byte(at), what);
    if magic != MAGIC {
        let found = magic.escape_ascii();
        let what = match magic.starts_with(b"WCT") {
            true => format!("the version must be 1, magic number WCT1; got {found}"),
            false => format!("the magic number must be WCT1; got {found}"),
        };
        return Err(error(0, what));
    }
    let mut length = [0; 4];
    let read = input.read_exact(&mut length);
    read.map_err(|error| unreadable(file, 4, "the header's length", &error))?;
    let length = u32::from_le_bytes(length);
    if length > MOST_HEADER_BYTES {
        let what = format!("the header must have at most {MOST_HEADER_BYTES} bytes; got {length}");
        return Err(error(4, what));
    }
    let mut json = vec![0; length as usize];
    let read = input.read_exact(&mut json);
    read.map_err(|error| unreadable(file, 8, "the header", &error))?;
    let what = "the header must be JSON with `name`, `source`, `line_bytes`, `sector_bytes`, `by` \
                and, by core, `cores`";
    // A list would be taken for an object without keys.
    if !json.starts_with(b"{") {
        return Err(error(8, format!("{what}; got no object")));
    }
    let header: Header = serde_json::from_slice(&json)
        .map_err(|why| error(8, format!("{what}; got what is wrong by {why}")))?;
    header.check().map_err(|what| error(8, format!("the header's {what}")))?;
    Ok((header, 8 + u64::from(length)))
}

/// The error of a read.
fn unreadable(file: &str, at: u64, of: &str, error: &io::Error) -> Error {
    let what = match error.kind() {
        ErrorKind::UnexpectedEof => {
            format!("{of} must be here; the data end, and only record E may be the last")
        }
        _ => format!(
            "{of} must be here, in one zstd frame whose window is at most 8 MiB; got {error}"
        ),
    };
    Error::new(file, Place::Byte(at), what)
}
