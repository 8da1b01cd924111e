//! The hardware: a register a level, the counters, and the directory behind its queue.

mod ones;
mod place;
mod sampled_queue;
mod slice_misses;

use super::Config;
use super::ports::Ports;
use crate::crd::rtl::{Crd, Offset};
use crate::profile_counters::rtl::ProfileCounters;
use ones::Ones;
use rust_hdl::core::prelude::*;
use sampled_queue::SampledQueue;
use signal::prelude::*;
use slice_misses::SliceMisses;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct ChipMonitor<const MOST: usize> {
    kind: Kind,
    pub(super) ports: Ports<MOST>,
    // The levels of the cycle before.
    holds: Flop<Bit>,
    flushes: Flop<Bit>,
    organisation: Flop<Bit>,
    profiles: Flop<Bit>,
    /// Since it was last held, the chip has been empty and all of its tiles idle.
    was_idle: Flop<Bit>,
    /// Counters that were taken.
    taken: Reg,
    counters: ProfileCounters,
    directory: Crd,
    /// The low bits of a sampled line: of each tile's, and of the head's.
    offset: Optional<Vec<Offset>>,
    head_offset: Optional<Offset>,
    queue: SampledQueue,
    /// The requests that left the entries, by their slices.
    missed: Vec<SliceMisses>,
    missed_local: Ones,
    start: Signal<Local, Bit>,
    profiled: Signal<Local, Bit>,
    _stride_bits: usize,
    _words: usize,
    _counts_memory_side: bool,
}

impl<const MOST: usize> ChipMonitor<MOST> {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> ChipMonitor<MOST> {
        let is_sampled = config.directory().stride_bits() > 0;
        ChipMonitor {
            kind: Kind::of::<ChipMonitor<MOST>>(
                "A chip's end of a reconfiguration: passes the levels on and answers them, counts a \
                 profile, and offers what was counted.",
            )
            .named("chip_monitor"),
            ports: Ports::new(config),
            holds: Flop::new(),
            flushes: Flop::new(),
            organisation: Flop::new(),
            profiles: Flop::new(),
            was_idle: Flop::new(),
            taken: Reg::new(config.word_bits()),
            counters: ProfileCounters::new(config.counters()),
            directory: Crd::new(config.directory()),
            offset: Optional::new(
                is_sampled,
                (0..config.slices()).map(|_| Offset::new(config.directory())).collect(),
            ),
            head_offset: Optional::new(is_sampled, Offset::new(config.directory())),
            queue: SampledQueue::new(config),
            missed: (0..config.slices()).map(|_| SliceMisses::new(config)).collect(),
            missed_local: Ones::new(config.sm_ports()),
            start: Signal::default(),
            profiled: Signal::default(),
            _stride_bits: config.directory().stride_bits(),
            _words: config.words(),
            _counts_memory_side: config.directory().counts_memory_side(),
        }
    }
}

impl<const MOST: usize> Logic for ChipMonitor<MOST> {
    #[kernel]
    fn update(&mut self) {
        self.levels();
        self.respond();
        self.misses();
        self.arrivals();
        self.profile();
        self.offer();
    }
}

impl<const MOST: usize> ChipMonitor<MOST> {
    /// The levels, a cycle later.
    #[kernel]
    fn levels(&mut self) {
        self.holds.d.next = self.level.hold.val();
        self.flushes.d.next = self.level.flush.val();
        self.organisation.d.next = self.level.sm_side.val();
        self.profiles.d.next = self.level.profile.val();
        self.hold.next = self.holds.q.val();
        self.flush.next = self.flushes.q.val();
        self.sm_side.next = self.organisation.q.val();
        self.start.next = self.level.profile.val() && !self.profiles.q.val();
    }

    /// The answers of entries and tiles, all together.
    #[kernel]
    fn respond(&mut self) {
        let (entries, tiles) = (self.ports.entry.len(), self.ports.tile.len());
        let entries_held = cat_of(entries, |e| self.entry[e].held.val());
        let entries_empty = cat_of(entries, |e| self.entry[e].empty.val());
        let tiles_idle = cat_of(tiles, |s| self.tile[s].idle.val());
        let tiles_flushed = cat_of(tiles, |s| self.tile[s].flushed.val());
        let held = self.holds.q.val() && entries_held.all();
        let empty = held && entries_empty.all();
        let idle = held && self.was_idle.q.val();
        self.was_idle.d.next = idle || (empty && tiles_idle.all());
        self.answer.held.next = held;
        self.answer.empty.next = empty;
        self.answer.idle.next = idle;
        self.answer.flushed.next = self.flushes.q.val() && tiles_flushed.all();
        self.answer.organisation.next = self.organisation.q.val();
    }

    /// How many requests left the entries for each slice.
    #[kernel]
    fn misses(&mut self) {
        let (entries, slices) = (self.ports.entry.len(), self.missed.len());
        for s in 0..slices {
            self.missed[s].number.next = s.into();
            for e in 0..entries {
                self.missed[s].missed[e].next = self.entry[e].missed.val();
                self.missed[s].slices[e].next = self.entry[e].miss_slice.val();
            }
        }
        self.missed_local.mask.next =
            cat_of(entries, |e| self.entry[e].missed.val() && self.entry[e].miss_local.val());
        self.counters.miss.counts.next = cat_of(slices, |s| self.missed[s].count.val());
        self.counters.miss.local.next = self.missed_local.count.val();
    }

    /// Arrivals and hits, and the sampled ones among them.
    #[kernel]
    fn arrivals(&mut self) {
        let (tiles, stride) = (self.ports.tile.len(), self._stride_bits);
        let kept_bits = self.directory.request.line.width() - stride;
        self.counters.arrivals.next = cat_of(tiles, |s| self.tile[s].arrives.val());
        self.counters.hits.lookups.next = cat_of(tiles, |s| self.tile[s].lookup_hits.val());
        self.counters.hits.atomics.next = cat_of(tiles, |s| self.tile[s].atomic_hits.val());
        let counts = self.counters.profiling.val();
        for s in 0..tiles {
            self.queue.comes[s].next = counts && self.tile[s].arrives.val();
            if stride > 0 {
                let above = self.offset[s].above.width();
                self.offset[s].above.next = bits_to(self.tile[s].line.val() >> stride, above);
                self.queue.comes[s].next = counts
                    && self.tile[s].arrives.val()
                    && (bits_to(self.tile[s].line.val(), stride) == self.offset[s].offset.val());
            }
            self.queue.requests[s].next = cat(
                bits_to(self.tile[s].line.val() >> stride, kept_bits),
                cat(self.tile[s].chip.val(), self.tile[s].sectors.val()),
            );
        }
    }

    /// The directory, behind its queue; a profile is over when nothing waits.
    #[kernel]
    fn profile(&mut self) {
        self.counters.start.next = self.start.val();
        self.directory.clear.next = self.start.val();
        self.queue.clear.next = self.start.val();
        let stride = self._stride_bits;
        let (sectors, chips) =
            (self.directory.request.sectors.width(), self.directory.request.chip.width());
        let line_bits = self.directory.request.line.width();
        self.directory.request.valid.next = self.queue.is_there.val();
        self.directory.request.sectors.next = bits_to(self.queue.head.val(), sectors);
        self.directory.request.chip.next = bits_to(self.queue.head.val() >> sectors, chips);
        let kept = bits_to(self.queue.head.val() >> (sectors + chips), line_bits - stride);
        if stride > 0 {
            self.head_offset.above.next = bits_to(kept, self.head_offset.above.width());
            self.directory.request.line.next = cat(kept, self.head_offset.offset.val());
        } else {
            self.directory.request.line.next = kept;
        }
        self.crd_dropped.next = self.queue.dropped.val();
        self.profiled.next =
            self.profiles.q.val() && !self.counters.profiling.val() && !self.queue.is_there.val();
        self.answer.profiled.next = self.profiled.val();
    }

    /// The counters, one after the other.
    #[kernel]
    fn offer(&mut self) {
        let offers = self.profiled.val() && (self.taken.q.val() != self._words);
        self.counter.valid.next = offers;
        self.taken.hold();
        if offers && self.counter.ready.val() {
            self.taken.d.next = self.taken.q.val() + 1;
        }
        if self.start.val() {
            self.taken.d.next = 0.into();
        }

        let (bits, slice_bits) = (self.counter.data.width(), self.counters.slice_index.width());
        let of_slices = self.taken.q.val() - Config::TOTALS;
        self.counters.slice_index.next = bits_to(of_slices >> 1, slice_bits);
        self.counter.data.next = bits_to(self.counters.memory_side_requests.val(), bits);
        if self.taken.q.val().bit(0) {
            self.counter.data.next = bits_to(self.counters.sm_side_requests.val(), bits);
        }
        if self.taken.q.val() == 0 {
            self.counter.data.next = bits_to(self.counters.total_requests.val(), bits);
        }
        if self.taken.q.val() == 1 {
            self.counter.data.next = bits_to(self.counters.local_requests.val(), bits);
        }
        if self._counts_memory_side {
            if self.taken.q.val() == 2 {
                self.counter.data.next = bits_to(self.directory.requests.val(), bits);
            }
            if self.taken.q.val() == 3 {
                self.counter.data.next = bits_to(self.directory.memory_side_hits.val(), bits);
            }
            self.llc_requests.next = self.counters.llc_requests.val();
            self.llc_hits.next = self.counters.llc_hits.val();
        } else {
            if self.taken.q.val() == 2 {
                self.counter.data.next = bits_to(self.counters.llc_requests.val(), bits);
            }
            if self.taken.q.val() == 3 {
                self.counter.data.next = bits_to(self.counters.llc_hits.val(), bits);
            }
        }
        if self.taken.q.val() == 4 {
            self.counter.data.next = bits_to(self.directory.requests.val(), bits);
        }
        if self.taken.q.val() == 5 {
            self.counter.data.next = bits_to(self.directory.hits.val(), bits);
        }
    }
}
