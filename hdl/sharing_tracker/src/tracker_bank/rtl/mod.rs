//! The hardware: whose message the tracker gets, the tracker, and where its answers go.

mod stream_arbiter;

use super::Config;
use super::ports::Ports;
use crate::streams::{Forward, KIND_BITS, OPERATION_BITS, Request, kind};
use crate::tracker::kind::{INVALIDATE, LOOKUP};
use crate::tracker::rtl::SharingTracker;
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use stream_arbiter::StreamArbiter;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct TrackerBank<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    writes: StreamArbiter,
    removes: StreamArbiter,
    loads: StreamArbiter,
    tracker: SharingTracker,
    /// For each core a place for a forward: taken by an answer, free once the core has the forward.
    forwards: Vec<Queue<Forward>>,
    requests: Queue<Request>,
    /// The fields of the answered message that the tracker does not repeat.
    answered_kind: Reg,
    operation: Reg,
    sectors: Reg,
    byte_enable: Reg,
    data: BeatReg,
    source: Reg,
    id: Reg,
    /// The tracker takes a write, a remove, a load in this cycle.
    write_passes: Signal<Local, Bit>,
    remove_passes: Signal<Local, Bit>,
    load_passes: Signal<Local, Bit>,
    /// The core whose message the tracker may take.
    passing: Wire<Local>,
    /// The answer is to enter the queue, and does.
    is_for_l2: Signal<Local, Bit>,
    enters: Signal<Local, Bit>,
    nack_enters: Signal<Local, Bit>,
    /// The forward that the answer is has a place.
    has_place: Signal<Local, Bit>,
    /// An answer was the last to enter the queue.
    answer_sent: Flop<Bit>,
    _sectors: usize,
}

signal::ports! {
    rtl super::rtl::TrackerBank<const MOST: usize> = super::ports;
}

impl<const MOST: usize> TrackerBank<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> TrackerBank<MOST> {
        let port = config.port();
        TrackerBank {
            kind: Kind::of::<TrackerBank<MOST>>(
                "A bank of a sharing tracker: takes what the cores send for its lines, forwards a \
                 load to a core that has the line, and sends everything else to its bank of L2, a \
                 line's messages in their order.",
            )
            .named("tracker_bank"),
            ports: Ports::new(config),
            writes: StreamArbiter::new(config),
            removes: StreamArbiter::new(config),
            loads: StreamArbiter::new(config),
            tracker: SharingTracker::new(config.tracker()),
            forwards: (0..config.cores()).map(|_| Queue::of(port, 1)).collect(),
            requests: Queue::of(port, config.queue()),
            answered_kind: Reg::new(KIND_BITS),
            operation: Reg::new(OPERATION_BITS),
            sectors: Reg::new(port.sectors()),
            byte_enable: Reg::new(port.sector_bytes()),
            data: BeatReg::new(port.beat_bits()),
            source: Reg::new(port.source_bits()),
            id: Reg::new(port.id_bits()),
            write_passes: Signal::default(),
            remove_passes: Signal::default(),
            load_passes: Signal::default(),
            passing: Wire::new(port.source_bits()),
            is_for_l2: Signal::default(),
            enters: Signal::default(),
            nack_enters: Signal::default(),
            has_place: Signal::default(),
            answer_sent: Flop::new(),
            _sectors: port.sectors(),
        }
    }
}

impl<const MOST: usize> Logic for TrackerBank<MOST> {
    #[kernel]
    fn update(&mut self) {
        self.arbitrate();
        self.ask_tracker();
        self.keep_message();
        self.take_answer();
        self.enter_queue();
        self.forward();

        self.requests.pop.link(&mut self.ports.request);
        let waits = cat_of(self.forwards.len(), |c| self.forwards[c].pop.valid.val()).any();
        self.idle.next =
            !self.tracker.answer.valid.val() && !waits && !self.requests.pop.valid.val();
    }
}

/// Cores to tracker.
impl<const MOST: usize> TrackerBank<MOST> {
    /// Each stream is offered the message of one core.
    #[kernel]
    fn arbitrate(&mut self) {
        let cores = self.message.len();
        self.removes.request.next = cat_of(cores, |c| {
            self.message[c].valid.val() && (self.message[c].kind.val() == kind::REMOVE)
        });
        self.loads.request.next = cat_of(cores, |c| {
            self.message[c].valid.val() && (self.message[c].kind.val() == kind::LOAD)
        });
        self.writes.request.next = cat_of(cores, |c| {
            self.message[c].valid.val()
                && ((self.message[c].kind.val() == kind::STORE)
                    || (self.message[c].kind.val() == kind::ATOMIC))
        });
    }

    #[kernel]
    fn ask_tracker(&mut self) {
        let (cores, top) = (self.message.len(), self.id.q.width() - 1);
        self.ports.flush.link(&mut self.tracker.flush);
        self.tracker.invalidate.valid.next = self.writes.any.val();
        self.tracker.invalidate.line.next = 0.into();
        self.tracker.remove.valid.next = self.removes.any.val();
        self.tracker.remove.line.next = 0.into();
        self.tracker.remove.core.next = self.removes.core.val();
        self.tracker.lookup.valid.next = self.loads.any.val();
        self.tracker.lookup.line.next = 0.into();
        self.tracker.lookup.core.next = self.loads.core.val();
        self.tracker.lookup.may_forward.next = false;
        self.tracker.lookup.adds.next = false;
        for c in 0..cores {
            if self.writes.core.val() == c {
                self.tracker.invalidate.line.next = self.message[c].line.val();
            }
            if self.removes.core.val() == c {
                self.tracker.remove.line.next = self.message[c].line.val();
            }
            if self.loads.core.val() == c {
                self.tracker.lookup.line.next = self.message[c].line.val();
                // Only a miss of the L1 keeps the line.
                self.tracker.lookup.may_forward.next = !self.message[c].id.val().bit(top);
                self.tracker.lookup.adds.next = !self.message[c].id.val().bit(top);
            }
        }
        self.write_passes.next = self.writes.any.val() && self.tracker.invalidate.ready.val();
        self.remove_passes.next = self.removes.any.val() && self.tracker.remove.ready.val();
        self.load_passes.next = self.loads.any.val() && self.tracker.lookup.ready.val();
        self.writes.takes.next = self.write_passes.val();
        self.removes.takes.next = self.remove_passes.val();
        self.loads.takes.next = self.load_passes.val();
        for c in 0..cores {
            self.message[c].ready.next = (self.writes.offered.val().bit(c)
                && self.tracker.invalidate.ready.val())
                || (self.removes.offered.val().bit(c) && self.tracker.remove.ready.val())
                || (self.loads.offered.val().bit(c) && self.tracker.lookup.ready.val());
        }
    }

    /// Of a message that passes, what the tracker does not repeat.
    #[kernel]
    fn keep_message(&mut self) {
        self.passing.next = self.loads.core.val();
        if self.write_passes.val() {
            self.passing.next = self.writes.core.val();
        }
        self.answered_kind.hold();
        self.operation.hold();
        self.sectors.hold();
        self.byte_enable.hold();
        self.data.hold();
        self.source.hold();
        self.id.hold();
        if self.write_passes.val() || self.load_passes.val() {
            self.source.d.next = self.passing.val();
            for c in 0..self.message.len() {
                if self.passing.val() == c {
                    self.answered_kind.d.next = self.message[c].kind.val();
                    self.operation.d.next = self.message[c].operation.val();
                    self.sectors.d.next = self.message[c].sectors.val();
                    self.byte_enable.d.next = self.message[c].byte_enable.val();
                    self.data.d.next = self.message[c].data.val();
                    self.id.d.next = self.message[c].id.val();
                }
            }
        }
    }
}

/// Answers.
impl<const MOST: usize> TrackerBank<MOST> {
    #[kernel]
    fn take_answer(&mut self) {
        let is_asked = (self.tracker.answer.kind.val() == LOOKUP)
            || (self.tracker.answer.kind.val() == INVALIDATE);
        self.is_for_l2.next =
            self.tracker.answer.valid.val() && is_asked && !self.tracker.answer.forward.val();
        // In turn: what came last from one side lets the other go first.
        self.nack.ready.next =
            self.requests.push.ready.val() && (!self.is_for_l2.val() || self.answer_sent.q.val());
        self.nack_enters.next = self.nack.valid.val() && self.nack.ready.val();
        self.enters.next =
            self.is_for_l2.val() && self.requests.push.ready.val() && !self.nack_enters.val();
        self.answer_sent.hold();
        if self.enters.val() || self.nack_enters.val() {
            self.answer_sent.d.next = self.enters.val();
        }

        self.has_place.next = true;
        for c in 0..self.forwards.len() {
            if self.tracker.answer.forward_core.val() == c {
                self.has_place.next = self.forwards[c].push.ready.val();
            }
        }
        self.tracker.answer.ready.next = true;
        if self.is_for_l2.val() {
            self.tracker.answer.ready.next = self.enters.val();
        }
        if self.tracker.answer.forward.val() {
            self.tracker.answer.ready.next = self.has_place.val();
        }
    }

    #[kernel]
    fn enter_queue(&mut self) {
        self.requests.push.valid.next = self.enters.val() || self.nack_enters.val();
        self.requests.push.kind.next = self.answered_kind.q.val();
        self.requests.push.operation.next = self.operation.q.val();
        self.requests.push.line.next = self.tracker.answer.line.val();
        self.requests.push.sectors.next = self.sectors.q.val();
        self.requests.push.byte_enable.next = self.byte_enable.q.val();
        self.requests.push.data.next = self.data.q.val();
        self.requests.push.source.next = self.source.q.val();
        self.requests.push.id.next = self.id.q.val();
        if self.nack_enters.val() {
            self.requests.push.kind.next = kind::LOAD.into();
            self.requests.push.operation.next = 0.into();
            self.requests.push.line.next = self.nack.line.val();
            self.requests.push.sectors.next = (usize::MAX >> (64 - self._sectors)).into();
            self.requests.push.byte_enable.next = 0.into();
            self.requests.push.data.next = 0.into();
            self.requests.push.source.next = self.nack.requester.val();
            self.requests.push.id.next = self.nack.id.val();
        }
    }

    #[kernel]
    fn forward(&mut self) {
        for c in 0..self.forwards.len() {
            self.forwards[c].push.valid.next =
                self.tracker.answer.forward.val() && (self.tracker.answer.forward_core.val() == c);
            self.forwards[c].push.line.next = self.tracker.answer.line.val();
            self.forwards[c].push.requester.next = self.source.q.val();
            self.forwards[c].push.id.next = self.id.q.val();
            self.forwards[c].pop.link(&mut self.ports.forward[c]);
        }
    }
}
