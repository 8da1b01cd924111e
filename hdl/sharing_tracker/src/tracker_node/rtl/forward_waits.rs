//! Forwards whose lines are in flight: they wait with the entries.

use super::forward_port::ForwardPort;
use crate::tracker_node::Config;
use signal::prelude::*;

signal::bundle! {
    /// Lines in flight to this L1, and of the one that is woken its place.
    pub bundle InFlight(config: &Config) {
        /// An entry that is not filled waits for the line in lookup.
        is_pending: bool,
        /// The entry.
        entry: u64 = config.l1().entry_bits(),
        /// An entry is woken.
        is_woken: bool,
        /// The entry that is woken.
        woken_entry: u64 = config.l1().entry_bits(),
        /// Set of its line.
        woken_set: u64 = config.l1().set_bits(),
        /// Way of its line.
        woken_way: u64 = config.l1().way_bits(),
        /// A forward waits for it: it does not end.
        back holds: bool,
        /// The entry of the forward that is given back, if one is.
        back returned_entry: u64 = config.l1().entry_bits(),
        /// The line of that entry.
        returned_line: u64 = config.l1().line_bits(),
    }
}

impl ForwardPort {
    /// The one in lookup begins to wait; else one that has waited leaves, whose place no other needs in this cycle.
    #[kernel]
    pub(super) fn wait_for_lines(&mut self) {
        self.waiting.waiter.entry = self.in_flight.entry;
        self.waiting.woken_entry = self.in_flight.woken_entry;
        self.waiting.unfilled = self.unfilled;
        self.in_flight.holds = self.waiting.holds;
        self.in_flight.returned_entry = self.waiting.overdue_entry;

        self.is_kept = self.is_asked.q
            && !self.lookup.has_line
            && self.in_flight.is_pending
            && self.waiting.may_wait;
        self.waiting.waiter.valid = self.is_kept;
        self.waiting.waiter.requester = self.asked_requester.q;
        self.waiting.waiter.id = self.asked_id.q;

        self.is_served = self.in_flight.is_woken
            && self.waiting.holds
            && !self.is_asked.q
            && self.reader.has_room;
        self.is_returned =
            self.waiting.is_overdue && !self.is_served && !self.is_asked.q && self.place.push.ready;
        self.waiting.leaver.is_served = self.is_served;
        self.waiting.leaver.is_returned = self.is_returned;
        if self.is_served || self.is_returned {
            self.may_enter = false;
        }
        if self.is_served {
            self.answers = true;
            self.reader.begins = true;
            self.reader.found.set_number = self.in_flight.woken_set;
            self.reader.found.way = self.in_flight.woken_way;
            self.reader.found.requester = self.waiting.leaver.requester;
            self.reader.found.id = self.waiting.leaver.id;
        }
        if self.is_kept {
            self.nacks = false;
            self.place.push.valid = false;
        }
        if self.is_returned {
            self.nacks = true;
            self.place.push.valid = true;
            self.place.push.line = self.in_flight.returned_line;
            self.place.push.requester = self.waiting.leaver.requester;
            self.place.push.id = self.waiting.leaver.id;
        }
    }
}
