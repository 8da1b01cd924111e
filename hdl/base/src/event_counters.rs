//! The counters of a cache's events.

use crate::Geometry;
use crate::streams::Counter;
use kit::saturating_counter::{self, SaturatingCounter};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counters of a cache's events, which saturate.
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
    /// An L1's events, in the order of their counters.
    pub const NAMES: [&str; 7] =
        ["hit", "hit_pending", "miss", "bypass", "reservation_fail", "evict", "fill"];

    /// Width of a counter's number.
    pub const INDEX_BITS: usize = 3;

    /// An L1's counters at 0.
    pub fn new(geometry: &Geometry) -> EventCounters {
        EventCounters::of("an L1", "l1", Self::NAMES.len(), geometry.counter_bits())
    }

    /// Counters at 0 of `events` events, 1..=8, of `bits` bits, 4..=32; the module's name begins with `name`, and
    /// `owner` is whose events they are.
    ///
    /// # Panics
    /// With other figures.
    pub fn of(owner: &str, name: &str, events: usize, bits: usize) -> EventCounters {
        let counter = saturating_counter::Config::new(bits).expect("counters have 4 to 32 bits");
        EventCounters {
            kind: Kind::of::<EventCounters>(&format!(
                "Counters of {owner}'s events, of {bits} bits, which saturate."
            ))
            .named(&format!("{name}_event_counters")),
            events: Wire::new(events),
            counter: Counter::input((Self::INDEX_BITS, bits)),
            counters: (0..events).map(|_| SaturatingCounter::new(counter)).collect(),
        }
    }
}

impl Logic for EventCounters {
    #[kernel]
    fn update(&mut self) {
        self.counter.value = 0;
        for c in 0..self.counters.len() {
            self.counters[c].increment = self.events.bit(c);
            self.counters[c].decrement = false;
            self.counters[c].clear = false;
            if self.counter.index == c {
                self.counter.value = self.counters[c].value;
            }
        }
    }
}
