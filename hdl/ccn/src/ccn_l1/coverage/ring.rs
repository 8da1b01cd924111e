//! Bins of what goes to the ring and comes from it, and of who reads for whom.

use testbenches::coverage::Coverage;

use super::super::{In, Out};
use super::{Covered, Monitor};
use base::environment::LOAD;
use base::model::Case;

impl Monitor {
    /// Outcomes of misses.
    pub(super) fn cover_misses(&mut self, _: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let (note, l1) = (*self.state.note(), *self.state.cache().note());
        let injected = note.injected.is_some();
        coverage.hit_when(injected, Covered::injected);
        coverage.hit_when(injected && note.was_full, Covered::injected_without_room);
        let to_l2 = l1.fetched.is_some() && !injected;
        let is_throttled = out.phase == 2;
        coverage.hit_when(to_l2 && is_throttled, Covered::throttled);
        let is_filtered = to_l2 && !is_throttled && note.is_filtered;
        coverage.hit_when(is_filtered, Covered::filtered);
        coverage.hit_when(is_filtered && self.is_right_behind, Covered::store_right_before);
        let lacks_place = !is_throttled && !note.is_filtered;
        coverage.hit_when(to_l2 && lacks_place, Covered::buffer_full);
        let refused = l1.found.is_some_and(|found| match found.case {
            Case::Refused(missing) => missing.room && !missing.entry && !missing.place,
            _ => false,
        });
        let is_load = note.kind == LOAD && !note.bypasses;
        coverage.hit_when(refused && is_load && lacks_place, Covered::all_full);
    }

    /// Outcomes of requests on the ring.
    pub(super) fn cover_answers(
        &mut self,
        input: &In,
        out: &Out,
        coverage: &mut Coverage<Covered>,
    ) {
        let note = *self.state.note();
        let is_sampling = self.config.throttler().is_some() && out.phase == 0;
        if let Some(miss) = note.injected {
            self.was_sampled[miss.entry] = is_sampling;
        }
        let of_window = note.hit.is_some_and(|entry| self.was_sampled[entry]);
        coverage.hit_when(note.hit.is_some(), Covered::answered);
        coverage.hit_when(note.hit.is_some() && input.flush, Covered::own_comes_in_flush);
        coverage.hit_when(of_window && !is_sampling, Covered::answered_after_window);
        coverage.hit_when(out.ccn.round_trip, Covered::comes_home);
        coverage.hit_when(out.ccn.timed_out, Covered::times_out);
        coverage.hit_when(out.ccn.served && out.phase == 2, Covered::throttled_serves);
        let Some((before, was)) = &self.last else { return };
        let ended = was.phase == 0 && out.phase != 0;
        coverage.hit_when(ended && out.phase == 1, Covered::admitted);
        let all = self.had_both && ended && before.retired > 0;
        coverage.hit_when(all, Covered::all_three);
        self.had_both = note.throttler.inject && note.throttler.hit;
    }

    /// Who had which turn.
    pub(super) fn cover_turns(&mut self, input: &In, out: &Out, coverage: &mut Coverage<Covered>) {
        let note = *self.state.note();
        let both = note.down == (true, true);
        coverage.hit_when(both, Covered::down_both);
        if let Some((before, was)) = &self.last {
            let stood = was.down_request.valid && !before.down_request.ready;
            coverage.hit_when(both && stood, Covered::down_stands);
        }
        let of_ring = note.passed.map(|(of_ring, _)| of_ring);
        if note.lines == (true, true) && note.open.is_none() {
            coverage.hit_when(of_ring == Some(true), Covered::fill_ring_first);
            coverage.hit_when(of_ring == Some(false), Covered::fill_own_first);
        }
        let (ring, own) = note.lines;
        coverage.hit_when(ring && note.open == Some(false), Covered::fill_ring_waits_for_last);
        coverage.hit_when(own && note.open == Some(true), Covered::fill_own_waits_for_last);
        coverage.hit_when(note.fill_waited, Covered::fill_waits_for_read);
        let takes_direct = input.down_reply.valid && out.down_reply.ready && !own;
        coverage.hit_when(takes_direct && of_ring == Some(true), Covered::direct_beside_fill);
    }

    /// Who waits for lines in flight.
    pub(super) fn cover_waiting(&mut self, input: &In, coverage: &mut Coverage<Covered>) {
        let (cache, stop) = (self.state.cache(), self.state.stop());
        let (note, waiting) = (*cache.note(), stop.parked());
        coverage.hit_when(waiting > 0, Covered::request_waits);
        coverage.hit_when(stop.waits_for_away() > 0, Covered::request_waits_for_ring);
        coverage.hit_when(waiting > 0 && input.flush, Covered::request_waits_in_flush);
        coverage.hit_when(note.held, Covered::entry_is_kept);
        coverage.hit_when(note.joined_held, Covered::load_joins_kept);
        let is_behind = note.held && cache.filled_waiting() > 0;
        coverage.hit_when(is_behind, Covered::kept_behind);
    }

    /// Who reads for whom; `walks` if a set is cleared.
    pub(super) fn cover_reads(
        &mut self,
        input: &In,
        walks: bool,
        coverage: &mut Coverage<Covered>,
    ) {
        let (note, l1) = (*self.state.note(), *self.state.cache().note());
        let read = note.read;
        coverage.hit_when(read.valid, Covered::served);
        coverage.hit_when(read.valid && l1.hit_waits, Covered::hit_waits_for_ring);
        coverage.hit_when(read.valid && l1.wake_waits, Covered::wake_waits_for_ring);
        let is_direct = input.down_reply.valid && !note.lines.1;
        coverage.hit_when(read.valid && l1.wake_waits && is_direct, Covered::direct_waits_for_wake);
        let early = read.valid && l1.restart_missed && !l1.wake_waits;
        coverage.hit_when(early, Covered::restart_waits_for_ring);
        coverage.hit_when(read.valid && self.core_read, Covered::core_between);
        self.core_read = !read.valid && self.was_read && note.core_waits;
        self.was_read = read.valid;
        coverage.hit_when(read.valid && input.flush && !walks, Covered::served_in_flush);
        coverage.hit_when(read.valid && walks, Covered::served_in_walk);
        self.reading = read.valid.then_some((read.set, read.way));
        let Some((set, way)) = self.reading else { return };
        let is_its = |place: (usize, usize)| place == (set as usize, way as usize);
        let reserved = l1.fetched.is_some_and(|miss| is_its((miss.set, miss.place)));
        coverage.hit_when(reserved, Covered::reserved_while_read);
        let gone = note.invalidated;
        let loses = gone.valid && gone.set == set && gone.ways >> way & 1 == 1;
        let is_lost = loses && l1.fetched.is_none() && !walks;
        coverage.hit_when(is_lost, Covered::invalid_while_read);
        coverage.hit_when(l1.wrote_to.is_some_and(is_its), Covered::stored_while_read);
    }
}
