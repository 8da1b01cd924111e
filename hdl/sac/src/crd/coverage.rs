//! Coverage bins, and the promise that the inputs must keep.

use std::collections::HashMap;

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};

use super::stimulus::MOST_REQUESTS;
use super::{Config, In, Out, Request};

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        idle: "a cycle without a request",
        not_sampled: "a request was not sampled",
        not_sampled_by_one_bit: "one bit of the line address kept a request from being sampled",
        multiple_not_sampled: "a line whose set is a multiple of the stride was not sampled",
        first_request: "a line was asked for the first time in its profile",
        hit_own: "a line hit that its chip alone had asked for",
        hit_shared: "a line hit that another chip had asked for too",
        hit_by_all: "a line hit that every chip had asked for",
        miss_other_chip: "a line missed that only other chips had asked for",
        miss_sector: "a line missed of which its chip had asked for other sectors",
        hit_sectors: "a request for several sectors hit",
        hit_some_sectors: "a request for some of the sectors that its chip had asked for hit",
        memory_side_alone: "a request missed that hit under memory-side",
        memory_side_of_several: "a request hit under memory-side for sectors that no chip alone had asked for",
        memory_side_lacks: "a line missed under memory-side of which a chip had asked for other sectors",
        miss_replaced: "a line missed that its chip had asked for: it was replaced",
        hit_kept_by_use: "a line hit after as many other lines of its set as it has ways",
        hit_first_set: "a line of set 0 hit",
        hit_last_set: "a line of the highest set hit",
        hit_tag_zero: "a line with a tag of zeros hit",
        hit_tag_ones: "a line with a tag of ones hit",
        hit_last_chip: "the highest chip hit",
        hits_in_a_row: "requests of two cycles in a row hit",
        hit_after_its_miss: "a line hit in the cycle after it missed",
        other_line_after: "another line of the set was asked for in the cycle after a request",
        clear_alone: "a clear came without a request",
        clear_with_request: "a request came with a clear, and was lost",
        clear_after_request: "a clear came in the cycle in which a request was answered",
        miss_after_clear: "a line missed that its chip had asked for before the clear",
        request_after_clear: "a sampled request came in the cycle after a clear",
        requests_full: "a sampled request came when the count of requests was full",
    }
}

/// Sectors that the sampled requests of a profile asked for.
#[derive(Default)]
struct Seen {
    /// Of each line, the sectors that each chip asked for.
    asked: HashMap<u64, Vec<u64>>,
    /// Of each set, its lines in the order in which they came into the directory.
    order: HashMap<u64, Vec<u64>>,
}

/// Counts [`Covered`] and checks that the inputs keep the promise of R12.
pub struct Monitor {
    config: Config,
    seen: Seen,
    /// Sectors that the previous profile's requests asked for.
    past: HashMap<u64, Vec<u64>>,
    /// The sampled request of the cycle before.
    asked: Option<Request>,
    /// The one before it, and whether it hit.
    answered: Option<(Request, bool)>,
    /// Hits under memory-side, a cycle before.
    memory_side_hits: u64,
    cleared: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            seen: Seen::default(),
            past: HashMap::new(),
            asked: None,
            answered: None,
            memory_side_hits: 0,
            cleared: false,
        }
    }

    fn set_of(&self, line: u64) -> u64 {
        (line >> self.config.stride_bits()) & (self.config.sets() as u64 - 1)
    }

    fn cover_input(&self, input: &In, sampled: bool, coverage: &mut Coverage<Covered>) {
        coverage.hit_when(!input.request.valid, Covered::idle);
        let unsampled = input.request.valid && !sampled;
        coverage.hit_when(unsampled, Covered::not_sampled);
        let is_near = (0..self.config.stride_bits())
            .any(|bit| self.config.is_sampled(input.request.line ^ 1 << bit));
        coverage.hit_when(unsampled && is_near, Covered::not_sampled_by_one_bit);
        let plain = input.request.line & ((1 << self.config.stride_bits()) - 1) == 0;
        coverage.hit_when(unsampled && plain, Covered::multiple_not_sampled);
        coverage.hit_when(input.clear && !input.request.valid, Covered::clear_alone);
        coverage.hit_when(input.clear && sampled, Covered::clear_with_request);
        coverage.hit_when(input.clear && self.asked.is_some(), Covered::clear_after_request);
        coverage.hit_when(self.cleared && sampled && !input.clear, Covered::request_after_clear);
        if let Some(before) = self.asked {
            let other = before.line != input.request.line
                && self.set_of(before.line) == self.set_of(input.request.line);
            coverage.hit_when(sampled && other, Covered::other_line_after);
        }
    }

    /// The request of the cycle before, which is answered in this one.
    fn cover_answer(
        &mut self,
        asked: &Request,
        (hit, of_memory_side): (bool, bool),
        coverage: &mut Coverage<Covered>,
    ) {
        let (line, wanted) = (asked.line, asked.sectors);
        let chip = asked.chip as usize;
        let (config, set) = (self.config.clone(), self.set_of(line));
        let tag = line >> (config.stride_bits() + config.set_bits());
        let chips = vec![0; config.chips()];
        let past = self.past.get(&line).is_some_and(|chips| chips[chip] & wanted == wanted);
        let is_new = !self.seen.asked.contains_key(&line);
        let chips = self.seen.asked.entry(line).or_insert(chips);
        let own = chips[chip];
        let others = chips.iter().enumerate().any(|(other, had)| other != chip && *had != 0);

        coverage.hit_when(is_new, Covered::first_request);
        coverage.hit_when(is_new && past && !hit, Covered::miss_after_clear);
        coverage.hit_when(hit && !others, Covered::hit_own);
        coverage.hit_when(hit && others, Covered::hit_shared);
        let by_all = chips.iter().all(|had| *had != 0);
        coverage.hit_when(hit && others && by_all, Covered::hit_by_all);
        coverage.hit_when(!hit && own == 0 && others, Covered::miss_other_chip);
        let lacks = own != 0 && own & wanted != wanted;
        coverage.hit_when(!hit && lacks, Covered::miss_sector);
        coverage.hit_when(hit && wanted.count_ones() > 1, Covered::hit_sectors);
        coverage.hit_when(hit && own != wanted, Covered::hit_some_sectors);
        coverage.hit_when(of_memory_side && !hit, Covered::memory_side_alone);
        let one_has_all = chips.iter().any(|had| had & wanted == wanted);
        coverage.hit_when(of_memory_side && !one_has_all, Covered::memory_side_of_several);
        let all = chips.iter().fold(0, |all, had| all | had);
        let lacks = all != 0 && all & wanted != wanted && config.counts_memory_side();
        coverage.hit_when(!of_memory_side && lacks, Covered::memory_side_lacks);
        coverage.hit_when(!hit && own & wanted == wanted, Covered::miss_replaced);
        coverage.hit_when(hit && set == 0, Covered::hit_first_set);
        coverage.hit_when(hit && set == config.sets() as u64 - 1, Covered::hit_last_set);
        coverage.hit_when(hit && tag == 0, Covered::hit_tag_zero);
        let ones = u64::MAX >> (64 - config.tag_bits());
        coverage.hit_when(hit && tag == ones, Covered::hit_tag_ones);
        coverage.hit_when(hit && chip + 1 == config.chips(), Covered::hit_last_chip);
        if let Some((before, was_hit)) = self.answered {
            coverage.hit_when(hit && was_hit, Covered::hits_in_a_row);
            let same = before.line == line && before.chip == asked.chip;
            coverage.hit_when(hit && !was_hit && same, Covered::hit_after_its_miss);
        }

        chips[chip] |= wanted;
        let order = self.seen.order.entry(set).or_default();
        let since = order.iter().rposition(|other| *other == line).map(|at| order.len() - at);
        coverage.hit_when(
            hit && since.is_some_and(|since| since > config.ways()),
            Covered::hit_kept_by_use,
        );
        if !hit {
            order.retain(|other| *other != line);
            order.push(line);
        }
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
        let sampled = input.request.valid && self.config.is_sampled(input.request.line);
        if let Some(asked) = self.asked {
            let rises = output.memory_side_hits > self.memory_side_hits;
            self.cover_answer(&asked, (output.answer.hit, rises), coverage);
        }
        self.cover_input(input, sampled, coverage);
        let is_full = output.requests == self.config.counter_max();
        coverage.hit_when(is_full && sampled && !input.clear, Covered::requests_full);
        self.answered = self.asked.map(|asked| (asked, output.answer.hit));
        self.asked = (sampled && !input.clear).then_some(input.request);
        self.cleared = input.clear;
        if input.clear {
            self.past = std::mem::take(&mut self.seen).asked;
            self.answered = None;
        }
        self.memory_side_hits = output.memory_side_hits;
        if output.hits > output.requests {
            return Err(Violation::new("R9", "hits must be at most requests"));
        }
        let between = output.hits..=output.requests;
        if self.config.counts_memory_side() && !between.contains(&output.memory_side_hits) {
            let rule = "hits under memory-side must be hits at least, and at most requests";
            return Err(Violation::new("R9", rule));
        }
        self.promise(input)
    }
}

impl Monitor {
    fn promise(&self, input: &In) -> Result<(), Violation> {
        let chips = self.config.chips() as u64;
        if input.request.valid && (input.request.sectors == 0 || input.request.chip >= chips) {
            let rule = format!("a request must be of a chip below {chips}, for a sector or more");
            let seen = format!("chip {}, {:#x}", input.request.chip, input.request.sectors);
            return Err(Violation::new("R12", format!("{rule}; it is of {seen}")));
        }
        Ok(())
    }
}

/// The bins that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |bin, reason: &str| bins.push(Unreachable::new(bin, reason));
    if config.stride_bits() == 0 {
        add(Covered::not_sampled, "every set is sampled");
        add(Covered::not_sampled_by_one_bit, "every set is sampled");
        add(Covered::multiple_not_sampled, "every set is sampled");
    }
    if config.chips() == 1 {
        for bin in [Covered::hit_shared, Covered::hit_by_all, Covered::miss_other_chip] {
            add(bin, "there is one chip");
        }
    }
    let memory_side =
        [Covered::memory_side_alone, Covered::memory_side_of_several, Covered::memory_side_lacks];
    for (bin, is_of_sectors) in memory_side.into_iter().zip([false, true, true]) {
        if !config.counts_memory_side() {
            add(bin, "hits under memory-side are the slices'");
        } else if is_of_sectors && config.sectors() == 1 {
            add(bin, "a line has one bit for each chip");
        } else if config.chips() == 1 && bin != Covered::memory_side_lacks {
            add(bin, "there is one chip");
        }
    }
    if config.sectors() == 1 {
        for bin in [Covered::miss_sector, Covered::hit_sectors, Covered::hit_some_sectors] {
            add(bin, "a line has one bit for each chip");
        }
    }
    if config.ways() == 1 {
        add(Covered::hit_kept_by_use, "a set has one entry");
    }
    if config.counter_max() > MOST_REQUESTS {
        add(Covered::requests_full, "a clear comes before so many requests");
    }
    let tags = 1u64.checked_shl(config.tag_bits() as u32).unwrap_or(u64::MAX);
    if tags <= config.ways() as u64 {
        add(Covered::miss_replaced, "a set has an entry for every tag");
        add(Covered::hit_kept_by_use, "a set has an entry for every tag");
    }
    bins
}
