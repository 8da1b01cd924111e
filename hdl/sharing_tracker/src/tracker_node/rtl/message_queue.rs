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
        self.reports.next = self.victims.pop.is_line.val() && !self.is_reported.q.val();
        self.removes.next = self.miss.valid.val() && self.reports.val() && self.message.ready.val();
        let leaves = self.message.ready.val() && !self.reports.val();
        self.miss.ready.next = leaves;
        self.victims.pop.ready.next = leaves;
        self.is_reported.hold();
        if self.miss.valid.val() && self.message.ready.val() {
            self.is_reported.d.next = self.reports.val();
        }
        self.offer();
    }
}

impl MessageQueue {
    #[kernel]
    fn offer(&mut self) {
        self.message.valid.next = self.miss.valid.val();
        self.message.kind.next = self.miss.kind.val();
        self.message.operation.next = self.miss.operation.val();
        self.message.line.next = self.miss.line.val();
        self.message.sectors.next = self.miss.sectors.val();
        self.message.byte_enable.next = self.miss.byte_enable.val();
        self.message.data.next = self.miss.data.val();
        self.message.id.next = self.miss.id.val();
        if self.reports.val() {
            self.message.kind.next = kind::REMOVE.into();
            self.message.operation.next = 0.into();
            self.message.line.next = self.victims.pop.line.val();
            self.message.sectors.next = 0.into();
            self.message.byte_enable.next = 0.into();
            self.message.data.next = 0.into();
            self.message.id.next = 0.into();
        }
    }
}
