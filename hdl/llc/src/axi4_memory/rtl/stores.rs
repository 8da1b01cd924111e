//! The channels of writes' addresses and data.

use super::super::{
    Config,
    ports::{Burst, INCR, WriteBeat},
};
use rust_hdl::core::prelude::*;
use signal::port::Beat;
use signal::prelude::*;

signal::bundle! {
    /// A write that is to be offered; only while there is room.
    pub flow Write(config: &Config) {
        /// AXI identifier of the write.
        number: u64 = config.write_bits(),
        /// Line address: a byte address without the offset in the line.
        line: u64 = config.line_bits(),
        /// Its sector, a bit.
        sectors: u64 = config.sectors(),
        /// Bytes that it writes.
        byte_enable: u128 = config.sector_bytes(),
        /// The sector's new bytes.
        data: Beat = config.beat_bits(),
    }
}

/// AXI4's AW and W: a write's address and its one beat, each offered until it is taken, neither waiting for the other.
#[derive(LogicBlock)]
pub struct Axi4MemoryStores {
    kind: Kind,
    /// A write to be offered; only while `has_room` is true.
    pub write: Input<Write>,
    /// Neither address nor beat stays behind.
    pub has_room: Signal<Out, Bit>,
    /// The address.
    pub aw: Output<Burst>,
    /// AXI4's W: the one data beat of the write.
    pub w: Output<WriteBeat>,
    has_address: Flop<Bit>,
    has_beat: Flop<Bit>,
    number: Reg,
    line: Reg,
    sector: Reg,
    byte_enable: Reg,
    data: BeatReg,
    /// The sector of the write that comes.
    lowest: Wire<Local>,
    _size: usize,
    // A line is one sector, whose number is in no address.
    _has_one: bool,
}

impl Axi4MemoryStores {
    /// There is no write.
    pub fn new(config: &Config) -> Axi4MemoryStores {
        let sector = config.sector_bits();
        Axi4MemoryStores {
            kind: Kind::of::<Axi4MemoryStores>(
                "AXI4's AW and W: a write's address and its one beat, each offered until it is \
                 taken, neither waiting for the other.",
            ),
            write: Write::input(config),
            has_room: Signal::default(),
            aw: Burst::output(config),
            w: WriteBeat::output(config),
            has_address: Flop::new(),
            has_beat: Flop::new(),
            number: Reg::new(config.write_bits()),
            line: Reg::new(config.line_bits()),
            sector: Reg::new(sector),
            byte_enable: Reg::new(config.sector_bytes()),
            data: BeatReg::new(config.beat_bits()),
            lowest: Wire::new(sector),
            _size: config.size() as usize,
            _has_one: config.sectors() == 1,
        }
    }
}

impl Logic for Axi4MemoryStores {
    #[kernel]
    fn update(&mut self) {
        let size = self._size;
        self.aw.valid = self.has_address.q;
        self.aw.id = bits_to(self.number.q, self.aw.id.width());
        self.aw.len = 0;
        self.aw.size = size.into();
        self.aw.burst = (INCR as usize).into();
        self.aw.lock = false;
        self.aw.cache = 0;
        self.aw.prot = 0;
        self.aw.qos = 0;
        if self._has_one {
            self.aw.addr = cat(self.line.q, bits_to(0, size));
        } else {
            let address = cat(self.line.q, self.sector.q);
            self.aw.addr = cat(address, bits_to(0, size));
        }
        self.w.valid = self.has_beat.q;
        self.w.data = self.data.q;
        self.w.strb = self.byte_enable.q;
        self.w.last = true;

        let address_stays = self.has_address.q && !self.aw.ready;
        let beat_stays = self.has_beat.q && !self.w.ready;
        self.has_room = !address_stays && !beat_stays;
        self.has_address.d = address_stays || self.write.valid;
        self.has_beat.d = beat_stays || self.write.valid;
        self.keep();
    }
}

impl Axi4MemoryStores {
    #[kernel]
    fn keep(&mut self) {
        self.lowest = 0;
        for s in (0..self.write.sectors.width()).rev() {
            if self.write.sectors.bit(s) {
                self.lowest = s.into();
            }
        }
        self.number.hold();
        self.line.hold();
        self.sector.hold();
        self.byte_enable.hold();
        self.data.hold();
        if self.write.valid {
            self.number.d = self.write.number;
            self.line.d = self.write.line;
            self.sector.d = self.lowest;
            self.byte_enable.d = self.write.byte_enable;
            self.data.d = self.write.data;
        }
    }
}
