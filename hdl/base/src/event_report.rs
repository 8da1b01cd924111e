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
        self.looked_up.d.next = self.now.looks_up.val();
        self.status.d.next = self.now.status.val();
        self.evicted.d.next = self.now.evicts.val();
        self.evicted_line.d.next = self.now.evicted_line.val();
        self.filled.d.next = self.now.fills.val();

        let has_status = self.looked_up.q.val();
        let status = self.status.q.val();
        let is_hit = has_status && (status == status::HIT);
        let is_hit_pending = has_status && (status == status::HIT_PENDING);
        let is_miss = has_status && (status == status::MISS);
        let is_bypass = has_status && (status == status::BYPASS);
        let is_fail = has_status && (status == status::RESERVATION_FAIL);
        self.event.hit.next = is_hit;
        self.event.hit_pending.next = is_hit_pending;
        self.event.miss.next = is_miss;
        self.event.bypass.next = is_bypass;
        self.event.reservation_fail.next = is_fail;
        self.event.evict.next = self.evicted.q.val();
        self.evict.line.next = self.evicted_line.q.val();
        self.event.fill.next = self.filled.q.val();
        let answers = cat(is_miss, cat(is_hit_pending, is_hit));
        let evictions = cat(self.evicted.q.val(), cat(is_fail, is_bypass));
        self.counters.events.next = cat(self.filled.q.val(), cat(evictions, answers));
        self.counter.link(&mut self.counters.counter);
    }
}
