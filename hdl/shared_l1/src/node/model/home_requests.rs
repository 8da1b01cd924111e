//! The remote requests that are accepted and not answered (R3).

use crate::chunker::Reply;
use crate::streams::RemoteRequest;
use base::model::STORE;

/// Their table: what is to be answered to whom, until the packet has left.
#[derive(Clone, Debug)]
pub struct HomeRequests {
    entries: Vec<Option<Reply>>,
    /// The lowest that was free at the beginning of the cycle.
    free: Option<usize>,
}

impl HomeRequests {
    /// All free.
    pub fn new(number: usize) -> HomeRequests {
        HomeRequests { entries: vec![None; number], free: None }
    }

    /// An entry is free.
    pub fn has_free(&self) -> bool {
        self.entries.iter().any(Option::is_none)
    }

    /// How many are in use.
    pub fn used(&self) -> usize {
        self.entries.iter().flatten().count()
    }

    /// The beginning of a cycle: what becomes free later is not taken in it.
    pub fn begin(&mut self) {
        self.free = self.entries.iter().position(Option::is_none);
    }

    /// The contents of an entry.
    pub fn get(&self, entry: u64) -> Option<&Reply> {
        self.entries.get(entry as usize)?.as_ref()
    }

    /// Makes an entry free; `take` may choose it after the next `begin`.
    pub fn free(&mut self, entry: u64) {
        if let Some(entry) = self.entries.get_mut(entry as usize) {
            *entry = None;
        }
    }

    /// Takes the lowest entry that was free, which R2 has seen to; gives its number.
    pub fn take(&mut self, request: &RemoteRequest) -> u64 {
        let number = self.free.unwrap_or_default();
        let sectors = if request.kind == STORE { 0 } else { request.sectors };
        let RemoteRequest { source, id, .. } = *request;
        self.entries[number] = Some(Reply { valid: true, core: source, id, sectors });
        number as u64
    }
}
