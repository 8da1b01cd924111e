//! The hardware: entries that compare their identifiers all at once.

mod entry;

use super::{Config, Ports};
use entry::Entry;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct RemoteTracker {
    kind: Kind,
    pub(super) ports: Ports,
    entries: Vec<Entry>,
    used: Reg,
    /// The lowest free entry.
    free: Wire<Local>,
    _requests: usize,
}

impl RemoteTracker {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> RemoteTracker {
        let requests = config.requests();
        RemoteTracker {
            kind: Kind::of::<RemoteTracker>(
                "A table, by identifier, of a core's requests in flight to other cores, with what \
                 each asked for.",
            ),
            ports: Ports::new(config),
            entries: (0..requests).map(|_| Entry::new(config)).collect(),
            used: Reg::new(config.count_bits()),
            free: Wire::new(index_bits(requests)),
            _requests: requests,
        }
    }
}

impl Logic for RemoteTracker {
    #[kernel]
    fn update(&mut self) {
        let n = self.entries.len();
        let has_room = self.used.q != self._requests;
        let issued = self.issue.valid && has_room;

        self.free = 0;
        // From the highest entry down, so that the lowest has the last word.
        for e in (0..n).rev() {
            if !self.entries[e].is_busy {
                self.free = e.into();
            }
        }
        for e in 0..n {
            self.entries[e].take = issued && (self.free == e);
            self.entries[e].issue_id = self.issue.id;
            self.entries[e].issue_sectors = self.issue.sectors;
            self.entries[e].issue_context = self.issue.context;
            self.entries[e].reply_id = self.reply.id;
            self.entries[e].reply_done = self.reply.done;
        }

        let is_known = cat_of(n, |e| self.entries[e].matched).any();
        let released = self.reply.done && is_known;
        self.used.hold();
        if issued && !released {
            self.used.d = self.used.q + 1;
        }
        if released && !issued {
            self.used.d = self.used.q - 1;
        }

        self.issue.ready = has_room;
        self.reply.known = is_known;
        self.reply.sectors = or_of(n, |e| self.entries[e].sectors);
        self.reply.context = or_of(n, |e| self.entries[e].reply_context);
        self.in_flight = self.used.q;
    }
}
