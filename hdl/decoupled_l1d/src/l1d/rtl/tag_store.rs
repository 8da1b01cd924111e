//! The tag store, the data store's policy, and what becomes of the request in lookup.

use super::least_used::LeastUsed;
use super::tag_way::TagWay;
use crate::l1d::Config;
use base::l1::rtl::{Command, State};
use base::streams::{STATUS_BITS, kind, status};
use design::WriteHit;
use kit::replacement::ReplacementPolicy;
use kit::set_index::{IndexFunction, SetIndex};
use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The request in lookup, or the stale line that is given up.
#[derive(LogicInterface)]
pub struct Request {
    /// A request is in the first cycle of its lookup.
    pub is_first: Signal<In, Bit>,
    /// A stale line is given up.
    pub is_release: Signal<In, Bit>,
    /// Its position.
    pub release_position: Wire<In>,
    /// Load, store or atomic.
    pub kind: Wire<In>,
    /// Not to be answered from, or kept in, this cache.
    pub bypass_l1: Signal<In, Bit>,
    /// Line address.
    pub line: Wire<In>,
    /// The set of the request or of the stale line.
    pub set_number: Wire<In>,
}

/// The request's entry after the request.
#[derive(LogicInterface)]
pub struct Entry {
    /// There is one.
    pub valid: Signal<Out, Bit>,
    /// Its reference count.
    pub rc: Wire<Out>,
    /// It has a position.
    pub committed: Signal<Out, Bit>,
    /// Which.
    pub position: Wire<Out>,
}

/// The tag store, the data store's policy, and what becomes of the request in lookup.
#[derive(LogicBlock)]
pub struct TagStore {
    kind: Kind,
    /// The set to be looked up in the next cycle.
    pub next_set: Wire<In>,
    /// The request in lookup.
    pub request: Request,
    /// What lies behind the tags.
    pub state: State,
    /// Baseline mode.
    pub is_baseline: Signal<In, Bit>,
    /// Every entry of `clear_set` becomes invalid.
    pub clear: Signal<In, Bit>,
    /// The set.
    pub clear_set: Wire<In>,
    /// What is to be done for the request.
    pub command: Command,
    /// What becomes of it.
    pub status: Wire<Out>,
    /// A readable line is released by it.
    pub evict: Signal<Out, Bit>,
    /// Its address.
    pub evict_line: Wire<Out>,
    /// The request's entry after it.
    pub entry: Entry,
    /// Free_Line of the set after it.
    pub free_lines: Wire<Out>,
    ways: Vec<TagWay>,
    least_used: LeastUsed,
    order: WriteFirstRam,
    policy: ReplacementPolicy,
    hash: Optional<SetIndex>,
    /// The entry of the line in lookup, a bit, and its number.
    found: Wire<Local>,
    found_way: Wire<Local>,
    candidates: Wire<Local>,
    /// Position of the entry found, a bit each, if it has one.
    found_position: Wire<Local>,
    position: Wire<Local>,
    /// Positions that no entry has.
    free: Wire<Local>,
    lowest_free: Wire<Local>,
    /// The position to commit or to release.
    chosen: Wire<Local>,
    /// Owners, a bit each: of the policy's choice, and of the position that is released.
    owners: Wire<Local>,
    released: Wire<Local>,
    released_tag: Wire<Local>,
    /// Invalid ways that may be taken.
    empty: Wire<Local>,
    taken_way: Wire<Local>,
    own_way: Wire<Local>,
    /// Positions that an entry has after the request.
    used_after: Wire<Local>,
    /// `sums[p]`: free positions among 0 to p after the request.
    sums: Vec<Wire<Local>>,
    _ways: usize,
    _positions: usize,
    _threshold: usize,
    _commits_new: bool,
    _is_linear: bool,
    _evicts: bool,
}

mod build;
mod kernel;
