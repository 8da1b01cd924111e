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
        let answers = cat(self.now.hit_pending, self.now.hit);
        let misses = cat(self.now.atomic, self.now.miss);
        let lines = cat(self.now.evict, self.now.wait);
        let sectors = cat(self.now.fill, self.now.write_back);
        self.event_bits.d = cat(cat(sectors, lines), cat(misses, answers));
        self.line.d = self.evicted_line;
        self.evict.line = self.line.q;
        self.event.hit = self.event_bits.q.bit(0);
        self.event.hit_pending = self.event_bits.q.bit(1);
        self.event.miss = self.event_bits.q.bit(2);
        self.event.atomic = self.event_bits.q.bit(3);
        self.event.wait = self.event_bits.q.bit(4);
        self.event.evict = self.event_bits.q.bit(5);
        self.event.write_back = self.event_bits.q.bit(6);
        self.event.fill = self.event_bits.q.bit(7);
        self.counters.events = self.event_bits.q;
        self.counter.link(&mut self.counters.counter);
    }
}
