//! The requests of other cores that are taken and not answered.

use crate::node::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A request that is accepted.
#[derive(LogicInterface)]
pub struct Take {
    /// There is one; only while `has_free`.
    pub valid: Signal<In, Bit>,
    /// The core that asks.
    pub core: Wire<In>,
    /// Its identifier.
    pub id: Wire<In>,
    /// Sectors that it wants; none for a store.
    pub sectors: Wire<In>,
    /// The place that it takes: the lowest free one.
    pub place: Wire<Out>,
}

/// The request that is answered.
#[derive(LogicInterface)]
pub struct Answer {
    /// Its place.
    pub place: Wire<In>,
    /// Its answer's last beat leaves: the place is free from the next cycle on.
    pub frees: Signal<In, Bit>,
    /// The core that asked.
    pub core: Wire<Out>,
    /// Its identifier.
    pub id: Wire<Out>,
    /// Sectors that it wants.
    pub sectors: Wire<Out>,
}

/// The requests of other cores that are taken and not answered: who asked, and what for.
#[derive(LogicBlock)]
pub struct HomePlaces {
    kind: Kind,
    /// A request that is accepted.
    pub take: Take,
    /// The request that is answered.
    pub answer: Answer,
    /// A place is free.
    pub has_free: Signal<Out, Bit>,
    busy: Reg,
    /// Core, identifier, sectors.
    places: RegisterFile,
    lowest: Wire<Local>,
    after: Wire<Local>,
}

impl HomePlaces {
    /// The places of `config`.
    pub fn new(config: &Config) -> HomePlaces {
        let (core, id) = (config.core_number_bits(), config.id_bits());
        let (sectors, places) = (config.core().sectors(), config.home_requests());
        HomePlaces {
            kind: Kind::of::<HomePlaces>(
                "The requests of other cores that are taken and not answered: who asked, and what \
                 for.",
            ),
            take: Take {
                valid: Signal::default(),
                core: Wire::new(core),
                id: Wire::new(id),
                sectors: Wire::new(sectors),
                place: Wire::new(config.slot_bits()),
            },
            answer: Answer {
                place: Wire::new(config.slot_bits()),
                frees: Signal::default(),
                core: Wire::new(core),
                id: Wire::new(id),
                sectors: Wire::new(sectors),
            },
            has_free: Signal::default(),
            busy: Reg::new(places),
            places: RegisterFile::new(places.max(2), core + id + sectors, 1),
            lowest: Wire::new(config.slot_bits()),
            after: Wire::new(places),
        }
    }
}

impl Logic for HomePlaces {
    #[kernel]
    fn update(&mut self) {
        let n = self.busy.q.width();
        let (id, sectors) = (self.take.id.width(), self.take.sectors.width());

        self.has_free.next = !self.busy.q.val().all();
        self.lowest.next = 0.into();
        // From the highest down, so that the lowest has the last word.
        for p in (0..n).rev() {
            if !self.busy.q.val().bit(p) {
                self.lowest.next = p.into();
            }
        }
        self.take.place.next = self.lowest.val();
        self.places.write.enable.next = self.take.valid.val();
        self.places.write.address.next = self.lowest.val();
        self.places.write.data.next =
            cat(self.take.core.val(), cat(self.take.id.val(), self.take.sectors.val()));

        self.places.read[0].address.next = self.answer.place.val();
        let asked = self.places.read[0].data.val();
        self.answer.sectors.next = bits_to(asked, sectors);
        self.answer.id.next = bits_to(asked >> sectors, id);
        self.answer.core.next = bits_to(asked >> (sectors + id), self.answer.core.width());

        self.after.next = self.busy.q.val();
        if self.answer.frees.val() {
            self.after.next = self.busy.q.val() & !(bits_to(1, n) << self.answer.place.val());
        }
        self.busy.d.next = self.after.val();
        if self.take.valid.val() {
            self.busy.d.next = self.after.val() | (bits_to(1, n) << self.lowest.val());
        }
    }
}
