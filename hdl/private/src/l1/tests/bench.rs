//! Bench of the rules' tests, request by request; the cache's actions are noted by cycle.

use testbenches::testing;

use super::super::{Config, Dut, In, Out};
use super::config;
use base::environment::{ATOMIC, Data, LOAD, STORE, sectors_of};
use base::streams::{CoreReply, CoreRequest, Counter, DownReply, DownRequest};
use design::{L1, WriteHit};
use signal::port::{Ready, beginning};

pub const HIT: u64 = 0;
pub const PENDING: u64 = 1;
pub const MISS: u64 = 2;
pub const BYPASS: u64 = 3;
pub const FAIL: u64 = 4;

/// Two sets of two ways, four sectors of 16 bytes, three entries of two loads, a miss queue of two.
pub fn small() -> L1 {
    L1 {
        address_bits: 24,
        line_bytes: 64,
        sector_bytes: 16,
        sets: 2,
        ways: 2,
        mshr_entries: 3,
        mshr_merges: 2,
        miss_queue: 2,
        id_bits: 6,
        ..L1::default()
    }
}

/// A beat that left for the core: cycle, id, sector, first word, last.
pub type Reply = (u64, u64, u64, u64, bool);

/// The cache's actions.
#[derive(Default)]
pub struct Seen {
    /// Cycle, id, word.
    pub statuses: Vec<(u64, u64, u64)>,
    pub replies: Vec<Reply>,
    /// Cycle, kind, line, sectors, id.
    pub downs: Vec<(u64, u64, u64, u64, u64)>,
    /// Lines.
    pub evicted: Vec<u64>,
    /// Cycles.
    pub fills: Vec<u64>,
}

/// The cache after a reset.
pub struct Bench {
    cache: testing::Bench<Dut>,
    pub seen: Seen,
    /// The inputs between requests: both output streams ready.
    pub base: In,
}

/// Runs `test` with either treatment of a store's hit.
pub fn each_write_hit(test: impl Fn(&mut Bench, WriteHit)) {
    for write_hit in [WriteHit::Update, WriteHit::Evict] {
        test(&mut Bench::new(L1 { write_hit, ..small() }), write_hit);
    }
}

/// A sector's bytes at the next level, before any store.
pub fn bytes(line: u64, sector: u64) -> Data {
    let word = line << 8 | sector;
    beginning([word, !word & 0xffff])
}

/// A load of some sectors.
pub fn load(id: u64, line: u64, sectors: u64) -> CoreRequest {
    CoreRequest { valid: true, kind: LOAD, line, sectors, id, ..CoreRequest::default() }
}

/// The same past the cache.
pub fn direct(request: CoreRequest) -> CoreRequest {
    CoreRequest { bypass_l1: true, ..request }
}

/// A store of the low bytes of a sector.
pub fn store(id: u64, line: u64, sector: u64, word: u64) -> CoreRequest {
    let data = beginning([word, 0x55]);
    CoreRequest { kind: STORE, byte_enable: 0xff, data, ..load(id, line, 1 << sector) }
}

pub fn atomic(id: u64, line: u64, sector: u64) -> CoreRequest {
    CoreRequest { kind: ATOMIC, operation: 9, ..store(id, line, sector, 7) }
}

/// A cycle that offers a request.
pub fn offered(core_request: CoreRequest) -> In {
    In { core_request, ..In::default() }
}

/// A cycle with a beat from the next level.
pub fn beat(id: u64, kind: u64, sector: u64, data: Data, last: bool) -> In {
    let down_reply = DownReply { valid: true, id, kind, sector, data, last };
    In { down_reply, ..In::default() }
}

/// A cycle that reads a counter.
pub fn reading(index: u64) -> In {
    In { counter: Counter { index }, ..In::default() }
}

impl Bench {
    pub fn new(l1: L1) -> Bench {
        let base = In { core_reply: Ready::YES, down_request: Ready::YES, ..In::default() };
        Bench { cache: testing::Bench::new(&config(l1)), seen: Seen::default(), base }
    }

    pub fn reset(&mut self) {
        self.cache.reset();
        self.seen = Seen::default();
    }

    fn config(&self) -> &Config {
        self.cache.config()
    }

    /// The number of the coming cycle.
    pub fn now(&self) -> u64 {
        self.cache.cycles()
    }

    pub fn hit_latency(&self) -> u64 {
        self.config().hit_latency() as u64
    }

    /// One cycle with these inputs, but for what `base` says of the outputs' streams.
    pub fn cycle(&mut self, input: In) -> Out {
        let input = In {
            core_reply: self.base.core_reply,
            down_request: self.base.down_request,
            flush: self.base.flush || input.flush,
            core_number: 5,
            ..input
        };
        let (now, seen) = (self.cache.cycles(), &mut self.seen);
        let out = self.cache.cycle(input);
        if out.core_status.valid {
            seen.statuses.push((now, out.core_status.id, out.core_status.word));
        }
        if out.core_reply.valid && input.core_reply.ready {
            let CoreReply { id, sector, data, last, .. } = out.core_reply;
            seen.replies.push((now, id, sector, data[0], last));
        }
        if out.down_request.valid && input.down_request.ready {
            let DownRequest { kind, line, sectors, source, id, .. } = out.down_request;
            assert_eq!(source, 5);
            seen.downs.push((now, kind, line, sectors, id));
        }
        if out.event.evict {
            seen.evicted.push(out.evict.line);
        }
        if out.event.fill {
            // Reported a cycle later (R25).
            seen.fills.push(now - 1);
        }
        out
    }

    /// The lines that became invalid by what was looked up up to the cycle before: they are reported a cycle later (R14).
    pub fn evicted(&mut self) -> &mut Vec<u64> {
        self.idle(1);
        &mut self.seen.evicted
    }

    pub fn idle(&mut self, cycles: u64) {
        for _ in 0..cycles {
            self.cycle(In::default());
        }
    }

    /// Offers a request until it is accepted; gives that cycle's number.
    pub fn offer(&mut self, request: CoreRequest) -> u64 {
        for _ in 0..1_000 {
            if self.cycle(offered(request)).core_request.ready {
                return self.now() - 1;
            }
        }
        panic!("{request:x?} is not accepted");
    }

    /// Offers a request and gives the word that answers it.
    pub fn ask(&mut self, request: CoreRequest) -> u64 {
        self.offer(request);
        let out = self.cycle(In::default());
        assert!(out.core_status.valid);
        assert_eq!(out.core_status.id, request.id);
        out.core_status.word
    }

    /// One beat from the next level, taken in the same cycle.
    pub fn beat(&mut self, id: u64, kind: u64, sector: u64, data: Data, last: bool) -> Out {
        let out = self.cycle(beat(id, kind, sector, data, last));
        assert!(out.down_reply.ready);
        out
    }

    /// The whole line of an entry, in rising order.
    pub fn fill(&mut self, entry: u64, line: u64) {
        let last = self.config().sectors() as u64 - 1;
        for sector in 0..=last {
            self.beat(entry, LOAD, sector, bytes(line, sector), sector == last);
        }
    }

    /// Answers a direct request for these sectors, with the bytes of the next level.
    pub fn answer(&mut self, id: u64, kind: u64, line: u64, sectors: u64) {
        let id = id | 1 << (self.config().down_id_bits() - 1);
        let last = 63 - u64::from(sectors.leading_zeros());
        for sector in sectors_of(sectors) {
            self.beat(id, kind, sector, bytes(line, sector), sector == last);
        }
    }

    /// Makes a line readable, by a load of its first sector, and waits for the reply.
    pub fn bring(&mut self, line: u64) {
        assert_eq!(self.ask(load(63, line, 1)), MISS);
        let entry = self.last_down();
        self.fill(entry, line);
        self.drain();
    }

    /// The entry of the last request that went down.
    pub fn last_down(&mut self) -> u64 {
        self.idle(2);
        self.seen.downs.last().map_or(u64::MAX, |down| down.4)
    }

    /// Long enough for every reply to leave.
    pub fn drain(&mut self) {
        self.idle(self.hit_latency() + 12);
    }

    /// The replies since the last call, without their cycles.
    pub fn replies(&mut self) -> Vec<(u64, u64, u64, bool)> {
        let replies = std::mem::take(&mut self.seen.replies);
        replies.into_iter().map(|(_, id, sector, word, last)| (id, sector, word, last)).collect()
    }
}
