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
            self.entries[e].line = self.request.line;
            self.entries[e].to_home = self.request.to_home;
        }
        let has_same_way = cat_of(n, |e| self.entries[e].is_same_way).any();
        let same_way_is_full = cat_of(n, |e| self.entries[e].is_full).any();
        let has_free = cat_of(n, |e| !self.entries[e].is_busy).any();
        let may_enter = (has_same_way && !same_way_is_full) || (!has_same_way && has_free);

        self.chosen = 0;
        // From the highest entry down, so that the lowest free one has the last word; then the local one.
        for e in (0..n).rev() {
            if !self.entries[e].is_busy {
                self.chosen = e.into();
            }
        }
        for e in 0..n {
            if self.entries[e].is_same_way {
                self.chosen = e.into();
            }
        }
        let accepted = self.store.valid && may_enter;
        for e in 0..n {
            self.entries[e].take = accepted && (self.chosen == e);
            self.entries[e].acknowledge = self.ack.valid && (self.ack.entry == e);
        }

        self.load_blocked = cat_of(n, |e| self.entries[e].is_other_way).any();
        self.has_room = may_enter;
        self.store.entry = self.chosen;
        self.is_empty = !cat_of(n, |e| self.entries[e].is_busy).any();
    }
}
