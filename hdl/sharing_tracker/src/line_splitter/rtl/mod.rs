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
        self.free = 0;
        // From the highest place down, so that the lowest has the last word.
        for p in (0..n).rev() {
            if !self.places[p].is_busy {
                self.free = p.into();
            }
        }
        self.has_free = !cat_of(n, |p| self.places[p].is_busy).all();
        self.place = self.free;
        if self.has_place.q {
            self.place = self.kept_place.q;
        }
        self.idle = !cat_of(n, |p| self.places[p].is_busy).any();
    }

    /// The lowest sector that is left.
    #[kernel]
    fn offer_part(&mut self) {
        let may_go = self.has_place.q || self.has_free;
        let left = self.request.sectors & !self.taken.q;
        self.choice.request = left;
        self.is_last_part = self.choice.any && (left == self.choice.grant);
        self.part.valid = self.request.valid && may_go;
        self.part.kind = self.request.kind;
        self.part.operation = self.request.operation;
        if self._sectors > 1 {
            self.part.line = cat(self.request.line, self.choice.granted);
        } else {
            self.part.line = self.request.line;
        }
        self.part.byte_enable = self.request.byte_enable;
        self.part.data = self.request.data;
        self.part.id = cat(self.place, self.choice.granted);
        self.request.ready = may_go && self.part.ready && self.is_last_part;

        self.passes = self.part.valid && self.part.ready;
        self.taken.hold();
        self.has_place.hold();
        self.kept_place.hold();
        if self.part.valid {
            self.has_place.d = true;
            self.kept_place.d = self.place;
        }
        if self.passes {
            self.taken.d = self.taken.q | self.choice.grant;
            if self.is_last_part {
                self.taken.d = 0;
                self.has_place.d = false;
            }
        }
    }

    /// A request takes a place, and each answer is one less to come.
    #[kernel]
    fn use_places(&mut self) {
        let (place_bits, left_bits) = (self.place.width(), self.counts[0].width());
        self.counts[0] = 0;
        for s in 0..self._sectors {
            self.counts[s + 1] = self.counts[s] + bits_to(self.request.sectors.bit(s), left_bits);
        }
        let begins = self.part.valid && !self.has_place.q;
        self.answered = bits_to(self.part_reply.id >> self._sector_bits, place_bits);
        self.is_awaited = false;
        for p in 0..self.places.len() {
            if self.answered == p {
                self.is_awaited = self.places[p].is_busy;
            }
        }
        // An answer that nothing awaits would count below none.
        self.answers = self.part_reply.valid && self.is_awaited && self.reply.ready;
        for p in 0..self.places.len() {
            self.places[p].take = begins && (self.place == p);
            self.places[p].parts = self.counts[self._sectors];
            self.places[p].request_source = self.request.source;
            self.places[p].request_id = self.request.id;
            self.places[p].is_answered = self.answers && (self.answered == p);
        }
    }

    #[kernel]
    fn reply(&mut self) {
        self.reply.valid = self.part_reply.valid && self.is_awaited;
        self.part_reply.ready = self.reply.ready;
        self.reply.kind = self.part_reply.kind;
        self.reply.data = self.part_reply.data;
        self.reply.sector = bits_to(self.part_reply.id, self._sector_bits);
        self.reply.source = 0;
        self.reply.id = 0;
        self.reply.last = false;
        for p in 0..self.places.len() {
            if self.answered == p {
                self.reply.source = self.places[p].source;
                self.reply.id = self.places[p].id;
                self.reply.last = self.places[p].is_last;
            }
        }
    }
}
