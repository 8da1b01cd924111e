//! Coverage bins of the slice.

mod checks;
mod notes;
mod unreachable;

use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::Model as _;

use super::model::LlcSlice;
use super::{Config, In, Out};
pub use checks::Checks;
use notes::bin;
use testbenches::recording::Known;
pub use unreachable::unreachable;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[Known {
    eighths: &[(9, 1), (30, 1), (4, 1), (1, 1), (36, 1), (5, 1), (22, 1), (41, 1)],
    missed: 1,
}];

testbenches::bins! {
    /// The cases of the rules.
    pub enum Covered {
        load_hit: "a load hit",
        hit_of_all_sectors: "a load of every sector hit, of several",
        hit_of_pending: "a load hit a line in flight",
        hit_of_stored: "a load hit sectors that are all dirty",
        hits_in_a_row: "one-sector hits left in three cycles in a row",
        joined: "a load joined a line in flight",
        no_merge: "a load waited since its entry took no more",
        not_fetched: "a load waited since a sector of a line in flight is not asked for",
        miss_of_free_way: "a load missed and took a free way",
        miss_of_victim: "a load missed and took the way of another line",
        miss_of_stored: "a load missed in a line that stores brought",
        no_entry: "a miss waited for an entry alone",
        no_room: "a miss waited for room alone",
        no_way: "a request waited since every way was pending",
        past_pending: "a victim was chosen past a pending way",
        store_hit: "a store hit",
        store_of_pending: "a store hit a line in flight",
        store_of_free_way: "a store missed and took a free way",
        store_of_victim: "a store missed and took the way of another line",
        stores_in_a_row: "stores were acknowledged in three cycles in a row",
        store_waits_for_load: "a store waited for a load that wants its sector",
        store_waits_for_beat: "a store waited for a beat from below alone",
        completed: "stores of parts made a sector readable",
        behind_store: "a request waited behind a store to its line",
        wrote_back: "a dirty sector was written back",
        write_back_waits_for_beat: "a write-back waited for a beat from below alone",
        write_back_waits_for_read: "a write-back waited for a waking load or an answer alone",
        no_write_back: "a write-back waited for a number alone",
        no_room_for_write_back: "a write-back waited for room alone",
        waits_for_read: "a reply waited for a waking load or an answer",
        replies_full: "a reply waited since the replies were full",
        published: "a line was published while a request was in the decision",
        atomic_sent: "an atomic went down",
        atomic_of_dirty: "an atomic wrote its line back first",
        atomic_of_pending: "an atomic waited for a line in flight",
        no_place: "an atomic waited for a place alone",
        cleaned: "a clean was acknowledged",
        flushed_line: "a flush of a line was acknowledged",
        discarded: "a discard was acknowledged",
        unknown_maintain: "an unknown maintain was acknowledged",
        cleaned_dirty: "a clean found its line dirty",
        flushed_dirty: "a flush of a line found it dirty",
        discarded_dirty: "a discard found its line dirty",
        maintain_of_pending: "a maintain waited for a line in flight",
        maintain_waits: "a maintain waited for acknowledgements",

        fill: "a line came",
        fill_of_dirty: "a fill wrote a sector with dirty bytes",
        fill_of_few_sectors: "a line's request had not all sectors",
        stray: "a beat answered nothing",
        fills_wait: "several filled entries waited",
        woke_several: "an entry woke a second load",
        freed_full: "an entry that took all its loads became free",
        answer_waits: "an atomic's answer waited for a waking load",
        answered: "an atomic's answer was passed on",
        beats_alternate: "a beat of another reply left between two of one",
        all_streams: "beats moved on all four streams in one cycle",

        flush_waits: "a flush waited for the slice to drain",
        flush_at_once: "a flush found the slice idle",
        walk_of_dirty: "a walk wrote a line back",
        walk_waits: "a walk waited for acknowledgements at its end",
        flushed: "a flush was done",
        flush_stands: "flush was high for another cycle after it was done",
        flush_falls_at_once: "a flush fell before its walk began",
        flush_falls_in_walk: "a flush fell while its walk went on",
        flush_rises_in_walk: "a flush rose while the walk of another went on",
        request_waits_for_flush: "a request waited for a flush",
        request_waits_for_walk: "a request waited for a walk whose flush had fallen",
        every_counter_read: "each counter was read with a value above 0",
    }
}

/// Counts [`Covered`] and checks what must hold in every cycle.
pub struct Monitor {
    config: Config,
    /// The state of the slice.
    state: LlcSlice,
    checks: Checks,
    /// One-sector hits, and acknowledged stores, in cycles in a row.
    hits: u32,
    stores: u32,
    /// Source and identifier of a reply whose last beat has not left.
    open: Option<(u64, u64)>,
    /// Counters read above 0, bit i for counter i.
    read: u64,
    flush_began: bool,
    was_flushed: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            state: LlcSlice::new(config),
            checks: Checks::new(config),
            hits: 0,
            stores: 0,
            open: None,
            read: 0,
            flush_began: false,
            was_flushed: false,
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
        self.checks.observe(input, output)?;
        let walks = self.state.is_walking();
        self.state.step(input);
        for note in self.state.notes() {
            coverage.hit(bin(*note));
        }
        self.cover_beats(input, output, coverage);
        self.cover_flush(input, output, walks, coverage);
        self.read |= u64::from(output.counter.value > 0) << input.counter.index;
        // Without merging nothing is ever `hit_pending`.
        let all = if self.config.merges() == 1 { 0xfd } else { 0xff };
        coverage.hit_when(self.read == all, Covered::every_counter_read);
        Ok(())
    }
}

impl Monitor {
    fn cover_beats(&mut self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let (reply, down) = (output.reply, output.memory_request);
        coverage.hit_when(output.event.fill, Covered::fill);
        let leaves = reply.valid && input.reply.ready;
        let goes_down = down.valid && input.memory_request.ready;
        let few = down.kind == 0 && down.sectors != self.config.all_sectors();
        coverage.hit_when(goes_down && few, Covered::fill_of_few_sectors);
        if leaves {
            let own = (reply.source, reply.id);
            coverage.hit_when(self.open.is_some_and(|open| open != own), Covered::beats_alternate);
            let is_last_of_all = reply.kind == 0
                && reply.last
                && self.open == Some(own)
                && reply.sector == self.config.sectors() as u64 - 1;
            coverage.hit_when(is_last_of_all, Covered::hit_of_all_sectors);
            self.open = (!reply.last).then_some(own);
        }
        self.hits = if output.event.hit { self.hits + 1 } else { 0 };
        coverage.hit_when(self.hits > 2, Covered::hits_in_a_row);
        self.stores = if leaves && reply.kind == 1 { self.stores + 1 } else { 0 };
        coverage.hit_when(self.stores > 2, Covered::stores_in_a_row);
        let moves = [input.request.valid && output.request.ready, leaves, goes_down];
        coverage.hit_when(moves == [true; 3] && input.memory_reply.valid, Covered::all_streams);
    }

    fn cover_flush(
        &mut self,
        input: &In,
        output: &Out,
        walks: bool,
        coverage: &mut Coverage<Covered>,
    ) {
        let (flush, asks) = (input.flush, input.request.valid);
        let (rises, falls) = (flush && !self.flush_began, !flush && self.flush_began);
        coverage.hit_when(output.flushed, Covered::flushed);
        coverage.hit_when(output.flushed && flush && self.was_flushed, Covered::flush_stands);
        coverage.hit_when(flush && asks, Covered::request_waits_for_flush);
        coverage.hit_when(walks && !flush && asks, Covered::request_waits_for_walk);
        coverage.hit_when(rises && walks, Covered::flush_rises_in_walk);
        coverage.hit_when(falls && walks, Covered::flush_falls_in_walk);
        coverage.hit_when(falls && !walks && !output.flushed, Covered::flush_falls_at_once);
        coverage.hit_when(rises && !output.idle, Covered::flush_waits);
        self.flush_began = flush;
        self.was_flushed = output.flushed;
    }
}
