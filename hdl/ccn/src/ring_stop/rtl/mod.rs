//! The hardware: two stops, the shadow tags, and what is between them.

pub(super) mod parking;
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
        self.requests.core = self.core;
        self.ports.inject.link(&mut self.requests.inject);
        self.ports.request_passing.link(&mut self.requests.passing);
        self.requests.next.link(&mut self.ports.request_next);
        self.requests.unserved.link(&mut self.ports.unserved);
        self.round_trip = self.requests.round_trip;
        self.timed_out = self.requests.timed_out;
        self.idle = self.requests.idle;

        self.responses.core = self.core;
        self.ports.response_passing.link(&mut self.responses.passing);
        self.responses.next.link(&mut self.ports.response_next);
        self.responses.fill.link(&mut self.ports.fill);
        self.responses.line.data = self.read_data;

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
        self.tags.lookup.valid = self.requests.lookup.valid;
        self.tags.lookup.line = self.requests.lookup.line;

        self.set_gone.d = self.invalidate.set;
        self.ways_gone.d = 0;
        if self.invalidate.valid {
            self.ways_gone.d = self.invalidate.ways;
        }
        self.is_gone = false;
        for w in 0..self.ways_gone.q.width() {
            if (self.tags.answer.way == w) && self.ways_gone.q.bit(w) {
                self.is_gone = self.reader.served_set == self.set_gone.q;
            }
        }
        if self._parks {
            // Parked requests leave ReqQ as read ones do.
            self.is_held = self.tags.answer.hit && !self.is_gone;
            self.may_wait = self.pending.valid && self.parking.may_take;
            self.requests.answer.hit = self.is_held || self.may_wait;
        } else {
            self.requests.answer.hit = self.tags.answer.hit && !self.is_gone;
        }
        self.requests.answer.way = self.tags.answer.way;
    }

    /// A request whose line is pending, and those whose line has come.
    #[kernel]
    fn park(&mut self) {
        self.query.valid = self.tags.answer.valid;
        self.query.line = self.requests.served.line;
        self.parking.take = self.requests.served.valid && !self.is_held;
        self.parking.request.set = self.reader.served_set;
        self.parking.request.way = self.pending.way;
        self.parking.request.local = self.pending.entry;
        self.parking.request.core = self.requests.served.core;
        self.parking.request.entry = self.requests.served.entry;
        self.parking.core = self.core;
        self.parking.filled.valid = self.filled.valid;
        self.parking.filled.entry = self.filled.entry;
        self.parking.woken_entry = self.woken_entry;
        self.holds = self.parking.holds;
        self.reader.due.valid = self.parking.due.valid;
        self.reader.due.set = self.parking.due.set;
        self.reader.due.way = self.parking.due.way;
        self.reader.due.core = self.parking.due.core;
        self.reader.due.entry = self.parking.due.entry;
        self.parking.due.ready = self.reader.due.ready;
    }

    #[kernel]
    fn follow_own(&mut self) {
        self.parking.leaves.valid = self.inject.valid && self.inject.ready;
        self.parking.leaves.entry = self.inject.entry;
        self.parking.sent_down.valid = self.unserved.valid && self.unserved.ready;
        self.parking.sent_down.entry = self.unserved.entry;
        self.parking.answered.valid = self.fill.valid && self.fill.ready && self.fill.last;
        self.parking.answered.entry = self.fill.entry;
    }

    #[kernel]
    fn read_lines(&mut self) {
        self.requests.served.link(&mut self.reader.served);
        if self._parks {
            self.reader.served.valid = self.requests.served.valid && self.is_held;
            self.requests.served.ready = self.reader.served.ready || !self.is_held;
        }
        self.reader.serve.link(&mut self.responses.serve);
        self.reader.core_waits = self.core_waits;
        self.reader.read.link(&mut self.ports.read);
        self.ports.served.valid = self.reader.begins;
        self.ports.served.core = self.requests.served.core;
        if self._parks {
            self.ports.served.core = self.reader.serve.core;
        }
    }
}
