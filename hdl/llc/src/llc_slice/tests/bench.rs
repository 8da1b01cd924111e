//! Bench of the rules' tests, request by request; the slice's actions are noted by cycle.

use signal::port::{Ready, beginning};
use testbenches::testing;

use super::super::{Config, Dut, In, Out};
use super::config;
use crate::environment::sectors_of;
use crate::streams::{Counter, Events, MemoryReply, MemoryRequest, Reply, Request, class, kind};
use base::model::Data;
use design::Llc;

/// Two sets of two ways, four sectors of 16 bytes, three entries of two loads.
pub fn small() -> Llc {
    Llc {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 2,
        ways: 2,
        mshr_entries: 3,
        mshr_merges: 2,
        miss_queue: 4,
        write_backs: 4,
        atomics: 2,
        source_bits: 4,
        id_bits: 6,
        ..Llc::default()
    }
}

/// All bytes of a sector.
pub const ALL: u128 = 0xffff;

/// The slice's actions.
#[derive(Default)]
pub struct Seen {
    /// Cycle and beat.
    pub replies: Vec<(u64, Reply)>,
    /// Cycle and request.
    pub downs: Vec<(u64, MemoryRequest)>,
    /// Cycle in which it happened, one before it is shown; and what.
    pub events: Vec<(u64, Events)>,
    /// Lines.
    pub evicted: Vec<u64>,
}

/// The slice after a reset.
pub struct Bench {
    slice: testing::Bench<Dut>,
    pub seen: Seen,
    /// The inputs between requests: both output streams ready.
    pub base: In,
}

/// A sector's bytes at the next level.
pub fn bytes(line: u64, sector: u64) -> Data {
    let word = line << 8 | sector;
    beginning([word, !word & 0xffff])
}

pub fn load(id: u64, line: u64, sectors: u64) -> Request {
    Request { valid: true, kind: 0, line, sectors, source: 3, id, ..Request::default() }
}

/// A store of some bytes of a sector.
pub fn store(id: u64, line: u64, sector: u64, byte_enable: u128) -> Request {
    let data = beginning([0x1111_1111_1111_1111 * (id & 0xf), 7]);
    Request { kind: 1, byte_enable, data, ..load(id, line, 1 << sector) }
}

pub fn atomic(id: u64, line: u64, sector: u64) -> Request {
    Request { kind: 2, operation: 9, ..store(id, line, sector, 0xff) }
}

pub fn maintain(id: u64, line: u64, operation: u64) -> Request {
    Request { kind: 3, operation, ..load(id, line, 0) }
}

/// A cycle that offers a request.
pub fn offered(request: Request) -> In {
    In { request, ..In::default() }
}

/// A cycle that reads a counter.
pub fn reading(index: u64) -> In {
    In { counter: Counter { index }, ..In::default() }
}

impl Bench {
    pub fn new(llc: Llc) -> Bench {
        Bench::of(config(llc))
    }

    pub fn of(config: Config) -> Bench {
        let base = In { reply: Ready::YES, memory_request: Ready::YES, ..In::default() };
        let slice = testing::Bench::quick(&config);
        Bench { slice, seen: Seen::default(), base }
    }

    pub fn reset(&mut self) {
        self.slice.reset();
        self.seen = Seen::default();
    }

    /// The number of the coming cycle.
    pub fn now(&self) -> u64 {
        self.slice.cycles()
    }

    pub fn hit_latency(&self) -> u64 {
        self.slice.config().hit_latency() as u64
    }

    /// One cycle with these inputs, but for what `base` says of the outputs' streams and of `flush`.
    pub fn cycle(&mut self, input: In) -> Out {
        let input = In {
            reply: self.base.reply,
            memory_request: self.base.memory_request,
            flush: self.base.flush || input.flush,
            ..input
        };
        let now = self.now();
        let out = self.slice.cycle(input);
        if out.reply.valid && input.reply.ready {
            self.seen.replies.push((now, out.reply));
        }
        if out.memory_request.valid && input.memory_request.ready {
            self.seen.downs.push((now, out.memory_request));
        }
        if out.event != Events::default() {
            self.seen.events.push((now - 1, out.event));
        }
        if out.event.evict {
            self.seen.evicted.push(out.evict.line);
        }
        out
    }

    pub fn idle(&mut self, cycles: u64) {
        for _ in 0..cycles {
            self.cycle(In::default());
        }
    }

    /// Offers a request until it is accepted; gives that cycle's number.
    pub fn offer(&mut self, request: Request) -> u64 {
        for _ in 0..1_000 {
            if self.cycle(offered(request)).request.ready {
                return self.now() - 1;
            }
        }
        panic!("{request:x?} is not accepted");
    }

    /// Offers requests, each in the cycle after the one before, and gives the first's cycle.
    pub fn offer_all(&mut self, requests: &[Request]) -> u64 {
        let start = self.now();
        for (after, request) in requests.iter().enumerate() {
            assert_eq!(self.offer(*request), start + after as u64);
        }
        start
    }

    /// An identifier on the way down.
    pub fn down_id(&self, class: u64, number: u64) -> u64 {
        class << self.slice.config().number_bits() | number
    }

    /// A cycle with a beat from below; gives its number.
    pub fn beat(
        &mut self,
        class: u64,
        number: u64,
        sector: u64,
        mut data: Data,
        last: bool,
    ) -> u64 {
        let id = self.down_id(class, number);
        data[self.slice.config().beat_bits() / 64..].fill(0);
        let memory_reply = MemoryReply { valid: true, id, kind: 0, sector, data, last };
        let out = self.cycle(In { memory_reply, ..In::default() });
        assert!(out.memory_reply.ready);
        self.now() - 1
    }

    /// The sectors of an entry's line, in rising order; gives the cycle of the last.
    pub fn fill(&mut self, number: u64, line: u64, sectors: u64) -> u64 {
        let last = 63 - u64::from(sectors.leading_zeros());
        let mut at = 0;
        for sector in sectors_of(sectors) {
            at = self.beat(class::LINE, number, sector, bytes(line, sector), sector == last);
        }
        at
    }

    /// The acknowledgement of a write-back; gives its cycle.
    pub fn acknowledge(&mut self, number: u64) -> u64 {
        self.beat(class::WRITE_BACK, number, 0, [0; 16], true)
    }

    fn highest_id(&self) -> u64 {
        (1 << self.slice.config().id_bits()) - 1
    }

    /// Makes a line readable, by a load of its first sector, and waits for the reply.
    pub fn bring(&mut self, line: u64) {
        let before = self.seen.downs.len();
        self.offer(load(self.highest_id(), line, 1));
        self.idle(8);
        // A victim's sectors are acknowledged before it.
        let downs: Vec<MemoryRequest> =
            self.seen.downs[before..].iter().map(|down| down.1).collect();
        for down in downs {
            let number = down.id & (self.down_id(1, 0) - 1);
            match down.kind as usize {
                kind::LOAD => drop(self.fill(number, line, down.sectors)),
                _ => drop(self.acknowledge(number)),
            }
        }
        self.drain();
        self.seen = Seen::default();
    }

    /// Stores whole sectors of a line, acknowledged.
    pub fn dirty(&mut self, line: u64, sectors: u64) {
        for sector in sectors_of(sectors) {
            self.offer(store(self.highest_id() - 1, line, sector, ALL));
        }
        self.drain();
        self.seen = Seen::default();
    }

    /// Long enough for every reply to leave.
    pub fn drain(&mut self) {
        self.idle(self.hit_latency() + 12);
    }

    /// The cycles in which an event happened.
    pub fn when(&self, is: fn(&Events) -> bool) -> Vec<u64> {
        self.seen.events.iter().filter(|(_, events)| is(events)).map(|(at, _)| *at).collect()
    }

    /// The replies by cycle, identifier and sector.
    pub fn replied(&self) -> Vec<(u64, u64, u64)> {
        self.seen.replies.iter().map(|(at, reply)| (*at, reply.id, reply.sector)).collect()
    }

    /// The requests to memory, by kind, line and sectors.
    pub fn sent(&self) -> Vec<(u64, u64, u64)> {
        let sent = self.seen.downs.iter();
        sent.map(|(_, down)| (down.kind, down.line, down.sectors)).collect()
    }
}
