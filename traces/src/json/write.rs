//! Writes records as JSON lines.

use super::line::{Line, Word, hexadecimal};
use crate::{Access, Entry, Group, Header, Kernel, Kind, Operation, Record, Sink};
use std::io::{self, Write};

/// A trace in JSON lines that is written.
pub(crate) struct Writer<W: Write> {
    out: W,
}

impl<W: Write> Writer<W> {
    /// Writes the header.
    pub(crate) fn new(out: W, header: &Header) -> io::Result<Self> {
        let mut writer = Writer { out };
        writer.line(&Line {
            kind: Word::Trace,
            name: Some(header.name.clone()),
            source: Some(header.source.clone()),
            line_bytes: Some(header.line_bytes),
            sector_bytes: Some(header.sector_bytes),
            by: Some(header.by),
            cores: header.cores,
            ..Line::default()
        })?;
        Ok(writer)
    }

    fn line(&mut self, line: &Line) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, line)?;
        self.out.write_all(b"\n")
    }

    fn kernel(&mut self, kernel: &Kernel) -> io::Result<()> {
        if *kernel == Kernel::default() {
            return self.line(&Line { kind: Word::Flush, ..Line::default() });
        }
        self.line(&Line {
            kind: Word::Kernel,
            name: Some(kernel.name.clone()),
            groups: Some(kernel.groups),
            warps: Some(kernel.warps),
            ..Line::default()
        })
    }

    fn group(&mut self, group: &Group) -> io::Result<()> {
        let number = Some(group.number());
        let warps = Some(group.warps() as u32);
        self.line(&Line { kind: Word::Group, group: number, warps, ..Line::default() })?;
        for index in 0..group.warps() {
            let warp = Some(index as u32);
            for (at, entry) in (0..).zip(group.entries(index)) {
                let Entry::Instruction(instruction) = entry else {
                    self.line(&Line {
                        kind: Word::Barrier,
                        group: number,
                        warp,
                        ..Line::default()
                    })?;
                    continue;
                };
                // An instruction of one line needs no number.
                let many = (instruction.line_count() > 1).then_some(at);
                for access in instruction.lines() {
                    let line = request(instruction.operation, access);
                    self.line(&Line { group: number, warp, instruction: many, ..line })?;
                }
            }
        }
        Ok(())
    }
}

fn request(operation: Operation, access: Access) -> Line {
    let kind = match operation.kind {
        Kind::Load => Word::Load,
        Kind::Store => Word::Store,
        Kind::Atomic => Word::Atomic,
    };
    let line = Some(hexadecimal(access.line));
    let sectors = Some(hexadecimal(access.sectors.into()));
    let bypass_l1 = operation.bypass_l1.then_some(true);
    Line { kind, line, sectors, bypass_l1, ..Line::default() }
}

impl<W: Write> Sink for Writer<W> {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        match record {
            Record::Kernel(kernel) => self.kernel(kernel),
            Record::Group(group) => self.group(group),
            Record::Request(asked) => {
                let line = request(asked.operation, asked.access);
                let (cycle, core, warp) = (Some(asked.cycle), Some(asked.core), Some(asked.warp));
                self.line(&Line { cycle, core, warp, ..line })
            }
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
