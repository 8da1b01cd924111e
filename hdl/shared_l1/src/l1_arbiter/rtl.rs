//! The hardware: a queue, a count of losses, and a choice of two.

use super::{Config, Ports};
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct L1Arbiter {
    kind: Kind,
    pub(super) ports: Ports,
    heads: Queue,
    /// In step with `heads`: a word of a queue has at most 512 bits.
    data: Queue,
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
        let (head, data) = (config.head_bits(), config.data_bits());
        let arriving = || Arriving {
            valid: Signal::default(),
            ready: Signal::default(),
            head: Wire::new(head),
            data: Wire::new(data),
        };
        let limit = config.starvation_limit();
        L1Arbiter {
            kind: Kind::of::<L1Arbiter>(
                "Shares the one lookup a cycle of a home core's L1 between the core itself and the \
                 requests that other cores send, which wait in a queue.",
            ),
            ports: Ports::new(config),
            heads: Queue::new(config.queue(head)),
            data: Queue::new(config.queue(data)),
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
        self.heads.push.valid.next = self.remote.valid.val();
        self.heads.push.data.next = self.remote.head.val();
        self.data.push.valid.next = self.remote.valid.val();
        self.data.push.data.next = self.remote.data.val();
        self.remote.ready.next = self.heads.push.ready.val();

        // The head goes before local requests: kept on offer, or too often a loser.
        self.yields.next = self.kept.q.val();
        if self._limit > 0 {
            if self.losses.q.val() == self._limit {
                self.yields.next = true;
            }
        }
        let offers_head = self.heads.pop.valid.val()
            && self.has_room.val()
            && (self.yields.val() || !self.local.valid.val());
        let lost = self.heads.pop.valid.val()
            && self.local.valid.val()
            && self.l1.ready.val()
            && !self.yields.val();
        let won = offers_head && self.l1.ready.val();
        self.heads.pop.ready.next = won;
        self.data.pop.ready.next = won;
        self.kept.d.next = offers_head && !self.l1.ready.val();
        if self._limit > 0 {
            self.losses.hold();
            if lost {
                self.losses.d.next = self.losses.q.val() + 1;
            }
            if won {
                self.losses.d.next = 0.into();
            }
        }

        self.local.ready.next = self.l1.ready.val() && !self.yields.val();
        self.l1.valid.next = offers_head || (self.local.valid.val() && !self.yields.val());
        self.l1.remote.next = offers_head;
        self.l1.head.next = self.local.head.val();
        self.l1.data.next = self.local.data.val();
        if offers_head {
            self.l1.head.next = self.heads.pop.data.val();
            self.l1.data.next = self.data.pop.data.val();
        }
    }
}
