//! A counter for each slice.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// An array of counters of which each takes a number a cycle, and one is read.
#[derive(LogicBlock)]
pub struct SliceCounts {
    kind: Kind,
    /// Sets every counter to 0 at the edge; nothing is counted then.
    pub clear: Signal<In, Bit>,
    /// The increments at the edge: a number a counter, the first in the lowest bits.
    pub count: Wire<In>,
    /// The counter that is read.
    pub index: Wire<In>,
    /// Its value; 0 for a number that no counter has.
    pub value: Wire<Out>,
    counters: Vec<Reg>,
    _each: usize,
}

impl SliceCounts {
    /// `slices` counters of `bits` bits for numbers of `each` bits, at most as many.
    pub fn new(slices: usize, each: usize, bits: usize) -> SliceCounts {
        SliceCounts {
            kind: Kind::of::<SliceCounts>(
                "An array of counters of which each takes a number a cycle, and one is read.",
            )
            .named("profile_counters_slices")
            .with("slices", slices)
            .with("each", each)
            .with("bits", bits),
            clear: Signal::default(),
            count: Wire::new(slices * each),
            index: Wire::new(index_bits(slices)),
            value: Wire::new(bits),
            counters: vec![Reg::new(bits); slices],
            _each: each,
        }
    }
}

impl Logic for SliceCounts {
    #[kernel]
    fn update(&mut self) {
        self.value = 0;
        for i in 0..self.counters.len() {
            let number = bits_to(self.count >> (i * self._each), self._each);
            self.counters[i].d = self.counters[i].q + bits_to(number, self.value.width());
            if self.clear {
                self.counters[i].d = 0;
            }
            if self.index == i {
                self.value = self.counters[i].q;
            }
        }
    }
}
