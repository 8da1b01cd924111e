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
        let is_open = self.left.q.val().any();
        self.lowest.request.next = self.left.q.val();

        // Sectors to come after this beat, and whether the core is to see it.
        self.after.next = self.packet.sectors.val();
        self.passes.next = !self.packet.sectors.val().any();
        self.request.present.next = self.packet.valid.val() || is_open;
        self.request.id.next = self.packet.id.val();
        self.core_reply.data.next = 0.into();
        if is_open {
            self.after.next = self.left.q.val() & !self.lowest.grant.val();
            self.passes.next = (self.wanted.sectors.val() & self.lowest.grant.val()).any();
            self.request.id.next = self.id.q.val();
            self.core_reply.data.next = self.packet.data.val();
        }
        let is_taken =
            self.packet.valid.val() && (self.core_reply.ready.val() || !self.passes.val());
        self.left.hold();
        self.id.hold();
        if is_taken {
            self.left.d.next = self.after.val();
            self.id.d.next = self.request.id.val();
        }

        self.packet.ready.next = is_taken;
        self.request.done.next = is_taken && !self.after.val().any();
        self.core_reply.valid.next = self.packet.valid.val() && self.passes.val();
        self.core_reply.id.next = self.request.id.val();
        self.core_reply.sector.next = self.lowest.granted.val();
        self.core_reply.last.next = !(self.after.val() & self.wanted.sectors.val()).any();
    }
}
