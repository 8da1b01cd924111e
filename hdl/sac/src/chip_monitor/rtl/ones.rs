//! How many bits of a mask are ones.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counts the ones of a mask.
#[derive(LogicBlock)]
pub struct Ones {
    kind: Kind,
    /// Mask whose ones are counted, as wide as `new` is given.
    pub mask: Wire<In>,
    /// How many of its bits are ones.
    pub count: Wire<Out>,
    /// A tree of sums: node i is that of nodes 2 i + 1 and 2 i + 2, the last ones are the bits.
    sums: Vec<Wire<Local>>,
}

impl Ones {
    /// Of masks of `width` bits.
    pub fn new(width: usize) -> Ones {
        let bits = index_bits(width + 1);
        Ones {
            kind: Kind::of::<Ones>("Counts the ones of a mask.")
                .named("chip_monitor_ones")
                .with("width", width),
            mask: Wire::new(width),
            count: Wire::new(bits),
            sums: vec![Wire::new(bits); 2 * width - 1],
        }
    }
}

impl Logic for Ones {
    #[kernel]
    fn update(&mut self) {
        let inner = self.sums.len() / 2;
        let bits = self.count.width();
        for i in (0..self.sums.len()).rev() {
            if i >= inner {
                self.sums[i] = bits_to(self.mask.bit(i - inner), bits);
            } else {
                self.sums[i] = self.sums[2 * i + 1] + self.sums[2 * i + 2];
            }
        }
        self.count = self.sums[0];
    }
}
