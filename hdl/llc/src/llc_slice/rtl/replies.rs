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
        let leaves = self.beats.pop.valid.val() && self.reply.ready.val();
        self.used.hold();
        if self.enter.valid.val() && !leaves {
            self.used.d.next = self.used.q.val() + 1;
        }
        if leaves && !self.enter.valid.val() {
            self.used.d.next = self.used.q.val() - 1;
        }
        self.has_room.next = self.used.q.val() != self._most;
        self.is_empty.next = self.used.q.val() == 0;

        self.is_entered.d.next = self.enter.valid.val();
        self.source.d.next = self.enter.requester.source.val();
        self.id.d.next = self.enter.requester.id.val();
        self.request_kind.d.next = self.enter.kind.val();
        self.sector.d.next = self.enter.sector.val();
        self.last.d.next = self.enter.last.val();

        self.beats.push.valid.next = self.is_entered.q.val();
        self.beats.push.source.next = self.source.q.val();
        self.beats.push.id.next = self.id.q.val();
        self.beats.push.kind.next = self.request_kind.q.val();
        self.beats.push.sector.next = self.sector.q.val();
        self.beats.push.last.next = self.last.q.val();
        self.beats.push.data.next = 0.into();
        if self.request_kind.q.val() == kind::LOAD {
            self.beats.push.data.next = self.line_data.val();
        }
        if self.request_kind.q.val() == kind::ATOMIC {
            self.beats.push.data.next = self.atomic_data.val();
        }
        if self._has_chips {
            self.chip.d.next = self.enter.requester.chip.val();
            self.beats.push.chip.next = self.chip.q.val();
        }
        self.beats.pop.link(&mut self.reply);
    }
}
