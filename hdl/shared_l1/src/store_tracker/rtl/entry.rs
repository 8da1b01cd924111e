//! One line and route.

use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The unacknowledged stores to one line by one route.
#[derive(LogicBlock)]
pub struct Entry {
    kind: Kind,
    /// The line that the core asks for.
    pub line: Wire<In>,
    /// The request would go by way of the home.
    pub to_home: Signal<In, Bit>,
    /// The request is a store that this entry counts.
    pub take: Signal<In, Bit>,
    /// A store that it counts is acknowledged.
    pub acknowledge: Signal<In, Bit>,
    /// The entry counts some stores.
    pub is_busy: Signal<Out, Bit>,
    /// The entry counts some of the request's line and way.
    pub is_same_way: Signal<Out, Bit>,
    /// The entry counts as many of them as it can.
    pub is_full: Signal<Out, Bit>,
    /// The entry counts some of the request's line, which went the other way.
    pub is_other_way: Signal<Out, Bit>,
    kept_line: Reg,
    kept_to_home: Flop<Bit>,
    count: Reg,
    _merges: usize,
}

impl Entry {
    /// A free entry.
    pub fn new(config: &Config) -> Entry {
        Entry {
            kind: Kind::of::<Entry>("The unacknowledged stores to one line by one route.")
                .named("store_tracker_entry"),
            line: Wire::new(config.line_bits()),
            to_home: Signal::default(),
            take: Signal::default(),
            acknowledge: Signal::default(),
            is_busy: Signal::default(),
            is_same_way: Signal::default(),
            is_full: Signal::default(),
            is_other_way: Signal::default(),
            kept_line: Reg::new(config.line_bits()),
            kept_to_home: Flop::new(),
            count: Reg::new(config.count_bits()),
            _merges: config.merges(),
        }
    }
}

impl Logic for Entry {
    #[kernel]
    fn update(&mut self) {
        let busy = self.count.q.any();
        let is_line = busy && (self.kept_line.q == self.line);
        let is_same_way = is_line && (self.kept_to_home.q == self.to_home);
        self.is_busy = busy;
        self.is_same_way = is_same_way;
        self.is_full = is_same_way && (self.count.q == self._merges);
        self.is_other_way = is_line && !is_same_way;

        let one_less = self.acknowledge && busy;
        self.kept_line.hold();
        self.kept_to_home.hold();
        self.count.hold();
        if self.take {
            self.kept_line.d = self.line;
            self.kept_to_home.d = self.to_home;
        }
        if self.take && !one_less {
            self.count.d = self.count.q + 1;
        }
        if one_less && !self.take {
            self.count.d = self.count.q - 1;
        }
    }
}
