//! A block around each kind of memory, with three read ports and a valid bit for each.
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

/// A read port with a valid bit.
#[derive(Clone, Debug, LogicInterface)]
pub struct Reader {
    /// A read is asked for.
    pub enable: Signal<In, Bit>,
    /// Its address.
    pub address: Wire<In>,
    /// The data belong to a read.
    pub valid: Signal<Out, Bit>,
    /// The data.
    pub data: Wire<Out>,
}

macro_rules! around {
    ($name:ident, $memory:ident, $asked:expr) => {
        /// A memory under test.
        #[derive(LogicBlock)]
        pub struct $name {
            kind: Kind,
            pub write_enable: Signal<In, Bit>,
            pub write_address: Wire<In>,
            pub write_data: Wire<In>,
            pub a: Reader,
            pub b: Reader,
            pub c: Reader,
            memory: $memory,
            asked: Vec<Flop<Bit>>,
        }

        impl $name {
            /// The memory of `config`.
            pub fn new(config: Config) -> $name {
                let address = index_bits(config.depth);
                let reader = Reader {
                    enable: Signal::default(),
                    address: Wire::new(address),
                    valid: Signal::default(),
                    data: Wire::new(config.width),
                };
                $name {
                    kind: Kind::of::<$name>("A memory under test.")
                        .with("depth", config.depth)
                        .with("width", config.width),
                    write_enable: Signal::default(),
                    write_address: Wire::new(address),
                    write_data: Wire::new(config.width),
                    a: reader.clone(),
                    b: reader.clone(),
                    c: reader,
                    memory: $memory::new(config.depth, config.width, 3),
                    asked: (0..$asked).map(|_| Flop::new()).collect(),
                }
            }
        }

        impl Logic for $name {
            #[kernel]
            fn update(&mut self) {
                self.memory.write.enable.next = self.write_enable.val();
                self.memory.write.address.next = self.write_address.val();
                self.memory.write.data.next = self.write_data.val();
                self.memory.read[0].address.next = self.a.address.val();
                self.memory.read[1].address.next = self.b.address.val();
                self.memory.read[2].address.next = self.c.address.val();
                self.a.data.next = self.memory.read[0].data.val();
                self.b.data.next = self.memory.read[1].data.val();
                self.c.data.next = self.memory.read[2].data.val();
                if self.asked.len() == 0 {
                    self.a.valid.next = self.a.enable.val();
                    self.b.valid.next = self.b.enable.val();
                    self.c.valid.next = self.c.enable.val();
                } else {
                    self.asked[0].d.next = self.a.enable.val();
                    self.asked[1].d.next = self.b.enable.val();
                    self.asked[2].d.next = self.c.enable.val();
                    self.a.valid.next = self.asked[0].q.val();
                    self.b.valid.next = self.asked[1].q.val();
                    self.c.valid.next = self.asked[2].q.val();
                }
            }
        }

        impl testbenches::ports::Simulated for $name {
            type In = super::tests::dut::In;
            type Out = super::tests::dut::Out;

            fn drive(&mut self, input: &Self::In) {
                use signal::Drive;
                self.write_enable.drive(input.write_enable);
                self.write_address.drive(input.write_address);
                self.write_data.drive(input.write_data);
                self.a.enable.drive(input.a_enable);
                self.a.address.drive(input.a_address);
                self.b.enable.drive(input.b_enable);
                self.b.address.drive(input.b_address);
                self.c.enable.drive(input.c_enable);
                self.c.address.drive(input.c_address);
            }

            fn sample(&self) -> Self::Out {
                use signal::Sample;
                Self::Out {
                    a_valid: self.a.valid.sample(),
                    a_data: self.a.data.sample(),
                    b_valid: self.b.valid.sample(),
                    b_data: self.b.data.sample(),
                    c_valid: self.c.valid.sample(),
                    c_data: self.c.data.sample(),
                }
            }
        }
    };
}

around!(RamBench, Ram, 3);
around!(RegisterFileBench, RegisterFile, 0);
