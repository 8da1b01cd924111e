//! Coverage bins; the check that every answer is what the requests before it left; and the AXI4 rules for a
//! manager.

use std::collections::HashMap;

use base::environment::{Memory, STORE, sectors_of};
use base::model::Data;
use base::streams::CoreRequest;
use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::Axi4Memory;
use super::ports::{Access, Burst, INCR, ReadBeat, WriteBeat, WriteResponse};
use super::{Config, In, Out};
use crate::streams::{MemoryReply, kind};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[Known { eighths: &[(1, 8)], missed: 0 }];

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        load: "a load was taken",
        store: "a store was taken",
        whole_line: "a burst of a whole line left",
        several_bursts: "a load of several runs of sectors was taken",
        back_to_back: "loads were taken in two cycles in a row",
        stores_in_a_row: "stores were taken in two cycles in a row",
        reads_full: "every number of the reads was taken",
        writes_full: "every number of the writes was taken",
        held: "a request waited for one that shares a sector",
        address_first: "an address was taken while its data waited",
        data_first: "data were taken while their address waited",
        alternating: "beats of two reads alternated",
        both: "a beat was read and a write answered in one cycle",
        no_room: "a beat waited for a place among the replies",
        read_error: "a beat that was read reported an error",
        write_error: "a response reported an error",
        wrong_last: "a burst ended in the wrong place",
        stray_read: "a beat came for no read",
        stray_write: "a response came for no write",
        idle: "nothing was unanswered",
    }
}

/// Counts [`Covered`] and checks the streams, each answer against a golden memory, and each burst.
pub struct Monitor {
    config: Config,
    state: Axi4Memory,
    request: StreamContract<Access>,
    reply: StreamContract<MemoryReply>,
    ar: StreamContract<Burst>,
    r: StreamContract<ReadBeat>,
    aw: StreamContract<Burst>,
    w: StreamContract<WriteBeat>,
    b: StreamContract<WriteResponse>,
    memory: Memory,
    /// Expected data of each sector of an unanswered load, by identifier.
    expected: HashMap<u64, HashMap<u64, Data>>,
    /// The kind of what was taken in the cycle before.
    taken: Option<u64>,
    /// The read of the last beat that ended no burst.
    begun: Option<u64>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            state: Axi4Memory::new(config),
            request: StreamContract::new("request").may_start_valid(),
            reply: StreamContract::new("reply").may_start_valid(),
            ar: StreamContract::new("ar"),
            r: StreamContract::new("r").may_start_valid(),
            aw: StreamContract::new("aw"),
            w: StreamContract::new("w"),
            b: StreamContract::new("b").may_start_valid(),
            memory: Memory::new(config.sector_bytes()),
            expected: HashMap::new(),
            taken: None,
            begun: None,
        }
    }

    /// A request was taken.
    fn accept(&mut self, request: &Access) {
        let Access { kind, line, sectors, byte_enable, data, id, .. } = *request;
        let old = sectors_of(sectors).map(|sector| (sector, self.memory.read(line, sector)));
        let old = if kind == STORE { HashMap::new() } else { old.collect() };
        if kind == STORE {
            let store =
                CoreRequest { kind, line, sectors, byte_enable, data, ..CoreRequest::default() };
            self.memory.write(&store);
        }
        self.expected.insert(id, old);
    }

    /// A beat of an answer left.
    fn answer(&mut self, beat: &MemoryReply) -> Result<(), Violation> {
        let broken = |rule: String| Err(Violation::new("reply", rule));
        let Some(sectors) = self.expected.get_mut(&beat.id) else {
            return broken(format!("nothing may be invented; {beat:x?} came"));
        };
        if beat.kind == kind::LOAD as u64 && sectors.remove(&beat.sector) != Some(beat.data) {
            return broken(format!("{beat:x?} must be what the requests before it left"));
        }
        if beat.last && self.expected.remove(&beat.id).is_some_and(|left| !left.is_empty()) {
            return broken(format!("{beat:x?} must not be the last of its reply"));
        }
        Ok(())
    }

    /// The AXI4 rules for a burst, and the specification's: a burst stays within its line.
    fn burst(&self, subject: &str, burst: &Burst) -> Result<(), Violation> {
        let bytes = (burst.len + 1) << burst.size;
        let offset = burst.addr & ((1 << self.config.offset_bits()) - 1);
        let is_legal = burst.burst == INCR
            && burst.size == self.config.size()
            && offset.is_multiple_of(1 << burst.size)
            && offset + bytes <= 1 << self.config.offset_bits();
        match is_legal {
            true => Ok(()),
            false => Err(Violation::new(
                subject,
                format!("a burst must stay in its line; {burst:x?} left"),
            )),
        }
    }

    fn streams(&mut self, input: &In, output: &Out) -> Result<(), Violation> {
        self.request.check(input.request.valid, output.request.ready, input.request)?;
        self.reply.check(output.reply.valid, input.reply.ready, output.reply)?;
        self.ar.check(output.ar.valid, input.ar.ready, output.ar)?;
        self.r.check(input.r.valid, output.r.ready, input.r)?;
        self.aw.check(output.aw.valid, input.aw.ready, output.aw)?;
        self.w.check(output.w.valid, input.w.ready, output.w)?;
        self.b.check(input.b.valid, output.b.ready, input.b)?;
        for (subject, burst) in [("ar", &output.ar), ("aw", &output.aw)] {
            if burst.valid {
                self.burst(subject, burst)?;
            }
        }
        match output.w.valid && !output.w.last {
            true => Err(Violation::new("w", "a write has one beat")),
            false => Ok(()),
        }
    }

    /// Counts what comes from AXI.
    fn see_axi(&mut self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        coverage.hit_when(input.r.valid && input.b.valid, Covered::both);
        coverage.hit_when(input.r.valid && !output.r.ready && !input.b.valid, Covered::no_room);
        if input.r.valid && output.r.ready {
            let is_stray = self.state.next_sector(input.r.id).is_none();
            coverage.hit_when(is_stray, Covered::stray_read);
            if !is_stray {
                coverage
                    .hit_when(self.begun.is_some_and(|id| id != input.r.id), Covered::alternating);
                let ends = self.state.ends_burst(input.r.id);
                coverage.hit_when(input.r.last != ends, Covered::wrong_last);
                self.begun = (!ends).then_some(input.r.id);
            }
        }
        if input.b.valid && output.b.ready {
            coverage.hit_when(!self.state.has_write(input.b.id), Covered::stray_write);
        }
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
        self.streams(input, output)?;
        let request = input.request;
        let taken = (request.valid && output.request.ready).then_some(request.kind);
        let (is_load, is_store) = (taken == Some(0), taken == Some(1));
        coverage.hit_when(is_load, Covered::load);
        coverage.hit_when(is_store, Covered::store);
        coverage.hit_when(is_load && self.taken == taken, Covered::back_to_back);
        coverage.hit_when(is_store && self.taken == taken, Covered::stores_in_a_row);
        let runs = (request.sectors & !(request.sectors << 1)).count_ones();
        coverage.hit_when(is_load && runs > 1, Covered::several_bursts);
        let is_whole = output.ar.len + 1 == self.config.sectors() as u64;
        coverage.hit_when(output.ar.valid && input.ar.ready && is_whole, Covered::whole_line);
        coverage.hit_when(self.state.reads() == self.config.reads(), Covered::reads_full);
        coverage.hit_when(self.state.writes() == self.config.writes(), Covered::writes_full);
        let waits = self.state.waits_for_another(&request);
        coverage.hit_when(request.valid && waits, Covered::held);
        let (address, data) = (output.aw.valid, output.w.valid);
        coverage
            .hit_when(address && input.aw.ready && data && !input.w.ready, Covered::address_first);
        coverage.hit_when(data && input.w.ready && address && !input.aw.ready, Covered::data_first);
        self.see_axi(input, output, coverage);
        let error = output.error;
        coverage.hit_when(error.valid && !error.is_write, Covered::read_error);
        coverage.hit_when(error.valid && error.is_write, Covered::write_error);
        coverage.hit_when(output.idle, Covered::idle);
        self.taken = taken;
        self.state.step(input);
        if output.reply.valid && input.reply.ready {
            self.answer(&output.reply)?;
        }
        if taken.is_some() {
            self.accept(&request);
        }
        Ok(())
    }
}

/// The cases that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let (entries, ids) = (config.order().entries(), 1 << config.axi_id_bits());
    let unanswered = entries.min(1 << config.memory_id_bits());
    let mut not = |bin, why: &'static str| bins.push(Unreachable::new(bin, why));
    if config.sectors() < 3 {
        not(Covered::several_bursts, "a line has fewer than three sectors");
    }
    if config.reads() > unanswered {
        not(Covered::reads_full, "fewer requests can be unanswered");
    }
    if config.writes() > unanswered {
        not(Covered::writes_full, "fewer requests can be unanswered");
    }
    if entries == 1 {
        not(Covered::back_to_back, "one request is unanswered at a time");
        not(Covered::stores_in_a_row, "one request is unanswered at a time");
    }
    if config.reads() == 1 || entries == 1 || config.sectors() == 1 {
        not(Covered::alternating, "no two reads of several beats are unanswered");
    }
    if config.reads() == ids {
        not(Covered::stray_read, "every identifier is a read's");
    }
    if config.writes() == ids {
        not(Covered::stray_write, "every identifier is a write's");
    }
    if config.reads() == 1 {
        not(Covered::back_to_back, "one read is unanswered at a time");
    }
    if config.writes() == 1 {
        not(Covered::stores_in_a_row, "one write is unanswered at a time");
    }
    bins
}
