//! Coverage bins; the checks of every cycle beside the comparison are [`checks`](super::checks).

mod lookups;
mod streams;
mod unreachable;

pub use unreachable::unreachable;

use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::Model as _;

use super::checks::{Checks, Route};
use super::model::{Levels, SharedL1};
use super::{Config, In, Out};
use crate::request_classifier::model::RequestClassifier;
use base::environment::CoreRequest;
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[
    Known { eighths: &[(17, 1), (24, 1), (8, 1), (29, 1), (39, 1), (38, 1), (2, 2)], missed: 5 },
    Known { eighths: &[(14, 8)], missed: 21 },
];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        own_hit: "a local load of a local line hit",
        own_hit_pending: "a local load joined a line in flight",
        own_miss: "a local load of a local line missed",
        copy_hit: "a local load of a line homed elsewhere hit, its set being private",
        copy_miss: "a local load of a line homed elsewhere missed, its set being private",
        load_to_home: "a local load left for a home",
        load_to_l2: "a local load left for L2, which is nearer than the home",
        direct_load_to_home: "a local load that bypasses every L1 left for a home",
        direct_load_to_l2: "a local load that bypasses every L1 left for L2",
        store_writes_copy: "a store that left wrote the local copy",
        store_evicts_copy: "a store that left made the local copy invalid",
        store_without_copy: "a store that left found no copy",
        store_makes_copy_stale: "a store that left made a copy stale that was in flight",
        store_to_l2: "a store left for L2",
        store_evicts_leftover: "a store that left a shared set made a leftover invalid",
        atomic_to_home: "an atomic left for a home",
        atomic_evicts_copy: "an atomic that left made the local copy invalid",
        atomic_makes_copy_stale: "an atomic that left made a copy stale that was in flight",
        store_of_own_line: "a store to a local line",
        store_by_mode: "a store of a private set to another's line took the local way",
        unseen_by_the_tags: "a store or atomic that left did not look for a leftover",

        blocked: "a local load was refused for a store of its line that went another way",
        not_blocked: "a local load passed with a store of its line in flight that went the same way",
        tracker_full: "a request that leaves was refused since too many were in flight",
        store_tracker_full: "a store that leaves was refused for want of room in the store tracker",
        request_queue_full: "a request was refused since too many waited to leave for homes",
        held_back: "a write past its home was refused for a request that was homeward",
        kept_private: "a load of a shared set took the local way to a line that the core had written directly",
        atomic_kept_private: "an atomic of a shared set went to L2 past its home for such a line",
        write_waits_for_pending: "a store or atomic was refused since its line was pending here",
        no_room_for_own: "a local request was refused for want of room behind the L1",
        no_entry_for_own: "a local load was refused for want of an entry",
        stale_for_own: "a local load was refused since its line was stale",
        waited: "a local request was served after it had waited in lookup",
        remote_waits_for_own: "a remote request waited for a local one that waited in lookup",
        home_without_room: "a request left for a home while there was no room behind the L1",

        remote_hit: "a remote load hit",
        remote_joins: "a remote load joined a line in flight",
        remote_misses: "a remote load missed",
        remote_joins_own: "a remote load joined an entry that a local one began",
        own_joins_remote: "a local load joined an entry that a remote one began",
        bypasses_without_entry: "a remote load bypassed the cache for want of an entry",
        bypasses_without_way: "a remote load bypassed the cache for want of a way",
        bypasses_full_entry: "a remote load bypassed the cache since its line's entry takes no more",
        bypasses_stale: "a remote load bypassed the cache since its line was stale",
        bypasses_as_asked: "a remote load bypassed the cache since its core said so",
        bypasses_in_flush: "a remote load bypassed the cache since flush was high",
        remote_store_hits: "a remote store hit",
        remote_store_misses: "a remote store missed",
        remote_store_makes_stale: "a remote store made a line stale",
        remote_atomic_evicts: "a remote atomic made a readable line invalid",

        leftover_first: "a miss in a shared set took the way of a leftover",
        own_line_replaced_in_shared: "a miss in a shared set took the way of a local line",
        turned_shared: "private sets turned shared while there were leftovers",
        turned_private: "DynEB chose private",
        sampled_again: "sampling began again",

        remote_in_full: "the queue of remote requests was full",
        remote_in_emptied: "the last of the remote requests in the queue was taken",
        home_requests_full: "every entry of the home-request table was in use",
        head_waits_for_entry: "a remote request waited for an entry of that table alone",
        head_waits_for_room: "a remote request waited for room behind the L1 alone",
        head_insists: "a remote request went before local ones",
        own_before_head: "a local request was taken while a remote one waited",
        request_out_full: "the queue of requests to homes was full",
        request_out_in_and_out: "a request entered that queue while one left",
        l2_out_full: "the queue of requests to L2 was full",
        l2_in_full: "the queue of L2's beats was full",
        remote_out_full: "the queue of packets was full",
        remote_reply_in_full: "the queue of homes' packets was full",
        entries_full: "every entry was in use",
        replies_full: "the L1's replies took no more beats",
        remotes_full: "as many requests were in flight elsewhere as may be",
        stores_full: "every entry of the store tracker was in use",

        packet_and_l1_reply: "a reply of the L1 went between two beats of a packet's",
        l1_waits_for_packet: "the L1's replies waited while a packet's beat went",
        packet_waits_for_l1: "a packet's beat waited while one of the L1's went",
        rest_of_packet: "beats of a packet came after the end of its reply",
        acknowledged_by_home: "a home's acknowledgement went to the core",
        packet_of_several: "a packet of several sectors left",
        packet_waits: "a packet's beat waited between two others",
        issue_and_release: "a request left in the cycle in which another one was answered",
        all_streams: "beats moved on four of the eight streams in one cycle",

        flush_waits: "a flush waited for the node to drain",
        flush_at_once: "a flush found the node drained",
        flushed: "a flush was done",
        remote_in_flush: "a remote request was looked up while flush was high",
        stands_after_flushed: "flush was high after it was done",
        fell_before_flushed: "a flush fell before it was done",
        request_waits_for_flush: "a local request waited for a flush",
        every_counter_read: "each counter that can count was read with a value above 0",
        no_counter_read: "counter_index was above the last",
    }
}

/// Counts [`Covered`] and checks what must hold in every cycle.
pub struct Monitor {
    config: Config,
    /// The state of the block.
    state: SharedL1,
    checks: Checks,
    /// The request accepted in the cycle before.
    accepted: Option<(CoreRequest, Route)>,
    homes: RequestClassifier,
    /// Local stores and atomics that left and are not answered: their lines and ways.
    stored: Vec<(u64, usize)>,
    /// Whose miss began an entry: local ones.
    begun_by_own: Vec<bool>,
    /// The outputs of the cycle before.
    last: Out,
    /// The reply of a packet has begun and not ended.
    in_packet: bool,
    /// The local request in lookup has waited.
    has_waited: bool,
    /// Counters read above 0, bit i for counter i.
    read: u64,
    flush_began: bool,
    has_flushed: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            state: SharedL1::new(config),
            checks: Checks::new(config),
            accepted: None,
            homes: RequestClassifier::new(config.classifier()),
            stored: Vec::new(),
            begun_by_own: vec![false; config.l1().entries()],
            last: Out::default(),
            in_packet: false,
            has_waited: false,
            read: 0,
            flush_began: false,
            has_flushed: false,
        }
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let answered = self.checks.asked(output.core_reply.id);
        self.accepted = self.checks.observe(input, output)?;
        let before = self.state.levels();
        let leftovers = self.state.leftovers().len();
        self.state.step(input);
        self.cover_lookup(input, output, &before, coverage);
        self.cover_levels(input, output, &before, coverage);
        self.cover_replies(input, output, &before, answered, coverage);
        self.cover_modes(output, leftovers, coverage);
        self.cover_flush(input, output, &before, coverage);
        self.cover_counters(input, output, coverage);
        self.last = *output;
        Ok(())
    }
}

impl Monitor {
    fn cover_modes(&self, output: &Out, leftovers: usize, coverage: &mut Coverage<Covered>) {
        let turns = output.even_sets_shared && !self.last.even_sets_shared;
        coverage.hit_when(turns && leftovers > 0, Covered::turned_shared);
        // Where phases are long hardly any ends between two resets.
        if ends_phases(&self.config) {
            let is_private = output.decision_valid && !output.decision_shared;
            coverage.hit_when(is_private, Covered::turned_private);
            coverage.hit_when(output.phase == 0 && self.last.phase != 0, Covered::sampled_again);
        }
    }

    fn cover_flush(
        &mut self,
        input: &In,
        output: &Out,
        before: &Levels,
        coverage: &mut Coverage<Covered>,
    ) {
        coverage.hit_when(output.flushed, Covered::flushed);
        let waits = input.flush && input.core_request.valid;
        coverage.hit_when(waits, Covered::request_waits_for_flush);
        if input.flush && !self.flush_began {
            let is_idle = *before == Levels::default() && self.checks.outstanding() == (0, 0);
            coverage.hit_when(is_idle && self.accepted.is_none(), Covered::flush_at_once);
            coverage.hit_when(!is_idle, Covered::flush_waits);
        }
        coverage.hit_when(input.flush && self.has_flushed, Covered::stands_after_flushed);
        self.has_flushed = input.flush && (self.has_flushed || output.flushed);
        let falls_early = self.flush_began && !input.flush && !output.flushed;
        coverage.hit_when(falls_early, Covered::fell_before_flushed);
        self.flush_began = input.flush;
    }

    fn cover_counters(&mut self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let index = input.counter.index;
        self.read |= u64::from(output.counter.value > 0) << index;
        // Without merging nothing is ever `hit_pending`, and a core alone has no home but itself, and nothing that is
        // refused where the L1 lets it wait.
        let is_alone = self.config.cores() == 1;
        let never = u64::from(self.config.l1().merges() == 1) << 1
            | u64::from(is_alone && self.config.l1().waits_when_full()) << 4
            | u64::from(is_alone) << 13
            | if self.config.dyneb().is_none() { 127 << 7 } else { 0 };
        let all = (1 << Config::COUNTERS) - 1;
        coverage.hit_when(self.read | never == all, Covered::every_counter_read);
        coverage.hit_when(index >= Config::COUNTERS as u64, Covered::no_counter_read);
    }
}

/// Phases of DynEB end often enough to be waited for.
fn ends_phases(config: &Config) -> bool {
    config.dyneb().is_some_and(|dyneb| dyneb.samples() + dyneb.execute() <= 1_000)
}
