//! Event outputs of lookups, fills, and loads of other cores: a cycle later, from registers, and
//! counted.

use crate::tracker_node::Config;
use crate::tracker_node::ports::NodeEvents;
use base::event_counters::EventCounters;
use base::event_report::{EventReport, Happening};
use base::streams::{Counter, Events, Evict};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Counters of the L1, which come before those of the node.
const EVENTS: usize = EventCounters::NAMES.len();

/// Reports and counts the events of the cycle before, in the L1 and for others.
#[derive(LogicBlock)]
pub struct NodeReport {
    kind: Kind,
    /// Events of the L1 in this cycle.
    pub now: Input<Happening>,
    /// Events for other cores and the tracker.
    pub tracker_now: Input<NodeEvents>,
    /// Events of the L1 in the previous cycle.
    pub event: Output<Events>,
    /// The line that became invalid in it.
    pub evict: Output<Evict>,
    /// Events for other cores and the tracker in the previous cycle.
    pub tracker: Output<NodeEvents>,
    /// The counters' reading port.
    pub counter: Input<Counter>,
    of_l1: EventReport,
    counters: EventCounters,
    event_bits: Reg,
}

impl NodeReport {
    /// Nothing has happened.
    pub fn new(config: &Config) -> NodeReport {
        let (own, bits) = (Config::COUNTERS - EVENTS, config.l1().counter_bits());
        NodeReport {
            kind: Kind::of::<NodeReport>(
                "Reports and counts the events of the cycle before, in the L1 and for others.",
            )
            .named("tracker_node_report"),
            now: Happening::input(config.l1()),
            tracker_now: NodeEvents::input(()),
            event: Events::output(()),
            evict: Evict::output(config.l1()),
            tracker: NodeEvents::output(()),
            counter: Counter::input((Config::COUNTER_INDEX_BITS, bits)),
            of_l1: EventReport::new(config.l1()),
            counters: EventCounters::of("a node", "tracker_node", own, bits),
            event_bits: Reg::new(own),
        }
    }
}

impl Logic for NodeReport {
    #[kernel]
    fn update(&mut self) {
        self.now.link(&mut self.of_l1.now);
        self.of_l1.event.link(&mut self.event);
        self.of_l1.evict.link(&mut self.evict);

        let remote_events = cat(self.tracker_now.nacked, self.tracker_now.answered);
        let local_events = cat(self.tracker_now.retried, self.tracker_now.removed);
        self.event_bits.d = cat(local_events, remote_events);
        self.tracker.answered = self.event_bits.q.bit(0);
        self.tracker.nacked = self.event_bits.q.bit(1);
        self.tracker.removed = self.event_bits.q.bit(2);
        self.tracker.retried = self.event_bits.q.bit(3);

        self.read_counters();
    }
}

impl NodeReport {
    #[kernel]
    fn read_counters(&mut self) {
        let index = self.counter.index;
        let of_node = index - EVENTS;
        self.counters.events = self.event_bits.q;
        self.of_l1.counter.index = bits_to(index, EventCounters::INDEX_BITS);
        self.counters.counter.index = bits_to(of_node, EventCounters::INDEX_BITS);
        self.counter.value = self.of_l1.counter.value;
        if index >= EVENTS {
            self.counter.value = self.counters.counter.value;
        }
        if index >= Config::COUNTERS {
            self.counter.value = 0;
        }
    }
}
