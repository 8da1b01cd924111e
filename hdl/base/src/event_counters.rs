//! The counters of an L1's events.

use super::l1::Config;
use super::streams::Counter;
use kit::saturating_counter::{self, SaturatingCounter};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counters of an L1's events, of `counter_bits` bits, which saturate.
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
    pub fn new(config: &Config) -> EventCounters {
        let bits = config.counter_bits();
        let counter = saturating_counter::Config::new(bits).expect("[l1] gives 4 to 32 bits");
        EventCounters {
            kind: Kind::of::<EventCounters>(&format!(
                "Counters of an L1's events, of {bits} bits, which saturate."
            ))
            .named("l1_event_counters"),
            events: Wire::new(Self::NAMES.len()),
            counter: Counter { index: Wire::new(3), value: Wire::new(bits) },
            counters: (0..Self::NAMES.len()).map(|_| SaturatingCounter::new(counter)).collect(),
        }
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
