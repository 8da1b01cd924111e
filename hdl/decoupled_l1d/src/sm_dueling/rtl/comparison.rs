//! Two miss rates compared without a division.

use crate::sm_dueling::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Compares two miss rates: which leader missed less, by the margin, if either did.
#[derive(LogicBlock)]
pub struct Comparison {
    kind: Kind,
    /// Accesses of the leader with the decoupled L1.
    pub decoupled_accesses: Wire<In>,
    /// Misses among them.
    pub decoupled_misses: Wire<In>,
    /// Accesses of the leader with the baseline.
    pub baseline_accesses: Wire<In>,
    /// Misses among them.
    pub baseline_misses: Wire<In>,
    /// The baseline's rate is lower by enough.
    pub prefers_baseline: Signal<Out, Bit>,
    /// The decoupled L1's rate is lower by enough.
    pub prefers_decoupled: Signal<Out, Bit>,
    /// Both rates over the product of the accesses, and that product.
    decoupled_part: Wire<Local>,
    baseline_part: Wire<Local>,
    whole: Wire<Local>,
    /// The distance of the parts, as a percentage of the whole.
    distance: Wire<Local>,
    percent: Wire<Local>,
    margin: Wire<Local>,
    _margin_percent: usize,
    _min_accesses: usize,
}

impl Comparison {
    /// Bits of 100, and of any margin.
    const PERCENT_BITS: usize = 7;

    /// The module `sm_dueling_comparison`, for counters of `counter_bits` bits.
    pub fn new(config: &Config) -> Comparison {
        let bits = config.counter_bits();
        let (part, scaled) = (2 * bits, 2 * bits + Self::PERCENT_BITS);
        Comparison {
            kind: Kind::of::<Comparison>(
                "Compares two miss rates: which leader missed less, by the margin, if either did.",
            )
            .named("sm_dueling_comparison"),
            decoupled_accesses: Wire::new(bits),
            decoupled_misses: Wire::new(bits),
            baseline_accesses: Wire::new(bits),
            baseline_misses: Wire::new(bits),
            prefers_baseline: Signal::default(),
            prefers_decoupled: Signal::default(),
            decoupled_part: Wire::new(part),
            baseline_part: Wire::new(part),
            whole: Wire::new(part),
            distance: Wire::new(part),
            percent: Wire::new(scaled),
            margin: Wire::new(scaled),
            _margin_percent: config.margin_percent(),
            _min_accesses: config.min_accesses(),
        }
    }
}

impl Logic for Comparison {
    #[kernel]
    fn update(&mut self) {
        let (part, scaled) = (self.whole.width(), self.margin.width());
        self.decoupled_part =
            bits_to(self.decoupled_misses, part) * bits_to(self.baseline_accesses, part);
        self.baseline_part =
            bits_to(self.baseline_misses, part) * bits_to(self.decoupled_accesses, part);
        self.whole = bits_to(self.decoupled_accesses, part) * bits_to(self.baseline_accesses, part);

        let decoupled_misses_more = self.decoupled_part > self.baseline_part;
        let baseline_misses_more = self.baseline_part > self.decoupled_part;
        self.distance = self.baseline_part - self.decoupled_part;
        if decoupled_misses_more {
            self.distance = self.decoupled_part - self.baseline_part;
        }
        self.percent = bits_to(self.distance, scaled) * 100;
        self.margin = bits_to(self.whole, scaled) * self._margin_percent;

        let is_far = self.percent >= self.margin;
        let is_known = (self.decoupled_accesses >= self._min_accesses)
            && (self.baseline_accesses >= self._min_accesses);
        self.prefers_baseline = is_known && is_far && decoupled_misses_more;
        self.prefers_decoupled = is_known && is_far && baseline_misses_more;
    }
}
