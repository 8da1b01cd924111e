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
        self.sent.next = self.reply.sectors.val();
        if !self._chunking {
            if self.reply.sectors.val().any() {
                self.sent.next = all.into();
            }
        }

        self.lowest.request.next = self.left.q.val();
        let is_open = self.left.q.val().any();
        self.after.next = self.sent.val();
        if is_open {
            self.after.next = self.left.q.val() & !self.lowest.grant.val();
        }
        let is_last = !self.after.val().any();
        let is_taken = self.reply.valid.val() && self.packet.ready.val();
        self.left.hold();
        if is_taken {
            self.left.d.next = self.after.val();
        }

        self.reply.ready.next = is_taken && is_last;
        self.line.valid.next = self.reply.valid.val() && is_open;
        self.line.sector.next = self.lowest.granted.val();
        self.packet.valid.next = self.reply.valid.val();
        self.packet.header.next = !is_open;
        self.packet.core.next = self.reply.core.val();
        self.packet.id.next = self.reply.id.val();
        self.packet.sectors.next = self.sent.val();
        self.packet.data.next = self.line.data.val();
        self.packet.last.next = is_last;
    }
}
