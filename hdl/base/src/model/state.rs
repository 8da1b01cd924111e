//! What the cache holds: lines, MSHR entries, and what waits to leave.

use std::collections::VecDeque;

use crate::streams::{CoreReply, CoreRequest};

pub use signal::port::Beat as Data;

/// Kinds of requests.
pub const LOAD: u64 = 0;
/// See [`LOAD`].
pub const STORE: u64 = 1;
/// See [`LOAD`].
pub const ATOMIC: u64 = 2;

/// A load that waits in an entry, or is being read.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Its identifier.
    pub id: u64,
    /// Sectors still to be read.
    pub sectors: u64,
    /// None of them has been read.
    pub is_new: bool,
}

impl Load {
    /// The load of a request.
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
    /// The line.
    pub line: u64,
    /// Its set.
    pub set: usize,
    /// Which line of the set it will be.
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
    /// It has been passed by when the line was whole.
    pub is_passed: bool,
}

/// A beat of a reply.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    /// The first cycle in which the core may see it.
    pub from: u64,
    /// What it sees.
    pub reply: CoreReply,
}
