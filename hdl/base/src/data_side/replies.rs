//! The beats in flight to the core.

use crate::Geometry;
use crate::streams::CoreReply;
use kit::delay_queue::BeatDelayQueue;
use rust_hdl::core::prelude::*;
use signal::port::Beat;
use signal::prelude::*;

signal::bundle! {
    /// A beat that enters; only while there is room.
    pub flow Enter(geometry: &Geometry) {
        /// Identifier of the request answered.
        id: u64 = geometry.id_bits(),
        /// Index of the sector; sector 0 has the lowest address.
        sector: u64 = geometry.sector_bits(),
        /// No other beat of the reply follows.
        last: bool,
        /// Its bytes come from the data array, a cycle later.
        is_read: bool,
        /// Else these are they.
        data: Beat = geometry.beat_bits(),
    }
}

/// The beats in flight to the core: a stage for the data array's answer, then a queue that holds each
/// beat for `hit_latency` cycles. Room is counted at the entrance, so that nothing behind it waits.
#[derive(LogicBlock)]
pub struct Replies {
    kind: Kind,
    /// A beat that enters.
    pub enter: Input<Enter>,
    /// Another beat may enter.
    pub has_room: Signal<Out, Bit>,
    /// No beat is in flight.
    pub is_empty: Signal<Out, Bit>,
    /// Output of the data array.
    pub array_data: BeatWire<In>,
    /// The beat that is offered.
    pub reply: Output<CoreReply>,
    /// Beats in flight.
    used: Reg,
    is_entered: Flop<Bit>,
    is_read: Flop<Bit>,
    id: Reg,
    sector: Reg,
    last: Flop<Bit>,
    data: BeatReg,
    beats: BeatDelayQueue<CoreReply>,
    _most: usize,
}

impl Replies {
    /// The replies of an L1.
    pub fn new(geometry: &Geometry) -> Replies {
        let (most, beat) = (geometry.hit_latency() + 2, geometry.beat_bits());
        Replies {
            kind: Kind::of::<Replies>(
                "The beats in flight to the core: a stage for the data array's answer, then a \
                 queue that delays each beat.",
            )
            .named("l1_replies"),
            enter: Enter::input(geometry),
            has_room: Signal::default(),
            is_empty: Signal::default(),
            array_data: BeatWire::new(beat),
            reply: CoreReply::output(geometry),
            used: Reg::new(index_bits(most + 1)),
            is_entered: Flop::new(),
            is_read: Flop::new(),
            id: Reg::new(geometry.id_bits()),
            sector: Reg::new(geometry.sector_bits()),
            last: Flop::new(),
            data: BeatReg::new(beat),
            beats: BeatDelayQueue::of(geometry, most, geometry.hit_latency()),
            _most: most,
        }
    }
}

impl Logic for Replies {
    #[kernel]
    fn update(&mut self) {
        let leaves = self.beats.pop.valid && self.reply.ready;
        self.used.hold();
        if self.enter.valid && !leaves {
            self.used.d = self.used.q + 1;
        }
        if leaves && !self.enter.valid {
            self.used.d = self.used.q - 1;
        }
        self.has_room = self.used.q != self._most;
        self.is_empty = self.used.q == 0;

        self.is_entered.d = self.enter.valid;
        self.is_read.d = self.enter.is_read;
        self.id.d = self.enter.id;
        self.sector.d = self.enter.sector;
        self.last.d = self.enter.last;
        self.data.d = self.enter.data;

        self.beats.push.valid = self.is_entered.q;
        self.beats.push.id = self.id.q;
        self.beats.push.sector = self.sector.q;
        self.beats.push.last = self.last.q;
        self.beats.push.data = self.data.q;
        if self.is_read.q {
            self.beats.push.data = self.array_data;
        }
        self.beats.pop.link(&mut self.reply);
    }
}
