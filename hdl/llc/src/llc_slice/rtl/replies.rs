//! The beats in flight to the requesters.

use super::Config;
use crate::streams::{KIND_BITS, Reply, kind};
use kit::delay_queue::BeatDelayQueue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Whom a reply is for.
    pub bundle Requester(config: &Config) {
        /// Number of the requester.
        source: u64 = config.source_bits(),
        /// The requester's identifier.
        id: u64 = config.id_bits(),
        /// The chip that asked.
        chip: u64 = config.chip_bits() if config.has_chips(),
    }
}

signal::bundle! {
    /// A beat that enters; only while there is room.
    pub flow Enter(config: &Config) {
        /// Whom it is for.
        requester: Requester = config,
        /// Kind of the request answered.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// Index of the sector; sector 0 has the lowest address.
        sector: u64 = config.sector_bits(),
        /// No other beat of the reply follows.
        last: bool,
    }
}

/// The beats in flight to the requesters: a stage for what the memories answer, then a queue that holds each beat for
/// `hit_latency` cycles. Room is counted at the entrance, so that nothing behind it waits.
#[derive(LogicBlock)]
pub struct Replies {
    kind: Kind,
    /// A beat that enters.
    pub enter: Input<Enter>,
    /// Another beat may enter.
    pub has_room: Signal<Out, Bit>,
    /// No beat is in flight.
    pub is_empty: Signal<Out, Bit>,
    /// The sector of a load that entered in the cycle before.
    pub line_data: BeatWire<In>,
    /// The sector of an atomic that entered in the cycle before.
    pub atomic_data: BeatWire<In>,
    /// The beat that is offered.
    pub reply: Output<Reply>,
    /// Beats in flight.
    used: Reg,
    is_entered: Flop<Bit>,
    source: Reg,
    id: Reg,
    chip: Optional<Reg>,
    request_kind: Reg,
    sector: Reg,
    last: Flop<Bit>,
    beats: BeatDelayQueue<Reply>,
    _most: usize,
    _has_chips: bool,
}

impl Replies {
    /// No beat is in flight.
    pub fn new(config: &Config) -> Replies {
        let (most, beat) = (config.hit_latency() + 2, config.beat_bits());
        Replies {
            kind: Kind::of::<Replies>(
                "The beats in flight to the requesters: a stage for what the memories answer, then \
                 a queue that delays each beat.",
            )
            .named("llc_slice_replies"),
            enter: Enter::input(config),
            has_room: Signal::default(),
            is_empty: Signal::default(),
            line_data: BeatWire::new(beat),
            atomic_data: BeatWire::new(beat),
            reply: Reply::output(config),
            used: Reg::new(index_bits(most + 1)),
            is_entered: Flop::new(),
            source: Reg::new(config.source_bits()),
            id: Reg::new(config.id_bits()),
            chip: Optional::new(config.has_chips(), Reg::new(config.chip_bits())),
            request_kind: Reg::new(KIND_BITS),
            sector: Reg::new(config.sector_bits()),
            last: Flop::new(),
            beats: BeatDelayQueue::of(config, most, config.hit_latency()),
            _most: most,
            _has_chips: config.has_chips(),
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
        self.source.d = self.enter.requester.source;
        self.id.d = self.enter.requester.id;
        self.request_kind.d = self.enter.kind;
        self.sector.d = self.enter.sector;
        self.last.d = self.enter.last;

        self.beats.push.valid = self.is_entered.q;
        self.beats.push.source = self.source.q;
        self.beats.push.id = self.id.q;
        self.beats.push.kind = self.request_kind.q;
        self.beats.push.sector = self.sector.q;
        self.beats.push.last = self.last.q;
        self.beats.push.data = 0;
        if self.request_kind.q == kind::LOAD {
            self.beats.push.data = self.line_data;
        }
        if self.request_kind.q == kind::ATOMIC {
            self.beats.push.data = self.atomic_data;
        }
        if self._has_chips {
            self.chip.d = self.enter.requester.chip;
            self.beats.push.chip = self.chip.q;
        }
        self.beats.pop.link(&mut self.reply);
    }
}
