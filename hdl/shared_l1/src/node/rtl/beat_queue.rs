//! A queue of words too wide for one.

use crate::node::Config;
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Words that enter.
#[derive(LogicInterface)]
pub struct Push {
    /// There is one.
    pub valid: Signal<In, Bit>,
    /// It is taken.
    pub ready: Signal<Out, Bit>,
    /// All of it but its bytes.
    pub head: Wire<In>,
    /// Its bytes.
    pub data: Wire<In>,
}

/// Words that leave.
#[derive(LogicInterface)]
pub struct Pop {
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// It is taken.
    pub ready: Signal<In, Bit>,
    /// All of it but its bytes.
    pub head: Wire<Out>,
    /// Its bytes.
    pub data: Wire<Out>,
}

/// Requests or beats in order, each with the bytes of a sector: two queues in step, since a word of one
/// has at most 512 bits.
#[derive(LogicBlock)]
pub struct BeatQueue {
    kind: Kind,
    /// Words that enter.
    pub push: Push,
    /// Words that leave.
    pub pop: Pop,
    heads: Queue,
    bytes: Queue,
}

impl BeatQueue {
    /// A queue of `depth` words, whose heads have `head` bits.
    pub fn new(config: &Config, head: usize, depth: usize) -> BeatQueue {
        let data = config.core().beat_bits();
        BeatQueue {
            kind: Kind::of::<BeatQueue>(
                "Requests or beats in order, each with the bytes of a sector: two queues in step.",
            )
            .with("head", head)
            .with("data", data)
            .with("depth", depth),
            push: Push {
                valid: Signal::default(),
                ready: Signal::default(),
                head: Wire::new(head),
                data: Wire::new(data),
            },
            pop: Pop {
                valid: Signal::default(),
                ready: Signal::default(),
                head: Wire::new(head),
                data: Wire::new(data),
            },
            heads: Queue::new(config.queue(head, depth)),
            bytes: Queue::new(config.queue(data, depth)),
        }
    }
}

impl Logic for BeatQueue {
    #[kernel]
    fn update(&mut self) {
        self.heads.push.valid.next = self.push.valid.val();
        self.heads.push.data.next = self.push.head.val();
        self.bytes.push.valid.next = self.push.valid.val();
        self.bytes.push.data.next = self.push.data.val();
        self.push.ready.next = self.heads.push.ready.val();
        self.heads.pop.ready.next = self.pop.ready.val();
        self.bytes.pop.ready.next = self.pop.ready.val();
        self.pop.valid.next = self.heads.pop.valid.val();
        self.pop.head.next = self.heads.pop.data.val();
        self.pop.data.next = self.bytes.pop.data.val();
    }
}
