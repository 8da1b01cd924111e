//! The hardware: entries that compare their lines all at once.

mod entry;

use super::{Config, Ports};
use entry::Entry;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct StoreTracker {
    kind: Kind,
    pub(super) ports: Ports,
    entries: Vec<Entry>,
    /// The entry of the request's line and way, or else the lowest free one.
    chosen: Wire<Local>,
}

impl StoreTracker {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> StoreTracker {
        StoreTracker {
            kind: Kind::of::<StoreTracker>(
                "Blocks a core's loads of a line while a store or atomic of that core to the line, \
                 which was routed another way than the load would be, is not acknowledged.",
            ),
            ports: Ports::new(config),
            entries: (0..config.lines()).map(|_| Entry::new(config)).collect(),
            chosen: Wire::new(config.entry_bits()),
        }
    }
}

impl Logic for StoreTracker {
    #[kernel]
    fn update(&mut self) {
        let n = self.entries.len();
        for e in 0..n {
            self.entries[e].line.next = self.request.line.val();
            self.entries[e].to_home.next = self.request.to_home.val();
        }
        let has_same_way = cat_of(n, |e| self.entries[e].is_same_way.val()).any();
        let same_way_is_full = cat_of(n, |e| self.entries[e].is_full.val()).any();
        let has_free = cat_of(n, |e| !self.entries[e].is_busy.val()).any();
        let may_enter = (has_same_way && !same_way_is_full) || (!has_same_way && has_free);

        self.chosen.next = 0.into();
        // From the highest entry down, so that the lowest free one has the last word; then the local one.
        for e in (0..n).rev() {
            if !self.entries[e].is_busy.val() {
                self.chosen.next = e.into();
            }
        }
        for e in 0..n {
            if self.entries[e].is_same_way.val() {
                self.chosen.next = e.into();
            }
        }
        let accepted = self.store.valid.val() && may_enter;
        for e in 0..n {
            self.entries[e].take.next = accepted && (self.chosen.val() == e);
            self.entries[e].acknowledge.next = self.ack.valid.val() && (self.ack.entry.val() == e);
        }

        self.load_blocked.next = cat_of(n, |e| self.entries[e].is_other_way.val()).any();
        self.has_room.next = may_enter;
        self.store.entry.next = self.chosen.val();
        self.is_empty.next = !cat_of(n, |e| self.entries[e].is_busy.val()).any();
    }
}
