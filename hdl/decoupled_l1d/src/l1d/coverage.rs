//! Coverage bins, beside the checks of every cache.

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::{DecoupledL1d, inner, inner_out};
use super::{Config, In, Out};
use base::checks::Checks;
use base::environment::{LOAD, STORE};
use base::model::{Case, Found};
use base::streams::CoreRequest;
use design::{PendingStore, WriteHit};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] =
    &[Known { eighths: &[(30, 1), (43, 1), (16, 1), (1, 1), (8, 1), (25, 1), (2, 2)], missed: 0 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        hit: "a load hit",
        hit_pending: "a load merged with a line in flight",
        new_entry_bypass: "a load without an entry took one and bypassed the cache",
        new_entry_commits: "a load without an entry took one and a line at once",
        new_entry_in_free_way: "a new entry took a way without one",
        new_entry_replaces_candidate: "a new entry took the place of a candidate",
        new_entry_replaces_owner: "a new entry took the place of a committed one",
        counts: "a candidate was counted and stayed one",
        commits: "a candidate reached the threshold and took a line",
        free_position: "a commit took a free position",
        taken_position: "a commit took the position of another line",
        ages: "a transaction aged another entry",
        ages_at_zero: "a transaction aged another entry whose RC was 0",

        no_room_for_bypass: "a load that would have bypassed the cache was refused for want of room",
        no_room_for_commit: "a commit was refused for want of room alone",
        no_entry: "a commit was refused for want of an MSHR entry alone",
        no_position: "a commit was refused since every position was pending",
        no_merge: "a load was refused since its MSHR entry takes no more",
        stale: "a load was refused since its line was stale",

        waited: "a request was served after it had waited in lookup",
        released_in_wait: "a stale line was released while a request waited in lookup",

        store_updates: "a store wrote a readable line",
        store_releases: "a store released a readable line",
        store_to_candidate: "a store went to a candidate",
        store_makes_stale: "a store made a pending line stale",
        atomic_releases: "an atomic released a readable line",
        atomic_to_candidate: "an atomic went to a candidate",
        atomic_makes_stale: "an atomic made a pending line stale",
        store_to_pending_refused: "a store was refused since its line was pending",
        atomic_to_pending_refused: "an atomic was refused since its line was pending",
        direct_load_of_readable: "a direct load bypassed a readable line",

        stale_released: "a stale line was released when its last load had been read",
        stale_waits: "a stale line waited for a request in lookup",

        gates_candidates: "the mode turned to baseline and candidates became invalid",
        gated_hit: "a load hit a line whose entry is in a gated way",
        gated_released: "an entry in a gated way was released and became invalid",
        baseline_commits: "a load without an entry took one and a line in baseline mode",
        baseline_counts: "a candidate was committed in baseline mode by its first load",
        lookups_of_one_set: "requests to one set were looked up in two cycles in a row",
        flushed: "a flush was done",
        flush_stands: "flush was high after it was done",
        flush_falls_in_walk: "a flush had fallen while its walk went on",
        request_waits_for_walk: "a request waited for a walk whose flush had fallen",
    }
}

/// Counts [`Covered`] and checks what must hold in every cycle.
pub struct Monitor {
    checks: Checks,
    config: Config,
    /// The state of the block.
    state: DecoupledL1d,
    /// The set looked up in the cycle before.
    set: Option<usize>,
    /// The request in lookup has waited.
    has_waited: bool,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        let checks = Checks::new(config.data(), true);
        let (config, state) = (config.clone(), DecoupledL1d::new(config));
        Monitor { checks, config, state, set: None, has_waited: false }
    }

    fn cover(&self, found: &Found, request: &CoreRequest, coverage: &mut Coverage<Covered>) {
        let event = self.state.tags().event();
        let baseline = self.state.tags().gated_ways() > 0;
        let entry = self.state.tags().entry(request.line);
        let is_candidate = entry.is_some_and(|entry| entry.position.is_none());
        let is_plain_load = request.kind == LOAD && !request.bypass_l1;
        match found.case {
            Case::LoadHit => {
                coverage.hit(Covered::hit);
                coverage.hit_when(event.in_gated_way, Covered::gated_hit);
            }
            Case::Joined => coverage.hit(Covered::hit_pending),
            Case::Miss => {
                coverage.hit_when(event.took, Covered::new_entry_commits);
                coverage.hit_when(event.counted, Covered::commits);
                coverage.hit_when(event.displaced, Covered::taken_position);
                coverage.hit_when(!event.displaced, Covered::free_position);
                coverage.hit_when(baseline && event.took, Covered::baseline_commits);
                coverage.hit_when(baseline && event.counted, Covered::baseline_counts);
            }
            Case::DirectLoad if is_plain_load => {
                coverage.hit_when(event.took, Covered::new_entry_bypass);
                coverage.hit_when(event.counted, Covered::counts);
            }
            Case::DirectLoad => {
                coverage.hit_when(found.was_readable, Covered::direct_load_of_readable);
            }
            Case::StoreHit => {
                let released = found.evicted.is_some();
                coverage.hit_when(released, Covered::store_releases);
                coverage.hit_when(!released, Covered::store_updates);
            }
            Case::StoreMiss => coverage.hit_when(is_candidate, Covered::store_to_candidate),
            Case::DirectWrite if request.kind != STORE => {
                let released = found.evicted.is_some();
                coverage.hit_when(released, Covered::atomic_releases);
                coverage.hit_when(!released && is_candidate, Covered::atomic_to_candidate);
            }
            Case::DirectWrite => {}
            Case::Refused(missing) if is_plain_load => {
                let would_commit = self.would_commit(entry.map(|entry| entry.rc), baseline);
                let wants = [missing.room, missing.entry, missing.place];
                let alone = wants.iter().filter(|&&is| is).count() == 1;
                coverage.hit_when(missing.merge && !missing.is_stale, Covered::no_merge);
                coverage.hit_when(missing.is_stale, Covered::stale);
                let for_bypass = missing.room && !would_commit;
                coverage.hit_when(for_bypass, Covered::no_room_for_bypass);
                let for_commit = alone && missing.room && would_commit;
                coverage.hit_when(for_commit, Covered::no_room_for_commit);
                coverage.hit_when(alone && missing.entry, Covered::no_entry);
                coverage.hit_when(missing.place, Covered::no_position);
            }
            Case::Refused(missing) => {
                let is_store = request.kind == STORE;
                let refused = missing.is_pending;
                coverage.hit_when(refused && is_store, Covered::store_to_pending_refused);
                coverage.hit_when(refused && !is_store, Covered::atomic_to_pending_refused);
            }
        }
        coverage.hit_when(event.took && event.replaced_owner, Covered::new_entry_replaces_owner);
        let replaced = event.took && event.replaced_candidate;
        coverage.hit_when(replaced, Covered::new_entry_replaces_candidate);
        let free = event.took && !event.replaced_candidate && !event.replaced_owner;
        coverage.hit_when(free, Covered::new_entry_in_free_way);
        let stale = found.made_stale;
        coverage.hit_when(stale && request.kind == STORE, Covered::store_makes_stale);
        coverage.hit_when(stale && request.kind != STORE, Covered::atomic_makes_stale);
    }

    /// Whether a load of a candidate with this RC, or of a line without an entry, takes a line.
    fn would_commit(&self, rc: Option<u64>, baseline: bool) -> bool {
        let threshold = if baseline { 0 } else { self.config.threshold() as u64 };
        rc.map_or(self.config.rc_initial() as u64, |rc| rc + 1) >= threshold
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
        let request = self.checks.observe(&inner(input), &inner_out(output))?;
        let waiting = self.state.release_waits();
        let walks_on = self.state.is_walking() && !input.flush;
        self.state.step(input);
        let event = *self.state.tags().event();
        let found = self.state.note().found;
        if let (Some(found), Some(request)) = (found, request) {
            self.cover(&found, &request, coverage);
            let waits = self.state.note().waits;
            coverage.hit_when(self.has_waited && !waits, Covered::waited);
            self.has_waited = waits;
        }
        let in_wait = event.released_stale && self.has_waited;
        coverage.hit_when(in_wait, Covered::released_in_wait);
        let set = request.map(|request| self.config.data().set_of(request.line));
        coverage.hit_when(set.is_some() && set == self.set, Covered::lookups_of_one_set);
        self.set = set;
        coverage.hit_when(event.aged, Covered::ages);
        coverage.hit_when(event.aged_at_zero, Covered::ages_at_zero);
        coverage.hit_when(event.released_stale, Covered::stale_released);
        coverage.hit_when(waiting && self.state.release_waits(), Covered::stale_waits);
        coverage.hit_when(event.gated_candidates, Covered::gates_candidates);
        coverage.hit_when(event.dropped_gated, Covered::gated_released);
        coverage.hit_when(output.flushed, Covered::flushed);
        coverage.hit_when(output.flushed && input.flush, Covered::flush_stands);
        coverage.hit_when(walks_on, Covered::flush_falls_in_walk);
        coverage.hit_when(walks_on && input.core_request.valid, Covered::request_waits_for_walk);
        Ok(())
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    let data = config.data();
    let at_once = config.rc_initial() >= config.threshold();
    // Whatever a candidate's RC has aged to, one more is at least 1.
    let at_first = config.threshold() <= 1;
    if at_once {
        add("a new entry takes a line at once", &[new_entry_bypass]);
    }
    if at_first {
        add("the first count reaches the threshold", &[counts]);
    }
    if at_once && at_first {
        add("no plain load bypasses the cache", &[no_room_for_bypass]);
    }
    if data.sets() * data.ways() <= data.entries() {
        add("positions end before the MSHR entries do", &[no_entry]);
    }
    if config.tag_ways() == config.positions() {
        let gated =
            [gates_candidates, gated_hit, gated_released, baseline_commits, baseline_counts];
        add("no way is gated", &gated);
    }
    if !config.ages() {
        add("nothing ages", &[ages, ages_at_zero]);
    } else if config.tag_ways() == 1 {
        add("a set has one entry", &[ages, ages_at_zero]);
    }
    if config.tag_ways() == 1 {
        add("the owner of a position is replaced itself", &[taken_position]);
    }
    if data.merges() == 1 {
        add("an entry takes its miss alone", &[hit_pending]);
    }
    if !data.waits_when_full() {
        add("what finds no room is refused", &[waited, released_in_wait]);
    }
    match data.pending_store() {
        PendingStore::Stale => {
            add("stores make lines stale", &[store_to_pending_refused, atomic_to_pending_refused])
        }
        PendingStore::Refuse => {
            let of_stale =
                [store_makes_stale, atomic_makes_stale, stale, stale_released, stale_waits];
            add("no line is ever stale", &of_stale);
            if data.waits_when_full() {
                add("no line is ever stale", &[released_in_wait]);
            }
        }
    }
    match data.write_hit() {
        WriteHit::Update => add("stores write", &[store_releases]),
        WriteHit::Evict => add("stores release", &[store_updates]),
    }
    bins
}
