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
        self.words.write.enable = self.write.enable;
        self.words.write.address = self.write.address;
        self.words.write.data = self.write.data;
        self.words.read[0].enable = true;
        self.words.read[0].address = self.address;
        self.flags.write.enable = self.write.enable;
        self.flags.write.address = self.write.address;
        self.flags.write.data = self.words.read[0].data;
        self.flags.read[0].address = self.address;
        self.flags.read[1].address = 0;
        self.late = self.words.read[0].data;
        self.now = self.flags.read[0].data ^ self.flags.read[1].data;
    }
}
