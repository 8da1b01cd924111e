//! The hardware: a stage that holds one request, in front of the table.

mod requests;
mod rotation;
mod table;
mod way;
mod written_sets;

use super::kind::{FLUSH, INVALIDATE, REMOVE};
use super::{Config, Ports};
use requests::Requests;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use table::Table;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SharingTracker {
    kind: Kind,
    pub(super) ports: Ports,
    requests: Requests,
    // The request that is answered.
    holds: Flop<Bit>,
    request_kind: Reg,
    line: Reg,
    core: Reg,
    may_forward: Flop<Bit>,
    adds: Flop<Bit>,
    table: Table,
    _config: Config,
}

impl SharingTracker {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SharingTracker {
        SharingTracker {
            kind: Kind::of::<SharingTracker>(
                "A directory of the cores whose L1 holds a copy of a line, which names one of them \
                 to answer the load miss of another.",
            ),
            ports: Ports::new(config),
            requests: Requests::new(config),
            holds: Flop::new(),
            request_kind: Reg::new(2),
            line: Reg::new(config.line_bits()),
            core: Reg::new(config.core_bits()),
            may_forward: Flop::new(),
            adds: Flop::new(),
            table: Table::new(config),
            _config: config.clone(),
        }
    }
}

impl Logic for SharingTracker {
    #[kernel]
    fn update(&mut self) {
        let (set_bits, banks) = (self._config.set_bits(), self._config.banks());
        let passes = !self.holds.q || self.answer.ready;

        // The request that passes, and the set that it reads.
        self.requests.may_pass = passes;
        self.ports.flush.link(&mut self.requests.flush);
        self.ports.invalidate.link(&mut self.requests.invalidate);
        self.ports.remove.link(&mut self.requests.remove);
        self.ports.lookup.link(&mut self.requests.lookup);

        self.holds.hold();
        self.request_kind.hold();
        self.line.hold();
        self.core.hold();
        self.may_forward.hold();
        self.adds.hold();
        if set_bits > 0 {
            self.table.reads = self.holds.q;
            self.table.read_set = bits_to(self.line.q, set_bits);
        }
        if passes {
            self.holds.d = self.requests.passed.valid;
            self.request_kind.d = self.requests.passed.kind;
            self.line.d = self.requests.passed.line;
            self.core.d = self.requests.passed.core;
            self.may_forward.d = self.requests.passed.may_forward;
            self.adds.d = self.requests.passed.adds;
            if set_bits > 0 {
                self.table.reads = self.requests.passed.valid;
                self.table.read_set = bits_to(self.requests.passed.line, set_bits);
            }
        }

        if set_bits > 0 {
            self.table.set_number = bits_to(self.line.q, set_bits);
        }
        self.table.tag = bits_to(self.line.q >> set_bits, self._config.tag_bits());
        self.table.core = self.core.q;
        self.table.may_forward = self.may_forward.q;
        self.table.adds = self.adds.q;
        self.table.is_remove = self.request_kind.q == REMOVE;
        self.table.is_invalidate = self.request_kind.q == INVALIDATE;
        self.table.is_flush = self.request_kind.q == FLUSH;
        // The set is written back when the answer is taken.
        self.table.commit = self.holds.q && self.answer.ready;

        self.answer.valid = self.holds.q;
        self.answer.kind = self.request_kind.q;
        self.answer.line = self.line.q;
        self.answer.core = self.core.q;
        self.answer.bank = 0;
        if banks > 1 {
            self.answer.bank = bits_to(self.line.q, self._config.bank_bits());
        }
        self.answer.forward = self.holds.q && self.table.forward;
        self.answer.forward_core = self.table.forward_core;
        self.answer.sharers = self.table.sharers;
    }
}
