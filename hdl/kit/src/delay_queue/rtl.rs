//! The hardware: a queue, and how many of its words have been in it long enough.
use super::{Config, Ports};
use crate::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Holds words in order, each for at least `latency` cycles.
#[derive(LogicBlock)]
pub struct DelayQueue {
    kind: Kind,
    pub(super) ports: Ports,
    words: Queue,
    /// Bit i: a word entered i + 1 cycles ago. A latency of 1 is the queue's own.
    entered: Optional<Reg>,
    /// Words that have been held long enough.
    ripe: Optional<Reg>,
    _latency: usize,
}

impl DelayQueue {
    /// An empty queue.
    pub fn new(config: Config) -> DelayQueue {
        let (queue, latency) = (config.queue(), config.latency());
        let is_long = latency > 1;
        DelayQueue {
            kind: Kind::of::<DelayQueue>(
                "Holds words in order, each for at least `latency` cycles.",
            )
            .with("width", queue.width())
            .with("depth", queue.depth())
            .with("latency", latency),
            ports: Ports::new(config),
            words: Queue::new(queue),
            entered: Optional::new(is_long, Reg::new((latency - 1).max(1))),
            ripe: Optional::new(is_long, Reg::new(queue.count_bits())),
            _latency: latency,
        }
    }
}

impl Logic for DelayQueue {
    #[kernel]
    fn update(&mut self) {
        self.ports.push.link(&mut self.words.push);
        self.pop.data.next = self.words.pop.data.val();

        if self._latency == 1 {
            self.pop.valid.next = self.words.pop.valid.val();
            self.words.pop.ready.next = self.pop.ready.val();
        } else {
            let enters = self.push.valid.val() && self.words.push.ready.val();
            if self._latency == 2 {
                self.entered.d.next = bits_to(enters, 1);
            } else {
                self.entered.d.next = cat(bits_to(self.entered.q.val(), self._latency - 2), enters);
            }
            let ripens = self.entered.q.val().bit(self._latency - 2);
            let has_ripe = self.ripe.q.val() != 0;
            let leaves = has_ripe && self.pop.ready.val();
            self.ripe.hold();
            if ripens && !leaves {
                self.ripe.d.next = self.ripe.q.val() + 1;
            }
            if leaves && !ripens {
                self.ripe.d.next = self.ripe.q.val() - 1;
            }
            self.pop.valid.next = has_ripe;
            self.words.pop.ready.next = leaves;
        }
    }
}
