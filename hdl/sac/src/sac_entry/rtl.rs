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
        self.route.sm_side = self.sm_side;
        self.route.request.line = self.request.line;
        self.route.request.chip = 0;
        self.route.request.home = 0;
        if self._has_chips {
            self.route.request.chip = self.chip;
            self.route.request.home = self.request.home;
        }

        let is_full = self.unanswered.q.bit(self._id_bits);
        let offers = self.request.valid && (self.is_stalled.q || !(self.hold || is_full));
        self.forward.valid = offers;
        self.forward.kind = self.request.kind;
        self.forward.operation = self.request.operation;
        self.forward.line = self.request.line;
        self.forward.sectors = self.request.sectors;
        self.forward.byte_enable = self.request.byte_enable;
        self.forward.data = self.request.data;
        self.forward.source = self.request.source;
        self.forward.id = self.request.id;
        self.forward.to_slice = self.route.to.slice;
        if self._has_chips {
            self.forward.chip = self.chip;
            self.forward.home = self.request.home;
            self.forward.to_chip = self.route.to.chip;
        }
        self.leaves = offers && self.forward.ready;
        self.request.ready = self.leaves;
        self.is_stalled.d = offers && !self.forward.ready;
        self.held = self.hold && !self.is_stalled.q;
    }

    /// Requests that left and are unanswered, and the one that left last.
    #[kernel]
    fn count(&mut self) {
        let answered = self.reply.valid && self.reply.last && self.down_reply.ready;
        self.unanswered.hold();
        if self.leaves && !answered {
            self.unanswered.d = self.unanswered.q + 1;
        }
        if answered && !self.leaves {
            self.unanswered.d = self.unanswered.q - 1;
        }
        self.empty = self.unanswered.q == 0;

        self.left.d = self.leaves;
        self.left_slice.d = self.route.to.slice;
        self.left_local.d = true;
        if self._has_chips {
            self.left_local.d = self.chip == self.request.home;
        }
        self.miss.valid = self.left.q;
        self.miss.slice = self.left_slice.q;
        self.miss.local = self.left_local.q;
    }
}
