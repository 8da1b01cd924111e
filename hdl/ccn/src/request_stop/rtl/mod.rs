//! The hardware: three queues, the decision on the head of one, and the patience of the head of another.

mod queue;

use super::{Config, Miss, Ports, Unserved};
use kit::queue::Queue;
use queue::RequestStopQueue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Places on the way to L2.
const UNSERVED: usize = 2;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct RequestStop {
    kind: Kind,
    pub(super) ports: Ports,
    buffer: Queue<Miss>,
    queue: RequestStopQueue,
    to_l2: Queue<Unserved>,
    // The head of ReqQ was looked up in the cycle before: it is foreign.
    asked: Flop<Bit>,
    // The request was offered to the next node, and not taken.
    offered: Flop<Bit>,
    // Cycles for which the head of CB, or one that will be there, waits yet.
    time_left: Reg,
    // The head of ReqQ leaves; the head of CB enters ReqQ.
    leaves: Signal<Local, Bit>,
    inserts: Signal<Local, Bit>,
    _timeout: usize,
}

impl RequestStop {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> RequestStop {
        let timeout = config.timeout() as usize;
        RequestStop {
            kind: Kind::of::<RequestStop>(
                "The stop of a core on the ring of requests: it sends the core's load misses \
                 round, passes on those of others, and hands one over that its L1 can answer.",
            ),
            ports: Ports::new(config),
            buffer: Queue::of(config, config.buffer()),
            queue: RequestStopQueue::new(config),
            to_l2: Queue::of(config, UNSERVED),
            asked: Flop::new(),
            offered: Flop::new(),
            time_left: Reg::with_reset(config.timeout_bits(), timeout as u64),
            leaves: Signal::default(),
            inserts: Signal::default(),
            _timeout: timeout,
        }
    }
}

impl Logic for RequestStop {
    #[kernel]
    fn update(&mut self) {
        let is_local = self.queue.pop.core.val() == self.core.val();
        let is_at_home = self.queue.pop.valid.val() && is_local;
        self.decide(is_at_home);
        self.look_up(is_local);
        self.leave_buffer();
        self.enter_queue();
        self.enter_to_l2();

        self.ports.inject.link(&mut self.buffer.push);
        self.buffer.pop.ready.next = self.inserts.val() || self.timed_out.val();
        self.to_l2.pop.link(&mut self.ports.unserved);
        self.idle.next = !self.buffer.pop.valid.val() && !self.to_l2.pop.valid.val();
    }
}

impl RequestStop {
    /// The head of ReqQ: to the next node, to the reader, or to L2.
    #[kernel]
    fn decide(&mut self, is_at_home: Bit) {
        let has_travelled = self.queue.pop.travelled.val();
        let is_miss = self.offered.q.val() || (self.asked.q.val() && !self.answer.hit.val());
        self.next.valid.next = is_miss || (is_at_home && !has_travelled);
        self.next.line.next = self.queue.pop.line.val();
        self.next.core.next = self.queue.pop.core.val();
        self.next.entry.next = self.queue.pop.entry.val();
        self.next.travelled.next = has_travelled || is_at_home;

        self.served.valid.next = self.asked.q.val() && self.answer.hit.val();
        self.served.line.next = self.queue.pop.line.val();
        self.served.way.next = self.answer.way.val();
        self.served.core.next = self.queue.pop.core.val();
        self.served.entry.next = self.queue.pop.entry.val();

        self.round_trip.next = is_at_home && has_travelled && self.to_l2.push.ready.val();
        self.leaves.next = (self.next.valid.val() && self.next.ready.val())
            || (self.served.valid.val() && self.served.ready.val())
            || self.round_trip.val();
        self.queue.pop.ready.next = self.leaves.val();
        self.offered.d.next = self.next.valid.val() && !self.next.ready.val();
    }

    /// The request that will be the head: the one behind it when it leaves.
    #[kernel]
    fn look_up(&mut self, is_local: Bit) {
        let is_second_local = self.queue.second_core.val() == self.core.val();
        self.lookup.line.next = self.queue.pop.line.val();
        self.lookup.valid.next = self.queue.pop.valid.val() && !is_local && !self.next.valid.val();
        if self.leaves.val() {
            self.lookup.line.next = self.queue.second_line.val();
            self.lookup.valid.next = self.queue.has_second.val() && !is_second_local;
        }
        self.asked.d.next = self.lookup.valid.val();
    }

    /// The head of CB: onto the ring while it is patient, then to L2.
    #[kernel]
    fn leave_buffer(&mut self) {
        let waits = self.buffer.pop.valid.val();
        // Never in an empty CB: its head had to wait.
        let is_expired = self.time_left.q.val() == 0;
        self.inserts.next =
            waits && !is_expired && self.queue.has_two_places.val() && !self.passing.valid.val();
        self.timed_out.next = is_expired && self.to_l2.push.ready.val() && !self.round_trip.val();
        self.time_left.hold();
        if waits && !is_expired {
            self.time_left.d.next = self.time_left.q.val() - 1;
        }
        if self.inserts.val() || self.timed_out.val() {
            self.time_left.d.next = self._timeout.into();
        }
    }

    /// Passing requests go first.
    #[kernel]
    fn enter_queue(&mut self) {
        self.passing.ready.next = self.queue.push.ready.val();
        self.queue.push.valid.next = self.passing.valid.val() || self.inserts.val();
        self.queue.push.line.next = self.buffer.pop.line.val();
        self.queue.push.core.next = self.core.val();
        self.queue.push.entry.next = self.buffer.pop.entry.val();
        self.queue.push.travelled.next = false;
        if self.passing.valid.val() {
            self.queue.push.line.next = self.passing.line.val();
            self.queue.push.core.next = self.passing.core.val();
            self.queue.push.entry.next = self.passing.entry.val();
            self.queue.push.travelled.next = self.passing.travelled.val();
        }
    }

    #[kernel]
    fn enter_to_l2(&mut self) {
        self.to_l2.push.valid.next = self.round_trip.val() || self.timed_out.val();
        self.to_l2.push.line.next = self.buffer.pop.line.val();
        self.to_l2.push.entry.next = self.buffer.pop.entry.val();
        self.to_l2.push.timed_out.next = true;
        if self.round_trip.val() {
            self.to_l2.push.line.next = self.queue.pop.line.val();
            self.to_l2.push.entry.next = self.queue.pop.entry.val();
            self.to_l2.push.timed_out.next = false;
        }
    }
}
