//! Coverage bins; and checks of every cycle beside the comparison: the contract of the streams, every
//! reply against a golden memory, and the status codes.

mod lookups;
mod replies;

use std::collections::{HashMap, HashSet};

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::{Config, In, Out};
use base::checks::Checks;
use base::model::Cache;
use base::streams::CoreRequest;
use design::{PendingStore, WriteHit};
use testbenches::recording::Known;

/// The counter of refusals.
const REFUSED: u32 = 4;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] =
    &[Known { eighths: &[(17, 1), (4, 1), (2, 1), (9, 1), (27, 2), (1, 2)], missed: 0 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        hit: "a load hit",
        hit_of_all_sectors: "a load of every sector hit",
        hits_in_a_row: "loads of one sector hit in three cycles in a row",
        hit_pending: "a load merged with a line in flight",
        hit_pending_while_filled: "a load merged with a line that had come, and was being read",
        miss_of_invalid_way: "a miss took a way without a line",
        miss_of_readable_way: "a miss took the way of a readable line",
        miss_past_pending_ways: "a miss took the way of a readable line, another way being pending",
        direct_load: "a load bypassed the cache",
        direct_load_of_readable: "a load bypassed a readable line",
        bypassing_hit: "a load that bypasses the cache hit a readable line",
        bypassing_joined: "a load that bypasses the cache merged with a line in flight",
        bypassing_past_pending: "a load that bypasses the cache went past a line in flight that it could not join",
        store_hit: "a store hit",
        load_of_stored: "a load hit a sector that a store had written",
        store_miss: "a store missed",
        store_makes_stale: "a store made a pending line stale",
        direct_store_evicts: "a store that bypasses the cache made a readable line invalid",
        atomic_evicts: "an atomic made a readable line invalid",
        atomic_makes_stale: "an atomic made a pending line stale",
        atomic_alone: "an atomic went to a line that was not there",
        stale_by_last_beat: "a line became stale in the cycle in which its last beat was read",

        no_entry: "a miss was refused for want of an entry alone",
        no_way: "a miss was refused for want of a way alone",
        no_room_for_miss: "a miss was refused for want of room alone",
        no_room_for_store: "a store was refused for want of room",
        no_room_for_atomic: "an atomic was refused for want of room",
        no_place_for_data: "a store or atomic was refused for want of a place for its data alone",
        no_room_for_direct_load: "a load that bypasses the cache was refused for want of room",
        no_merge: "a load was refused since its entry takes no more",
        stale: "a load was refused since its line was stale",
        write_waits_for_pending: "a store or atomic was refused since its line was pending",
        refused_then_accepted: "a load that had been refused was retried and accepted",
        waited: "a request was served after it had waited in lookup",
        flush_in_wait: "a flush rose while a request waited in lookup",

        fill: "a line came",
        fill_of_free_entry: "a beat came for a free entry",
        fill_of_filled_entry: "a beat came for an entry that had its line already",
        fills_wait: "several filled entries waited to be woken",
        woke_several: "an entry woke a second load",
        woke_full_entry: "an entry that took all its loads was woken",
        kept_by_join: "a load joined in the cycle of what would have been the last beat",
        restarted: "a load of one sector was answered before its line was whole",
        restart_missed: "a load of one sector was not, since no beat could enter the replies",
        ended_unread: "an entry whose only load had been answered became free",
        freed: "an entry became free",
        freed_stale: "a stale line became invalid when its last load was read",
        direct_waits_for_wake: "a direct reply waited for a waking entry",
        hit_waits_for_wake: "a hit waited for a waking entry",
        hit_waits_for_direct: "a hit waited for a direct reply",
        replies_full: "the replies took no more beats",
        store_waits_for_fill: "a store waited for a beat of a line to be written",
        store_and_wake: "a store was written while a beat of another line was read",
        miss_queue_full: "the miss queue was full",
        miss_queue_empty: "the miss queue became empty",
        entries_full: "every entry was in use",
        lookup_waits: "a request waited while another one was in lookup",
        all_streams: "beats moved on all four streams in one cycle",

        flush_waits: "a flush waited for the cache to drain",
        flush_at_once: "a flush found the cache drained",
        flushed: "a flush was done",
        flush_stands: "flush was high for another cycle after it was done",
        flush_falls_at_once: "a flush fell before its walk began",
        flush_falls_in_walk: "a flush fell while its walk went on",
        flush_rises_in_walk: "a flush rose while the walk of another went on",
        miss_after_flush: "a line that had hit before a flush missed after it",
        request_waits_for_flush: "a request waited for a flush",
        request_waits_for_walk: "a request waited for a walk whose flush had fallen",
        every_counter_read: "each counter that can count was read with a value above 0",
        index_seven_read: "counter_index was 7",
    }
}

/// Counts [`Covered`] and checks what must hold in every cycle.
pub struct Monitor {
    config: Config,
    /// The state of the block.
    state: Cache,
    checks: Checks,
    /// The request that was accepted and had no status before this cycle.
    accepted: Option<CoreRequest>,
    /// The request has waited in lookup.
    has_waited: bool,
    /// Lines refused lately.
    refused: Option<u64>,
    /// One-sector hits in a row.
    hits: u32,
    /// Counters read above 0, bit i for counter i.
    read: u64,
    /// `flush` and `flushed` of the cycle before.
    flush_began: bool,
    was_flushed: bool,
    /// Lines that hit lately, since the last flush and before it.
    hit_since: HashSet<u64>,
    hit_before: HashSet<u64>,
    /// Sectors, of each line, that stores have written.
    stored: HashMap<u64, u64>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            state: Cache::new(config),
            checks: Checks::new(config, false),
            accepted: None,
            has_waited: false,
            refused: None,
            hits: 0,
            read: 0,
            flush_began: false,
            was_flushed: false,
            hit_since: HashSet::new(),
            hit_before: HashSet::new(),
            stored: HashMap::new(),
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
        self.accepted = self.checks.observe(input, output)?;
        let before = self.state.levels();
        let walks = self.state.is_walking();
        self.state.step(input);
        self.cover_lookup(input, coverage);
        self.cover_replies(input, output, before, coverage);
        self.cover_flush(input, output, walks, coverage);
        self.cover_rest(input, output, coverage);
        Ok(())
    }
}

impl Monitor {
    fn cover_rest(&mut self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        self.read |= u64::from(output.counter.value > 0) << input.counter.index;
        // Without merging nothing is ever `hit_pending`.
        let mut all = if self.config.merges() == 1 { 0x7d } else { 0x7f };
        if self.config.waits_when_full() {
            all &= !(1 << REFUSED);
        }
        coverage.hit_when(self.read == all, Covered::every_counter_read);
        coverage.hit_when(input.counter.index == 7, Covered::index_seven_read);
    }

    fn cover_flush(
        &mut self,
        input: &In,
        output: &Out,
        walks: bool,
        coverage: &mut Coverage<Covered>,
    ) {
        let (flush, asks) = (input.flush, input.core_request.valid);
        let (rises, falls) = (flush && !self.flush_began, !flush && self.flush_began);
        coverage.hit_when(output.flushed, Covered::flushed);
        coverage.hit_when(output.flushed && flush && self.was_flushed, Covered::flush_stands);
        coverage.hit_when(flush && asks, Covered::request_waits_for_flush);
        coverage.hit_when(walks && !flush && asks, Covered::request_waits_for_walk);
        coverage.hit_when(rises && walks, Covered::flush_rises_in_walk);
        coverage.hit_when(falls && walks, Covered::flush_falls_in_walk);
        coverage.hit_when(falls && !walks && !output.flushed, Covered::flush_falls_at_once);
        if output.flushed && !self.was_flushed {
            self.hit_before = std::mem::take(&mut self.hit_since);
        }
        coverage.hit_when(rises && self.state.note().waits, Covered::flush_in_wait);
        if rises {
            let is_idle = self.state.levels() == (0, 0, 0) && self.checks.outstanding() == 0;
            coverage.hit_when(is_idle && self.accepted.is_none(), Covered::flush_at_once);
            coverage.hit_when(!is_idle, Covered::flush_waits);
        }
        self.flush_began = flush;
        self.was_flushed = output.flushed;
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    if config.merges() == 1 {
        let joins =
            [hit_pending, hit_pending_while_filled, woke_several, kept_by_join, bypassing_joined];
        add("an entry takes its miss alone", &joins);
    }
    if config.entries() == 1 {
        add("there is one entry", &[fills_wait]);
    }
    if config.entries() <= config.ways() {
        add("entries end before the ways of a set do", &[no_way]);
    }
    if config.ways() == 1 || config.entries() == 1 {
        add("no other way of the set is pending", &[miss_past_pending_ways]);
    }
    if config.ways() * config.sets() <= config.entries() {
        add("ways end before the entries do", &[no_entry]);
    }
    if config.ways() * config.sets() < config.entries() {
        add("ways end before the entries do", &[entries_full]);
    }
    if !config.has_few_data_places() {
        add("each request has a place for data", &[no_place_for_data]);
    }
    if !config.restarts_early() {
        let early = [restarted, restart_missed, ended_unread];
        add("loads wait for their lines", &early);
    }
    match config.looks_up_bypassing() {
        true => add("a readable line answers", &[direct_load_of_readable]),
        false => {
            let looked_up = [bypassing_hit, bypassing_joined, bypassing_past_pending];
            add("tags are not looked at", &looked_up);
        }
    }
    match config.waits_when_full() {
        true => add("what finds no room waits", &[refused_then_accepted]),
        false => add("what finds no room is refused", &[waited, flush_in_wait]),
    }
    match config.pending_store() {
        PendingStore::Stale => add("stores make lines stale", &[write_waits_for_pending]),
        PendingStore::Refuse => add(
            "no line is ever stale",
            &[store_makes_stale, atomic_makes_stale, stale_by_last_beat, stale, freed_stale],
        ),
    }
    if config.write_hit() == WriteHit::Evict {
        add("stores are not written", &[store_waits_for_fill, store_and_wake, load_of_stored]);
    }
    bins
}
