//! Both kinds of memory, with a depth that is no power of two.
use signal::prelude::*;

/// Keeps words.
#[derive(LogicBlock)]
pub struct Storage {
    kind: Kind,
    pub write: WritePort,
    pub address: Wire<In>,
    pub late: Wire<Out>,
    pub now: Wire<Out>,
    words: Ram,
    flags: RegisterFile,
}

impl Storage {
    /// Six words of 9 bits.
    pub fn new() -> Storage {
        Storage {
            kind: Kind::of::<Storage>("Keeps words."),
            write: WritePort {
                enable: Signal::default(),
                address: Wire::new(3),
                data: Wire::new(9),
            },
            address: Wire::new(3),
            late: Wire::new(9),
            now: Wire::new(9),
            words: Ram::new(6, 9, 1),
            flags: RegisterFile::new(6, 9, 2),
        }
    }
}

impl Logic for Storage {
    #[kernel]
    fn update(&mut self) {
        self.words.write.enable.next = self.write.enable.val();
        self.words.write.address.next = self.write.address.val();
        self.words.write.data.next = self.write.data.val();
        self.words.read[0].enable.next = true;
        self.words.read[0].address.next = self.address.val();
        self.flags.write.enable.next = self.write.enable.val();
        self.flags.write.address.next = self.write.address.val();
        self.flags.write.data.next = self.words.read[0].data.val();
        self.flags.read[0].address.next = self.address.val();
        self.flags.read[1].address.next = 0.into();
        self.late.next = self.words.read[0].data.val();
        self.now.next = self.flags.read[0].data.val() ^ self.flags.read[1].data.val();
    }
}
