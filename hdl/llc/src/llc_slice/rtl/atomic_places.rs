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
        self.ids.take.next = self.leave.valid.val();
        self.ids.frees.next = self.enters.val();
        self.ids.freed.next = self.answered.pop.data.val();
        self.has_free.next = self.ids.has_free.val();
        self.place.next = self.ids.lowest.val();
        self.is_idle.next = self.ids.is_idle.val();
    }

    /// The first answer of a place that waits for one. Its data have their stage with those of lines, so that it is
    /// written and queued in the next cycle.
    #[kernel]
    fn take_answer(&mut self) {
        let places = self.waiting.len();
        let waiting = cat_of(places, |p| self.waiting[p].q.val());
        self.has_arrived.d.next = self.answer.valid.val() && waiting.bit(self.answer.number.val());
        for p in 0..places {
            self.waiting[p].hold();
            if self.answer.valid.val() && (self.answer.number.val() == p) {
                self.waiting[p].d.next = false;
            }
            if self.leave.valid.val() && (self.ids.lowest.val() == p) {
                self.waiting[p].d.next = true;
            }
        }
        self.arrived_place.d.next = bits_to(self.answer.number.val(), self.place.width());
        self.answers.write.enable.next = self.has_arrived.q.val();
        self.answers.write.address.next = self.arrived_place.q.val();
        self.answers.write.data.next = self.answer_data.val();
        self.answered.push.valid.next = self.has_arrived.q.val();
        self.answered.push.data.next = self.arrived_place.q.val();
    }

    #[kernel]
    fn offer_reply(&mut self) {
        self.reply.valid.next = self.answered.pop.valid.val();
        self.answered.pop.ready.next = self.enters.val();
        self.answers.read[0].enable.next = self.answered.pop.valid.val();
        self.answers.read[0].address.next = self.answered.pop.data.val();
        self.reply_data.next = self.answers.read[0].data.val();
    }

    #[kernel]
    fn keep_requester(&mut self) {
        let (sector, id) = (self._config.sector_bits(), self._config.id_bits());
        let (source, chip) = (self._config.source_bits(), self._config.chip_bits());
        self.requesters.write.enable.next = self.leave.valid.val();
        self.requesters.write.address.next = self.ids.lowest.val();
        self.requesters.read[0].address.next = self.answered.pop.data.val();
        let requester = self.requesters.read[0].data.val();
        self.reply.sector.next = bits_to(requester, sector);
        self.reply.requester.id.next = bits_to(requester >> sector, id);
        self.reply.requester.source.next = bits_to(requester >> (sector + id), source);
        let leaving = cat(
            self.leave.requester.source.val(),
            cat(self.leave.requester.id.val(), self.leave.sector.val()),
        );
        if self._config.has_chips() {
            self.reply.requester.chip.next = bits_to(requester >> (sector + id + source), chip);
            self.requesters.write.data.next = cat(self.leave.requester.chip.val(), leaving);
        } else {
            self.requesters.write.data.next = leaving;
        }
    }
}
