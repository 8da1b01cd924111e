//! Messages to the banks: the requests of the miss queue, each after its victim.

use crate::streams::{Message, kind};
use crate::tracker_node::Config;
use base::Geometry;
use base::streams::DownRequest;
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// The line that a request in the miss queue has evicted.
    pub stream Victim(geometry: &Geometry) {
        /// A line, be it readable; else none.
        is_line: bool,
        /// Its address.
        line: u64 = geometry.line_bits(),
    }
}

/// Holds a victim, or that there is none, for each request in the miss queue, and reports it before the request.
#[derive(LogicBlock)]
pub struct MessageQueue {
    kind: Kind,
    /// The victim of what enters the miss queue in this cycle.
    pub victim: Input<Victim>,
    /// The head of the miss queue.
    pub miss: Input<DownRequest>,
    /// The message to a bank.
    pub message: Output<Message>,
    /// A bank takes a victim.
    pub removes: Signal<Out, Bit>,
    /// In step with the miss queue.
    victims: Queue<Victim>,
    /// The head's victim has been taken.
    is_reported: Flop<Bit>,
    reports: Signal<Local, Bit>,
}

impl MessageQueue {
    /// Nothing waits.
    pub fn new(config: &Config) -> MessageQueue {
        let l1 = config.l1();
        MessageQueue {
            kind: Kind::of::<MessageQueue>(
                "Holds what each request in the miss queue has evicted, and tells a bank of it \
                 before the request.",
            )
            .named("tracker_node_messages"),
            victim: Victim::input(l1),
            miss: DownRequest::input(l1),
            message: Message::output(config.port()),
            removes: Signal::default(),
            victims: Queue::of(l1, l1.miss_queue()),
            is_reported: Flop::new(),
            reports: Signal::default(),
        }
    }
}

impl Logic for MessageQueue {
    #[kernel]
    fn update(&mut self) {
        self.victim.link(&mut self.victims.push);
        self.reports = self.victims.pop.is_line && !self.is_reported.q;
        self.removes = self.miss.valid && self.reports && self.message.ready;
        let leaves = self.message.ready && !self.reports;
        self.miss.ready = leaves;
        self.victims.pop.ready = leaves;
        self.is_reported.hold();
        if self.miss.valid && self.message.ready {
            self.is_reported.d = self.reports;
        }
        self.offer();
    }
}

impl MessageQueue {
    #[kernel]
    fn offer(&mut self) {
        self.message.valid = self.miss.valid;
        self.message.kind = self.miss.kind;
        self.message.operation = self.miss.operation;
        self.message.line = self.miss.line;
        self.message.sectors = self.miss.sectors;
        self.message.byte_enable = self.miss.byte_enable;
        self.message.data = self.miss.data;
        self.message.id = self.miss.id;
        if self.reports {
            self.message.kind = kind::REMOVE.into();
            self.message.operation = 0;
            self.message.line = self.victims.pop.line;
            self.message.sectors = 0;
            self.message.byte_enable = 0;
            self.message.data = 0;
            self.message.id = 0;
        }
    }
}
