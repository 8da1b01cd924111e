//! Parts of a trace, its sources and sinks.

use crate::{Access, CopyError, Error, Group, Header, Operation, PassedOver};
use std::io;

/// A kernel begins. Every one but the first is a flush.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Kernel {
    /// Groups of the grid; 0: not known.
    pub groups: u32,
    /// Warps of a group; 0: not known, counts as 1.
    pub warps: u32,
    /// Its name, at most 65,535 bytes.
    pub name: String,
}

/// A request of a trace by core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoreRequest {
    /// When it was recorded: never falls; kept and not used.
    pub cycle: u64,
    /// Its core, below the header's `cores`.
    pub core: u32,
    /// Its warp on that core.
    pub warp: u32,
    /// Kind of access.
    pub operation: Operation,
    /// Where.
    pub access: Access,
    /// Lines that its instruction touches: 1..=64; 1 where the instruction is not known.
    pub lines: u8,
    /// Warps of the groups that its core holds, at most 64; 1 where they are not known.
    pub warps: u8,
}

/// One record of a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// Always the first.
    Kernel(Kernel),
    /// By group only.
    Group(Group),
    /// By core only.
    Request(CoreRequest),
}

/// A trace that is read record by record, by any one thread.
pub trait Trace: Send {
    /// The trace's header.
    fn header(&self) -> &Header;

    /// The next record; none after the last. After an error there is nothing more to be had.
    fn next_record(&mut self) -> Result<Option<Record>, Error>;

    /// Records left out so far; nothing in formats that hold requests alone.
    fn passed_over(&self) -> PassedOver {
        PassedOver::default()
    }
}

/// Where a trace is written to, record by record.
pub trait Sink {
    /// Writes a record.
    fn put(&mut self, record: &Record) -> io::Result<()>;

    /// Writes what is behind the last record.
    fn finish(&mut self) -> io::Result<()>;
}

impl<S: Sink + ?Sized> Sink for Box<S> {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        self.as_mut().put(record)
    }

    fn finish(&mut self) -> io::Result<()> {
        self.as_mut().finish()
    }
}

/// Writes every record of a trace.
pub fn copy(trace: &mut dyn Trace, sink: &mut dyn Sink) -> Result<(), CopyError> {
    while let Some(record) = trace.next_record()? {
        sink.put(&record)?;
    }
    Ok(sink.finish()?)
}
