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
        self.is_idle.next = cat_of(n, |e| !self.entries[e].is_busy.val()).all();
        self.pending.has_free.next = cat_of(n, |e| !self.entries[e].is_busy.val()).any();
        self.free_entry.next = 0.into();
        for e in (0..n).rev() {
            if !self.entries[e].is_busy.val() {
                self.free_entry.next = e.into();
            }
        }
        self.pending.free_entry.next = self.free_entry.val();
        self.pending.ways.next = or_of(n, |e| self.entries[e].pending_ways.val());
        self.asked.next = 0.into();
        self.asked_loads.next = 0.into();
        self.pending.covered.next = 0.into();
        self.pending.wanted.next = 0.into();
        for e in 0..n {
            if self.entries[e].is_asked.val() {
                self.asked.next = e.into();
                self.asked_loads.next = self.entries[e].line.loads.val();
                self.pending.covered.next = self.entries[e].line.covered.val();
                self.pending.wanted.next = self.entries[e].line.wanted.val();
            }
        }
        self.pending.can_join.next = self.asked_loads.val() != self._config.merges();
    }

    /// A line's beats, and its entry's way to the waker.
    #[kernel]
    fn take_beat(&mut self) {
        self.taken.is_expected.next = false;
        self.taken.place.set_number.next = 0.into();
        self.taken.place.way.next = 0.into();
        self.taken.place.sector.next = self.beat.sector.val();
        self.beat_dirty.next = 0.into();
        for e in 0..self.entries.len() {
            if self.beat.number.val() == e {
                self.taken.is_expected.next = self.entries[e].is_waiting.val();
                self.taken.place.set_number.next = self.entries[e].line.set_number.val();
                self.taken.place.way.next = self.entries[e].line.way.val();
                self.beat_dirty.next = self.entries[e].line.dirty.val();
            }
        }
        self.taken.is_dirty.next = self.beat_dirty.val().bit(self.beat.sector.val());
        self.is_filled.next =
            self.beat.valid.val() && self.beat.last.val() && self.taken.is_expected.val();
        self.waker.is_filled.next = self.is_filled.val();
        self.waker.filled_entry.next = bits_to(self.beat.number.val(), self.asked.width());
    }

    #[kernel]
    fn publish_line(&mut self) {
        self.publishes.d.next = self.is_filled.val();
        self.published.d.next = bits_to(self.beat.number.val(), self.asked.width());
        self.publish.valid.next = self.publishes.q.val();
        self.publish.set_number.next = 0.into();
        self.publish.way.next = 0.into();
        self.publish.readable.next = 0.into();
        self.publish.dirty.next = 0.into();
        for e in 0..self.entries.len() {
            if self.published.q.val() == e {
                self.publish.set_number.next = self.entries[e].line.set_number.val();
                self.publish.way.next = self.entries[e].line.way.val();
                self.publish.readable.next = self.entries[e].line.covered.val();
                self.publish.dirty.next = self.entries[e].line.dirty.val();
            }
        }
    }

    #[kernel]
    fn serve_woken(&mut self) {
        self.waker.sectors.next = bits_to(self.loads.read[0].data.val(), self._config.sectors());
        self.waker.ready.next = self.wake.ready.val();
        self.waker.loads.next = 0.into();
        self.wake.place.set_number.next = 0.into();
        self.wake.place.way.next = 0.into();
        for e in 0..self.entries.len() {
            if self.waker.entry.val() == e {
                self.waker.loads.next = self.entries[e].line.loads.val();
                self.wake.place.set_number.next = self.entries[e].line.set_number.val();
                self.wake.place.way.next = self.entries[e].line.way.val();
            }
        }
        self.wake.valid.next = self.waker.valid.val();
        self.wake.place.sector.next = self.waker.sector.val();
        self.wake.last.next = self.waker.last.val();
    }

    #[kernel]
    fn change_entries(&mut self) {
        for e in 0..self.entries.len() {
            self.ask.link(&mut self.entries[e].ask);
            self.entries[e].takes.next = self.ask.reserves.val() && (self.free_entry.val() == e);
            self.entries[e].whole.next = self.whole.val();
            self.entries[e].fills.next = self.is_filled.val() && (self.beat.number.val() == e);
            self.entries[e].frees.next = self.waker.is_done.val() && (self.waker.entry.val() == e);
        }
    }

    /// A miss is the first load of its entry.
    #[kernel]
    fn write_load(&mut self) {
        self.write_entry.next = self.asked.val();
        self.write_load.next = self.asked_loads.val();
        if self.ask.reserves.val() {
            self.write_entry.next = self.free_entry.val();
            self.write_load.next = 0.into();
        }
        self.loads.write.enable.next = self.ask.reserves.val() || self.ask.joins.val();
        let load = cat(self.requester.id.val(), self.ask.sectors.val());
        if self._config.has_chips() {
            self.loads.write.data.next =
                cat(self.requester.chip.val(), cat(self.requester.source.val(), load));
        } else {
            self.loads.write.data.next = cat(self.requester.source.val(), load);
        }
    }

    #[kernel]
    fn place_loads(&mut self) {
        let (address, stride) = (self.loads.write.address.width(), self._stride_bits);
        self.loads.read[0].enable.next = self.waker.reads.val();
        if stride == 0 {
            self.loads.write.address.next = bits_to(self.write_entry.val(), address);
            self.loads.read[0].address.next = bits_to(self.waker.next_entry.val(), address);
        } else {
            self.loads.write.address.next = bits_to(
                cat(self.write_entry.val(), bits_to(self.write_load.val(), stride)),
                address,
            );
            self.loads.read[0].address.next = bits_to(
                cat(self.waker.next_entry.val(), bits_to(self.waker.next_load.val(), stride)),
                address,
            );
        }
    }

    #[kernel]
    fn name_woken(&mut self) {
        let (sectors, id) = (self._config.sectors(), self._config.id_bits());
        let (source, chip) = (self._config.source_bits(), self._config.chip_bits());
        let woken_load = self.loads.read[0].data.val();
        self.wake.requester.id.next = bits_to(woken_load >> sectors, id);
        self.wake.requester.source.next = bits_to(woken_load >> (sectors + id), source);
        if self._config.has_chips() {
            self.wake.requester.chip.next = bits_to(woken_load >> (sectors + id + source), chip);
        }
    }
}
