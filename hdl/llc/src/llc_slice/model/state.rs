//! State of the slice: lines, lines in flight, and messages that wait to leave.

use std::collections::VecDeque;

use base::model::{Policy, write_bytes};

use crate::streams::{MemoryRequest, Reply, Request};

pub use signal::port::Beat as Data;

/// A line in a way.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its address.
    pub line: u64,
    /// The chip whose memory holds it.
    pub home: u64,
    /// Sectors that loads may read.
    pub readable: u64,
    /// Sectors with a dirty byte.
    pub dirty: u64,
    /// The dirty bytes of each sector; of one that is not dirty this means nothing.
    pub masks: Vec<u128>,
    /// The bytes of each sector.
    pub data: Vec<Data>,
}

impl Line {
    /// A line of which nothing is known.
    pub fn new(request: &Request, sectors: usize) -> Line {
        Line {
            line: request.line,
            home: request.home,
            readable: 0,
            dirty: 0,
            masks: vec![0; sectors],
            data: vec![[0; 16]; sectors],
        }
    }

    /// Mask of a sector's dirty bytes, the lowest bit for byte 0; 0 for a clean sector.
    pub fn dirty_bytes(&self, sector: u64) -> u128 {
        if self.dirty >> sector & 1 == 1 { self.masks[sector as usize] } else { 0 }
    }

    /// Writes a store's bytes (R18, R19); `all` are those of a sector.
    pub fn store(&mut self, request: &Request, all: u128) {
        let sector = request.sector();
        let mask = self.dirty_bytes(sector) | request.byte_enable;
        write_bytes(&mut self.data[sector as usize], request.byte_enable, &request.data);
        self.masks[sector as usize] = mask;
        self.dirty |= request.sectors;
        if mask == all {
            self.readable |= request.sectors;
        }
    }

    /// Writes what has come from below to a sector, but for its dirty bytes (R28).
    pub fn fill(&mut self, sector: u64, data: &Data) {
        let clean = !self.dirty_bytes(sector);
        write_bytes(&mut self.data[sector as usize], clean, data);
    }
}

/// The ways of a set, and the order in which they are replaced.
#[derive(Clone, Debug)]
pub struct Set {
    /// The line in each way; none where the way is free.
    pub ways: Vec<Option<Line>>,
    /// The order.
    pub policy: Policy,
}

/// A load that waits for its line, or is being answered.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Who asked.
    pub request: Request,
    /// Sectors still to be read.
    pub left: u64,
}

/// An MSHR entry in use.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The line's set.
    pub set: usize,
    /// Way of that set that the line has reserved.
    pub way: usize,
    /// Sectors asked for.
    pub fetched: u64,
    /// Sectors of the loads that have joined.
    pub wanted: u64,
    /// Loads that have joined since the miss, it included.
    pub joined: usize,
    /// Loads that wait, in the order in which they joined.
    pub waiting: VecDeque<Load>,
    /// The last beat has come.
    pub is_filled: bool,
}

/// The request in the decision.
#[derive(Clone, Copy, Debug)]
pub struct Lookup {
    /// The request.
    pub request: Request,
    /// This is its first cycle there.
    pub is_first: bool,
    /// Sectors that a hit still has to read.
    pub left: u64,
    /// The way of the line that makes place for its line.
    pub victim: Option<usize>,
    /// An atomic that went down in the cycle before (R37).
    pub leaves: bool,
}

impl Lookup {
    /// A request that comes to its decision.
    pub fn new(request: Request) -> Lookup {
        Lookup { request, is_first: true, left: request.sectors, victim: None, leaves: false }
    }
}

/// An atomic that went down, and whose answer has not been passed on.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Who asked.
    pub request: Request,
    /// The old bytes, once they have come.
    pub answer: Option<Data>,
}

/// Something that may be seen from some cycle on.
#[derive(Clone, Copy, Debug)]
pub struct Timed<T> {
    /// The first cycle in which the value is visible.
    pub from: u64,
    /// The visible value.
    pub what: T,
}

/// A beat that has not left.
pub type Beat = Timed<Reply>;

/// A request that has not left.
pub type Down = Timed<MemoryRequest>;

/// How far a flush is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flush {
    /// None, or one that waits for the slice to drain.
    Idle,
    /// The set that the walk is at, or behind the last; and the way whose line is written back.
    Walks(usize, Option<usize>),
    /// `flushed` is true.
    Done,
}
