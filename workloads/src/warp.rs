//! A warp while its program runs: its lanes' addresses become instructions.

use crate::Place;
use traces::{Kind, LANES, Operation, WarpEntries, coalesce};

/// A warp of a group.
#[derive(Debug)]
pub(crate) struct Warp {
    /// Its group's number in the grid.
    pub(crate) group: u64,
    /// The number of its first thread in the group, and the number behind its last.
    threads: (u64, u64),
    place: Place,
    entries: WarpEntries,
}

impl Warp {
    pub(crate) fn new(place: Place, group: u64, number: u64, threads: u64) -> Warp {
        let first = number * LANES as u64;
        let threads = (first, threads.min(first + LANES as u64));
        Warp { group, threads, place, entries: WarpEntries::default() }
    }

    /// Its threads' numbers in the group.
    pub(crate) fn threads(&self) -> std::ops::Range<u64> {
        self.threads.0..self.threads.1
    }

    /// Each thread loads the byte address that `address` gives it by its number in the group; without one it
    /// is idle, and with none at all there is no instruction.
    pub(crate) fn load(&mut self, address: impl Fn(u64) -> Option<u64>) {
        self.instruction(Kind::Load, address);
    }

    /// The same, storing.
    pub(crate) fn store(&mut self, address: impl Fn(u64) -> Option<u64>) {
        self.instruction(Kind::Store, address);
    }

    /// The same, by an atomic operation without an answer that is waited for.
    pub(crate) fn atomic(&mut self, address: impl Fn(u64) -> Option<u64>) {
        self.instruction(Kind::Atomic, address);
    }

    /// Waits for the other warps of the group.
    pub(crate) fn barrier(&mut self) {
        self.entries.barrier();
    }

    /// The warp's entries.
    pub(crate) fn entries(&self) -> &WarpEntries {
        &self.entries
    }

    fn instruction(&mut self, kind: Kind, address: impl Fn(u64) -> Option<u64>) {
        let addresses = self.threads().filter_map(address);
        let lines = coalesce(addresses, self.place.line_bytes, self.place.sector_bytes);
        self.entries.instruction(Operation { kind, bypass_l1: false }, &lines);
    }
}
