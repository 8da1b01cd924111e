//! The hardware: the sectors that are still to come, the lowest first.

use super::{Config, Ports};
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct ChunkReceiver {
    kind: Kind,
    pub(super) ports: Ports,
    /// Sectors that are still to come; none until a header is taken.
    left: Reg,
    /// The header's identifier.
    id: Reg,
    /// Finds the lowest sector.
    lowest: FixedPriorityArbiter,
    after: Wire<Local>,
    passes: Signal<Local, Bit>,
}

impl ChunkReceiver {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> ChunkReceiver {
        let (sectors, id_bits) = (config.sectors(), config.id_bits());
        ChunkReceiver {
            kind: Kind::of::<ChunkReceiver>(
                "Unpacks the packets that home cores send into replies to the core: a beat for \
                 each sector that the core asked for, and one without data for a store.",
            ),
            ports: Ports::new(config),
            left: Reg::new(sectors),
            id: Reg::new(id_bits),
            lowest: FixedPriorityArbiter::new(config.sector_arbiter()),
            after: Wire::new(sectors),
            passes: Signal::default(),
        }
    }
}

impl Logic for ChunkReceiver {
    #[kernel]
    fn update(&mut self) {
        let is_open = self.left.q.any();
        self.lowest.request = self.left.q;

        // Sectors to come after this beat, and whether the core is to see it.
        self.after = self.packet.sectors;
        self.passes = !self.packet.sectors.any();
        self.request.present = self.packet.valid || is_open;
        self.request.id = self.packet.id;
        self.core_reply.data = 0;
        if is_open {
            self.after = self.left.q & !self.lowest.grant;
            self.passes = (self.wanted.sectors & self.lowest.grant).any();
            self.request.id = self.id.q;
            self.core_reply.data = self.packet.data;
        }
        let is_taken = self.packet.valid && (self.core_reply.ready || !self.passes);
        self.left.hold();
        self.id.hold();
        if is_taken {
            self.left.d = self.after;
            self.id.d = self.request.id;
        }

        self.packet.ready = is_taken;
        self.request.done = is_taken && !self.after.any();
        self.core_reply.valid = self.packet.valid && self.passes;
        self.core_reply.id = self.request.id;
        self.core_reply.sector = self.lowest.granted;
        self.core_reply.last = !(self.after & self.wanted.sectors).any();
    }
}
