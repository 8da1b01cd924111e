//! A block around a [`ByteRam`], with two read ports and a valid bit for each.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The geometry of a test.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Words, 2 and more.
    pub depth: usize,
    /// Bytes of a word, 1 to 64.
    pub bytes: usize,
}

/// The memory under test.
#[derive(LogicBlock)]
pub struct ByteRamBench {
    kind: Kind,
    pub write_enable: Signal<In, Bit>,
    pub write_byte_enable: Wire<In>,
    pub write_address: Wire<In>,
    pub write_data: Wire<In>,
    pub a_enable: Signal<In, Bit>,
    pub a_address: Wire<In>,
    pub b_enable: Signal<In, Bit>,
    pub b_address: Wire<In>,
    pub a_valid: Signal<Out, Bit>,
    pub a_data: Wire<Out>,
    pub b_valid: Signal<Out, Bit>,
    pub b_data: Wire<Out>,
    memory: ByteRam,
    a_asked: Flop<Bit>,
    b_asked: Flop<Bit>,
}

impl ByteRamBench {
    /// The memory of `config`.
    pub fn new(config: Config) -> ByteRamBench {
        let (address, width) = (index_bits(config.depth), 8 * config.bytes);
        ByteRamBench {
            kind: Kind::of::<ByteRamBench>("A memory under test.")
                .with("depth", config.depth)
                .with("bytes", config.bytes),
            write_enable: Signal::default(),
            write_byte_enable: Wire::new(config.bytes),
            write_address: Wire::new(address),
            write_data: Wire::new(width),
            a_enable: Signal::default(),
            a_address: Wire::new(address),
            b_enable: Signal::default(),
            b_address: Wire::new(address),
            a_valid: Signal::default(),
            a_data: Wire::new(width),
            b_valid: Signal::default(),
            b_data: Wire::new(width),
            memory: ByteRam::new(config.depth, config.bytes, 2),
            a_asked: Flop::new(),
            b_asked: Flop::new(),
        }
    }
}

impl Logic for ByteRamBench {
    #[kernel]
    fn update(&mut self) {
        self.memory.write.enable.next = self.write_enable.val();
        self.memory.write.byte_enable.next = self.write_byte_enable.val();
        self.memory.write.address.next = self.write_address.val();
        self.memory.write.data.next = self.write_data.val();
        self.memory.read[0].address.next = self.a_address.val();
        self.memory.read[1].address.next = self.b_address.val();
        self.a_asked.d.next = self.a_enable.val();
        self.b_asked.d.next = self.b_enable.val();
        self.a_valid.next = self.a_asked.q.val();
        self.b_valid.next = self.b_asked.q.val();
        self.a_data.next = self.memory.read[0].data.val();
        self.b_data.next = self.memory.read[1].data.val();
    }
}
