//! The lines under way, and the loads that wait for each.

use super::mshr_entry::MshrEntry;
use super::waker::Waker;
use crate::l1::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// What the request in lookup wants of the entries.
#[derive(LogicInterface)]
pub struct Ask {
    /// Take the lowest free entry for `set_number` and `way`.
    pub reserve: Signal<In, Bit>,
    /// Join the entry of `set_number` and `way`.
    pub join: Signal<In, Bit>,
    /// Make the line there stale.
    pub mark_stale: Signal<In, Bit>,
    /// The set.
    pub set_number: Wire<In>,
    /// The way.
    pub way: Wire<In>,
    /// Identifier of the load that waits.
    pub id: Wire<In>,
    /// Its sectors.
    pub sectors: Wire<In>,
}

/// A beat of a line.
#[derive(LogicInterface)]
pub struct Fill {
    /// There is one.
    pub valid: Signal<In, Bit>,
    /// The line's entry.
    pub entry: Wire<In>,
    /// It is the line's last.
    pub last: Signal<In, Bit>,
    /// The entry waits for it.
    pub is_expected: Signal<Out, Bit>,
    /// Where the line goes.
    pub set_number: Wire<Out>,
    /// Where the line goes.
    pub way: Wire<Out>,
}

/// A load that is woken: the next sector to read for it.
#[derive(LogicInterface)]
pub struct Wake {
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// It is read in this cycle.
    pub ready: Signal<In, Bit>,
    /// Its line's set.
    pub set_number: Wire<Out>,
    /// Its line's way.
    pub way: Wire<Out>,
    /// The sector.
    pub sector: Wire<Out>,
    /// The load's identifier.
    pub id: Wire<Out>,
    /// No other sector follows for it.
    pub last: Signal<Out, Bit>,
    /// The line's entry is free from the next cycle on.
    pub is_done: Signal<Out, Bit>,
    /// The line is invalid afterwards.
    pub is_stale: Signal<Out, Bit>,
    /// Every load of the stale line is read; it is to be given up.
    pub waits: Signal<Out, Bit>,
    /// It is given up in this cycle.
    pub is_released: Signal<In, Bit>,
}

/// Whose loads wait, and whose lines they are, where cores share their caches.
#[derive(Default, LogicInterface)]
pub struct Sharing {
    /// The line that `ask` reserves an entry for is homed elsewhere.
    pub is_foreign: Signal<In, Bit>,
    /// Nothing of an entry that is woken may be read in this cycle.
    pub holds_wake: Signal<In, Bit>,
    /// An own load has joined the entry of `ask`'s set and way.
    pub has_own: Signal<Out, Bit>,
    /// The line of the entry that is woken is homed elsewhere.
    pub wakes_foreign: Signal<Out, Bit>,
}

/// The lines under way, and the loads that wait for each.
#[derive(LogicBlock)]
pub struct MshrFile {
    kind: Kind,
    /// What the request in lookup wants.
    pub ask: Ask,
    /// A beat of a line.
    pub fill: Fill,
    /// The load that is woken.
    pub wake: Wake,
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
    /// Whose loads and lines.
    pub sharing: Optional<Sharing>,
    entries: Vec<MshrEntry>,
    waker: Waker,
    /// The loads: `merges` of each entry, identifier above sectors.
    loads: Ram,
    /// The entry of `ask`'s set and way, and how many loads it has.
    joined: Wire<Local>,
    joined_loads: Wire<Local>,
    /// The entry that is woken is stale.
    is_stale: Signal<Local, Bit>,
    write_entry: Wire<Local>,
    write_index: Wire<Local>,
    _stride_bits: usize,
    _is_shared: bool,
}

impl MshrFile {
    /// The entries of `config`; of a cache that is shared among cores, if `is_shared`.
    pub fn new(config: &Config, is_shared: bool) -> MshrFile {
        let (set, way, entry) = (config.set_bits(), config.way_bits(), config.entry_bits());
        let (sectors, sector) = (config.sectors(), config.sector_bits());
        let count = index_bits(config.merges() + 1);
        let stride_bits = config.merges().next_power_of_two().ilog2() as usize;
        MshrFile {
            kind: Kind::of::<MshrFile>("The lines under way, and the loads that wait for each."),
            ask: Ask {
                reserve: Signal::default(),
                join: Signal::default(),
                mark_stale: Signal::default(),
                set_number: Wire::new(set),
                way: Wire::new(way),
                id: Wire::new(config.id_bits()),
                sectors: Wire::new(sectors),
            },
            fill: Fill {
                valid: Signal::default(),
                entry: Wire::new(entry),
                last: Signal::default(),
                is_expected: Signal::default(),
                set_number: Wire::new(set),
                way: Wire::new(way),
            },
            wake: Wake {
                valid: Signal::default(),
                ready: Signal::default(),
                set_number: Wire::new(set),
                way: Wire::new(way),
                sector: Wire::new(sector),
                id: Wire::new(config.id_bits()),
                last: Signal::default(),
                is_done: Signal::default(),
                is_stale: Signal::default(),
                waits: Signal::default(),
                is_released: Signal::default(),
            },
            has_free: Signal::default(),
            free_entry: Wire::new(entry),
            pending_ways: Wire::new(config.ways()),
            joinable_ways: Wire::new(config.ways()),
            is_idle: Signal::default(),
            sharing: Optional::new(is_shared, Sharing::default()),
            entries: (0..config.entries()).map(|_| MshrEntry::new(config, is_shared)).collect(),
            waker: Waker::new(config),
            loads: Ram::new(
                (config.entries() << stride_bits).max(2),
                config.id_bits() + sectors,
                1,
            ),
            joined: Wire::new(entry),
            joined_loads: Wire::new(count),
            is_stale: Signal::default(),
            write_entry: Wire::new(entry),
            write_index: Wire::new(count),
            _stride_bits: stride_bits,
            _is_shared: is_shared,
        }
    }
}

impl Logic for MshrFile {
    #[kernel]
    fn update(&mut self) {
        let n = self.entries.len();

        // The entries, and what they say of the set in lookup.
        self.has_free.next = cat_of(n, |e| !self.entries[e].is_busy.val()).any();
        self.is_idle.next = cat_of(n, |e| !self.entries[e].is_busy.val()).all();
        self.free_entry.next = 0.into();
        for k in 0..n {
            if !self.entries[n - 1 - k].is_busy.val() {
                self.free_entry.next = (n - 1 - k).into();
            }
        }
        self.pending_ways.next = or_of(n, |e| self.entries[e].pending_ways.val());
        self.joinable_ways.next = or_of(n, |e| self.entries[e].joinable_ways.val());
        for e in 0..n {
            self.entries[e].lookup_set.next = self.ask.set_number.val();
            self.entries[e].lookup_way.next = self.ask.way.val();
            self.entries[e].take.next = self.ask.reserve.val() && (self.free_entry.val() == e);
            self.entries[e].joins.next = self.ask.join.val();
            self.entries[e].mark_stale.next = self.ask.mark_stale.val();
        }

        // A line's beats, and its entry's way to the waker.
        self.fill.is_expected.next = false;
        self.fill.set_number.next = 0.into();
        self.fill.way.next = 0.into();
        for e in 0..n {
            if self.fill.entry.val() == e {
                self.fill.is_expected.next = self.entries[e].is_waiting.val();
                self.fill.set_number.next = self.entries[e].set_number.val();
                self.fill.way.next = self.entries[e].way.val();
            }
        }
        let is_filled = self.fill.valid.val() && self.fill.last.val();
        self.waker.filled_valid.next = is_filled && self.fill.is_expected.val();
        self.waker.filled_entry.next = self.fill.entry.val();
        for e in 0..n {
            self.entries[e].fill.next = is_filled && (self.fill.entry.val() == e);
        }

        // The entry that is woken.
        self.waker.loads.next = 0.into();
        self.wake.set_number.next = 0.into();
        self.wake.way.next = 0.into();
        self.is_stale.next = false;
        self.waker.is_joined.next = false;
        for e in 0..n {
            if self.waker.entry.val() == e {
                self.waker.loads.next = self.entries[e].loads.val();
                self.wake.set_number.next = self.entries[e].set_number.val();
                self.wake.way.next = self.entries[e].way.val();
                self.is_stale.next = self.entries[e].is_stale.val()
                    || (self.ask.mark_stale.val() && self.entries[e].is_selected.val());
                self.waker.is_joined.next =
                    self.ask.join.val() && self.entries[e].is_selected.val();
            }
        }
        self.wake.is_stale.next = self.is_stale.val();
        self.waker.is_stale.next = self.is_stale.val();
        let (sectors, id) = (self.ask.sectors.width(), self.ask.id.width());
        self.waker.sectors.next = bits_to(self.loads.read[0].data.val(), sectors);
        self.waker.ready.next = self.wake.ready.val();
        self.wake.valid.next = self.waker.valid.val();
        if self._is_shared {
            if self.sharing.holds_wake.val() {
                self.waker.ready.next = false;
                self.wake.valid.next = false;
            }
        }
        self.wake.sector.next = self.waker.sector.val();
        self.wake.id.next = bits_to(self.loads.read[0].data.val() >> sectors, id);
        self.wake.last.next = self.waker.last.val();
        self.wake.is_done.next = self.waker.is_done.val();
        self.wake.waits.next = self.waker.waits.val();
        self.waker.is_released.next = self.wake.is_released.val();
        for e in 0..n {
            self.entries[e].free.next = self.waker.is_done.val() && (self.waker.entry.val() == e);
        }

        // The bit at the top of an identifier tells another core's load.
        if self._is_shared {
            self.sharing.has_own.next = false;
            self.sharing.wakes_foreign.next = false;
            for e in 0..n {
                self.entries[e].sharing.is_own.next = !self.ask.id.val().bit(id - 1);
                self.entries[e].sharing.is_foreign.next = self.sharing.is_foreign.val();
                if self.entries[e].is_selected.val() {
                    self.sharing.has_own.next = self.entries[e].sharing.has_own.val();
                }
                if self.waker.entry.val() == e {
                    self.sharing.wakes_foreign.next = self.entries[e].sharing.has_foreign.val();
                }
            }
        }

        // The loads: a miss is the first of its entry.
        self.joined.next = 0.into();
        self.joined_loads.next = 0.into();
        for e in 0..n {
            if self.entries[e].is_selected.val() {
                self.joined.next = e.into();
                self.joined_loads.next = self.entries[e].loads.val();
            }
        }
        self.write_entry.next = self.joined.val();
        self.write_index.next = self.joined_loads.val();
        if self.ask.reserve.val() {
            self.write_entry.next = self.free_entry.val();
            self.write_index.next = 0.into();
        }
        self.loads.write.enable.next = self.ask.reserve.val() || self.ask.join.val();
        self.loads.write.data.next = cat(self.ask.id.val(), self.ask.sectors.val());
        let (address, stride) = (self.loads.write.address.width(), self._stride_bits);
        if stride == 0 {
            self.loads.write.address.next = bits_to(self.write_entry.val(), address);
            self.loads.read[0].address.next = bits_to(self.waker.next_entry.val(), address);
        } else {
            self.loads.write.address.next = bits_to(
                cat(self.write_entry.val(), bits_to(self.write_index.val(), stride)),
                address,
            );
            self.loads.read[0].address.next = bits_to(
                cat(self.waker.next_entry.val(), bits_to(self.waker.next_index.val(), stride)),
                address,
            );
        }
    }
}
