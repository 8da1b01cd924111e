//! Requests as they come to the tags.

use super::held_request::{Held, HeldRequest};
use super::home_request_table::Take;
use crate::l1_arbiter::rtl::L1Arbiter;
use crate::node::Config;
use crate::request_classifier::rtl::RequestClassifier;
use crate::request_classifier::{local, way};
use crate::streams::{RemoteRequest, remote_kind};
use base::streams::{CoreRequest, KIND_BITS, OPERATION_BITS, kind};
use ccn::own_store_filter::{self, rtl::OwnStoreFilter};
use kit::set_index::SetIndex;
use rust_hdl::core::prelude::*;
use signal::port::Packing;
use signal::prelude::*;

signal::bundle! {
    /// All of a request but its data, as the arbiter passes it on.
    pub bundle Head(config: &Config) {
        /// Kind of the request; the core itself asks for no `direct_load`.
        kind: u64 as remote_kind::NAMES = KIND_BITS,
        /// The atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.core().line_bits(),
        /// Sectors of the line.
        sectors: u64 = config.core().sectors(),
        /// Bytes that a store writes.
        byte_enable: u128 = config.core().sector_bytes(),
        /// The core that asks.
        source: u64 = config.core_number_bits(),
        /// Its identifier of the request.
        id: u64 = config.id_bits(),
    }
}

/// Arbitrates between the core's requests and other cores', routes a local one, and holds the request in
/// lookup.
#[derive(LogicBlock)]
pub struct Intake {
    kind: Kind,
    /// Local requests.
    pub core_request: Input<CoreRequest>,
    /// Requests of other cores.
    pub remote_in: Input<RemoteRequest>,
    /// DynEB treats sets with even numbers as shared.
    pub even_sets_shared: Signal<In, Bit>,
    /// DynEB treats sets with odd numbers as shared.
    pub odd_sets_shared: Signal<In, Bit>,
    /// Number of the local core, the same until a reset.
    pub core_number: Wire<In>,
    /// The cache is to be emptied.
    pub flush: Signal<In, Bit>,
    /// A request of another core may be looked up.
    pub admits: Signal<In, Bit>,
    /// No request may be accepted, but the one in lookup may end.
    pub stops: Signal<In, Bit>,
    /// The request in lookup is not done in this cycle.
    pub waits: Signal<In, Bit>,
    /// The request finds no room, and is looked up once more.
    pub retries: Optional<Signal<In, Bit>>,
    /// The request of another core that is accepted.
    pub taken: Output<Take>,
    /// A request is in flight to a home, or its reply.
    pub has_homeward: Optional<Signal<In, Bit>>,
    /// The cache has been emptied.
    pub flushed: Optional<Signal<In, Bit>>,
    /// The request in lookup, a write past the homes, is refused for one that is homeward.
    pub is_held_back: Optional<Signal<Out, Bit>>,
    /// A set is read: a request may be accepted.
    pub reads: Signal<Out, Bit>,
    /// The set of the request that is accepted.
    pub next_set: Wire<Out>,
    /// There is a request in lookup.
    pub is_busy: Signal<Out, Bit>,
    /// The request is in the first cycle of its lookup.
    pub is_first: Signal<Out, Bit>,
    /// The request is of another core.
    pub is_remote: Signal<Out, Bit>,
    /// The request in lookup, which means something while `is_busy` is true.
    pub held: Output<Held>,
    arbiter: L1Arbiter,
    classifier: RequestClassifier,
    index: SetIndex,
    stage: HeldRequest,
    /// Heads of the core's request, of another core's, and of the one that is offered.
    local: <Head as Carried>::Wires<Local, Local>,
    remote: <Head as Carried>::Wires<Local, Local>,
    offered: <Head as Carried>::Wires<Local, Local>,
    /// A local request's line is homed elsewhere; where the request goes.
    is_foreign: Signal<Local, Bit>,
    way: Wire<Local>,
    leaves: Signal<Local, Bit>,
    /// Lines that the core has written past their homes.
    own: Optional<OwnStoreFilter>,
    /// The request in lookup is to one of them.
    is_own: Optional<Signal<Local, Bit>>,
    was_own: Optional<Flop<Bit>>,
    /// The request in lookup was a write past its home in the cycle of a homeward request.
    was_held_back: Optional<Flop<Bit>>,
    /// Its `bypass_l1` is for its way alone.
    bypasses_by_way: Optional<Flop<Bit>>,
    /// The request at the port is a write past its home.
    writes_directly: Optional<Signal<Local, Bit>>,
    _head: Packing,
    _chunking: bool,
    _waits: bool,
    _filters: bool,
}

impl Intake {
    pub fn new(config: &Config) -> Intake {
        let (l1, core) = (config.l1(), config.core_number_bits());
        let head = Head::wires::<Local, Local>(config);
        let has_filter = config.filter().is_some();
        let filter =
            config.filter().unwrap_or_else(|| own_store_filter::Config::sized(2, l1.line_bits()));
        let bit = || Optional::new(has_filter, Signal::default());
        let flop = || Optional::new(has_filter, Flop::new());
        Intake {
            kind: Kind::of::<Intake>(
                "Arbitrates between the core's requests and other cores', routes a local one, \
                 and holds the request in lookup.",
            )
            .named("node_intake"),
            core_request: CoreRequest::input(config.core()),
            remote_in: RemoteRequest::input(config),
            even_sets_shared: Signal::default(),
            odd_sets_shared: Signal::default(),
            core_number: Wire::new(core),
            flush: Signal::default(),
            admits: Signal::default(),
            stops: Signal::default(),
            waits: Signal::default(),
            retries: Optional::new(l1.waits_when_full(), Signal::default()),
            taken: Take::output(config),
            has_homeward: Optional::new(has_filter, Signal::default()),
            flushed: Optional::new(has_filter, Signal::default()),
            is_held_back: Optional::new(has_filter, Signal::default()),
            reads: Signal::default(),
            next_set: Wire::new(l1.set_bits()),
            is_busy: Signal::default(),
            is_first: Signal::default(),
            is_remote: Signal::default(),
            held: Held::output(config),
            arbiter: L1Arbiter::new(config.arbiter()),
            classifier: RequestClassifier::new(config.classifier()),
            index: SetIndex::new(l1.index(), l1.line_bits(), l1.sets()),
            stage: HeldRequest::new(config),
            _head: Packing::of(&head),
            local: head.clone(),
            remote: head.clone(),
            offered: head,
            is_foreign: Signal::default(),
            way: Wire::new(way::BITS),
            leaves: Signal::default(),
            own: Optional::new(has_filter, OwnStoreFilter::new(&filter)),
            is_own: bit(),
            was_own: flop(),
            was_held_back: flop(),
            bypasses_by_way: flop(),
            writes_directly: bit(),
            _chunking: config.chunking(),
            _waits: l1.waits_when_full(),
            _filters: has_filter,
        }
    }
}

impl Logic for Intake {
    #[kernel]
    fn update(&mut self) {
        self.classify();
        self.arbitrate();
        if self._filters {
            self.filter();
        }
        self.take();
        self.hold();
    }
}

impl Intake {
    /// The route of a local request: a load that must not be answered from an L1 goes where a store would,
    /// so that it keeps its place among the stores.
    #[kernel]
    fn classify(&mut self) {
        let is_load = self.core_request.kind == kind::LOAD;
        self.classifier.request.kind = self.core_request.kind;
        if is_load && self.core_request.bypass_l1 {
            self.classifier.request.kind = kind::STORE.into();
        }
        self.classifier.request.line = self.core_request.line;
        self.classifier.even_sets_shared = self.even_sets_shared;
        self.classifier.odd_sets_shared = self.odd_sets_shared;
        self.classifier.core_number = self.core_number;
        self.is_foreign = self.classifier.home != self.core_number;
        self.way = self.classifier.way;
        if self._filters {
            // In private mode a write goes past its home (R27).
            let is_write = (self.core_request.kind != kind::LOAD) || self.core_request.bypass_l1;
            let is_private = !self.even_sets_shared && !self.odd_sets_shared;
            self.writes_directly = is_write && is_private && self.is_foreign;
            if self.writes_directly {
                self.way = way::LOCAL.into();
                if self.core_request.kind == kind::ATOMIC {
                    self.way = way::L2.into();
                }
            }
        }
        self.leaves = self.way != way::LOCAL;
    }

    /// The filter says of the request in lookup whether its line is private, and learns of the one at the port (R27).
    #[kernel]
    fn filter(&mut self) {
        self.is_own = self.own.answer.filtered || self.was_own.q;
        self.is_held_back = self.was_held_back.q && !self.is_own;
        let asks_home = self.stage.has_request && self.stage.held.route.to_home && !self.is_own;
        let is_homeward = self.has_homeward || asks_home;
        let is_accepted = self.core_request.valid && self.core_request.ready;
        self.own.query.valid = is_accepted && self.is_foreign;
        self.own.query.line = self.core_request.line;
        self.own.store.valid = is_accepted && self.writes_directly && !is_homeward;
        self.own.store.line = self.core_request.line;
        self.own.clear = self.flush && self.flushed;
        let goes_on = self.stage.has_request && self.waits;
        self.was_own.d = self.is_own && goes_on;
        self.was_held_back.hold();
        self.bypasses_by_way.hold();
        if !goes_on {
            self.was_held_back.d = self.writes_directly && is_homeward && !self.arbiter.l1.remote;
            self.bypasses_by_way.d = !self.core_request.bypass_l1;
        }
    }

    /// Whose turn it is.
    #[kernel]
    fn arbitrate(&mut self) {
        self.local.kind = self.core_request.kind;
        self.local.operation = self.core_request.operation;
        self.local.line = self.core_request.line;
        self.local.sectors = self.core_request.sectors;
        self.local.byte_enable = self.core_request.byte_enable;
        self.local.source = self.core_number;
        self.local.id = self.core_request.id;
        self.arbiter.local.valid = self.core_request.valid && !self.flush;
        self.arbiter.local.head = self.local.pack(&self._head, 0);
        self.arbiter.local.data = self.core_request.data;
        self.core_request.ready = self.arbiter.local.ready && !self.flush;
        self.remote.kind = self.remote_in.kind;
        self.remote.operation = self.remote_in.operation;
        self.remote.line = self.remote_in.line;
        self.remote.sectors = self.remote_in.sectors;
        self.remote.byte_enable = self.remote_in.byte_enable;
        self.remote.source = self.remote_in.source;
        self.remote.id = self.remote_in.id;
        self.arbiter.remote.valid = self.remote_in.valid;
        self.arbiter.remote.head = self.remote.pack(&self._head, 0);
        self.arbiter.remote.data = self.remote_in.data;
        self.remote_in.ready = self.arbiter.remote.ready;
        self.arbiter.has_room = self.admits;
    }

    /// The request that is offered is accepted unless the one in lookup goes on.
    #[kernel]
    fn take(&mut self) {
        let is_free = !(self.stage.has_request && self.waits) && !self.stops;
        self.arbiter.l1.ready = is_free;
        self.stage.accepts = self.arbiter.l1.valid && is_free;
        self.stage.waits = self.waits;

        self.offered.unpack(&self._head, 0, self.arbiter.l1.head);
        self.index.line = self.offered.line;
        self.reads = self.arbiter.l1.valid;
        self.next_set = self.index.set_number;
        if self._waits {
            self.stage.retries = self.retries;
            if self.retries {
                self.reads = true;
                self.next_set = self.stage.held.request.set_number;
            }
        }
        self.taken.valid = self.arbiter.l1.valid && is_free && self.arbiter.l1.remote;
        self.taken.requester.core = self.offered.source;
        self.taken.requester.id = self.offered.id;
        self.taken.requester.sectors = self.offered.sectors;
        if self.offered.kind == kind::STORE {
            self.taken.requester.sectors = 0;
        }
    }

    /// The request enters lookup in the next cycle.
    #[kernel]
    fn hold(&mut self) {
        let (id, inner_id) = (self.offered.id.width(), self.held.request.id.width());
        let sectors = self.offered.sectors.width();
        let is_direct_load = self.offered.kind == (remote_kind::DIRECT_LOAD as usize);
        let is_any_load = (self.offered.kind == kind::LOAD) || is_direct_load;
        self.stage.accepted.request.kind = self.offered.kind;
        if is_direct_load {
            self.stage.accepted.request.kind = kind::LOAD.into();
        }
        self.stage.accepted.request.operation = self.offered.operation;
        self.stage.accepted.request.line = self.offered.line;
        self.stage.accepted.request.set_number = self.index.set_number;
        self.stage.accepted.request.sectors = self.offered.sectors;
        self.stage.accepted.request.byte_enable = self.offered.byte_enable;
        self.stage.accepted.request.data = self.arbiter.l1.data;
        self.stage.accepted.request.id =
            bits_to(cat(self.classifier.is_shared, bits_to(self.offered.id, id + 1)), inner_id);
        // A store that leaves is a plain one in the local tags only if its set is private.
        self.stage.accepted.bypass_l1 = self.core_request.bypass_l1
            || (!is_any_load && self.leaves && self.classifier.is_shared);
        self.stage.accepted.skips_tags =
            self.leaves && (is_any_load || (self.classifier.local_copy == local::NONE));
        self.stage.accepted.is_foreign = self.is_foreign;
        self.stage.accepted.route.leaves = self.leaves;
        self.stage.accepted.route.to_home = self.way == way::HOME;
        self.stage.accepted.route.is_shared = self.classifier.is_shared;
        self.stage.accepted.route.home = self.classifier.home;
        if self.arbiter.l1.remote {
            self.stage.accepted.request.id =
                cat(bits_to(1, 1), bits_to(self.taken.entry, inner_id - 1));
            self.stage.accepted.bypass_l1 = is_direct_load || (self.flush && is_any_load);
            self.stage.accepted.skips_tags = false;
            self.stage.accepted.is_foreign = false;
            self.stage.accepted.route.leaves = false;
            self.stage.accepted.route.to_home = false;
            if !self._chunking {
                if is_any_load {
                    self.stage.accepted.request.sectors = (usize::MAX >> (64 - sectors)).into();
                }
            }
        }
        self.is_busy = self.stage.has_request;
        self.is_first = self.stage.has_first;
        self.is_remote = self.stage.is_remote;
        self.stage.held.link(&mut self.held);
        if self._filters {
            // A line of the filter is private, whatever the mode.
            if self.is_own {
                self.held.route.leaves = self.stage.held.request.kind == kind::ATOMIC;
                self.held.route.to_home = false;
                self.held.skips_tags = false;
                self.held.bypass_l1 = self.stage.held.bypass_l1 && !self.bypasses_by_way.q;
            }
        }
    }
}
