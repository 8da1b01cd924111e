//! Writes `wct`, a record at a time.

use super::{MAGIC, MOST_HEADER_BYTES, WINDOW_LOG};
use crate::{Group, Header, Kernel, Record, Sink};
use std::io::{self, BufWriter, Write};

/// Strong enough that traces are small; the same for all, since the same trace has the same bytes.
const LEVEL: i32 = 12;

/// A `wct` trace that is written.
pub(crate) struct Writer<W: Write> {
    out: BufWriter<zstd::stream::write::Encoder<'static, W>>,
    lines: u64,
}

impl<W: Write> Writer<W> {
    /// Writes the header.
    pub(crate) fn new(out: W, header: &Header) -> io::Result<Self> {
        let mut encoder = zstd::stream::write::Encoder::new(out, LEVEL)?;
        encoder.window_log(WINDOW_LOG)?;
        let mut out = BufWriter::with_capacity(1 << 17, encoder);
        let json = serde_json::to_vec(header)?;
        let length = u32::try_from(json.len()).ok().filter(|&length| length <= MOST_HEADER_BYTES);
        let length = length.ok_or_else(|| {
            io::Error::other(format!("a header has at most {MOST_HEADER_BYTES} bytes of JSON"))
        })?;
        out.write_all(&MAGIC)?;
        out.write_all(&length.to_le_bytes())?;
        out.write_all(&json)?;
        Ok(Writer { out, lines: 0 })
    }

    fn kernel(&mut self, kernel: &Kernel) -> io::Result<()> {
        let length = u16::try_from(kernel.name.len());
        let length =
            length.map_err(|_| io::Error::other("a kernel's name has at most 65535 bytes"))?;
        self.out.write_all(b"K")?;
        self.out.write_all(&kernel.groups.to_le_bytes())?;
        self.out.write_all(&kernel.warps.to_le_bytes())?;
        self.out.write_all(&length.to_le_bytes())?;
        self.out.write_all(kernel.name.as_bytes())
    }

    fn group(&mut self, group: &Group) -> io::Result<()> {
        self.out.write_all(b"G")?;
        self.out.write_all(&group.number().to_le_bytes())?;
        self.out.write_all(&(group.warps() as u16).to_le_bytes())?;
        for warp in 0..group.warps() {
            let (entries, bytes) = group.packed(warp);
            self.out.write_all(&entries.to_le_bytes())?;
            self.out.write_all(&(bytes.len() as u32).to_le_bytes())?;
            self.out.write_all(bytes)?;
            self.lines += group.line_count(warp);
        }
        Ok(())
    }
}

impl<W: Write> Sink for Writer<W> {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        match record {
            Record::Kernel(kernel) => self.kernel(kernel),
            Record::Group(group) => self.group(group),
            Record::Request(request) => {
                self.lines += 1;
                self.out.write_all(b"C")?;
                self.out.write_all(&request.cycle.to_le_bytes())?;
                self.out.write_all(&request.core.to_le_bytes())?;
                self.out.write_all(&request.warp.to_le_bytes())?;
                self.out.write_all(&[request.operation.byte()])?;
                self.out.write_all(&request.access.line.to_le_bytes())?;
                self.out.write_all(&request.access.sectors.to_le_bytes())
            }
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.out.write_all(b"E")?;
        self.out.write_all(&self.lines.to_le_bytes())?;
        self.out.flush()?;
        self.out.get_mut().do_finish()?;
        self.out.get_mut().get_mut().flush()
    }
}
