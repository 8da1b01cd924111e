//! Next state of the request, and of the set.

use super::TagStore;
use base::streams::{kind, status};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The request, and what becomes of it.
impl TagStore {
    #[kernel]
    pub(super) fn classify_request(&mut self) {
        self.is_load = self.request.kind == kind::LOAD;
        self.is_plain = !self.request.bypass_l1;
        self.is_plain_load = self.request.is_first && self.is_load && self.is_plain;
        self.is_plain_store = (self.request.kind == kind::STORE) && self.is_plain;
    }

    #[kernel]
    pub(super) fn drive_status(&mut self, hit: Bit, hit_pending: Bit, miss: Bit, bypass: Bit) {
        self.status = status::RESERVATION_FAIL.into();
        if hit {
            self.status = status::HIT.into();
        }
        if hit_pending {
            self.status = status::HIT_PENDING.into();
        }
        if miss {
            self.status = status::MISS.into();
        }
        if bypass {
            self.status = status::BYPASS.into();
        }
    }

    /// The line that is released: the policy's choice, the request's line, or a stale one.
    #[kernel]
    pub(super) fn release_line(&mut self, commits: Bit, takes: Bit, sends_request: Bit) {
        let ways = self._ways;
        self.frees_choice = (commits && !self.has_free) || (takes && self.replaces_line);
        self.releases_target = sends_request
            && self.is_readable
            && !self.is_load
            && (self._evicts || !self.is_plain_store);
        self.chosen = self.lowest_free;
        if !self.has_free {
            self.chosen = self.policy.victim;
        }
        self.released = 0;
        if self.frees_choice {
            self.released = self.owners;
        }
        if self.releases_target {
            self.released = self.found;
        }
        if self.request.is_release {
            self.released = cat_of(ways, |w| self.ways[w].has_release_position);
        }
        self.released_tag = 0;
        for w in 0..ways {
            if self.released.bit(w) {
                self.released_tag = self.ways[w].held_tag;
            }
        }
    }

    #[kernel]
    pub(super) fn change_entries(&mut self, takes: Bit, counts: Bit, commits: Bit) {
        let ages = commits || self.frees_choice || self.releases_target || self.request.is_release;
        self.target_way = self.found_way;
        if takes {
            self.target_way = self.taken_way;
        }
        for w in 0..self._ways {
            let is_target = self.target_way == w;
            self.ways[w].change.take = takes && is_target;
            self.ways[w].change.count = counts && is_target;
            self.ways[w].change.commit = commits && is_target;
            self.ways[w].change.position = self.chosen;
            self.ways[w].change.release = self.released.bit(w);
            self.ways[w].change.age = ages;
            self.ways[w].release_position = self.request.release_position;
            self.words.next_words[w] = self.ways[w].next_word;
        }
        self.words.write_enable = cat_of(self._ways, |w| self.ways[w].changes).any();
        self.words.write_set = self.request.set_number;
    }

    #[kernel]
    pub(super) fn drive_entry(&mut self, takes: Bit) {
        self.entry.rc = 0;
        self.entry.position = 0;
        self.entry.valid = false;
        self.entry.committed = false;
        if takes || self.found.any() {
            for w in 0..self._ways {
                if self.target_way == w {
                    self.entry.rc = self.ways[w].after.rc;
                    self.entry.position = self.ways[w].after.position;
                    self.entry.valid =
                        self.ways[w].after.is_candidate || self.ways[w].after.is_committed;
                    self.entry.committed = self.ways[w].after.is_committed;
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
        self.used_after = or_of(self._ways, |w| self.ways[w].held_after);
        for p in 0..positions {
            let is_free = bits_to(!self.used_after.bit(p), self.free_lines.width());
            if p == 0 {
                self.sums[p] = is_free;
            } else {
                self.sums[p] = self.sums[p - 1] + is_free;
            }
        }
        self.free_lines = self.sums[positions - 1];
    }

    #[kernel]
    pub(super) fn order_positions(&mut self, commits: Bit, uses: Bit) {
        self.policy.way = self.position;
        if commits {
            self.policy.way = self.chosen;
        }
        self.policy.is_reservation = commits;
        self.policy.by_choice = commits && !self.has_free;
        self.order.read_enable = self.reads;
        self.order.read_address = self.next_set;
        self.order.write_address = self.request.set_number;
        self.order.write_data = self.policy.next_state;
        self.order.write_enable = uses;
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
        self.command.reserve = commits;
        self.command.join = joins;
        self.command.mark_stale = sends_request && self.is_pending && !self.is_load;
        self.command.send_direct = sends_request || passes;
        self.command.read = hits;
        self.command.write = writes && !self._evicts;
        self.command.way = self.position;
        if commits {
            self.command.way = self.chosen;
        }
    }

    #[kernel]
    pub(super) fn drive_evicted(&mut self) {
        self.evict = self.frees_choice || self.releases_target;
        if self._is_linear {
            self.evict_line = cat(self.released_tag, self.request.set_number);
        } else {
            self.hash.line = cat(self.released_tag, bits_to(0, self.next_set.width()));
            self.evict_line =
                cat(self.released_tag, self.request.set_number ^ self.hash.set_number);
        }
    }
}
