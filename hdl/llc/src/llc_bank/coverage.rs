//! Coverage bins; and, beside the comparison, the checks of a bank from outside: the contract of the streams, every reply
//! and every flush against a golden memory, and that a flush ends.

use std::collections::{HashMap, VecDeque};

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;
use testbenches::recording::Known;

use super::model::LlcBank;
use super::{Config, In, Out};
use crate::axi4_memory::ports::{Burst, ReadBeat, WriteBeat, WriteResponse};
use crate::environment::Golden;
use crate::streams::{MemoryReply, MemoryRequest, Reply, Request, kind};

/// Cycles without a request or a reply, beside one for each set, after which a bank hangs that owes a reply or the end of a
/// flush. Stimuli hold a stream up for less.
const PATIENCE: u64 = 5_000;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[Known { eighths: &[(1, 8)], missed: 4 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        load: "a load was answered",
        store: "a store was acknowledged",
        atomic: "an atomic was answered",
        maintain: "a maintain was acknowledged",
        performed_in_a_row: "atomics were performed in three cycles in a row",
        hit: "a request hit",
        hit_pending: "a load joined a line in flight",
        miss: "a request missed",
        evict: "a line was evicted",
        write_back: "a dirty sector was written back",
        fill: "a line came from memory",
        request_waits: "a request was not taken at once",
        reply_waits: "a beat was not taken at once",
        request_down_waits: "a request to memory was not taken at once",
        idle: "nothing was held but lines, after something had been",
        flush_in_flight: "flush rose while requests were unanswered",
        flush_of_buffer: "flush rose while the buffer held a changed sector",
        flush_of_slice: "a flush wrote a dirty sector of the slice back",
        flush_waits_for_memory: "a flush waited for memory to acknowledge a write",
        flushed: "a flush was done",
        flush_stands: "flush was high for another cycle after it was done",
        flush_falls_early: "flush fell before it was done",
        flush_rises_in_walk: "a flush rose while the slice's walk of another went on",
        request_waits_for_flush: "a request waited for a flush",
        taken_after_flush: "a request that waited for a flush was taken",
        error: "AXI reported an error",
    }
}

/// Contracts of the streams.
struct Streams {
    request: StreamContract<Request>,
    reply: StreamContract<Reply>,
    memory_request: StreamContract<MemoryRequest>,
    memory_reply: StreamContract<MemoryReply>,
    ar: StreamContract<Burst>,
    r: StreamContract<ReadBeat>,
    aw: StreamContract<Burst>,
    w: StreamContract<WriteBeat>,
    b: StreamContract<WriteResponse>,
}

impl Streams {
    fn new() -> Streams {
        Streams {
            request: StreamContract::new("request").may_start_valid(),
            reply: StreamContract::new("reply").may_start_valid(),
            memory_request: StreamContract::new("memory_request"),
            memory_reply: StreamContract::new("memory_reply").may_start_valid(),
            ar: StreamContract::new("ar"),
            r: StreamContract::new("r").may_start_valid(),
            aw: StreamContract::new("aw"),
            w: StreamContract::new("w"),
            b: StreamContract::new("b").may_start_valid(),
        }
    }

    /// One cycle; gives whether a beat moved that is no answer of memory: those may be strays.
    fn check(&mut self, config: &Config, input: &In, out: &Out) -> Result<bool, Violation> {
        self.request.check(input.request.valid, out.request.ready, input.request)?;
        self.reply.check(out.reply.valid, input.reply.ready, out.reply)?;
        let mut moves = input.request.valid && out.request.ready;
        moves |= out.reply.valid && input.reply.ready;
        if config.has_axi() {
            self.ar.check(out.ar.valid, input.ar.ready, out.ar)?;
            self.r.check(input.r.valid, out.r.ready, input.r)?;
            self.aw.check(out.aw.valid, input.aw.ready, out.aw)?;
            self.w.check(out.w.valid, input.w.ready, out.w)?;
            self.b.check(input.b.valid, out.b.ready, input.b)?;
            moves |= out.ar.valid && input.ar.ready || out.w.valid && input.w.ready;
        } else {
            let (down, up) = (out.memory_request, input.memory_reply);
            self.memory_request.check(down.valid, input.memory_request.ready, down)?;
            self.memory_reply.check(up.valid, out.memory_reply.ready, up)?;
            moves |= down.valid && input.memory_request.ready;
            if !out.memory_reply.ready {
                return Err(Violation::new("memory_reply", "every beat must be taken"));
            }
        }
        Ok(moves)
    }
}

/// Writes that memory has not acknowledged.
#[derive(Default)]
struct Writes {
    /// Addresses and data at AXI that have not met.
    addresses: VecDeque<Burst>,
    data: VecDeque<WriteBeat>,
    /// By identifier: AXI's, or the slice's.
    unacknowledged: HashMap<u64, MemoryRequest>,
}

impl Writes {
    fn is_empty(&self) -> bool {
        self.addresses.is_empty() && self.data.is_empty() && self.unacknowledged.is_empty()
    }

    /// One cycle; gives the write that is in memory from now on. A next level serves requests in the order in which it takes
    /// them; AXI's have been served when they are acknowledged.
    fn see(&mut self, config: &Config, input: &In, out: &Out) -> Option<MemoryRequest> {
        if !config.has_axi() {
            let (down, up) = (out.memory_request, input.memory_reply);
            if up.valid {
                self.unacknowledged.remove(&up.id);
            }
            let is_write = down.valid && down.kind != kind::LOAD as u64;
            let taken = (is_write && input.memory_request.ready).then_some(down);
            self.unacknowledged.extend(taken.map(|down| (down.id, down)));
            return taken;
        }
        let is_answered = input.b.valid && out.b.ready;
        let done = if is_answered { self.unacknowledged.remove(&input.b.id) } else { None };
        self.addresses.extend((out.aw.valid && input.aw.ready).then_some(out.aw));
        self.data.extend((out.w.valid && input.w.ready).then_some(out.w));
        if !self.addresses.is_empty()
            && let Some(beat) = self.data.pop_front()
            && let Some(burst) = self.addresses.pop_front()
        {
            let axi = config.axi();
            let sector = burst.addr >> axi.size() & (axi.sectors() as u64 - 1);
            let write = MemoryRequest {
                valid: true,
                kind: kind::STORE as u64,
                line: burst.addr >> axi.offset_bits(),
                sectors: 1 << sector,
                byte_enable: beat.strb,
                data: beat.data,
                ..MemoryRequest::default()
            };
            self.unacknowledged.insert(burst.id, write);
        }
        done
    }
}

/// Counts [`Covered`] and checks what must hold in every cycle.
pub struct Monitor {
    config: Config,
    state: LlcBank,
    streams: Streams,
    golden: Golden,
    writes: Writes,
    /// Cycles without a request or a reply.
    still: u64,
    performed: u32,
    /// The request that is offered has waited for a flush.
    has_waited: bool,
    flush_began: bool,
    was_flushed: bool,
    was_idle: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        let golden = Golden::new(config.port().sector_bytes());
        Monitor {
            config: config.clone(),
            state: LlcBank::new(config),
            streams: Streams::new(),
            golden: if config.has_buffer() { golden.performing() } else { golden },
            writes: Writes::default(),
            still: 0,
            performed: 0,
            has_waited: false,
            flush_began: false,
            was_flushed: false,
            was_idle: true,
        }
    }

    /// The promises of `flush`, `flushed` and `idle` (R4 to R6).
    fn levels(&mut self, input: &In, out: &Out) -> Result<(), Violation> {
        if self.flush_began && self.was_flushed && !out.flushed {
            return Err(Violation::new("R5", "flushed must stay until flush has fallen"));
        }
        if out.flushed && !self.was_flushed {
            let unanswered = self.golden.outstanding();
            if unanswered > 0 {
                let text = format!("{unanswered} requests are unanswered at flushed");
                return Err(Violation::new("R5", text));
            }
            if !self.writes.is_empty() {
                return Err(Violation::new("R5", "memory owes an acknowledgement at flushed"));
            }
            self.golden.flushed()?;
        }
        let is_owing = self.golden.outstanding() > 0 || !self.writes.is_empty();
        if out.idle && is_owing {
            return Err(Violation::new("R6", "a bank that owes a reply must not be idle"));
        }
        let has_to_end = input.flush && self.flush_began && !out.flushed;
        let patience = PATIENCE + self.config.port().sets() as u64;
        if self.still > patience && (has_to_end || self.golden.outstanding() > 0) {
            let what = if has_to_end { "a flush must end" } else { "a reply must come" };
            return Err(Violation::new("R4", format!("{what}: no beat for {patience} cycles")));
        }
        Ok(())
    }

    fn cover(&mut self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let reply = out.reply;
        if reply.valid && input.reply.ready && reply.last {
            let of = [Covered::load, Covered::store, Covered::atomic, Covered::maintain];
            coverage.hit(of[reply.kind as usize % 4]);
        }
        self.performed = if out.performed { self.performed + 1 } else { 0 };
        coverage.hit_when(self.performed > 2, Covered::performed_in_a_row);
        let event = out.event;
        coverage.hit_when(event.hit, Covered::hit);
        coverage.hit_when(event.hit_pending, Covered::hit_pending);
        coverage.hit_when(event.miss, Covered::miss);
        coverage.hit_when(event.evict, Covered::evict);
        coverage.hit_when(event.write_back, Covered::write_back);
        coverage.hit_when(event.fill, Covered::fill);
        coverage.hit_when(reply.valid && !input.reply.ready, Covered::reply_waits);
        let waits_at_axi = out.ar.valid && !input.ar.ready || out.aw.valid && !input.aw.ready;
        let waits_down = out.memory_request.valid && !input.memory_request.ready;
        coverage.hit_when(waits_at_axi || waits_down, Covered::request_down_waits);
        coverage.hit_when(out.idle && !self.was_idle, Covered::idle);
        coverage.hit_when(out.error.valid, Covered::error);
        self.cover_flush(input, out, coverage);
    }

    fn cover_flush(&mut self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let (rises, falls) = (input.flush && !self.flush_began, !input.flush && self.flush_began);
        coverage.hit_when(rises && self.golden.outstanding() > 0, Covered::flush_in_flight);
        coverage.hit_when(rises && self.state.holds_dirty(), Covered::flush_of_buffer);
        let walks = self.state.is_walking();
        coverage.hit_when(walks && out.event.write_back, Covered::flush_of_slice);
        let waits_for_memory = walks && !self.writes.is_empty();
        coverage.hit_when(waits_for_memory, Covered::flush_waits_for_memory);
        coverage.hit_when(rises && walks, Covered::flush_rises_in_walk);
        coverage.hit_when(out.flushed, Covered::flushed);
        coverage.hit_when(out.flushed && input.flush && self.was_flushed, Covered::flush_stands);
        coverage.hit_when(falls && !self.was_flushed && !out.flushed, Covered::flush_falls_early);
        let waits = input.request.valid && !out.request.ready;
        coverage.hit_when(waits, Covered::request_waits);
        coverage.hit_when(waits && input.flush, Covered::request_waits_for_flush);
        let is_taken = input.request.valid && out.request.ready;
        coverage.hit_when(is_taken && self.has_waited, Covered::taken_after_flush);
        self.has_waited = waits && (self.has_waited || input.flush);
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        out: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let moves = self.streams.check(&self.config, input, out)?;
        self.still = if moves { 0 } else { self.still + 1 };
        self.levels(input, out)?;
        self.cover(input, out, coverage);
        if out.reply.valid && input.reply.ready {
            self.golden.reply(&out.reply)?;
        }
        if let Some(write) = self.writes.see(&self.config, input, out) {
            self.golden.down(&write);
        }
        if input.request.valid && out.request.ready {
            self.golden.accept(&input.request)?;
        }
        self.state.step(input);
        (self.flush_began, self.was_flushed) = (input.flush, out.flushed);
        self.was_idle = out.idle;
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    if config.port().merges() == 1 {
        add("an entry takes its miss alone", &[hit_pending]);
    }
    if !config.has_buffer() {
        add("no atomic is performed here", &[performed_in_a_row, flush_of_buffer]);
    } else if config.port().atomic_queue() == 1 {
        add("an atomic is performed in every other cycle at most", &[performed_in_a_row]);
    }
    if !config.has_axi() {
        add("memory is not behind AXI", &[error]);
    }
    bins
}
