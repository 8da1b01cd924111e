//! What the cache holds: lines, MSHR entries, and what waits to leave.

use std::collections::VecDeque;

use super::super::In;

/// A sector's bytes.
pub type Data = [u64; 8];

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
    pub fn of(request: &Request) -> Load {
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
}

/// A request as the core gave it.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// [`LOAD`], [`STORE`] or [`ATOMIC`].
    pub kind: u64,
    /// Line address.
    pub line: u64,
    /// Sectors.
    pub sectors: u64,
    /// Passes the cache by.
    pub bypass_l1: bool,
    /// Identifier.
    pub id: u64,
    /// An atomic's operation.
    pub operation: u64,
    /// Bytes to be written.
    pub byte_enable: u64,
    /// What is written.
    pub data: Data,
}

impl Request {
    /// The request that the core offers.
    pub fn of(input: &In) -> Request {
        Request {
            kind: input.core_request_kind,
            line: input.core_request_line,
            sectors: input.core_request_sectors,
            bypass_l1: input.core_request_bypass_l1,
            id: input.core_request_id,
            operation: input.core_request_operation,
            byte_enable: input.core_request_byte_enable,
            data: input.core_request_data,
        }
    }
}

/// A request to the next level.
#[derive(Clone, Copy, Debug)]
pub struct Down {
    /// What the core asked.
    pub request: Request,
    /// Sectors wanted.
    pub sectors: u64,
    /// What the answer carries.
    pub id: u64,
}

/// A beat of a reply.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    /// The first cycle in which the core may see it.
    pub from: u64,
    /// Identifier of the request answered.
    pub id: u64,
    /// Its sector.
    pub sector: u64,
    /// Its bytes.
    pub data: Data,
    /// The reply's last.
    pub last: bool,
}
