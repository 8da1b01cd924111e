//! Kernels that load and store the same lines, on an L1's emitted Verilog: the cost of `pending_store`, of stores to lines
//! in flight.

use base::environment::{LOAD, STORE, sectors_of};
use base::streams::{CoreReply, CoreRequest, CoreStatus, DownReply, DownRequest};
use decoupled_l1d::l1d;
use design::{Decoupled, L1};
use private::l1;
use signal::port::Ready;
use std::collections::VecDeque;
use testbenches::dut::Dut;
use testbenches::engine::{BoxedEngine, EngineError, EngineKind, make};

/// A status that says: retry.
const REFUSED: u64 = 4;

/// Warps of a core, and accesses of a warp.
const WARPS: u64 = 16;
const TURNS: u64 = 32;

/// Sectors of a line that the kernels speak of.
const SECTORS: u64 = 4;

/// An access of a sector; of a store some bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    kind: u64,
    line: u64,
    sector: u64,
}

fn load(at: u64) -> Access {
    Access { kind: LOAD, line: at / SECTORS, sector: at % SECTORS }
}

fn store(at: u64) -> Access {
    Access { kind: STORE, ..load(at) }
}

/// A kernel: what a warp does in a turn, by the number of warp and turn.
pub struct Kernel {
    /// Its name in the table.
    pub name: &'static str,
    accesses: fn(u64, u64) -> Vec<Access>,
}

/// The sector of a byte array that a warp of 32 lanes has in a turn: warps have neighbouring sectors.
fn of_warp(warp: u64, turn: u64) -> u64 {
    turn * WARPS + warp
}

/// A sector of 16 lines, as if at random.
fn scattered(warp: u64, turn: u64) -> u64 {
    let mixed = (of_warp(warp, turn) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 40) % (16 * SECTORS)
}

/// Sectors from which on another array lies.
const OTHER: u64 = 1 << 20;

/// The rows of the table.
pub const KERNELS: [Kernel; 8] = [
    Kernel {
        name: "a[i] = f(a[i]), bytes, a warp a line",
        accesses: |warp, turn| {
            let at = warp * TURNS + turn;
            vec![load(at), store(at)]
        },
    },
    Kernel {
        name: "a[i] = f(a[i]), bytes",
        accesses: |warp, turn| vec![load(of_warp(warp, turn)), store(of_warp(warp, turn))],
    },
    Kernel {
        name: "a[i] = f(a[i]), words",
        accesses: |warp, turn| {
            let line = SECTORS * of_warp(warp, turn);
            (line..line + SECTORS).map(load).chain((line..line + SECTORS).map(store)).collect()
        },
    },
    Kernel {
        name: "b[i] = f(a[i]), bytes",
        accesses: |warp, turn| vec![load(of_warp(warp, turn)), store(OTHER + of_warp(warp, turn))],
    },
    Kernel {
        name: "a[i] = f(a[i], a[i + 32]), bytes",
        accesses: |warp, turn| {
            let at = of_warp(warp, turn);
            vec![load(at), load(at + 1), store(at)]
        },
    },
    Kernel {
        name: "h[a[i]] += 1, 16 lines",
        accesses: |warp, turn| {
            let bin = scattered(warp, turn);
            vec![load(OTHER + of_warp(warp, turn)), load(bin), store(bin)]
        },
    },
    Kernel {
        name: "flags[i] = 1 where a[i], bytes",
        accesses: |warp, turn| {
            let at = of_warp(warp, turn);
            vec![load(at), store(OTHER + at), load(OTHER + (at ^ 2))]
        },
    },
    Kernel { name: "sum of a[i], bytes", accesses: |warp, turn| vec![load(of_warp(warp, turn))] },
];

/// Cost of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Cycles until everything is answered.
    pub cycles: u64,
    /// Lines that were read from the next level.
    pub lines: u64,
    /// Requests that were refused.
    pub refusals: u64,
}

#[derive(Clone, Debug, Default)]
struct Warp {
    left: VecDeque<Access>,
    /// A load has not been answered, or a request not accepted for good.
    waits: bool,
}

/// Outputs of a cache to a core and the next level in a cycle.
pub struct Seen {
    takes_request: bool,
    status: CoreStatus,
    reply: CoreReply,
    takes_beat: bool,
    down: DownRequest,
}

/// An L1 cache, of any design, with a core above and a next level below.
pub trait Cache: Dut {
    /// Identifiers of a core's requests.
    fn identifiers(config: &Self::Config) -> u64;

    /// A cycle's inputs; both receivers are ready.
    fn given(core_request: CoreRequest, down_reply: DownReply) -> Self::In;

    /// Its outputs.
    fn seen(out: &Self::Out) -> Seen;
}

/// The streams that every L1 has, under the same names.
macro_rules! cache {
    ($block:ident, $config:ident => $id_bits:expr) => {
        impl Cache for $block::Dut {
            fn identifiers($config: &$block::Config) -> u64 {
                1 << $id_bits
            }

            fn given(core_request: CoreRequest, down_reply: DownReply) -> $block::In {
                let (core_reply, down_request) = (Ready::YES, Ready::YES);
                $block::In {
                    core_request,
                    down_reply,
                    core_reply,
                    down_request,
                    ..$block::In::default()
                }
            }

            fn seen(out: &$block::Out) -> Seen {
                Seen {
                    takes_request: out.core_request.ready,
                    status: out.core_status,
                    reply: out.core_reply,
                    takes_beat: out.down_reply.ready,
                    down: out.down_request,
                }
            }
        }
    };
}

cache!(l1, config => config.id_bits());
cache!(l1d, config => config.data().id_bits());

/// A core whose warps go in turn, a load at a time each, an L1, and a next level whose answers alternate.
struct World<C: Cache> {
    engine: BoxedEngine<C>,
    latency: u64,
    now: u64,
    warps: Vec<Warp>,
    next: usize,
    /// The request that is offered, and the one in lookup, with their warps.
    offered: Option<(usize, CoreRequest)>,
    looked_up: Option<(usize, CoreRequest)>,
    free_ids: VecDeque<u64>,
    /// Whose load an identifier is.
    loads: Vec<Option<usize>>,
    unanswered: usize,
    /// Answers, from when on, beat by beat.
    answers: VecDeque<(u64, VecDeque<DownReply>)>,
    beat: Option<DownReply>,
    cost: Cost,
}

/// Answers whose beats alternate.
const TOGETHER: usize = 4;

impl<C: Cache> World<C> {
    fn new(config: &C::Config, kernel: &Kernel, latency: u64) -> Result<World<C>, EngineError> {
        let mut engine = make::<C>(config, EngineKind::Verilog, 1)?;
        engine.cycle(true, &C::In::default());
        let ids = C::identifiers(config);
        let of = |warp| (0..TURNS).flat_map(|turn| (kernel.accesses)(warp, turn)).collect();
        let warps = (0..WARPS).map(|warp| Warp { left: of(warp), waits: false });
        Ok(World {
            engine,
            latency,
            now: 0,
            warps: warps.collect(),
            next: 0,
            offered: None,
            looked_up: None,
            free_ids: (0..ids).collect(),
            loads: vec![None; ids as usize],
            unanswered: 0,
            answers: VecDeque::new(),
            beat: None,
            cost: Cost { cycles: 0, lines: 0, refusals: 0 },
        })
    }

    /// The next warp that may go on offers its access.
    fn offer(&mut self) {
        let warps = self.warps.len();
        let in_turn = (0..warps).map(|step| (self.next + step) % warps);
        let ready = |warp: &usize| !self.warps[*warp].waits && !self.warps[*warp].left.is_empty();
        let Some(warp) = in_turn.into_iter().find(ready) else { return };
        let (Some(access), Some(id)) =
            (self.warps[warp].left.front().copied(), self.free_ids.pop_front())
        else {
            return;
        };
        self.next = (warp + 1) % warps;
        self.warps[warp].waits = true;
        let Access { kind, line, sector } = access;
        let byte_enable = if kind == STORE { 0xff } else { 0 };
        let request = CoreRequest {
            valid: true,
            kind,
            line,
            sectors: 1 << sector,
            id,
            ..CoreRequest::default()
        };
        self.offered = Some((warp, CoreRequest { byte_enable, ..request }));
    }

    fn cycle(&mut self) {
        if self.offered.is_none() {
            self.offer();
        }
        if self.beat.is_none() {
            self.beat = self.next_beat();
        }
        let offered = self.offered.map(|offer| offer.1).unwrap_or_default();
        let input = C::given(offered, self.beat.unwrap_or_default());
        let out = self.engine.cycle(false, &input);
        self.look(&C::seen(&out));
        self.now += 1;
    }

    /// A beat of one of the oldest answers, each in its turn.
    fn next_beat(&mut self) -> Option<DownReply> {
        let due = self.answers.iter().filter(|answer| answer.0 <= self.now).count();
        let chosen = self.now as usize % due.clamp(1, TOGETHER);
        let beat = self.answers.get_mut(chosen).filter(|_| due > 0)?.1.pop_front();
        self.answers.retain(|answer| !answer.1.is_empty());
        beat
    }

    fn look(&mut self, out: &Seen) {
        let decided = self.looked_up.take_if(|_| out.status.valid);
        if let Some((warp, request)) = decided {
            self.decided(warp, &request, out.status.word == REFUSED);
        }
        if out.takes_request && self.offered.is_some() {
            self.looked_up = self.offered.take();
        }
        if out.takes_beat {
            self.beat = None;
        }
        if out.down.valid {
            self.answer(&out.down);
        }
        if out.reply.valid && out.reply.last {
            let id = out.reply.id;
            if let Some(warp) = self.loads[id as usize].take() {
                self.warps[warp].waits = false;
            }
            self.free_ids.push_back(id);
            self.unanswered -= 1;
        }
    }

    /// The status of a warp's request.
    fn decided(&mut self, warp: usize, request: &CoreRequest, is_refused: bool) {
        if is_refused {
            self.cost.refusals += 1;
            self.warps[warp].waits = false;
            self.free_ids.push_back(request.id);
            return;
        }
        self.warps[warp].left.pop_front();
        self.unanswered += 1;
        if request.kind == LOAD {
            self.loads[request.id as usize] = Some(warp);
        } else {
            self.warps[warp].waits = false;
        }
    }

    fn answer(&mut self, request: &DownRequest) {
        let DownRequest { kind, sectors, id, .. } = *request;
        self.cost.lines += u64::from(kind == LOAD);
        let top = 63 - u64::from(sectors.leading_zeros());
        let beat = |sector| {
            let last = sector == top;
            DownReply { valid: true, id, kind, sector, last, ..DownReply::default() }
        };
        self.answers.push_back((self.now + self.latency, sectors_of(sectors).map(beat).collect()));
    }
}

/// A kernel on an L1 of lines of four sectors, `decoupled_l1d` if there is a separate tag store, whose next level
/// answers after so many cycles.
///
/// # Errors
/// The Verilog cannot be built.
///
/// # Panics
/// With an `l1` that is not legal, or when nothing ends for a long time.
pub fn cost(
    l1: &L1,
    decoupled: Option<&Decoupled>,
    kernel: &Kernel,
    latency: u64,
) -> Result<Cost, EngineError> {
    match decoupled {
        Some(decoupled) => {
            let config = l1d::Config::new(l1, decoupled, "bench").expect("a legal design");
            run::<l1d::Dut>(&config, kernel, latency)
        }
        None => {
            let config = l1::Config::new(l1, "bench").expect("a legal l1");
            run::<l1::Dut>(&config, kernel, latency)
        }
    }
}

fn run<C: Cache>(config: &C::Config, kernel: &Kernel, latency: u64) -> Result<Cost, EngineError> {
    let mut world = World::<C>::new(config, kernel, latency)?;
    let is_done = |world: &World<C>| {
        let is_over = world.warps.iter().all(|warp| warp.left.is_empty() && !warp.waits);
        is_over && world.unanswered == 0
    };
    while !is_done(&world) {
        world.cycle();
        assert!(world.now < 10_000_000, "{}: does not end", kernel.name);
    }
    Ok(Cost { cycles: world.now, ..world.cost })
}

#[cfg(test)]
mod tests {
    use super::*;
    use design::{Design, PendingStore, WhenFull};

    /// A warp stores to the line that it goes on to load, while the rest of it is in flight.
    #[test]
    fn a_line_that_is_stored_to_in_flight_is_read_once_where_stores_wait() {
        let design = Design::load("baseline").unwrap();
        let l1 =
            L1 { early_restart: true, when_full: WhenFull::Wait, ..design.l1().unwrap().clone() };
        let of = |pending_store| {
            cost(&L1 { pending_store, ..l1.clone() }, None, &KERNELS[0], 100).unwrap()
        };
        let (stale, waits) = (of(PendingStore::Stale), of(PendingStore::Refuse));
        assert_eq!((waits.lines, waits.refusals), (WARPS * TURNS / SECTORS, 0));
        assert!(stale.lines > waits.lines && stale.cycles > waits.cycles, "{stale:?} {waits:?}");
    }
}
