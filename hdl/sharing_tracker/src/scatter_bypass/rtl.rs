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
        self.warps.next = self.active_warps.val();
        if self.active_warps.val() == 0 {
            self.warps.next = 1.into();
        }
        let is_current = !self.divides.q.val() && (self.warps.val() == self.divided_by.q.val());
        let starts = !self.divides.q.val() && !is_current;
        self.divider.start.valid.next = starts;
        self.divider.start.dividend.next = l1_lines.into();
        self.divider.start.divisor.next = self.warps.val();
        self.divider.result.ready.next = true;
        self.divided_by.hold();
        self.divides.hold();
        self.quota.hold();
        if starts {
            self.divided_by.d.next = self.warps.val();
            self.divides.d.next = true;
        }
        if self.divider.result.valid.val() {
            self.quota.d.next = self.divider.result.quotient.val();
            self.divides.d.next = false;
        }
        self.lines_per_warp_valid.next = is_current;
        self.lines_per_warp.next = self.quota.q.val();

        // The decision on the warp whose count is offered.
        let has_room = !self.is_decided.q.val() || self.decision.ready.val();
        let may_decide = has_room && is_current;
        let unique = self.coalescer.count.unique.val();
        self.coalescer.count.ready.next = may_decide;
        self.is_decided.hold();
        self.unique.hold();
        self.bypass.hold();
        if self.decision.ready.val() {
            self.is_decided.d.next = false;
        }
        if may_decide && self.coalescer.count.valid.val() {
            self.is_decided.d.next = true;
            self.unique.d.next = unique;
            self.bypass.d.next =
                (bits_to(unique, wide) >= bits_to(self.quota.q.val(), wide)) && (unique != 0);
        }
        self.decision.valid.next = self.is_decided.q.val();
        self.decision.unique.next = self.unique.q.val();
        self.decision.bypass.next = self.bypass.q.val();

        // Lines wait while a decision is valid.
        self.ports.warp.link(&mut self.coalescer.warp);
        for l in 0..self.warp_sector.len() {
            self.coalescer.warp_sector[l].next = self.warp_sector[l].val();
        }
        self.line.valid.next = self.coalescer.line.valid.val() && !self.is_decided.q.val();
        self.line.address.next = self.coalescer.line.address.val();
        self.line.sectors.next = self.coalescer.line.sectors.val();
        self.line.last.next = self.coalescer.line.last.val();
        self.coalescer.line.ready.next = self.line.ready.val() && !self.is_decided.q.val();
    }
}
