//! Throughput of an L1: requests, refusals and latencies of its emitted Verilog, before a next level that
//! answers after a fixed number of cycles.

use base::environment::{LOAD, STORE, sectors_of};
use base::streams::{CoreRequest, DownReply, DownRequest};
use design::{Design, L1, WhenFull};
use private::l1::{Config, Dut, In, Out};
use signal::port::Ready;
use std::collections::VecDeque;
use testbenches::engine::{BoxedEngine, EngineError, EngineKind, make};

/// A status that says: retry.
const REFUSED: u64 = 4;

/// Requests that are offered, one after the other, as soon as they are taken.
pub struct Workload {
    /// Its name in the table.
    pub name: &'static str,
    /// Cycles from a request's leaving to the first beat of its answer.
    pub latency: u64,
    /// The request of that number, without its identifier, of lines of so many sectors.
    pub request: fn(u64, u64) -> CoreRequest,
}

/// Lines that are in the cache before a workload begins.
const HELD: u64 = 64;

fn load(line: u64, sectors: u64) -> CoreRequest {
    CoreRequest { valid: true, kind: LOAD, line, sectors, ..CoreRequest::default() }
}

/// A load of one sector: each in its turn.
fn of_sector(line: u64, number: u64, sectors: u64) -> CoreRequest {
    load(line, 1 << (number % sectors))
}

fn of_line(line: u64, sectors: u64) -> CoreRequest {
    load(line, (1 << sectors) - 1)
}

/// A store of a sector's first 32 bytes, or of all if it has fewer.
fn store(line: u64) -> CoreRequest {
    CoreRequest { kind: STORE, byte_enable: u32::MAX.into(), ..load(line, 1) }
}

/// A line that no request named before.
fn fresh(number: u64) -> u64 {
    HELD + number
}

/// Of ten requests six load a sector that is held, one a whole line; one stores to a line that is held; two miss.
fn mixed(number: u64, sectors: u64) -> CoreRequest {
    match number % 10 {
        2 | 7 => load(fresh(number), 1),
        4 => of_line(number % HELD, sectors),
        9 => store(number % HELD),
        _ => of_sector(number % HELD, number, sectors),
    }
}

/// The rows of the table.
pub const WORKLOADS: [Workload; 8] = [
    Workload { name: "hits of a sector", latency: 40, request: |n, s| of_sector(n % HELD, n, s) },
    Workload { name: "hits of a line", latency: 40, request: |n, s| of_line(n % HELD, s) },
    Workload { name: "misses, next level 1", latency: 1, request: |n, _| load(fresh(n), 1) },
    Workload { name: "misses, next level 40", latency: 40, request: |n, _| load(fresh(n), 1) },
    Workload { name: "misses, next level 200", latency: 200, request: |n, _| load(fresh(n), 1) },
    Workload { name: "stores that hit, next level 1", latency: 1, request: |n, _| store(n % HELD) },
    Workload {
        name: "stores that hit, next level 40",
        latency: 40,
        request: |n, _| store(n % HELD),
    },
    Workload { name: "mixed, next level 40", latency: 40, request: mixed },
];

/// Result of a workload.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throughput {
    /// Requests answered a cycle, in the middle half of them.
    pub requests_a_cycle: f64,
    /// Refusals, of a thousand requests.
    pub refusals: f64,
}

/// An L1 of a design's geometry with these two fields.
///
/// # Errors
/// The design has no L1, or there is none such.
pub fn l1(design: &Design, when_full: WhenFull, early_restart: bool) -> anyhow::Result<L1> {
    let l1 = design.l1().ok_or_else(|| anyhow::anyhow!("this design has no l1"))?.clone();
    Ok(L1 { when_full, early_restart, ..l1 })
}

/// The cache, a core that offers requests in their order and those that were refused once more, and a next level that
/// answers in order, a beat a cycle.
pub struct World {
    engine: BoxedEngine<Dut>,
    now: u64,
    latency: u64,
    /// Beats of the next level, and from which cycle on each may come.
    beats: VecDeque<(u64, DownReply)>,
    /// The beat that is offered.
    beat: Option<DownReply>,
    offered: Option<(u64, CoreRequest)>,
    /// The request in lookup: it was taken in the cycle before, or waits.
    looked_up: Option<(u64, CoreRequest)>,
    todo: VecDeque<(u64, CoreRequest)>,
    free_ids: VecDeque<u64>,
    /// Request of each identifier.
    asked: Vec<u64>,
    /// Of each request: the cycle in which it was taken, last of all.
    pub taken: Vec<u64>,
    /// The cycle of its answer's last beat.
    pub answered: Vec<u64>,
    /// Cycles of the answers, in their order.
    pub answers: Vec<u64>,
    /// Requests that were refused.
    pub refusals: u64,
}

impl World {
    /// An empty cache.
    ///
    /// # Errors
    /// Its Verilog cannot be built.
    ///
    /// # Panics
    /// With an `l1` that is not legal.
    pub fn new(l1: &L1, latency: u64) -> Result<World, EngineError> {
        let config = Config::new(l1, "bench").expect("a legal l1");
        let mut engine = make::<Dut>(&config, EngineKind::Verilog, 1)?;
        engine.cycle(true, &In::default());
        let ids = 1 << config.id_bits();
        Ok(World {
            engine,
            now: 0,
            latency,
            beats: VecDeque::new(),
            beat: None,
            offered: None,
            looked_up: None,
            todo: VecDeque::new(),
            free_ids: (0..ids).collect(),
            asked: vec![0; ids as usize],
            taken: Vec::new(),
            answered: Vec::new(),
            answers: Vec::new(),
            refusals: 0,
        })
    }

    /// Requests that are offered one after the other, from now on, until all are answered.
    ///
    /// # Panics
    /// When nothing is answered for a long time.
    pub fn run(&mut self, requests: impl Iterator<Item = CoreRequest>) {
        self.todo = (0..).zip(requests).collect();
        let number = self.todo.len();
        self.taken = vec![0; number];
        self.answered = vec![0; number];
        self.answers.clear();
        self.refusals = 0;
        let mut last = self.now;
        while self.answers.len() < number {
            self.cycle();
            last = self.answers.last().copied().unwrap_or(last);
            assert!(self.now < last + 10_000, "no answer since cycle {last}");
        }
    }

    fn cycle(&mut self) {
        if self.offered.is_none() && !self.free_ids.is_empty() {
            self.offered = self.todo.pop_front();
            if let Some((number, request)) = &mut self.offered {
                request.id = self.free_ids.pop_front().unwrap_or_default();
                self.asked[request.id as usize] = *number;
            }
        }
        if self.beat.is_none() && self.beats.front().is_some_and(|beat| beat.0 <= self.now) {
            self.beat = self.beats.pop_front().map(|beat| beat.1);
        }
        let input = In {
            core_request: self.offered.map(|offer| offer.1).unwrap_or_default(),
            down_reply: self.beat.unwrap_or_default(),
            core_reply: Ready::YES,
            down_request: Ready::YES,
            ..In::default()
        };
        let out = self.engine.cycle(false, &input);
        self.look(&out);
        self.now += 1;
    }

    fn look(&mut self, out: &Out) {
        if out.core_status.valid {
            let refused = self.looked_up.take().filter(|_| out.core_status.word == REFUSED);
            if let Some((number, request)) = refused {
                self.refusals += 1;
                self.free_ids.push_front(request.id);
                self.todo.push_front((number, request));
            }
        }
        if out.core_request.ready && self.offered.is_some() {
            self.looked_up = self.offered.take();
            if let Some((number, _)) = self.looked_up {
                self.taken[number as usize] = self.now;
            }
        }
        if out.down_reply.ready {
            self.beat = None;
        }
        if out.down_request.valid {
            self.answer(&out.down_request);
        }
        if out.core_reply.valid && out.core_reply.last {
            self.free_ids.push_back(out.core_reply.id);
            self.answered[self.asked[out.core_reply.id as usize] as usize] = self.now;
            self.answers.push(self.now);
        }
    }

    fn answer(&mut self, request: &DownRequest) {
        let DownRequest { kind, sectors, id, .. } = *request;
        let top = 63 - u64::from(sectors.leading_zeros());
        let beat = |sector| DownReply {
            valid: true,
            id,
            kind,
            sector,
            last: sector == top,
            ..DownReply::default()
        };
        self.beats
            .extend(sectors_of(sectors).map(|sector| (self.now + self.latency, beat(sector))));
    }
}

/// Runs `requests` requests of a workload, once the lines that it finds in the cache are there.
///
/// # Errors
/// The Verilog cannot be built.
pub fn throughput(l1: &L1, work: &Workload, requests: u64) -> Result<Throughput, EngineError> {
    let mut world = World::new(l1, work.latency)?;
    let sectors = u64::from(l1.line_bytes / l1.sector_bytes);
    world.run((0..HELD).map(|line| load(line, 1)));
    world.run((0..requests).map(|number| (work.request)(number, sectors)));
    let (from, to) = (world.answers.len() / 4, world.answers.len() * 3 / 4);
    let cycles = (world.answers[to] - world.answers[from]) as f64;
    Ok(Throughput {
        requests_a_cycle: (to - from) as f64 / cycles,
        refusals: 1_000.0 * world.refusals as f64 / requests as f64,
    })
}

/// Cycles from the acceptance of a load to its answer, alone in the cache.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Latencies {
    /// Of a sector that is held.
    pub hit: u64,
    /// Of a line's sector, the first to come, beyond the next level's.
    pub first: u64,
    /// The same of the last to come.
    pub last: u64,
}

/// Loads one by one.
///
/// # Errors
/// The Verilog cannot be built.
pub fn latencies(l1: &L1) -> Result<Latencies, EngineError> {
    const BELOW: u64 = 40;
    let mut world = World::new(l1, BELOW)?;
    let mut alone = |request| {
        world.run([request].into_iter());
        world.answered[0] - world.taken[0]
    };
    let first = alone(load(1, 1)) - BELOW;
    let last = alone(load(2, 1 << (l1.line_bytes / l1.sector_bytes - 1))) - BELOW;
    // The first line is readable by now.
    Ok(Latencies { hit: alone(load(1, 1)), first, last })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Latencies and rates in the documentation of the block, seen from outside.
    #[test]
    fn figures_follow_from_the_rules() {
        let design = Design::load("baseline").unwrap();
        let refuses = l1(&design, WhenFull::Refuse, false).unwrap();
        let waits = l1(&design, WhenFull::Wait, true).unwrap();
        let hits = throughput(&refuses, &WORKLOADS[0], 400).unwrap();
        assert_eq!(hits, Throughput { requests_a_cycle: 1.0, refusals: 0.0 });
        let lines = throughput(&waits, &WORKLOADS[1], 400).unwrap();
        assert_eq!(lines, Throughput { requests_a_cycle: 0.25, refusals: 0.0 });
        let misses = |l1| throughput(l1, &WORKLOADS[3], 400).unwrap().refusals;
        assert!(misses(&refuses) > 0.0);
        assert_eq!(misses(&waits), 0.0);
        assert_eq!(latencies(&refuses).unwrap(), Latencies { hit: 3, first: 8, last: 8 });
        assert_eq!(latencies(&waits).unwrap(), Latencies { hit: 3, first: 5, last: 8 });
    }

    /// A line that is a sector is read in a cycle, and one comes in every cycle.
    #[test]
    fn a_line_of_one_sector_is_read_in_a_cycle() {
        let design = Design::load("baseline").unwrap();
        let waits = l1(&design, WhenFull::Wait, false).unwrap();
        let wide = L1 { sector_bytes: 128, ..waits };
        let whole = Throughput { requests_a_cycle: 1.0, refusals: 0.0 };
        for work in [&WORKLOADS[1], &WORKLOADS[2]] {
            assert_eq!(throughput(&wide, work, 400).unwrap(), whole, "{}", work.name);
        }
        assert_eq!(latencies(&wide).unwrap().hit, 3);
    }
}
