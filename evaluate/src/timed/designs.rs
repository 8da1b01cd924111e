//! The wiring and the nodes of each design that can run in cycles: a line in [`run`] and a function each.

use super::{Bench, Stopped};
use crate::evaluation::{Refused, no_node};
use crate::report::Report;
use crate::run::Ran;
use cluster::{Slices, Wiring, in_step};
use design::DesignKind;
use testbenches::dut::Dut;
use testbenches::engine::{BoxedEngine, EngineError, EngineKind, make};

/// Runs the nodes of a design.
pub(super) fn run(bench: Bench<'_, '_>) -> Result<(Report, Ran), Stopped> {
    match bench.design.kind() {
        DesignKind::Private => private(bench),
        DesignKind::DecoupledL1d => decoupled_l1d(bench),
        DesignKind::SharedL1 => shared_l1(bench),
        DesignKind::Ccn | DesignKind::Sac | DesignKind::SharingTracker | DesignKind::Llc => {
            Err(no_node(bench.design).into())
        }
    }
}

fn private(bench: Bench<'_, '_>) -> Result<(Report, Ran), Stopped> {
    use private::{cluster, l1};
    let l1 = l1::Config::of(bench.design).ok_or_else(|| no_node(bench.design))?;
    let nodes = bench.nodes::<l1::Dut>(&l1)?;
    let config = cluster::Config { l1, cores: nodes.len(), slices: bench.slices() };
    bench.run(cluster::Joined::of(&config), nodes)
}

fn decoupled_l1d(bench: Bench<'_, '_>) -> Result<(Report, Ran), Stopped> {
    use decoupled_l1d::{cluster, l1d, sm_dueling};
    let missing = || -> Refused { no_node(bench.design) };
    let l1d = l1d::Config::of(bench.design).ok_or_else(missing)?;
    let duel = sm_dueling::Config::of(bench.design).ok_or_else(missing)?;
    let nodes = bench.nodes::<l1d::Dut>(&l1d)?;
    let verilated = bench.cycles.engines.contains(&EngineKind::Verilog);
    let beside = match verilated {
        true => Some(make::<sm_dueling::Dut>(&duel, EngineKind::Verilog, 1)?),
        false => None,
    };
    let (cores, slices) = (nodes.len(), bench.slices());
    let joined = cluster::Joined::of(&cluster::Config { l1d, duel, cores, slices });
    let joined = match beside {
        Some(beside) => joined.with_duel(beside),
        None => joined,
    };
    bench.run(joined, nodes)
}

fn shared_l1(bench: Bench<'_, '_>) -> Result<(Report, Ran), Stopped> {
    use shared_l1::{cluster, node};
    let config = node::Config::of(bench.design).ok_or_else(|| no_node(bench.design))?;
    let nodes = bench.nodes::<node::Dut>(&config)?;
    bench.run(cluster::Joined::of(&config), nodes)
}

impl Bench<'_, '_> {
    /// A node a core, in the engine that is asked for.
    fn nodes<D: Dut + 'static>(
        &self,
        config: &D::Config,
    ) -> Result<Vec<BoxedEngine<D>>, EngineError> {
        let node = |number: u32| match &self.cycles.engines[..] {
            [] => make::<D>(config, EngineKind::Model, 1),
            [one] => make::<D>(config, *one, number.into()),
            several => {
                let hardware = several.iter().copied().find(|kind| *kind != EngineKind::Model);
                in_step::<D>(config, config, hardware.unwrap_or(EngineKind::Model), number.into())
            }
        };
        (0..self.cores).map(node).collect()
    }

    /// The slices of the system's L2.
    fn slices(&self) -> Slices {
        let line_bytes = self.design.l1().map_or(128, |l1| l1.line_bytes);
        let row = (self.l2.interleave_bytes / line_bytes).max(1);
        Slices { number: self.l2.slices as usize, row_bits: row.ilog2() }
    }
}
