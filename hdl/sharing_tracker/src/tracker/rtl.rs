//! The hardware: a stage that holds one request, in front of the table.

mod requests;
mod rotation;
mod table;
mod way;
mod written_sets;

use super::Config;
use requests::{FLUSH, INVALIDATE, REMOVE, Requests};
pub use requests::{Flush, Invalidate, Lookup, Remove};
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use table::Table;

/// The answer to a request.
#[derive(LogicInterface)]
pub struct Answer {
    /// One stands.
    pub valid: Signal<Out, Bit>,
    /// It is taken.
    pub ready: Signal<In, Bit>,
    /// Which request: lookup, remove, invalidate, flush.
    pub kind: Wire<Out>,
    /// Its line address.
    pub line: Wire<Out>,
    /// Its core.
    pub core: Wire<Out>,
    /// The bank of its line.
    pub bank: Wire<Out>,
    /// A sharer can answer.
    pub forward: Signal<Out, Bit>,
    /// That sharer.
    pub forward_core: Wire<Out>,
    /// The line's sharers after the request.
    pub sharers: Wire<Out>,
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct SharingTracker {
    kind: Kind,
    /// Everything is to be freed.
    pub flush: Flush,
    /// A store or coherent operation.
    pub invalidate: Invalidate,
    /// An L1 gave a line up.
    pub remove: Remove,
    /// A load missed its L1.
    pub lookup: Lookup,
    /// The answer to a request.
    pub answer: Answer,
    requests: Requests,
    // The request that is answered.
    holds: Flop<Bit>,
    request_kind: Reg,
    line: Reg,
    core: Reg,
    asks: Flop<Bit>,
    adds: Flop<Bit>,
    table: Table,
    _config: Config,
}

impl SharingTracker {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> SharingTracker {
        let (line_bits, core_bits) = (config.line_bits(), config.core_bits());
        SharingTracker {
            kind: Kind::of::<SharingTracker>(
                "Remembers which cores hold a copy of a line in their L1, and names one of them to \
                 answer the load miss of another.",
            ),
            flush: Flush::default(),
            invalidate: Invalidate::new(line_bits),
            remove: Remove::new(line_bits, core_bits),
            lookup: Lookup::new(line_bits, core_bits),
            answer: Answer {
                valid: Signal::default(),
                ready: Signal::default(),
                kind: Wire::new(2),
                line: Wire::new(line_bits),
                core: Wire::new(core_bits),
                bank: Wire::new(config.bank_bits()),
                forward: Signal::default(),
                forward_core: Wire::new(core_bits),
                sharers: Wire::new(config.cores()),
            },
            requests: Requests::new(line_bits, core_bits, Config::PATIENCE as usize),
            holds: Flop::new(),
            request_kind: Reg::new(2),
            line: Reg::new(line_bits),
            core: Reg::new(core_bits),
            asks: Flop::new(),
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
        self.requests.flush.valid.next = self.flush.valid.val();
        self.requests.invalidate.valid.next = self.invalidate.valid.val();
        self.requests.invalidate.line.next = self.invalidate.line.val();
        self.requests.remove.valid.next = self.remove.valid.val();
        self.requests.remove.line.next = self.remove.line.val();
        self.requests.remove.core.next = self.remove.core.val();
        self.requests.lookup.valid.next = self.lookup.valid.val();
        self.requests.lookup.line.next = self.lookup.line.val();
        self.requests.lookup.core.next = self.lookup.core.val();
        self.requests.lookup.asks.next = self.lookup.asks.val();
        self.requests.lookup.adds.next = self.lookup.adds.val();
        self.flush.ready.next = self.requests.flush.ready.val();
        self.invalidate.ready.next = self.requests.invalidate.ready.val();
        self.remove.ready.next = self.requests.remove.ready.val();
        self.lookup.ready.next = self.requests.lookup.ready.val();

        self.holds.hold();
        self.request_kind.hold();
        self.line.hold();
        self.core.hold();
        self.asks.hold();
        self.adds.hold();
        self.table.read_set.next = bits_to(self.line.q.val(), set_bits);
        if passes {
            self.holds.d.next = self.requests.passed.valid.val();
            self.request_kind.d.next = self.requests.passed.kind.val();
            self.line.d.next = self.requests.passed.line.val();
            self.core.d.next = self.requests.passed.core.val();
            self.asks.d.next = self.requests.passed.asks.val();
            self.adds.d.next = self.requests.passed.adds.val();
            self.table.read_set.next = bits_to(self.requests.passed.line.val(), set_bits);
        }

        self.table.set_number.next = bits_to(self.line.q.val(), set_bits);
        self.table.tag.next = bits_to(self.line.q.val() >> set_bits, self._config.tag_bits());
        self.table.core.next = self.core.q.val();
        self.table.asks.next = self.asks.q.val();
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
