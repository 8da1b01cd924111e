//! Coverage bins, the promises of its stream, and those of its surroundings.

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::ChipMonitor;
use super::{Config, Counter, Entry, In, Levels, Out, Tile};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] =
    &[Known { eighths: &[(2, 1), (1, 3), (14, 3), (3, 1)], missed: 0 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        late_held: "one entry was held and another not",
        late_empty: "all entries were held, and one was empty and another not",
        late_idle: "the chip was empty, and one tile idle and another not",
        idle_at_once: "the chip was idle in the cycle after it was empty",
        busy_again: "a tile was busy again after the chip had been idle",
        released_idle: "`hold` fell after the chip had been idle",
        late_flushed: "one tile was flushed and another not",
        to_sm_side: "the organisation became SM-side",
        to_memory_side: "the organisation became memory-side",
        held_in_profile: "the chip was held while a profile was on",
        one_sampled: "a request entered an empty queue",
        several_sampled: "several requests entered the queue in one cycle",
        not_sampled: "a request arrived that was not sampled",
        enters_and_leaves: "a request entered the queue while another left it",
        full: "the queue was full",
        dropped: "a request found the queue full",
        some_dropped: "of several sampled requests some entered the queue and some did not",
        drains: "the profile waited for the queue",
        at_once: "the queue was empty when the cycles of the profile were over",
        directory_hit: "the directory reported a hit",
        memory_side_hits: "more hit under memory-side than under SM-side",
        other_chip: "a sampled request of another chip entered the queue",
        with_start: "a request arrived in the cycle of a start",
        at_rest: "a request arrived while nothing was counted",
        both_hit: "a tile's lookup and its atomic buffer hit in one cycle",
        many_missed: "requests for one slice left several entries in one cycle",
        all_missed: "a request left every entry in one cycle",
        local_missed: "of several requests that left entries some were local",
        counter_waited: "a counter waited",
        counters_row: "counters were taken in two cycles in a row",
        all_taken: "the last counter of a profile was taken",
        second_profile: "a profile started after another's counters were taken",
    }
}

/// The place of hits under memory-side among the counters (R10).
const MEMORY_SIDE_HITS: usize = 3;

/// Counts [`Covered`] and checks the stream and the promises.
pub struct Monitor<const MOST: usize> {
    config: Config,
    /// The state of the block before this cycle's edge.
    model: ChipMonitor<MOST>,
    counter: StreamContract<Counter>,
    /// Counters that were taken of this profile, and cycles since it started.
    taken: usize,
    since: Option<u64>,
    /// Hits under memory-side, once they have been offered.
    memory_side_hits: u64,
    before: Option<(In<MOST>, Out<MOST>)>,
}

impl<const MOST: usize> Monitor<MOST> {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor<MOST> {
        Monitor {
            config: config.clone(),
            model: ChipMonitor::new(config),
            counter: StreamContract::new("counter"),
            taken: 0,
            since: None,
            memory_side_hits: 0,
            before: None,
        }
    }

    fn entries<'a>(&self, input: &'a In<MOST>) -> &'a [Entry] {
        &input.entry[..self.config.sm_ports()]
    }

    fn tiles<'a>(&self, input: &'a In<MOST>) -> &'a [Tile] {
        &input.tile[..self.config.slices()]
    }

    fn cover_levels(&self, input: &In<MOST>, output: &Out<MOST>, coverage: &mut Coverage<Covered>) {
        let (entries, tiles) = (self.entries(input), self.tiles(input));
        let answer = &output.answer;
        let some = |mut all: Box<dyn Iterator<Item = bool> + '_>| {
            let first = all.next();
            all.any(|next| Some(next) != first)
        };
        coverage.hit_when(some(Box::new(entries.iter().map(|e| e.held))), Covered::late_held);
        let empty = some(Box::new(entries.iter().map(|e| e.empty)));
        coverage.hit_when(answer.held && empty, Covered::late_empty);
        let idle = some(Box::new(tiles.iter().map(|t| t.idle)));
        coverage.hit_when(answer.empty && !answer.idle && idle, Covered::late_idle);
        let flushed = some(Box::new(tiles.iter().map(|t| t.flushed)));
        coverage.hit_when(output.flush && flushed, Covered::late_flushed);
        let busy = tiles.iter().any(|tile| !tile.idle);
        coverage.hit_when(answer.idle && busy, Covered::busy_again);
        coverage.hit_when(answer.held && self.since.is_some(), Covered::held_in_profile);
        let Some((_, out)) = &self.before else { return };
        let was_empty = out.answer.empty && !out.answer.idle;
        coverage.hit_when(was_empty && answer.idle, Covered::idle_at_once);
        coverage.hit_when(out.answer.idle && !output.hold, Covered::released_idle);
        coverage.hit_when(!out.sm_side && output.sm_side, Covered::to_sm_side);
        coverage.hit_when(out.sm_side && !output.sm_side, Covered::to_memory_side);
    }

    fn cover_arrivals(&self, input: &In<MOST>, coverage: &mut Coverage<Covered>) {
        let starts = input.level.profile && !self.model.levels().profile;
        let counts = self.counts();
        let arrivals: Vec<&Tile> = self.tiles(input).iter().filter(|tile| tile.arrives).collect();
        let sampled: Vec<_> =
            arrivals.iter().filter(|tile| self.model.is_sampled(tile.line)).collect();
        let (waiting, some) = (self.model.waiting(), !arrivals.is_empty());
        coverage.hit_when(some && starts, Covered::with_start);
        coverage.hit_when(some && !starts && !counts, Covered::at_rest);
        coverage.hit_when(waiting == self.config.queue(), Covered::full);
        if !counts {
            return;
        }
        let room = self.config.queue() - waiting;
        let entered = sampled.len().min(room);
        coverage.hit_when(entered == 1 && waiting == 0, Covered::one_sampled);
        coverage.hit_when(entered > 1, Covered::several_sampled);
        coverage.hit_when(sampled.len() < arrivals.len(), Covered::not_sampled);
        coverage.hit_when(entered > 0 && waiting > 0, Covered::enters_and_leaves);
        coverage.hit_when(sampled.len() > room, Covered::dropped);
        coverage.hit_when(entered > 0 && sampled.len() > entered, Covered::some_dropped);
        let others = sampled.iter().take(entered).any(|tile| tile.chip > 0);
        coverage.hit_when(others, Covered::other_chip);
        let both = self.tiles(input).iter().any(|tile| tile.lookup_hits && tile.atomic_hits);
        coverage.hit_when(both, Covered::both_hit);
        let missed: Vec<&Entry> = self.entries(input).iter().filter(|entry| entry.missed).collect();
        let is_same = missed.windows(2).any(|two| two[0].miss_slice == two[1].miss_slice);
        coverage.hit_when(is_same, Covered::many_missed);
        coverage.hit_when(missed.len() == self.config.sm_ports(), Covered::all_missed);
        let local = missed.iter().filter(|entry| entry.miss_local).count();
        coverage.hit_when(local > 0 && local < missed.len(), Covered::local_missed);
    }

    fn cover_counters(
        &self,
        input: &In<MOST>,
        output: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) {
        let taken = output.counter.valid && input.counter.ready;
        let hits = self.taken == Config::TOTALS - 1 && output.counter.data > 0;
        coverage.hit_when(output.counter.valid && hits, Covered::directory_hit);
        let fewer = self.taken == Config::TOTALS - 1 && output.counter.data < self.memory_side_hits;
        coverage.hit_when(output.counter.valid && fewer, Covered::memory_side_hits);
        coverage.hit_when(output.counter.valid && !taken, Covered::counter_waited);
        coverage.hit_when(taken && self.taken + 1 == self.config.words(), Covered::all_taken);
        let starts = input.level.profile && !self.model.levels().profile;
        coverage.hit_when(starts && self.taken == self.config.words(), Covered::second_profile);
        let Some((last, out)) = &self.before else { return };
        let was_taken = out.counter.valid && last.counter.ready;
        coverage.hit_when(taken && was_taken, Covered::counters_row);
        let is_over = self.since == Some(self.config.counters().profile_cycles() as u64 + 1);
        coverage.hit_when(is_over && output.answer.profiled, Covered::at_once);
        coverage.hit_when(is_over && !output.answer.profiled, Covered::drains);
    }

    /// The cycle is one of the profile's.
    fn counts(&self) -> bool {
        let cycles = self.config.counters().profile_cycles() as u64;
        self.since.is_some_and(|since| since <= cycles)
    }

    /// Promises of the surroundings (R11).
    fn promises(&self, input: &In<MOST>, output: &Out<MOST>) -> Result<(), Violation> {
        let wrong = |rule: &str| Err(Violation::new("R11", rule));
        let slices = self.config.slices() as u64;
        let chips = self.config.directory().chips() as u64;
        let is_there = |tile: &Tile| !tile.arrives || (tile.chip < chips && tile.sectors != 0);
        if self.entries(input).iter().any(|entry| entry.missed && entry.miss_slice >= slices) {
            return wrong("a slice that is named must be there");
        }
        if !self.tiles(input).iter().all(is_there) {
            return wrong("a chip must be there, and a sector asked for");
        }
        let held = |entry: &Entry| entry.held;
        if !output.hold && self.entries(input).iter().any(held) {
            return wrong("an entry must be held only while hold is true");
        }
        if !output.flush && self.tiles(input).iter().any(|tile| tile.flushed) {
            return wrong("a tile must be flushed only while flush is true");
        }
        let Some((last, out)) = &self.before else { return Ok(()) };
        let entries = self.entries(last).iter().zip(self.entries(input));
        let releases = |(was, is): (&Entry, &Entry)| {
            (was.held && !is.held) || (was.held && was.empty && !is.empty)
        };
        if output.hold && entries.into_iter().any(releases) {
            return wrong("an entry must stay held and empty while hold is true");
        }
        let mut tiles = self.tiles(last).iter().zip(self.tiles(input));
        if output.flush && tiles.any(|(was, is)| was.flushed && !is.flushed) {
            return wrong("a tile must stay flushed while flush is true");
        }
        let (was, is) = (last.level, input.level);
        let answer = &out.answer;
        for (name, was, is, answer) in [
            ("hold", was.hold, is.hold, answer.held),
            ("flush", was.flush, is.flush, answer.flushed),
            ("sm_side", was.sm_side, is.sm_side, answer.organisation),
            ("profile", was.profile, is.profile, answer.profiled),
        ] {
            if was != is && was != answer {
                return wrong(&format!("level_{name} must change only once it is answered"));
            }
        }
        let is_short = self.taken < self.config.words();
        match was.profile && !is.profile && is_short {
            true => wrong("level_profile must fall only once all counters are taken"),
            false => Ok(()),
        }
    }

    /// Checks that answers follow their levels, and that they agree with each other.
    fn answers(&self, output: &Out<MOST>) -> Result<(), Violation> {
        let answer = &output.answer;
        if (answer.empty || answer.idle) && !answer.held {
            return Err(Violation::new("R3", "a chip must be held while it is empty or idle"));
        }
        let Some((last, out)) = &self.before else { return Ok(()) };
        let Levels { hold, flush, sm_side, profile } = last.level;
        for (rule, name, level, was, is) in [
            ("R3", "held", hold, out.answer.held, answer.held),
            ("R3", "empty", hold, out.answer.empty, answer.empty),
            ("R4", "idle", hold, out.answer.idle, answer.idle),
            ("R5", "flushed", flush, out.answer.flushed, answer.flushed),
            ("R5", "organisation", sm_side, out.answer.organisation, answer.organisation),
            ("R9", "profiled", profile, out.answer.profiled, answer.profiled),
        ] {
            if is != was && is != level {
                return Err(Violation::new(rule, format!("answer_{name} must follow its level")));
            }
        }
        if output.hold != hold || output.flush != flush || output.sm_side != sm_side {
            return Err(Violation::new(
                "R2",
                "entries and tiles must see the levels a cycle later",
            ));
        }
        Ok(())
    }
}

impl<const MOST: usize> testbenches::dut::Monitor for Monitor<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In<MOST>,
        output: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        self.promises(input, output)?;
        self.answers(output)?;
        let counter = output.counter;
        self.counter.check(counter.valid, input.counter.ready, counter)?;
        self.cover_levels(input, output, coverage);
        self.cover_arrivals(input, coverage);
        self.cover_counters(input, output, coverage);
        if counter.valid && self.taken >= self.config.words() {
            return Err(Violation::new("R10", "each counter must be offered once in a profile"));
        }
        if counter.valid && self.taken == MEMORY_SIDE_HITS {
            self.memory_side_hits = counter.data;
        }
        self.taken += usize::from(counter.valid && input.counter.ready);
        self.since = self.since.map(|since| since + 1);
        if input.level.profile && !self.model.levels().profile {
            (self.taken, self.since) = (0, Some(1));
        }
        if !input.level.profile {
            self.since = None;
        }
        self.model.step(input);
        self.before = Some((*input, *output));
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |bin, reason: &str| bins.push(Unreachable::new(bin, reason));
    let (slices, depth) = (config.slices(), config.queue());
    if slices == 1 {
        let reason = "there is one slice";
        for bin in [Covered::late_idle, Covered::late_flushed, Covered::some_dropped] {
            add(bin, reason);
        }
        add(Covered::several_sampled, reason);
        if depth > 1 {
            add(Covered::dropped, "one request a cycle comes, and one leaves");
        }
    } else if depth == 1 {
        add(Covered::several_sampled, "the queue has room for one");
    }
    if slices < depth {
        add(Covered::full, "one leaves in each cycle, and fewer come than there are places");
    }
    if depth == 1 {
        add(Covered::enters_and_leaves, "the queue has room for one");
    }
    if config.sm_ports() == 1 {
        let reason = "there is one entry";
        let all = [Covered::late_held, Covered::late_empty, Covered::many_missed];
        all.into_iter().for_each(|bin| add(bin, reason));
        add(Covered::local_missed, reason);
    }
    if config.directory().chips() == 1 {
        add(Covered::other_chip, "there is one chip");
        if config.directory().counts_memory_side() {
            add(Covered::memory_side_hits, "there is one chip");
        }
    }
    if config.directory().stride_bits() == 0 {
        add(Covered::not_sampled, "every line is sampled");
    }
    bins
}
