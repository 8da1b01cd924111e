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
        let passes = !self.holds.q.val() || self.answer.ready.val();

        // The request that passes, and the set that it reads.
        self.requests.may_pass.next = passes;
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
            self.table.reads.next = self.holds.q.val();
            self.table.read_set.next = bits_to(self.line.q.val(), set_bits);
        }
        if passes {
            self.holds.d.next = self.requests.passed.valid.val();
            self.request_kind.d.next = self.requests.passed.kind.val();
            self.line.d.next = self.requests.passed.line.val();
            self.core.d.next = self.requests.passed.core.val();
            self.may_forward.d.next = self.requests.passed.may_forward.val();
            self.adds.d.next = self.requests.passed.adds.val();
            if set_bits > 0 {
                self.table.reads.next = self.requests.passed.valid.val();
                self.table.read_set.next = bits_to(self.requests.passed.line.val(), set_bits);
            }
        }

        if set_bits > 0 {
            self.table.set_number.next = bits_to(self.line.q.val(), set_bits);
        }
        self.table.tag.next = bits_to(self.line.q.val() >> set_bits, self._config.tag_bits());
        self.table.core.next = self.core.q.val();
        self.table.may_forward.next = self.may_forward.q.val();
        self.table.adds.next = self.adds.q.val();
        self.table.is_remove.next = self.request_kind.q.val() == REMOVE;
        self.table.is_invalidate.next = self.request_kind.q.val() == INVALIDATE;
        self.table.is_flush.next = self.request_kind.q.val() == FLUSH;
        // The set is written back when the answer is taken.
        self.table.commit.next = self.holds.q.val() && self.answer.ready.val();

        self.answer.valid.next = self.holds.q.val();
        self.answer.kind.next = self.request_kind.q.val();
        self.answer.line.next = self.line.q.val();
        self.answer.core.next = self.core.q.val();
        self.answer.bank.next = 0.into();
        if banks > 1 {
            self.answer.bank.next = bits_to(self.line.q.val(), self._config.bank_bits());
        }
        self.answer.forward.next = self.holds.q.val() && self.table.forward.val();
        self.answer.forward_core.next = self.table.forward_core.val();
        self.answer.sharers.next = self.table.sharers.val();
    }
}
