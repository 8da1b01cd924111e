//! A counter of bits.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Adds, in each cycle, the number of bits that are set in a mask.
#[derive(LogicBlock)]
pub struct Total {
    kind: Kind,
    /// Sets the counter to 0 at the edge; nothing is counted then.
    pub clear: Signal<In, Bit>,
    /// What is counted at the edge.
    pub count: Wire<In>,
    /// The counter.
    pub value: Wire<Out>,
    total: Reg,
    /// A tree of sums: node i is that of nodes 2 i + 1 and 2 i + 2, the last ones are the bits.
    sums: Vec<Wire<Local>>,
}

impl Total {
    /// A counter of `bits` bits for a mask of `mask_bits` bits, a power of two.
    pub fn new(mask_bits: usize, bits: usize) -> Total {
        let sum_bits = index_bits(mask_bits + 1);
        Total {
            kind: Kind::of::<Total>("Adds the number of bits that are set in a mask.")
                .named("profile_counters_total")
                .with("mask", mask_bits)
                .with("bits", bits),
            clear: Signal::default(),
            count: Wire::new(mask_bits),
            value: Wire::new(bits),
            total: Reg::new(bits),
            sums: vec![Wire::new(sum_bits); 2 * mask_bits - 1],
        }
    }
}

impl Logic for Total {
    #[kernel]
    fn update(&mut self) {
        let leaves = self.count.width();
        let sum_bits = self.sums[0].width();
        for i in (0..self.sums.len()).rev() {
            if i + 1 >= leaves {
                self.sums[i].next = bits_to(self.count.val().bit(i + 1 - leaves), sum_bits);
            } else {
                self.sums[i].next = self.sums[2 * i + 1].val() + self.sums[2 * i + 2].val();
            }
        }
        self.total.d.next = self.total.q.val() + bits_to(self.sums[0].val(), self.value.width());
        if self.clear.val() {
            self.total.d.next = 0.into();
        }
        self.value.next = self.total.q.val();
    }
}
