//! Empties a cache set by set.

use crate::Geometry;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Invalidates a cache set by set, once nothing is in flight.
#[derive(LogicBlock)]
pub struct FlushWalker {
    kind: Kind,
    /// The cache is to be emptied.
    pub flush: Signal<In, Bit>,
    /// Nothing is in flight.
    pub is_idle: Signal<In, Bit>,
    /// Every line of `set_number` becomes invalid.
    pub clears: Signal<Out, Bit>,
    /// Set that is cleared in this cycle of the walk.
    pub set_number: Wire<Out>,
    /// The cache is empty, as long as `flush` is high: one rise of `flush` is one walk.
    pub flushed: Signal<Out, Bit>,
    is_walking: Flop<Bit>,
    is_flushed: Flop<Bit>,
    set: Reg,
    _sets: usize,
}

impl FlushWalker {
    /// The walker of a cache of this geometry.
    pub fn new(geometry: &Geometry) -> FlushWalker {
        FlushWalker {
            kind: Kind::of::<FlushWalker>(
                "Invalidates a cache set by set, once nothing is in flight.",
            )
            .with("sets", geometry.sets()),
            flush: Signal::default(),
            is_idle: Signal::default(),
            clears: Signal::default(),
            set_number: Wire::new(geometry.set_bits()),
            flushed: Signal::default(),
            is_walking: Flop::new(),
            is_flushed: Flop::new(),
            set: Reg::new(geometry.set_bits()),
            _sets: geometry.sets(),
        }
    }
}

impl Logic for FlushWalker {
    #[kernel]
    fn update(&mut self) {
        let is_last = self.set.q == (self._sets - 1);
        let begins = self.flush && self.is_idle && !self.is_walking.q && !self.is_flushed.q;
        self.is_walking.hold();
        self.set.hold();
        if begins {
            self.is_walking.d = true;
            self.set.d = 0;
        }
        if self.is_walking.q {
            self.is_walking.d = !is_last;
            self.set.d = self.set.q + 1;
        }
        self.is_flushed.d = self.is_walking.q && is_last;
        if self.is_flushed.q {
            self.is_flushed.d = self.flush;
        }
        self.clears = self.is_walking.q;
        self.set_number = self.set.q;
        self.flushed = self.is_flushed.q;
    }
}
