//! Designs in their surroundings, as they are run.

use super::Timing;
use super::width::Width;
use crate::failure::{Failure, OrFail, Status};
use design::{Design, DesignKind, System};
use evaluate::{Cycles, Evaluation, Metrics, Organisation, Setup, Window};
use testbenches::engine::EngineKind;

/// A design, and what surrounds it.
#[derive(Clone)]
pub(super) struct Subject {
    pub(super) design: Design,
    /// How wide its addresses are.
    pub(super) width: Width,
    /// Private caches of the same geometry, if they are to be beside it.
    pub(super) baseline: Option<Design>,
    pub(super) setup: Setup,
    /// The top in place of nodes.
    pub(super) top: bool,
    pub(super) organisation: Organisation,
    /// The number of cores is the trace's, not an option's.
    pub(super) has_cores_of_trace: bool,
    /// Without time each request is an instruction by itself.
    pub(super) ignores_instructions: bool,
    /// Without time: counts over time too.
    pub(super) window: Option<Window>,
}

/// Options of all designs of a command.
pub(super) struct Options {
    pub(super) in_cycles: bool,
    /// The top in place of nodes.
    pub(super) top: bool,
    /// Private caches beside each.
    pub(super) baseline: bool,
    pub(super) cores: Option<u32>,
    pub(super) metrics: Metrics,
    pub(super) organisation: Organisation,
    pub(super) has_cores_of_trace: bool,
    pub(super) ignores_instructions: bool,
    pub(super) window: Option<Window>,
}

impl Subject {
    pub(super) fn of(
        design: Design,
        system: System,
        options: &Options,
    ) -> Result<Subject, Failure> {
        let Options { in_cycles, baseline, cores, metrics, organisation, .. } = *options;
        let top = options.top || in_cycles && evaluate::is_top_alone(design.kind());
        // A top has the cores of its config.
        let of_top = design.cluster().map(|cluster| cluster.cores).filter(|_| top);
        let beside = if top { evaluate::private_top } else { evaluate::private };
        let has_baseline = baseline && design.kind() != DesignKind::Private;
        let baseline = has_baseline.then(|| beside(&design, &system));
        let setup = Setup { system, cores: cores.or(of_top), metrics };
        let baseline = baseline.transpose().or_wrong_input()?;
        let width = Width::of(&design);
        let Options { has_cores_of_trace, ignores_instructions, window, .. } = *options;
        Ok(Subject {
            width,
            design,
            baseline,
            setup,
            top,
            organisation,
            has_cores_of_trace,
            ignores_instructions,
            window,
        })
    }

    pub(super) fn cores(&self) -> Result<u32, Failure> {
        let Subject { design, setup, .. } = self;
        match self.top {
            true => self.cycles(&[]).check(design).or_wrong_input(),
            false => Ok(Evaluation::check(design, setup).or_wrong_input()?.0),
        }
    }

    /// Every run that is asked for can begin.
    pub(super) fn check(&self, timings: &[Timing]) -> Result<(), Failure> {
        self.cores()?;
        if timings.contains(&Timing::Cycles) {
            self.cycles(&[]).check(&self.design).or_wrong_input()?;
            self.check_baseline()?;
        }
        Ok(())
    }

    /// Cycles of nodes are not compared with those of a sectored L1, whose timing is another.
    fn check_baseline(&self) -> Result<(), Failure> {
        let Subject { design, baseline: Some(baseline), setup, .. } = self else { return Ok(()) };
        if setup.system.sm_of(baseline).or_wrong_input()?.is_none() {
            return Ok(());
        }
        let text = format!(
            "{}.sm: must not be there with --baseline in cycles, since the private caches beside {} would be sectored ones \
             of another timing model; got one; try --timing none",
            setup.system.name(),
            design.name()
        );
        Err(Failure::new(Status::WrongInput, text))
    }

    pub(super) fn cycles(&self, engines: &[EngineKind]) -> Cycles {
        Cycles {
            setup: self.setup.clone(),
            engines: engines.to_vec(),
            beside: None,
            top: self.top,
            organisation: self.organisation,
        }
    }
}
