//! An engine that a rule's test drives request by request, with a next level that answers what passes
//! the cache by at once, and misses when it is told to.

use testbenches::engine::{self, BoxedEngine, EngineKind};

use super::super::{Config, Dut, In, Out};
use super::config;
use base::l1::environment::{ATOMIC, LOAD, STORE};
use design::{Decoupled, L1, WriteHit};

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

/// What the cycle of a lookup shows: the word, RC, the position, the line evicted, Free_Line.
pub type Shown = (u64, Option<u64>, Option<u64>, Option<u64>, u64);

/// One engine after a reset.
pub struct Bench {
    engine: BoxedEngine<Dut>,
    config: Config,
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
    pub last: Out,
    pub now: u64,
}

/// Runs `test` on every engine.
pub fn each((l1, decoupled): (L1, Decoupled), test: impl Fn(&mut Bench)) {
    let config = config(l1, decoupled);
    for kind in EngineKind::ALL {
        let engine = engine::make::<Dut>(&config, kind, 1).unwrap();
        let mut bench = Bench {
            engine,
            config: config.clone(),
            baseline: false,
            blocked: false,
            keeps_answers: false,
            misses: Vec::new(),
            direct: Vec::new(),
            last: Out::default(),
            now: 0,
        };
        bench.reset();
        test(&mut bench);
    }
}

impl Bench {
    pub fn reset(&mut self) {
        self.engine.cycle(true, &In::default());
        self.misses.clear();
        self.direct.clear();
        self.baseline = false;
        self.blocked = false;
        self.keeps_answers = false;
        self.now = 0;
    }

    pub fn name(&self) -> &str {
        self.engine.name()
    }

    /// One cycle; the next level answers a direct request unless the input has a beat of its own.
    pub fn cycle(&mut self, input: In) -> Out {
        let mut input = In {
            core_reply_ready: true,
            down_request_ready: !self.blocked,
            baseline: self.baseline,
            ..input
        };
        let answers = !input.down_reply_valid && !self.direct.is_empty() && !self.keeps_answers;
        if answers {
            let (id, kind) = self.direct[0];
            input = beat(id, kind, input);
        }
        let out = self.engine.cycle(false, &input);
        assert_eq!(self.engine.fault(), None);
        if answers && out.down_reply_ready {
            self.direct.remove(0);
        }
        if out.down_request_valid && input.down_request_ready {
            let top = 1 << (self.config.data().down_id_bits() - 1);
            match out.down_request_id & top {
                0 => self.misses.push((out.down_request_line, out.down_request_id)),
                _ => self.direct.push((out.down_request_id, out.down_request_kind)),
            }
        }
        self.last = out;
        self.now += 1;
        out
    }

    pub fn idle(&mut self, cycles: u64) {
        for _ in 0..cycles {
            self.cycle(In::default());
        }
    }

    /// Offers a request, and shows the cycle of its lookup; what it brings about is over afterwards.
    pub fn ask(&mut self, request: In) -> Shown {
        let shown = self.show(request);
        self.idle(12);
        shown
    }

    /// The same without waiting.
    pub fn show(&mut self, request: In) -> Shown {
        let mut cycles = 0;
        while !self.cycle(request).core_request_ready {
            cycles += 1;
            assert!(cycles < 1_000, "{}: {request:x?} is not accepted", self.name());
        }
        let out = self.cycle(In::default());
        assert!(out.core_status_valid);
        (
            out.core_status_word,
            out.entry_valid.then_some(out.entry_rc),
            (out.entry_valid && out.entry_committed).then_some(out.entry_position),
            out.event_evict.then_some(out.evict_line),
            out.free_lines,
        )
    }

    pub fn load(&mut self, line: u64) -> Shown {
        self.ask(load(line))
    }

    /// How a line stands: a direct load changes nothing.
    pub fn look(&mut self, line: u64) -> (Option<u64>, Option<u64>, u64) {
        let (word, rc, position, evicted, free) = self.ask(direct(load(line)));
        assert_eq!((word, evicted), (BYPASS, None), "{}", self.name());
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
        let place = found.unwrap_or_else(|| panic!("{}: no miss of {line:#x}", self.name()));
        let (_, entry) = self.misses.remove(place);
        self.cycle(beat(entry, LOAD, In::default()));
    }

    /// Loads a line until it is committed, and answers its miss.
    pub fn bring(&mut self, line: u64) {
        for _ in 0..8 {
            if self.load(line).0 == MISS {
                self.fill(line);
                return;
            }
        }
        panic!("{}: {line:#x} takes no line", self.name());
    }

    pub fn hit_latency(&self) -> u64 {
        self.config.data().hit_latency() as u64
    }

    /// As many stores as the miss queue takes, to a line of the other set.
    pub fn block(&mut self) {
        self.blocked = true;
        for _ in 0..self.config.data().miss_queue() {
            self.show(store(0x11));
        }
    }

    pub fn unblock(&mut self) {
        self.blocked = false;
        self.idle(30);
    }
}

fn beat(id: u64, kind: u64, input: In) -> In {
    In {
        down_reply_valid: true,
        down_reply_id: id,
        down_reply_kind: kind,
        down_reply_last: true,
        ..input
    }
}

pub fn load(line: u64) -> In {
    In {
        core_request_valid: true,
        core_request_kind: LOAD,
        core_request_line: line,
        core_request_sectors: 1,
        ..In::default()
    }
}

pub fn store(line: u64) -> In {
    In { core_request_kind: STORE, core_request_byte_enable: 0xf, ..load(line) }
}

pub fn atomic(line: u64) -> In {
    In { core_request_kind: ATOMIC, ..load(line) }
}

/// Past the cache.
pub fn direct(request: In) -> In {
    In { core_request_bypass_l1: true, ..request }
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
