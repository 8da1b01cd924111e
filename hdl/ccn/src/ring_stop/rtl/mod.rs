//! The hardware: two stops, the shadow tags, and what is between them.

mod parking;
mod reader;

use super::{Config, Ports};
use crate::request_stop::rtl::RequestStop;
use crate::response_stop::rtl::ResponseStop;
use crate::shadow_tags::rtl::ShadowTags;
use parking::RingStopParking;
use reader::RingStopReader;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct RingStop {
    kind: Kind,
    pub(super) ports: Ports,
    requests: RequestStop,
    responses: ResponseStop,
    tags: ShadowTags,
    reader: RingStopReader,
    parking: Optional<RingStopParking>,
    /// Ways that were invalidated in the cycle before, and their set.
    ways_gone: Reg,
    set_gone: Reg,
    // The way that the tags found is one of them.
    is_gone: Signal<Local, Bit>,
    /// The line of the head of ReqQ is held, or the head may wait for it.
    is_held: Optional<Signal<Local, Bit>>,
    may_wait: Optional<Signal<Local, Bit>>,
    _parks: bool,
}

impl RingStop {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> RingStop {
        RingStop {
            kind: Kind::of::<RingStop>(
                "A core's stop on both rings of the network: it joins the stops of requests and \
                 responses with the shadow tags and with the read port of the L1's data array.",
            ),
            ports: Ports::new(config),
            requests: RequestStop::new(config.requests()),
            responses: ResponseStop::new(config.responses()),
            tags: ShadowTags::new(config.tags()),
            reader: RingStopReader::new(config),
            parking: Optional::new(config.parks(), RingStopParking::new(config)),
            ways_gone: Reg::new(config.tags().ways()),
            set_gone: Reg::new(config.tags().set_bits()),
            is_gone: Signal::default(),
            is_held: Optional::new(config.parks(), Signal::default()),
            may_wait: Optional::new(config.parks(), Signal::default()),
            _parks: config.parks(),
        }
    }
}

impl Logic for RingStop {
    #[kernel]
    fn update(&mut self) {
        self.requests.core.next = self.core.val();
        self.ports.inject.link(&mut self.requests.inject);
        self.ports.request_passing.link(&mut self.requests.passing);
        self.requests.next.link(&mut self.ports.request_next);
        self.requests.unserved.link(&mut self.ports.unserved);
        self.round_trip.next = self.requests.round_trip.val();
        self.timed_out.next = self.requests.timed_out.val();
        self.idle.next = self.requests.idle.val();

        self.responses.core.next = self.core.val();
        self.ports.response_passing.link(&mut self.responses.passing);
        self.responses.next.link(&mut self.ports.response_next);
        self.responses.fill.link(&mut self.ports.fill);
        self.responses.line.data.next = self.read_data.val();

        self.look_up();
        if self._parks {
            self.park();
            self.follow_own();
        }
        self.read_lines();
    }
}

impl RingStop {
    /// A hit is one of the cycle before, in a way that was not invalidated meanwhile.
    #[kernel]
    fn look_up(&mut self) {
        self.ports.write.link(&mut self.tags.write);
        self.ports.invalidate.link(&mut self.tags.invalidate);
        self.tags.lookup.valid.next = self.requests.lookup.valid.val();
        self.tags.lookup.line.next = self.requests.lookup.line.val();

        self.set_gone.d.next = self.invalidate.set.val();
        self.ways_gone.d.next = 0.into();
        if self.invalidate.valid.val() {
            self.ways_gone.d.next = self.invalidate.ways.val();
        }
        self.is_gone.next = false;
        for w in 0..self.ways_gone.q.width() {
            if (self.tags.answer.way.val() == w) && self.ways_gone.q.val().bit(w) {
                self.is_gone.next = self.reader.served_set.val() == self.set_gone.q.val();
            }
        }
        if self._parks {
            // Parked requests leave ReqQ as read ones do.
            self.is_held.next = self.tags.answer.hit.val() && !self.is_gone.val();
            self.may_wait.next = self.pending.valid.val() && self.parking.may_take.val();
            self.requests.answer.hit.next = self.is_held.val() || self.may_wait.val();
        } else {
            self.requests.answer.hit.next = self.tags.answer.hit.val() && !self.is_gone.val();
        }
        self.requests.answer.way.next = self.tags.answer.way.val();
    }

    /// A request whose line is pending, and those whose line has come.
    #[kernel]
    fn park(&mut self) {
        self.query.valid.next = self.tags.answer.valid.val();
        self.query.line.next = self.requests.served.line.val();
        self.parking.take.next = self.requests.served.valid.val() && !self.is_held.val();
        self.parking.request.set.next = self.reader.served_set.val();
        self.parking.request.way.next = self.pending.way.val();
        self.parking.request.local.next = self.pending.entry.val();
        self.parking.request.core.next = self.requests.served.core.val();
        self.parking.request.entry.next = self.requests.served.entry.val();
        self.parking.core.next = self.core.val();
        self.parking.filled.valid.next = self.filled.valid.val();
        self.parking.filled.entry.next = self.filled.entry.val();
        self.parking.woken_entry.next = self.woken_entry.val();
        self.holds.next = self.parking.holds.val();
        self.reader.due.valid.next = self.parking.due.valid.val();
        self.reader.due.set.next = self.parking.due.set.val();
        self.reader.due.way.next = self.parking.due.way.val();
        self.reader.due.core.next = self.parking.due.core.val();
        self.reader.due.entry.next = self.parking.due.entry.val();
        self.parking.due.ready.next = self.reader.due.ready.val();
    }

    #[kernel]
    fn follow_own(&mut self) {
        self.parking.leaves.valid.next = self.inject.valid.val() && self.inject.ready.val();
        self.parking.leaves.entry.next = self.inject.entry.val();
        self.parking.sent_down.valid.next = self.unserved.valid.val() && self.unserved.ready.val();
        self.parking.sent_down.entry.next = self.unserved.entry.val();
        self.parking.answered.valid.next =
            self.fill.valid.val() && self.fill.ready.val() && self.fill.last.val();
        self.parking.answered.entry.next = self.fill.entry.val();
    }

    #[kernel]
    fn read_lines(&mut self) {
        self.requests.served.link(&mut self.reader.served);
        if self._parks {
            self.reader.served.valid.next = self.requests.served.valid.val() && self.is_held.val();
            self.requests.served.ready.next = self.reader.served.ready.val() || !self.is_held.val();
        }
        self.reader.serve.link(&mut self.responses.serve);
        self.reader.core_waits.next = self.core_waits.val();
        self.reader.read.link(&mut self.ports.read);
        self.ports.served.valid.next = self.reader.begins.val();
        self.ports.served.core.next = self.requests.served.core.val();
        if self._parks {
            self.ports.served.core.next = self.reader.serve.core.val();
        }
    }
}
