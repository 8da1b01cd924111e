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
        let waits = cat_of(self.forwards.len(), |c| self.forwards[c].pop.valid).any();
        self.idle = !self.tracker.answer.valid && !waits && !self.requests.pop.valid;
    }
}

/// Cores to tracker.
impl<const MOST: usize> TrackerBank<MOST> {
    /// Each stream is offered the message of one core.
    #[kernel]
    fn arbitrate(&mut self) {
        let cores = self.message.len();
        self.removes.request =
            cat_of(cores, |c| self.message[c].valid && (self.message[c].kind == kind::REMOVE));
        self.loads.request =
            cat_of(cores, |c| self.message[c].valid && (self.message[c].kind == kind::LOAD));
        self.writes.request = cat_of(cores, |c| {
            self.message[c].valid
                && ((self.message[c].kind == kind::STORE) || (self.message[c].kind == kind::ATOMIC))
        });
    }

    #[kernel]
    fn ask_tracker(&mut self) {
        let (cores, top) = (self.message.len(), self.id.q.width() - 1);
        self.ports.flush.link(&mut self.tracker.flush);
        self.tracker.invalidate.valid = self.writes.any;
        self.tracker.invalidate.line = 0;
        self.tracker.remove.valid = self.removes.any;
        self.tracker.remove.line = 0;
        self.tracker.remove.core = self.removes.core;
        self.tracker.lookup.valid = self.loads.any;
        self.tracker.lookup.line = 0;
        self.tracker.lookup.core = self.loads.core;
        self.tracker.lookup.may_forward = false;
        self.tracker.lookup.adds = false;
        for c in 0..cores {
            if self.writes.core == c {
                self.tracker.invalidate.line = self.message[c].line;
            }
            if self.removes.core == c {
                self.tracker.remove.line = self.message[c].line;
            }
            if self.loads.core == c {
                self.tracker.lookup.line = self.message[c].line;
                // Only a miss of the L1 keeps the line.
                self.tracker.lookup.may_forward = !self.message[c].id.bit(top);
                self.tracker.lookup.adds = !self.message[c].id.bit(top);
            }
        }
        self.write_passes = self.writes.any && self.tracker.invalidate.ready;
        self.remove_passes = self.removes.any && self.tracker.remove.ready;
        self.load_passes = self.loads.any && self.tracker.lookup.ready;
        self.writes.takes = self.write_passes;
        self.removes.takes = self.remove_passes;
        self.loads.takes = self.load_passes;
        for c in 0..cores {
            self.message[c].ready = (self.writes.offered.bit(c) && self.tracker.invalidate.ready)
                || (self.removes.offered.bit(c) && self.tracker.remove.ready)
                || (self.loads.offered.bit(c) && self.tracker.lookup.ready);
        }
    }

    /// Of a message that passes, what the tracker does not repeat.
    #[kernel]
    fn keep_message(&mut self) {
        self.passing = self.loads.core;
        if self.write_passes {
            self.passing = self.writes.core;
        }
        self.answered_kind.hold();
        self.operation.hold();
        self.sectors.hold();
        self.byte_enable.hold();
        self.data.hold();
        self.source.hold();
        self.id.hold();
        if self.write_passes || self.load_passes {
            self.source.d = self.passing;
            for c in 0..self.message.len() {
                if self.passing == c {
                    self.answered_kind.d = self.message[c].kind;
                    self.operation.d = self.message[c].operation;
                    self.sectors.d = self.message[c].sectors;
                    self.byte_enable.d = self.message[c].byte_enable;
                    self.data.d = self.message[c].data;
                    self.id.d = self.message[c].id;
                }
            }
        }
    }
}

/// Answers.
impl<const MOST: usize> TrackerBank<MOST> {
    #[kernel]
    fn take_answer(&mut self) {
        let is_asked =
            (self.tracker.answer.kind == LOOKUP) || (self.tracker.answer.kind == INVALIDATE);
        self.is_for_l2 = self.tracker.answer.valid && is_asked && !self.tracker.answer.forward;
        // In turn: what came last from one side lets the other go first.
        self.nack.ready = self.requests.push.ready && (!self.is_for_l2 || self.answer_sent.q);
        self.nack_enters = self.nack.valid && self.nack.ready;
        self.enters = self.is_for_l2 && self.requests.push.ready && !self.nack_enters;
        self.answer_sent.hold();
        if self.enters || self.nack_enters {
            self.answer_sent.d = self.enters;
        }

        self.has_place = true;
        for c in 0..self.forwards.len() {
            if self.tracker.answer.forward_core == c {
                self.has_place = self.forwards[c].push.ready;
            }
        }
        self.tracker.answer.ready = true;
        if self.is_for_l2 {
            self.tracker.answer.ready = self.enters;
        }
        if self.tracker.answer.forward {
            self.tracker.answer.ready = self.has_place;
        }
    }

    #[kernel]
    fn enter_queue(&mut self) {
        self.requests.push.valid = self.enters || self.nack_enters;
        self.requests.push.kind = self.answered_kind.q;
        self.requests.push.operation = self.operation.q;
        self.requests.push.line = self.tracker.answer.line;
        self.requests.push.sectors = self.sectors.q;
        self.requests.push.byte_enable = self.byte_enable.q;
        self.requests.push.data = self.data.q;
        self.requests.push.source = self.source.q;
        self.requests.push.id = self.id.q;
        if self.nack_enters {
            self.requests.push.kind = kind::LOAD.into();
            self.requests.push.operation = 0;
            self.requests.push.line = self.nack.line;
            self.requests.push.sectors = (usize::MAX >> (64 - self._sectors)).into();
            self.requests.push.byte_enable = 0;
            self.requests.push.data = 0;
            self.requests.push.source = self.nack.requester;
            self.requests.push.id = self.nack.id;
        }
    }

    #[kernel]
    fn forward(&mut self) {
        for c in 0..self.forwards.len() {
            self.forwards[c].push.valid =
                self.tracker.answer.forward && (self.tracker.answer.forward_core == c);
            self.forwards[c].push.line = self.tracker.answer.line;
            self.forwards[c].push.requester = self.source.q;
            self.forwards[c].push.id = self.id.q;
            self.forwards[c].pop.link(&mut self.ports.forward[c]);
        }
    }
}
