//! A block around the memory, with a valid bit for its read port: contents are not reset.
use super::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The geometry of a test.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Words, 2 and more.
    pub depth: usize,
    /// Bits of a word.
    pub width: usize,
}

/// The memory under test.
#[derive(LogicBlock)]
pub struct WriteFirstBench {
    kind: Kind,
    pub write_enable: Signal<In, Bit>,
    pub write_address: Wire<In>,
    pub write_data: Wire<In>,
    pub read_enable: Signal<In, Bit>,
    pub read_address: Wire<In>,
    pub read_valid: Signal<Out, Bit>,
    pub read_data: Wire<Out>,
    memory: WriteFirstRam,
    asked: Flop<Bit>,
}

impl WriteFirstBench {
    /// The memory of `config`.
    pub fn new(config: Config) -> WriteFirstBench {
        let address = index_bits(config.depth);
        WriteFirstBench {
            kind: Kind::of::<WriteFirstBench>("A memory under test.")
                .with("depth", config.depth)
                .with("width", config.width),
            write_enable: Signal::default(),
            write_address: Wire::new(address),
            write_data: Wire::new(config.width),
            read_enable: Signal::default(),
            read_address: Wire::new(address),
            read_valid: Signal::default(),
            read_data: Wire::new(config.width),
            memory: WriteFirstRam::new(config.depth, config.width),
            asked: Flop::new(),
        }
    }
}

impl Logic for WriteFirstBench {
    #[kernel]
    fn update(&mut self) {
        self.memory.write_enable.next = self.write_enable.val();
        self.memory.write_address.next = self.write_address.val();
        self.memory.write_data.next = self.write_data.val();
        self.memory.read_address.next = self.read_address.val();
        self.asked.d.next = self.read_enable.val();
        self.read_valid.next = self.asked.q.val();
        self.read_data.next = self.memory.read_data.val();
    }
}
