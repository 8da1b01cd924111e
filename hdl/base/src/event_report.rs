//! Event outputs of a cache: lookups and fills, registered and counted.

use crate::Geometry;
use crate::event_counters::EventCounters;
use crate::streams::{Counter, Events, Evict, STATUS_BITS, status};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Events of a cycle.
    pub bundle Happening(geometry: &Geometry) {
        /// A request is in the first cycle of its lookup.
        looks_up: bool,
        /// Outcome of the lookup.
        status: u64 as status::NAMES = STATUS_BITS,
        /// A readable line becomes invalid.
        evicts: bool,
        /// Its address.
        evicted_line: u64 = geometry.line_bits(),
        /// The last beat of a line is written.
        fills: bool,
    }
}

/// Reports and counts the events of the cycle before. The registers keep those who listen, and the
/// counters, off the paths of the lookup.
#[derive(LogicBlock)]
pub struct EventReport {
    kind: Kind,
    /// Events of this cycle.
    pub now: Input<Happening>,
    /// Events of the cycle before.
    pub event: Output<Events>,
    /// The line that became invalid in it.
    pub evict: Output<Evict>,
    /// The counters' reading port.
    pub counter: Input<Counter>,
    looked_up: Flop<Bit>,
    status: Reg,
    evicted: Flop<Bit>,
    evicted_line: Reg,
    filled: Flop<Bit>,
    counters: EventCounters,
}

impl EventReport {
    /// The report of an L1.
    pub fn new(geometry: &Geometry) -> EventReport {
        EventReport {
            kind: Kind::of::<EventReport>("Reports and counts the events of the cycle before.")
                .named("l1_event_report"),
            now: Happening::input(geometry),
            event: Events::output(()),
            evict: Evict::output(geometry),
            counter: Counter::input((EventCounters::INDEX_BITS, geometry.counter_bits())),
            looked_up: Flop::new(),
            status: Reg::new(STATUS_BITS),
            evicted: Flop::new(),
            evicted_line: Reg::new(geometry.line_bits()),
            filled: Flop::new(),
            counters: EventCounters::new(geometry),
        }
    }
}

impl Logic for EventReport {
    #[kernel]
    fn update(&mut self) {
        self.looked_up.d = self.now.looks_up;
        self.status.d = self.now.status;
        self.evicted.d = self.now.evicts;
        self.evicted_line.d = self.now.evicted_line;
        self.filled.d = self.now.fills;

        let has_status = self.looked_up.q;
        let status = self.status.q;
        let is_hit = has_status && (status == status::HIT);
        let is_hit_pending = has_status && (status == status::HIT_PENDING);
        let is_miss = has_status && (status == status::MISS);
        let is_bypass = has_status && (status == status::BYPASS);
        let is_fail = has_status && (status == status::RESERVATION_FAIL);
        self.event.hit = is_hit;
        self.event.hit_pending = is_hit_pending;
        self.event.miss = is_miss;
        self.event.bypass = is_bypass;
        self.event.reservation_fail = is_fail;
        self.event.evict = self.evicted.q;
        self.evict.line = self.evicted_line.q;
        self.event.fill = self.filled.q;
        let answers = cat(is_miss, cat(is_hit_pending, is_hit));
        let evictions = cat(self.evicted.q, cat(is_fail, is_bypass));
        self.counters.events = cat(self.filled.q, cat(evictions, answers));
        self.counter.link(&mut self.counters.counter);
    }
}
