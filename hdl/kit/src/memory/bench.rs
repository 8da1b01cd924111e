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
            self.ram.write.enable.next = self.write_enable.val();
            self.ram.write.address.next = self.write_address.val();
            self.ram.write.data.next = self.write_data.val();
            self.ram.read[0].enable.next = self.a.enable.val();
            self.ram.read[0].address.next = self.a.address.val();
            self.ram.read[1].enable.next = self.b.enable.val();
            self.ram.read[1].address.next = self.b.address.val();
            self.ram.read[2].enable.next = self.c.enable.val();
            self.ram.read[2].address.next = self.c.address.val();
            self.a.data.next = self.ram.read[0].data.val();
            self.b.data.next = self.ram.read[1].data.val();
            self.c.data.next = self.ram.read[2].data.val();
            self.asked[0].d.next = self.a.enable.val();
            self.asked[1].d.next = self.b.enable.val();
            self.asked[2].d.next = self.c.enable.val();
            self.a.valid.next = self.asked[0].q.val();
            self.b.valid.next = self.asked[1].q.val();
            self.c.valid.next = self.asked[2].q.val();
        } else {
            self.file.write.enable.next = self.write_enable.val();
            self.file.write.address.next = self.write_address.val();
            self.file.write.data.next = self.write_data.val();
            self.file.read[0].address.next = self.a.address.val();
            self.file.read[1].address.next = self.b.address.val();
            self.file.read[2].address.next = self.c.address.val();
            self.a.data.next = self.file.read[0].data.val();
            self.b.data.next = self.file.read[1].data.val();
            self.c.data.next = self.file.read[2].data.val();
            self.a.valid.next = self.a.enable.val();
            self.b.valid.next = self.b.enable.val();
            self.c.valid.next = self.c.enable.val();
        }
    }
}
