//! `tracker_cluster` with a network of fixed delays and memories that have every line.

use super::program::Access;
use super::{CORES, Cost, HOP, L2_ARRAY, SLICES, clusters};
use anyhow::Context;
use base::environment::LOAD;
use base::streams::DownReply;
use cluster::{Nodes, Slices, Wiring};
use design::Design;
use llc::streams::{MemoryReply, MemoryRequest};
use sharing_tracker::l2_bank;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use systems::joined::banks::Banks;
use systems::joined::tracker::{Below, Delays, Inside, Surrounded, TrackerTop, Ways};
use systems::private_cluster;
use systems::tracker_cluster::{Config, Dut, Out};
use testbenches::engine::{EngineKind, make};

const MOST: usize = clusters::MOST;

/// Cycles from a request to its memory to the answer.
const MEMORY: u64 = 20;

/// Cycles of the network and of L2's arrays.
const DELAYS: Delays = Delays { hop: HOP, l2: L2_ARRAY };

/// Memories that have every line.
struct Memories(Ways<MemoryRequest>);

impl Below for Memories {
    fn take(&mut self, now: u64, bank: usize, request: &MemoryRequest) {
        self.0.send(bank, now + MEMORY, *request);
    }

    fn give(&mut self, now: u64, bank: usize) -> Option<MemoryReply> {
        let MemoryRequest { id, kind, .. } = self.0.head(bank, now)?;
        self.0.pop_if(bank, true);
        Some(MemoryReply { valid: true, id, kind, last: true, ..MemoryReply::default() })
    }
}

/// Cost of these requests on the cluster of a sharing tracker; `private` has its L1s.
///
/// # Errors
/// The designs are others, the Verilog cannot be built, or a rule of the harness is broken.
pub fn cost(
    design: &Design,
    private: &Design,
    kind: EngineKind,
    lists: Vec<Vec<Access>>,
) -> anyhow::Result<Cost> {
    let config = Config::of(design).context("a design with a sharing tracker")?;
    let l1 = private::l1::Config::of(private).context("a design with private caches")?;
    let slices = Slices { number: config.banks(), row_bits: 0 };
    let wiring = private::cluster::Config { l1, cores: CORES, slices };
    let loads = Rc::new(Cell::new(0));
    let engine = make::<Dut<MOST>>(&config, kind, 1)?;
    let memory = Memories(Ways::new(config.banks()));
    let system = Rc::new(RefCell::new(Surrounded::new(&config, engine, DELAYS, memory)));
    let (counted, banks) = (Rc::clone(&loads), config.banks());
    let hears = move |out: &Out<MOST>| {
        let is_load = |bank: &usize| {
            let reply = &out.l2_reply[*bank];
            reply.valid && reply.last && reply.kind == LOAD
        };
        counted.set(counted.get() + (0..banks).filter(is_load).count() as u64);
    };
    let top = TrackerTop::new(&system, Box::new(hears));
    let wiring = private::cluster::Joined::of(&wiring);
    clusters::measure(wiring, Nodes::Top(Box::new(top)), Inside(system), lists, &loads)
}

/// Cost of these requests on the same L1s, private, before the same banks of L2 and the same network.
///
/// # Errors
/// As [`cost`].
pub fn private_cost(
    design: &Design,
    private: &Design,
    kind: EngineKind,
    lists: Vec<Vec<Access>>,
) -> anyhow::Result<Cost> {
    let config = private_cluster::Config::of(private).context("a design with private caches")?;
    let slices = Slices { number: SLICES, row_bits: 0 };
    let joined = private::cluster::Config { l1: config.node().clone(), cores: CORES, slices };
    let loads = Rc::new(Cell::new(0));
    let bank = l2_bank::Config::of(design).context("a design with a sharing tracker")?;
    let engines = (0..SLICES).map(|_| make::<l2_bank::Dut>(&bank, kind, 1));
    let engines = engines.collect::<Result<Vec<_>, _>>()?;
    let (memory, counted) = (Memories(Ways::new(SLICES)), Rc::clone(&loads));
    let hears = move |beat: &DownReply| {
        counted.set(counted.get() + u64::from(beat.last && beat.kind == LOAD));
    };
    let timing = (DELAYS, bank.port().direct_bit());
    let banks = Banks::new(engines, CORES, timing, memory, Box::new(hears));
    clusters::run::<private_cluster::Dut<MOST>>(&config, &joined, kind, banks, lists, &loads)
}
