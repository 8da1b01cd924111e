//! Next state of the request, and of the set.

use super::TagStore;
use base::streams::{kind, status};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The request, and what becomes of it.
impl TagStore {
    #[kernel]
    pub(super) fn classify_request(&mut self) {
        self.is_load.next = self.request.kind.val() == kind::LOAD;
        self.is_plain.next = !self.request.bypass_l1.val();
        self.is_plain_load.next =
            self.request.is_first.val() && self.is_load.val() && self.is_plain.val();
        self.is_plain_store.next = (self.request.kind.val() == kind::STORE) && self.is_plain.val();
    }

    #[kernel]
    pub(super) fn drive_status(&mut self, hit: Bit, hit_pending: Bit, miss: Bit, bypass: Bit) {
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

    /// The line that is released: the policy's choice, the request's line, or a stale one.
    #[kernel]
    pub(super) fn release_line(&mut self, commits: Bit, takes: Bit, sends_request: Bit) {
        let ways = self._ways;
        self.frees_choice.next =
            (commits && !self.has_free.val()) || (takes && self.replaces_line.val());
        self.releases_target.next = sends_request
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
        if self.releases_target.val() {
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
    pub(super) fn change_entries(&mut self, takes: Bit, counts: Bit, commits: Bit) {
        let ages = commits
            || self.frees_choice.val()
            || self.releases_target.val()
            || self.request.is_release.val();
        self.target_way.next = self.found_way.val();
        if takes {
            self.target_way.next = self.taken_way.val();
        }
        for w in 0..self._ways {
            let is_target = self.target_way.val() == w;
            self.ways[w].change.take.next = takes && is_target;
            self.ways[w].change.count.next = counts && is_target;
            self.ways[w].change.commit.next = commits && is_target;
            self.ways[w].change.position.next = self.chosen.val();
            self.ways[w].change.release.next = self.released.val().bit(w);
            self.ways[w].change.age.next = ages;
            self.ways[w].release_position.next = self.request.release_position.val();
            self.words.next_words[w].next = self.ways[w].next_word.val();
        }
        self.words.write_enable.next = cat_of(self._ways, |w| self.ways[w].changes.val()).any();
        self.words.write_set.next = self.request.set_number.val();
    }

    #[kernel]
    pub(super) fn drive_entry(&mut self, takes: Bit) {
        self.entry.rc.next = 0.into();
        self.entry.position.next = 0.into();
        self.entry.valid.next = false;
        self.entry.committed.next = false;
        if takes || self.found.val().any() {
            for w in 0..self._ways {
                if self.target_way.val() == w {
                    self.entry.rc.next = self.ways[w].after.rc.val();
                    self.entry.position.next = self.ways[w].after.position.val();
                    self.entry.valid.next = self.ways[w].after.is_candidate.val()
                        || self.ways[w].after.is_committed.val();
                    self.entry.committed.next = self.ways[w].after.is_committed.val();
                }
            }
        }
    }
}

/// The set after the request.
impl TagStore {
    #[kernel]
    pub(super) fn count_free_lines(&mut self) {
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
    pub(super) fn order_positions(&mut self, commits: Bit, uses: Bit) {
        self.policy.way.next = self.position.val();
        if commits {
            self.policy.way.next = self.chosen.val();
        }
        self.policy.is_reservation.next = commits;
        self.policy.by_choice.next = commits && !self.has_free.val();
        self.order.read_enable.next = self.reads.val();
        self.order.read_address.next = self.next_set.val();
        self.order.write_address.next = self.request.set_number.val();
        self.order.write_data.next = self.policy.next_state.val();
        self.order.write_enable.next = uses;
    }

    #[kernel]
    pub(super) fn give_command(
        &mut self,
        hits: Bit,
        joins: Bit,
        commits: Bit,
        passes: Bit,
        sends_request: Bit,
        writes: Bit,
    ) {
        self.command.reserve.next = commits;
        self.command.join.next = joins;
        self.command.mark_stale.next =
            sends_request && self.is_pending.val() && !self.is_load.val();
        self.command.send_direct.next = sends_request || passes;
        self.command.read.next = hits;
        self.command.write.next = writes && !self._evicts;
        self.command.way.next = self.position.val();
        if commits {
            self.command.way.next = self.chosen.val();
        }
    }

    #[kernel]
    pub(super) fn drive_evicted(&mut self) {
        self.evict.next = self.frees_choice.val() || self.releases_target.val();
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
