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
    /// What the line in lookup is: in flight, in flight and to be joined, readable, or without a position.
    is_pending: Signal<Local, Bit>,
    is_joinable: Signal<Local, Bit>,
    is_readable: Signal<Local, Bit>,
    is_candidate: Signal<Local, Bit>,
    /// What the request in lookup is.
    is_load: Signal<Local, Bit>,
    is_plain: Signal<Local, Bit>,
    is_plain_load: Signal<Local, Bit>,
    is_plain_store: Signal<Local, Bit>,
    /// A position is free; the policy may release the line of another.
    has_free: Signal<Local, Bit>,
    has_choice: Signal<Local, Bit>,
    /// The line of the policy's choice is released; the request's own is.
    frees_choice: Signal<Local, Bit>,
    frees_own: Signal<Local, Bit>,
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

impl TagStore {
    /// The tag store of `config`.
    pub fn new(config: &Config) -> TagStore {
        let data = config.data();
        let (set, ways, positions) = (data.set_bits(), config.tag_ways(), config.positions());
        let (way, position) = (config.tag_way_bits(), config.position_bits());
        let is_linear = data.index() == IndexFunction::Linear;
        TagStore {
            kind: Kind::of::<TagStore>(
                "The tag store, the data store's policy, and what becomes of the request in lookup.",
            )
            .named("decoupled_l1d_tag_store"),
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
            has_free: Signal::default(),
            has_choice: Signal::default(),
            frees_choice: Signal::default(),
            frees_own: Signal::default(),
            chosen: Wire::new(position),
            owners: Wire::new(ways),
            released: Wire::new(ways),
            released_tag: Wire::new(data.tag_bits()),
            empty: Wire::new(ways),
            taken_way: Wire::new(way),
            replaces_line: Signal::default(),
            own_way: Wire::new(way),
            used_after: Wire::new(positions),
            sums: vec![Wire::new(config.free_lines_bits()); positions],
            _ways: ways,
            _positions: positions,
            _threshold: config.threshold(),
            _commits_new: config.rc_initial() >= config.threshold(),
            _is_linear: is_linear,
            _evicts: data.write_hit() == WriteHit::Evict,
        }
    }
}

impl Logic for TagStore {
    #[kernel]
    fn update(&mut self) {
        self.find_entry();
        self.find_position();
        let pending = self.state.pending_ways.val();
        self.classify_line(pending);
        self.choose_line(pending);
        self.choose_entry();
        self.classify_request();

        // What becomes of the request.
        let has_room = self.state.has_room.val();
        let hits = self.is_plain_load.val() && self.is_readable.val();
        let joins = self.is_plain_load.val() && self.is_joinable.val();
        let is_new = self.is_plain_load.val()
            && !self.found.val().any()
            && (!self.replaces_line.val() || self.has_choice.val());
        let is_counted = self.is_plain_load.val() && self.is_candidate.val();
        let due = cat_of(self._ways, |w| self.ways[w].counted.val() >= self._threshold);
        let is_due = self.is_baseline.val() || (self.found.val() & due).any();
        let is_due_at_once = self.is_baseline.val() || self._commits_new;
        let is_committed = (is_counted && is_due) || (is_new && is_due_at_once);
        let commits = is_committed
            && has_room
            && self.state.has_entry.val()
            && (self.has_free.val() || self.has_choice.val());
        let passes = ((is_counted && !is_due) || (is_new && !is_due_at_once)) && has_room;
        let takes = is_new && (commits || passes);
        let sends_own =
            self.request.is_first.val() && !(self.is_load.val() && self.is_plain.val()) && has_room;
        let writes = sends_own && self.is_plain_store.val() && self.is_readable.val();
        self.tell_status(
            hits || writes,
            joins,
            commits || (sends_own && self.is_plain_store.val() && !self.is_readable.val()),
            passes || (sends_own && !self.is_plain_store.val()),
        );

        self.release_line(commits, takes, sends_own);
        self.change_entries(takes, is_counted && (commits || passes), commits);
        self.tell_entry(takes);
        self.count_free_lines();
        self.order_positions(commits, hits || joins || commits || (writes && !self._evicts));
        self.give_command(hits, joins, commits, passes, sends_own, writes);
        self.tell_evicted();
    }
}

/// Where the line is: its entry, and its position, if it has one; and what may be given to it.
impl TagStore {
    #[kernel]
    fn find_entry(&mut self) {
        let (ways, positions) = (self._ways, self._positions);
        let (set_bits, tag_bits) = (self.next_set.width(), self.released_tag.width());
        for w in 0..ways {
            self.ways[w].next_set.next = self.next_set.val();
            self.ways[w].set_number.next = self.request.set_number.val();
            self.ways[w].tag.next = bits_to(self.request.line.val() >> set_bits, tag_bits);
            self.ways[w].is_gated.next = false;
            if w >= positions {
                self.ways[w].is_gated.next = self.is_baseline.val();
            }
            self.ways[w].clear.next = self.clear.val();
            self.ways[w].clear_set.next = self.clear_set.val();
        }
        self.candidates.next = cat_of(ways, |w| self.ways[w].now.is_candidate.val());
        let valid = self.candidates.val() | cat_of(ways, |w| self.ways[w].now.is_committed.val());
        self.found.next = cat_of(ways, |w| self.ways[w].has_tag.val()) & valid;
        self.empty.next = !valid & !cat_of(ways, |w| self.ways[w].is_gated_now.val());
        self.found_way.next = 0.into();
        for k in 0..ways {
            let w = ways - 1 - k;
            if self.found.val().bit(w) {
                self.found_way.next = w.into();
            }
        }
    }

    #[kernel]
    fn find_position(&mut self) {
        let ways = self._ways;
        self.found_position.next = or_of(ways, |w| self.ways[w].found_positions.val());
        self.position.next = 0.into();
        self.lowest_free.next = 0.into();
        self.free.next = !or_of(ways, |w| self.ways[w].held_position.val());
        for k in 0..self._positions {
            let p = self._positions - 1 - k;
            if self.found_position.val().bit(p) {
                self.position.next = p.into();
            }
            if self.free.val().bit(p) {
                self.lowest_free.next = p.into();
            }
        }
    }

    #[kernel]
    fn classify_line(&mut self, pending: Word) {
        self.is_pending.next = (self.found_position.val() & pending).any();
        self.is_joinable.next = (self.found_position.val() & self.state.joinable_ways.val()).any();
        self.is_readable.next = self.found_position.val().any() && !self.is_pending.val();
        self.is_candidate.next = (self.found.val() & self.candidates.val()).any();
    }

    /// The data policy's choice, and its owner.
    #[kernel]
    fn choose_line(&mut self, pending: Word) {
        self.policy.state.next = self.order.read_data.val();
        self.policy.eligible.next = !pending;
        self.has_choice.next = !pending.all();
        self.has_free.next = self.free.val().any();
        for w in 0..self._ways {
            self.ways[w].asked_position.next = self.policy.victim.val();
        }
        self.owners.next = cat_of(self._ways, |w| self.ways[w].has_position.val());
    }

    /// The entry for a line that has none.
    #[kernel]
    fn choose_entry(&mut self) {
        let ways = self._ways;
        self.least_used.eligible.next = self.candidates.val();
        for w in 0..ways {
            self.least_used.counts[w].next = self.ways[w].now.rc.val();
        }
        self.replaces_line.next = !self.empty.val().any() && !self.candidates.val().any();
        self.taken_way.next = self.least_used.way.val();
        if self.replaces_line.val() {
            for k in 0..ways {
                if self.owners.val().bit(ways - 1 - k) {
                    self.taken_way.next = (ways - 1 - k).into();
                }
            }
        }
        for k in 0..ways {
            if self.empty.val().bit(ways - 1 - k) {
                self.taken_way.next = (ways - 1 - k).into();
            }
        }
    }
}

/// The request, and what becomes of it.
impl TagStore {
    #[kernel]
    fn classify_request(&mut self) {
        self.is_load.next = self.request.kind.val() == kind::LOAD;
        self.is_plain.next = !self.request.bypass_l1.val();
        self.is_plain_load.next =
            self.request.is_first.val() && self.is_load.val() && self.is_plain.val();
        self.is_plain_store.next = (self.request.kind.val() == kind::STORE) && self.is_plain.val();
    }

    #[kernel]
    fn tell_status(&mut self, hit: Bit, hit_pending: Bit, miss: Bit, bypass: Bit) {
        self.status.next = status::RESERVATION_FAIL.into();
        if hit {
            self.status.next = status::HIT.into();
        }
        if hit_pending {
            self.status.next = status::HIT_PENDING.into();
        }
        if miss {
            self.status.next = status::MISS.into();
        }
        if bypass {
            self.status.next = status::BYPASS.into();
        }
    }

    /// The line that is released: the policy's choice, the request's own, or a stale one.
    #[kernel]
    fn release_line(&mut self, commits: Bit, takes: Bit, sends_own: Bit) {
        let ways = self._ways;
        self.frees_choice.next =
            (commits && !self.has_free.val()) || (takes && self.replaces_line.val());
        self.frees_own.next = sends_own
            && self.is_readable.val()
            && !self.is_load.val()
            && (self._evicts || !self.is_plain_store.val());
        self.chosen.next = self.lowest_free.val();
        if !self.has_free.val() {
            self.chosen.next = self.policy.victim.val();
        }
        self.released.next = 0.into();
        if self.frees_choice.val() {
            self.released.next = self.owners.val();
        }
        if self.frees_own.val() {
            self.released.next = self.found.val();
        }
        if self.request.is_release.val() {
            self.released.next = cat_of(ways, |w| self.ways[w].has_release_position.val());
        }
        self.released_tag.next = 0.into();
        for w in 0..ways {
            if self.released.val().bit(w) {
                self.released_tag.next = self.ways[w].held_tag.val();
            }
        }
    }

    #[kernel]
    fn change_entries(&mut self, takes: Bit, counts: Bit, commits: Bit) {
        let ages = commits
            || self.frees_choice.val()
            || self.frees_own.val()
            || self.request.is_release.val();
        self.own_way.next = self.found_way.val();
        if takes {
            self.own_way.next = self.taken_way.val();
        }
        for w in 0..self._ways {
            let is_own = self.own_way.val() == w;
            self.ways[w].change.take.next = takes && is_own;
            self.ways[w].change.count.next = counts && is_own;
            self.ways[w].change.commit.next = commits && is_own;
            self.ways[w].change.position.next = self.chosen.val();
            self.ways[w].change.release.next = self.released.val().bit(w);
            self.ways[w].change.age.next = ages;
            self.ways[w].release_position.next = self.request.release_position.val();
        }
    }

    #[kernel]
    fn tell_entry(&mut self, takes: Bit) {
        self.entry.rc.next = 0.into();
        self.entry.position.next = 0.into();
        self.entry.valid.next = false;
        self.entry.committed.next = false;
        for w in 0..self._ways {
            if (self.own_way.val() == w) && (takes || self.found.val().any()) {
                self.entry.rc.next = self.ways[w].after.rc.val();
                self.entry.position.next = self.ways[w].after.position.val();
                self.entry.valid.next =
                    self.ways[w].after.is_candidate.val() || self.ways[w].after.is_committed.val();
                self.entry.committed.next = self.ways[w].after.is_committed.val();
            }
        }
    }
}

/// The set after the request.
impl TagStore {
    #[kernel]
    fn count_free_lines(&mut self) {
        let positions = self._positions;
        self.used_after.next = or_of(self._ways, |w| self.ways[w].held_after.val());
        for p in 0..positions {
            let is_free = bits_to(!self.used_after.val().bit(p), self.free_lines.width());
            if p == 0 {
                self.sums[p].next = is_free;
            } else {
                self.sums[p].next = self.sums[p - 1].val() + is_free;
            }
        }
        self.free_lines.next = self.sums[positions - 1].val();
    }

    #[kernel]
    fn order_positions(&mut self, commits: Bit, uses: Bit) {
        self.policy.way.next = self.position.val();
        if commits {
            self.policy.way.next = self.chosen.val();
        }
        self.policy.is_reservation.next = commits;
        self.policy.by_choice.next = commits && !self.has_free.val();
        self.order.read_address.next = self.next_set.val();
        self.order.write_address.next = self.request.set_number.val();
        self.order.write_data.next = self.policy.next_state.val();
        self.order.write_enable.next = uses;
    }

    #[kernel]
    fn give_command(
        &mut self,
        hits: Bit,
        joins: Bit,
        commits: Bit,
        passes: Bit,
        sends_own: Bit,
        writes: Bit,
    ) {
        self.command.reserve.next = commits;
        self.command.join.next = joins;
        self.command.mark_stale.next = sends_own && self.is_pending.val() && !self.is_load.val();
        self.command.send_direct.next = sends_own || passes;
        self.command.read.next = hits;
        self.command.write.next = writes && !self._evicts;
        self.command.way.next = self.position.val();
        if commits {
            self.command.way.next = self.chosen.val();
        }
    }

    #[kernel]
    fn tell_evicted(&mut self) {
        self.evict.next = self.frees_choice.val() || self.frees_own.val();
        if self._is_linear {
            self.evict_line.next = cat(self.released_tag.val(), self.request.set_number.val());
        } else {
            self.hash.line.next = cat(self.released_tag.val(), bits_to(0, self.next_set.width()));
            self.evict_line.next = cat(
                self.released_tag.val(),
                self.request.set_number.val() ^ self.hash.set_number.val(),
            );
        }
    }
}
