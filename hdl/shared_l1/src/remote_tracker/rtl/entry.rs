//! One request in flight.

use super::super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// One request in flight, and the comparison with the identifier asked about.
#[derive(LogicBlock)]
pub struct Entry {
    kind: Kind,
    /// The request that is issued takes this entry.
    pub take: Signal<In, Bit>,
    /// Its identifier.
    pub issue_id: Wire<In>,
    /// Sectors that it wants.
    pub issue_sectors: Wire<In>,
    /// The context to return with the reply.
    pub issue_context: Wire<In>,
    /// The identifier asked about.
    pub reply_id: Wire<In>,
    /// The entry's request is answered.
    pub reply_done: Signal<In, Bit>,
    /// The entry is taken.
    pub is_busy: Signal<Out, Bit>,
    /// The entry has the queried request.
    pub matched: Signal<Out, Bit>,
    /// Its sectors; 0 if it is another.
    pub sectors: Wire<Out>,
    /// Its note; 0 if it is another.
    pub reply_context: Wire<Out>,
    busy: Flop<Bit>,
    id: Reg,
    kept_sectors: Reg,
    kept_context: Reg,
}

impl Entry {
    /// A free entry.
    pub fn new(config: &Config) -> Entry {
        let (id, sectors, context) = (config.id_bits(), config.sectors(), config.context_bits());
        Entry {
            kind: Kind::of::<Entry>("One request in flight.").named("remote_tracker_entry"),
            take: Signal::default(),
            issue_id: Wire::new(id),
            issue_sectors: Wire::new(sectors),
            issue_context: Wire::new(context),
            reply_id: Wire::new(id),
            reply_done: Signal::default(),
            is_busy: Signal::default(),
            matched: Signal::default(),
            sectors: Wire::new(sectors),
            reply_context: Wire::new(context),
            busy: Flop::new(),
            id: Reg::new(id),
            kept_sectors: Reg::new(sectors),
            kept_context: Reg::new(context),
        }
    }
}

impl Logic for Entry {
    #[kernel]
    fn update(&mut self) {
        let is_asked = self.busy.q && (self.id.q == self.reply_id);
        self.busy.hold();
        self.id.hold();
        self.kept_sectors.hold();
        self.kept_context.hold();
        if is_asked && self.reply_done {
            self.busy.d = false;
        }
        if self.take {
            self.busy.d = true;
            self.id.d = self.issue_id;
            self.kept_sectors.d = self.issue_sectors;
            self.kept_context.d = self.issue_context;
        }

        self.is_busy = self.busy.q;
        self.matched = is_asked;
        self.sectors = 0;
        self.reply_context = 0;
        if is_asked {
            self.sectors = self.kept_sectors.q;
            self.reply_context = self.kept_context.q;
        }
    }
}
