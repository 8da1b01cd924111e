//! The port to the next level: the miss queue's requests, and those that the ring gives back.

use crate::ccn_l1::Config;
use crate::ring_stop::Unserved;
use base::streams::{DownRequest, kind};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Arbitrates between the miss queue and what the ring gives back; what is offered stays.
#[derive(LogicBlock)]
pub struct DownPort {
    kind: Kind,
    /// The head of the miss queue.
    pub miss: Input<DownRequest>,
    /// A load that no core answered, or that did not get onto the ring.
    pub unserved: Input<Unserved>,
    /// Requests to the next level.
    pub down_request: Output<DownRequest>,
    // Requests that come back from the ring go first.
    prefers_unserved: Flop<Bit>,
    is_unserved: Signal<Local, Bit>,
    _sectors: usize,
}

impl DownPort {
    /// The miss queue goes first.
    pub fn new(config: &Config) -> DownPort {
        let l1 = config.l1();
        DownPort {
            kind: Kind::of::<DownPort>(
                "Arbitrates between the miss queue and what the ring gives back; what is offered stays.",
            )
            .named("ccn_down_port"),
            miss: DownRequest::input(l1),
            unserved: Unserved::input(config.stop().requests()),
            down_request: DownRequest::output(l1),
            prefers_unserved: Flop::new(),
            is_unserved: Signal::default(),
            _sectors: l1.sectors(),
        }
    }
}

impl Logic for DownPort {
    #[kernel]
    fn update(&mut self) {
        self.is_unserved.next =
            self.unserved.valid.val() && (self.prefers_unserved.q.val() || !self.miss.valid.val());
        self.offer();

        self.miss.ready.next = self.down_request.ready.val() && !self.is_unserved.val();
        self.unserved.ready.next = self.down_request.ready.val() && self.is_unserved.val();
        self.prefers_unserved.hold();
        if self.down_request.valid.val() {
            self.prefers_unserved.d.next = self.is_unserved.val() != self.down_request.ready.val();
        }
    }
}

impl DownPort {
    /// A request that comes back from the ring is a load of the whole line.
    #[kernel]
    fn offer(&mut self) {
        let id_bits = self.down_request.id.width();
        self.down_request.valid.next = self.miss.valid.val() || self.unserved.valid.val();
        self.down_request.kind.next = self.miss.kind.val();
        self.down_request.operation.next = self.miss.operation.val();
        self.down_request.line.next = self.miss.line.val();
        self.down_request.sectors.next = self.miss.sectors.val();
        self.down_request.byte_enable.next = self.miss.byte_enable.val();
        self.down_request.data.next = self.miss.data.val();
        self.down_request.source.next = self.miss.source.val();
        self.down_request.id.next = self.miss.id.val();
        if self.is_unserved.val() {
            self.down_request.kind.next = kind::LOAD.into();
            self.down_request.operation.next = 0.into();
            self.down_request.line.next = self.unserved.line.val();
            self.down_request.sectors.next = (usize::MAX >> (64 - self._sectors)).into();
            self.down_request.byte_enable.next = 0.into();
            self.down_request.data.next = 0.into();
            self.down_request.id.next = bits_to(self.unserved.entry.val(), id_bits);
        }
    }
}
