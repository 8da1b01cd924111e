//! The miss status holding registers: the lines in flight, and the loads that wait for each.

use super::Features;
use super::beat::Beat;
use super::mshr_entry::{MshrEntry, Sampling};
use super::ports::{Parking, Waiting};
use super::waker::Waker;
use crate::Geometry;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Query of the request in lookup to the entries.
    pub bundle Ask(geometry: &Geometry) {
        /// Take the lowest free entry for `set_number` and `way`.
        reserve: bool,
        /// Join the entry of `set_number` and `way`.
        join: bool,
        /// Make the line there stale.
        mark_stale: bool,
        /// Set index, below the number of sets.
        set_number: u64 = geometry.set_bits(),
        /// Way within the set.
        way: u64 = geometry.way_bits(),
        /// Identifier of the load that waits.
        id: u64 = geometry.id_bits(),
        /// A bit for each sector, sector 0 in bit 0.
        sectors: u64 = geometry.sectors(),
    }
}

signal::bundle! {
    /// A beat of a line.
    pub bundle Fill(geometry: &Geometry) {
        /// There is one.
        valid: bool,
        /// The line's entry.
        entry: u64 = geometry.entry_bits(),
        /// The beat is the line's last.
        last: bool,
        /// The entry waits for it.
        back is_expected: bool,
        /// Where the line goes.
        back set_number: u64 = geometry.set_bits(),
        /// Where the line goes.
        back way: u64 = geometry.way_bits(),
    }
}

signal::bundle! {
    /// A load that is woken: the next sector to read for it.
    pub bundle Wake(geometry: &Geometry) {
        /// There is one.
        valid: bool,
        /// The beat is read in this cycle.
        back ready: bool,
        /// Its line's set.
        set_number: u64 = geometry.set_bits(),
        /// Its line's way.
        way: u64 = geometry.way_bits(),
        /// Index of the sector; sector 0 has the lowest address.
        sector: u64 = geometry.sector_bits(),
        /// The load's identifier.
        id: u64 = geometry.id_bits(),
        /// No other sector follows for it.
        last: bool,
        /// The line's entry is free from the next cycle on.
        is_done: bool,
        /// The line is invalid afterwards.
        is_stale: bool,
        /// Every load of the stale line is read; it is to be released.
        waits: bool,
        /// The entry is released in this cycle.
        back is_released: bool,
    }
}

signal::bundle! {
    /// Whose loads wait, and which lines are marked, where requests come from two sources.
    pub bundle Sources {
        /// The line that `ask` reserves an entry for is marked.
        mark: bool,
        /// Nothing of an entry that is woken may be read in this cycle.
        holds_wake: bool,
        /// A local load has joined the entry of `ask`'s set and way.
        back has_local: bool,
        /// The line of the entry that is woken is marked.
        back wake_mark: bool,
    }
}

signal::bundle! {
    /// Additional signals where misses may go to other caches, and lines of this one are read for them.
    pub bundle Ring(geometry: &Geometry) {
        /// The array is read for another cache in this cycle.
        reads: bool,
        /// A beat is to be read for a load that waits, whatever `reads` says; from registers alone.
        back wants_read: bool,
        /// Tag of the line that `ask` reserves an entry for.
        tag: u64 = geometry.tag_bits(),
        /// Tag of the line of the entry that is woken.
        back wake_tag: u64 = geometry.tag_bits(),
    }
}

/// The miss status holding registers (MSHRs): the lines in flight, and the loads that wait for each.
#[derive(LogicBlock)]
pub struct MshrFile {
    kind: Kind,
    /// Query of the request in lookup.
    pub ask: Input<Ask>,
    /// A beat of a line.
    pub fill: Input<Fill>,
    /// The load that is woken.
    pub wake: Output<Wake>,
    /// An entry is free.
    pub has_free: Signal<Out, Bit>,
    /// The lowest free one.
    pub free_entry: Wire<Out>,
    /// Ways of `ask`'s set that are pending.
    pub pending_ways: Wire<Out>,
    /// Those whose entry another load may join.
    pub joinable_ways: Wire<Out>,
    /// No entry is busy.
    pub is_idle: Signal<Out, Bit>,
    /// Whose loads, and which lines are marked.
    pub sources: Optional<Input<Sources>>,
    /// Reads for other caches.
    pub ring: Optional<Input<Ring>>,
    /// Without a ring: the array is read for another cache in this cycle.
    pub is_read_elsewhere: Optional<Signal<In, Bit>>,
    /// Whether `ask`'s miss is sampled, and that of `fill`'s entry.
    pub sampling: Optional<Input<Sampling>>,
    /// Lines in flight that other caches ask for.
    pub parking: Optional<Input<Parking>>,
    /// Lines in flight that loads of other caches wait for.
    pub waiting: Optional<Input<Waiting>>,
    /// Tag of the line that `ask` reserves an entry for, without a ring.
    pub lookup_tag: Optional<Wire<In>>,
    /// The busy entries that are not filled, a bit each.
    pub unfilled_entries: Optional<Wire<Out>>,
    /// The sector of `fill`, where its beat may answer a load.
    pub fill_sector: Optional<Wire<In>>,
    pub(super) entries: Vec<MshrEntry>,
    pub(super) waker: Waker,
    /// The loads: `merges` of each entry, identifier above sectors.
    pub(super) loads: Ram,
    /// The beat of the cycle before, which may answer the first load of its entry.
    pub(super) beat: Optional<Beat>,
    pub(super) answers: Optional<Signal<Local, Bit>>,
    /// The entry of `ask`'s set and way, and how many loads it has.
    joined: Wire<Local>,
    joined_loads: Wire<Local>,
    /// The entry that is woken is stale.
    is_stale: Signal<Local, Bit>,
    write_entry: Wire<Local>,
    write_index: Wire<Local>,
    pub(super) _stride_bits: usize,
    pub(super) _with: Features,
    pub(super) _restarts: bool,
}

impl MshrFile {
    /// The entries of an L1, with what it has besides.
    pub fn new(geometry: &Geometry, with: Features) -> MshrFile {
        let (entry, sectors) = (geometry.entry_bits(), geometry.sectors());
        let count = index_bits(geometry.merges() + 1);
        let restarts = geometry.restarts_early();
        let stride_bits = geometry.merges().next_power_of_two().ilog2() as usize;
        MshrFile {
            kind: Kind::of::<MshrFile>(
                "The miss status holding registers (MSHRs): the lines in flight, and the loads \
                 that wait for each.",
            ),
            ask: Ask::input(geometry),
            fill: Fill::input(geometry),
            wake: Wake::output(geometry),
            has_free: Signal::default(),
            free_entry: Wire::new(entry),
            pending_ways: Wire::new(geometry.ways()),
            joinable_ways: Wire::new(geometry.ways()),
            is_idle: Signal::default(),
            sources: Optional::new(with.sources, Sources::input(())),
            ring: Optional::new(with.ring, Ring::input(geometry)),
            is_read_elsewhere: Optional::new(
                with.reader && !with.ring && restarts,
                Signal::default(),
            ),
            sampling: Optional::new(with.samples, Sampling::input(())),
            parking: Optional::new(with.parks, Parking::input(geometry)),
            waiting: Optional::new(with.waits, Waiting::input(geometry)),
            lookup_tag: Optional::new(with.waits, Wire::new(geometry.tag_bits())),
            unfilled_entries: Optional::new(with.waits, Wire::new(geometry.entries())),
            fill_sector: Optional::new(restarts, Wire::new(geometry.sector_bits())),
            entries: (0..geometry.entries()).map(|_| MshrEntry::new(geometry, with)).collect(),
            waker: Waker::new(geometry, with),
            loads: Ram::new(
                (geometry.entries() << stride_bits).max(2),
                geometry.id_bits() + sectors,
                1,
            ),
            answers: Optional::new(restarts, Signal::default()),
            beat: Optional::new(restarts, Beat::new(geometry)),
            joined: Wire::new(entry),
            joined_loads: Wire::new(count),
            is_stale: Signal::default(),
            write_entry: Wire::new(entry),
            write_index: Wire::new(count),
            _stride_bits: stride_bits,
            _with: with,
            _restarts: restarts,
        }
    }
}

impl Logic for MshrFile {
    #[kernel]
    fn update(&mut self) {
        self.look_up();
        self.take_beat();
        self.select_woken();
        self.wake_load();
        if self._with.sources {
            self.drive_sources();
        }
        if self._with.ring {
            self.drive_ring();
        }
        if self._with.samples {
            self.sample();
        }
        if self._with.parks {
            self.park();
        }
        if self._with.waits {
            self.keep_waiting();
        }
        self.write_load();
        self.place_loads();
        if self._restarts {
            self.restart();
        }
    }
}

impl MshrFile {
    /// The entries, and what they say of the set in lookup.
    #[kernel]
    fn look_up(&mut self) {
        let n = self.entries.len();
        self.has_free = cat_of(n, |e| !self.entries[e].is_busy).any();
        self.is_idle = cat_of(n, |e| !self.entries[e].is_busy).all();
        self.free_entry = 0;
        for k in 0..n {
            if !self.entries[n - 1 - k].is_busy {
                self.free_entry = (n - 1 - k).into();
            }
        }
        self.pending_ways = or_of(n, |e| self.entries[e].pending_ways);
        self.joinable_ways = or_of(n, |e| self.entries[e].joinable_ways);
        for e in 0..n {
            self.entries[e].lookup_set = self.ask.set_number;
            self.entries[e].lookup_way = self.ask.way;
            self.entries[e].take = self.ask.reserve && (self.free_entry == e);
            self.entries[e].joins = self.ask.join;
            self.entries[e].mark_stale = self.ask.mark_stale;
        }
    }

    /// A line's beats, and its entry's way to the waker.
    #[kernel]
    fn take_beat(&mut self) {
        let n = self.entries.len();
        self.fill.is_expected = false;
        self.fill.set_number = 0;
        self.fill.way = 0;
        for e in 0..n {
            if self.fill.entry == e {
                self.fill.is_expected = self.entries[e].is_waiting;
                self.fill.set_number = self.entries[e].set_number;
                self.fill.way = self.entries[e].way;
            }
        }
        let is_filled = self.fill.valid && self.fill.last;
        self.waker.filled_valid = is_filled && self.fill.is_expected;
        self.waker.filled_entry = self.fill.entry;
        for e in 0..n {
            self.entries[e].fill = is_filled && (self.fill.entry == e);
        }
    }

    /// State of the woken entry, for the waker and the tags.
    #[kernel]
    fn select_woken(&mut self) {
        self.waker.loads = 0;
        self.wake.set_number = 0;
        self.wake.way = 0;
        self.is_stale = false;
        self.waker.is_joined = false;
        for e in 0..self.entries.len() {
            if self.waker.entry == e {
                self.waker.loads = self.entries[e].loads;
                self.wake.set_number = self.entries[e].set_number;
                self.wake.way = self.entries[e].way;
                self.is_stale = self.entries[e].is_stale
                    || (self.ask.mark_stale && self.entries[e].is_selected);
                self.waker.is_joined = self.ask.join && self.entries[e].is_selected;
            }
        }
        self.wake.is_stale = self.is_stale;
        self.waker.is_stale = self.is_stale;
    }

    #[kernel]
    fn wake_load(&mut self) {
        let (sectors, id) = (self.ask.sectors.width(), self.ask.id.width());
        self.waker.sectors = bits_to(self.loads.read[0].data, sectors);
        self.waker.ready = self.wake.ready;
        self.wake.valid = self.waker.valid;
        if self._with.sources {
            if self.sources.holds_wake {
                self.waker.ready = false;
                self.wake.valid = false;
            }
        }
        self.wake.sector = self.waker.sector;
        self.wake.id = bits_to(self.loads.read[0].data >> sectors, id);
        self.wake.last = self.waker.last;
        self.wake.is_done = self.waker.is_done;
        self.wake.waits = self.waker.waits;
        self.waker.is_released = self.wake.is_released;
        for e in 0..self.entries.len() {
            self.entries[e].free = self.waker.is_done && (self.waker.entry == e);
        }
    }

    /// The bit at the top of an identifier marks another core's load.
    #[kernel]
    fn drive_sources(&mut self) {
        let top = self.ask.id.width() - 1;
        self.sources.has_local = false;
        self.sources.wake_mark = false;
        for e in 0..self.entries.len() {
            self.entries[e].sources.is_local = !self.ask.id.bit(top);
            self.entries[e].sources.mark = self.sources.mark;
            if self.entries[e].is_selected {
                self.sources.has_local = self.entries[e].sources.has_local;
            }
            if self.waker.entry == e {
                self.sources.wake_mark = self.entries[e].sources.has_mark;
            }
        }
    }

    /// A miss is the first load of its entry.
    #[kernel]
    fn write_load(&mut self) {
        self.joined = 0;
        self.joined_loads = 0;
        for e in 0..self.entries.len() {
            if self.entries[e].is_selected {
                self.joined = e.into();
                self.joined_loads = self.entries[e].loads;
            }
        }
        self.write_entry = self.joined;
        self.write_index = self.joined_loads;
        if self.ask.reserve {
            self.write_entry = self.free_entry;
            self.write_index = 0;
        }
        self.loads.write.enable = self.ask.reserve || self.ask.join;
        self.loads.write.data = cat(self.ask.id, self.ask.sectors);
    }

    #[kernel]
    fn place_loads(&mut self) {
        let (address, stride) = (self.loads.write.address.width(), self._stride_bits);
        // While nothing is woken, the first load of the entry whose beat comes: this may be its last.
        self.loads.read[0].enable = !self.waker.rests || self.fill.valid;
        if stride == 0 {
            self.loads.write.address = bits_to(self.write_entry, address);
            self.loads.read[0].address = bits_to(self.waker.next_entry, address);
        } else {
            self.loads.write.address =
                bits_to(cat(self.write_entry, bits_to(self.write_index, stride)), address);
            self.loads.read[0].address = bits_to(
                cat(self.waker.next_entry, bits_to(self.waker.next_index, stride)),
                address,
            );
        }
    }
}
