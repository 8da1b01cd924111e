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
        self.is_unserved = self.unserved.valid && (self.prefers_unserved.q || !self.miss.valid);
        self.offer();

        self.miss.ready = self.down_request.ready && !self.is_unserved;
        self.unserved.ready = self.down_request.ready && self.is_unserved;
        self.prefers_unserved.hold();
        if self.down_request.valid {
            self.prefers_unserved.d = self.is_unserved != self.down_request.ready;
        }
    }
}

impl DownPort {
    /// A request that comes back from the ring is a load of the whole line.
    #[kernel]
    fn offer(&mut self) {
        let id_bits = self.down_request.id.width();
        self.down_request.valid = self.miss.valid || self.unserved.valid;
        self.down_request.kind = self.miss.kind;
        self.down_request.operation = self.miss.operation;
        self.down_request.line = self.miss.line;
        self.down_request.sectors = self.miss.sectors;
        self.down_request.byte_enable = self.miss.byte_enable;
        self.down_request.data = self.miss.data;
        self.down_request.source = self.miss.source;
        self.down_request.id = self.miss.id;
        if self.is_unserved {
            self.down_request.kind = kind::LOAD.into();
            self.down_request.operation = 0;
            self.down_request.line = self.unserved.line;
            self.down_request.sectors = (usize::MAX >> (64 - self._sectors)).into();
            self.down_request.byte_enable = 0;
            self.down_request.data = 0;
            self.down_request.id = bits_to(self.unserved.entry, id_bits);
        }
    }
}
