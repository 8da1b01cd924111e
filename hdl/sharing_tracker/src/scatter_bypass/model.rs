//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::super::coalescer;
use super::{Config, Decision, In, Out};
use coalescer::{Line, model::Coalescer};
use testbenches::dut::Model;

/// The scatter bypass: a coalescer, the warps that the lines are divided by, and a decision.
#[derive(Clone, Debug)]
pub struct ScatterBypass {
    config: Config,
    coalescer: Coalescer,
    /// The number of warps that was divided by last; 1 after a reset.
    warps: u64,
    /// Cycles that the division has to go on for; 0 when none is in progress.
    dividing: u64,
    /// The valid decision, if it is valid.
    decision: Decision,
}

impl ScatterBypass {
    /// The state after a reset (R8).
    pub fn new(config: &Config) -> ScatterBypass {
        ScatterBypass {
            config: config.clone(),
            coalescer: Coalescer::new(config.coalescer()),
            warps: 1,
            dividing: 0,
            decision: Decision::default(),
        }
    }

    /// L1 lines for each of the warps divided by last.
    pub fn lines_per_warp(&self) -> u64 {
        self.config.l1_lines() / self.warps
    }

    /// The line that is offered in the coming cycle (R7).
    pub fn line(&self) -> Line {
        let stands = self.decision.valid;
        if stands { Line::default() } else { self.coalescer.line() }
    }

    /// Whether the number of some warp's lines waits.
    pub fn count_waits(&self) -> bool {
        self.coalescer.counts_waiting() > 0
    }

    /// Whether a division is in progress.
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
        // R5 and R7: the coalescer's inputs do not depend on its outputs.
        let stands = self.decision.valid;
        let takes_count = is_current && (!stands || input.decision.ready);
        let offered = self.coalescer.step(&coalescer::In {
            warp: input.warp,
            warp_sector: input.warp_sector,
            count: takes_count.into(),
            line: (input.line.ready && !stands).into(),
        });
        let out = Out {
            warp: offered.warp,
            lines_per_warp_valid: is_current,
            lines_per_warp,
            decision: self.decision,
            line: Line { valid: offered.line.valid && !stands, ..offered.line },
        };

        if input.decision.ready {
            self.decision = Decision::default();
        }
        if takes_count && offered.count.valid {
            let unique = offered.count.unique;
            let bypass = unique >= lines_per_warp && unique > 0;
            self.decision = Decision { valid: true, unique, bypass };
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
