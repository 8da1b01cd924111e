//! The counters of an L1's events.

use crate::Geometry;
use crate::streams::Counter;
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
    pub counter: Input<Counter>,
    counters: Vec<SaturatingCounter>,
}

impl EventCounters {
    /// The events, in the order of their counters.
    pub const NAMES: [&str; 7] =
        ["hit", "hit_pending", "miss", "bypass", "reservation_fail", "evict", "fill"];

    /// Width of a counter's number.
    pub const INDEX_BITS: usize = 3;

    /// Counters at 0.
    pub fn new(geometry: &Geometry) -> EventCounters {
        let bits = geometry.counter_bits();
        let counter = saturating_counter::Config::new(bits).expect("[l1] gives 4 to 32 bits");
        EventCounters {
            kind: Kind::of::<EventCounters>(&format!(
                "Counters of an L1's events, of {bits} bits, which saturate."
            ))
            .named("l1_event_counters"),
            events: Wire::new(Self::NAMES.len()),
            counter: Counter::input((Self::INDEX_BITS, bits)),
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
