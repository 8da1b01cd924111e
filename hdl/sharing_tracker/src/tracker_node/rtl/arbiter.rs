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
        self.is_forward.next = self.offered.forward.val() && self.may_forward.val();
        let may_enter = self.is_open.val() && !self.is_forward.val();
        self.line_first.next = self.line_has_priority.q.val() || !self.offered.request.val();
        self.is_line.next = self.offered.line.val() && self.line_first.val();

        // A line can be refused only in the cycle after it entered, in which the turn is the requests': so whether they
        // and forwards enter does not depend on the end of that lookup.
        self.ready.forward.next = self.is_open.val() && self.may_forward.val();
        self.ready.request.next =
            may_enter && !(self.line_has_priority.q.val() && self.offered.line.val());
        self.ready.line.next = may_enter && self.line_first.val() && !self.is_refused.val();
        self.enters.forward.next = self.offered.forward.val() && self.ready.forward.val();
        self.enters.request.next = self.offered.request.val() && self.ready.request.val();
        self.enters.line.next = self.offered.line.val() && self.ready.line.val();

        self.line_has_priority.hold();
        if self.enters.request.val() {
            self.line_has_priority.d.next = true;
        }
        if self.enters.line.val() {
            self.line_has_priority.d.next = false;
        }
    }
}
