//! Own requests that leave.

use super::beat_queue::BeatQueue;
use super::streams::RemoteRequestOut;
use crate::node::Config;
use crate::remote_tracker::rtl::RemoteTracker;
use crate::store_tracker::rtl::StoreTracker;
use base::streams::kind;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The own request in lookup.
#[derive(LogicInterface)]
pub struct Request {
    /// It leaves, in this cycle.
    pub departs: Signal<In, Bit>,
    /// It is one that leaves.
    pub leaves: Signal<In, Bit>,
    /// Its way is home.
    pub to_home: Signal<In, Bit>,
    /// Its set was shared when it was accepted.
    pub is_shared: Signal<In, Bit>,
    /// Its home.
    pub home: Wire<In>,
    /// Load, store or atomic.
    pub kind: Wire<In>,
    /// The atomic's operation.
    pub operation: Wire<In>,
    /// Line address.
    pub line: Wire<In>,
    /// Sectors wanted or written.
    pub sectors: Wire<In>,
    /// Bytes written.
    pub byte_enable: Wire<In>,
    /// Their values.
    pub data: Wire<In>,
    /// Its identifier.
    pub id: Wire<In>,
    /// It is refused: a tracker holds it back.
    pub is_refused: Signal<Out, Bit>,
    /// There is room for one whose way is home.
    pub has_room: Signal<Out, Bit>,
}

/// The reply at hand.
#[derive(LogicInterface)]
pub struct Reply {
    /// Identifier of its request.
    pub id: Wire<In>,
    /// Its last beat is taken.
    pub done: Signal<In, Bit>,
    /// Sectors that the request wants; none if it did not leave.
    pub sectors: Wire<Out>,
    /// Kind of the request; that of a load if it did not leave.
    pub kind: Wire<Out>,
    /// Its set was shared.
    pub is_shared: Signal<Out, Bit>,
}

/// Holds own requests back that must not leave, remembers those that have left until they are answered,
/// and sends those whose way is home.
#[derive(LogicBlock)]
pub struct Departures {
    kind: Kind,
    /// The own request in lookup.
    pub request: Request,
    /// The reply at hand.
    pub reply: Reply,
    /// Number of this core.
    pub core_number: Wire<In>,
    /// No request that has left is unanswered.
    pub is_idle: Signal<Out, Bit>,
    /// What is sent.
    pub remote_request_out: RemoteRequestOut,
    stores: StoreTracker,
    requests: RemoteTracker,
    queue: BeatQueue,
}

impl Departures {
    /// The departures of `config`.
    pub fn new(config: &Config) -> Departures {
        let (core, number) = (config.core(), config.core_number_bits());
        let (line, sectors, id) = (core.line_bits(), core.sectors(), config.id_bits());
        let head = 6 + number + line + sectors + core.sector_bytes() + id;
        Departures {
            kind: Kind::of::<Departures>(
                "Holds own requests back that must not leave, remembers those that have left until \
                 they are answered, and sends those whose way is home.",
            )
            .named("node_departures"),
            request: Request {
                departs: Signal::default(),
                leaves: Signal::default(),
                to_home: Signal::default(),
                is_shared: Signal::default(),
                home: Wire::new(number),
                kind: Wire::new(2),
                operation: Wire::new(4),
                line: Wire::new(line),
                sectors: Wire::new(sectors),
                byte_enable: Wire::new(core.sector_bytes()),
                data: Wire::new(core.beat_bits()),
                id: Wire::new(id),
                is_refused: Signal::default(),
                has_room: Signal::default(),
            },
            reply: Reply {
                id: Wire::new(id),
                done: Signal::default(),
                sectors: Wire::new(sectors),
                kind: Wire::new(2),
                is_shared: Signal::default(),
            },
            core_number: Wire::new(number),
            is_idle: Signal::default(),
            remote_request_out: RemoteRequestOut::new(config),
            stores: StoreTracker::new(config.store_tracker()),
            requests: RemoteTracker::new(config.remote_tracker()),
            queue: BeatQueue::new(config, head, config.remote_request_out_queue()),
        }
    }
}

impl Logic for Departures {
    #[kernel]
    fn update(&mut self) {
        let (id, enables) = (self.request.id.width(), self.request.byte_enable.width());
        let (sectors, line) = (self.request.sectors.width(), self.request.line.width());
        let (sectors_at, line_at) = (id + enables, id + enables + sectors);
        let (home_at, home) = (line_at + line, self.core_number.width());
        let entry = self.stores.store.entry.width();
        let is_load = self.request.kind.val() == kind::LOAD;
        let is_store = self.request.kind.val() == kind::STORE;

        // What holds it back.
        self.stores.request.line.next = self.request.line.val();
        self.stores.request.to_home.next = self.request.to_home.val();
        self.request.is_refused.next = is_load && self.stores.load_blocked.val();
        if self.request.leaves.val()
            && (!self.requests.issue.ready.val() || (!is_load && !self.stores.has_room.val()))
        {
            self.request.is_refused.next = true;
        }
        self.request.has_room.next = self.queue.push.ready.val();

        // What is remembered of it: the kind, the group and the store's entry.
        self.stores.store.valid.next = self.request.departs.val() && !is_load;
        self.requests.issue.valid.next = self.request.departs.val();
        self.requests.issue.id.next = self.request.id.val();
        self.requests.issue.sectors.next = self.request.sectors.val();
        if is_store {
            self.requests.issue.sectors.next = 0.into();
        }
        self.requests.issue.note.next = cat(
            cat(self.request.kind.val(), self.request.is_shared.val()),
            self.stores.store.entry.val(),
        );
        self.is_idle.next = self.requests.in_flight.val() == 0;

        // Its reply. Of a request that did not leave all is 0, which is a load's kind.
        self.requests.reply.id.next = self.reply.id.val();
        self.requests.reply.done.next = self.reply.done.val();
        let note = self.requests.reply.note.val();
        self.reply.sectors.next = self.requests.reply.sectors.val();
        self.reply.is_shared.next = note.bit(entry);
        self.reply.kind.next = bits_to(note >> (entry + 1), 2);
        let is_counted = bits_to(note >> (entry + 1), 2) != kind::LOAD;
        self.stores.ack.valid.next = self.reply.done.val() && is_counted;
        self.stores.ack.entry.next = bits_to(note, entry);

        // Home.
        self.queue.push.valid.next = self.request.departs.val() && self.request.to_home.val();
        let start = cat(self.request.kind.val(), self.request.operation.val());
        let place = cat(self.request.line.val(), self.request.sectors.val());
        let end = cat(self.request.byte_enable.val(), self.request.id.val());
        self.queue.push.head.next = cat(cat(start, self.request.home.val()), cat(place, end));
        self.queue.push.data.next = self.request.data.val();
        let head = self.queue.pop.head.val();
        self.queue.pop.ready.next = self.remote_request_out.ready.val();
        self.remote_request_out.valid.next = self.queue.pop.valid.val();
        self.remote_request_out.id.next = bits_to(head, id);
        self.remote_request_out.byte_enable.next = bits_to(head >> id, enables);
        self.remote_request_out.sectors.next = bits_to(head >> sectors_at, sectors);
        self.remote_request_out.line.next = bits_to(head >> line_at, line);
        self.remote_request_out.home.next = bits_to(head >> home_at, home);
        self.remote_request_out.operation.next = bits_to(head >> (home_at + home), 4);
        self.remote_request_out.kind.next = bits_to(head >> (home_at + home + 4), 2);
        self.remote_request_out.data.next = self.queue.pop.data.val();
        self.remote_request_out.source.next = self.core_number.val();
    }
}
