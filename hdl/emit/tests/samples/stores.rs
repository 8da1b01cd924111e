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
            self.halves[h].write.enable.next =
                self.write.enable.val() && (bits_to(self.write.address.val(), 1) == h);
            self.halves[h].write.address.next = bits_to(self.write.address.val() >> 1, 2);
            self.halves[h].write.data.next = self.write.data.val();
            self.halves[h].read[0].enable.next = self.reads.val();
            self.halves[h].read[0].address.next = bits_to(self.address.val() >> 1, 2);
        }
        self.bytes.write.enable.next = self.write.enable.val();
        self.bytes.write.byte_enable.next = 1.into();
        self.bytes.write.address.next = self.write.address.val();
        self.bytes.write.data.next = bits_to(self.write.data.val(), 8).into();
        self.bytes.read[0].enable.next = self.reads.val();
        self.bytes.read[0].address.next = self.address.val();
        for b in 0..self.banks.len() {
            self.banks[b].write.enable.next = self.write.enable.val();
            self.banks[b].write.address.next = self.write.address.val();
            self.banks[b].write.data.next = self.write.data.val();
            self.banks[b].address.next = self.address.val();
        }
        self.found.next = or_of(self.banks.len(), |b| self.banks[b].late.val())
            ^ or_of(self.banks.len(), |b| self.banks[b].now.val())
            ^ or_of(2, |h| self.halves[h].read[0].data.val())
            ^ bits_to(self.bytes.read[0].data.val(), 9);
    }
}
