//! Bins of what a lookup came to.

use testbenches::coverage::Coverage;

use super::super::In;
use super::{Covered, Monitor};
use base::environment::{ATOMIC, CoreRequest, LOAD, STORE};
use base::model::{Case, Found, Missing, Note};

impl Monitor {
    pub(super) fn cover_lookup(&mut self, input: &In, coverage: &mut Coverage<Covered>) {
        let note = *self.state.note();
        let (Some(found), Some(request)) = (note.found, self.accepted) else {
            self.hits = 0;
            let waits = self.state.is_looking_up() && input.core_request.valid && !input.flush;
            coverage.hit_when(waits && self.accepted.is_none(), Covered::lookup_waits);
            return;
        };
        let is_hit = found.case == Case::LoadHit;
        let has_waited = std::mem::replace(&mut self.has_waited, note.waits);
        coverage.hit_when(has_waited && !note.waits, Covered::waited);
        self.hits = if is_hit && request.sectors.count_ones() == 1 { self.hits + 1 } else { 0 };
        coverage.hit_when(self.hits >= 3, Covered::hits_in_a_row);
        let retried = self.refused == Some(request.line) && request.kind == LOAD;
        let is_refused = matches!(found.case, Case::Refused(_));
        coverage.hit_when(retried && !is_refused, Covered::refused_then_accepted);
        if request.kind == LOAD && !note.waits {
            self.refused = is_refused.then_some(request.line);
        }
        self.cover_case(&note, &found, &request, coverage);
        self.cover_history(&found, &request, coverage);
        let stale = found.made_stale;
        coverage.hit_when(stale && request.kind == STORE, Covered::store_makes_stale);
        coverage.hit_when(stale && request.kind == ATOMIC, Covered::atomic_makes_stale);
        let at_last = note.freed_line == Some(request.line);
        coverage.hit_when(stale && at_last, Covered::stale_by_last_beat);
    }

    /// Outcomes of lines that were hit, and of sectors that were written.
    fn cover_history(
        &mut self,
        found: &Found,
        request: &CoreRequest,
        coverage: &mut Coverage<Covered>,
    ) {
        if found.case == Case::Miss {
            self.stored.remove(&request.line);
        }
        if found.case == Case::StoreHit {
            *self.stored.entry(request.line).or_default() |= request.sectors;
        }
        if found.case == Case::LoadHit {
            self.hit_since.insert(request.line);
            let stored = self.stored.get(&request.line).copied().unwrap_or(0);
            coverage.hit_when(stored & request.sectors != 0, Covered::load_of_stored);
        }
        if let Some(line) = found.evicted {
            self.hit_since.remove(&line);
            self.stored.remove(&line);
        }
        let was_hit = self.hit_before.remove(&request.line);
        coverage.hit_when(was_hit && found.case == Case::Miss, Covered::miss_after_flush);
    }

    fn cover_case(
        &self,
        note: &Note,
        found: &Found,
        request: &CoreRequest,
        coverage: &mut Coverage<Covered>,
    ) {
        let evicts = found.evicted.is_some();
        match found.case {
            Case::LoadHit => {
                coverage.hit_when(request.bypass_l1, Covered::bypassing_hit);
                coverage.hit(Covered::hit);
                let all = request.sectors.count_ones() as usize == self.config.sectors();
                coverage.hit_when(all, Covered::hit_of_all_sectors);
            }
            Case::Joined => {
                coverage.hit(Covered::hit_pending);
                coverage.hit_when(request.bypass_l1, Covered::bypassing_joined);
                coverage.hit_when(note.joined_filled, Covered::hit_pending_while_filled);
            }
            Case::Miss => {
                coverage.hit_when(!evicts, Covered::miss_of_invalid_way);
                coverage.hit_when(evicts, Covered::miss_of_readable_way);
                coverage.hit_when(evicts && found.past_pending, Covered::miss_past_pending_ways);
            }
            Case::DirectLoad => {
                coverage.hit(Covered::direct_load);
                coverage.hit_when(found.was_readable, Covered::direct_load_of_readable);
                let passes = self.config.looks_up_bypassing() && found.of_pending;
                coverage.hit_when(passes, Covered::bypassing_past_pending);
            }
            Case::StoreHit => coverage.hit(Covered::store_hit),
            Case::StoreMiss => coverage.hit(Covered::store_miss),
            Case::DirectWrite => {
                let is_store = request.kind == STORE;
                coverage.hit_when(evicts && is_store, Covered::direct_store_evicts);
                coverage.hit_when(evicts && !is_store, Covered::atomic_evicts);
                let alone = !evicts && !found.made_stale && !is_store;
                coverage.hit_when(alone, Covered::atomic_alone);
            }
            Case::Refused(missing) => {
                let Missing { room, entry, place, merge, is_stale, is_pending } = missing;
                let is_plain_load = request.kind == LOAD && !request.bypass_l1;
                let alone = [room, entry, place].iter().filter(|&&is| is).count() == 1;
                let of_miss = is_plain_load && alone;
                coverage.hit_when(of_miss && room, Covered::no_room_for_miss);
                coverage.hit_when(of_miss && entry, Covered::no_entry);
                coverage.hit_when(of_miss && place, Covered::no_way);
                coverage.hit_when(merge && !is_stale, Covered::no_merge);
                coverage.hit_when(is_stale, Covered::stale);
                coverage.hit_when(room && request.kind == STORE, Covered::no_room_for_store);
                coverage.hit_when(room && request.kind == ATOMIC, Covered::no_room_for_atomic);
                coverage.hit_when(note.lacks_data_place, Covered::no_place_for_data);
                coverage.hit_when(is_pending, Covered::write_waits_for_pending);
                let is_direct_load = request.kind == LOAD && request.bypass_l1;
                coverage.hit_when(is_direct_load, Covered::no_room_for_direct_load);
            }
        }
    }
}
