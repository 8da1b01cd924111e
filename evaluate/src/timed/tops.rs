//! Tops in the place of nodes: the switches that a config's cluster has inside, or ports for a network outside.

use super::ring::Ring;
use super::{Bench, Cycles, Stopped};
use crate::evaluation::{Refused, no_node};
use crate::report::Report;
use crate::run::Ran;
use ccn::ccn_l1::RingEvents;
use cluster::{Nodes, Wiring};
use design::{
    Cluster, ClusterNetwork, ClusterRegisters, Config, Design, DesignKind, NetworkKind, SystemL2,
};
use std::cell::RefCell;
use std::rc::Rc;
use systems::ccn_cluster::NodeThrottle;
use systems::joined::{Faces, Joined};
use systems::{ccn_cluster, decoupled_l1d_cluster, private_cluster, shared_l1_cluster};
use testbenches::dut::{Dut, Model as _};
use testbenches::engine::{BoxedEngine, Engine, make};

/// The cluster of a design, whose cores and slices decide.
///
/// # Errors
/// The design has no top, or fewer cores than asked for.
pub(super) fn cluster_of(design: &Design, asked: Option<u32>) -> Result<&Cluster, Refused> {
    let cluster = design.cluster().ok_or_else(|| no_node(design))?;
    match asked {
        Some(asked) if asked != cluster.cores => Err(Refused::Design(format!(
            "{}: cores must be the {} of its top; got {asked}; try --set {}={asked} in place of --cores",
            design.name(),
            cluster.cores,
            design.kind().cores_field()
        ))),
        _ => Ok(cluster),
    }
}

/// A system's L2 in the slices of a cluster.
///
/// # Errors
/// Its bytes are too few for them, or its lines longer than what lies in one slice.
pub(super) fn l2_of(design: &Design, cluster: &Cluster, l2: SystemL2) -> Result<SystemL2, Refused> {
    let &Cluster { l2_slices: slices, interleave_bytes, .. } = cluster;
    let l2 = SystemL2 { slices, interleave_bytes, ..l2 };
    let least = slices * l2.ways * l2.line_bytes;
    let name = design.name();
    if l2.sets() == 0 {
        return Err(Refused::Design(format!(
            "{name}.cluster.l2_slices: must leave a set of the system's L2 to each slice, {least} bytes; got {} bytes; \
             try --system taco16",
            l2.bytes
        )));
    }
    if interleave_bytes < l2.line_bytes {
        return Err(Refused::Design(format!(
            "{name}.cluster.interleave_bytes: must be at least {}, the line_bytes of the system's L2; got \
             {interleave_bytes}; try {}",
            l2.line_bytes, l2.line_bytes
        )));
    }
    Ok(l2)
}

/// The design whose top is run: on a mesh, which is no hardware, that with "ports", which has no switches to put registers
/// beside.
pub(super) fn built(design: &Design, cycles: &Cycles) -> Result<Design, Refused> {
    match design.cluster() {
        Some(cluster)
            if cycles.setup.system.network().kind == NetworkKind::Mesh
                && cluster.network == ClusterNetwork::Crossbar =>
        {
            let ports = Cluster {
                network: ClusterNetwork::Ports,
                registers: ClusterRegisters::None,
                ..cluster.clone()
            };
            let config = Config { cluster: Some(ports), ..design.config().clone() };
            Ok(config.validate()?)
        }
        _ => Ok(design.clone()),
    }
}

/// Runs the top with the smallest records that have room for it.
macro_rules! sized {
    ($run:ident, $top:ident, $bench:expr, $config:expr, $wiring:expr) => {
        match $config.lanes() {
            0..=4 => $run::<$top::Dut<4>>($bench, &$config, $wiring),
            5..=32 => $run::<$top::Dut<32>>($bench, &$config, $wiring),
            _ => $run::<$top::Dut<256>>($bench, &$config, $wiring),
        }
    };
}

/// Runs the top of a design.
pub(super) fn run(bench: Bench<'_, '_>) -> Result<(Report, Ran), Stopped> {
    let design = built(bench.design, bench.cycles)?;
    let missing = || -> Refused { no_node(&design) };
    let cluster = design.cluster().ok_or_else(missing)?;
    let (cores, slices) = (cluster.cores as usize, bench.slices());
    match design.kind() {
        DesignKind::Private => {
            let config = private_cluster::Config::of(&design).ok_or_else(missing)?;
            let l1 = config.node().clone();
            let joined = private::cluster::Config { l1, cores, slices };
            sized!(run_top, private_cluster, bench, config, Wiring::of(&joined))
        }
        DesignKind::DecoupledL1d => {
            let config = decoupled_l1d_cluster::Config::of(&design).ok_or_else(missing)?;
            let (l1d, duel) = (config.node().clone(), config.duel().clone());
            let joined = decoupled_l1d::cluster::Config { l1d, duel, cores, slices };
            sized!(run_top, decoupled_l1d_cluster, bench, config, Wiring::of(&joined))
        }
        DesignKind::SharedL1 => {
            let config = shared_l1_cluster::Config::of(&design).ok_or_else(missing)?;
            let joined = config.node().clone();
            sized!(run_top, shared_l1_cluster, bench, config, Wiring::of(&joined))
        }
        DesignKind::Ccn => {
            let config = ccn_cluster::Config::of(&design).ok_or_else(missing)?;
            let joined = ccn::cluster::Config {
                node: config.node().clone(),
                cores,
                nodes: vec![],
                link_latency: config.link_latency(),
                slices,
                may_clear_alone: false,
            };
            sized!(run_ring, ccn_cluster, bench, config, Wiring::of(&joined))
        }
        DesignKind::Sac | DesignKind::SharingTracker | DesignKind::Llc => Err(missing().into()),
    }
}

/// Outputs of a top's cycle, for those who count what its nodes do not say by their cores' ports.
type Hears<D> = Box<dyn FnMut(&<D as Dut>::Out)>;

fn run_top<D: Faces>(
    bench: Bench<'_, '_>,
    config: &D::Config,
    wiring: D::Wiring,
) -> Result<(Report, Ran), Stopped> {
    run_heard::<D>(bench, config, wiring, Box::new(|_| {}))
}

/// A top of nodes on a ring, whose events are counted.
fn run_ring<D: Faces<Config = ccn_cluster::Config> + OnRing>(
    bench: Bench<'_, '_>,
    config: &D::Config,
    wiring: D::Wiring,
) -> Result<(Report, Ran), Stopped> {
    let ring = Rc::new(RefCell::new(Ring::new(config)));
    let (heard, name) = (Rc::clone(&ring), bench.design.name().to_string());
    let hears = Box::new(move |out: &D::Out| heard.borrow_mut().see(D::on_ring(out)));
    let (mut report, ran) = run_heard::<D>(bench, config, wiring, hears)?;
    let ring = ring.borrow();
    ring.report(&mut report);
    match ring.lost(&report) {
        None => Ok((report, ran)),
        Some(rule) => Err(Stopped::Broken(format!("{name}: {rule}"))),
    }
}

/// A top whose outputs have events of a ring, a lane a core.
trait OnRing: Dut {
    fn on_ring(out: &Self::Out) -> (&[RingEvents], &[NodeThrottle]);
}

impl<const MOST: usize> OnRing for ccn_cluster::Dut<MOST> {
    fn on_ring(out: &Self::Out) -> (&[RingEvents], &[NodeThrottle]) {
        (&out.ccn.0, &out.throttle.0)
    }
}

fn run_heard<D: Faces>(
    bench: Bench<'_, '_>,
    config: &D::Config,
    wiring: D::Wiring,
    hears: Hears<D>,
) -> Result<(Report, Ran), Stopped> {
    let hardware = match bench.hardware() {
        Some(kind) => Some(make::<D>(config, kind, 1)?),
        None => None,
    };
    let is_golden = bench.is_golden() || hardware.is_none();
    let golden = is_golden.then(|| Golden::<D>::new(config));
    let engine: BoxedEngine<D> = match (golden.clone(), hardware) {
        (Some(golden), Some(hardware)) => cluster::beside::<D>(Box::new(golden), hardware),
        (None, Some(hardware)) => hardware,
        (golden, None) => Box::new(golden.unwrap_or_else(|| Golden::new(config))),
    };
    let engine = Box::new(Heard::<D> { engine, hears });
    let top = Nodes::Top(Box::new(Joined::<D>::new(config, engine)));
    let (mut report, ran) = bench.run(wiring, top)?;
    if let Some(golden) = golden {
        golden.report(&mut report);
    }
    Ok((report, ran))
}

/// A top in an engine, whose outputs are heard in every cycle.
struct Heard<D: Dut> {
    engine: BoxedEngine<D>,
    hears: Hears<D>,
}

impl<D: Dut> Engine<D::In, D::Out> for Heard<D> {
    fn name(&self) -> &str {
        self.engine.name()
    }

    fn cycle(&mut self, reset: bool, input: &D::In) -> D::Out {
        let out = self.engine.cycle(reset, input);
        if !reset {
            (self.hears)(&out);
        }
        out
    }

    fn fault(&self) -> Option<&str> {
        self.engine.fault()
    }
}

/// A golden top, which knows what no port shows: what its switches have moved.
struct Golden<D: Faces> {
    config: D::Config,
    model: Rc<RefCell<D::Model>>,
}

impl<D: Faces> Clone for Golden<D> {
    fn clone(&self) -> Golden<D> {
        Golden { config: self.config.clone(), model: Rc::clone(&self.model) }
    }
}

impl<D: Faces> Golden<D> {
    fn new(config: &D::Config) -> Golden<D> {
        let model = Rc::new(RefCell::new(D::model(config)));
        Golden { config: config.clone(), model }
    }

    /// Of each class of messages its packets, and of each output of its switch the cycles in which it took a beat.
    fn report(&self, report: &mut Report) {
        let model = self.model.borrow();
        for (class, outputs) in D::moved(&model) {
            let packets: u64 = outputs.iter().map(|output| output.packets).sum();
            let beats: Vec<u64> = outputs.iter().map(|output| output.beats).collect();
            report.total(&format!("packets_{class}"), packets);
            report.total(&format!("beats_{class}"), beats);
        }
    }
}

impl<D: Faces> Engine<D::In, D::Out> for Golden<D> {
    fn name(&self) -> &str {
        "model"
    }

    fn cycle(&mut self, reset: bool, input: &D::In) -> D::Out {
        let mut model = self.model.borrow_mut();
        if reset {
            *model = D::model(&self.config);
            return D::Out::default();
        }
        model.step(input)
    }
}
