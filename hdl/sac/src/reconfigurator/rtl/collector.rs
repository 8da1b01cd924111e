//! The counters of a profile, from the chips to the unit that chooses.
use crate::eab_unit::{Counters, Outcome, Slice};
use crate::reconfigurator::Config;
use crate::reconfigurator::ports::Sums;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// How far a profile has come.
#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
enum Progress {
    Over,
    Counting,
    Totals,
    Slices,
    Choice,
}

/// Sums what the chips counted in a profile, hands it to the unit that chooses, and takes the choice.
#[derive(LogicBlock)]
pub struct Collector {
    kind: Kind,
    /// A profile begins.
    pub begins: Signal<In, Bit>,
    /// Every chip has counted.
    pub profiled: Signal<In, Bit>,
    /// Chips that offer a counter.
    pub counter_valid: Wire<In>,
    /// Counter that each chip offers, chip 0's in the lowest bits.
    pub counter_data: Wire<In>,
    /// The chip whose counter is taken.
    pub counter_ready: Wire<Out>,
    /// The sums are there.
    pub counters: Output<Counters>,
    /// Sums over the chips of all but the slice counters, complete once `counters` is valid.
    pub sums: Output<Sums>,
    /// The counters of a slice.
    pub slice: Output<Slice>,
    /// The choice.
    pub result: Input<Outcome>,
    /// There is no profile.
    pub is_over: Signal<Out, Bit>,
    /// The chips count.
    pub counts: Signal<Out, Bit>,
    /// The choice is taken.
    pub chooses: Signal<Out, Bit>,
    progress: Flop<Progress>,
    chip: Reg,
    word: Reg,
    /// The sums, in the order of their ports.
    totals: Vec<Reg>,
    /// The sums were taken.
    given: Flop<Bit>,
    memory_side: Reg,
    /// The counter at hand, and whether it is there.
    counter: Wire<Local>,
    is_there: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    chosen: Signal<Local, Bit>,
    _slice_words: usize,
}

impl Collector {
    pub fn new(config: &Config) -> Collector {
        let (chips, bits) = (config.chips(), config.counter_bits());
        Collector {
            kind: Kind::of::<Collector>(
                "Sums what the chips counted in a profile, hands it to the unit that chooses, and \
                 takes the choice.",
            )
            .named("reconfigurator_collector"),
            begins: Signal::default(),
            profiled: Signal::default(),
            counter_valid: Wire::new(chips),
            counter_data: Wire::new(chips * bits),
            counter_ready: Wire::new(chips),
            counters: Counters::output(()),
            sums: Sums::output(config),
            slice: Slice::output(config.eab()),
            result: Outcome::input(()),
            is_over: Signal::default(),
            counts: Signal::default(),
            chooses: Signal::default(),
            progress: Flop::new(),
            chip: Reg::new(config.chip_bits()),
            word: Reg::new(config.word_bits()),
            totals: vec![Reg::new(config.eab().sum_bits()); Config::TOTALS],
            given: Flop::new(),
            memory_side: Reg::new(config.eab().slice_counter_bits()),
            counter: Wire::new(bits),
            is_there: Signal::default(),
            takes: Signal::default(),
            chosen: Signal::default(),
            _slice_words: config.slice_words(),
        }
    }
}

impl Logic for Collector {
    #[kernel]
    fn update(&mut self) {
        let is_totals = self.progress.q == Progress::Totals;
        let is_slices = self.progress.q == Progress::Slices;
        let is_second = is_slices && self.word.q.bit(0);

        self.pick(is_totals || is_slices, is_second);
        self.sum(is_totals);
        self.hand_over(is_slices, is_second);
        self.proceed(is_totals, is_slices);
    }
}

impl Collector {
    /// The counter at hand: the chip's whose turn it is. A slice's SM-side counter goes with the one before
    /// it.
    #[kernel]
    fn pick(&mut self, is_wanted: Bit, is_second: Bit) {
        let (chips, bits) = (self.counter_valid.width(), self.counter.width());
        self.counter = 0;
        self.is_there = false;
        for c in 0..chips {
            if self.chip.q == c {
                self.counter = bits_to(self.counter_data >> (c * bits), bits);
                self.is_there = self.counter_valid.bit(c);
            }
        }
        let is_ready = is_wanted && (self.slice.ready || !is_second);
        self.counter_ready = cat_of(chips, |c| is_ready && (self.chip.q == c));
        self.takes = is_ready && self.is_there;
    }

    /// Adds up the totals of the chips.
    #[kernel]
    fn sum(&mut self, is_totals: Bit) {
        let bits = self.sums.total_requests.width();
        for t in 0..self.totals.len() {
            self.totals[t].hold();
            if self.takes && is_totals && (self.word.q == t) {
                self.totals[t].d = self.totals[t].q + bits_to(self.counter, bits);
            }
            if self.begins {
                self.totals[t].d = 0;
            }
        }
        self.sums.total_requests = self.totals[0].q;
        self.sums.local_requests = self.totals[1].q;
        self.sums.memory_side_requests = self.totals[2].q;
        self.sums.memory_side_hits = self.totals[3].q;
        self.sums.crd_requests = self.totals[4].q;
        self.sums.crd_hits = self.totals[5].q;
    }

    /// The sums, the slices and the choice.
    #[kernel]
    fn hand_over(&mut self, is_slices: Bit, is_second: Bit) {
        let is_last = self.progress.q == Progress::Choice;
        let offers = (is_slices || is_last) && !self.given.q;
        self.counters.valid = offers;
        self.given.d = (self.given.q || (offers && self.counters.ready)) && !self.begins;

        let bits = self.slice.sm_side.width();
        self.memory_side.hold();
        if self.takes && is_slices && !is_second {
            self.memory_side.d = bits_to(self.counter, bits);
        }
        self.slice.valid = is_second && self.is_there;
        self.slice.memory_side = self.memory_side.q;
        self.slice.sm_side = bits_to(self.counter, bits);

        self.result.ready = is_last && self.given.q;
        self.chosen = is_last && self.given.q && self.result.valid;
        self.chooses = self.chosen;
    }

    /// From one counter to the next, and from one part of the profile to the next.
    #[kernel]
    fn proceed(&mut self, is_totals: Bit, is_slices: Bit) {
        let last_chip = self.counter_valid.width() - 1;
        let ends_chip = (is_totals && (self.word.q == Config::TOTALS - 1))
            || (is_slices && (self.word.q == self._slice_words - 1));
        let ends_all = ends_chip && (self.chip.q == last_chip);
        self.word.hold();
        self.chip.hold();
        self.progress.hold();
        if self.takes {
            self.word.d = self.word.q + 1;
            if ends_chip {
                self.word.d = 0;
                self.chip.d = self.chip.q + 1;
            }
            if ends_all {
                self.chip.d = 0;
                self.progress.d = Progress::Choice;
                if is_totals {
                    self.progress.d = Progress::Slices;
                }
            }
        }
        self.is_over = self.progress.q == Progress::Over;
        let counts = self.progress.q == Progress::Counting;
        self.counts = counts;
        if self.begins {
            self.progress.d = Progress::Counting;
        }
        if counts && self.profiled {
            self.progress.d = Progress::Totals;
        }
        if self.chosen {
            self.progress.d = Progress::Over;
        }
    }
}
