//! Atomics that went past the slice, and their answers.

use super::Config;
use super::id_pool::IdPool;
use super::replies::Requester;
use kit::queue::{self, Queue};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// An atomic that goes down.
    pub flow Leave(config: &Config) {
        /// Whom its answer is for.
        requester: Requester = config,
        /// Index of the sector; sector 0 has the lowest address.
        sector: u64 = config.sector_bits(),
    }
}

signal::bundle! {
    /// A beat from below that is of an atomic.
    pub flow Answer(config: &Config) {
        /// Its place.
        number: u64 = config.number_bits(),
    }
}

/// Atomics that went past the slice: a place each from the request down to the entrance of the answer into the replies.
#[derive(LogicBlock)]
pub struct AtomicPlaces {
    kind: Kind,
    /// An atomic takes the lowest free place; only if there is one.
    pub leave: Input<Leave>,
    /// A place is free.
    pub has_free: Signal<Out, Bit>,
    /// The lowest free one.
    pub place: Wire<Out>,
    /// No atomic has a place.
    pub is_idle: Signal<Out, Bit>,
    /// A beat from below.
    pub answer: Input<Answer>,
    /// Its data, a cycle later.
    pub answer_data: BeatWire<In>,
    /// The answer that may enter the replies.
    pub reply: Output<Leave>,
    /// The atomic enters in this cycle.
    pub enters: Signal<In, Bit>,
    /// Its data, a cycle later.
    pub reply_data: BeatWire<Out>,
    ids: IdPool,
    /// Places that wait for their answer.
    waiting: Vec<Flop<Bit>>,
    /// An answer came in the cycle before, for this place.
    has_arrived: Flop<Bit>,
    arrived_place: Reg,
    /// Places whose answers may enter, in the order in which these came.
    answered: Queue,
    answers: Ram<1024, 16>,
    /// Requester, identifier, chip, sector.
    requesters: RegisterFile,
    _config: Config,
}

impl AtomicPlaces {
    /// Free places.
    ///
    /// # Panics
    /// Never: a checked config gives a legal queue.
    pub fn new(config: &Config) -> AtomicPlaces {
        let (places, beat) = (config.atomics(), config.beat_bits());
        let place = index_bits(places);
        let chip_bits = if config.has_chips() { config.chip_bits() } else { 0 };
        let requester = config.source_bits() + config.id_bits() + chip_bits + config.sector_bits();
        let answered = queue::Config::new(place, places).expect("[llc] gives 1 to 16 atomics");
        AtomicPlaces {
            kind: Kind::of::<AtomicPlaces>(
                "Atomics that went past the slice: a place each from the request down to the \
                 entrance of the answer into the replies.",
            )
            .named("llc_slice_atomic_places"),
            leave: Leave::input(config),
            has_free: Signal::default(),
            place: Wire::new(place),
            is_idle: Signal::default(),
            answer: Answer::input(config),
            answer_data: BeatWire::new(beat),
            reply: Leave::output(config),
            enters: Signal::default(),
            reply_data: BeatWire::new(beat),
            ids: IdPool::new(places, place),
            waiting: (0..places).map(|_| Flop::new()).collect(),
            has_arrived: Flop::new(),
            arrived_place: Reg::new(place),
            answered: Queue::new(answered),
            answers: Ram::new(places.max(2), beat, 1),
            requesters: RegisterFile::new(places.max(2), requester, 1),
            _config: config.clone(),
        }
    }
}

impl Logic for AtomicPlaces {
    #[kernel]
    fn update(&mut self) {
        self.take_place();
        self.take_answer();
        self.offer_reply();
        self.keep_requester();
    }
}

impl AtomicPlaces {
    #[kernel]
    fn take_place(&mut self) {
        self.ids.take = self.leave.valid;
        self.ids.frees = self.enters;
        self.ids.freed = self.answered.pop.data;
        self.has_free = self.ids.has_free;
        self.place = self.ids.lowest;
        self.is_idle = self.ids.is_idle;
    }

    /// The first answer of a place that waits for one. Its data have their stage with those of lines, so that it is
    /// written and queued in the next cycle.
    #[kernel]
    fn take_answer(&mut self) {
        let places = self.waiting.len();
        let waiting = cat_of(places, |p| self.waiting[p].q);
        self.has_arrived.d = self.answer.valid && waiting.bit(self.answer.number);
        for p in 0..places {
            self.waiting[p].hold();
            if self.answer.valid && (self.answer.number == p) {
                self.waiting[p].d = false;
            }
            if self.leave.valid && (self.ids.lowest == p) {
                self.waiting[p].d = true;
            }
        }
        self.arrived_place.d = bits_to(self.answer.number, self.place.width());
        self.answers.write.enable = self.has_arrived.q;
        self.answers.write.address = self.arrived_place.q;
        self.answers.write.data = self.answer_data;
        self.answered.push.valid = self.has_arrived.q;
        self.answered.push.data = self.arrived_place.q;
    }

    #[kernel]
    fn offer_reply(&mut self) {
        self.reply.valid = self.answered.pop.valid;
        self.answered.pop.ready = self.enters;
        self.answers.read[0].enable = self.answered.pop.valid;
        self.answers.read[0].address = self.answered.pop.data;
        self.reply_data = self.answers.read[0].data;
    }

    #[kernel]
    fn keep_requester(&mut self) {
        let (sector, id) = (self._config.sector_bits(), self._config.id_bits());
        let (source, chip) = (self._config.source_bits(), self._config.chip_bits());
        self.requesters.write.enable = self.leave.valid;
        self.requesters.write.address = self.ids.lowest;
        self.requesters.read[0].address = self.answered.pop.data;
        let requester = self.requesters.read[0].data;
        self.reply.sector = bits_to(requester, sector);
        self.reply.requester.id = bits_to(requester >> sector, id);
        self.reply.requester.source = bits_to(requester >> (sector + id), source);
        let leaving =
            cat(self.leave.requester.source, cat(self.leave.requester.id, self.leave.sector));
        if self._config.has_chips() {
            self.reply.requester.chip = bits_to(requester >> (sector + id + source), chip);
            self.requesters.write.data = cat(self.leave.requester.chip, leaving);
        } else {
            self.requesters.write.data = leaving;
        }
    }
}
