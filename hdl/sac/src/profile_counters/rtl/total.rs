//! A counter of several numbers a cycle.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Adds, in each cycle, all of several numbers.
#[derive(LogicBlock)]
pub struct Total {
    kind: Kind,
    /// Sets the counter to 0 at the edge; nothing is counted then.
    pub clear: Signal<In, Bit>,
    /// The increments at the edge: the numbers, the first in the lowest bits.
    pub count: Wire<In>,
    /// The counter.
    pub value: Wire<Out>,
    total: Reg,
    /// A tree of sums: node i is that of nodes 2 i + 1 and 2 i + 2, the last ones are the numbers.
    sums: Vec<Wire<Local>>,
    _each: usize,
}

impl Total {
    /// A counter of `bits` bits for `numbers` numbers, a power of two, of `each` bits.
    pub fn new(numbers: usize, each: usize, bits: usize) -> Total {
        let sum_bits = each + numbers.ilog2() as usize;
        Total {
            kind: Kind::of::<Total>("Adds all of several numbers.")
                .named("profile_counters_total")
                .with("numbers", numbers)
                .with("each", each)
                .with("bits", bits),
            clear: Signal::default(),
            count: Wire::new(numbers * each),
            value: Wire::new(bits),
            total: Reg::new(bits),
            sums: vec![Wire::new(sum_bits); 2 * numbers - 1],
            _each: each,
        }
    }
}

impl Logic for Total {
    #[kernel]
    fn update(&mut self) {
        let inner = self.sums.len() / 2;
        let (sum_bits, bits) = (self.sums[0].width(), self.value.width());
        for i in (0..self.sums.len()).rev() {
            if i >= inner {
                let number = bits_to(self.count >> ((i - inner) * self._each), self._each);
                self.sums[i] = bits_to(number, sum_bits);
            } else {
                self.sums[i] = self.sums[2 * i + 1] + self.sums[2 * i + 2];
            }
        }
        self.total.d = self.total.q + bits_to(self.sums[0], bits);
        if self.clear {
            self.total.d = 0;
        }
        self.value = self.total.q;
    }
}
