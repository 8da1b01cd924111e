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

        self.groups[0].next = bits_to(self.line.val(), bits);
        self.straight[0].next = self.groups[0].val();
        self.rotated[0].next = self.groups[0].val();
        for k in 1..self.straight.len() {
            let by = k % bits;
            self.groups[k].next = bits_to(self.line.val() >> (k * bits), bits);
            self.straight[k].next = self.straight[k - 1].val() ^ self.groups[k].val();
            if by == 0 {
                self.rotated[k].next = self.rotated[k - 1].val() ^ self.groups[k].val();
            } else {
                self.rotated[k].next = self.rotated[k - 1].val()
                    ^ cat(
                        bits_to(self.groups[k].val(), bits - by),
                        bits_to(self.groups[k].val() >> (bits - by), by),
                    );
            }
        }
        self.h1.next = self.straight[last].val();
        self.h2.next = self.rotated[last].val();
    }
}
