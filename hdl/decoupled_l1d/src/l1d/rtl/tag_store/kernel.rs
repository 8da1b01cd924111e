//! The tag store cycle by cycle.

use super::*;

impl Logic for TagStore {
    #[kernel]
    fn update(&mut self) {
        let (ways, positions) = (self._ways, self._positions);
        let (set_bits, tag_bits) = (self.next_set.width(), self.released_tag.width());

        // Where the line is: its entry, and its position, if it has one.
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
        self.found_position.next = or_of(ways, |w| self.ways[w].found_positions.val());
        self.position.next = 0.into();
        self.lowest_free.next = 0.into();
        self.free.next = !or_of(ways, |w| self.ways[w].held_position.val());
        for k in 0..positions {
            let p = positions - 1 - k;
            if self.found_position.val().bit(p) {
                self.position.next = p.into();
            }
            if self.free.val().bit(p) {
                self.lowest_free.next = p.into();
            }
        }
        let pending = self.state.pending_ways.val();
        let is_pending = (self.found_position.val() & pending).any();
        let is_joinable = (self.found_position.val() & self.state.joinable_ways.val()).any();
        let is_readable = self.found_position.val().any() && !is_pending;
        let is_candidate = (self.found.val() & self.candidates.val()).any();

        // The data policy's choice, and its owner.
        self.policy.state.next = self.order.read_data.val();
        self.policy.eligible.next = !pending;
        let has_choice = !pending.all();
        let has_free = self.free.val().any();
        for w in 0..ways {
            self.ways[w].asked_position.next = self.policy.victim.val();
        }
        self.owners.next = cat_of(ways, |w| self.ways[w].has_position.val());

        // The entry for a line that has none.
        self.least_used.eligible.next = self.candidates.val();
        for w in 0..ways {
            self.least_used.counts[w].next = self.ways[w].now.rc.val();
        }
        let replaces_line = !self.empty.val().any() && !self.candidates.val().any();
        self.taken_way.next = self.least_used.way.val();
        if replaces_line {
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

        // What becomes of the request.
        let is_load = self.request.kind.val() == kind::LOAD;
        let is_plain = !self.request.bypass_l1.val();
        let is_plain_load = self.request.is_first.val() && is_load && is_plain;
        let is_plain_store = (self.request.kind.val() == kind::STORE) && is_plain;
        let has_room = self.state.has_room.val();
        let hits = is_plain_load && is_readable;
        let joins = is_plain_load && is_joinable;
        let is_new = is_plain_load && !self.found.val().any() && (!replaces_line || has_choice);
        let is_counted = is_plain_load && is_candidate;
        let due = cat_of(ways, |w| self.ways[w].counted.val() >= self._threshold);
        let is_due = self.is_baseline.val() || (self.found.val() & due).any();
        let is_due_at_once = self.is_baseline.val() || self._commits_new;
        let is_committed = (is_counted && is_due) || (is_new && is_due_at_once);
        let commits =
            is_committed && has_room && self.state.has_entry.val() && (has_free || has_choice);
        let passes = ((is_counted && !is_due) || (is_new && !is_due_at_once)) && has_room;
        let takes = is_new && (commits || passes);
        let sends_own = self.request.is_first.val() && !(is_load && is_plain) && has_room;
        let writes = sends_own && is_plain_store && is_readable;
        self.status.next = status::RESERVATION_FAIL.into();
        if hits || writes {
            self.status.next = status::HIT.into();
        }
        if joins {
            self.status.next = status::HIT_PENDING.into();
        }
        if commits || (sends_own && is_plain_store && !is_readable) {
            self.status.next = status::MISS.into();
        }
        if passes || (sends_own && !is_plain_store) {
            self.status.next = status::BYPASS.into();
        }

        // The lines that are released: the policy's choice, the request's own, a stale one.
        let frees_choice = (commits && !has_free) || (takes && replaces_line);
        let frees_own = sends_own && is_readable && !is_load && (self._evicts || !is_plain_store);
        self.chosen.next = self.lowest_free.val();
        if !has_free {
            self.chosen.next = self.policy.victim.val();
        }
        self.released.next = 0.into();
        if frees_choice {
            self.released.next = self.owners.val();
        }
        if frees_own {
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

        // The entries after it.
        let ages = commits || frees_choice || frees_own || self.request.is_release.val();
        self.own_way.next = self.found_way.val();
        if takes {
            self.own_way.next = self.taken_way.val();
        }
        for w in 0..ways {
            let is_own = self.own_way.val() == w;
            self.ways[w].change.take.next = takes && is_own;
            self.ways[w].change.count.next = is_counted && (commits || passes) && is_own;
            self.ways[w].change.commit.next = commits && is_own;
            self.ways[w].change.position.next = self.chosen.val();
            self.ways[w].change.release.next = self.released.val().bit(w);
            self.ways[w].change.age.next = ages;
            self.ways[w].release_position.next = self.request.release_position.val();
        }
        self.entry.rc.next = 0.into();
        self.entry.position.next = 0.into();
        self.entry.valid.next = false;
        self.entry.committed.next = false;
        for w in 0..ways {
            if (self.own_way.val() == w) && (takes || self.found.val().any()) {
                self.entry.rc.next = self.ways[w].after.rc.val();
                self.entry.position.next = self.ways[w].after.position.val();
                self.entry.valid.next =
                    self.ways[w].after.is_candidate.val() || self.ways[w].after.is_committed.val();
                self.entry.committed.next = self.ways[w].after.is_committed.val();
            }
        }
        self.used_after.next = or_of(ways, |w| self.ways[w].held_after.val());
        for p in 0..positions {
            let is_free = bits_to(!self.used_after.val().bit(p), self.free_lines.width());
            if p == 0 {
                self.sums[p].next = is_free;
            } else {
                self.sums[p].next = self.sums[p - 1].val() + is_free;
            }
        }
        self.free_lines.next = self.sums[positions - 1].val();

        // The policy's order, by position.
        self.policy.way.next = self.position.val();
        if commits {
            self.policy.way.next = self.chosen.val();
        }
        self.policy.is_reservation.next = commits;
        self.policy.by_choice.next = commits && !has_free;
        self.order.read_address.next = self.next_set.val();
        self.order.write_address.next = self.request.set_number.val();
        self.order.write_data.next = self.policy.next_state.val();
        self.order.write_enable.next = hits || joins || commits || (writes && !self._evicts);

        self.command.reserve.next = commits;
        self.command.join.next = joins;
        self.command.mark_stale.next = sends_own && is_pending && !is_load;
        self.command.send_direct.next = sends_own || passes;
        self.command.read.next = hits;
        self.command.write.next = writes && !self._evicts;
        self.command.way.next = self.position.val();
        if commits {
            self.command.way.next = self.chosen.val();
        }
        self.evict.next = frees_choice || frees_own;
        if self._is_linear {
            self.evict_line.next = cat(self.released_tag.val(), self.request.set_number.val());
        } else {
            self.hash.line.next = cat(self.released_tag.val(), bits_to(0, set_bits));
            self.evict_line.next = cat(
                self.released_tag.val(),
                self.request.set_number.val() ^ self.hash.set_number.val(),
            );
        }
    }
}
