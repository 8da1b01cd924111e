//! The hardware: the sectors that are still to come, the lowest first.

use super::Config;
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// What home cores send.
#[derive(LogicInterface)]
pub struct Packet {
    /// There is a beat.
    pub valid: Signal<In, Bit>,
    /// There is one, and it is taken.
    pub ready: Signal<Out, Bit>,
    /// Identifier of the request answered, in a header.
    pub id: Wire<In>,
    /// Sectors of the packet, in a header.
    pub sectors: Wire<In>,
    /// The sector's bytes.
    pub data: Wire<In>,
}

/// What the request at hand asked for.
#[derive(LogicInterface)]
pub struct Wanted {
    /// Sectors of the line.
    pub sectors: Wire<In>,
}

/// What the core is told.
#[derive(LogicInterface)]
pub struct CoreReply {
    /// There is a beat.
    pub valid: Signal<Out, Bit>,
    /// The core takes it.
    pub ready: Signal<In, Bit>,
    /// Identifier of the request answered.
    pub id: Wire<Out>,
    /// Sector of the line.
    pub sector: Wire<Out>,
    /// Its bytes.
    pub data: Wire<Out>,
    /// No other beat of this reply follows.
    pub last: Signal<Out, Bit>,
}

/// The request at hand.
#[derive(LogicInterface)]
pub struct Request {
    /// Its identifier.
    pub id: Wire<Out>,
    /// It is answered.
    pub done: Signal<Out, Bit>,
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct ChunkReceiver {
    kind: Kind,
    /// What home cores send.
    pub packet: Packet,
    /// What the request at hand asked for.
    pub wanted: Wanted,
    /// What the core is told.
    pub core_reply: CoreReply,
    /// The request at hand.
    pub request: Request,
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
                "Turns the packets that home cores send into replies to the core: a beat for each \
                 sector that the core asked for, and one without data for a store.",
            ),
            packet: Packet {
                valid: Signal::default(),
                ready: Signal::default(),
                id: Wire::new(id_bits),
                sectors: Wire::new(sectors),
                data: Wire::new(config.data_bits()),
            },
            wanted: Wanted { sectors: Wire::new(sectors) },
            core_reply: CoreReply {
                valid: Signal::default(),
                ready: Signal::default(),
                id: Wire::new(id_bits),
                sector: Wire::new(config.sector_bits()),
                data: Wire::new(config.data_bits()),
                last: Signal::default(),
            },
            request: Request { id: Wire::new(id_bits), done: Signal::default() },
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

        // What is to come after this beat, and whether the core is to see it.
        self.after.next = self.packet.sectors.val();
        self.passes.next = !self.packet.sectors.val().any();
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
