//! The slices of one organisation.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The sum and the greatest of a series of numbers.
#[derive(LogicBlock)]
pub struct Slices {
    kind: Kind,
    /// Forgets the series at the edge.
    pub clear: Signal<In, Bit>,
    /// There is a number.
    pub valid: Signal<In, Bit>,
    /// The number.
    pub requests: Wire<In>,
    /// Sum of the numbers since `clear`, without this cycle's.
    pub sum: Wire<Out>,
    /// The greatest.
    pub most: Wire<Out>,
    sum_so_far: Reg,
    most_so_far: Reg,
}

impl Slices {
    /// A series of numbers of `bits` bits whose sum has `sum_bits`.
    pub fn new(bits: usize, sum_bits: usize) -> Slices {
        Slices {
            kind: Kind::of::<Slices>("The sum and the greatest of a series of numbers.")
                .named("eab_unit_slices")
                .with("bits", bits)
                .with("sum", sum_bits),
            clear: Signal::default(),
            valid: Signal::default(),
            requests: Wire::new(bits),
            sum: Wire::new(sum_bits),
            most: Wire::new(bits),
            sum_so_far: Reg::new(sum_bits),
            most_so_far: Reg::new(bits),
        }
    }
}

impl Logic for Slices {
    #[kernel]
    fn update(&mut self) {
        self.sum_so_far.hold();
        self.most_so_far.hold();
        if self.valid {
            self.sum_so_far.d = self.sum_so_far.q + bits_to(self.requests, self.sum.width());
            if self.requests > self.most_so_far.q {
                self.most_so_far.d = self.requests;
            }
        }
        if self.clear {
            self.sum_so_far.d = 0;
            self.most_so_far.d = 0;
        }
        self.sum = self.sum_so_far.q;
        self.most = self.most_so_far.q;
    }
}
