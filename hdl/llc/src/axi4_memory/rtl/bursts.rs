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
        let left = self.left.q;
        // Adding 1 to the inverse turns over the lowest set bit and those below it.
        let lowest = left & (!left + 1);
        // The carry goes through the run into the gap above it.
        let carried = left + lowest;
        let run = left & !carried;
        let rest = left & carried;

        self.first = 0;
        self.last = 0;
        for s in 1..sectors {
            if lowest.bit(s) {
                self.first = s.into();
            }
            if run.bit(s) {
                self.last = s.into();
            }
        }
        let is_offered = left.any();
        let length = self.last - self.first;
        self.ar.valid = is_offered;
        self.ar.id = bits_to(self.number.q, self.ar.id.width());
        self.ar.len = bits_to(length, 8);
        self.ar.size = size.into();
        self.ar.burst = (INCR as usize).into();
        self.ar.lock = false;
        self.ar.cache = 0;
        self.ar.prot = 0;
        self.ar.qos = 0;
        if self._has_one {
            self.ar.addr = cat(self.line.q, bits_to(0, size));
        } else {
            let address = cat(self.line.q, self.first);
            self.ar.addr = cat(address, bits_to(0, size));
        }

        let leaves = is_offered && self.ar.ready;
        self.has_room = !is_offered || (leaves && !rest.any());
        self.number.hold();
        self.line.hold();
        self.left.hold();
        if leaves {
            self.left.d = rest;
        }
        if self.read.valid {
            self.number.d = self.read.number;
            self.line.d = self.read.line;
            self.left.d = self.read.sectors;
        }
    }
}
