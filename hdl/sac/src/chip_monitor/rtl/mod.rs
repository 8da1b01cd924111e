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
        self.holds.d = self.level.hold;
        self.flushes.d = self.level.flush;
        self.organisation.d = self.level.sm_side;
        self.profiles.d = self.level.profile;
        self.hold = self.holds.q;
        self.flush = self.flushes.q;
        self.sm_side = self.organisation.q;
        self.start = self.level.profile && !self.profiles.q;
    }

    /// The answers of entries and tiles, all together.
    #[kernel]
    fn respond(&mut self) {
        let (entries, tiles) = (self.ports.entry.len(), self.ports.tile.len());
        let entries_held = cat_of(entries, |e| self.entry[e].held);
        let entries_empty = cat_of(entries, |e| self.entry[e].empty);
        let tiles_idle = cat_of(tiles, |s| self.tile[s].idle);
        let tiles_flushed = cat_of(tiles, |s| self.tile[s].flushed);
        let held = self.holds.q && entries_held.all();
        let empty = held && entries_empty.all();
        let idle = held && self.was_idle.q;
        self.was_idle.d = idle || (empty && tiles_idle.all());
        self.answer.held = held;
        self.answer.empty = empty;
        self.answer.idle = idle;
        self.answer.flushed = self.flushes.q && tiles_flushed.all();
        self.answer.organisation = self.organisation.q;
    }

    /// How many requests left the entries for each slice.
    #[kernel]
    fn misses(&mut self) {
        let (entries, slices) = (self.ports.entry.len(), self.missed.len());
        for s in 0..slices {
            self.missed[s].number = s.into();
            for e in 0..entries {
                self.missed[s].missed[e] = self.entry[e].missed;
                self.missed[s].slices[e] = self.entry[e].miss_slice;
            }
        }
        self.missed_local.mask =
            cat_of(entries, |e| self.entry[e].missed && self.entry[e].miss_local);
        self.counters.miss.counts = cat_of(slices, |s| self.missed[s].count);
        self.counters.miss.local = self.missed_local.count;
    }

    /// Arrivals and hits, and the sampled ones among them.
    #[kernel]
    fn arrivals(&mut self) {
        let (tiles, stride) = (self.ports.tile.len(), self._stride_bits);
        let kept_bits = self.directory.request.line.width() - stride;
        self.counters.arrivals = cat_of(tiles, |s| self.tile[s].arrives);
        self.counters.hits.lookups = cat_of(tiles, |s| self.tile[s].lookup_hits);
        self.counters.hits.atomics = cat_of(tiles, |s| self.tile[s].atomic_hits);
        let counts = self.counters.profiling;
        for s in 0..tiles {
            self.queue.comes[s] = counts && self.tile[s].arrives;
            if stride > 0 {
                let above = self.offset[s].above.width();
                self.offset[s].above = bits_to(self.tile[s].line >> stride, above);
                self.queue.comes[s] = counts
                    && self.tile[s].arrives
                    && (bits_to(self.tile[s].line, stride) == self.offset[s].offset);
            }
            self.queue.requests[s] = cat(
                bits_to(self.tile[s].line >> stride, kept_bits),
                cat(self.tile[s].chip, self.tile[s].sectors),
            );
        }
    }

    /// The directory, behind its queue; a profile is over when nothing waits.
    #[kernel]
    fn profile(&mut self) {
        self.counters.start = self.start;
        self.directory.clear = self.start;
        self.queue.clear = self.start;
        let stride = self._stride_bits;
        let (sectors, chips) =
            (self.directory.request.sectors.width(), self.directory.request.chip.width());
        let line_bits = self.directory.request.line.width();
        self.directory.request.valid = self.queue.is_there;
        self.directory.request.sectors = bits_to(self.queue.head, sectors);
        self.directory.request.chip = bits_to(self.queue.head >> sectors, chips);
        let kept = bits_to(self.queue.head >> (sectors + chips), line_bits - stride);
        if stride > 0 {
            self.head_offset.above = bits_to(kept, self.head_offset.above.width());
            self.directory.request.line = cat(kept, self.head_offset.offset);
        } else {
            self.directory.request.line = kept;
        }
        self.crd_dropped = self.queue.dropped;
        self.profiled = self.profiles.q && !self.counters.profiling && !self.queue.is_there;
        self.answer.profiled = self.profiled;
    }

    /// The counters, one after the other.
    #[kernel]
    fn offer(&mut self) {
        let offers = self.profiled && (self.taken.q != self._words);
        self.counter.valid = offers;
        self.taken.hold();
        if offers && self.counter.ready {
            self.taken.d = self.taken.q + 1;
        }
        if self.start {
            self.taken.d = 0;
        }

        let (bits, slice_bits) = (self.counter.data.width(), self.counters.slice_index.width());
        let of_slices = self.taken.q - Config::TOTALS;
        self.counters.slice_index = bits_to(of_slices >> 1, slice_bits);
        self.counter.data = bits_to(self.counters.memory_side_requests, bits);
        if self.taken.q.bit(0) {
            self.counter.data = bits_to(self.counters.sm_side_requests, bits);
        }
        if self.taken.q == 0 {
            self.counter.data = bits_to(self.counters.total_requests, bits);
        }
        if self.taken.q == 1 {
            self.counter.data = bits_to(self.counters.local_requests, bits);
        }
        if self._counts_memory_side {
            if self.taken.q == 2 {
                self.counter.data = bits_to(self.directory.requests, bits);
            }
            if self.taken.q == 3 {
                self.counter.data = bits_to(self.directory.memory_side_hits, bits);
            }
            self.llc_requests = self.counters.llc_requests;
            self.llc_hits = self.counters.llc_hits;
        } else {
            if self.taken.q == 2 {
                self.counter.data = bits_to(self.counters.llc_requests, bits);
            }
            if self.taken.q == 3 {
                self.counter.data = bits_to(self.counters.llc_hits, bits);
            }
        }
        if self.taken.q == 4 {
            self.counter.data = bits_to(self.directory.requests, bits);
        }
        if self.taken.q == 5 {
            self.counter.data = bits_to(self.directory.hits, bits);
        }
    }
}
