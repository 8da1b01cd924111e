//! Expected data of every load: the bytes that this core's stores and atomics before it have left, of
//! the requests in the order in which their status was given.

use std::collections::{HashMap, VecDeque};

use testbenches::contract::Violation;

use super::{ATOMIC, CoreRequest, Data, LOAD, Memory, STORE, sectors_of};
use crate::streams::CoreReply;

/// The word that a request was answered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The request is the cache's, whose beats come in rising order of their sectors.
    Cached,
    /// The request went to the next level and the answer comes as the next level gives it.
    Direct,
    /// Nothing came of it.
    Refused,
}

/// A reply that is not complete.
#[derive(Clone, Debug)]
struct Expected {
    kind: u64,
    /// Beats to come, of a direct load in any order.
    beats: VecDeque<(u64, Data)>,
    in_order: bool,
}

/// Holds every reply against the core's order of requests: nothing lost, nothing twice, and no
/// load with data older, or newer, than its place in that order.
#[derive(Clone, Debug)]
pub struct Guarantee {
    memory: Memory,
    expected: HashMap<u64, Expected>,
    /// A load may be older, or newer, than its place.
    in_any_order: bool,
}

impl Guarantee {
    /// Nothing has been asked.
    pub fn new(sector_bytes: usize) -> Guarantee {
        let memory = Memory::new(sector_bytes);
        Guarantee { memory, expected: HashMap::new(), in_any_order: false }
    }

    /// The same where a load may be older, or newer, than its place.
    pub fn in_any_order(mut self) -> Guarantee {
        self.in_any_order = true;
        self
    }

    /// Requests whose reply is not complete.
    pub fn outstanding(&self) -> usize {
        self.expected.len()
    }

    /// A request was answered with a status.
    ///
    /// # Errors
    /// A request that is not yet answered has the same identifier.
    pub fn accept(&mut self, request: &CoreRequest, status: Status) -> Result<(), Violation> {
        if status == Status::Refused {
            return Ok(());
        }
        let beats: VecDeque<(u64, Data)> = match request.kind {
            LOAD => sectors_of(request.sectors)
                .map(|sector| (sector, self.memory.read(request.line, sector)))
                .collect(),
            ATOMIC => [(request.sector(), self.memory.write(request))].into(),
            _ => {
                self.memory.write(request);
                [(0, [0; 16])].into()
            }
        };
        let expected = Expected { kind: request.kind, beats, in_order: status == Status::Cached };
        match self.expected.insert(request.id, expected) {
            None => Ok(()),
            Some(_) => Err(Violation::new(
                "core_request",
                format!(
                    "the ids of requests without a reply must be distinct; {:#x} came twice",
                    request.id
                ),
            )),
        }
    }

    /// A beat of a reply left.
    ///
    /// # Errors
    /// The beat is not the next one of its identifier: no such request, another sector, other bytes, `last` too early
    /// or too late.
    pub fn reply(&mut self, reply: &CoreReply) -> Result<(), Violation> {
        let CoreReply { id, sector, data, last, .. } = *reply;
        let broken = |rule: String| Err(Violation::new("core_reply", rule));
        let Some(expected) = self.expected.get_mut(&id) else {
            return broken(format!("nothing may come twice or be invented; id {id:#x} came"));
        };
        let place = match expected.in_order {
            true => 0,
            false => expected.beats.iter().position(|beat| beat.0 == sector).unwrap_or(0),
        };
        let Some((wanted, bytes)) = expected.beats.remove(place) else {
            return broken(format!("a reply must have a beat a sector; id {id:#x} has more"));
        };
        if wanted != sector {
            return broken(format!("sector {wanted} of id {id:#x} must come; {sector} came"));
        }
        if bytes != data && !(self.in_any_order && expected.kind != STORE) {
            let what = if expected.kind == LOAD { "a load" } else { "an atomic" };
            return broken(format!(
                "{what} must return what this core's writes before it left (R24); sector {sector} of \
                 id {id:#x} must be {bytes:x?}; it is {data:x?}"
            ));
        }
        if last != expected.beats.is_empty() {
            return broken(format!("last must come with the last beat; id {id:#x}: {last}"));
        }
        if last {
            self.expected.remove(&id);
        }
        Ok(())
    }
}
