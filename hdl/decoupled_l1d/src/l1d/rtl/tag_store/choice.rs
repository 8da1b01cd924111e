//! Where the line is, and which position and entry would be taken for it.

use super::TagStore;
use signal::prelude::*;

/// Where the line is: its entry, and its position, if it has one; and what may be given to it.
impl TagStore {
    #[kernel]
    pub(super) fn find_entry(&mut self) {
        let (ways, positions) = (self._ways, self._positions);
        let (set_bits, tag_bits) = (self.next_set.width(), self.released_tag.width());
        self.words.read_enable.next = self.reads.val();
        self.words.read_set.next = self.next_set.val();
        for w in 0..ways {
            self.ways[w].word.next = self.words.words[w].val();
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
    pub(super) fn find_position(&mut self) {
        let ways = self._ways;
        self.found_position.next = or_of(ways, |w| self.ways[w].found_positions.val());
        self.position.next = 0.into();
        self.lowest_free.next = 0.into();
        let held_positions = or_of(ways, |w| self.ways[w].held_position.val());
        self.free.next = !held_positions;
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
    pub(super) fn classify_line(&mut self, pending: Word) {
        self.is_pending.next = (self.found_position.val() & pending).any();
        self.is_joinable.next = (self.found_position.val() & self.state.joinable_ways.val()).any();
        self.is_readable.next = self.found_position.val().any() && !self.is_pending.val();
        self.is_candidate.next = (self.found.val() & self.candidates.val()).any();
    }

    /// The data policy's choice, and its owner.
    #[kernel]
    pub(super) fn choose_line(&mut self, pending: Word) {
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
    pub(super) fn choose_entry(&mut self) {
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
