//! Coverage bins; and the check that every answer is what the requests before it left.

use std::collections::HashMap;

use base::environment::{Memory, sectors_of};
use base::model::Data;
use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::LineOrder;
use super::{Config, In, Out};
use crate::environment::passed;
use crate::streams::{MemoryReply, MemoryRequest, kind};

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        load: "a load passed",
        store: "a store passed",
        atomic: "an atomic passed",
        loads_of_a_sector: "a load passed while another of a sector of its was unanswered",
        load_waits: "a load waited for a write",
        write_waits_for_load: "a write waited for a load",
        write_waits_for_write: "a write waited for a write",
        load_beside_write: "a load passed while a write to another sector of its line was unanswered",
        write_beside_load: "a write passed while a load of other sectors of its line was unanswered",
        write_beside_write: "a write passed while one to another sector of its line was unanswered",
        atomic_waits_for_line: "an atomic waited for a request to another sector of its line",
        waits_for_atomic: "a request waited for an atomic of another sector of its line",
        full: "a request that overlaps none waited for an entry",
        goes_after_answer: "a request passed in the cycle after the answer that it waited for",
        idle: "nothing was unanswered",
        all_streams: "beats moved on all four streams in one cycle",
    }
}

/// Counts [`Covered`] and checks the streams, and each answer against a golden memory.
pub struct Monitor {
    state: LineOrder,
    request: StreamContract<MemoryRequest>,
    reply: StreamContract<MemoryReply>,
    memory_request: StreamContract<MemoryRequest>,
    memory: Memory,
    /// Expected data of each sector of an unanswered load or atomic, by identifier.
    expected: HashMap<u64, HashMap<u64, Data>>,
    /// Unanswered requests, by identifier.
    unanswered: HashMap<u64, MemoryRequest>,
    /// A request waited for another in the cycle before.
    waited: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            state: LineOrder::new(config),
            request: StreamContract::new("request").may_start_valid(),
            reply: StreamContract::new("reply").may_start_valid(),
            memory_request: StreamContract::new("memory_request").may_start_valid(),
            memory: Memory::new(config.sector_bytes()),
            expected: HashMap::new(),
            unanswered: HashMap::new(),
            waited: false,
        }
    }

    /// Counts what a request that passes, or waits, finds unanswered in its line.
    fn beside(
        &self,
        request: &MemoryRequest,
        passes: bool,
        waits: bool,
        coverage: &mut Coverage<Covered>,
    ) {
        let is_kind = |of: &MemoryRequest, kind: usize| of.kind == kind as u64;
        let of_line = || self.unanswered.values().filter(|other| other.line == request.line);
        let shares = |other: &MemoryRequest| other.sectors & request.sectors != 0;
        let apart = |kind| of_line().any(|other| is_kind(other, kind) && !shares(other));
        let (load, store) = (is_kind(request, kind::LOAD), is_kind(request, kind::STORE));
        let shares_load = of_line().any(|other| is_kind(other, kind::LOAD) && shares(other));
        coverage.hit_when(passes && load && shares_load, Covered::loads_of_a_sector);
        coverage.hit_when(passes && load && apart(kind::STORE), Covered::load_beside_write);
        coverage.hit_when(passes && store && apart(kind::LOAD), Covered::write_beside_load);
        coverage.hit_when(passes && store && apart(kind::STORE), Covered::write_beside_write);
        let waits_apart = waits && !of_line().any(shares);
        coverage.hit_when(
            waits_apart && is_kind(request, kind::ATOMIC),
            Covered::atomic_waits_for_line,
        );
        coverage.hit_when(waits_apart && (load || store), Covered::waits_for_atomic);
    }

    /// A request was taken.
    fn accept(&mut self, request: &MemoryRequest) {
        let MemoryRequest { line, id, .. } = *request;
        let sectors = sectors_of(request.sectors);
        let old = sectors.map(|sector| (sector, self.memory.read(line, sector))).collect();
        self.memory.write(&passed(request));
        let is_store = request.kind == kind::STORE as u64;
        self.expected.insert(id, if is_store { HashMap::new() } else { old });
        self.unanswered.insert(id, *request);
    }

    /// A beat of an answer left.
    fn answer(&mut self, beat: &MemoryReply) -> Result<(), Violation> {
        let broken = |rule: String| Err(Violation::new("reply", rule));
        let Some(sectors) = self.expected.get_mut(&beat.id) else {
            return broken(format!("nothing may be invented; {beat:x?} came"));
        };
        if beat.kind != kind::STORE as u64 && sectors.remove(&beat.sector) != Some(beat.data) {
            return broken(format!("{beat:x?} must be what the requests before it left"));
        }
        if beat.last {
            self.expected.remove(&beat.id);
            self.unanswered.remove(&beat.id);
        }
        Ok(())
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let (request, down) = (input.request, output.memory_request);
        self.request.check(request.valid, output.request.ready, request)?;
        self.reply.check(output.reply.valid, input.reply.ready, output.reply)?;
        self.memory_request.check(down.valid, input.memory_request.ready, down)?;
        let (waits, is_full) = (self.state.waits_for_another(&request), self.state.is_full());
        let asks = request.valid;
        let is_load = request.kind == kind::LOAD as u64;
        let passes = asks && output.request.ready;
        self.beside(&request, passes, asks && waits, coverage);
        coverage.hit_when(passes && request.kind == 0, Covered::load);
        coverage.hit_when(passes && request.kind == 1, Covered::store);
        coverage.hit_when(passes && request.kind == 2, Covered::atomic);
        coverage.hit_when(asks && waits && is_load, Covered::load_waits);
        let behind_load = self.state.waits_for_another(&MemoryRequest { kind: 0, ..request });
        coverage.hit_when(asks && waits && !is_load && !behind_load, Covered::write_waits_for_load);
        coverage.hit_when(asks && !is_load && behind_load, Covered::write_waits_for_write);
        coverage.hit_when(asks && !waits && is_full, Covered::full);
        coverage.hit_when(passes && self.waited, Covered::goes_after_answer);
        coverage.hit_when(output.idle, Covered::idle);
        let answers = output.reply.valid && input.reply.ready;
        let goes_down = down.valid && input.memory_request.ready;
        coverage.hit_when(passes && goes_down && answers, Covered::all_streams);
        self.waited = asks && waits;
        self.state.step(input);
        if answers {
            self.answer(&output.reply)?;
        }
        if passes {
            self.accept(&request);
        }
        Ok(())
    }
}

/// The cases that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    if config.entries() == 1 {
        let single = |bin| Unreachable::new(bin, "there is one entry");
        bins.extend([Covered::loads_of_a_sector, Covered::all_streams].map(single));
    }
    if config.entries() == 1 || config.sectors() == 1 {
        let apart =
            [Covered::load_beside_write, Covered::write_beside_load, Covered::write_beside_write];
        let none = |bin| Unreachable::new(bin, "a line has one request, or one sector");
        bins.extend(apart.map(none));
    }
    if config.sectors() == 1 {
        let none = |bin| Unreachable::new(bin, "a line has one sector");
        bins.extend([Covered::atomic_waits_for_line, Covered::waits_for_atomic].map(none));
    }
    if config.entries() >= 1 << config.memory_id_bits() {
        bins.push(Unreachable::new(Covered::full, "there are as many entries as identifiers"));
    }
    bins
}
