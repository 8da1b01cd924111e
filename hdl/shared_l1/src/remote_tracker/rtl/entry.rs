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
        let is_asked = self.busy.q.val() && (self.id.q.val() == self.reply_id.val());
        self.busy.hold();
        self.id.hold();
        self.kept_sectors.hold();
        self.kept_context.hold();
        if is_asked && self.reply_done.val() {
            self.busy.d.next = false;
        }
        if self.take.val() {
            self.busy.d.next = true;
            self.id.d.next = self.issue_id.val();
            self.kept_sectors.d.next = self.issue_sectors.val();
            self.kept_context.d.next = self.issue_context.val();
        }

        self.is_busy.next = self.busy.q.val();
        self.matched.next = is_asked;
        self.sectors.next = 0.into();
        self.reply_context.next = 0.into();
        if is_asked {
            self.sectors.next = self.kept_sectors.q.val();
            self.reply_context.next = self.kept_context.q.val();
        }
    }
}
