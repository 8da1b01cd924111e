//! The two bits of a line.
use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The hash of the Bloom filter: folds a line address into the numbers of its two bits.
#[derive(LogicBlock)]
pub struct Hash {
    kind: Kind,
    /// The line address.
    pub line: Wire<In>,
    /// The XOR of its groups.
    pub h1: Wire<Out>,
    /// The XOR of its groups, each rotated by its place.
    pub h2: Wire<Out>,
    /// The groups of bits of the address, the lowest first.
    groups: Vec<Wire<Local>>,
    straight: Vec<Wire<Local>>,
    rotated: Vec<Wire<Local>>,
}

impl Hash {
    pub fn new(config: &Config) -> Hash {
        let (bits, groups) = (config.group_bits(), config.groups());
        Hash {
            kind: Kind::of::<Hash>(
                "The hash of the Bloom filter: folds a line address into the numbers of its two \
                 bits.",
            )
            .named("own_store_filter_hash")
            .with("line", config.line_bits())
            .with("bits", config.filter_bits()),
            line: Wire::new(config.line_bits()),
            h1: Wire::new(bits),
            h2: Wire::new(bits),
            groups: vec![Wire::new(bits); groups],
            straight: vec![Wire::new(bits); groups],
            rotated: vec![Wire::new(bits); groups],
        }
    }
}

impl Logic for Hash {
    #[kernel]
    fn update(&mut self) {
        let bits = self.h1.width();
        let last = self.straight.len() - 1;

        self.groups[0] = bits_to(self.line, bits);
        self.straight[0] = self.groups[0];
        self.rotated[0] = self.groups[0];
        for k in 1..self.straight.len() {
            let by = k % bits;
            self.groups[k] = bits_to(self.line >> (k * bits), bits);
            self.straight[k] = self.straight[k - 1] ^ self.groups[k];
            if by == 0 {
                self.rotated[k] = self.rotated[k - 1] ^ self.groups[k];
            } else {
                self.rotated[k] = self.rotated[k - 1]
                    ^ cat(
                        bits_to(self.groups[k], bits - by),
                        bits_to(self.groups[k] >> (bits - by), by),
                    );
            }
        }
        self.h1 = self.straight[last];
        self.h2 = self.rotated[last];
    }
}
