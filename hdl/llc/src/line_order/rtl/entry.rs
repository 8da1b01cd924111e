//! One unanswered request.

use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A request from its passing until its last beat has passed: what those behind it must know of it.
#[derive(LogicBlock)]
pub struct LineOrderEntry {
    kind: Kind,
    /// Line of the request that asks.
    pub line: Wire<In>,
    /// The sectors that it names, a bit each.
    pub sectors: Wire<In>,
    /// The request is no load.
    pub is_write: Signal<In, Bit>,
    /// Its identifier.
    pub id: Wire<In>,
    /// The request passes, and this entry takes it.
    pub takes: Signal<In, Bit>,
    /// A last beat passes.
    pub is_answered: Signal<In, Bit>,
    /// Identifier of the beat.
    pub answered_id: Wire<In>,
    /// The entry has a request.
    pub is_busy: Signal<Out, Bit>,
    /// The request that asks must wait for the entry's.
    pub holds: Signal<Out, Bit>,
    busy: Flop<Bit>,
    write: Flop<Bit>,
    kept_line: Reg,
    kept_sectors: Reg,
    kept_id: Reg,
}

impl LineOrderEntry {
    /// A free entry.
    pub fn new(config: &Config) -> LineOrderEntry {
        let (line, sectors, id) = (config.line_bits(), config.sectors(), config.memory_id_bits());
        LineOrderEntry {
            kind: Kind::of::<LineOrderEntry>(
                "A request from its passing until its last beat has passed: what those behind it \
                 must know of it.",
            ),
            line: Wire::new(line),
            sectors: Wire::new(sectors),
            is_write: Signal::default(),
            id: Wire::new(id),
            takes: Signal::default(),
            is_answered: Signal::default(),
            answered_id: Wire::new(id),
            is_busy: Signal::default(),
            holds: Signal::default(),
            busy: Flop::new(),
            write: Flop::new(),
            kept_line: Reg::new(line),
            kept_sectors: Reg::new(sectors),
            kept_id: Reg::new(id),
        }
    }
}

impl Logic for LineOrderEntry {
    #[kernel]
    fn update(&mut self) {
        let is_line = self.busy.q && (self.kept_line.q == self.line);
        let overlaps = is_line && (self.kept_sectors.q & self.sectors).any();
        self.is_busy = self.busy.q;
        self.holds = overlaps && (self.write.q || self.is_write);

        self.busy.hold();
        self.write.hold();
        self.kept_line.hold();
        self.kept_sectors.hold();
        self.kept_id.hold();
        if self.is_answered && (self.kept_id.q == self.answered_id) {
            self.busy.d = false;
        }
        if self.takes {
            self.busy.d = true;
            self.write.d = self.is_write;
            self.kept_line.d = self.line;
            self.kept_sectors.d = self.sectors;
            self.kept_id.d = self.id;
        }
    }
}
