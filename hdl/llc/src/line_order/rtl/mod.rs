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
        let is_plain = (self.request.kind == kind::LOAD) || (self.request.kind == kind::STORE);
        self.named = self.request.sectors;
        if !is_plain {
            self.named = ones(self.named.width()).into();
        }
        for e in 0..n {
            self.entries[e].line = self.request.line;
            self.entries[e].sectors = self.named;
            self.entries[e].is_write = self.request.kind != kind::LOAD;
        }
        let busy = cat_of(n, |e| self.entries[e].is_busy);
        let is_held = busy.all() || cat_of(n, |e| self.entries[e].holds).any();

        self.ports.request.link(&mut self.ports.memory_request);
        if is_held {
            self.memory_request.valid = false;
            self.request.ready = false;
        }
        self.ports.memory_reply.link(&mut self.ports.reply);

        // The lowest free entry takes what passes.
        let passes = self.request.valid && !is_held && self.memory_request.ready;
        let is_answered = self.memory_reply.valid && self.memory_reply.last && self.reply.ready;
        // Adding 1 sets the lowest bit that is clear.
        let lowest = !busy & (busy + 1);
        for e in 0..n {
            self.entries[e].takes = passes && lowest.bit(e);
            self.entries[e].id = self.request.id;
            self.entries[e].is_answered = is_answered;
            self.entries[e].answered_id = self.memory_reply.id;
        }

        self.idle = !busy.any();
    }
}
