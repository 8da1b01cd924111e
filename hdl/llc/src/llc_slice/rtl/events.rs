//! Events, and their counters.

use super::Config;
use crate::streams::{Counter, Events as Shown, Evict};
use base::event_counters::EventCounters;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The events of the cycle before, and their counters.
#[derive(LogicBlock)]
pub struct Events {
    kind: Kind,
    /// Events of this cycle.
    pub now: Input<Shown>,
    /// Address of the line that `now` reports as evicted.
    pub evicted_line: Wire<In>,
    /// Events of the previous cycle.
    pub event: Output<Shown>,
    /// The line that was evicted in it.
    pub evict: Output<Evict>,
    /// The counters' reading port.
    pub counter: Input<Counter>,
    /// A bit each, in the order of the counters.
    event_bits: Reg,
    line: Reg,
    counters: EventCounters,
}

impl Events {
    /// Counters at 0.
    pub fn new(config: &Config) -> Events {
        let (names, bits) = (Shown::NAMES, config.counter_bits());
        Events {
            kind: Kind::of::<Events>("The events of the cycle before, and their counters.")
                .named("llc_slice_events"),
            now: Shown::input(()),
            evicted_line: Wire::new(config.line_bits()),
            event: Shown::output(()),
            evict: Evict::output(config),
            counter: Counter::input((Shown::INDEX_BITS, bits)),
            event_bits: Reg::new(names.len()),
            line: Reg::new(config.line_bits()),
            counters: EventCounters::of("a slice", "llc_slice", names.len(), bits),
        }
    }
}

impl Logic for Events {
    #[kernel]
    fn update(&mut self) {
        let answers = cat(self.now.hit_pending.val(), self.now.hit.val());
        let misses = cat(self.now.atomic.val(), self.now.miss.val());
        let lines = cat(self.now.evict.val(), self.now.wait.val());
        let sectors = cat(self.now.fill.val(), self.now.write_back.val());
        self.event_bits.d.next = cat(cat(sectors, lines), cat(misses, answers));
        self.line.d.next = self.evicted_line.val();
        self.evict.line.next = self.line.q.val();
        self.event.hit.next = self.event_bits.q.val().bit(0);
        self.event.hit_pending.next = self.event_bits.q.val().bit(1);
        self.event.miss.next = self.event_bits.q.val().bit(2);
        self.event.atomic.next = self.event_bits.q.val().bit(3);
        self.event.wait.next = self.event_bits.q.val().bit(4);
        self.event.evict.next = self.event_bits.q.val().bit(5);
        self.event.write_back.next = self.event_bits.q.val().bit(6);
        self.event.fill.next = self.event_bits.q.val().bit(7);
        self.counters.events.next = self.event_bits.q.val();
        self.counter.link(&mut self.counters.counter);
    }
}
