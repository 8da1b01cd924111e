//! Bins of what a lookup came to.

use testbenches::coverage::Coverage;

use super::super::model::{Asked, Levels, Local, Lookup, Refusal};
use super::super::{In, Out};
use super::{Covered, Monitor};
use crate::request_classifier::{local, way};
use base::environment::{ATOMIC, LOAD, STORE};
use base::model::{Act, Case, Missing};

impl Monitor {
    pub(super) fn cover_lookup(
        &mut self,
        input: &In,
        output: &Out,
        before: &Levels,
        coverage: &mut Coverage<Covered>,
    ) {
        let Some(lookup) = self.state.lookup().copied() else {
            return;
        };
        let is_own = matches!(lookup.asked, Asked::Local(_));
        let waits = self.state.note().waits;
        let has_waited = std::mem::replace(&mut self.has_waited, waits);
        coverage.hit_when(has_waited && !waits, Covered::waited);
        coverage.hit_when(waits && before.remote_in > 0, Covered::remote_waits_for_own);
        match lookup.found.act {
            Act::Fetch { entry, .. } => self.begun_by_own[entry] = is_own,
            Act::Join { entry } => {
                let joins =
                    if is_own { Covered::own_joins_remote } else { Covered::remote_joins_own };
                coverage.hit_when(is_own != self.begun_by_own[entry], joins);
            }
            _ => {}
        }
        match lookup.asked {
            Asked::Local(local) if local.class.leaves() => {
                self.cover_leaving(&lookup, &local, before, coverage);
            }
            Asked::Local(local) => {
                let is_copy = local.class.home != input.core_number;
                self.cover_own(&lookup, &local, is_copy, coverage);
            }
            Asked::Remote { is_direct, .. } => {
                cover_remote(&lookup, is_direct, input.flush, coverage);
            }
        }
        if let (Case::Miss, Some(line)) = (lookup.found.case, lookup.found.evicted) {
            let set = self.config.l1().set_of(line);
            // Not in the cycle in which it turns, when what is flushed is still there.
            let modes = |out: &Out| [out.even_sets_shared, out.odd_sets_shared][set % 2];
            let is_shared = modes(output) && modes(&self.last);
            let is_leftover = self.homes.home_of(line) != input.core_number;
            coverage.hit_when(is_shared && is_leftover, Covered::leftover_first);
            coverage.hit_when(is_shared && !is_leftover, Covered::own_line_replaced_in_shared);
        }
    }

    /// A request that takes the local way.
    fn cover_own(
        &self,
        lookup: &Lookup,
        local: &Local,
        is_copy: bool,
        coverage: &mut Coverage<Covered>,
    ) {
        let is_held_back = lookup.refusal.is_held_back && !lookup.refusal.is_blocked;
        coverage.hit_when(is_held_back, Covered::held_back);
        let is_kept = is_copy && local.class.is_shared && local.request.kind == LOAD;
        coverage.hit_when(is_kept, Covered::kept_private);
        match lookup.found.case {
            Case::LoadHit if is_copy => coverage.hit(Covered::copy_hit),
            Case::LoadHit => coverage.hit(Covered::own_hit),
            Case::Joined => coverage.hit(Covered::own_hit_pending),
            Case::Miss if is_copy => coverage.hit(Covered::copy_miss),
            Case::Miss => coverage.hit(Covered::own_miss),
            Case::StoreHit | Case::StoreMiss if is_copy => coverage.hit(Covered::store_by_mode),
            Case::StoreHit | Case::StoreMiss => coverage.hit(Covered::store_of_own_line),
            Case::DirectLoad | Case::DirectWrite => {}
            Case::Refused(missing) => {
                let Missing { room, entry, is_stale, .. } = missing;
                coverage.hit_when(lookup.refusal.is_blocked, Covered::blocked);
                coverage.hit_when(room, Covered::no_room_for_own);
                let is_load = local.request.kind == LOAD;
                coverage.hit_when(is_load && entry && !room, Covered::no_entry_for_own);
                coverage.hit_when(is_stale, Covered::stale_for_own);
            }
        }
    }

    /// A request that leaves.
    fn cover_leaving(
        &mut self,
        lookup: &Lookup,
        request: &Local,
        before: &Levels,
        coverage: &mut Coverage<Covered>,
    ) {
        let refusal = lookup.refusal;
        if let Case::Refused(missing) = lookup.found.case {
            let Refusal { remote_tracker, store_tracker, request_queue, is_pending, .. } = refusal;
            let alone = [remote_tracker, store_tracker, request_queue, is_pending];
            let alone = alone.iter().filter(|&&is| is).count() == 1 && !refusal.is_blocked;
            coverage.hit_when(refusal.is_blocked, Covered::blocked);
            coverage.hit_when(alone && refusal.remote_tracker, Covered::tracker_full);
            coverage.hit_when(alone && refusal.store_tracker, Covered::store_tracker_full);
            coverage.hit_when(alone && refusal.request_queue, Covered::request_queue_full);
            coverage.hit_when(alone && is_pending, Covered::write_waits_for_pending);
            coverage.hit_when(missing.room, Covered::no_room_for_own);
            return;
        }
        let kind = request.request.kind;
        let goes_home = request.class.way == way::HOME;
        let is_kept = kind == ATOMIC && !goes_home && self.config.filter().is_some();
        coverage.hit_when(is_kept && request.class.is_shared, Covered::atomic_kept_private);
        let is_full = before.l2_out == self.config.l1().miss_queue();
        coverage.hit_when(goes_home && is_full, Covered::home_without_room);
        coverage.hit_when(kind == STORE && !goes_home, Covered::store_to_l2);
        coverage.hit_when(kind == ATOMIC && goes_home, Covered::atomic_to_home);
        if kind == LOAD {
            let is_direct = request.request.bypass_l1;
            coverage.hit_when(goes_home, Covered::load_to_home);
            coverage.hit_when(goes_home && is_direct, Covered::direct_load_to_home);
            coverage.hit_when(!goes_home && is_direct, Covered::direct_load_to_l2);
            coverage.hit_when(!goes_home && !is_direct, Covered::load_to_l2);
            let follows = self.stored.contains(&(request.request.line, request.class.way));
            coverage.hit_when(follows, Covered::not_blocked);
            return;
        }
        self.stored.push((request.request.line, request.class.way));
        let evicts = lookup.found.evicted.is_some();
        let stale = lookup.found.made_stale;
        coverage.hit_when(request.class.local_copy == local::NONE, Covered::unseen_by_the_tags);
        if kind == ATOMIC {
            coverage.hit_when(evicts, Covered::atomic_evicts_copy);
            coverage.hit_when(stale, Covered::atomic_makes_copy_stale);
            return;
        }
        coverage.hit_when(stale, Covered::store_makes_copy_stale);
        coverage.hit_when(evicts && !request.class.is_shared, Covered::store_evicts_copy);
        coverage.hit_when(evicts && request.class.is_shared, Covered::store_evicts_leftover);
        let writes = lookup.found.case == Case::StoreHit && !evicts;
        coverage.hit_when(writes, Covered::store_writes_copy);
        coverage.hit_when(lookup.found.case == Case::StoreMiss, Covered::store_without_copy);
    }
}

/// A local request that leaves, and is not refused.
pub(super) fn leaves(lookup: &Lookup) -> bool {
    let is_refused = matches!(lookup.found.case, Case::Refused(_));
    matches!(lookup.asked, Asked::Local(local) if local.class.leaves()) && !is_refused
}

fn cover_remote(lookup: &Lookup, is_direct: bool, flush: bool, coverage: &mut Coverage<Covered>) {
    coverage.hit_when(flush, Covered::remote_in_flush);
    let found = &lookup.found;
    match (found.case, lookup.bypassed_for) {
        (Case::LoadHit, _) => coverage.hit(Covered::remote_hit),
        (Case::Joined, _) => coverage.hit(Covered::remote_joins),
        (Case::Miss, _) => coverage.hit(Covered::remote_misses),
        (Case::DirectLoad, None) if is_direct => coverage.hit(Covered::bypasses_as_asked),
        (Case::DirectLoad, None) => coverage.hit(Covered::bypasses_in_flush),
        (_, Some(Missing { entry, place, merge, is_stale, .. })) => {
            coverage.hit_when(entry && !place, Covered::bypasses_without_entry);
            coverage.hit_when(place && !entry, Covered::bypasses_without_way);
            coverage.hit_when(merge && !is_stale, Covered::bypasses_full_entry);
            coverage.hit_when(is_stale, Covered::bypasses_stale);
        }
        (Case::StoreHit, _) => coverage.hit(Covered::remote_store_hits),
        (Case::StoreMiss, _) => {
            coverage.hit(Covered::remote_store_misses);
            coverage.hit_when(found.made_stale, Covered::remote_store_makes_stale);
        }
        (Case::DirectWrite, _) => {
            coverage.hit_when(found.evicted.is_some(), Covered::remote_atomic_evicts);
        }
        (Case::Refused(_), None) => {}
    }
}
