//! Bench of the rules' tests, request by request, with a next level that answers bypasses at once, and
//! misses on demand.

use testbenches::testing;

use super::super::{Config, Dut, In, Out};
use super::config;
use base::environment::{ATOMIC, LOAD, STORE};
use base::streams::{CoreRequest, DownReply};
use design::{Decoupled, L1, WriteHit};
use signal::port::Ready;

pub const HIT: u64 = 0;
pub const PENDING: u64 = 1;
pub const MISS: u64 = 2;
pub const BYPASS: u64 = 3;
pub const FAIL: u64 = 4;

/// Lines of set 0, one sector each.
pub const A: u64 = 0x10;
pub const B: u64 = 0x20;
pub const C: u64 = 0x30;
pub const D: u64 = 0x40;
pub const E: u64 = 0x50;

/// Two sets of four tag entries and two lines, RC of two bits, threshold 2.
pub fn small() -> (L1, Decoupled) {
    let l1 = L1 {
        address_bits: 24,
        line_bytes: 32,
        sets: 2,
        ways: 2,
        mshr_entries: 3,
        mshr_merges: 2,
        miss_queue: 2,
        id_bits: 6,
        ..L1::default()
    };
    (l1, Decoupled { tag_ways: 4, rc_bits: 2, ..Decoupled::default() })
}

/// Outputs in the cycle of a lookup: the status, RC, the position, the line evicted, Free_Line.
pub type Shown = (u64, Option<u64>, Option<u64>, Option<u64>, u64);

/// The cache after a reset, and its next level.
pub struct Bench {
    cache: testing::Bench<Dut>,
    /// The mode asked for.
    pub baseline: bool,
    /// Nothing may leave for the next level.
    pub blocked: bool,
    /// The next level keeps its answers to direct requests.
    pub keeps_answers: bool,
    /// Misses that went down and are not answered: line, entry.
    misses: Vec<(u64, u64)>,
    /// Requests past the cache to be answered: id, kind.
    direct: Vec<(u64, u64)>,
}

impl Bench {
    pub fn new((l1, decoupled): (L1, Decoupled)) -> Bench {
        Bench {
            cache: testing::Bench::new(&config(l1, decoupled)),
            baseline: false,
            blocked: false,
            keeps_answers: false,
            misses: Vec::new(),
            direct: Vec::new(),
        }
    }

    pub fn reset(&mut self) {
        self.cache.reset();
        self.misses.clear();
        self.direct.clear();
        self.baseline = false;
        self.blocked = false;
        self.keeps_answers = false;
    }

    fn config(&self) -> &Config {
        self.cache.config()
    }

    pub fn now(&self) -> u64 {
        self.cache.cycles()
    }

    pub fn hit_latency(&self) -> u64 {
        self.config().data().hit_latency() as u64
    }

    /// One cycle; the next level answers a direct request unless the input has a separate beat.
    pub fn cycle(&mut self, input: In) -> Out {
        let mut input = In {
            core_reply: Ready::YES,
            down_request: Ready { ready: !self.blocked },
            baseline: self.baseline,
            ..input
        };
        let answers = !input.down_reply.valid && !self.direct.is_empty() && !self.keeps_answers;
        if answers {
            let (id, kind) = self.direct[0];
            input.down_reply = beat(id, kind);
        }
        let out = self.cache.cycle(input);
        if answers && out.down_reply.ready {
            self.direct.remove(0);
        }
        if out.down_request.valid && input.down_request.ready {
            let top = 1 << (self.config().data().down_id_bits() - 1);
            match out.down_request.id & top {
                0 => self.misses.push((out.down_request.line, out.down_request.id)),
                _ => self.direct.push((out.down_request.id, out.down_request.kind)),
            }
        }
        out
    }

    pub fn idle(&mut self, cycles: u64) {
        for _ in 0..cycles {
            self.cycle(In::default());
        }
    }

    /// Offers a request, and shows the cycle of its lookup; what it brings about is over afterwards.
    pub fn ask(&mut self, request: CoreRequest) -> Shown {
        let shown = self.show(request);
        self.idle(12);
        shown
    }

    /// The same without waiting.
    pub fn show(&mut self, request: CoreRequest) -> Shown {
        let mut cycles = 0;
        while !self.cycle(offered(request)).core_request.ready {
            cycles += 1;
            assert!(cycles < 1_000, "{request:x?} is not accepted");
        }
        let status = self.cycle(In::default()).core_status;
        assert!(status.valid);
        let out = self.cycle(In::default());
        let entry = out.entry;
        (
            status.word,
            entry.valid.then_some(entry.rc),
            (entry.valid && entry.committed).then_some(entry.position),
            out.event.evict.then_some(out.evict.line),
            out.free_lines,
        )
    }

    pub fn load(&mut self, line: u64) -> Shown {
        self.ask(load(line))
    }

    /// The state of a line: a direct load changes nothing.
    pub fn look(&mut self, line: u64) -> (Option<u64>, Option<u64>, u64) {
        let (word, rc, position, evicted, free) = self.ask(direct(load(line)));
        assert_eq!((word, evicted), (BYPASS, None));
        (rc, position, free)
    }

    /// RC of a line's entry.
    pub fn rc(&mut self, line: u64) -> Option<u64> {
        self.look(line).0
    }

    /// Answers the miss of a line.
    pub fn fill(&mut self, line: u64) {
        self.fill_now(line);
        self.idle(12);
    }

    /// The same without waiting: one cycle, which has the line's beat.
    pub fn fill_now(&mut self, line: u64) {
        let found = self.misses.iter().position(|miss| miss.0 == line);
        let place = found.unwrap_or_else(|| panic!("no miss of {line:#x}"));
        let (_, entry) = self.misses.remove(place);
        self.cycle(In { down_reply: beat(entry, LOAD), ..In::default() });
    }

    /// Loads a line until it is committed, and answers its miss.
    pub fn bring(&mut self, line: u64) {
        for _ in 0..8 {
            if self.load(line).0 == MISS {
                self.fill(line);
                return;
            }
        }
        panic!("{line:#x} takes no line");
    }

    /// As many stores as the miss queue takes, to a line of the other set.
    pub fn block(&mut self) {
        self.blocked = true;
        for _ in 0..self.config().data().miss_queue() {
            self.show(store(0x11));
        }
    }

    pub fn unblock(&mut self) {
        self.blocked = false;
        self.idle(30);
    }
}

fn beat(id: u64, kind: u64) -> DownReply {
    DownReply { valid: true, id, kind, last: true, ..DownReply::default() }
}

/// A cycle that offers a request.
pub fn offered(core_request: CoreRequest) -> In {
    In { core_request, ..In::default() }
}

pub fn load(line: u64) -> CoreRequest {
    CoreRequest { valid: true, kind: LOAD, line, sectors: 1, ..CoreRequest::default() }
}

pub fn store(line: u64) -> CoreRequest {
    CoreRequest { kind: STORE, byte_enable: 0xf, ..load(line) }
}

pub fn atomic(line: u64) -> CoreRequest {
    CoreRequest { kind: ATOMIC, ..load(line) }
}

/// Past the cache.
pub fn direct(request: CoreRequest) -> CoreRequest {
    CoreRequest { bypass_l1: true, ..request }
}

/// [`small`] with another tag store.
pub fn with(change: impl Fn(&mut Decoupled)) -> (L1, Decoupled) {
    let (l1, mut decoupled) = small();
    change(&mut decoupled);
    (l1, decoupled)
}

/// [`small`] with stores that evict.
pub fn evicting() -> (L1, Decoupled) {
    let (l1, decoupled) = small();
    (L1 { write_hit: WriteHit::Evict, ..l1 }, decoupled)
}
