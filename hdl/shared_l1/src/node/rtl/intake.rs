//! The way of a request to the tags.

mod build;
mod kernel;

use super::streams::RemoteIn;
use crate::l1_arbiter::rtl::L1Arbiter;
use crate::request_classifier::rtl::RequestClassifier;
use base::streams::CoreRequest;
use kit::set_index::SetIndex;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The request of another core that is accepted in this cycle.
#[derive(LogicInterface)]
pub struct Taken {
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// The core that asks.
    pub core: Wire<Out>,
    /// Its identifier.
    pub id: Wire<Out>,
    /// Sectors that it wants; none for a store.
    pub sectors: Wire<Out>,
    /// The place that it takes.
    pub place: Wire<In>,
}

/// The request in lookup.
#[derive(LogicInterface)]
pub struct Held {
    /// There is one.
    pub is_busy: Signal<Out, Bit>,
    /// It is in the first cycle of its lookup.
    pub is_first: Signal<Out, Bit>,
    /// Load, store or atomic.
    pub kind: Wire<Out>,
    /// The atomic's operation.
    pub operation: Wire<Out>,
    /// Line address.
    pub line: Wire<Out>,
    /// Its set.
    pub set_number: Wire<Out>,
    /// Sectors of the line.
    pub sectors: Wire<Out>,
    /// Bytes that a store writes.
    pub byte_enable: Wire<Out>,
    /// Their values.
    pub data: Wire<Out>,
    /// To the tags it is one with `bypass_l1`.
    pub bypass_l1: Signal<Out, Bit>,
    /// Its identifier in the L1; the bit that says that its reply counts is clear.
    pub id: Wire<Out>,
    /// It is of another core.
    pub is_remote: Signal<Out, Bit>,
    /// It is an own one whose way is not the own L1.
    pub leaves: Signal<Out, Bit>,
    /// It leaves for its home.
    pub to_home: Signal<Out, Bit>,
    /// It leaves, and does nothing in the own tags.
    pub skips_tags: Signal<Out, Bit>,
    /// Its set was shared when it was accepted.
    pub is_shared: Signal<Out, Bit>,
    /// Its line is homed elsewhere.
    pub is_foreign: Signal<Out, Bit>,
    /// Its home.
    pub home: Wire<Out>,
}

/// Takes a request in a cycle, the core's own or another core's, says of an own one which way it goes,
/// and keeps it while it is looked up.
#[derive(LogicBlock)]
pub struct Intake {
    kind: Kind,
    /// Own requests.
    pub core_request: CoreRequest,
    /// Requests of other cores.
    pub remote_in: RemoteIn,
    /// Even sets are shared.
    pub even_sets_shared: Signal<In, Bit>,
    /// Odd sets are shared.
    pub odd_sets_shared: Signal<In, Bit>,
    /// Number of this core.
    pub core_number: Wire<In>,
    /// The cache is to be emptied.
    pub flush: Signal<In, Bit>,
    /// A request of another core may be looked up.
    pub admits: Signal<In, Bit>,
    /// No request may be accepted, but the one in lookup may end.
    pub stops: Signal<In, Bit>,
    /// The request in lookup is not done in this cycle.
    pub waits: Signal<In, Bit>,
    /// The request of another core that is accepted.
    pub taken: Taken,
    /// The set of the request that is accepted.
    pub next_set: Wire<Out>,
    /// The request in lookup.
    pub held: Held,
    arbiter: L1Arbiter,
    classifier: RequestClassifier,
    index: SetIndex,
    is_busy: Flop<Bit>,
    is_first: Flop<Bit>,
    request_kind: Reg,
    operation: Reg,
    line: Reg,
    set: Reg,
    sectors: Reg,
    byte_enable: Reg,
    data: Reg,
    bypass_l1: Flop<Bit>,
    id: Reg,
    leaves: Flop<Bit>,
    to_home: Flop<Bit>,
    skips_tags: Flop<Bit>,
    is_shared: Flop<Bit>,
    is_foreign: Flop<Bit>,
    home: Reg,
    /// The head that is offered, apart.
    head_kind: Wire<Local>,
    head_line: Wire<Local>,
    head_sectors: Wire<Local>,
    head_core: Wire<Local>,
    head_id: Wire<Local>,
    /// Where an own request goes.
    way: Wire<Local>,
    goes_away: Signal<Local, Bit>,
    _chunking: bool,
}
