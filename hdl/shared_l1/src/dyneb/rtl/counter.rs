//! One of the counters.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counts up; its owner halves it, together with the others, before one of them overflows.
#[derive(LogicBlock)]
pub struct Counter {
    kind: Kind,
    /// Sets the counter to 0 at the edge; nothing is counted then.
    pub clear: Signal<In, Bit>,
    /// Halves the counter at the edge, rounded down, before it counts.
    pub halve: Signal<In, Bit>,
    /// Counts at the edge.
    pub count: Signal<In, Bit>,
    /// The counter is incremented while it is full.
    pub overflows: Signal<Out, Bit>,
    /// The counter.
    pub value: Wire<Out>,
    value_now: Reg,
    scaled: Wire<Local>,
}

impl Counter {
    /// The module `dyneb_counter`, `bits` wide.
    pub fn new(bits: usize) -> Counter {
        Counter {
            kind: Kind::of::<Counter>(
                "Counts up; its owner halves it, together with others, before one overflows.",
            )
            .named("dyneb_counter")
            .with("bits", bits),
            clear: Signal::default(),
            halve: Signal::default(),
            count: Signal::default(),
            overflows: Signal::default(),
            value: Wire::new(bits),
            value_now: Reg::new(bits),
            scaled: Wire::new(bits),
        }
    }
}

impl Logic for Counter {
    #[kernel]
    fn update(&mut self) {
        self.overflows = self.count && self.value_now.q.all();
        self.scaled = self.value_now.q;
        if self.halve {
            self.scaled = self.value_now.q >> 1;
        }
        self.value_now.d = self.scaled + bits_to(self.count, self.scaled.width());
        if self.clear {
            self.value_now.d = 0;
        }
        self.value = self.value_now.q;
    }
}
