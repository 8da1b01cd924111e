//! A record, and all that a design did with it: what observers see.

use traces::{Access, Kind, Operation};

/// A request of a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Core number, from 0.
    pub core: u32,
    /// Kind of access.
    pub operation: Operation,
    /// Where.
    pub access: Access,
    /// Lines that its instruction touches: 1..=64; 1 where the instruction is not known.
    pub lines: u8,
    /// Warps that its core has active: at most 64; 1 where they are not known.
    pub warps: u8,
}

impl Request {
    /// One that is an instruction, of its core's only warp.
    pub const fn single(core: u32, operation: Operation, access: Access) -> Request {
        Request { core, operation, access, lines: 1, warps: 1 }
    }

    /// The same as a separate instruction.
    pub(crate) fn alone(self) -> Request {
        Request { lines: 1, warps: 1, ..self }
    }
}

/// A request's status, as it counts: that of its core's L1, or of the home's where only that was looked up.
/// Nothing is refused without time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The line was readable.
    Hit,
    /// The line was in flight: never without time.
    HitPending,
    /// The line was not there; a load got a place for it.
    Miss,
    /// No L1 answered, and none kept the line.
    Bypass,
}

/// Change of a line in an L1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The line was filled: its bytes are those of L2, or of the copy that [`Happened::from`] names.
    Filled,
    /// The line is readable no more: a victim, or invalidated.
    Removed,
    /// The request was written to it.
    Written,
}

/// A line in an L1, and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Whose L1.
    pub l1: u32,
    /// The line address.
    pub line: u64,
    /// The change.
    pub change: Change,
}

/// Events of a record.
#[derive(Clone, Debug)]
pub struct Happened {
    /// The record.
    pub request: Request,
    /// Its status.
    pub word: Word,
    /// The L1 that gave the status.
    pub at: u32,
    /// The L1 of another core whose copy of the line came in place of L2's.
    pub from: Option<u32>,
    /// Requests that left an L1 for another or for L2.
    pub requests_out: u64,
    /// The sectors that L2 was asked for; none: it was not asked.
    pub to_l2: u32,
    /// Those of them that merged with a neighbour's request, in front of a sectored L2.
    pub merged: u32,
    /// Those that a sectored L2 lacked.
    pub lacking: u32,
    /// Changes of lines, in their order; empty where no metric asks for them.
    pub changes: Vec<Changed>,
    keeps_changes: bool,
}

impl Happened {
    /// Nothing, yet; and whether what becomes of lines is kept.
    pub(crate) fn new(keeps_changes: bool) -> Happened {
        let operation = Operation { kind: Kind::Load, bypass_l1: false };
        let request = Request::single(0, operation, Access { line: 0, sectors: 1 });
        let (word, changes, from) = (Word::Bypass, Vec::new(), None);
        let (at, requests_out, to_l2, merged, lacking) = (0, 0, 0, 0, 0);
        Happened {
            request,
            word,
            at,
            from,
            requests_out,
            to_l2,
            merged,
            lacking,
            changes,
            keeps_changes,
        }
    }

    /// Something became of a line in an L1.
    pub(crate) fn change(&mut self, l1: u32, line: u64, change: Change) {
        if self.keeps_changes {
            self.changes.push(Changed { l1, line, change });
        }
    }

    /// A record comes.
    pub(crate) fn begin(&mut self, request: Request) {
        self.request = request;
        (self.at, self.from) = (request.core, None);
        (self.word, self.requests_out) = (Word::Bypass, 0);
        (self.to_l2, self.merged, self.lacking) = (0, 0, 0);
        self.changes.clear();
    }

    /// Neither store nor atomic.
    pub fn is_load(&self) -> bool {
        self.request.operation.kind == Kind::Load
    }

    /// Whether it is a load that missed.
    pub fn is_load_miss(&self) -> bool {
        self.is_load() && self.word == Word::Miss
    }
}
