//! The beats on their way to the core.

use crate::l1::Config;
use kit::delay_queue::DelayQueue;
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A beat that enters.
#[derive(LogicInterface)]
pub struct Enter {
    /// There is one; only while `has_room`.
    pub valid: Signal<In, Bit>,
    /// Identifier of the request answered.
    pub id: Wire<In>,
    /// Its sector.
    pub sector: Wire<In>,
    /// No other beat of the reply follows.
    pub last: Signal<In, Bit>,
    /// Its bytes come from the data array, a cycle later.
    pub is_read: Signal<In, Bit>,
    /// Else these are they.
    pub data: Wire<In>,
}

/// The beat that is offered to the core.
#[derive(LogicInterface)]
pub struct Reply {
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// The core takes it.
    pub ready: Signal<In, Bit>,
    /// Identifier of the request answered.
    pub id: Wire<Out>,
    /// Its sector.
    pub sector: Wire<Out>,
    /// Its bytes.
    pub data: Wire<Out>,
    /// No other beat of the reply follows.
    pub last: Signal<Out, Bit>,
}

impl Reply {
    /// The stream of `config`.
    pub fn new(config: &Config) -> Reply {
        Reply {
            valid: Signal::default(),
            ready: Signal::default(),
            id: Wire::new(config.id_bits()),
            sector: Wire::new(config.sector_bits()),
            data: Wire::new(config.beat_bits()),
            last: Signal::default(),
        }
    }
}

/// The beats on their way to the core: a stage for the data array's answer, then a queue that holds each
/// beat for `hit_latency` cycles. Room is counted at the entrance, so that nothing behind it waits.
#[derive(LogicBlock)]
pub struct Replies {
    kind: Kind,
    /// A beat that enters.
    pub enter: Enter,
    /// Another beat may enter.
    pub has_room: Signal<Out, Bit>,
    /// No beat is on its way.
    pub is_empty: Signal<Out, Bit>,
    /// What the data array answers.
    pub array_data: Wire<In>,
    /// The beat that is offered.
    pub reply: Reply,
    /// Beats on their way.
    used: Reg,
    is_entered: Flop<Bit>,
    is_read: Flop<Bit>,
    /// Identifier, sector, last.
    tag: Reg,
    data: Reg,
    tags: DelayQueue,
    /// The bytes, in step with `tags`.
    bytes: Queue,
    _most: usize,
}

impl Replies {
    /// The replies of `config`.
    pub fn new(config: &Config) -> Replies {
        let (id, sector, beat) = (config.id_bits(), config.sector_bits(), config.beat_bits());
        let (tag, most) = (id + sector + 1, config.hit_latency() + 2);
        Replies {
            kind: Kind::of::<Replies>(
                "The beats on their way to the core: a stage for the data array's answer, then a \
                 queue that holds each beat for a while.",
            )
            .named("l1_replies"),
            enter: Enter {
                valid: Signal::default(),
                id: Wire::new(id),
                sector: Wire::new(sector),
                last: Signal::default(),
                is_read: Signal::default(),
                data: Wire::new(beat),
            },
            has_room: Signal::default(),
            is_empty: Signal::default(),
            array_data: Wire::new(beat),
            reply: Reply::new(config),
            used: Reg::new(index_bits(most + 1)),
            is_entered: Flop::new(),
            is_read: Flop::new(),
            tag: Reg::new(tag),
            data: Reg::new(beat),
            tags: DelayQueue::new(config.delay_queue(tag, most)),
            bytes: Queue::new(config.queue(beat, most)),
            _most: most,
        }
    }
}

impl Logic for Replies {
    #[kernel]
    fn update(&mut self) {
        let (id, sector) = (self.reply.id.width(), self.reply.sector.width());
        let leaves = self.tags.pop.valid.val() && self.reply.ready.val();
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
        self.is_read.d.next = self.enter.is_read.val();
        self.tag.d.next =
            cat(cat(self.enter.last.val(), self.enter.sector.val()), self.enter.id.val());
        self.data.d.next = self.enter.data.val();

        self.tags.push.valid.next = self.is_entered.q.val();
        self.tags.push.data.next = self.tag.q.val();
        self.bytes.push.valid.next = self.is_entered.q.val();
        self.bytes.push.data.next = self.data.q.val();
        if self.is_read.q.val() {
            self.bytes.push.data.next = self.array_data.val();
        }

        self.tags.pop.ready.next = self.reply.ready.val();
        self.bytes.pop.ready.next = leaves;
        self.reply.valid.next = self.tags.pop.valid.val();
        self.reply.id.next = bits_to(self.tags.pop.data.val(), id);
        self.reply.sector.next = bits_to(self.tags.pop.data.val() >> id, sector);
        self.reply.last.next = self.tags.pop.data.val().bit(id + sector);
        self.reply.data.next = self.bytes.pop.data.val();
    }
}
