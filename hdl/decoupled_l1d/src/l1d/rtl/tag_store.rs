//! The tag store, the data store's policy, and what becomes of the request in lookup.

use super::least_used::LeastUsed;
use super::tag_way::TagWay;
use crate::l1d::{Config, Entry};
use base::data_side::Command;
use base::lookup::State;
use base::streams::{KIND_BITS, STATUS_BITS, kind, status};
use design::WriteHit;
use kit::replacement::ReplacementPolicy;
use kit::set_index::{IndexFunction, SetIndex};
use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// The request in lookup, or the stale line that is given up.
    pub bundle Request(config: &Config) {
        /// A request is in the first cycle of its lookup.
        is_first: bool,
        /// A stale line is given up.
        is_release: bool,
        /// Its position.
        release_position: u64 = config.position_bits(),
        /// Load, store or atomic.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// Not to be answered from, or kept in, this cache.
        bypass_l1: bool,
        /// Line address.
        line: u64 = config.data().line_bits(),
        /// The set of the request or of the stale line.
        set_number: u64 = config.data().set_bits(),
    }
}

/// The tag store, the data store's policy, and what becomes of the request in lookup.
#[derive(LogicBlock)]
pub struct TagStore {
    kind: Kind,
    /// The set to be looked up in the next cycle.
    pub next_set: Wire<In>,
    /// The request in lookup.
    pub request: Input<Request>,
    /// What lies behind the tags.
    pub state: Input<State>,
    /// Baseline mode.
    pub is_baseline: Signal<In, Bit>,
    /// Every entry of `clear_set` becomes invalid.
    pub clear: Signal<In, Bit>,
    /// The set.
    pub clear_set: Wire<In>,
    /// What is to be done for the request.
    pub command: Output<Command>,
    /// What becomes of it.
    pub status: Wire<Out>,
    /// A readable line is released by it.
    pub evict: Signal<Out, Bit>,
    /// Its address.
    pub evict_line: Wire<Out>,
    /// The request's entry after it.
    pub entry: Output<Entry>,
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
