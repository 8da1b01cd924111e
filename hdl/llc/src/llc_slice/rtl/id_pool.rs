//! Numbers of which the lowest free one is taken.

use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Numbers from 0, each free or taken; the lowest free one is taken first.
#[derive(LogicBlock)]
pub struct IdPool {
    kind: Kind,
    /// The lowest free number is taken; only if there is one.
    pub take: Signal<In, Bit>,
    /// `freed` is free from the next cycle on.
    pub frees: Signal<In, Bit>,
    /// A number; one that is free stays so, and one beyond the last is none.
    pub freed: Wire<In>,
    /// A number is free.
    pub has_free: Signal<Out, Bit>,
    /// The lowest free one.
    pub lowest: Wire<Out>,
    /// No number is taken.
    pub is_idle: Signal<Out, Bit>,
    taken: Vec<Flop<Bit>>,
}

impl IdPool {
    /// `count` numbers, 1..=256, freed by words of `freed_bits` bits.
    pub fn new(count: usize, freed_bits: usize) -> IdPool {
        IdPool {
            kind: Kind::of::<IdPool>(
                "Numbers from 0, each free or taken; the lowest free one is taken first.",
            )
            .named("llc_slice_id_pool")
            .with("count", count)
            .with("width", freed_bits),
            take: Signal::default(),
            frees: Signal::default(),
            freed: Wire::new(freed_bits),
            has_free: Signal::default(),
            lowest: Wire::new(index_bits(count)),
            is_idle: Signal::default(),
            taken: (0..count).map(|_| Flop::new()).collect(),
        }
    }
}

impl Logic for IdPool {
    #[kernel]
    fn update(&mut self) {
        let count = self.taken.len();
        let taken = cat_of(count, |n| self.taken[n].q);
        self.has_free = !taken.all();
        self.is_idle = !taken.any();
        self.lowest = 0;
        // From the highest down, so that the lowest has the last word.
        for n in (0..count).rev() {
            if !self.taken[n].q {
                self.lowest = n.into();
            }
        }
        for n in 0..count {
            self.taken[n].hold();
            if self.frees && (self.freed == n) {
                self.taken[n].d = false;
            }
            if self.take && (self.lowest == n) {
                self.taken[n].d = true;
            }
        }
    }
}
