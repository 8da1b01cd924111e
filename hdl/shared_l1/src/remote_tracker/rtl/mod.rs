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
        let has_room = self.used.q.val() != self._requests;
        let issued = self.issue.valid.val() && has_room;

        self.free.next = 0.into();
        // From the highest entry down, so that the lowest has the last word.
        for e in (0..n).rev() {
            if !self.entries[e].is_busy.val() {
                self.free.next = e.into();
            }
        }
        for e in 0..n {
            self.entries[e].take.next = issued && (self.free.val() == e);
            self.entries[e].issue_id.next = self.issue.id.val();
            self.entries[e].issue_sectors.next = self.issue.sectors.val();
            self.entries[e].issue_context.next = self.issue.context.val();
            self.entries[e].reply_id.next = self.reply.id.val();
            self.entries[e].reply_done.next = self.reply.done.val();
        }

        let is_known = cat_of(n, |e| self.entries[e].matched.val()).any();
        let released = self.reply.done.val() && is_known;
        self.used.hold();
        if issued && !released {
            self.used.d.next = self.used.q.val() + 1;
        }
        if released && !issued {
            self.used.d.next = self.used.q.val() - 1;
        }

        self.issue.ready.next = has_room;
        self.reply.known.next = is_known;
        self.reply.sectors.next = or_of(n, |e| self.entries[e].sectors.val());
        self.reply.context.next = or_of(n, |e| self.entries[e].reply_context.val());
        self.in_flight.next = self.used.q.val();
    }
}
