//! Memories of the block, and memories in a list of blocks.
use super::Storage;
use signal::prelude::*;

/// Keeps words in several places.
#[derive(LogicBlock)]
pub struct Stores {
    kind: Kind,
    pub write: WritePort,
    pub reads: Signal<In, Bit>,
    pub address: Wire<In>,
    pub found: Wire<Out>,
    halves: Vec<Ram>,
    bytes: ByteRam,
    banks: Vec<Storage>,
}

impl Stores {
    /// Six words of 9 bits in two halves, a byte of each, and `banks` stores of all of them.
    pub fn new(banks: usize) -> Stores {
        let write =
            WritePort { enable: Signal::default(), address: Wire::new(3), data: Wire::new(9) };
        Stores {
            kind: Kind::of::<Stores>("Keeps words in several places.").with("banks", banks),
            write,
            reads: Signal::default(),
            address: Wire::new(3),
            found: Wire::new(9),
            halves: vec![Ram::new(3, 9, 1); 2],
            bytes: ByteRam::new(6, 1, 1),
            banks: (0..banks).map(|_| Storage::new()).collect(),
        }
    }
}

impl Logic for Stores {
    #[kernel]
    fn update(&mut self) {
        for h in 0..2 {
            self.halves[h].write.enable =
                self.write.enable && (bits_to(self.write.address, 1) == h);
            self.halves[h].write.address = bits_to(self.write.address >> 1, 2);
            self.halves[h].write.data = self.write.data;
            self.halves[h].read[0].enable = self.reads;
            self.halves[h].read[0].address = bits_to(self.address >> 1, 2);
        }
        self.bytes.write.enable = self.write.enable;
        self.bytes.write.byte_enable = 1;
        self.bytes.write.address = self.write.address;
        self.bytes.write.data = bits_to(self.write.data, 8).into();
        self.bytes.read[0].enable = self.reads;
        self.bytes.read[0].address = self.address;
        for b in 0..self.banks.len() {
            self.banks[b].write.enable = self.write.enable;
            self.banks[b].write.address = self.write.address;
            self.banks[b].write.data = self.write.data;
            self.banks[b].address = self.address;
        }
        self.found = or_of(self.banks.len(), |b| self.banks[b].late)
            ^ or_of(self.banks.len(), |b| self.banks[b].now)
            ^ or_of(2, |h| self.halves[h].read[0].data)
            ^ bits_to(self.bytes.read[0].data, 9);
    }
}
