//! Arbitration for the lookup: between a forward, a request of the core, and a line of one of its
//! warps.

use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Something of each kind that can enter.
    pub bundle Kinds {
        /// A request that the tracker forwards from another core.
        forward: bool,
        /// A request of the core.
        request: bool,
        /// A line of a warp.
        line: bool,
    }
}

/// Lets one of three kinds enter: a forward first, which cannot in the cycle after one; else the core's requests and
/// the lines of its warps in turn.
#[derive(LogicBlock)]
pub struct NodeArbiter {
    kind: Kind,
    /// Something can enter.
    pub is_open: Signal<In, Bit>,
    /// A forward can, if something can.
    pub may_forward: Signal<In, Bit>,
    /// The offers; a line is offered also where it is refused in this cycle.
    pub offered: Input<Kinds>,
    /// The line in lookup is refused: until it waits, none is offered.
    pub is_refused: Signal<In, Bit>,
    /// The kinds that would enter, whether offered or not.
    pub ready: Output<Kinds>,
    /// The kinds that enter.
    pub enters: Output<Kinds>,
    /// The next lookup, if one enters, is a forward's.
    pub is_forward: Signal<Out, Bit>,
    /// If not, a line; else a request.
    pub is_line: Signal<Out, Bit>,
    /// A line goes before a request.
    line_has_priority: Flop<Bit>,
    line_first: Signal<Local, Bit>,
}

impl NodeArbiter {
    /// The core's requests go before lines.
    pub fn new() -> NodeArbiter {
        NodeArbiter {
            kind: Kind::of::<NodeArbiter>(
                "Lets a forward enter, else a request of the core or a line of one of its warps, \
                 these in turn.",
            )
            .named("tracker_node_arbiter"),
            is_open: Signal::default(),
            may_forward: Signal::default(),
            offered: Kinds::input(()),
            is_refused: Signal::default(),
            ready: Kinds::output(()),
            enters: Kinds::output(()),
            is_forward: Signal::default(),
            is_line: Signal::default(),
            line_has_priority: Flop::new(),
            line_first: Signal::default(),
        }
    }
}

impl Logic for NodeArbiter {
    #[kernel]
    fn update(&mut self) {
        self.is_forward = self.offered.forward && self.may_forward;
        let may_enter = self.is_open && !self.is_forward;
        self.line_first = self.line_has_priority.q || !self.offered.request;
        self.is_line = self.offered.line && self.line_first;

        // A line can be refused only in the cycle after it entered, in which the turn is the requests': so whether they
        // and forwards enter does not depend on the end of that lookup.
        self.ready.forward = self.is_open && self.may_forward;
        self.ready.request = may_enter && !(self.line_has_priority.q && self.offered.line);
        self.ready.line = may_enter && self.line_first && !self.is_refused;
        self.enters.forward = self.offered.forward && self.ready.forward;
        self.enters.request = self.offered.request && self.ready.request;
        self.enters.line = self.offered.line && self.ready.line;

        self.line_has_priority.hold();
        if self.enters.request {
            self.line_has_priority.d = true;
        }
        if self.enters.line {
            self.line_has_priority.d = false;
        }
    }
}
