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
        self.arrived.d.next = self.comes.val();
        self.kept_entry.d.next = self.entry.val();
        self.set.d.next = self.set_number.val();
        self.kept_way.d.next = self.way.val();
        self.place.d.next = self.sector.val();
        let is_its = self.wanted.val() == (bits_to(1, self.wanted.width()) << self.place.q.val());
        self.answers.next = self.arrived.q.val() && is_its && !self.is_answered.val();
        self.was_entry.next = self.kept_entry.q.val();
        self.was_set.next = self.set.q.val();
        self.was_way.next = self.kept_way.q.val();
        self.was_sector.next = self.place.q.val();
    }
}

impl MshrFile {
    /// While nothing is woken the memory of the loads is read for the entry of a beat, and a cycle later the
    /// beat for that load: like one of an entry that is woken.
    #[kernel]
    pub(super) fn restart(&mut self) {
        let (n, sectors) = (self.entries.len(), self.ask.sectors.width());
        self.beat.comes.next = self.fill.valid.val()
            && self.fill.is_expected.val()
            && !self.fill.last.val()
            && self.waker.rests.val();
        self.beat.entry.next = self.fill.entry.val();
        self.beat.set_number.next = self.fill.set_number.val();
        self.beat.way.next = self.fill.way.val();
        self.beat.sector.next = self.fill_sector.val();
        self.beat.wanted.next = bits_to(self.loads.read[0].data.val(), sectors);
        self.beat.is_answered.next = false;
        self.waker.is_answered.next = false;
        for e in 0..n {
            if self.beat.was_entry.val() == e {
                self.beat.is_answered.next = self.entries[e].is_answered.val();
            }
            if self.waker.entry.val() == e {
                self.waker.is_answered.next = self.entries[e].is_answered.val();
            }
        }
        self.answers.next = self.beat.answers.val();
        if self._with.sources {
            if self.sources.holds_wake.val() {
                self.answers.next = false;
            }
        }
        if self._with.ring {
            if self.ring.reads.val() {
                self.answers.next = false;
            }
            if self.beat.answers.val() {
                self.ring.wants_read.next = true;
            }
        } else if self._with.reader {
            if self.is_read_elsewhere.val() {
                self.answers.next = false;
            }
        }
        if self.answers.val() {
            self.wake.valid.next = true;
            self.wake.set_number.next = self.beat.was_set.val();
            self.wake.way.next = self.beat.was_way.val();
            self.wake.sector.next = self.beat.was_sector.val();
            self.wake.last.next = true;
        }
        for e in 0..n {
            self.entries[e].answer.next =
                self.answers.val() && self.wake.ready.val() && (self.beat.was_entry.val() == e);
        }
    }
}
