//! Contents of the cache: lines, MSHR entries, and requests that wait to leave.

use std::collections::VecDeque;

use crate::streams::{CoreReply, CoreRequest};

pub use signal::port::Beat as Data;

/// Kinds of requests.
pub const LOAD: u64 = 0;
/// Kind of a store, as [`LOAD`].
pub const STORE: u64 = 1;
/// Kind of an atomic, as [`LOAD`].
pub const ATOMIC: u64 = 2;

/// A load that waits in an entry, or is being read.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Identifier that the reply must carry.
    pub id: u64,
    /// Sectors still to be read.
    pub sectors: u64,
    /// None of them has been read.
    pub is_new: bool,
}

impl Load {
    /// A load of which every sector that the request names is still to be read.
    pub fn of(request: &CoreRequest) -> Load {
        Load { id: request.id, sectors: request.sectors, is_new: true }
    }

    /// Takes the lowest sector that is left.
    pub fn next_sector(&mut self) -> u64 {
        let sector = u64::from(self.sectors.trailing_zeros());
        self.sectors &= self.sectors - 1;
        sector
    }
}

/// An MSHR entry in use.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Line address in flight.
    pub line: u64,
    /// Set of the line.
    pub set: usize,
    /// Place of the line in its set.
    pub place: usize,
    /// Loads that have joined since the miss, it included.
    pub joined: usize,
    /// Loads that wait, in the order in which they joined.
    pub waiting: VecDeque<Load>,
    /// The line has come.
    pub is_filled: bool,
    /// Loads that have been read.
    pub read: usize,
    /// The first of them was read before the line was whole.
    pub is_answered: bool,
    /// The load was skipped when the line was whole.
    pub is_passed: bool,
}

/// A beat of a reply.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    /// The first cycle in which the core may see it.
    pub from: u64,
    /// Sector as the load sees it.
    pub reply: CoreReply,
}
