//! The arbiter of requests.
use super::super::kind::{FLUSH, INVALIDATE, KINDS, LOOKUP, REMOVE};
use super::super::{Config, Flush, Invalidate, Lookup, Remove};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// The request that passes.
    pub flow Passed(config: &Config) {
        /// Kind of the request.
        kind: u64 as KINDS = 2,
        /// Its line address; 0 for a flush.
        line: u64 = config.line_bits(),
        /// Its core; 0 for an invalidate and a flush.
        core: u64 = config.core_bits(),
        /// A lookup that looks for a sharer.
        may_forward: bool,
        /// A lookup whose core becomes a sharer.
        adds: bool,
    }
}

/// Arbitrates requests by fixed priority: overdue lookup, flush, invalidate, remove, lookup.
#[derive(LogicBlock)]
pub struct Requests {
    kind: Kind,
    /// A request may be granted in this cycle.
    pub may_pass: Signal<In, Bit>,
    /// Everything is to be freed.
    pub flush: Input<Flush>,
    /// A store or coherent operation.
    pub invalidate: Input<Invalidate>,
    /// An L1 gave a line up.
    pub remove: Input<Remove>,
    /// A load missed its L1.
    pub lookup: Input<Lookup>,
    /// The request that passes.
    pub passed: Output<Passed>,
    /// Cycles running in which the lookup did not pass.
    waited: Reg,
    _timeout: usize,
}

impl Requests {
    /// The choice among requests to a tracker of `config`.
    pub fn new(config: &Config) -> Requests {
        let timeout = Config::TIMEOUT as usize;
        Requests {
            kind: Kind::of::<Requests>(
                "Arbitrates requests by fixed priority: overdue lookup, flush, invalidate, remove, \
                 lookup.",
            )
            .named("sharing_tracker_requests")
            .with("line", config.line_bits())
            .with("core", config.core_bits()),
            may_pass: Signal::default(),
            flush: Flush::input(()),
            invalidate: Invalidate::input(config),
            remove: Remove::input(config),
            lookup: Lookup::input(config),
            passed: Passed::output(config),
            waited: Reg::new(index_bits(timeout + 1)),
            _timeout: timeout,
        }
    }
}

impl Logic for Requests {
    #[kernel]
    fn update(&mut self) {
        let is_overdue = self.lookup.valid && (self.waited.q == self._timeout);
        let may_enter = self.may_pass && !is_overdue;
        let before_remove = self.flush.valid || self.invalidate.valid;
        let before_lookup = before_remove || self.remove.valid;
        let lookup_may = self.may_pass && (is_overdue || !before_lookup);

        self.flush.ready = may_enter;
        self.invalidate.ready = may_enter && !self.flush.valid;
        self.remove.ready = may_enter && !before_remove;
        self.lookup.ready = lookup_may;

        self.passed.valid = self.may_pass && (before_lookup || self.lookup.valid);
        self.passed.kind = LOOKUP.into();
        self.passed.line = self.lookup.line;
        self.passed.core = self.lookup.core;
        self.passed.may_forward = self.lookup.may_forward && !is_overdue;
        self.passed.adds = self.lookup.adds && !is_overdue;
        if before_lookup && !is_overdue {
            self.passed.may_forward = false;
            self.passed.adds = false;
            if self.flush.valid {
                self.passed.kind = FLUSH.into();
                self.passed.line = 0;
                self.passed.core = 0;
            } else if self.invalidate.valid {
                self.passed.kind = INVALIDATE.into();
                self.passed.line = self.invalidate.line;
                self.passed.core = 0;
            } else {
                self.passed.kind = REMOVE.into();
                self.passed.line = self.remove.line;
                self.passed.core = self.remove.core;
            }
        }

        self.waited.d = 0;
        if self.lookup.valid && !lookup_may {
            self.waited.hold();
            if !is_overdue {
                self.waited.d = self.waited.q + 1;
            }
        }
    }
}
