//! The hardware: the sectors that are still to be sent, the lowest first.

use super::{Config, Ports};
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct Chunker {
    kind: Kind,
    pub(super) ports: Ports,
    /// Sectors that are still to be sent; none until the header is.
    left: Reg,
    /// Finds the lowest of them.
    lowest: FixedPriorityArbiter,
    sent: Wire<Local>,
    after: Wire<Local>,
    _chunking: bool,
}

impl Chunker {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> Chunker {
        let sectors = config.sectors();
        Chunker {
            kind: Kind::of::<Chunker>(
                "Packetizes a home core's reply to the core that asked: a header beat, then one \
                 beat for each sector that was asked for.",
            ),
            ports: Ports::new(config),
            left: Reg::new(sectors),
            lowest: FixedPriorityArbiter::new(config.sector_arbiter()),
            sent: Wire::new(sectors),
            after: Wire::new(sectors),
            _chunking: config.chunking(),
        }
    }
}

impl Logic for Chunker {
    #[kernel]
    fn update(&mut self) {
        let all = (1_usize << self.left.q.width()) - 1;
        self.sent = self.reply.sectors;
        if !self._chunking {
            if self.reply.sectors.any() {
                self.sent = all.into();
            }
        }

        self.lowest.request = self.left.q;
        let is_open = self.left.q.any();
        self.after = self.sent;
        if is_open {
            self.after = self.left.q & !self.lowest.grant;
        }
        let is_last = !self.after.any();
        let is_taken = self.reply.valid && self.packet.ready;
        self.left.hold();
        if is_taken {
            self.left.d = self.after;
        }

        self.reply.ready = is_taken && is_last;
        self.line.valid = self.reply.valid && is_open;
        self.line.sector = self.lowest.granted;
        self.packet.valid = self.reply.valid;
        self.packet.header = !is_open;
        self.packet.core = self.reply.core;
        self.packet.id = self.reply.id;
        self.packet.sectors = self.sent;
        self.packet.data = self.line.data;
        self.packet.last = is_last;
    }
}
