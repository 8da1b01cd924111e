//! Local requests that leave.

use super::held_request::Route;
use crate::node::Config;
use crate::remote_tracker::rtl::RemoteTracker;
use crate::store_tracker::rtl::StoreTracker;
use crate::streams::{HomeRequest, remote_kind};
use base::data_side;
use base::streams::{KIND_BITS, OPERATION_BITS, kind};
use kit::queue::BeatQueue;
use rust_hdl::core::prelude::*;
use signal::port::Beat;
use signal::prelude::*;

signal::bundle! {
    /// Decision on the local request in lookup.
    pub bundle Verdict {
        /// The request leaves in this cycle.
        leaves_now: bool,
        /// The request is refused: a tracker holds it back.
        back is_refused: bool,
        /// There is room for one that is routed home.
        back has_room: bool,
    }
}

signal::bundle! {
    /// The reply at hand.
    pub bundle Reply(config: &Config) {
        /// Identifier of its request.
        id: u64 = config.id_bits(),
        /// Its last beat is taken.
        done: bool,
        /// Sectors that the request wants; none if it did not leave.
        back sectors: u64 = config.core().sectors(),
        /// Kind of the request; that of a load if it did not leave.
        back kind: u64 as kind::NAMES = KIND_BITS,
        /// Its set was shared.
        back is_shared: bool,
    }
}

signal::bundle! {
    /// A request that waits to leave for its home: all of it but the number of this core.
    pub stream IssuedRequest(config: &Config) {
        /// Number of the core that the request is sent to.
        home: u64 = config.core_number_bits(),
        /// Kind of the request.
        kind: u64 as remote_kind::NAMES = KIND_BITS,
        /// An atomic's operation.
        operation: u64 = OPERATION_BITS,
        /// Line address.
        line: u64 = config.core().line_bits(),
        /// Sectors wanted or written.
        sectors: u64 = config.core().sectors(),
        /// Bytes written.
        byte_enable: u128 = config.core().sector_bytes(),
        /// Their values.
        data: Beat = config.core().beat_bits(),
        /// Its identifier.
        id: u64 = config.id_bits(),
    }
}

/// Issues local requests that leave: blocks those that must wait, tracks those in flight, and sends those
/// routed to a home.
#[derive(LogicBlock)]
pub struct RemoteRequestIssue {
    kind: Kind,
    /// The request in lookup, with its identifier in the L1.
    pub request: Input<data_side::Request>,
    /// The way that it takes.
    pub route: Input<Route>,
    /// The request has `bypass_l1`; of a load: no L1 may answer it.
    pub bypass_l1: Signal<In, Bit>,
    /// Decision on the request.
    pub verdict: Input<Verdict>,
    /// The reply at hand.
    pub reply: Input<Reply>,
    /// Number of the local core, the same until a reset.
    pub core_number: Wire<In>,
    /// The request is a write past the homes that must wait.
    pub is_held_back: Optional<Signal<In, Bit>>,
    /// The reply at hand is a packet's.
    pub ends_packet: Optional<Signal<In, Bit>>,
    /// A request has left for a home and is not answered.
    pub has_homeward: Optional<Signal<Out, Bit>>,
    /// No request that has left is unanswered.
    pub is_idle: Signal<Out, Bit>,
    /// Requests to homes.
    pub remote_request_out: Output<HomeRequest>,
    stores: StoreTracker,
    requests: RemoteTracker,
    queue: BeatQueue<IssuedRequest>,
    /// Requests that have left for homes and are not answered.
    homeward: Optional<Reg>,
    _filters: bool,
}

impl RemoteRequestIssue {
    pub fn new(config: &Config) -> RemoteRequestIssue {
        let filters = config.filter().is_some();
        let most = config.remote_tracker().requests();
        RemoteRequestIssue {
            kind: Kind::of::<RemoteRequestIssue>(
                "Issues local requests that leave: blocks those that must wait, tracks those in \
                 flight, and sends those routed to a home.",
            ),
            request: data_side::Request::input(config.l1()),
            route: Route::input(config),
            bypass_l1: Signal::default(),
            verdict: Verdict::input(()),
            reply: Reply::input(config),
            core_number: Wire::new(config.core_number_bits()),
            is_held_back: Optional::new(filters, Signal::default()),
            ends_packet: Optional::new(filters, Signal::default()),
            has_homeward: Optional::new(filters, Signal::default()),
            is_idle: Signal::default(),
            remote_request_out: HomeRequest::output(config),
            stores: StoreTracker::new(config.store_tracker()),
            requests: RemoteTracker::new(config.remote_tracker()),
            queue: BeatQueue::of(config, config.remote_request_out_queue()),
            homeward: Optional::new(filters, Reg::new(index_bits(most + 1))),
            _filters: filters,
        }
    }
}

impl Logic for RemoteRequestIssue {
    #[kernel]
    fn update(&mut self) {
        self.hold_back();
        self.remember();
        self.answer();
        self.send();
        if self._filters {
            self.count_homeward();
        }
    }
}

impl RemoteRequestIssue {
    /// The reasons to hold a request back.
    #[kernel]
    fn hold_back(&mut self) {
        let is_load = self.request.kind == kind::LOAD;
        self.stores.request.line = self.request.line;
        self.stores.request.to_home = self.route.to_home;
        self.verdict.is_refused = is_load && self.stores.load_blocked;
        if self.route.leaves && (!self.requests.issue.ready || (!is_load && !self.stores.has_room))
        {
            self.verdict.is_refused = true;
        }
        if self._filters {
            if self.is_held_back {
                self.verdict.is_refused = true;
            }
        }
        self.verdict.has_room = self.queue.push.ready;
    }

    /// Those that have left for homes, until their packets have come.
    #[kernel]
    fn count_homeward(&mut self) {
        let leaves = self.verdict.leaves_now && self.route.to_home;
        self.homeward.hold();
        if leaves && !self.ends_packet {
            self.homeward.d = self.homeward.q + 1;
        }
        if self.ends_packet && !leaves {
            self.homeward.d = self.homeward.q - 1;
        }
        self.has_homeward = self.homeward.q.any();
    }

    /// The remembered part of the request: the kind, the group and the store's entry.
    #[kernel]
    fn remember(&mut self) {
        let id = self.reply.id.width();
        let is_write = self.request.kind != kind::LOAD;
        self.stores.store.valid = self.verdict.leaves_now && is_write;
        self.requests.issue.valid = self.verdict.leaves_now;
        self.requests.issue.id = bits_to(self.request.id, id);
        self.requests.issue.sectors = self.request.sectors;
        if self.request.kind == kind::STORE {
            self.requests.issue.sectors = 0;
        }
        self.requests.issue.context =
            cat(cat(self.request.kind, self.route.is_shared), self.stores.store.entry);
        self.is_idle = self.requests.in_flight == 0;
    }

    /// Its reply. Of a request that did not leave all is 0, which is a load's kind.
    #[kernel]
    fn answer(&mut self) {
        let entry = self.stores.store.entry.width();
        self.requests.reply.id = self.reply.id;
        self.requests.reply.done = self.reply.done;
        let reply_context = self.requests.reply.context;
        self.reply.sectors = self.requests.reply.sectors;
        self.reply.is_shared = reply_context.bit(entry);
        self.reply.kind = bits_to(reply_context >> (entry + 1), 2);
        let is_counted = bits_to(reply_context >> (entry + 1), 2) != kind::LOAD;
        self.stores.ack.valid = self.reply.done && is_counted;
        self.stores.ack.entry = bits_to(reply_context, entry);
    }

    /// The request waits for the network.
    #[kernel]
    fn send(&mut self) {
        let id = self.reply.id.width();
        self.queue.push.valid = self.verdict.leaves_now && self.route.to_home;
        self.queue.push.home = self.route.home;
        self.queue.push.kind = self.request.kind;
        if (self.request.kind == kind::LOAD) && self.bypass_l1 {
            self.queue.push.kind = (remote_kind::DIRECT_LOAD as usize).into();
        }
        self.queue.push.operation = self.request.operation;
        self.queue.push.line = self.request.line;
        self.queue.push.sectors = self.request.sectors;
        self.queue.push.byte_enable = self.request.byte_enable;
        self.queue.push.data = self.request.data;
        self.queue.push.id = bits_to(self.request.id, id);
        self.queue.pop.ready = self.remote_request_out.ready;
        self.remote_request_out.valid = self.queue.pop.valid;
        self.remote_request_out.home = self.queue.pop.home;
        self.remote_request_out.kind = self.queue.pop.kind;
        self.remote_request_out.operation = self.queue.pop.operation;
        self.remote_request_out.line = self.queue.pop.line;
        self.remote_request_out.sectors = self.queue.pop.sectors;
        self.remote_request_out.byte_enable = self.queue.pop.byte_enable;
        self.remote_request_out.data = self.queue.pop.data;
        self.remote_request_out.source = self.core_number;
        self.remote_request_out.id = self.queue.pop.id;
    }
}
