//! The hardware: an entry for each unanswered request, all compared with the one that asks.

mod entry;

use super::{Config, Ports};
use crate::streams::kind;
use entry::LineOrderEntry;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct LineOrder {
    kind: Kind,
    pub(super) ports: Ports,
    entries: Vec<LineOrderEntry>,
    /// The sectors that the request is compared by.
    named: Wire<Local>,
}

impl LineOrder {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> LineOrder {
        LineOrder {
            kind: Kind::of::<LineOrder>(
                "Keeps the requests that share a sector in order before a memory that does not.",
            ),
            ports: Ports::new(config),
            entries: (0..config.entries()).map(|_| LineOrderEntry::new(config)).collect(),
            named: Wire::new(config.sectors()),
        }
    }
}

impl Logic for LineOrder {
    #[kernel]
    fn update(&mut self) {
        let n = self.entries.len();
        // A request that is neither load nor store overlaps all of its line.
        let is_plain =
            (self.request.kind.val() == kind::LOAD) || (self.request.kind.val() == kind::STORE);
        self.named.next = self.request.sectors.val();
        if !is_plain {
            self.named.next = ones(self.named.width()).into();
        }
        for e in 0..n {
            self.entries[e].line.next = self.request.line.val();
            self.entries[e].sectors.next = self.named.val();
            self.entries[e].is_write.next = self.request.kind.val() != kind::LOAD;
        }
        let busy = cat_of(n, |e| self.entries[e].is_busy.val());
        let is_held = busy.all() || cat_of(n, |e| self.entries[e].holds.val()).any();

        self.ports.request.link(&mut self.ports.memory_request);
        if is_held {
            self.memory_request.valid.next = false;
            self.request.ready.next = false;
        }
        self.ports.memory_reply.link(&mut self.ports.reply);

        // The lowest free entry takes what passes.
        let passes = self.request.valid.val() && !is_held && self.memory_request.ready.val();
        let is_answered =
            self.memory_reply.valid.val() && self.memory_reply.last.val() && self.reply.ready.val();
        // Adding 1 sets the lowest bit that is clear.
        let lowest = !busy & (busy + 1);
        for e in 0..n {
            self.entries[e].takes.next = passes && lowest.bit(e);
            self.entries[e].id.next = self.request.id.val();
            self.entries[e].is_answered.next = is_answered;
            self.entries[e].answered_id.next = self.memory_reply.id.val();
        }

        self.idle.next = !busy.any();
    }
}
