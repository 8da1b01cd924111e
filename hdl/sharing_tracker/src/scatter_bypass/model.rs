//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::super::coalescer;
use super::{Config, In, Out};
use coalescer::model::Coalescer;
use testbenches::dut::Model;

/// The decision on a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Decision {
    unique: u64,
    bypass: bool,
}

/// The scatter bypass: a coalescer, the warps that the lines are divided by, and a decision.
#[derive(Clone, Debug)]
pub struct ScatterBypass {
    config: Config,
    coalescer: Coalescer,
    /// The number of warps that was divided by last; 1 after a reset.
    warps: u64,
    /// Cycles that the division has to go on for; 0 when none is under way.
    dividing: u64,
    decision: Option<Decision>,
}

impl ScatterBypass {
    /// The state after a reset (R8).
    pub fn new(config: &Config) -> ScatterBypass {
        ScatterBypass {
            config: config.clone(),
            coalescer: Coalescer::new(config.coalescer()),
            warps: 1,
            dividing: 0,
            decision: None,
        }
    }

    /// L1 lines for each of the warps divided by last.
    pub fn lines_per_warp(&self) -> u64 {
        self.config.l1_lines() / self.warps
    }

    /// Whether the number of some warp's lines waits.
    pub fn count_waits(&self) -> bool {
        self.coalescer.counts_waiting() > 0
    }

    /// Whether a division is under way.
    pub fn is_dividing(&self) -> bool {
        self.dividing > 0
    }
}

impl Model for ScatterBypass {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let active = input.active_warps.max(1);
        let is_current = self.dividing == 0 && active == self.warps;
        let lines_per_warp = self.lines_per_warp();
        // R5 and R7: what the coalescer is told does not hang on what it offers.
        let takes_count = is_current && (self.decision.is_none() || input.decision_ready);
        let within = coalescer::In {
            warp_valid: input.warp_valid,
            warp_active: input.warp_active,
            count_ready: takes_count,
            line_ready: input.line_ready && self.decision.is_none(),
            ..coalescer::In::default()
        };
        let offered = self.coalescer.step(&within.with_sectors(&input.sectors()));
        let out = Out {
            warp_ready: offered.warp_ready,
            lines_per_warp_valid: is_current,
            lines_per_warp,
            decision_valid: self.decision.is_some(),
            decision_unique: self.decision.map_or(0, |decision| decision.unique),
            decision_bypass: self.decision.is_some_and(|decision| decision.bypass),
            line_valid: offered.line_valid && self.decision.is_none(),
            line_address: offered.line_address,
            line_sectors: offered.line_sectors,
            line_last: offered.line_last,
        };

        if input.decision_ready {
            self.decision = None;
        }
        if takes_count && offered.count_valid {
            let unique = offered.count_unique;
            let bypass = unique >= lines_per_warp && unique > 0;
            self.decision = Some(Decision { unique, bypass });
        }
        if self.dividing > 0 {
            self.dividing -= 1;
        } else if active != self.warps {
            self.warps = active;
            self.dividing = self.config.division_cycles();
        }
        out
    }
}
