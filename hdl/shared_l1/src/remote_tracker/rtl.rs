//! The hardware: entries that compare their identifiers all at once.

mod entry;

use super::Config;
use entry::Entry;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Requests that leave.
#[derive(LogicInterface)]
pub struct Issue {
    /// There is one.
    pub valid: Signal<In, Bit>,
    /// It may leave.
    pub ready: Signal<Out, Bit>,
    /// Its identifier.
    pub id: Wire<In>,
    /// Sectors that it wants.
    pub sectors: Wire<In>,
    /// What is wanted back with the reply.
    pub note: Wire<In>,
}

/// The request asked about.
#[derive(LogicInterface)]
pub struct Reply {
    /// Its identifier.
    pub id: Wire<In>,
    /// It is answered.
    pub done: Signal<In, Bit>,
    /// It is in flight.
    pub known: Signal<Out, Bit>,
    /// Sectors that it wants.
    pub sectors: Wire<Out>,
    /// What is wanted back with the reply.
    pub note: Wire<Out>,
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct RemoteTracker {
    kind: Kind,
    /// Requests that leave.
    pub issue: Issue,
    /// The request asked about.
    pub reply: Reply,
    /// Requests in flight.
    pub in_flight: Wire<Out>,
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
        let (id, sectors, note) = (config.id_bits(), config.sectors(), config.note_bits());
        RemoteTracker {
            kind: Kind::of::<RemoteTracker>(
                "Remembers, by identifier, what a core's requests that are under way to other cores \
                 asked for.",
            ),
            issue: Issue {
                valid: Signal::default(),
                ready: Signal::default(),
                id: Wire::new(id),
                sectors: Wire::new(sectors),
                note: Wire::new(note),
            },
            reply: Reply {
                id: Wire::new(id),
                done: Signal::default(),
                known: Signal::default(),
                sectors: Wire::new(sectors),
                note: Wire::new(note),
            },
            in_flight: Wire::new(config.count_bits()),
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
            self.entries[e].issue_note.next = self.issue.note.val();
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
        self.reply.note.next = or_of(n, |e| self.entries[e].note.val());
        self.in_flight.next = self.used.q.val();
    }
}
