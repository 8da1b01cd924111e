//! The wiring and the nodes of each design that can run in cycles: a line in [`run`] and a function each.

use super::occupancy::Occupancy;
use super::{Bench, Stopped};
use crate::evaluation::{Refused, no_node};
use crate::report::Report;
use crate::run::Ran;
use cluster::{Slices, Wiring, beside, in_step};
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
    let occupancy = Occupancy::default();
    let node = |number: u32| match bench.hardware() {
        None => Ok(occupancy.node(&l1d)),
        // Alone or not: a golden node knows what no port shows.
        Some(kind) => {
            let hardware = make::<l1d::Dut>(&l1d, kind, number.into())?;
            Ok(beside::<l1d::Dut>(occupancy.node(&l1d), hardware))
        }
    };
    let nodes = (0..bench.cores).map(node).collect::<Result<Vec<_>, EngineError>>()?;
    let duel_beside = match bench.hardware() {
        Some(kind) => Some(make::<sm_dueling::Dut>(&duel, kind, 1)?),
        None => None,
    };
    let (cores, slices) = (nodes.len(), bench.slices());
    let joined = cluster::Joined::of(&cluster::Config { l1d, duel, cores, slices });
    let joined = match duel_beside {
        Some(duel) => joined.with_duel(duel),
        None => joined,
    };
    let (mut report, ran) = bench.run(joined, nodes)?;
    let [valid, all] = occupancy.noted();
    report.total_ratio("tag_occupancy", ("tag_entries_valid", valid), ("tag_entries", all));
    Ok((report, ran))
}

fn shared_l1(bench: Bench<'_, '_>) -> Result<(Report, Ran), Stopped> {
    use shared_l1::{cluster, node};
    let config = node::Config::of(bench.design).ok_or_else(|| no_node(bench.design))?;
    let nodes = bench.nodes::<node::Dut>(&config)?;
    bench.run(cluster::Joined::of(&config), nodes)
}

impl Bench<'_, '_> {
    /// A node a core, in the engine that is asked for.
    pub(super) fn nodes<D: Dut + 'static>(
        &self,
        config: &D::Config,
    ) -> Result<Vec<BoxedEngine<D>>, EngineError> {
        self.engines::<D>(config, self.cores)
    }

    /// As many blocks, in the engine that is asked for.
    pub(super) fn engines<D: Dut + 'static>(
        &self,
        config: &D::Config,
        number: u32,
    ) -> Result<Vec<BoxedEngine<D>>, EngineError> {
        let is_golden = self.is_golden();
        let node = |number: u32| match self.hardware() {
            None => make::<D>(config, EngineKind::Model, 1),
            Some(kind) if is_golden => in_step::<D>(config, config, kind, number.into()),
            Some(kind) => make::<D>(config, kind, number.into()),
        };
        (0..number).map(node).collect()
    }

    /// Golden models are asked for, alone or beside hardware.
    pub(super) fn is_golden(&self) -> bool {
        self.cycles.engines.contains(&EngineKind::Model)
    }

    /// The engine of hardware that is asked for.
    pub(super) fn hardware(&self) -> Option<EngineKind> {
        self.cycles.engines.iter().copied().find(|kind| *kind != EngineKind::Model)
    }

    /// The slices of the system's L2.
    pub(super) fn slices(&self) -> Slices {
        let line_bytes = self.design.l1().map_or(128, |l1| l1.line_bytes);
        let row = (self.l2.interleave_bytes / line_bytes).max(1);
        Slices { number: self.l2.slices as usize, row_bits: row.ilog2() }
    }
}
