//! A memory in which a read sees the write of its own cycle.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A [`Ram`] with one read port. The word that is read in the cycle of its write comes from a register,
/// so that words can be read, changed and written back in two cycles, one set of words a cycle.
#[derive(LogicBlock)]
pub struct WriteFirstRam {
    kind: Kind,
    /// Writes at the edge.
    pub write_enable: Signal<In, Bit>,
    /// The word that is written.
    pub write_address: Wire<In>,
    /// What it is to be.
    pub write_data: Wire<In>,
    /// The word that is read.
    pub read_address: Wire<In>,
    /// The word read in the cycle before, with the write of that cycle.
    pub read_data: Wire<Out>,
    words: Ram,
    is_stale: Flop<Bit>,
    written: Reg,
}

impl WriteFirstRam {
    /// `depth` words of `width` bits.
    pub fn new(depth: usize, width: usize) -> WriteFirstRam {
        WriteFirstRam {
            kind: Kind::of::<WriteFirstRam>(
                "A memory with a synchronous read that sees the write of its own cycle.",
            )
            .with("depth", depth)
            .with("width", width),
            write_enable: Signal::default(),
            write_address: Wire::new(index_bits(depth)),
            write_data: Wire::new(width),
            read_address: Wire::new(index_bits(depth)),
            read_data: Wire::new(width),
            words: Ram::new(depth, width, 1),
            is_stale: Flop::new(),
            written: Reg::new(width),
        }
    }
}

impl Logic for WriteFirstRam {
    #[kernel]
    fn update(&mut self) {
        self.words.write.enable.next = self.write_enable.val();
        self.words.write.address.next = self.write_address.val();
        self.words.write.data.next = self.write_data.val();
        self.words.read[0].address.next = self.read_address.val();

        self.is_stale.d.next =
            self.write_enable.val() && (self.write_address.val() == self.read_address.val());
        self.written.d.next = self.write_data.val();

        self.read_data.next = self.words.read[0].data.val();
        if self.is_stale.q.val() {
            self.read_data.next = self.written.q.val();
        }
    }
}
