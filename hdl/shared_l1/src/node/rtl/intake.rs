//! Requests as they come to the tags.

use super::held_request::{Held, HeldRequest};
use super::home_request_table::Take;
use crate::l1_arbiter::rtl::L1Arbiter;
use crate::node::Config;
use crate::request_classifier::rtl::RequestClassifier;
use crate::request_classifier::{local, way};
use crate::streams::{RemoteRequest, remote_kind};
use base::streams::{CoreRequest, KIND_BITS, OPERATION_BITS, kind};
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
    _head: Packing,
    _chunking: bool,
    _waits: bool,
}

impl Intake {
    pub fn new(config: &Config) -> Intake {
        let (l1, core) = (config.l1(), config.core_number_bits());
        let head = Head::wires::<Local, Local>(config);
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
            _chunking: config.chunking(),
            _waits: l1.waits_when_full(),
        }
    }
}

impl Logic for Intake {
    #[kernel]
    fn update(&mut self) {
        self.classify();
        self.arbitrate();
        self.take();
        self.hold();
    }
}

impl Intake {
    /// The route of a local request: a load that must not be answered from an L1 goes where a store would,
    /// so that it keeps its place among the stores.
    #[kernel]
    fn classify(&mut self) {
        let is_load = self.core_request.kind.val() == kind::LOAD;
        self.classifier.request.kind.next = self.core_request.kind.val();
        if is_load && self.core_request.bypass_l1.val() {
            self.classifier.request.kind.next = kind::STORE.into();
        }
        self.classifier.request.line.next = self.core_request.line.val();
        self.classifier.even_sets_shared.next = self.even_sets_shared.val();
        self.classifier.odd_sets_shared.next = self.odd_sets_shared.val();
        self.classifier.core_number.next = self.core_number.val();
        self.is_foreign.next = self.classifier.home.val() != self.core_number.val();
        self.way.next = self.classifier.way.val();
        self.leaves.next = self.way.val() != way::LOCAL;
    }

    /// Whose turn it is.
    #[kernel]
    fn arbitrate(&mut self) {
        self.local.kind.next = self.core_request.kind.val();
        self.local.operation.next = self.core_request.operation.val();
        self.local.line.next = self.core_request.line.val();
        self.local.sectors.next = self.core_request.sectors.val();
        self.local.byte_enable.next = self.core_request.byte_enable.val();
        self.local.source.next = self.core_number.val();
        self.local.id.next = self.core_request.id.val();
        self.arbiter.local.valid.next = self.core_request.valid.val() && !self.flush.val();
        self.arbiter.local.head.next = self.local.pack(&self._head, 0);
        self.arbiter.local.data.next = self.core_request.data.val();
        self.core_request.ready.next = self.arbiter.local.ready.val() && !self.flush.val();
        self.remote.kind.next = self.remote_in.kind.val();
        self.remote.operation.next = self.remote_in.operation.val();
        self.remote.line.next = self.remote_in.line.val();
        self.remote.sectors.next = self.remote_in.sectors.val();
        self.remote.byte_enable.next = self.remote_in.byte_enable.val();
        self.remote.source.next = self.remote_in.source.val();
        self.remote.id.next = self.remote_in.id.val();
        self.arbiter.remote.valid.next = self.remote_in.valid.val();
        self.arbiter.remote.head.next = self.remote.pack(&self._head, 0);
        self.arbiter.remote.data.next = self.remote_in.data.val();
        self.remote_in.ready.next = self.arbiter.remote.ready.val();
        self.arbiter.has_room.next = self.admits.val();
    }

    /// The request that is offered is accepted unless the one in lookup goes on.
    #[kernel]
    fn take(&mut self) {
        let is_free = !(self.stage.has_request.val() && self.waits.val()) && !self.stops.val();
        self.arbiter.l1.ready.next = is_free;
        self.stage.accepts.next = self.arbiter.l1.valid.val() && is_free;
        self.stage.waits.next = self.waits.val();

        self.offered.unpack(&self._head, 0, self.arbiter.l1.head.val());
        self.index.line.next = self.offered.line.val();
        self.reads.next = self.arbiter.l1.valid.val();
        self.next_set.next = self.index.set_number.val();
        if self._waits {
            self.stage.retries.next = self.retries.val();
            if self.retries.val() {
                self.reads.next = true;
                self.next_set.next = self.stage.held.request.set_number.val();
            }
        }
        self.taken.valid.next =
            self.arbiter.l1.valid.val() && is_free && self.arbiter.l1.remote.val();
        self.taken.requester.core.next = self.offered.source.val();
        self.taken.requester.id.next = self.offered.id.val();
        self.taken.requester.sectors.next = self.offered.sectors.val();
        if self.offered.kind.val() == kind::STORE {
            self.taken.requester.sectors.next = 0.into();
        }
    }

    /// The request enters lookup in the next cycle.
    #[kernel]
    fn hold(&mut self) {
        let (id, inner_id) = (self.offered.id.width(), self.held.request.id.width());
        let sectors = self.offered.sectors.width();
        let is_direct_load = self.offered.kind.val() == (remote_kind::DIRECT_LOAD as usize);
        let is_any_load = (self.offered.kind.val() == kind::LOAD) || is_direct_load;
        self.stage.accepted.request.kind.next = self.offered.kind.val();
        if is_direct_load {
            self.stage.accepted.request.kind.next = kind::LOAD.into();
        }
        self.stage.accepted.request.operation.next = self.offered.operation.val();
        self.stage.accepted.request.line.next = self.offered.line.val();
        self.stage.accepted.request.set_number.next = self.index.set_number.val();
        self.stage.accepted.request.sectors.next = self.offered.sectors.val();
        self.stage.accepted.request.byte_enable.next = self.offered.byte_enable.val();
        self.stage.accepted.request.data.next = self.arbiter.l1.data.val();
        self.stage.accepted.request.id.next = bits_to(
            cat(self.classifier.is_shared.val(), bits_to(self.offered.id.val(), id + 1)),
            inner_id,
        );
        // A store that leaves is a plain one in the local tags only if its set is private.
        self.stage.accepted.bypass_l1.next = self.core_request.bypass_l1.val()
            || (!is_any_load && self.leaves.val() && self.classifier.is_shared.val());
        self.stage.accepted.skips_tags.next =
            self.leaves.val() && (is_any_load || (self.classifier.local_copy.val() == local::NONE));
        self.stage.accepted.is_foreign.next = self.is_foreign.val();
        self.stage.accepted.route.leaves.next = self.leaves.val();
        self.stage.accepted.route.to_home.next = self.way.val() == way::HOME;
        self.stage.accepted.route.is_shared.next = self.classifier.is_shared.val();
        self.stage.accepted.route.home.next = self.classifier.home.val();
        if self.arbiter.l1.remote.val() {
            self.stage.accepted.request.id.next =
                cat(bits_to(1, 1), bits_to(self.taken.entry.val(), inner_id - 1));
            self.stage.accepted.bypass_l1.next =
                is_direct_load || (self.flush.val() && is_any_load);
            self.stage.accepted.skips_tags.next = false;
            self.stage.accepted.is_foreign.next = false;
            self.stage.accepted.route.leaves.next = false;
            self.stage.accepted.route.to_home.next = false;
            if !self._chunking {
                if is_any_load {
                    self.stage.accepted.request.sectors.next =
                        (usize::MAX >> (64 - sectors)).into();
                }
            }
        }
        self.is_busy.next = self.stage.has_request.val();
        self.is_first.next = self.stage.has_first.val();
        self.is_remote.next = self.stage.is_remote.val();
        self.stage.held.link(&mut self.held);
    }
}
