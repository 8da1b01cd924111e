//! Event outputs of lookups, fills and the ring: a cycle later, from registers, and counted.

use crate::ccn_l1::Config;
use crate::ccn_l1::ports::RingEvents;
use base::event_counters::EventCounters;
use base::event_report::{EventReport, Happening};
use base::streams::{Counter, Events, Evict};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counters of the L1, which come before those of the ring.
const EVENTS: usize = EventCounters::NAMES.len();

/// Reports and counts the events of the cycle before, in the L1 and on the ring.
#[derive(LogicBlock)]
pub struct CcnReport {
    kind: Kind,
    /// Events of the L1 in this cycle.
    pub now: Input<Happening>,
    /// Events of the ring in this cycle.
    pub ring_now: Input<RingEvents>,
    /// Events of the L1 in the previous cycle.
    pub event: Output<Events>,
    /// The line that became invalid in it.
    pub evict: Output<Evict>,
    /// Events of the ring in the previous cycle.
    pub ccn: Output<RingEvents>,
    /// The counters' reading port.
    pub counter: Input<Counter>,
    of_l1: EventReport,
    counters: EventCounters,
    event_bits: Reg,
    served_core: Reg,
}

impl CcnReport {
    pub fn new(config: &Config) -> CcnReport {
        let (ring, bits) = (Config::COUNTERS - EVENTS, config.l1().counter_bits());
        CcnReport {
            kind: Kind::of::<CcnReport>(
                "Reports and counts the events of the cycle before, in the L1 and on the ring.",
            ),
            now: Happening::input(config.l1()),
            ring_now: RingEvents::input(config),
            event: Events::output(()),
            evict: Evict::output(config.l1()),
            ccn: RingEvents::output(config),
            counter: Counter::input((Config::COUNTER_INDEX_BITS, bits)),
            of_l1: EventReport::new(config.l1()),
            counters: EventCounters::of("the ring", "ccn", ring, bits),
            event_bits: Reg::new(ring),
            served_core: Reg::new(config.stop().core_bits()),
        }
    }
}

impl Logic for CcnReport {
    #[kernel]
    fn update(&mut self) {
        self.now.link(&mut self.of_l1.now);
        self.of_l1.event.link(&mut self.event);
        self.of_l1.evict.link(&mut self.evict);

        let sent = cat(self.ring_now.filtered, self.ring_now.inject);
        let ended = cat(self.ring_now.round_trip, self.ring_now.timed_out);
        let answers = cat(self.ring_now.served, self.ring_now.hit);
        self.event_bits.d = cat(answers, cat(ended, sent));
        self.served_core.d = self.ring_now.served_core;
        self.ccn.inject = self.event_bits.q.bit(0);
        self.ccn.filtered = self.event_bits.q.bit(1);
        self.ccn.timed_out = self.event_bits.q.bit(2);
        self.ccn.round_trip = self.event_bits.q.bit(3);
        self.ccn.hit = self.event_bits.q.bit(4);
        self.ccn.served = self.event_bits.q.bit(5);
        self.ccn.served_core = self.served_core.q;

        self.read_counters();
    }
}

impl CcnReport {
    #[kernel]
    fn read_counters(&mut self) {
        let index = self.counter.index;
        let of_ring = index - EVENTS;
        self.counters.events = self.event_bits.q;
        self.of_l1.counter.index = bits_to(index, EventCounters::INDEX_BITS);
        self.counters.counter.index = bits_to(of_ring, EventCounters::INDEX_BITS);
        self.counter.value = self.of_l1.counter.value;
        if index >= EVENTS {
            self.counter.value = self.counters.counter.value;
        }
        if index >= Config::COUNTERS {
            self.counter.value = 0;
        }
    }
}
