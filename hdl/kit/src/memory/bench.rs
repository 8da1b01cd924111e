//! A block around each kind of memory, with three read ports and a valid bit for each.
use rust_hdl::core::prelude::*;
use signal::port::Wide;
use signal::prelude::*;

/// The geometry of a test.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Words, 2 and more.
    pub depth: usize,
    /// Bits of a word.
    pub width: usize,
    /// A `Ram`; else a `RegisterFile`.
    pub is_ram: bool,
}

signal::bundle! {
    /// Address in, data out a cycle later.
    pub bundle Read(config: Config) {
        enable: bool,
        address: u64 = index_bits(config.depth),
        /// There was a read.
        back valid: bool,
        back data: Wide [when valid] = config.width,
    }
}

signal::ports! {
    rtl MemoryBench(config: Config);

    in write_enable: bool,
    in write_address: u64 = index_bits(config.depth),
    in write_data: Wide = config.width,
    in exchange a: Read = config,
    in exchange b: Read = config,
    in exchange c: Read = config,
}

/// A memory under test.
#[derive(LogicBlock)]
pub struct MemoryBench {
    kind: Kind,
    ports: Ports,
    ram: Optional<Ram>,
    file: Optional<RegisterFile>,
    asked: Vec<Flop<Bit>>,
    _is_ram: bool,
}

impl MemoryBench {
    pub fn new(config: Config) -> MemoryBench {
        let Config { depth, width, is_ram } = config;
        MemoryBench {
            kind: Kind::of::<MemoryBench>("A memory under test.")
                .with("depth", depth)
                .with("width", width),
            ports: Ports::new(config),
            ram: Optional::new(is_ram, Ram::new(depth, width, 3)),
            file: Optional::new(!is_ram, RegisterFile::new(depth, width, 3)),
            asked: (0..if is_ram { 3 } else { 0 }).map(|_| Flop::new()).collect(),
            _is_ram: is_ram,
        }
    }
}

impl Logic for MemoryBench {
    #[kernel]
    fn update(&mut self) {
        if self._is_ram {
            self.ram.write.enable = self.write_enable;
            self.ram.write.address = self.write_address;
            self.ram.write.data = self.write_data;
            self.ram.read[0].enable = self.a.enable;
            self.ram.read[0].address = self.a.address;
            self.ram.read[1].enable = self.b.enable;
            self.ram.read[1].address = self.b.address;
            self.ram.read[2].enable = self.c.enable;
            self.ram.read[2].address = self.c.address;
            self.a.data = self.ram.read[0].data;
            self.b.data = self.ram.read[1].data;
            self.c.data = self.ram.read[2].data;
            self.asked[0].d = self.a.enable;
            self.asked[1].d = self.b.enable;
            self.asked[2].d = self.c.enable;
            self.a.valid = self.asked[0].q;
            self.b.valid = self.asked[1].q;
            self.c.valid = self.asked[2].q;
        } else {
            self.file.write.enable = self.write_enable;
            self.file.write.address = self.write_address;
            self.file.write.data = self.write_data;
            self.file.read[0].address = self.a.address;
            self.file.read[1].address = self.b.address;
            self.file.read[2].address = self.c.address;
            self.a.data = self.file.read[0].data;
            self.b.data = self.file.read[1].data;
            self.c.data = self.file.read[2].data;
            self.a.valid = self.a.enable;
            self.b.valid = self.b.enable;
            self.c.valid = self.c.enable;
        }
    }
}
