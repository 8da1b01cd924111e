//! A trace in cycles: a cluster of a design's nodes, golden or Verilated, with cores, network, L2 and DRAM of a system.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `source` | the trace, read no further than cores need |
//! | `warps` | groups of a core, their warps, barriers, whose turn it is |
//! | `programs` | what each core has to ask for next |
//! | `cores` | what cores ask for, when, and what they retry |
//! | `network`, `memory` | the timing models of network, L2 and DRAM |
//! | `slices` | what is left of the network where a top has its switches inside |
//! | `watch` | what is counted |
//! | `designs` | the wiring and the nodes of each design |
//! | `sectored` | sectored L1s, which are no nodes: a separate model |
//! | `tops` | the same of tops in the place of nodes |
//! | `ring` | what a ring's ports say of it |
//! | `tracked` | the same of a sharing tracker's top, which has banks of L2, and of private caches before such |
//! | `chips` | the chips of a last-level cache, and what joins them |
//! | `parts` | results of network and judge when a run has ended |
//! | `values` | bytes that loads may return where hardware has L2 |
//! | `occupancy` | what golden nodes of `decoupled-l1d` say of their tags |

mod chips;
mod cores;
mod designs;
mod memory;
mod network;
mod occupancy;
mod parts;
mod programs;
mod ring;
mod sectored;
mod slices;
mod source;
#[cfg(test)]
mod tests;
mod tops;
mod tracked;
mod values;
mod warps;
mod watch;

use crate::evaluation::{Evaluation, Refused, Setup};
use crate::metrics::Metric;
use crate::report::Report;
use crate::run::{Part, Ran};
pub use chips::Organisation;
use cluster::{Cluster, Failure, History, Network, Nodes, Parts, Wiring};
use cores::Cores;
use design::{Design, DesignKind, Mesh, NetworkKind, PendingStore, SystemL2};
use memory::Memory;
use network::Timed;
use parts::{HasMemory, Verdict};
use shared_l1::request_classifier::Config as Paths;
use sharing_tracker::scatter_bypass::Config as Scatter;
use slices::AtSlices;
use source::Source;
use std::sync::LazyLock;
use testbenches::engine::{EngineError, EngineKind};
use traces::{Residency, Trace};
use watch::Watch;

/// A design that runs in cycles as its top, asked for or not.
pub fn is_top_alone(kind: DesignKind) -> bool {
    [DesignKind::Ccn, DesignKind::Sac, DesignKind::SharingTracker].contains(&kind)
}

/// The mesh of `pact20` Table 1.
static PAPERS_MESH: LazyLock<Mesh> = LazyLock::new(Mesh::default);

/// Cycles from one look at what is wrong with the trace to the next.
const LOOK: u64 = 1024;

/// A run in cycles.
#[derive(Clone, Debug)]
pub struct Cycles {
    /// System around the nodes, and metrics to count.
    pub setup: Setup,
    /// Engines of the nodes: golden models, Verilated designs, or these with golden models in step.
    pub engines: Vec<EngineKind>,
    /// The design beside which it is: its mesh counts where the design states none, and its banks of L2.
    pub beside: Option<Design>,
    /// The design's top in the place of nodes: its switches and barrier. [Some](is_top_alone) run so in any case.
    pub top: bool,
    /// The organisation of a last-level cache of several chips.
    pub organisation: Organisation,
}

/// A run in cycles that did not come to its end.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The design, or what surrounds it.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The trace cannot be read on.
    #[error(transparent)]
    Trace(#[from] traces::Error),
    /// A node could not be made.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// A rule that a node broke, or a difference of hardware and golden model.
    #[error("{0}")]
    Broken(String),
}

impl Cycles {
    /// Whether a design can run so: gives its cores.
    ///
    /// # Errors
    /// Those of [`Evaluation::check`]; the system has a mesh and nothing places the cores on one, or more requests in
    /// flight than there are identifiers.
    pub fn check(&self, design: &Design) -> Result<u32, Refused> {
        let (cores, l2) = self.around(design)?;
        let system = &self.setup.system;
        let (name, kind) = (system.name(), design.kind());
        let sm = system.sm_of(design).map_err(Refused::System)?;
        if sm.is_some() {
            self.check_sm(design)?;
        }
        if kind == DesignKind::Sac {
            return chips::check(self, design, cores).map(|()| cores);
        }
        if self.organisation != Organisation::default() {
            return Err(Refused::Design(format!(
                "{}: must be of sac for --organisation; got \"{kind}\"; try isca23",
                design.name()
            )));
        }
        if system.network().kind == NetworkKind::Mesh
            && let Some(tracker) = self.banks_of(design)
        {
            return Err(Refused::Design(format!(
                "{name}.network.kind: must be crossbar around {} (\"{}\"), whose banks of L2 are behind fixed delays; got \
                 mesh; try --system thesis12",
                tracker.name(),
                tracker.kind()
            )));
        }
        if system.network().kind == NetworkKind::Mesh
            && !has_place(self.mesh_of(design), cores, &l2)
        {
            return Err(Refused::Design(format!(
                "{name}.network.kind: must be crossbar around {} (\"{kind}\"), whose {cores} cores and {} slices are not \
                 on the mesh of pact20, and whose config has no [mesh]; got mesh; try --system taco16",
                design.name(),
                l2.slices
            )));
        }
        let line_bytes = design.l1().map_or(0, |l1| l1.line_bytes);
        if l2.interleave_bytes < line_bytes {
            return Err(Refused::Design(format!(
                "{name}.l2.interleave_bytes: must be at least {line_bytes}, the line_bytes of {}; got {}; try \
                 {line_bytes}",
                design.name(),
                l2.interleave_bytes
            )));
        }
        if sm.is_none() {
            self.check_outstanding(design, "--set l1.id_bits=")?;
        }
        Ok(cores)
    }

    /// The L1 of a design has an identifier for each request of a core that is in flight.
    fn check_outstanding(&self, design: &Design, hint: &str) -> Result<(), Refused> {
        let identifiers = 1u64 << design.l1().map_or(0, |l1| l1.id_bits);
        let outstanding = self.setup.system.cores().outstanding;
        if u64::from(outstanding) < identifiers {
            return Ok(());
        }
        Err(Refused::Design(format!(
            "{}.cores.outstanding: must be below {identifiers}, the identifiers of {}; got {outstanding}; try \
             {hint}{}",
            self.setup.system.name(),
            design.name(),
            outstanding.ilog2() + 1
        )))
    }

    /// A sectored L1 is a model: it has neither nodes in Verilog, nor a top, nor a mesh.
    fn check_sm(&self, design: &Design) -> Result<(), Refused> {
        let system = &self.setup.system;
        let name = system.name();
        let others = match () {
            () if self.top => "--top",
            () if self.engines.iter().any(|engine| *engine != EngineKind::Model) => {
                "an engine of Verilog"
            }
            () if system.network().kind == NetworkKind::Mesh => "a mesh",
            () => return Ok(()),
        };
        Err(Refused::Design(format!(
            "{name}.sm: must not be there with {others}, since the sectored L1 around {} is a golden model at a crossbar; \
             got one; try --set l1.sets=64 for the L1 of the config",
            design.name()
        )))
    }

    /// Runs a part of a trace; `file` is what messages call it. Gives what was counted, and what was run.
    ///
    /// # Errors
    /// The design or the system does not fit, the trace is wrong, a node cannot be made, or a rule is broken: a request
    /// is lost or answered twice, a load is out of its place, hardware and golden model differ.
    pub fn run(
        &self,
        design: &Design,
        trace: &mut dyn Trace,
        file: &str,
        part: &Part,
    ) -> Result<(Report, Ran), Stopped> {
        self.check(design)?;
        let (cores, l2) = self.around(design)?;
        let cores_held = self.setup.system.cores();
        let (warps, groups) = (cores_held.warps, cores_held.groups);
        let residency = Residency { cores, warps, groups, parts: design.chips() };
        let source = Source::new(trace, file, part, residency);
        if let Some(sm) = self.setup.system.sm_of(design).map_err(Refused::System)? {
            return sectored::run(design, &self.setup, (sm, &l2), source, part);
        }
        let bench = Bench { cycles: self, design, cores, l2, source, part };
        match self.banks_of(design) {
            None if design.kind() == DesignKind::Sac => chips::run(bench),
            Some(tracker) if tracker.kind() == design.kind() => tracked::run(bench),
            Some(tracker) => tracked::run_private(bench, tracker),
            None if self.has_top(design) => tops::run(bench),
            None => designs::run(bench),
        }
    }

    fn has_top(&self, design: &Design) -> bool {
        let is_joined = self.banks_of(design).is_some() || design.kind() == DesignKind::Sac;
        !is_joined && (self.top || is_top_alone(design.kind()))
    }

    /// The design whose banks of L2 are around: with a sharing tracker, itself or beside private caches.
    fn banks_of<'a>(&'a self, design: &'a Design) -> Option<&'a Design> {
        let all = [Some(design), self.beside.as_ref()];
        all.into_iter().flatten().find(|design| design.kind() == DesignKind::SharingTracker)
    }

    /// The cores of a run, and the L2 around them.
    fn around(&self, design: &Design) -> Result<(u32, SystemL2), Refused> {
        if !self.has_top(design) {
            return Evaluation::check(design, &self.setup);
        }
        let cluster = tops::cluster_of(design, self.setup.cores)?;
        let l2 = tops::l2_of(design, cluster, self.setup.system.l2_of(design)?)?;
        Ok((cluster.cores, l2))
    }

    /// Where the nodes are on a mesh: where the config says, or as in the paper.
    fn mesh_of<'a>(&'a self, design: &'a Design) -> &'a Mesh {
        let beside = self.beside.as_ref();
        design.mesh().or_else(|| beside?.mesh()).unwrap_or(&PAPERS_MESH)
    }
}

/// Whether cores and slices all have a tile.
fn has_place(mesh: &Mesh, cores: u32, l2: &SystemL2) -> bool {
    mesh.tiles_of_cores(cores).len() == cores as usize && mesh.slices() == l2.slices as usize
}

/// A run, but for its nodes.
struct Bench<'t, 'a> {
    cycles: &'a Cycles,
    design: &'a Design,
    cores: u32,
    l2: design::SystemL2,
    source: Source<'t>,
    part: &'a Part,
}

impl Bench<'_, '_> {
    /// Runs nodes, or a top in their place, to the end of the part.
    fn run<W: Wiring>(
        self,
        wiring: W,
        nodes: impl Into<Nodes<W>>,
    ) -> Result<(Report, Ran), Stopped> {
        let Bench { cycles, design, l2, .. } = &self;
        let system = &cycles.setup.system;
        let l1 = design.l1().cloned().unwrap_or_default();
        let memory = Memory::new(&l1, l2, system.dram());
        let nodes = nodes.into();
        let judge = History::new(l1.sector_bytes as usize).only_counting(true);
        match nodes.slices() {
            0 => {
                let network = Timed::new(&wiring, system, cycles.mesh_of(design), memory);
                self.run_in(wiring, nodes, network, judge)
            }
            slices => {
                let network = AtSlices::new(slices, system, memory);
                self.run_in(wiring, nodes, network, judge)
            }
        }
    }

    /// The same in this network, before this judge.
    fn run_in<W: Wiring>(
        self,
        wiring: W,
        nodes: Nodes<W>,
        network: impl Network<W> + HasMemory,
        judge: impl Verdict,
    ) -> Result<(Report, Ran), Stopped> {
        let Bench { cycles, design, cores, l2, source, part } = self;
        let system = &cycles.setup.system;
        let metrics = cycles.setup.metrics;
        let number = cores as usize;
        let watch = Watch::new(metrics, design, cores, &l2, wiring.direct_bit());
        let program = Cores::new(source, number, system.cores(), wiring.geometry(), part.requests);
        let parts = Parts {
            program: program.with_scatter(scattered_over(design)).with_words(network.has_bytes()),
            network,
            judge,
            observer: watch.of_switches(nodes.slices() > 0),
        };
        let mut cluster = Cluster::of(wiring, nodes, parts, 1);
        while cluster.is_running() {
            cluster.cycle().map_err(|failure| broken(design, &failure))?;
            if cluster.cycles().is_multiple_of(LOOK)
                && let Some(error) = cluster.parts.program.error()
            {
                return Err(error.into());
            }
        }
        let ended = cluster.cycles();
        let Parts { mut program, mut network, judge, mut observer } = cluster.parts;
        if let Some(error) = program.error() {
            return Err(error.into());
        }
        let (older, newer) = judge.out_of_place();
        if older + newer > 0 && keeps_order(design) {
            return Err(Stopped::Broken(format!(
                "{}: no load may return data older or newer than its place in its core's order; {older} beats were \
                 older, {newer} newer",
                design.name()
            )));
        }
        let stopped =
            |rule: &dyn std::fmt::Display| Stopped::Broken(format!("{}: {rule}", design.name()));
        let drained = network.drain(design).map_err(|violation| stopped(&violation))?;
        if let Some(rule) = drained.and_then(|held| judge.lost(&held)) {
            return Err(stopped(&rule));
        }
        let mut report = Report::new(cores);
        report.total("cycles", ended);
        observer.report(&mut report, &program.refused_requests(), metrics);
        if metrics.has(Metric::DramBytes) {
            report.total("dram_bytes", network.dram_bytes());
        }
        if metrics.has(Metric::OlderThanOwnStore) {
            let older: Vec<u64> = (0..number).map(|core| judge.older_of(core)).collect();
            report.counts("older_than_own_store", &older);
        }
        match network.report(&mut report) {
            None => Ok((report, program.ran())),
            Some(rule) => Err(stopped(&rule)),
        }
    }
}

/// Lines of an L1 that scattered loads bypass.
fn scattered_over(design: &Design) -> Option<u64> {
    design.sharing_tracker()?;
    Some(Scatter::of(design)?.l1_lines())
}

fn broken(design: &Design, failure: &Failure) -> Stopped {
    let Failure { cycle, node, violation, .. } = failure;
    let node = node.map_or(String::new(), |node| format!(", core {node}"));
    Stopped::Broken(format!("{}: cycle {cycle}{node}: {violation}", design.name()))
}

/// Its settings promise that loads keep their place.
fn keeps_order(design: &Design) -> bool {
    let of_homes = Paths::of(design).is_none_or(|paths| paths.keeps_order());
    let refuses = design.l1().is_none_or(|l1| l1.pending_store == PendingStore::Refuse);
    let of_ring = design.ccn().is_none_or(|ccn| ccn.own_store_filter && refuses);
    let of_tracker = design.sharing_tracker().is_none() || refuses;
    of_homes && of_ring && of_tracker
}
