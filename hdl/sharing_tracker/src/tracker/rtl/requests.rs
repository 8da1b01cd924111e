//! Which request passes.
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// A lookup's kind in an answer.
pub const LOOKUP: usize = 0;
/// A remove's.
pub const REMOVE: usize = 1;
/// An invalidate's.
pub const INVALIDATE: usize = 2;
/// A flush's.
pub const FLUSH: usize = 3;

/// Everything is to be freed.
#[derive(LogicInterface, Clone, Default)]
pub struct Flush {
    /// It is asked for.
    pub valid: Signal<In, Bit>,
    /// It would pass.
    pub ready: Signal<Out, Bit>,
}

/// A store or coherent operation.
#[derive(LogicInterface, Clone)]
pub struct Invalidate {
    /// It is offered.
    pub valid: Signal<In, Bit>,
    /// It would pass.
    pub ready: Signal<Out, Bit>,
    /// Its line address.
    pub line: Wire<In>,
}

/// An L1 gave a line up.
#[derive(LogicInterface, Clone)]
pub struct Remove {
    /// It is offered.
    pub valid: Signal<In, Bit>,
    /// It would pass.
    pub ready: Signal<Out, Bit>,
    /// The line's address.
    pub line: Wire<In>,
    /// The core of that L1.
    pub core: Wire<In>,
}

/// A load missed its L1.
#[derive(LogicInterface, Clone)]
pub struct Lookup {
    /// It is offered.
    pub valid: Signal<In, Bit>,
    /// It would pass.
    pub ready: Signal<Out, Bit>,
    /// Its line address.
    pub line: Wire<In>,
    /// Its core.
    pub core: Wire<In>,
    /// A sharer is looked for.
    pub asks: Signal<In, Bit>,
    /// Its core becomes a sharer.
    pub adds: Signal<In, Bit>,
}

/// The request that passes.
#[derive(LogicInterface)]
pub struct Passed {
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// Which of the four.
    pub kind: Wire<Out>,
    /// Its line address; 0 for a flush.
    pub line: Wire<Out>,
    /// Its core; 0 for an invalidate and a flush.
    pub core: Wire<Out>,
    /// A lookup that looks for a sharer.
    pub asks: Signal<Out, Bit>,
    /// A lookup whose core becomes a sharer.
    pub adds: Signal<Out, Bit>,
}

/// Chooses one request: overdue lookup, flush, invalidate, remove, lookup.
#[derive(LogicBlock)]
pub struct Requests {
    kind: Kind,
    /// One may pass.
    pub may_pass: Signal<In, Bit>,
    /// Everything is to be freed.
    pub flush: Flush,
    /// A store or coherent operation.
    pub invalidate: Invalidate,
    /// An L1 gave a line up.
    pub remove: Remove,
    /// A load missed its L1.
    pub lookup: Lookup,
    /// The request that passes.
    pub passed: Passed,
    /// Cycles running in which the lookup did not pass.
    waited: Reg,
    _patience: usize,
}

impl Requests {
    /// Line addresses of `line_bits` bits, core numbers of `core_bits`; a lookup is overdue after
    /// `patience` cycles.
    pub fn new(line_bits: usize, core_bits: usize, patience: usize) -> Requests {
        Requests {
            kind: Kind::of::<Requests>(
                "Lets one request pass: an overdue lookup, flush, invalidate, remove, lookup.",
            )
            .named("sharing_tracker_requests")
            .with("line", line_bits)
            .with("core", core_bits),
            may_pass: Signal::default(),
            flush: Flush::default(),
            invalidate: Invalidate::new(line_bits),
            remove: Remove::new(line_bits, core_bits),
            lookup: Lookup::new(line_bits, core_bits),
            passed: Passed {
                valid: Signal::default(),
                kind: Wire::new(2),
                line: Wire::new(line_bits),
                core: Wire::new(core_bits),
                asks: Signal::default(),
                adds: Signal::default(),
            },
            waited: Reg::new(index_bits(patience + 1)),
            _patience: patience,
        }
    }
}

impl Invalidate {
    /// The stream, with line addresses of `line_bits` bits.
    pub fn new(line_bits: usize) -> Invalidate {
        let (valid, ready) = (Signal::default(), Signal::default());
        Invalidate { valid, ready, line: Wire::new(line_bits) }
    }
}

impl Remove {
    /// The stream, with line addresses of `line_bits` bits and core numbers of `core_bits`.
    pub fn new(line_bits: usize, core_bits: usize) -> Remove {
        let (valid, ready) = (Signal::default(), Signal::default());
        Remove { valid, ready, line: Wire::new(line_bits), core: Wire::new(core_bits) }
    }
}

impl Lookup {
    /// The stream, with line addresses of `line_bits` bits and core numbers of `core_bits`.
    pub fn new(line_bits: usize, core_bits: usize) -> Lookup {
        Lookup {
            valid: Signal::default(),
            ready: Signal::default(),
            line: Wire::new(line_bits),
            core: Wire::new(core_bits),
            asks: Signal::default(),
            adds: Signal::default(),
        }
    }
}

impl Logic for Requests {
    #[kernel]
    fn update(&mut self) {
        let is_overdue = self.lookup.valid.val() && (self.waited.q.val() == self._patience);
        let others_may = self.may_pass.val() && !is_overdue;
        let before_remove = self.flush.valid.val() || self.invalidate.valid.val();
        let before_lookup = before_remove || self.remove.valid.val();
        let lookup_may = self.may_pass.val() && (is_overdue || !before_lookup);

        self.flush.ready.next = others_may;
        self.invalidate.ready.next = others_may && !self.flush.valid.val();
        self.remove.ready.next = others_may && !before_remove;
        self.lookup.ready.next = lookup_may;

        self.passed.valid.next = self.may_pass.val() && (before_lookup || self.lookup.valid.val());
        self.passed.kind.next = LOOKUP.into();
        self.passed.line.next = self.lookup.line.val();
        self.passed.core.next = self.lookup.core.val();
        self.passed.asks.next = self.lookup.asks.val() && !is_overdue;
        self.passed.adds.next = self.lookup.adds.val() && !is_overdue;
        if before_lookup && !is_overdue {
            self.passed.asks.next = false;
            self.passed.adds.next = false;
            if self.flush.valid.val() {
                self.passed.kind.next = FLUSH.into();
                self.passed.line.next = 0.into();
                self.passed.core.next = 0.into();
            } else if self.invalidate.valid.val() {
                self.passed.kind.next = INVALIDATE.into();
                self.passed.line.next = self.invalidate.line.val();
                self.passed.core.next = 0.into();
            } else {
                self.passed.kind.next = REMOVE.into();
                self.passed.line.next = self.remove.line.val();
                self.passed.core.next = self.remove.core.val();
            }
        }

        self.waited.d.next = 0.into();
        if self.lookup.valid.val() && !lookup_may {
            self.waited.hold();
            if !is_overdue {
                self.waited.d.next = self.waited.q.val() + 1;
            }
        }
    }
}
