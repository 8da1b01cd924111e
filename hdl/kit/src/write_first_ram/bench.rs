//! A block around the memory, with a valid bit for its read port: contents are not reset.
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
}

signal::ports! {
    rtl WriteFirstRam(config: Config);

    in write_enable: bool,
    in write_address: u64 = index_bits(config.depth),
    in write_data: Wide = config.width,
    in read_enable: bool,
    in read_address: u64 = index_bits(config.depth),
    out read_valid: bool,
    out read_data: Wide [when read_valid] = config.width,
}

/// The memory under test.
#[derive(LogicBlock)]
pub struct WriteFirstRam {
    kind: Kind,
    ports: Ports,
    memory: super::WriteFirstRam,
    asked: Flop<Bit>,
}

impl WriteFirstRam {
    /// The memory of `config`.
    pub fn new(config: Config) -> WriteFirstRam {
        WriteFirstRam {
            kind: Kind::of::<WriteFirstRam>("A memory under test.")
                .named("write_first_bench")
                .with("depth", config.depth)
                .with("width", config.width),
            ports: Ports::new(config),
            memory: super::WriteFirstRam::new(config.depth, config.width),
            asked: Flop::new(),
        }
    }
}

impl Logic for WriteFirstRam {
    #[kernel]
    fn update(&mut self) {
        self.memory.write_enable = self.write_enable;
        self.memory.write_address = self.write_address;
        self.memory.write_data = self.write_data;
        self.memory.read_enable = self.read_enable;
        self.memory.read_address = self.read_address;
        self.asked.d = self.read_enable;
        self.read_valid = self.asked.q;
        self.read_data = self.memory.read_data;
    }
}
