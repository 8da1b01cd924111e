//! Coverage bins, and checks of the outputs.

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Dut as _;

use super::stimulus::{MOST_INJECTS, gcd};
use super::{Config, Dut, In, Out};
use design::EpochUnit;

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        no_tick: "nothing retired in a cycle of sampling",
        largest_tick: "as much as can retire did in a cycle of sampling",
        window_exact: "a tick reached the end of the window exactly",
        window_overshoots: "a tick went beyond the end of the window",
        epoch_exact: "a tick reached the end of the epoch exactly",
        epoch_overshoots: "a tick went beyond the end of the epoch",
        admitted: "a window ended with a hit rate above the least one",
        throttled_by_rate: "a window ended with a hit rate below the least one",
        throttled_by_tie: "a window ended with the least hit rate exactly",
        throttled_empty: "a window ended without an inject",
        admitted_narrowly: "a window admitted, and would not have with one more inject",
        throttled_narrowly: "a window throttled, and would not have with one more hit",
        inject_decides: "the inject of a window's last cycle made the core throttled",
        hit_decides: "the hit of a window's last cycle made the core admitted",
        inject_and_hit: "an inject and a hit of one cycle both counted",
        hit_of_its_inject: "a hit counted for which only the inject of its cycle made room",
        hit_beyond_total: "a hit came when there were as many as injects, and did not count",
        becomes_full: "the count of injects became full",
        hit_with_last_inject: "a hit came with the inject that made the count full, and did not count",
        inject_when_full: "an inject came when the count was full",
        hit_when_full: "a hit came when the count was full, and did not count",
        inject_while_admitting: "an inject came while the core was admitted",
        hit_while_admitting: "a hit came while the core was admitted",
        inject_while_throttled: "an inject came while the core was throttled",
        hit_while_throttled: "a hit came while the core was throttled",
        event_at_epochs_end: "an inject and a hit came with the tick that ended an epoch",
        throttled_then_admitted: "the core was admitted in the epoch after one in which it was throttled",
        admitted_then_throttled: "the core was throttled in the epoch after one in which it was admitted",
    }
}

/// Counts [`Covered`] and checks that the outputs fit each other.
pub struct Monitor {
    config: Config,
    position: u64,
    /// The cycle before, if its tick ended a window.
    ended: Option<(In, Out)>,
    /// The phase that the last window led to.
    decided: Option<u64>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor { config: config.clone(), position: 0, ended: None, decided: None }
    }

    /// Whether the hit rate is above the least one.
    fn is_enough(&self, hits: u64, total: u64) -> bool {
        hits * self.config.h_min_denominator() > total * self.config.h_min_numerator()
    }

    fn cover_decision(&mut self, output: &Out, coverage: &mut Coverage<Covered>) {
        let Some((input, before)) = self.ended.take() else { return };
        let Out { phase, n_total, n_hits, .. } = *output;
        let least = n_total * self.config.h_min_numerator();
        let rate = n_hits * self.config.h_min_denominator();
        coverage.hit_when(phase == 1, Covered::admitted);
        coverage.hit_when(phase == 2 && rate < least, Covered::throttled_by_rate);
        coverage.hit_when(phase == 2 && rate == least && n_total > 0, Covered::throttled_by_tie);
        coverage.hit_when(phase == 2 && n_total == 0, Covered::throttled_empty);
        let narrowly = phase == 1 && !self.is_enough(n_hits, n_total + 1);
        coverage.hit_when(narrowly, Covered::admitted_narrowly);
        let narrowly = phase == 2 && n_total > 0 && self.is_enough(n_hits + 1, n_total);
        coverage.hit_when(narrowly, Covered::throttled_narrowly);
        let was_enough = self.is_enough(before.n_hits, before.n_total);
        coverage.hit_when(input.inject && phase == 2 && was_enough, Covered::inject_decides);
        coverage.hit_when(input.hit && phase == 1 && !was_enough, Covered::hit_decides);
        let changed = |from, to| self.decided == Some(from) && phase == to;
        coverage.hit_when(changed(2, 1), Covered::throttled_then_admitted);
        coverage.hit_when(changed(1, 2), Covered::admitted_then_throttled);
        self.decided = Some(phase);
    }

    fn cover_window(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let Out { n_total, n_hits, .. } = *output;
        let highest = self.config.counter_max();
        let (is_full, fills) = (n_total == highest, input.inject && n_total + 1 == highest);
        coverage.hit_when(input.retired == 0, Covered::no_tick);
        coverage.hit_when(input.retired == self.config.most_retired(), Covered::largest_tick);
        coverage.hit_when(input.inject && input.hit && !is_full && !fills, Covered::inject_and_hit);
        let own = input.inject && input.hit && n_hits == n_total && !is_full && !fills;
        coverage.hit_when(own, Covered::hit_of_its_inject);
        let beyond = input.hit && !input.inject && n_hits == n_total && !is_full;
        coverage.hit_when(beyond, Covered::hit_beyond_total);
        coverage.hit_when(fills, Covered::becomes_full);
        coverage.hit_when(fills && input.hit, Covered::hit_with_last_inject);
        coverage.hit_when(is_full && input.inject, Covered::inject_when_full);
        coverage.hit_when(is_full && input.hit && n_hits < n_total, Covered::hit_when_full);
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        self.cover_decision(output, coverage);
        match output.phase {
            0 => self.cover_window(input, output, coverage),
            1 => {
                coverage.hit_when(input.inject, Covered::inject_while_admitting);
                coverage.hit_when(input.hit, Covered::hit_while_admitting);
            }
            _ => {
                coverage.hit_when(input.inject, Covered::inject_while_throttled);
                coverage.hit_when(input.hit, Covered::hit_while_throttled);
            }
        }
        let (sample, epoch) = (self.config.sample(), self.config.epoch());
        let (was, is) = (self.position, self.position + input.retired);
        if was < sample && is >= sample {
            coverage.hit_when(is == sample, Covered::window_exact);
            coverage.hit_when(is > sample, Covered::window_overshoots);
            self.ended = Some((*input, *output));
        }
        self.position = is;
        if is >= epoch {
            coverage.hit_when(is == epoch, Covered::epoch_exact);
            coverage.hit_when(is > epoch, Covered::epoch_overshoots);
            coverage.hit_when(input.inject && input.hit, Covered::event_at_epochs_end);
            self.position -= epoch;
        }
        fits(output)
    }
}

/// The outputs fit each other in every cycle.
fn fits(output: &Out) -> Result<(), Violation> {
    let Out { admit, phase, n_total, n_hits } = *output;
    if phase > 2 {
        return Err(Violation::new("R2", format!("phase must be 0, 1 or 2; it is {phase}")));
    }
    if admit != (phase != 2) {
        return Err(Violation::new("R2", format!("admit must fit phase {phase}; it is {admit}")));
    }
    if n_hits > n_total {
        let seen = format!("n_hits must be at most n_total; they are {n_hits} and {n_total}");
        return Err(Violation::new("R5", seen));
    }
    Ok(())
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins: Vec<Unreachable<Covered>> = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        for &bin in more {
            bins.retain(|known: &Unreachable<Covered>| known.bin != bin);
            bins.push(Unreachable::new(bin, reason));
        }
    };
    let (numerator, denominator) = (config.h_min_numerator(), config.h_min_denominator());
    let most = config.counter_max().min(MOST_INJECTS);
    // The most requests for which one hit is enough; it is no hit rate when that is none.
    let enough_for = denominator.div_ceil(numerator) - 1;
    if config.unit() == EpochUnit::Cycles {
        add("cycles are counted one by one", &[window_overshoots, epoch_overshoots]);
    }
    if config.counter_max() > MOST_INJECTS {
        let full = [becomes_full, hit_with_last_inject, inject_when_full, hit_when_full];
        add("the stimulus ends a window before so many requests", &full);
    }
    if denominator / gcd(numerator, denominator) > most {
        add("no window has so many requests that their hits can tie", &[throttled_by_tie]);
    }
    if enough_for > most {
        add("no window has as many requests as one hit is enough for", &[admitted_narrowly]);
    }
    if enough_for >= most {
        add("no window has more requests than one hit is enough for", &[inject_decides]);
    }
    if enough_for == 0 {
        add("no hit rate is above 1", ADMITTED);
    }
    // A stretch between two resets is at most this long.
    let longest = 2 * Dut::RESET_INTERVAL;
    if config.epoch().div_ceil(config.most_retired()) >= longest {
        add("an epoch is longer than any time between two resets", EPOCHS);
    }
    if config.sample().div_ceil(config.most_retired()) >= longest {
        add("a window is longer than any time between two resets", DECISIONS);
    }
    bins
}

/// Bins that need an admitted core.
const ADMITTED: &[Covered] = &[
    Covered::admitted,
    Covered::admitted_narrowly,
    Covered::inject_decides,
    Covered::hit_decides,
    Covered::inject_while_admitting,
    Covered::hit_while_admitting,
    Covered::throttled_then_admitted,
    Covered::admitted_then_throttled,
];

/// Bins that need the end of an epoch.
const EPOCHS: &[Covered] = &[
    Covered::epoch_exact,
    Covered::epoch_overshoots,
    Covered::event_at_epochs_end,
    Covered::throttled_then_admitted,
    Covered::admitted_then_throttled,
];

/// Bins that need the end of a window.
const DECISIONS: &[Covered] = &[
    Covered::window_exact,
    Covered::window_overshoots,
    Covered::admitted,
    Covered::throttled_by_rate,
    Covered::throttled_by_tie,
    Covered::throttled_empty,
    Covered::admitted_narrowly,
    Covered::throttled_narrowly,
    Covered::inject_decides,
    Covered::hit_decides,
    Covered::inject_while_admitting,
    Covered::hit_while_admitting,
    Covered::inject_while_throttled,
    Covered::hit_while_throttled,
];
