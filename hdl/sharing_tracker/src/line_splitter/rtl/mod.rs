//! The hardware: the choice of the next part, and the places of requests that are not answered.

mod place;

use super::Config;
use super::ports::Ports;
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use place::Place;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct LineSplitter {
    kind: Kind,
    pub(super) ports: Ports,
    places: Vec<Place>,
    /// The sector of the next part.
    choice: FixedPriorityArbiter,
    /// Sectors of the request whose part has been taken.
    taken: Reg,
    /// The request has a place, and which.
    has_place: Flop<Bit>,
    kept_place: Reg,
    /// The lowest free place, and that of the request.
    free: Wire<Local>,
    has_free: Signal<Local, Bit>,
    place: Wire<Local>,
    is_last_part: Signal<Local, Bit>,
    /// A part passes, and an answer.
    passes: Signal<Local, Bit>,
    answers: Signal<Local, Bit>,
    /// The place that is answered, and that it is taken.
    answered: Wire<Local>,
    is_awaited: Signal<Local, Bit>,
    /// Sectors of the request up to each.
    counts: Vec<Wire<Local>>,
    _sectors: usize,
    _sector_bits: usize,
}

signal::ports! {
    rtl super::rtl::LineSplitter = super::ports;
}

impl LineSplitter {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> LineSplitter {
        let (sectors, place) = (config.port().sectors(), config.place_bits());
        LineSplitter {
            kind: Kind::of::<LineSplitter>(
                "Splits the requests to a bank of L2 into parts of one sector, and tells which \
                 answer is a request's last.",
            ),
            ports: Ports::new(config),
            places: (0..config.places()).map(|_| Place::new(config)).collect(),
            choice: FixedPriorityArbiter::new(config.sector_choice()),
            taken: Reg::new(sectors),
            has_place: Flop::new(),
            kept_place: Reg::new(place),
            free: Wire::new(place),
            has_free: Signal::default(),
            place: Wire::new(place),
            is_last_part: Signal::default(),
            passes: Signal::default(),
            answers: Signal::default(),
            answered: Wire::new(place),
            is_awaited: Signal::default(),
            counts: vec![Wire::new(config.left_bits()); sectors + 1],
            _sectors: sectors,
            _sector_bits: config.port().sector_bits(),
        }
    }
}

impl Logic for LineSplitter {
    #[kernel]
    fn update(&mut self) {
        self.find_place();
        self.offer_part();
        self.use_places();
        self.reply();
    }
}

impl LineSplitter {
    /// The place that the request has, or takes when its first part is offered.
    #[kernel]
    fn find_place(&mut self) {
        let n = self.places.len();
        self.free.next = 0.into();
        // From the highest place down, so that the lowest has the last word.
        for p in (0..n).rev() {
            if !self.places[p].is_busy.val() {
                self.free.next = p.into();
            }
        }
        self.has_free.next = !cat_of(n, |p| self.places[p].is_busy.val()).all();
        self.place.next = self.free.val();
        if self.has_place.q.val() {
            self.place.next = self.kept_place.q.val();
        }
        self.idle.next = !cat_of(n, |p| self.places[p].is_busy.val()).any();
    }

    /// The lowest sector that is left.
    #[kernel]
    fn offer_part(&mut self) {
        let may_go = self.has_place.q.val() || self.has_free.val();
        let left = self.request.sectors.val() & !self.taken.q.val();
        self.choice.request.next = left;
        self.is_last_part.next = self.choice.any.val() && (left == self.choice.grant.val());
        self.part.valid.next = self.request.valid.val() && may_go;
        self.part.kind.next = self.request.kind.val();
        self.part.operation.next = self.request.operation.val();
        if self._sectors > 1 {
            self.part.line.next = cat(self.request.line.val(), self.choice.granted.val());
        } else {
            self.part.line.next = self.request.line.val();
        }
        self.part.byte_enable.next = self.request.byte_enable.val();
        self.part.data.next = self.request.data.val();
        self.part.id.next = cat(self.place.val(), self.choice.granted.val());
        self.request.ready.next = may_go && self.part.ready.val() && self.is_last_part.val();

        self.passes.next = self.part.valid.val() && self.part.ready.val();
        self.taken.hold();
        self.has_place.hold();
        self.kept_place.hold();
        if self.part.valid.val() {
            self.has_place.d.next = true;
            self.kept_place.d.next = self.place.val();
        }
        if self.passes.val() {
            self.taken.d.next = self.taken.q.val() | self.choice.grant.val();
            if self.is_last_part.val() {
                self.taken.d.next = 0.into();
                self.has_place.d.next = false;
            }
        }
    }

    /// A request takes a place, and each answer is one less to come.
    #[kernel]
    fn use_places(&mut self) {
        let (place_bits, left_bits) = (self.place.width(), self.counts[0].width());
        self.counts[0].next = 0.into();
        for s in 0..self._sectors {
            self.counts[s + 1].next =
                self.counts[s].val() + bits_to(self.request.sectors.val().bit(s), left_bits);
        }
        let begins = self.part.valid.val() && !self.has_place.q.val();
        self.answered.next = bits_to(self.part_reply.id.val() >> self._sector_bits, place_bits);
        self.is_awaited.next = false;
        for p in 0..self.places.len() {
            if self.answered.val() == p {
                self.is_awaited.next = self.places[p].is_busy.val();
            }
        }
        // An answer that nothing awaits would count below none.
        self.answers.next =
            self.part_reply.valid.val() && self.is_awaited.val() && self.reply.ready.val();
        for p in 0..self.places.len() {
            self.places[p].take.next = begins && (self.place.val() == p);
            self.places[p].parts.next = self.counts[self._sectors].val();
            self.places[p].request_source.next = self.request.source.val();
            self.places[p].request_id.next = self.request.id.val();
            self.places[p].is_answered.next = self.answers.val() && (self.answered.val() == p);
        }
    }

    #[kernel]
    fn reply(&mut self) {
        self.reply.valid.next = self.part_reply.valid.val() && self.is_awaited.val();
        self.part_reply.ready.next = self.reply.ready.val();
        self.reply.kind.next = self.part_reply.kind.val();
        self.reply.data.next = self.part_reply.data.val();
        self.reply.sector.next = bits_to(self.part_reply.id.val(), self._sector_bits);
        self.reply.source.next = 0.into();
        self.reply.id.next = 0.into();
        self.reply.last.next = false;
        for p in 0..self.places.len() {
            if self.answered.val() == p {
                self.reply.source.next = self.places[p].source.val();
                self.reply.id.next = self.places[p].id.val();
                self.reply.last.next = self.places[p].is_last.val();
            }
        }
    }
}
