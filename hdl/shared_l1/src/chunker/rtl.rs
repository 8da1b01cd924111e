//! The hardware: the sectors that are still to be sent, the lowest first.

use super::Config;
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// What the home answers.
#[derive(LogicInterface)]
pub struct Reply {
    /// There is a reply.
    pub valid: Signal<In, Bit>,
    /// Its last beat is taken.
    pub ready: Signal<Out, Bit>,
    /// The core that asked.
    pub core: Wire<In>,
    /// Identifier of its request.
    pub id: Wire<In>,
    /// Sectors that it asked for.
    pub sectors: Wire<In>,
}

/// The home's copy of the line.
#[derive(LogicInterface)]
pub struct Line {
    /// A sector is wanted.
    pub valid: Signal<Out, Bit>,
    /// Which.
    pub sector: Wire<Out>,
    /// Its bytes.
    pub data: Wire<In>,
}

/// What is sent.
#[derive(LogicInterface)]
pub struct Packet {
    /// There is a beat.
    pub valid: Signal<Out, Bit>,
    /// It is taken.
    pub ready: Signal<In, Bit>,
    /// It is a header.
    pub header: Signal<Out, Bit>,
    /// The core that it goes to.
    pub core: Wire<Out>,
    /// Identifier of its request.
    pub id: Wire<Out>,
    /// Sectors of the packet.
    pub sectors: Wire<Out>,
    /// A sector's bytes.
    pub data: Wire<Out>,
    /// No beat of this packet follows.
    pub last: Signal<Out, Bit>,
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct Chunker {
    kind: Kind,
    /// What the home answers.
    pub reply: Reply,
    /// The home's copy of the line.
    pub line: Line,
    /// What is sent.
    pub packet: Packet,
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
                "Sends a home core's reply to the core that asked as a packet: a header beat, then \
                 one beat for each sector that was asked for.",
            ),
            reply: Reply {
                valid: Signal::default(),
                ready: Signal::default(),
                core: Wire::new(config.core_number_bits()),
                id: Wire::new(config.id_bits()),
                sectors: Wire::new(sectors),
            },
            line: Line {
                valid: Signal::default(),
                sector: Wire::new(config.sector_bits()),
                data: Wire::new(config.data_bits()),
            },
            packet: Packet {
                valid: Signal::default(),
                ready: Signal::default(),
                header: Signal::default(),
                core: Wire::new(config.core_number_bits()),
                id: Wire::new(config.id_bits()),
                sectors: Wire::new(sectors),
                data: Wire::new(config.data_bits()),
                last: Signal::default(),
            },
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
