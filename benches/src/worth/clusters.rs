//! Tops of L1 caches with their switches inside, in one harness: `cluster`'s, with lists of requests and an L2 that has
//! every line.

use super::l2::L2;
use super::program::{Access, Lists};
use super::{CORES, Cost, L2_LATENCY, SLICES};
use anyhow::{Context, anyhow, bail};
use cluster::{Cluster, Counts, Network, Nodes, Parts, Slices, Unjudged, Wiring};
use design::{Design, DesignKind};
use std::cell::Cell;
use std::rc::Rc;
use systems::joined::{Faces, Joined};
use systems::{ccn_cluster, decoupled_l1d_cluster, private_cluster, shared_l1_cluster};
use testbenches::engine::{EngineKind, make};

/// Room of the tops' records.
pub const MOST: usize = 8;

/// Cost of these requests, a list a core, on the top of a design.
///
/// # Errors
/// The design has no such top, its Verilog cannot be built, or a rule of the harness is broken.
pub fn cost(design: &Design, kind: EngineKind, lists: Vec<Vec<Access>>) -> anyhow::Result<Cost> {
    let missing = || format!("{} has no top", design.name());
    let l1 = design.l1().with_context(missing)?;
    let interleave = design.cluster().with_context(missing)?.interleave_bytes;
    let row_bits = (interleave / l1.line_bytes).ilog2();
    let (cores, slices) = (CORES, Slices { number: SLICES, row_bits });
    let loads = Rc::new(Cell::new(0));
    let l2 = L2::new(SLICES, L2_LATENCY, &loads);
    match design.kind() {
        DesignKind::Private => {
            let config = private_cluster::Config::of(design).with_context(missing)?;
            let joined = private::cluster::Config { l1: config.node().clone(), cores, slices };
            run::<private_cluster::Dut<MOST>>(&config, &joined, kind, l2, lists, &loads)
        }
        DesignKind::DecoupledL1d => {
            let config = decoupled_l1d_cluster::Config::of(design).with_context(missing)?;
            let (l1d, duel) = (config.node().clone(), config.duel().clone());
            let joined = decoupled_l1d::cluster::Config { l1d, duel, cores, slices };
            run::<decoupled_l1d_cluster::Dut<MOST>>(&config, &joined, kind, l2, lists, &loads)
        }
        DesignKind::SharedL1 => {
            let config = shared_l1_cluster::Config::of(design).with_context(missing)?;
            run::<shared_l1_cluster::Dut<MOST>>(&config, config.node(), kind, l2, lists, &loads)
        }
        DesignKind::Ccn => {
            let config = ccn_cluster::Config::of(design).with_context(missing)?;
            let joined = ccn::cluster::Config {
                node: config.node().clone(),
                cores,
                nodes: vec![],
                link_latency: config.link_latency(),
                slices,
                may_clear_alone: false,
            };
            run::<ccn_cluster::Dut<MOST>>(&config, &joined, kind, l2, lists, &loads)
        }
        DesignKind::Sac | DesignKind::SharingTracker | DesignKind::Llc => bail!(missing()),
    }
}

/// Cost of these requests on a top before this network.
///
/// # Errors
/// As [`cost`].
pub fn run<D: Faces>(
    config: &D::Config,
    joined: &<D::Wiring as Wiring>::Config,
    kind: EngineKind,
    network: impl Network<D::Wiring>,
    lists: Vec<Vec<Access>>,
    loads: &Rc<Cell<u64>>,
) -> anyhow::Result<Cost> {
    let top = Joined::<D>::new(config, make::<D>(config, kind, 1)?);
    measure(D::Wiring::of(joined), Nodes::Top(Box::new(top)), network, lists, loads)
}

/// Cycles of the second half of each core's requests, and loads of L2 from the answer of half of all requests on: the
/// first half fills caches.
pub fn measure<W: Wiring>(
    wiring: W,
    top: Nodes<W>,
    network: impl Network<W>,
    lists: Vec<Vec<Access>>,
    loads: &Rc<Cell<u64>>,
) -> anyhow::Result<Cost> {
    let all: u64 = lists.iter().map(|list| list.len() as u64).sum();
    let parts =
        Parts { program: Lists::new(lists), network, judge: Unjudged, observer: Counts::default() };
    let mut cluster = Cluster::of(wiring, top, parts, 1);
    let mut half = None;
    while cluster.parts.program.answered < all {
        cluster.cycle().map_err(|failure| anyhow!("{failure}"))?;
        if cluster.parts.program.answered >= all / 2 {
            half.get_or_insert((loads.get(), cluster.parts.program.answered));
        }
    }
    let (before, requests) = half.context("a pattern without requests")?;
    let cycles = cluster.parts.program.cycles();
    Ok(Cost { cycles, loads: loads.get() - before, requests: all - requests })
}
