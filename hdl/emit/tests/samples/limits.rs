//! Numbers that have names in Rust.
use signal::prelude::*;

/// What is counted.
mod step {
    pub const NONE: usize = 0;
    pub const BOTH: usize = 2;
}

/// Counts up to its limit.
#[derive(LogicBlock)]
pub struct Limits {
    kind: Kind,
    pub steps: Wire<In>,
    pub narrow: Wire<In>,
    pub is_done: Signal<Out, Bit>,
    pub is_narrow: Signal<Out, Bit>,
    count: Reg,
    _limit: usize,
    _both_widths: usize,
}

impl Limits {
    /// A counter that ends at `limit`, below 2048.
    pub fn new(limit: usize) -> Limits {
        Limits {
            kind: Kind::of::<Limits>("Counts up to its limit.").with("limit", limit),
            steps: Wire::new(2),
            narrow: Wire::new(4),
            is_done: Signal::default(),
            is_narrow: Signal::default(),
            count: Reg::new(11),
            _limit: limit,
            _both_widths: 3,
        }
    }
}

impl Logic for Limits {
    #[kernel]
    fn update(&mut self) {
        let is_done = self.count.q == self._limit;
        self.is_done = is_done;
        self.count.hold();
        if self.steps != step::NONE && !is_done {
            self.count.d = self.count.q + 1;
        }
        if self.steps == step::BOTH {
            self.count.d = self._limit.into();
        }
        // One name, two widths: it represents neither.
        self.is_narrow = (self.narrow < self._both_widths) && (self.steps != self._both_widths);
    }
}
