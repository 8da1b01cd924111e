//! The hardware: a gate, the routing, and a count.

use super::{Config, Ports};
use crate::route_policy::rtl::RoutePolicy;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SacEntry {
    kind: Kind,
    pub(super) ports: Ports,
    route: RoutePolicy,
    unanswered: Reg,
    // A request was offered and not taken.
    is_stalled: Flop<Bit>,
    // The request that left in the cycle before.
    left: Flop<Bit>,
    left_slice: Reg,
    left_local: Flop<Bit>,
    leaves: Signal<Local, Bit>,
    _has_chips: bool,
    _id_bits: usize,
}

impl SacEntry {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SacEntry {
        SacEntry {
            kind: Kind::of::<SacEntry>(
                "The entry of an SM's requests into the NoC: adds the slice that each goes to, \
                 holds them while the organisation changes, and counts those that are not answered.",
            ),
            ports: Ports::new(config),
            route: RoutePolicy::new(config.route()),
            unanswered: Reg::new(config.count_bits()),
            is_stalled: Flop::new(),
            left: Flop::new(),
            left_slice: Reg::new(config.slice_bits()),
            left_local: Flop::new(),
            leaves: Signal::default(),
            _has_chips: config.has_chips(),
            _id_bits: config.count_bits() - 1,
        }
    }
}

impl Logic for SacEntry {
    #[kernel]
    fn update(&mut self) {
        self.requests();
        self.ports.reply.link(&mut self.ports.down_reply);
        self.count();
    }
}

impl SacEntry {
    /// Requests pass, with their target, unless they are held.
    #[kernel]
    fn requests(&mut self) {
        self.route.sm_side.next = self.sm_side.val();
        self.route.request.line.next = self.request.line.val();
        self.route.request.chip.next = 0.into();
        self.route.request.home.next = 0.into();
        if self._has_chips {
            self.route.request.chip.next = self.chip.val();
            self.route.request.home.next = self.request.home.val();
        }

        let is_full = self.unanswered.q.val().bit(self._id_bits);
        let offers =
            self.request.valid.val() && (self.is_stalled.q.val() || !(self.hold.val() || is_full));
        self.forward.valid.next = offers;
        self.forward.kind.next = self.request.kind.val();
        self.forward.operation.next = self.request.operation.val();
        self.forward.line.next = self.request.line.val();
        self.forward.sectors.next = self.request.sectors.val();
        self.forward.byte_enable.next = self.request.byte_enable.val();
        self.forward.data.next = self.request.data.val();
        self.forward.source.next = self.request.source.val();
        self.forward.id.next = self.request.id.val();
        self.forward.to_slice.next = self.route.to.slice.val();
        if self._has_chips {
            self.forward.chip.next = self.chip.val();
            self.forward.home.next = self.request.home.val();
            self.forward.to_chip.next = self.route.to.chip.val();
        }
        self.leaves.next = offers && self.forward.ready.val();
        self.request.ready.next = self.leaves.val();
        self.is_stalled.d.next = offers && !self.forward.ready.val();
        self.held.next = self.hold.val() && !self.is_stalled.q.val();
    }

    /// Requests that left and are unanswered, and the one that left last.
    #[kernel]
    fn count(&mut self) {
        let answered =
            self.reply.valid.val() && self.reply.last.val() && self.down_reply.ready.val();
        self.unanswered.hold();
        if self.leaves.val() && !answered {
            self.unanswered.d.next = self.unanswered.q.val() + 1;
        }
        if answered && !self.leaves.val() {
            self.unanswered.d.next = self.unanswered.q.val() - 1;
        }
        self.empty.next = self.unanswered.q.val() == 0;

        self.left.d.next = self.leaves.val();
        self.left_slice.d.next = self.route.to.slice.val();
        self.left_local.d.next = true;
        if self._has_chips {
            self.left_local.d.next = self.chip.val() == self.request.home.val();
        }
        self.miss.valid.next = self.left.q.val();
        self.miss.slice.next = self.left_slice.q.val();
        self.miss.local.next = self.left_local.q.val();
    }
}
