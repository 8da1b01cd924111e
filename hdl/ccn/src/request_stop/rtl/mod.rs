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
        let is_local = self.queue.pop.core == self.core;
        let is_at_home = self.queue.pop.valid && is_local;
        self.decide(is_at_home);
        self.look_up(is_local);
        self.leave_buffer();
        self.enter_queue();
        self.enter_to_l2();

        self.ports.inject.link(&mut self.buffer.push);
        self.buffer.pop.ready = self.inserts || self.timed_out;
        self.to_l2.pop.link(&mut self.ports.unserved);
        self.idle = !self.buffer.pop.valid && !self.to_l2.pop.valid;
    }
}

impl RequestStop {
    /// The head of ReqQ: to the next node, to the reader, or to L2.
    #[kernel]
    fn decide(&mut self, is_at_home: Bit) {
        let has_travelled = self.queue.pop.travelled;
        let is_miss = self.offered.q || (self.asked.q && !self.answer.hit);
        self.next.valid = is_miss || (is_at_home && !has_travelled);
        self.next.line = self.queue.pop.line;
        self.next.core = self.queue.pop.core;
        self.next.entry = self.queue.pop.entry;
        self.next.travelled = has_travelled || is_at_home;

        self.served.valid = self.asked.q && self.answer.hit;
        self.served.line = self.queue.pop.line;
        self.served.way = self.answer.way;
        self.served.core = self.queue.pop.core;
        self.served.entry = self.queue.pop.entry;

        self.round_trip = is_at_home && has_travelled && self.to_l2.push.ready;
        self.leaves = (self.next.valid && self.next.ready)
            || (self.served.valid && self.served.ready)
            || self.round_trip;
        self.queue.pop.ready = self.leaves;
        self.offered.d = self.next.valid && !self.next.ready;
    }

    /// The request that will be the head: the one behind it when it leaves.
    #[kernel]
    fn look_up(&mut self, is_local: Bit) {
        let is_second_local = self.queue.second_core == self.core;
        self.lookup.line = self.queue.pop.line;
        self.lookup.valid = self.queue.pop.valid && !is_local && !self.next.valid;
        if self.leaves {
            self.lookup.line = self.queue.second_line;
            self.lookup.valid = self.queue.has_second && !is_second_local;
        }
        self.asked.d = self.lookup.valid;
    }

    /// The head of CB: onto the ring while it is patient, then to L2.
    #[kernel]
    fn leave_buffer(&mut self) {
        let waits = self.buffer.pop.valid;
        // Never in an empty CB: its head had to wait.
        let is_expired = self.time_left.q == 0;
        self.inserts = waits && !is_expired && self.queue.has_two_places && !self.passing.valid;
        self.timed_out = is_expired && self.to_l2.push.ready && !self.round_trip;
        self.time_left.hold();
        if waits && !is_expired {
            self.time_left.d = self.time_left.q - 1;
        }
        if self.inserts || self.timed_out {
            self.time_left.d = self._timeout.into();
        }
    }

    /// Passing requests go first.
    #[kernel]
    fn enter_queue(&mut self) {
        self.passing.ready = self.queue.push.ready;
        self.queue.push.valid = self.passing.valid || self.inserts;
        self.queue.push.line = self.buffer.pop.line;
        self.queue.push.core = self.core;
        self.queue.push.entry = self.buffer.pop.entry;
        self.queue.push.travelled = false;
        if self.passing.valid {
            self.queue.push.line = self.passing.line;
            self.queue.push.core = self.passing.core;
            self.queue.push.entry = self.passing.entry;
            self.queue.push.travelled = self.passing.travelled;
        }
    }

    #[kernel]
    fn enter_to_l2(&mut self) {
        self.to_l2.push.valid = self.round_trip || self.timed_out;
        self.to_l2.push.line = self.buffer.pop.line;
        self.to_l2.push.entry = self.buffer.pop.entry;
        self.to_l2.push.timed_out = true;
        if self.round_trip {
            self.to_l2.push.line = self.queue.pop.line;
            self.to_l2.push.entry = self.queue.pop.entry;
            self.to_l2.push.timed_out = false;
        }
    }
}
