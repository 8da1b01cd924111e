//! The walk of a flush.

use super::Config;
use kit::fixed_priority_arbiter::{self, FixedPriorityArbiter};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The walk of a flush, which finds every line with a dirty sector, set by set.
#[derive(LogicBlock)]
pub struct Walker {
    kind: Kind,
    /// Everything is to be written back.
    pub flush: Signal<In, Bit>,
    /// Nothing is held but lines.
    pub is_idle: Signal<In, Bit>,
    /// Ways of `set_number` whose line has a dirty sector.
    pub dirty_ways: Wire<In>,
    /// The last dirty sector of the line chosen is written back in this cycle.
    pub is_line_done: Signal<In, Bit>,
    /// No write-back is unacknowledged.
    pub is_acknowledged: Signal<In, Bit>,
    /// A walk goes on.
    pub walks: Signal<Out, Bit>,
    /// The set of the walk.
    pub set_number: Wire<Out>,
    /// The set of the next cycle.
    pub next_set: Wire<Out>,
    /// A line is chosen in this cycle.
    pub chooses: Signal<Out, Bit>,
    /// Number of that line's way, in `set_number`.
    pub way: Wire<Out>,
    /// A line has been chosen, and not all of it is written back.
    pub has_line: Signal<Out, Bit>,
    /// The walk ends in this cycle.
    pub ends: Signal<Out, Bit>,
    /// Every line is written back and invalid, as long as `flush` is high.
    pub flushed: Signal<Out, Bit>,
    is_walking: Flop<Bit>,
    /// The last set has been passed.
    is_over: Flop<Bit>,
    is_flushed: Flop<Bit>,
    set: Reg,
    is_chosen: Flop<Bit>,
    /// Ways of the set that have been chosen.
    chosen_ways: Reg,
    left: Wire<Local>,
    choice: FixedPriorityArbiter,
    _sets: usize,
}

impl Walker {
    /// No walk goes on.
    ///
    /// # Panics
    /// Never: a checked config gives a legal arbiter.
    pub fn new(config: &Config) -> Walker {
        let (set, ways) = (config.set_bits(), config.ways());
        let choice = fixed_priority_arbiter::Config::new(ways).expect("[llc] gives 1 to 32 ways");
        Walker {
            kind: Kind::of::<Walker>(
                "The walk of a flush, which finds every line with a dirty sector, set by set.",
            )
            .named("llc_slice_walker"),
            flush: Signal::default(),
            is_idle: Signal::default(),
            dirty_ways: Wire::new(ways),
            is_line_done: Signal::default(),
            is_acknowledged: Signal::default(),
            walks: Signal::default(),
            set_number: Wire::new(set),
            next_set: Wire::new(set),
            chooses: Signal::default(),
            way: Wire::new(config.way_bits()),
            has_line: Signal::default(),
            ends: Signal::default(),
            flushed: Signal::default(),
            is_walking: Flop::new(),
            is_over: Flop::new(),
            is_flushed: Flop::new(),
            set: Reg::new(set),
            is_chosen: Flop::new(),
            chosen_ways: Reg::new(ways),
            left: Wire::new(ways),
            choice: FixedPriorityArbiter::new(choice),
            _sets: config.sets(),
        }
    }
}

impl Logic for Walker {
    #[kernel]
    fn update(&mut self) {
        let is_in_sets = self.is_walking.q && !self.is_over.q;
        self.left = self.dirty_ways & !self.chosen_ways.q;
        self.choice.request = self.left;
        let is_free = !self.is_chosen.q;
        self.chooses = is_in_sets && is_free && self.choice.any;
        let passes = is_in_sets && !self.choice.any && (is_free || self.is_line_done);
        self.way = self.choice.granted;
        self.has_line = self.is_chosen.q;

        self.is_chosen.d = self.chooses || (self.is_chosen.q && !self.is_line_done);
        self.chosen_ways.hold();
        if self.chooses {
            self.chosen_ways.d = self.chosen_ways.q | self.choice.grant;
        }
        self.next_set = self.set.q;
        if passes {
            self.chosen_ways.d = 0;
            self.next_set = self.set.q + 1;
        }
        self.set.d = self.next_set;
        self.set_number = self.set.q;

        let passes_last = passes && (self.set.q == (self._sets - 1));
        // A sector that is written back in this cycle is unacknowledged after it.
        let is_written = self.is_over.q || (passes_last && !self.is_chosen.q);
        self.ends = is_written && self.is_acknowledged;
        let begins = self.flush && self.is_idle && !self.is_flushed.q;
        self.is_over.d = (self.is_over.q || passes_last) && !self.ends;
        self.is_walking.d = begins || (self.is_walking.q && !self.ends);
        self.is_flushed.d = self.ends || (self.is_flushed.q && self.flush);
        self.walks = self.is_walking.q;
        self.flushed = self.is_flushed.q;
    }
}
