//! The hardware: a coalescer, a divider, and the valid decision between them.

use super::super::coalescer::Config as Coalesced;
use super::super::coalescer::rtl::Coalescer;
use super::{Config, Ports};
use kit::serial_divider::SerialDivider;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct ScatterBypass {
    kind: Kind,
    pub(super) ports: Ports,
    coalescer: Coalescer,
    divider: SerialDivider,
    /// The number of warps divided by last.
    divided_by: Reg,
    divides: Flop<Bit>,
    quota: Reg,
    is_decided: Flop<Bit>,
    unique: Reg,
    bypass: Flop<Bit>,
    warps: Wire<Local>,
    _config: Config,
}

impl ScatterBypass {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> ScatterBypass {
        let quota = config.quota_bits();
        let unique = Coalesced::COUNT_BITS;
        ScatterBypass {
            kind: Kind::of::<ScatterBypass>(
                "Decides for each load of a warp whether it bypasses the L1, by the number of \
                 distinct lines it touches, and gives these lines.",
            ),
            ports: Ports::new(config),
            coalescer: Coalescer::new(config.coalescer()),
            divider: SerialDivider::new(config.divider()),
            divided_by: Reg::with_reset(Config::WARP_BITS, 1),
            divides: Flop::new(),
            quota: Reg::with_reset(quota, config.l1_lines()),
            is_decided: Flop::new(),
            unique: Reg::new(unique),
            bypass: Flop::new(),
            warps: Wire::new(Config::WARP_BITS),
            _config: config.clone(),
        }
    }
}

impl Logic for ScatterBypass {
    #[kernel]
    fn update(&mut self) {
        let l1_lines = self._config.l1_lines() as usize;
        let wide = self._config.compared_bits();

        // The lines for a warp, divided anew when the number of warps changes.
        self.warps = self.active_warps;
        if self.active_warps == 0 {
            self.warps = 1;
        }
        let is_current = !self.divides.q && (self.warps == self.divided_by.q);
        let starts = !self.divides.q && !is_current;
        self.divider.start.valid = starts;
        self.divider.start.dividend = l1_lines.into();
        self.divider.start.divisor = self.warps;
        self.divider.result.ready = true;
        self.divided_by.hold();
        self.divides.hold();
        self.quota.hold();
        if starts {
            self.divided_by.d = self.warps;
            self.divides.d = true;
        }
        if self.divider.result.valid {
            self.quota.d = self.divider.result.quotient;
            self.divides.d = false;
        }
        self.lines_per_warp_valid = is_current;
        self.lines_per_warp = self.quota.q;

        // The decision on the warp whose count is offered.
        let has_room = !self.is_decided.q || self.decision.ready;
        let may_decide = has_room && is_current;
        let unique = self.coalescer.count.unique;
        self.coalescer.count.ready = may_decide;
        self.is_decided.hold();
        self.unique.hold();
        self.bypass.hold();
        if self.decision.ready {
            self.is_decided.d = false;
        }
        if may_decide && self.coalescer.count.valid {
            self.is_decided.d = true;
            self.unique.d = unique;
            self.bypass.d = (bits_to(unique, wide) >= bits_to(self.quota.q, wide)) && (unique != 0);
        }
        self.decision.valid = self.is_decided.q;
        self.decision.unique = self.unique.q;
        self.decision.bypass = self.bypass.q;

        // Lines wait while a decision is valid.
        self.ports.warp.link(&mut self.coalescer.warp);
        for l in 0..self.warp_sector.len() {
            self.coalescer.warp_sector[l] = self.warp_sector[l];
        }
        self.line.valid = self.coalescer.line.valid && !self.is_decided.q;
        self.line.address = self.coalescer.line.address;
        self.line.sectors = self.coalescer.line.sectors;
        self.line.last = self.coalescer.line.last;
        self.coalescer.line.ready = self.line.ready && !self.is_decided.q;
    }
}
