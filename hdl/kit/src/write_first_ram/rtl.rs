//! The hardware.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A memory whose reads see the write of the same cycle.
#[derive(LogicBlock)]
pub struct WriteFirstRam<const MOST: usize = 512, const LIMBS: usize = 8> {
    kind: Kind,
    /// Writes at the edge.
    pub write_enable: Signal<In, Bit>,
    /// The word's number.
    pub write_address: Optional<Wire<In>>,
    /// Word to write at the clock edge; a read of its address in the same cycle gets it.
    pub write_data: Wire<In, MOST, LIMBS>,
    /// Reads at the edge. After an edge without it, the data means nothing.
    pub read_enable: Optional<Signal<In, Bit>>,
    /// The word to read.
    pub read_address: Optional<Wire<In>>,
    /// The word read in the cycle before.
    pub read_data: Wire<Out, MOST, LIMBS>,
    words: Optional<Ram<MOST, LIMBS>>,
    /// The cycle before wrote the word that it read.
    was_written: Optional<Flop<Bit>>,
    /// The word written last; of one word, the word.
    written: Reg<MOST, LIMBS>,
    _is_one: bool,
}

/// The same of beats of up to 128 bytes.
pub type WriteFirstBeatRam = WriteFirstRam<1024, 16>;

impl<const MOST: usize, const LIMBS: usize> WriteFirstRam<MOST, LIMBS> {
    /// `depth` words of `width` bits. One word is a register, without addresses and `read_enable`.
    pub fn new(depth: usize, width: usize) -> Self {
        let is_many = depth > 1;
        let address = || Optional::new(is_many, Wire::new(index_bits(depth)));
        WriteFirstRam {
            kind: Kind::of::<WriteFirstRam<MOST, LIMBS>>(
                "A memory, read one cycle later, whose reads see the write of the same cycle.",
            )
            .with("depth", depth)
            .with("width", width),
            write_enable: Signal::default(),
            write_address: address(),
            write_data: Wire::new(width),
            read_enable: Optional::new(is_many, Signal::default()),
            read_address: address(),
            read_data: Wire::new(width),
            words: Optional::new(is_many, Ram::new(depth.max(2), width, 1)),
            was_written: Optional::new(is_many, Flop::new()),
            written: Reg::new(width),
            _is_one: !is_many,
        }
    }
}

impl<const MOST: usize, const LIMBS: usize> Logic for WriteFirstRam<MOST, LIMBS> {
    #[kernel]
    fn update(&mut self) {
        if self._is_one {
            self.written.hold();
            if self.write_enable {
                self.written.d = self.write_data;
            }
            self.read_data = self.written.q;
        } else {
            self.words.write.enable = self.write_enable;
            self.words.write.address = self.write_address;
            self.words.write.data = self.write_data;
            self.words.read[0].enable = self.read_enable;
            self.words.read[0].address = self.read_address;
            // The memory gives the old word.
            self.was_written.d = self.write_enable && (self.write_address == self.read_address);
            self.written.d = self.write_data;
            self.read_data = self.words.read[0].data;
            if self.was_written.q {
                self.read_data = self.written.q;
            }
        }
    }
}
