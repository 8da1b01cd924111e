//! Early restart: the first load of an entry is answered with the beat that it waits for.

use super::mshr_file::MshrFile;
use crate::Geometry;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Holds what came in the cycle before until the entry's first load has been read from the memory.
#[derive(LogicBlock)]
pub struct Beat {
    kind: Kind,
    /// A beat comes that is not its line's last, and nothing is woken.
    pub comes: Signal<In, Bit>,
    /// MSHR entry of the beat, `entry_bits` wide.
    pub entry: Wire<In>,
    /// Where it is written: the set.
    pub set_number: Wire<In>,
    /// Way that is written.
    pub way: Wire<In>,
    /// Sector of the line that is written.
    pub sector: Wire<In>,
    /// Sectors that the entry's first load wants, and whether it has been answered, a cycle later.
    pub wanted: Wire<In>,
    /// The first load has been answered, in the cycle after the beat.
    pub is_answered: Signal<In, Bit>,
    /// In the cycle after a beat: it is all that the entry's first load waits for.
    pub answers: Signal<Out, Bit>,
    /// Entry of the beat of the cycle before.
    pub was_entry: Wire<Out>,
    /// Set of the beat of the cycle before.
    pub was_set: Wire<Out>,
    /// Way of the beat of the cycle before.
    pub was_way: Wire<Out>,
    /// Sector of the beat of the cycle before.
    pub was_sector: Wire<Out>,
    arrived: Flop<Bit>,
    kept_entry: Reg,
    set: Reg,
    kept_way: Reg,
    place: Reg,
}

impl Beat {
    /// Hardware for the geometry; no beat after reset.
    pub fn new(geometry: &Geometry) -> Beat {
        let (entry, set) = (geometry.entry_bits(), geometry.set_bits());
        let (way, sector) = (geometry.way_bits(), geometry.sector_bits());
        Beat {
            kind: Kind::of::<Beat>(
                "Holds a beat's place until it is known whether it is all that a load waits for.",
            )
            .named("mshr_beat"),
            comes: Signal::default(),
            entry: Wire::new(entry),
            set_number: Wire::new(set),
            way: Wire::new(way),
            sector: Wire::new(sector),
            wanted: Wire::new(geometry.sectors()),
            is_answered: Signal::default(),
            answers: Signal::default(),
            was_entry: Wire::new(entry),
            was_set: Wire::new(set),
            was_way: Wire::new(way),
            was_sector: Wire::new(sector),
            arrived: Flop::new(),
            kept_entry: Reg::new(entry),
            set: Reg::new(set),
            kept_way: Reg::new(way),
            place: Reg::new(sector),
        }
    }
}

impl Logic for Beat {
    #[kernel]
    fn update(&mut self) {
        self.arrived.d = self.comes;
        self.kept_entry.d = self.entry;
        self.set.d = self.set_number;
        self.kept_way.d = self.way;
        self.place.d = self.sector;
        let is_its = self.wanted == (bits_to(1, self.wanted.width()) << self.place.q);
        self.answers = self.arrived.q && is_its && !self.is_answered;
        self.was_entry = self.kept_entry.q;
        self.was_set = self.set.q;
        self.was_way = self.kept_way.q;
        self.was_sector = self.place.q;
    }
}

impl MshrFile {
    /// While nothing is woken the memory of the loads is read for the entry of a beat, and a cycle later the
    /// beat for that load: like one of an entry that is woken.
    #[kernel]
    pub(super) fn restart(&mut self) {
        let (n, sectors) = (self.entries.len(), self.ask.sectors.width());
        self.beat.comes =
            self.fill.valid && self.fill.is_expected && !self.fill.last && self.waker.rests;
        self.beat.entry = self.fill.entry;
        self.beat.set_number = self.fill.set_number;
        self.beat.way = self.fill.way;
        self.beat.sector = self.fill_sector;
        self.beat.wanted = bits_to(self.loads.read[0].data, sectors);
        self.beat.is_answered = false;
        self.waker.is_answered = false;
        for e in 0..n {
            if self.beat.was_entry == e {
                self.beat.is_answered = self.entries[e].is_answered;
            }
            if self.waker.entry == e {
                self.waker.is_answered = self.entries[e].is_answered;
            }
        }
        self.answers = self.beat.answers;
        if self._with.sources {
            if self.sources.holds_wake {
                self.answers = false;
            }
        }
        if self._with.ring {
            if self.ring.reads {
                self.answers = false;
            }
            if self.beat.answers {
                self.ring.wants_read = true;
            }
        } else if self._with.reader {
            if self.is_read_elsewhere {
                self.answers = false;
            }
        }
        if self.answers {
            self.wake.valid = true;
            self.wake.set_number = self.beat.was_set;
            self.wake.way = self.beat.was_way;
            self.wake.sector = self.beat.was_sector;
            self.wake.last = true;
        }
        for e in 0..n {
            self.entries[e].answer = self.answers && self.wake.ready && (self.beat.was_entry == e);
        }
    }
}
