//! The tag store, the data store's replacement policy, and the status of the request in lookup.

mod change;
mod choice;

use super::least_used::LeastUsed;
use super::tag_way::TagWay;
use crate::l1d::{Config, Entry};
use base::data_side::Command;
use base::lookup::State;
use base::set_memory::SetMemory;
use base::streams::{KIND_BITS, STATUS_BITS, kind};
use design::{PendingStore, WriteHit};
use kit::replacement::ReplacementPolicy;
use kit::set_index::{IndexFunction, SetIndex};
use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// The request in lookup, or the stale line that is released.
    pub bundle Request(config: &Config) {
        /// A request is in the first cycle of its lookup.
        is_first: bool,
        /// A stale line is released.
        is_release: bool,
        /// Index in the data array of the entry that is released.
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

/// The tag store, the data store's replacement policy, and the status of the request in lookup.
#[derive(LogicBlock)]
pub struct TagStore {
    kind: Kind,
    /// A set is read: a request may be looked up in the next cycle, or a stale line is released.
    pub reads: Signal<In, Bit>,
    /// The set to be looked up in the next cycle.
    pub next_set: Wire<In>,
    /// The request in lookup.
    pub request: Input<Request>,
    /// State of the logic behind the tags.
    pub state: Input<State>,
    /// Baseline mode.
    pub is_baseline: Signal<In, Bit>,
    /// Every entry of `clear_set` becomes invalid.
    pub clear: Signal<In, Bit>,
    /// Set number of the step of a flush.
    pub clear_set: Wire<In>,
    /// Command for the request.
    pub command: Output<Command>,
    /// Status of the request.
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
    /// Position, RC and tag of every way.
    words: SetMemory,
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
    /// State of the line in lookup: in flight, in flight and joinable, readable, or without a position.
    is_pending: Signal<Local, Bit>,
    is_joinable: Signal<Local, Bit>,
    is_readable: Signal<Local, Bit>,
    is_candidate: Signal<Local, Bit>,
    /// Kind of the request in lookup.
    is_load: Signal<Local, Bit>,
    is_plain: Signal<Local, Bit>,
    is_plain_load: Signal<Local, Bit>,
    is_plain_store: Signal<Local, Bit>,
    /// There is room for it, and no line in flight that it must not pass.
    may_send: Signal<Local, Bit>,
    /// A position is free; the policy may release the line of another.
    has_free: Signal<Local, Bit>,
    has_choice: Signal<Local, Bit>,
    /// The line of the policy's choice is released; the request's line is.
    frees_choice: Signal<Local, Bit>,
    releases_target: Signal<Local, Bit>,
    /// The position to commit or to release.
    chosen: Wire<Local>,
    /// Owners, a bit each: of the policy's choice, and of the position that is released.
    owners: Wire<Local>,
    released: Wire<Local>,
    released_tag: Wire<Local>,
    /// Invalid ways that may be taken.
    empty: Wire<Local>,
    taken_way: Wire<Local>,
    /// No way is empty or has a candidate: a new entry takes that of the line that is released.
    replaces_line: Signal<Local, Bit>,
    target_way: Wire<Local>,
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
    _refuses: bool,
}

impl TagStore {
    /// The module `decoupled_l1d_tag_store`, whose widths follow from `config`.
    pub fn new(config: &Config) -> TagStore {
        let data = config.data();
        let (set, ways, positions) = (data.set_bits(), config.tag_ways(), config.positions());
        let (way, position) = (config.tag_way_bits(), config.position_bits());
        let is_linear = data.index() == IndexFunction::Linear;
        TagStore {
            kind: Kind::of::<TagStore>(
                "The tag store, the data store's replacement policy, and the status of the request \
                 in lookup.",
            )
            .named("decoupled_l1d_tag_store"),
            reads: Signal::default(),
            next_set: Wire::new(set),
            request: Request::input(config),
            state: State::input(positions),
            is_baseline: Signal::default(),
            clear: Signal::default(),
            clear_set: Wire::new(set),
            command: Command::output(data),
            status: Wire::new(STATUS_BITS),
            evict: Signal::default(),
            evict_line: Wire::new(data.line_bits()),
            entry: Entry::output(config),
            free_lines: Wire::new(config.free_lines_bits()),
            ways: (0..ways).map(|_| TagWay::new(config)).collect(),
            words: SetMemory::new(
                data.sets(),
                ways,
                config.position_bits() + config.rc_bits() + data.tag_bits(),
            ),
            least_used: LeastUsed::new(config),
            order: WriteFirstRam::new(data.sets(), data.policy().state_bits()),
            policy: ReplacementPolicy::new(data.policy()),
            hash: Optional::new(
                !is_linear,
                SetIndex::new(data.index(), data.line_bits(), data.sets()),
            ),
            found: Wire::new(ways),
            found_way: Wire::new(way),
            candidates: Wire::new(ways),
            found_position: Wire::new(positions),
            position: Wire::new(position),
            free: Wire::new(positions),
            lowest_free: Wire::new(position),
            is_pending: Signal::default(),
            is_joinable: Signal::default(),
            is_readable: Signal::default(),
            is_candidate: Signal::default(),
            is_load: Signal::default(),
            is_plain: Signal::default(),
            is_plain_load: Signal::default(),
            is_plain_store: Signal::default(),
            may_send: Signal::default(),
            has_free: Signal::default(),
            has_choice: Signal::default(),
            frees_choice: Signal::default(),
            releases_target: Signal::default(),
            chosen: Wire::new(position),
            owners: Wire::new(ways),
            released: Wire::new(ways),
            released_tag: Wire::new(data.tag_bits()),
            empty: Wire::new(ways),
            taken_way: Wire::new(way),
            replaces_line: Signal::default(),
            target_way: Wire::new(way),
            used_after: Wire::new(positions),
            sums: vec![Wire::new(config.free_lines_bits()); positions],
            _ways: ways,
            _positions: positions,
            _threshold: config.threshold(),
            _commits_new: config.rc_initial() >= config.threshold(),
            _is_linear: is_linear,
            _evicts: data.write_hit() == WriteHit::Evict,
            _refuses: data.pending_store() == PendingStore::Refuse,
        }
    }
}

impl Logic for TagStore {
    #[kernel]
    fn update(&mut self) {
        self.find_entry();
        self.find_position();
        let pending = self.state.pending_ways;
        self.classify_line(pending);
        self.choose_line(pending);
        self.choose_entry();
        self.classify_request();

        // Status of the request.
        let has_room = self.state.has_room;
        let hits = self.is_plain_load && self.is_readable;
        let joins = self.is_plain_load && self.is_joinable;
        let is_new =
            self.is_plain_load && !self.found.any() && (!self.replaces_line || self.has_choice);
        let is_counted = self.is_plain_load && self.is_candidate;
        let due = cat_of(self._ways, |w| self.ways[w].counted >= self._threshold);
        let is_due = self.is_baseline || (self.found & due).any();
        let is_due_at_once = self.is_baseline || self._commits_new;
        let is_committed = (is_counted && is_due) || (is_new && is_due_at_once);
        let commits =
            is_committed && has_room && self.state.has_entry && (self.has_free || self.has_choice);
        let passes = ((is_counted && !is_due) || (is_new && !is_due_at_once)) && has_room;
        let takes = is_new && (commits || passes);
        self.may_send = has_room;
        if self._refuses {
            // No write goes down while a load of its line waits: there is no room for it until then.
            self.may_send = has_room && (self.is_load || !self.is_pending);
        }
        let sends_request =
            self.request.is_first && !(self.is_load && self.is_plain) && self.may_send;
        let writes = sends_request && self.is_plain_store && self.is_readable;
        self.drive_status(
            hits || writes,
            joins,
            commits || (sends_request && self.is_plain_store && !self.is_readable),
            passes || (sends_request && !self.is_plain_store),
        );

        self.release_line(commits, takes, sends_request);
        self.change_entries(takes, is_counted && (commits || passes), commits);
        self.drive_entry(takes);
        self.count_free_lines();
        self.order_positions(commits, hits || joins || commits || (writes && !self._evicts));
        self.give_command(hits, joins, commits, passes, sends_request, writes);
        self.drive_evicted();
    }
}
