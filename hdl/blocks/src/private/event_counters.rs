//! The counters of an L1's events.

use super::streams::Counter;
use kit::saturating_counter::{self, SaturatingCounter};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counters of an L1's events, of 32 bits, which saturate.
#[derive(LogicBlock)]
pub struct EventCounters {
    kind: Kind,
    /// The events of this cycle, a bit each, in the order of the counters' numbers.
    pub events: Wire<In>,
    /// The reading port.
    pub counter: Counter,
    counters: Vec<SaturatingCounter>,
}

impl EventCounters {
    /// The events, in the order of their counters.
    pub const NAMES: [&str; 7] =
        ["hit", "hit_pending", "miss", "bypass", "reservation_fail", "evict", "fill"];

    /// Counters at 0.
    pub fn new() -> EventCounters {
        let config = saturating_counter::Config::new(32).expect("a counter may have 32 bits");
        EventCounters {
            kind: Kind::of::<EventCounters>(
                "Counters of an L1's events, of 32 bits, which saturate.",
            )
            .named("l1_event_counters"),
            events: Wire::new(Self::NAMES.len()),
            counter: Counter { index: Wire::new(3), value: Wire::new(32) },
            counters: (0..Self::NAMES.len()).map(|_| SaturatingCounter::new(config)).collect(),
        }
    }
}

impl Default for EventCounters {
    fn default() -> EventCounters {
        EventCounters::new()
    }
}

impl Logic for EventCounters {
    #[kernel]
    fn update(&mut self) {
        self.counter.value.next = 0.into();
        for c in 0..self.counters.len() {
            self.counters[c].increment.next = self.events.val().bit(c);
            self.counters[c].decrement.next = false;
            self.counters[c].clear.next = false;
            if self.counter.index.val() == c {
                self.counter.value.next = self.counters[c].value.val();
            }
        }
    }
}
