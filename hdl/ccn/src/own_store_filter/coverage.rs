//! Coverage bins, and the check that no stored line passes the filter.

use std::collections::HashSet;

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] =
    &[Known { eighths: &[(1, 1), (8, 2), (2, 2), (3, 2), (4, 1)], missed: 0 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        stored_line: "a line that was stored to was filtered",
        false_positive: "a line that was not stored to was filtered",
        passed_empty: "a query passed while no bit was set",
        passed_by_h1: "a query passed whose h2 was set and whose h1 was not",
        passed_by_h2: "a query passed whose h1 was set and whose h2 was not",
        passed_by_both: "a query passed while bits were set, but neither of its bits",
        with_its_store: "a line was queried in the cycle of its store, and passed",
        after_its_store: "a line was queried in the cycle after its first store, and was filtered",
        store_again: "a store was to a line that had been stored to",
        one_bit: "a line was stored whose two bits are one",
        two_bits: "a line was stored whose two bits differ",
        lowest_bit: "a store set bit 0",
        highest_bit: "a store set the highest bit",
        line_of_zeros: "line 0 was stored to",
        line_of_ones: "the highest line was stored to",
        clear_of_bits: "a clear came while bits were set",
        clear_of_nothing: "a clear came while none was",
        clear_with_store: "a clear and a store came in one cycle, and the stored line was filtered next",
        clear_with_query: "a stored line was queried in the cycle of a clear, and was filtered",
        after_clear: "a line that was stored before a clear was queried in the next cycle, and passed",
        all_three: "store, query and clear came in one cycle",
        queries_in_a_row: "queries came in two cycles in a row",
        nothing: "a cycle had neither store nor query nor clear",
    }
}

/// Counts [`Covered`] and checks that the answers are such as no store was ever forgotten.
pub struct Monitor {
    config: Config,
    before: In,
    /// Lines stored since the last clear, and their bits.
    lines: HashSet<u64>,
    bits: HashSet<usize>,
    /// Whether the line queried in the cycle before was stored then.
    was_stored: bool,
    /// Lines before the clear of the cycle before.
    cleared: HashSet<u64>,
    /// The line that the cycle before stored first.
    fresh: Option<u64>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            before: In::default(),
            lines: HashSet::new(),
            bits: HashSet::new(),
            was_stored: false,
            cleared: HashSet::new(),
            fresh: None,
        }
    }

    fn cover_query(&self, input: &In, coverage: &mut Coverage<Covered>) {
        let line = input.query.line;
        let (h1, h2) = self.config.bits_of(line);
        let (has_h1, has_h2) = (self.bits.contains(&h1), self.bits.contains(&h2));
        let (filtered, stored) = (has_h1 && has_h2, self.lines.contains(&line));
        coverage.hit_when(stored, Covered::stored_line);
        coverage.hit_when(filtered && !stored, Covered::false_positive);
        coverage.hit_when(self.bits.is_empty(), Covered::passed_empty);
        coverage.hit_when(!has_h1 && has_h2, Covered::passed_by_h1);
        coverage.hit_when(has_h1 && !has_h2, Covered::passed_by_h2);
        let neither = !has_h1 && !has_h2 && !self.bits.is_empty();
        coverage.hit_when(neither, Covered::passed_by_both);
        coverage.hit_when(input.store == input.query && !filtered, Covered::with_its_store);
        coverage.hit_when(self.fresh == Some(line) && stored, Covered::after_its_store);
        coverage.hit_when(input.clear && stored, Covered::clear_with_query);
        coverage.hit_when(self.cleared.contains(&line) && !filtered, Covered::after_clear);
        let kept = self.before.clear && self.before.store == input.query;
        coverage.hit_when(kept && stored, Covered::clear_with_store);
        coverage.hit_when(self.before.query.valid, Covered::queries_in_a_row);
    }

    fn cover_changes(&self, input: &In, coverage: &mut Coverage<Covered>) {
        coverage.hit_when(input.clear && !self.bits.is_empty(), Covered::clear_of_bits);
        coverage.hit_when(input.clear && self.bits.is_empty(), Covered::clear_of_nothing);
        let events = [input.store.valid, input.query.valid, input.clear];
        coverage.hit_when(events == [true; 3], Covered::all_three);
        coverage.hit_when(events == [false; 3], Covered::nothing);
        if !input.store.valid {
            return;
        }
        let line = input.store.line;
        let (h1, h2) = self.config.bits_of(line);
        let highest = self.config.filter_bits() - 1;
        coverage.hit_when(self.lines.contains(&line), Covered::store_again);
        coverage.hit_when(h1 == h2, Covered::one_bit);
        coverage.hit_when(h1 != h2, Covered::two_bits);
        coverage.hit_when(h1 == 0 || h2 == 0, Covered::lowest_bit);
        coverage.hit_when(h1 == highest || h2 == highest, Covered::highest_bit);
        coverage.hit_when(line == 0, Covered::line_of_zeros);
        let ones = u64::MAX >> (64 - self.config.line_bits());
        coverage.hit_when(line == ones, Covered::line_of_ones);
    }

    /// Updates the state after the cycle.
    fn note(&mut self, input: &In) {
        self.was_stored = input.query.valid && self.lines.contains(&input.query.line);
        self.cleared.clear();
        if input.clear {
            self.cleared = std::mem::take(&mut self.lines);
            self.bits.clear();
        }
        self.fresh = None;
        if input.store.valid {
            let is_new = self.lines.insert(input.store.line);
            self.fresh = is_new.then_some(input.store.line);
            let (h1, h2) = self.config.bits_of(input.store.line);
            self.bits.extend([h1, h2]);
        }
        self.before = *input;
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
        if output.answer.filtered && !output.answer.valid {
            return Err(Violation::new("R9", "answer_filtered must be false unless answer_valid"));
        }
        if self.was_stored && !output.answer.filtered {
            let line = self.before.query.line;
            let seen = format!("a stored line must be filtered; line {line:#x} passed");
            return Err(Violation::new("R6", seen));
        }
        if input.query.valid {
            self.cover_query(input, coverage);
        }
        self.cover_changes(input, coverage);
        self.note(input);
        Ok(())
    }
}

/// The bins that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    let single = [Covered::two_bits, Covered::passed_by_h1, Covered::passed_by_h2];
    if config.groups() == 1 {
        add("a line address is one group, which is both hashes", &single);
        add("every line has a separate bit", &[Covered::false_positive]);
    } else if config.group_bits() == 1 {
        add("a group of one bit cannot be rotated", &single);
    }
    if config.line_bits() < config.group_bits() {
        add("no line has the highest bit", &[Covered::highest_bit]);
    }
    bins
}
