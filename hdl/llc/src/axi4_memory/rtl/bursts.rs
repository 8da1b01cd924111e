//! The address channel of reads.

use super::super::{
    Config,
    ports::{Burst, INCR},
};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// A read whose bursts are to be offered; only while there is room.
    pub flow Read(config: &Config) {
        /// AXI identifier of the read.
        number: u64 = config.read_bits(),
        /// Line address: a byte address without the offset in the line.
        line: u64 = config.line_bits(),
        /// A bit for each sector, sector 0 in bit 0.
        sectors: u64 = config.sectors(),
    }
}

/// AXI4's AR: of a read's sectors, a burst for each run of adjacent ones.
#[derive(LogicBlock)]
pub struct Axi4MemoryBursts {
    kind: Kind,
    /// A read to be cut into bursts; only while `has_room` is true.
    pub read: Input<Read>,
    /// There is none, or its last burst leaves.
    pub has_room: Signal<Out, Bit>,
    /// The burst that is offered.
    pub ar: Output<Burst>,
    number: Reg,
    line: Reg,
    /// Sectors that no burst has left for.
    left: Reg,
    /// First and last sector of the burst.
    first: Wire<Local>,
    last: Wire<Local>,
    _size: usize,
    // A line is one sector, whose number is in no address.
    _has_one: bool,
}

impl Axi4MemoryBursts {
    /// There is no read.
    pub fn new(config: &Config) -> Axi4MemoryBursts {
        let (line, sectors) = (config.line_bits(), config.sectors());
        let sector = config.sector_bits();
        Axi4MemoryBursts {
            kind: Kind::of::<Axi4MemoryBursts>(
                "AXI4's AR: of a read's sectors, a burst for each run of adjacent ones.",
            ),
            read: Read::input(config),
            has_room: Signal::default(),
            ar: Burst::output(config),
            number: Reg::new(config.read_bits()),
            line: Reg::new(line),
            left: Reg::new(sectors),
            first: Wire::new(sector),
            last: Wire::new(sector),
            _size: config.size() as usize,
            _has_one: sectors == 1,
        }
    }
}

impl Logic for Axi4MemoryBursts {
    #[kernel]
    fn update(&mut self) {
        let (sectors, size) = (self.left.q.width(), self._size);
        let left = self.left.q.val();
        // Adding 1 to the inverse turns over the lowest set bit and those below it.
        let lowest = left & (!left + 1);
        // The carry goes through the run into the gap above it.
        let carried = left + lowest;
        let run = left & !carried;
        let rest = left & carried;

        self.first.next = 0.into();
        self.last.next = 0.into();
        for s in 1..sectors {
            if lowest.bit(s) {
                self.first.next = s.into();
            }
            if run.bit(s) {
                self.last.next = s.into();
            }
        }
        let is_offered = left.any();
        let length = self.last.val() - self.first.val();
        self.ar.valid.next = is_offered;
        self.ar.id.next = bits_to(self.number.q.val(), self.ar.id.width());
        self.ar.len.next = bits_to(length, 8);
        self.ar.size.next = size.into();
        self.ar.burst.next = (INCR as usize).into();
        self.ar.lock.next = false;
        self.ar.cache.next = 0.into();
        self.ar.prot.next = 0.into();
        self.ar.qos.next = 0.into();
        if self._has_one {
            self.ar.addr.next = cat(self.line.q.val(), bits_to(0, size));
        } else {
            let address = cat(self.line.q.val(), self.first.val());
            self.ar.addr.next = cat(address, bits_to(0, size));
        }

        let leaves = is_offered && self.ar.ready.val();
        self.has_room.next = !is_offered || (leaves && !rest.any());
        self.number.hold();
        self.line.hold();
        self.left.hold();
        if leaves {
            self.left.d.next = rest;
        }
        if self.read.valid.val() {
            self.number.d.next = self.read.number.val();
            self.line.d.next = self.read.line.val();
            self.left.d.next = self.read.sectors.val();
        }
    }
}
