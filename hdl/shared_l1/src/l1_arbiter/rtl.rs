//! The hardware: a queue, a count of losses, and a choice of two.

use super::{Config, Ports, Request};
use kit::queue::BeatQueue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct L1Arbiter {
    kind: Kind,
    pub(super) ports: Ports,
    /// Remote requests that wait.
    queue: BeatQueue<Request>,
    /// How often the head has lost. A limit of 0 needs no count.
    losses: Optional<Reg>,
    /// The head was offered in the cycle before and not taken.
    kept: Flop<Bit>,
    yields: Signal<Local, Bit>,
    _limit: usize,
}

impl L1Arbiter {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> L1Arbiter {
        let limit = config.starvation_limit();
        L1Arbiter {
            kind: Kind::of::<L1Arbiter>(
                "Arbitrates the one lookup a cycle of a home core's L1 between the core itself and \
                 the requests that other cores send, which wait in a queue.",
            ),
            ports: Ports::new(config),
            queue: BeatQueue::of(config, config.queue_depth()),
            losses: Optional::new(limit > 0, Reg::new(config.loss_bits().max(1))),
            kept: Flop::new(),
            yields: Signal::default(),
            _limit: limit,
        }
    }
}

impl Logic for L1Arbiter {
    #[kernel]
    fn update(&mut self) {
        self.ports.remote.link(&mut self.queue.push);

        // The head goes before local requests: kept on offer, or too often a loser.
        self.yields = self.kept.q;
        if self._limit > 0 {
            if self.losses.q == self._limit {
                self.yields = true;
            }
        }
        let offers_head =
            self.queue.pop.valid && self.has_room && (self.yields || !self.local.valid);
        let lost = self.queue.pop.valid && self.local.valid && self.l1.ready && !self.yields;
        let won = offers_head && self.l1.ready;
        self.queue.pop.ready = won;
        self.kept.d = offers_head && !self.l1.ready;
        if self._limit > 0 {
            self.losses.hold();
            if lost {
                self.losses.d = self.losses.q + 1;
            }
            if won {
                self.losses.d = 0;
            }
        }

        self.local.ready = self.l1.ready && !self.yields;
        self.l1.valid = offers_head || (self.local.valid && !self.yields);
        self.l1.remote = offers_head;
        self.l1.head = self.local.head;
        self.l1.data = self.local.data;
        if offers_head {
            self.l1.head = self.queue.pop.head;
            self.l1.data = self.queue.pop.data;
        }
    }
}
