//! What is counted, and what follows from it.

use crate::dyneb::rtl::Dyneb;
use crate::node::Config;
use base::event_counters::EventCounters;
use base::streams::{Counter, Events, STATUS_BITS, kind, status};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Events of the L1, whose counters come before those of `dyneb`.
const EVENTS: usize = EventCounters::NAMES.len();

/// The lookup of an own request.
#[derive(LogicInterface)]
pub struct Looked {
    /// There is one.
    pub valid: Signal<In, Bit>,
    /// What came of it.
    pub word: Wire<In>,
    /// Its set was shared when it was accepted.
    pub is_shared: Signal<In, Bit>,
}

/// The own reply that ends.
#[derive(LogicInterface)]
pub struct Ended {
    /// It is of the L1.
    pub is_l1: Signal<In, Bit>,
    /// It counts as one of L2.
    pub counts: Signal<In, Bit>,
    /// Its request's set was shared.
    pub l1_is_shared: Signal<In, Bit>,
    /// It is of a packet.
    pub is_packet: Signal<In, Bit>,
    /// Kind of its request.
    pub packet_kind: Wire<In>,
    /// Its request's set was shared.
    pub packet_is_shared: Signal<In, Bit>,
}

/// How sets are treated.
#[derive(LogicInterface)]
pub struct Modes {
    /// 0 sampling, 1 execution as private, 2 as shared.
    pub phase: Wire<Out>,
    /// Even sets are shared.
    pub even_sets_shared: Signal<Out, Bit>,
    /// Odd sets are shared.
    pub odd_sets_shared: Signal<Out, Bit>,
    /// A decision takes effect.
    pub decision_valid: Signal<Out, Bit>,
    /// It is for shared.
    pub decision_shared: Signal<Out, Bit>,
}

/// Tells and counts events, and lets DynEB choose by what own requests and replies show.
#[derive(LogicBlock)]
pub struct Account {
    kind: Kind,
    /// The lookup of an own request.
    pub looked: Looked,
    /// The own reply that ends.
    pub ended: Ended,
    /// A readable line becomes invalid.
    pub evicts: Signal<In, Bit>,
    /// The last beat of a line is written.
    pub fills: Signal<In, Bit>,
    /// How sets are treated.
    pub modes: Modes,
    /// What happens in this cycle.
    pub event: Events,
    /// The counters' reading port.
    pub counter: Counter,
    dyneb: Dyneb,
    counters: EventCounters,
}

impl Account {
    /// The account of `config`.
    pub fn new(config: &Config) -> Account {
        Account {
            kind: Kind::of::<Account>(
                "Tells and counts events, and lets DynEB choose by what own requests and replies \
                 show.",
            )
            .named("node_account"),
            looked: Looked {
                valid: Signal::default(),
                word: Wire::new(STATUS_BITS),
                is_shared: Signal::default(),
            },
            ended: Ended {
                is_l1: Signal::default(),
                counts: Signal::default(),
                l1_is_shared: Signal::default(),
                is_packet: Signal::default(),
                packet_kind: Wire::new(2),
                packet_is_shared: Signal::default(),
            },
            evicts: Signal::default(),
            fills: Signal::default(),
            modes: Modes {
                phase: Wire::new(2),
                even_sets_shared: Signal::default(),
                odd_sets_shared: Signal::default(),
                decision_valid: Signal::default(),
                decision_shared: Signal::default(),
            },
            event: Events::default(),
            counter: Counter { index: Wire::new(Config::COUNTER_INDEX_BITS), value: Wire::new(32) },
            dyneb: Dyneb::new(config.dyneb()),
            counters: EventCounters::new(config.core()),
        }
    }
}

impl Logic for Account {
    #[kernel]
    fn update(&mut self) {
        let word = self.looked.word.val();
        let is_hit = self.looked.valid.val() && (word == status::HIT);
        let is_hit_pending = self.looked.valid.val() && (word == status::HIT_PENDING);
        let is_miss = self.looked.valid.val() && (word == status::MISS);
        let is_bypass = self.looked.valid.val() && (word == status::BYPASS);
        let is_fail = self.looked.valid.val() && (word == status::RESERVATION_FAIL);
        self.event.hit.next = is_hit;
        self.event.hit_pending.next = is_hit_pending;
        self.event.miss.next = is_miss;
        self.event.bypass.next = is_bypass;
        self.event.reservation_fail.next = is_fail;
        self.event.evict.next = self.evicts.val();
        self.event.fill.next = self.fills.val();
        let answers = cat(is_miss, cat(is_hit_pending, is_hit));
        let others = cat(self.evicts.val(), cat(is_fail, is_bypass));
        self.counters.events.next = cat(self.fills.val(), cat(others, answers));

        // A private set's store is acknowledged as if its home were L2.
        let is_packet = self.ended.is_packet.val();
        let is_from_l2 = is_packet
            && (self.ended.packet_kind.val() == kind::STORE)
            && !self.ended.packet_is_shared.val();
        self.dyneb.access_valid.next = is_hit || is_hit_pending || is_miss;
        self.dyneb.access_shared.next = self.looked.is_shared.val();
        self.dyneb.access_hit.next = !is_miss;
        self.dyneb.l2_reply_valid.next =
            is_from_l2 || (self.ended.is_l1.val() && self.ended.counts.val());
        self.dyneb.l2_reply_shared.next = self.ended.is_l1.val() && self.ended.l1_is_shared.val();
        self.dyneb.home_reply_valid.next =
            is_packet && !is_from_l2 && (self.ended.packet_kind.val() != kind::ATOMIC);
        self.modes.phase.next = self.dyneb.phase.val();
        self.modes.even_sets_shared.next = self.dyneb.even_sets_shared.val();
        self.modes.odd_sets_shared.next = self.dyneb.odd_sets_shared.val();
        self.modes.decision_valid.next = self.dyneb.decision_valid.val();
        self.modes.decision_shared.next = self.dyneb.decision_shared.val();

        let index = self.counter.index.val();
        let from_dyneb = index - EVENTS;
        self.counters.counter.index.next = bits_to(index, 3);
        self.dyneb.counter_index.next = bits_to(from_dyneb, 3);
        self.counter.value.next = bits_to(self.counters.counter.value.val(), 32);
        if index >= EVENTS {
            self.counter.value.next = bits_to(self.dyneb.counter_value.val(), 32);
        }
        if index >= Config::COUNTERS {
            self.counter.value.next = 0.into();
        }
    }
}
