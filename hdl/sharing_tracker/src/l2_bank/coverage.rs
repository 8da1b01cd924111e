//! Coverage bins; and, beside the comparison, the checks that every answer is what the requests before it
//! left, and that memory has it all after a flush.

use std::collections::{HashMap, HashSet, VecDeque};

use base::environment::sectors_of;
use base::model::Data;
use llc::streams::MemoryRequest;
use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out};
use crate::environment::{Change, Sectors};
use crate::streams::{Reply, Request, kind};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[Known { eighths: &[(2, 8)], missed: 4 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        load_of_one: "a load of one sector was answered",
        load_of_all: "a load of all of several sectors was answered",
        store: "a store was acknowledged",
        atomic: "an atomic was answered",
        load_of_stored: "a load found what a store had left",
        load_of_changed: "a load found what an atomic had left",
        atomic_of_changed: "an atomic found what another atomic had left",
        hit: "a part hit",
        hit_pending: "a part merged with a line in flight",
        miss: "a part missed",
        evict: "a line was evicted",
        write_back: "a dirty sector was written back",
        fill: "a line came from memory",
        performed_in_a_row: "atomics were performed in three cycles in a row",
        alternating: "beats of two replies alternated",
        request_waits: "a request was not taken at once",
        reply_waits: "a beat was not taken at once",
        memory_request_waits: "a request to memory was not taken at once",
        flushed: "a flush was done",
        flush_of_dirty: "a flush wrote a dirty sector back",
        flush_stands: "flush was high for another cycle after it was done",
        request_waits_for_flush: "a request waited for a flush",
        idle: "nothing was in flight, after something had been",
        counter_read: "a counter was read with a value above 0",
    }
}

/// A reply that is not complete.
struct Awaited {
    kind: u64,
    /// Sectors to come, with their bytes.
    beats: HashMap<u64, Data>,
    of_one: bool,
}

/// Counts [`Covered`] and checks what must hold in every cycle.
pub struct Monitor {
    config: Config,
    request: StreamContract<Request>,
    reply: StreamContract<Reply>,
    memory_request: StreamContract<MemoryRequest>,
    /// As the requests that were offered have left them, and as memory has them.
    now: Sectors,
    below: Sectors,
    /// The request that is offered is known, and the sector that it changes.
    is_known: bool,
    offered: Option<u64>,
    awaited: HashMap<(u64, u64), Awaited>,
    /// Sectors that stores, and that atomics, have changed.
    stored: HashSet<u64>,
    changed: HashSet<u64>,
    /// The request of the beat before, if its reply goes on.
    going_on: Option<(u64, u64)>,
    performed: VecDeque<bool>,
    flush_began: bool,
    was_flushed: bool,
    was_idle: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        let bytes = config.port().sector_bytes();
        Monitor {
            config: config.clone(),
            request: StreamContract::new("request").may_start_valid(),
            reply: StreamContract::new("reply"),
            memory_request: StreamContract::new("memory_request"),
            now: Sectors::new(bytes),
            below: Sectors::new(bytes),
            is_known: false,
            offered: None,
            awaited: HashMap::new(),
            stored: HashSet::new(),
            changed: HashSet::new(),
            going_on: None,
            performed: VecDeque::new(),
            flush_began: false,
            was_flushed: false,
            was_idle: true,
        }
    }

    /// A request is offered: it takes effect behind all that were before (R7), be it taken later.
    fn expect(&mut self, request: &Request, coverage: &mut Coverage<Covered>) {
        let Request { kind, operation, byte_enable, data, line, sectors, .. } = *request;
        let change = Change { kind, operation, byte_enable, data };
        let mut beats = HashMap::new();
        self.offered = None;
        for sector in sectors_of(sectors) {
            let part = self.config.splitter().part_line(line, sector);
            let found = self.now.serve(part, &change);
            let is_store = kind == kind::STORE as u64;
            beats.insert(sector, if is_store { [0; 16] } else { found });
            let (stored, changed) = (self.stored.contains(&part), self.changed.contains(&part));
            if kind == kind::LOAD as u64 {
                coverage.hit_when(stored, Covered::load_of_stored);
                coverage.hit_when(changed, Covered::load_of_changed);
                continue;
            }
            self.offered = Some(part);
            if is_store {
                self.stored.insert(part);
            } else {
                coverage.hit_when(changed, Covered::atomic_of_changed);
                self.changed.insert(part);
            }
        }
        let of_one = sectors.count_ones() == 1;
        self.awaited.insert((request.source, request.id), Awaited { kind, beats, of_one });
    }

    /// A beat left.
    fn reply(&mut self, reply: &Reply, coverage: &mut Coverage<Covered>) -> Result<(), Violation> {
        let broken = |rule: String| Err(Violation::new("R7", rule));
        let requester = (reply.source, reply.id);
        let Some(awaited) = self.awaited.get_mut(&requester) else {
            return broken(format!("nothing may come twice or be invented; {reply:x?} came"));
        };
        let Some(data) = awaited.beats.remove(&reply.sector) else {
            return broken(format!("sector {} of {requester:x?} was not asked for", reply.sector));
        };
        let last = awaited.beats.is_empty();
        if (reply.kind, reply.data, reply.last) != (awaited.kind, data, last) {
            return broken(format!(
                "{requester:x?} must find {data:x?}, last {last}; {reply:x?} came"
            ));
        }
        let alternates = self.going_on.is_some_and(|before| before != requester);
        coverage.hit_when(alternates && !last, Covered::alternating);
        self.going_on = (!last).then_some(requester);
        if last {
            let is = |kind: usize| reply.kind == kind as u64;
            let (is_load, of_one) = (is(kind::LOAD), awaited.of_one);
            coverage.hit_when(is_load && of_one, Covered::load_of_one);
            coverage.hit_when(is_load && !of_one, Covered::load_of_all);
            coverage.hit_when(is(kind::STORE), Covered::store);
            coverage.hit_when(is(kind::ATOMIC), Covered::atomic);
            self.awaited.remove(&requester);
        }
        Ok(())
    }

    /// A request went to memory.
    fn down(&mut self, request: &MemoryRequest) -> Result<(), Violation> {
        let MemoryRequest { kind, operation, byte_enable, data, line, .. } = *request;
        if kind == kind::ATOMIC as u64 {
            return Err(Violation::new("R2", "an atomic must be performed here"));
        }
        self.below.serve(line, &Change { kind, operation, byte_enable, data });
        Ok(())
    }

    /// A flush was done: memory has all that was written.
    fn flushed(&self) -> Result<(), Violation> {
        // But that which waits to be taken.
        let left = self.awaited.len() - usize::from(self.is_known);
        if left > 0 {
            return Err(Violation::new("R4", format!("{left} requests are unanswered at flushed")));
        }
        // The request that waits has not taken effect.
        let waits = self.offered.filter(|_| self.is_known);
        let differs =
            |(line, data): &(u64, &Data)| waits != Some(*line) && self.below.read(*line) != **data;
        match self.now.written().find(differs) {
            None => Ok(()),
            Some((line, data)) => {
                let found = self.below.read(line);
                let rule =
                    format!("sector {line:#x} must be {data:x?} in memory; it is {found:x?}");
                Err(Violation::new("R4", rule))
            }
        }
    }

    fn cover(&mut self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let event = out.event;
        coverage.hit_when(event.hit, Covered::hit);
        coverage.hit_when(event.hit_pending, Covered::hit_pending);
        coverage.hit_when(event.miss, Covered::miss);
        coverage.hit_when(event.evict, Covered::evict);
        coverage.hit_when(event.write_back, Covered::write_back);
        coverage.hit_when(event.fill, Covered::fill);
        self.performed.push_back(out.performed);
        if self.performed.len() > 3 {
            self.performed.pop_front();
        }
        let all = self.performed.len() == 3 && self.performed.iter().all(|&is| is);
        coverage.hit_when(all, Covered::performed_in_a_row);
        let request_waits = input.request.valid && !out.request.ready;
        coverage.hit_when(request_waits, Covered::request_waits);
        coverage.hit_when(request_waits && input.flush, Covered::request_waits_for_flush);
        coverage.hit_when(out.reply.valid && !input.reply.ready, Covered::reply_waits);
        let down_waits = out.memory_request.valid && !input.memory_request.ready;
        coverage.hit_when(down_waits, Covered::memory_request_waits);
        coverage.hit_when(out.flushed, Covered::flushed);
        coverage.hit_when(out.flushed && input.flush && self.was_flushed, Covered::flush_stands);
        let writes_back = input.flush && self.flush_began && event.write_back;
        coverage.hit_when(writes_back, Covered::flush_of_dirty);
        coverage.hit_when(out.idle && !self.was_idle, Covered::idle);
        coverage.hit_when(out.counter.value > 0, Covered::counter_read);
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
        self.request.check(input.request.valid, out.request.ready, input.request)?;
        self.reply.check(out.reply.valid, input.reply.ready, out.reply)?;
        let down = out.memory_request;
        self.memory_request.check(down.valid, input.memory_request.ready, down)?;
        if !out.memory_reply.ready {
            return Err(Violation::new("memory_reply", "every beat must be taken"));
        }
        // A bank with a request that was offered before, and is answered in part, is not idle.
        if out.idle && self.awaited.len() > usize::from(self.is_known) {
            return Err(Violation::new("R5", "no request may be unanswered while idle is true"));
        }
        if out.flushed && !self.was_flushed {
            self.flushed()?;
        }
        if input.request.valid && !self.is_known {
            self.expect(&input.request, coverage);
        }
        self.is_known = input.request.valid && !out.request.ready;
        if out.reply.valid && input.reply.ready {
            self.reply(&out.reply, coverage)?;
        }
        if down.valid && input.memory_request.ready {
            self.down(&down)?;
        }
        self.cover(input, out, coverage);
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
    if config.port().sectors() == 1 {
        add("a line has one sector", &[load_of_all, alternating]);
    } else if config.splitter().places() == 1 {
        add("one request is unanswered at a time", &[alternating]);
    }
    if config.splitter().places() == 1 || config.slice().merges() == 1 {
        add("no two parts of one sector are in flight", &[hit_pending]);
    }
    if config.buffer().atomic_queue() == 1 || config.splitter().places() == 1 {
        add("an atomic is performed in every other cycle at most", &[performed_in_a_row]);
    }
    bins
}
