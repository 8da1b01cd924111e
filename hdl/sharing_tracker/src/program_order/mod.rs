//! Whether a core finds its words as program order has them, in lines that other cores load and write as well.

mod counter;
mod owners;

use std::collections::HashMap;

use base::Geometry;
use base::environment::{LOAD, Memory, STORE, sectors_of};
use base::model::{Data, write_bytes};
use base::streams::{CoreReply, CoreRequest, CoreStatus, status};
use llc::atomic_buffer::{Word, perform};
use testbenches::contract::Violation;

use crate::tracker_node::WarpLine;
pub use counter::Counter;
pub use owners::Owners;

/// A reply that is not complete.
#[derive(Clone, Debug)]
struct Expected {
    kind: u64,
    line: u64,
    counts: bool,
    /// The sectors to come, with the core's words in them.
    sectors: HashMap<u64, Data>,
}

/// One core's requests, in the order of their statuses, against what answers them.
#[derive(Clone, Debug)]
pub struct ProgramOrder {
    core: usize,
    owners: Owners,
    banks: u64,
    sectors: u64,
    /// A load may be older, or newer, than its place.
    in_any_order: bool,
    initial: Memory,
    /// Sectors in which the core has written.
    written: HashMap<(u64, u64), Data>,
    /// Requests without a status, lines of warps too.
    accepted: HashMap<u64, CoreRequest>,
    expected: HashMap<u64, Expected>,
}

impl ProgramOrder {
    /// Nothing has been asked by this core of several, whose lines lie in so many banks.
    pub fn new(core: usize, cores: usize, geometry: &Geometry, banks: usize) -> ProgramOrder {
        ProgramOrder {
            core,
            owners: Owners::new(cores, geometry),
            banks: banks as u64,
            sectors: geometry.sectors() as u64,
            in_any_order: false,
            initial: Memory::new(geometry.sector_bytes()),
            written: HashMap::new(),
            accepted: HashMap::new(),
            expected: HashMap::new(),
        }
    }

    /// The same where a load may be older, or newer, than its place.
    #[must_use]
    pub fn in_any_order(self) -> ProgramOrder {
        ProgramOrder { in_any_order: true, ..self }
    }

    /// No status and no answer is outstanding.
    pub fn is_idle(&self) -> bool {
        self.accepted.is_empty() && self.expected.is_empty()
    }

    /// A request was accepted at `core_request`.
    ///
    /// # Errors
    /// A request that is not answered has its identifier, or it writes what is another core's.
    pub fn accept(&mut self, request: &CoreRequest) -> Result<(), Violation> {
        let CoreRequest { kind, line, byte_enable, .. } = *request;
        let own = self.owners.bytes(self.core, line, request.sector());
        if kind != LOAD && byte_enable & !own != 0 && !Owners::counts(request) {
            return Err(self.broken("core_request", "must write its words", request));
        }
        self.insert(*request)
    }

    /// A line of a warp was looked up for the first time.
    ///
    /// # Errors
    /// A request that is not answered has its identifier.
    pub fn line(&mut self, line: &WarpLine) -> Result<(), Violation> {
        let WarpLine { valid, address: line, sectors, bypass: bypass_l1, id, .. } = *line;
        self.insert(CoreRequest { valid, line, sectors, bypass_l1, id, ..CoreRequest::default() })
    }

    fn insert(&mut self, request: CoreRequest) -> Result<(), Violation> {
        let is_used = self.expected.contains_key(&request.id);
        if is_used || self.accepted.insert(request.id, request).is_some() {
            return Err(self.broken("core_request", "must have a unique identifier", &request));
        }
        Ok(())
    }

    fn broken(&self, subject: &str, rule: &str, what: &impl std::fmt::Debug) -> Violation {
        Violation::new(subject, format!("core {}: {what:x?} {rule}", self.core))
    }

    /// A sector with the core's words as it left them. Before anybody has written, the banks' memories are alike, and know a
    /// sector by its place in the bank.
    fn own(&self, line: u64, sector: u64) -> Data {
        let part = line / self.banks * self.sectors + sector;
        let initial = || self.initial.read(part, 0);
        self.written.get(&(line, sector)).copied().unwrap_or_else(initial)
    }

    /// A request got its status, and with it its place unless it was refused. Gives the request.
    ///
    /// # Errors
    /// There is no such request.
    pub fn status(&mut self, told: &CoreStatus) -> Result<CoreRequest, Violation> {
        let Some(request) = self.accepted.remove(&told.id) else {
            return Err(self.broken("core_status", "is of no request", told));
        };
        if told.word == status::RESERVATION_FAIL as u64 {
            return Ok(request);
        }
        let CoreRequest { kind, line, sectors, .. } = request;
        let counts = Owners::counts(&request);
        let sectors = match kind {
            STORE => [(0, [0; 16])].into(),
            _ => sectors_of(sectors).map(|sector| (sector, self.own(line, sector))).collect(),
        };
        self.expected.insert(request.id, Expected { kind, line, counts, sectors });
        if kind != LOAD && !counts {
            self.write(&request);
        }
        Ok(request)
    }

    fn write(&mut self, request: &CoreRequest) {
        let CoreRequest { kind, operation, line, byte_enable, data, .. } = *request;
        let mut new = self.own(line, request.sector());
        if kind == STORE {
            write_bytes(&mut new, byte_enable, &data);
        } else if let Some(word) = Word::named(byte_enable)
            && let Some(value) = perform(operation, word, &new, &data)
        {
            write_bytes(&mut new, word.bytes(), &word.with(value));
        }
        self.written.insert((line, request.sector()), new);
    }

    /// A beat of an answer was given. Gives the sector that an addition to the counter found.
    ///
    /// # Errors
    /// The beat answers nothing, or not with the core's words of its place in program order.
    pub fn reply(&mut self, reply: &CoreReply) -> Result<Option<Data>, Violation> {
        let CoreReply { id, sector, data, last, .. } = *reply;
        let Some(expected) = self.expected.get_mut(&id) else {
            return Err(self.broken("core_reply", "answers nothing", reply));
        };
        let found = expected.sectors.remove(&sector);
        let (kind, line, counts) = (expected.kind, expected.line, expected.counts);
        let is_last = expected.sectors.is_empty();
        let Some(own) = found else {
            return Err(self.broken("core_reply", "is of a sector that was not asked for", reply));
        };
        if last != is_last {
            return Err(self.broken("core_reply", "must be the last beat, or is not", reply));
        }
        if last {
            self.expected.remove(&id);
        }
        let is_ordered = kind != STORE && !counts && !self.in_any_order;
        let differs = |word: &Word| word.of(&data) != word.of(&own);
        let mut words = self.owners.words(self.core, line, sector);
        if let Some(word) = words.find(differs).filter(|_| is_ordered) {
            let rule = format!(
                "core {}: line {line:#x} sector {sector}, byte {} must be {:#x}, as program order has it; it is {:#x}",
                self.core,
                word.offset,
                word.of(&own),
                word.of(&data)
            );
            return Err(Violation::new("core_reply", rule));
        }
        Ok(counts.then_some(data))
    }
}
