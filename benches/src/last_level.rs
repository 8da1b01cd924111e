//! A slice of the last-level cache before a memory behind AXI: cycles of a flush, of streaming stores and of misses, of the
//! emitted Verilog of `llc_slice` and `axi4_memory`.

use design::Design;
use llc::axi4_memory::ports::{Access, Burst, ReadBeat, WriteResponse};
use llc::axi4_memory::{self, Dut as Manager};
use llc::llc_slice::{self, Dut as Slice};
use llc::streams::{MemoryReply, MemoryRequest, Request, kind};
use signal::port::Ready;
use std::collections::VecDeque;
use testbenches::engine::{BoxedEngine, EngineKind, make};

/// The memory behind AXI: takes a burst and a write a cycle, and answers in order.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// Cycles from the taking of a burst, or of a write, to its first beat or response.
    pub latency: u64,
    /// Cycles that a sector's beat takes at the memory, reads and writes together: 1 or more.
    pub beat: u64,
}

/// Work of a slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Every sector of the slice is stored to; the flush that writes them back is timed.
    Flush,
    /// Whole sectors of four times as many lines as the slice has are stored, in order.
    StreamingStores,
    /// A load of a whole line each, of lines that the slice does not have.
    Misses,
}

impl Work {
    /// The rows of the table.
    pub const ALL: [Work; 3] = [Work::Flush, Work::StreamingStores, Work::Misses];
}

/// Cycles of some work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycles {
    /// Cycles from its first request, or from the rise of `flush`, to the end.
    pub cycles: u64,
    /// Beats that memory read or wrote meanwhile.
    pub beats: u64,
    /// Cycles that memory needs for these beats at least: each occupies it, and the requests of a kind that are with it at
    /// once are as many as AXI's numbers.
    pub least: u64,
}

/// Loads of [`Work::Misses`].
const MISSES: u64 = 2_048;

/// Requests that the slice has not answered, at most.
const OUTSTANDING: u64 = 128;

/// The slice, a register between it and the AXI manager in each direction, and the memory.
struct World {
    slice: BoxedEngine<Slice>,
    manager: BoxedEngine<Manager>,
    memory: Memory,
    now: u64,
    /// Requests between slice and manager: two places, a register each.
    down: VecDeque<MemoryRequest>,
    up: MemoryReply,
    /// Beats and responses, and from when on each may leave.
    reads: VecDeque<(u64, ReadBeat)>,
    responses: VecDeque<(u64, WriteResponse)>,
    addresses: VecDeque<u64>,
    written: u64,
    /// From when on the memory takes the next beat.
    free_from: u64,
    beats: u64,
    /// Bursts that were read, and writes.
    answered: [u64; 2],
    requests: VecDeque<Request>,
    outstanding: u64,
    flush: bool,
    is_flushed: bool,
    is_idle: bool,
}

impl World {
    fn new(design: &Design, memory: Memory) -> anyhow::Result<World> {
        let none = || anyhow::anyhow!("this design has no axi4_memory");
        let slice = llc::Geometry::of(design).ok_or_else(none)?;
        let config = axi4_memory::Config::of(design).ok_or_else(none)?;
        let (slice, manager) = (
            make::<Slice>(&slice, EngineKind::Verilog, 1)?,
            make::<Manager>(&config, EngineKind::Verilog, 1)?,
        );
        let mut world = World {
            slice,
            manager,
            memory,
            now: 0,
            down: VecDeque::new(),
            up: MemoryReply::default(),
            reads: VecDeque::new(),
            responses: VecDeque::new(),
            addresses: VecDeque::new(),
            written: 0,
            free_from: 0,
            beats: 0,
            answered: [0; 2],
            requests: VecDeque::new(),
            outstanding: 0,
            flush: false,
            is_flushed: false,
            is_idle: false,
        };
        world.slice.cycle(true, &llc_slice::In::default());
        world.manager.cycle(true, &axi4_memory::In::default());
        Ok(world)
    }

    /// Occupies the memory for `beats` beats; gives the cycle from which on the first may be
    /// answered.
    fn occupy(&mut self, beats: u64) -> u64 {
        let from = self.now.max(self.free_from);
        self.free_from = from + beats * self.memory.beat;
        self.beats += beats;
        from + self.memory.latency
    }

    fn cycle(&mut self) {
        let request = match self.outstanding < OUTSTANDING {
            true => self.requests.front().copied().unwrap_or_default(),
            false => Request::default(),
        };
        let input = llc_slice::In {
            request,
            reply: Ready::YES,
            memory_request: Ready { ready: self.down.len() < 2 },
            memory_reply: core::mem::take(&mut self.up),
            flush: self.flush,
            ..llc_slice::In::default()
        };
        let above = self.slice.cycle(false, &input);
        self.manage();
        if above.memory_request.valid && input.memory_request.ready {
            self.down.push_back(above.memory_request);
        }
        if request.valid && above.request.ready {
            self.requests.pop_front();
            self.outstanding += 1;
        }
        self.outstanding -= u64::from(above.reply.valid && above.reply.last);
        (self.is_flushed, self.is_idle) = (above.flushed, above.idle);
        self.now += 1;
    }

    /// The manager's cycle, and the memory's.
    fn manage(&mut self) {
        let offered = self.down.front().copied().unwrap_or_default();
        let MemoryRequest { valid, kind, line, sectors, byte_enable, data, id, .. } = offered;
        let due = |from: u64| from <= self.now;
        let beat = self.reads.front().filter(|beat| due(beat.0)).map(|beat| beat.1);
        let response = self.responses.front().filter(|answer| due(answer.0)).map(|answer| answer.1);
        let input = axi4_memory::In {
            request: Access { valid, kind, line, sectors, byte_enable, data, id },
            reply: Ready::YES,
            ar: Ready::YES,
            aw: Ready::YES,
            w: Ready::YES,
            r: beat.unwrap_or_default(),
            b: response.unwrap_or_default(),
        };
        let out = self.manager.cycle(false, &input);
        if valid && out.request.ready {
            self.down.pop_front();
        }
        self.up = out.reply;
        if input.r.valid && out.r.ready {
            self.reads.pop_front();
        }
        if input.b.valid && out.b.ready {
            self.responses.pop_front();
        }
        if out.ar.valid {
            self.read(&out.ar);
        }
        if out.aw.valid {
            self.addresses.push_back(out.aw.id);
        }
        self.written += u64::from(out.w.valid);
        while self.written > 0 && !self.addresses.is_empty() {
            let id = self.addresses.pop_front().unwrap_or_default();
            self.written -= 1;
            let from = self.occupy(1);
            self.answered[1] += 1;
            self.responses.push_back((from, WriteResponse { valid: true, id, resp: 0 }));
        }
    }

    fn read(&mut self, burst: &Burst) {
        let from = self.occupy(burst.len + 1);
        self.answered[0] += 1;
        for beat in 0..=burst.len {
            let (id, last) = (burst.id, beat == burst.len);
            let beat_of = ReadBeat { valid: true, id, last, ..ReadBeat::default() };
            self.reads.push_back((from + beat * self.memory.beat, beat_of));
        }
    }

    /// Runs the requests, and until all is answered.
    fn run(&mut self, requests: impl Iterator<Item = Request>) {
        self.requests = requests.collect();
        while !self.requests.is_empty() || self.outstanding > 0 || !self.is_idle {
            self.cycle();
        }
    }
}

fn request(number: u64, kind: usize, line: u64, sectors: u64) -> Request {
    let id = number % OUTSTANDING;
    Request { valid: true, kind: kind as u64, line, sectors, id, ..Request::default() }
}

/// A design's slice and its AXI manager at this work.
///
/// # Errors
/// The design has no such blocks, or their Verilog cannot be built.
pub fn cycles(design: &Design, memory: Memory, work: Work) -> anyhow::Result<Cycles> {
    let mut world = World::new(design, memory)?;
    let axi = axi4_memory::Config::of(design).ok_or_else(|| anyhow::anyhow!("no axi4_memory"))?;
    let numbers = [axi.reads() as u64, axi.writes() as u64];
    let slice = llc::Geometry::of(design).ok_or_else(|| anyhow::anyhow!("no slice"))?;
    let (lines, sectors) = ((slice.sets() * slice.ways()) as u64, slice.sectors() as u64);
    let bytes = slice.all_bytes();
    let store = move |n: u64| Request {
        byte_enable: bytes,
        ..request(n, kind::STORE, n / sectors, 1 << (n % sectors))
    };
    if work == Work::Flush {
        world.run((0..lines * sectors).map(store));
    }
    let (start, before, answered) = (world.now, world.beats, world.answered);
    match work {
        Work::Flush => {
            world.flush = true;
            while !world.is_flushed {
                world.cycle();
            }
        }
        Work::StreamingStores => world.run((0..4 * lines * sectors).map(store)),
        Work::Misses => {
            let all = slice.all_sectors();
            world.run((0..MISSES).map(|n| request(n, kind::LOAD, n, all)));
        }
    }
    let beats = world.beats - before;
    let with_memory = (0..2).map(|kind| {
        let answered = world.answered[kind] - answered[kind];
        (answered * memory.latency).div_ceil(numbers[kind])
    });
    let least = with_memory.fold(beats * memory.beat, u64::max);
    Ok(Cycles { cycles: world.now - start, beats, least })
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::Setting;

    fn design(fields: &str) -> Design {
        Design::parse(&format!("design = \"llc\"\nname = \"bench\"\n{fields}"), "bench").unwrap()
    }

    /// The write-backs of a line are with the memory at once: a flush goes at the memory's rate.
    #[test]
    fn a_flush_goes_at_the_rate_of_memory() {
        let small = "llc.sets = 8\nllc.ways = 4\n";
        let memory = Memory { latency: 40, beat: 4 };
        let flush = |design: &Design| cycles(design, memory, Work::Flush).unwrap();
        let found = flush(&design(small));
        assert_eq!((found.beats, found.least), (128, 512));
        assert!(10 * found.cycles <= 13 * found.least, "{found:?}");
        let single = flush(&design(&format!("{small}line_order.entries = 1\n")));
        assert!(single.cycles > 3 * single.least, "{single:?}");
    }

    /// As many misses are with the memory as it has numbers for reads.
    #[test]
    fn each_number_of_a_read_is_used() {
        let memory = Memory { latency: 200, beat: 1 };
        let misses = |settings: &[Setting]| {
            cycles(&Design::load_with("llc", settings).unwrap(), memory, Work::Misses).unwrap()
        };
        let all = misses(&[]).cycles;
        let eight = misses(&["line_order.entries=8".parse().unwrap()]).cycles;
        assert!(10 * eight > 19 * all, "{all} {eight}");
    }
}
