//! The miss status holding registers: the lines in flight, and the loads that wait for each.

use super::Config;
use super::mshr_entry::{Ask, MshrEntry};
use super::replies::Requester;
use super::sector_array::Place;
use super::waker::Waker;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// State of the entries, for the decision.
    pub bundle Pending(config: &Config) {
        /// An entry is free.
        has_free: bool,
        /// The lowest free one.
        free_entry: u64 = index_bits(config.entries()),
        /// Ways of its set that are pending, a bit each.
        ways: u64 = config.ways(),
        /// Another load may join its line's entry.
        can_join: bool,
        /// Sectors of its line, if it is pending, that are readable or asked for.
        covered: u64 = config.sectors(),
        /// Those that a load which has joined wants.
        wanted: u64 = config.sectors(),
    }
}

signal::bundle! {
    /// A beat of class line.
    pub flow Beat(config: &Config) {
        /// The line's entry.
        number: u64 = config.number_bits(),
        /// Index of the sector; sector 0 has the lowest address.
        sector: u64 = config.sector_bits(),
        /// The beat is the line's last.
        last: bool,
    }
}

signal::bundle! {
    /// Destination of that beat.
    pub bundle Taken(config: &Config) {
        /// The entry waits for it.
        is_expected: bool,
        /// Where it goes.
        place: Place = config,
        /// The sector has dirty bytes.
        is_dirty: bool,
    }
}

signal::bundle! {
    /// A line whose last beat was taken in the cycle before.
    pub flow Publish(config: &Config) {
        /// Set index, below the number of sets.
        set_number: u64 = config.set_bits(),
        /// Way within the set.
        way: u64 = config.way_bits(),
        /// Its sectors that are readable from the next cycle on.
        readable: u64 = config.sectors(),
        /// Its dirty ones.
        dirty: u64 = config.sectors(),
    }
}

signal::bundle! {
    /// A load that is woken: the next sector to read for it.
    pub stream Wake(config: &Config) {
        /// Whom it is for.
        requester: Requester = config,
        /// The sector's place.
        place: Place = config,
        /// No other sector follows for it.
        last: bool,
    }
}

/// The miss status holding registers (MSHRs): the lines in flight, and the loads that wait for each.
#[derive(LogicBlock)]
pub struct MshrFile {
    kind: Kind,
    /// Effect of the request in the decision.
    pub ask: Input<Ask>,
    /// Whom it is for.
    pub requester: Input<Requester>,
    /// The sector, a bit each, that the store of the cycle before has made whole.
    pub whole: Wire<In>,
    /// State of the entries, for the decision.
    pub pending: Output<Pending>,
    /// A beat from below.
    pub beat: Input<Beat>,
    /// Destination of the beat.
    pub taken: Output<Taken>,
    /// A line that is published.
    pub publish: Output<Publish>,
    /// The load that is woken.
    pub wake: Output<Wake>,
    /// No entry is busy.
    pub is_idle: Signal<Out, Bit>,
    entries: Vec<MshrEntry>,
    waker: Waker,
    /// The loads: `merges` of each entry; chip, requester, identifier, sectors.
    loads: Ram,
    free_entry: Wire<Local>,
    /// The entry of the line in the decision, and its loads.
    asked: Wire<Local>,
    asked_loads: Wire<Local>,
    is_filled: Signal<Local, Bit>,
    publishes: Flop<Bit>,
    published: Reg,
    beat_dirty: Wire<Local>,
    write_entry: Wire<Local>,
    write_load: Wire<Local>,
    _stride_bits: usize,
    _config: Config,
}

impl MshrFile {
    /// The entries of `config`.
    pub fn new(config: &Config) -> MshrFile {
        let (entries, sectors) = (config.entries(), config.sectors());
        let (entry, load) = (index_bits(entries), index_bits(config.merges() + 1));
        let stride_bits = config.merges().next_power_of_two().ilog2() as usize;
        let chip_bits = if config.has_chips() { config.chip_bits() } else { 0 };
        let width = chip_bits + config.source_bits() + config.id_bits() + sectors;
        MshrFile {
            kind: Kind::of::<MshrFile>(
                "The miss status holding registers (MSHRs): the lines in flight, and the loads \
                 that wait for each.",
            )
            .named("llc_slice_mshr_file"),
            ask: Ask::input(config),
            requester: Requester::input(config),
            whole: Wire::new(sectors),
            pending: Pending::output(config),
            beat: Beat::input(config),
            taken: Taken::output(config),
            publish: Publish::output(config),
            wake: Wake::output(config),
            is_idle: Signal::default(),
            entries: (0..entries).map(|_| MshrEntry::new(config)).collect(),
            waker: Waker::new(config),
            loads: Ram::new((entries << stride_bits).max(2), width, 1),
            free_entry: Wire::new(entry),
            asked: Wire::new(entry),
            asked_loads: Wire::new(load),
            is_filled: Signal::default(),
            publishes: Flop::new(),
            published: Reg::new(entry),
            beat_dirty: Wire::new(sectors),
            write_entry: Wire::new(entry),
            write_load: Wire::new(load),
            _stride_bits: stride_bits,
            _config: config.clone(),
        }
    }
}

impl Logic for MshrFile {
    #[kernel]
    fn update(&mut self) {
        self.tell_decision();
        self.take_beat();
        self.publish_line();
        self.serve_woken();
        self.change_entries();
        self.write_load();
        self.place_loads();
        self.name_woken();
    }
}

impl MshrFile {
    /// Lines in flight in the set in the decision.
    #[kernel]
    fn tell_decision(&mut self) {
        let n = self.entries.len();
        self.is_idle = cat_of(n, |e| !self.entries[e].is_busy).all();
        self.pending.has_free = cat_of(n, |e| !self.entries[e].is_busy).any();
        self.free_entry = 0;
        for e in (0..n).rev() {
            if !self.entries[e].is_busy {
                self.free_entry = e.into();
            }
        }
        self.pending.free_entry = self.free_entry;
        self.pending.ways = or_of(n, |e| self.entries[e].pending_ways);
        self.asked = 0;
        self.asked_loads = 0;
        self.pending.covered = 0;
        self.pending.wanted = 0;
        for e in 0..n {
            if self.entries[e].is_asked {
                self.asked = e.into();
                self.asked_loads = self.entries[e].line.loads;
                self.pending.covered = self.entries[e].line.covered;
                self.pending.wanted = self.entries[e].line.wanted;
            }
        }
        self.pending.can_join = self.asked_loads != self._config.merges();
    }

    /// A line's beats, and its entry's way to the waker.
    #[kernel]
    fn take_beat(&mut self) {
        self.taken.is_expected = false;
        self.taken.place.set_number = 0;
        self.taken.place.way = 0;
        self.taken.place.sector = self.beat.sector;
        self.beat_dirty = 0;
        for e in 0..self.entries.len() {
            if self.beat.number == e {
                self.taken.is_expected = self.entries[e].is_waiting;
                self.taken.place.set_number = self.entries[e].line.set_number;
                self.taken.place.way = self.entries[e].line.way;
                self.beat_dirty = self.entries[e].line.dirty;
            }
        }
        self.taken.is_dirty = self.beat_dirty.bit(self.beat.sector);
        self.is_filled = self.beat.valid && self.beat.last && self.taken.is_expected;
        self.waker.is_filled = self.is_filled;
        self.waker.filled_entry = bits_to(self.beat.number, self.asked.width());
    }

    #[kernel]
    fn publish_line(&mut self) {
        self.publishes.d = self.is_filled;
        self.published.d = bits_to(self.beat.number, self.asked.width());
        self.publish.valid = self.publishes.q;
        self.publish.set_number = 0;
        self.publish.way = 0;
        self.publish.readable = 0;
        self.publish.dirty = 0;
        for e in 0..self.entries.len() {
            if self.published.q == e {
                self.publish.set_number = self.entries[e].line.set_number;
                self.publish.way = self.entries[e].line.way;
                self.publish.readable = self.entries[e].line.covered;
                self.publish.dirty = self.entries[e].line.dirty;
            }
        }
    }

    #[kernel]
    fn serve_woken(&mut self) {
        self.waker.sectors = bits_to(self.loads.read[0].data, self._config.sectors());
        self.waker.ready = self.wake.ready;
        self.waker.loads = 0;
        self.wake.place.set_number = 0;
        self.wake.place.way = 0;
        for e in 0..self.entries.len() {
            if self.waker.entry == e {
                self.waker.loads = self.entries[e].line.loads;
                self.wake.place.set_number = self.entries[e].line.set_number;
                self.wake.place.way = self.entries[e].line.way;
            }
        }
        self.wake.valid = self.waker.valid;
        self.wake.place.sector = self.waker.sector;
        self.wake.last = self.waker.last;
    }

    #[kernel]
    fn change_entries(&mut self) {
        for e in 0..self.entries.len() {
            self.ask.link(&mut self.entries[e].ask);
            self.entries[e].takes = self.ask.reserves && (self.free_entry == e);
            self.entries[e].whole = self.whole;
            self.entries[e].fills = self.is_filled && (self.beat.number == e);
            self.entries[e].frees = self.waker.is_done && (self.waker.entry == e);
        }
    }

    /// A miss is the first load of its entry.
    #[kernel]
    fn write_load(&mut self) {
        self.write_entry = self.asked;
        self.write_load = self.asked_loads;
        if self.ask.reserves {
            self.write_entry = self.free_entry;
            self.write_load = 0;
        }
        self.loads.write.enable = self.ask.reserves || self.ask.joins;
        let load = cat(self.requester.id, self.ask.sectors);
        if self._config.has_chips() {
            self.loads.write.data = cat(self.requester.chip, cat(self.requester.source, load));
        } else {
            self.loads.write.data = cat(self.requester.source, load);
        }
    }

    #[kernel]
    fn place_loads(&mut self) {
        let (address, stride) = (self.loads.write.address.width(), self._stride_bits);
        self.loads.read[0].enable = self.waker.reads;
        if stride == 0 {
            self.loads.write.address = bits_to(self.write_entry, address);
            self.loads.read[0].address = bits_to(self.waker.next_entry, address);
        } else {
            self.loads.write.address =
                bits_to(cat(self.write_entry, bits_to(self.write_load, stride)), address);
            self.loads.read[0].address =
                bits_to(cat(self.waker.next_entry, bits_to(self.waker.next_load, stride)), address);
        }
    }

    #[kernel]
    fn name_woken(&mut self) {
        let (sectors, id) = (self._config.sectors(), self._config.id_bits());
        let (source, chip) = (self._config.source_bits(), self._config.chip_bits());
        let woken_load = self.loads.read[0].data;
        self.wake.requester.id = bits_to(woken_load >> sectors, id);
        self.wake.requester.source = bits_to(woken_load >> (sectors + id), source);
        if self._config.has_chips() {
            self.wake.requester.chip = bits_to(woken_load >> (sectors + id + source), chip);
        }
    }
}
