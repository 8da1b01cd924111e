//! A design with a sharing tracker in cycles, as its top; and private caches beside it, before the same banks of L2, in
//! the same network.

mod channels;
mod counts;

use super::parts::HasMemory;
use super::values::Values;
use super::{Bench, Stopped};
use crate::evaluation::{Refused, no_node, private};
use crate::report::Report;
use crate::run::Ran;
use base::environment::{BySector, Data};
use channels::Channels;
pub(super) use channels::written;
use cluster::{Nodes, Slices, Wiring, beside, in_step};
use counts::Tracking;
use design::Design;
use private::cluster::Joined;
use sharing_tracker::l2_bank;
use std::cell::RefCell;
use std::rc::Rc;
use systems::joined::banks::Banks;
use systems::joined::tracker::{Delays, Inside, Surrounded, TrackerTop};
use systems::tracker_cluster::{Config, Dut, Out};
use testbenches::contract::Violation;
use testbenches::engine::{BoxedEngine, EngineError, EngineKind, make};

/// Cycles in which a flush of L2 must end: its sets are walked, and DRAM may be slow.
const DRAIN: u64 = 1 << 28;

/// Runs the top.
pub(super) fn run(bench: Bench<'_, '_>) -> Result<(Report, Ran), Stopped> {
    let config = Config::of(bench.design).ok_or_else(|| no_node(bench.design))?;
    match config.lanes() {
        0..=4 => run_top::<4>(bench, &config),
        5..=32 => run_top::<32>(bench, &config),
        _ => run_top::<256>(bench, &config),
    }
}

fn run_top<const MOST: usize>(
    bench: Bench<'_, '_>,
    config: &Config,
) -> Result<(Report, Ran), Stopped> {
    let is_golden = bench.is_golden();
    let golden = || make::<Dut<MOST>>(config, EngineKind::Model, 1);
    let engine = match bench.hardware() {
        None => golden()?,
        Some(kind) if is_golden => {
            beside::<Dut<MOST>>(golden()?, make::<Dut<MOST>>(config, kind, 1)?)
        }
        Some(kind) => make::<Dut<MOST>>(config, kind, 1)?,
    };
    run_engine(bench, config, engine)
}

/// Runs a cluster in this engine.
pub(super) fn run_engine<const MOST: usize>(
    bench: Bench<'_, '_>,
    config: &Config,
    engine: BoxedEngine<Dut<MOST>>,
) -> Result<(Report, Ran), Stopped> {
    let design = bench.design;
    let memory = bench.channels(config.banks());
    let system = Surrounded::new(config, engine, bench.delays(), memory);
    let system = Rc::new(RefCell::new(system));
    let tracking = Rc::new(RefCell::new(Tracking::new(config)));
    let heard = Rc::clone(&tracking);
    let hears = Box::new(move |out: &Out<MOST>| heard.borrow_mut().see(out));
    let top: Nodes<Joined> = Nodes::Top(Box::new(TrackerTop::new(&system, hears)));
    let wiring = bench.wiring(design, config.banks())?;
    let (mut report, ran) = bench.run_in(wiring, top, Inside(system), Values::default())?;
    let tracking = tracking.borrow();
    let line_bytes = design.l1().map_or(0, |l1| l1.line_bytes.into());
    tracking.report(&mut report, line_bytes);
    match tracking.lost(&report) {
        None => Ok((report, ran)),
        Some(rule) => Err(Stopped::Broken(format!("{}: {rule}", design.name()))),
    }
}

/// Runs private caches beside a design with a sharing tracker.
pub(super) fn run_private(
    bench: Bench<'_, '_>,
    tracker: &Design,
) -> Result<(Report, Ran), Stopped> {
    let missing = || -> Refused { no_node(tracker) };
    let config = l2_bank::Config::of(tracker).ok_or_else(missing)?;
    let banks = tracker.sharing_tracker().ok_or_else(missing)?.banks as usize;
    let is_golden = bench.is_golden();
    let bank = |number: usize| match bench.hardware() {
        None => make::<l2_bank::Dut>(&config, EngineKind::Model, 1),
        Some(kind) if is_golden => in_step::<l2_bank::Dut>(&config, &config, kind, number as u64),
        Some(kind) => make::<l2_bank::Dut>(&config, kind, number as u64),
    };
    let engines = (0..banks).map(bank).collect::<Result<Vec<_>, EngineError>>()?;
    let (cores, memory) = (bench.cores as usize, bench.channels(banks));
    let direct_bit = config.port().direct_bit();
    let network =
        Banks::new(engines, cores, (bench.delays(), direct_bit), memory, Box::new(|_| {}));
    let l1 = private::l1::Config::of(bench.design).ok_or_else(|| no_node(bench.design))?;
    let nodes = bench.nodes::<private::l1::Dut>(&l1)?;
    let wiring = bench.wiring(tracker, banks)?;
    bench.run_in(wiring, nodes.into(), network, Values::default())
}

impl Bench<'_, '_> {
    fn delays(&self) -> Delays {
        let hop = self.cycles.setup.system.network().latency.into();
        Delays { hop, l2: self.l2.latency.into() }
    }

    fn channels(&self, banks: usize) -> Channels {
        Channels::new(self.cycles.setup.system.dram(), banks, self.l2.line_bytes)
    }

    /// L1s of a design, before so many banks of L2.
    fn wiring(&self, design: &Design, banks: usize) -> Result<Joined, Refused> {
        let beside = private(design, &self.cycles.setup.system)?;
        let l1 = private::l1::Config::of(&beside).ok_or_else(|| no_node(design))?;
        let slices = Slices { number: banks, row_bits: 0 };
        let cores = self.cores as usize;
        Ok(Joined::of(&private::cluster::Config { l1, cores, slices }))
    }
}

impl<const MOST: usize> HasMemory for Inside<Channels, MOST> {
    fn dram_bytes(&self) -> u64 {
        self.0.borrow().memory.bytes()
    }

    fn has_bytes(&self) -> bool {
        true
    }

    fn drain(&mut self, design: &Design) -> Result<Option<BySector<Data>>, Violation> {
        self.0.borrow_mut().drain(DRAIN)?;
        Ok(Some(held(&self.0.borrow().memory, design)))
    }
}

impl HasMemory for Banks<Channels> {
    fn dram_bytes(&self) -> u64 {
        self.memory.bytes()
    }

    fn has_bytes(&self) -> bool {
        true
    }

    fn drain(&mut self, design: &Design) -> Result<Option<BySector<Data>>, Violation> {
        Banks::drain(self, DRAIN)?;
        Ok(Some(held(&self.memory, design)))
    }
}

/// The sectors of memory, by line and sector of the L1.
fn held(memory: &Channels, design: &Design) -> BySector<Data> {
    let sectors = design.l1().map_or(1, |l1| u64::from(l1.line_bytes / l1.sector_bytes));
    let banks = memory.banks();
    let place = |line: u64, bank: u64| (line / sectors * banks + bank, line % sectors);
    memory.held().map(|((line, bank), data)| (place(line, bank), data)).collect()
}
