//! Memory traces of GPU kernels: what they hold, the formats `wct` and JSON lines, Accel-Sim's, and arrays
//! of numpy.
//!
//! A trace is read record by record by anything that implements [`Trace`], and written by anything that
//! implements [`Sink`]. Memory holds one record at a time, at most [`MOST_GROUP_BYTES`]; a reader
//! believes nothing that a file claims of its size. `docs/reference/traces.md` describes the formats.
//!
//! No crate of hardware is needed here. The coalescer of [`coalesce()`] is that of `thesis12` §3.3; the
//! tests of the golden `coalescer` compare the two.

mod accelsim;
mod access;
mod by_core;
mod coalesce;
mod error;
mod group;
mod header;
mod json;
mod lines;
#[cfg(test)]
mod mutated;
mod npz;
mod numbers;
mod open;
mod passed_over;
mod record;
mod summary;
mod turns;
mod wct;

pub use access::{Access, Kind, Operation};
pub use by_core::{Residency, write_by_core};
pub use coalesce::{LANES, coalesce};
pub use error::{CopyError, Error, Place};
pub use group::{Cursor, Entries, Entry, Group, Instruction, Lines, WarpEntries};
pub use header::{By, Geometry, Header};
pub use open::{Format, create, files, open};
pub use passed_over::{PassedOver, Reason};
pub use record::{CoreRequest, Kernel, Record, Sink, Trace, copy};
pub use summary::Summary;
pub use turns::{Step, Turns};

/// Bytes that a group may have in a file: 64 MiB.
pub const MOST_GROUP_BYTES: u64 = 64 << 20;

/// Bytes of groups that may be in memory at a time: 1 GiB.
pub const MOST_RESIDENT_BYTES: u64 = 1 << 30;

/// Lines that an instruction may touch: 64.
pub const MOST_LINES: usize = 64;

/// Cores that a trace by core may have: 256.
pub const MOST_CORES: u32 = 256;
