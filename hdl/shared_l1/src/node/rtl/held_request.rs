//! The request in lookup.

use crate::node::Config;
use base::data_side::Request;
use base::streams::{KIND_BITS, OPERATION_BITS};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// The way of a local request; another core's takes none but that to the local tags.
    pub bundle Route(config: &Config) {
        /// The request leaves for another node or for L2.
        leaves: bool,
        /// The request leaves for another core, and not for L2.
        to_home: bool,
        /// The request's set was shared when it was accepted.
        is_shared: bool,
        /// Number of the core that is home to the line.
        home: u64 = config.core_number_bits(),
    }
}

signal::bundle! {
    /// A request from its acceptance on.
    pub bundle Held(config: &Config) {
        /// The request, with its identifier in the L1, whose bit that says that its reply counts is clear.
        request: Request = config.l1(),
        /// To the tags it is one with `bypass_l1`.
        bypass_l1: bool,
        /// The request leaves, and does nothing in the local tags.
        skips_tags: bool,
        /// Its line is homed elsewhere.
        is_foreign: bool,
        /// The way that it takes.
        route: Route = config,
    }
}

/// Holds the request in lookup.
#[derive(LogicBlock)]
pub struct HeldRequest {
    kind: Kind,
    /// A request is accepted.
    pub accepts: Signal<In, Bit>,
    /// The request that is taken at the edge if `accepts` is true.
    pub accepted: Input<Held>,
    /// The request in lookup is not done in this cycle.
    pub waits: Signal<In, Bit>,
    /// The request finds no room, and is looked up once more.
    pub retries: Optional<Signal<In, Bit>>,
    /// There is a request in lookup.
    pub has_request: Signal<Out, Bit>,
    /// The request is in the first cycle of its lookup, or found no room in the one before.
    pub has_first: Signal<Out, Bit>,
    /// The request is of another core.
    pub is_remote: Signal<Out, Bit>,
    /// The request in lookup, from the cycle after its acceptance on.
    pub held: Output<Held>,
    is_busy: Flop<Bit>,
    is_first: Flop<Bit>,
    request_kind: Reg,
    operation: Reg,
    line: Reg,
    set: Reg,
    sectors: Reg,
    byte_enable: Reg,
    data: BeatReg,
    id: Reg,
    bypass_l1: Flop<Bit>,
    skips_tags: Flop<Bit>,
    is_foreign: Flop<Bit>,
    leaves: Flop<Bit>,
    to_home: Flop<Bit>,
    is_shared: Flop<Bit>,
    home: Reg,
    _waits: bool,
}

impl HeldRequest {
    /// No request.
    pub fn new(config: &Config) -> HeldRequest {
        let l1 = config.l1();
        HeldRequest {
            kind: Kind::of::<HeldRequest>("Holds the request in lookup."),
            accepts: Signal::default(),
            accepted: Held::input(config),
            waits: Signal::default(),
            retries: Optional::new(l1.waits_when_full(), Signal::default()),
            has_request: Signal::default(),
            has_first: Signal::default(),
            is_remote: Signal::default(),
            held: Held::output(config),
            is_busy: Flop::new(),
            is_first: Flop::new(),
            request_kind: Reg::new(KIND_BITS),
            operation: Reg::new(OPERATION_BITS),
            line: Reg::new(l1.line_bits()),
            set: Reg::new(l1.set_bits()),
            sectors: Reg::new(l1.sectors()),
            byte_enable: Reg::new(l1.sector_bytes()),
            data: BeatReg::new(l1.beat_bits()),
            id: Reg::new(l1.id_bits()),
            bypass_l1: Flop::new(),
            skips_tags: Flop::new(),
            is_foreign: Flop::new(),
            leaves: Flop::new(),
            to_home: Flop::new(),
            is_shared: Flop::new(),
            home: Reg::new(config.core_number_bits()),
            _waits: l1.waits_when_full(),
        }
    }
}

impl Logic for HeldRequest {
    #[kernel]
    fn update(&mut self) {
        let id = self.held.request.id.width();
        self.is_first.d = self.accepts;
        if self._waits {
            self.is_first.d = self.accepts || self.retries;
        }
        self.is_busy.d = self.accepts || (self.is_busy.q && self.waits);
        self.request_kind.hold();
        self.operation.hold();
        self.line.hold();
        self.set.hold();
        self.sectors.hold();
        self.byte_enable.hold();
        self.data.hold();
        self.id.hold();
        self.bypass_l1.hold();
        self.skips_tags.hold();
        self.is_foreign.hold();
        self.leaves.hold();
        self.to_home.hold();
        self.is_shared.hold();
        self.home.hold();
        if self.accepts {
            self.request_kind.d = self.accepted.request.kind;
            self.operation.d = self.accepted.request.operation;
            self.line.d = self.accepted.request.line;
            self.set.d = self.accepted.request.set_number;
            self.sectors.d = self.accepted.request.sectors;
            self.byte_enable.d = self.accepted.request.byte_enable;
            self.data.d = self.accepted.request.data;
            self.id.d = self.accepted.request.id;
            self.bypass_l1.d = self.accepted.bypass_l1;
            self.skips_tags.d = self.accepted.skips_tags;
            self.is_foreign.d = self.accepted.is_foreign;
            self.leaves.d = self.accepted.route.leaves;
            self.to_home.d = self.accepted.route.to_home;
            self.is_shared.d = self.accepted.route.is_shared;
            self.home.d = self.accepted.route.home;
        }

        self.has_request = self.is_busy.q;
        self.has_first = self.is_first.q;
        self.is_remote = self.id.q.bit(id - 1);
        self.held.request.kind = self.request_kind.q;
        self.held.request.operation = self.operation.q;
        self.held.request.line = self.line.q;
        self.held.request.set_number = self.set.q;
        self.held.request.sectors = self.sectors.q;
        self.held.request.byte_enable = self.byte_enable.q;
        self.held.request.data = self.data.q;
        self.held.request.id = self.id.q;
        self.held.bypass_l1 = self.bypass_l1.q;
        self.held.skips_tags = self.skips_tags.q;
        self.held.is_foreign = self.is_foreign.q;
        self.held.route.leaves = self.leaves.q;
        self.held.route.to_home = self.to_home.q;
        self.held.route.is_shared = self.is_shared.q;
        self.held.route.home = self.home.q;
    }
}
