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
        self.memory.write_enable.next = self.write_enable.val();
        self.memory.write_address.next = self.write_address.val();
        self.memory.write_data.next = self.write_data.val();
        self.memory.read_enable.next = self.read_enable.val();
        self.memory.read_address.next = self.read_address.val();
        self.asked.d.next = self.read_enable.val();
        self.read_valid.next = self.asked.q.val();
        self.read_data.next = self.memory.read_data.val();
    }
}
