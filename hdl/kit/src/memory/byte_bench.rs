//! A block around a [`ByteRam`], with two read ports and a valid bit for each.
use rust_hdl::core::prelude::*;
use signal::port::Beat;
use signal::prelude::*;

/// The geometry of a test.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Words, 2 and more.
    pub depth: usize,
    /// Bytes of a word, 1 to 128.
    pub bytes: usize,
}

signal::bundle! {
    /// Address in, data out a cycle later.
    pub bundle Read(config: Config) {
        enable: bool,
        address: u64 = index_bits(config.depth),
        /// There was a read.
        back valid: bool,
        back data: Beat [when valid] = 8 * config.bytes,
    }
}

signal::ports! {
    rtl ByteRamBench(config: Config);

    in write_enable: bool,
    in write_byte_enable: u128 = config.bytes,
    in write_address: u64 = index_bits(config.depth),
    in write_data: Beat = 8 * config.bytes,
    in exchange a: Read = config,
    in exchange b: Read = config,
}

/// The memory under test.
#[derive(LogicBlock)]
pub struct ByteRamBench {
    kind: Kind,
    ports: Ports,
    memory: ByteRam,
    a_asked: Flop<Bit>,
    b_asked: Flop<Bit>,
}

impl ByteRamBench {
    /// The memory of `config`.
    pub fn new(config: Config) -> ByteRamBench {
        ByteRamBench {
            kind: Kind::of::<ByteRamBench>("A memory under test.")
                .with("depth", config.depth)
                .with("bytes", config.bytes),
            ports: Ports::new(config),
            memory: ByteRam::new(config.depth, config.bytes, 2),
            a_asked: Flop::new(),
            b_asked: Flop::new(),
        }
    }
}

impl Logic for ByteRamBench {
    #[kernel]
    fn update(&mut self) {
        self.memory.write.enable = self.write_enable;
        self.memory.write.byte_enable = self.write_byte_enable;
        self.memory.write.address = self.write_address;
        self.memory.write.data = self.write_data;
        self.memory.read[0].enable = self.a.enable;
        self.memory.read[0].address = self.a.address;
        self.memory.read[1].enable = self.b.enable;
        self.memory.read[1].address = self.b.address;
        self.a_asked.d = self.a.enable;
        self.b_asked.d = self.b.enable;
        self.a.valid = self.a_asked.q;
        self.b.valid = self.b_asked.q;
        self.a.data = self.memory.read[0].data;
        self.b.data = self.memory.read[1].data;
    }
}
