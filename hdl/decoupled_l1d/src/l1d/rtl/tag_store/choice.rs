//! Where the line is, and which position and entry would be taken for it.

use super::TagStore;
use signal::prelude::*;

/// Where the line is: its entry, and its position, if it has one; and what may be given to it.
impl TagStore {
    #[kernel]
    pub(super) fn find_entry(&mut self) {
        let (ways, positions) = (self._ways, self._positions);
        let (set_bits, tag_bits) = (self.next_set.width(), self.released_tag.width());
        self.words.read_enable = self.reads;
        self.words.read_set = self.next_set;
        for w in 0..ways {
            self.ways[w].word = self.words.words[w];
            self.ways[w].set_number = self.request.set_number;
            self.ways[w].tag = bits_to(self.request.line >> set_bits, tag_bits);
            self.ways[w].is_gated = false;
            if w >= positions {
                self.ways[w].is_gated = self.is_baseline;
            }
            self.ways[w].clear = self.clear;
            self.ways[w].clear_set = self.clear_set;
        }
        self.candidates = cat_of(ways, |w| self.ways[w].now.is_candidate);
        let valid = self.candidates | cat_of(ways, |w| self.ways[w].now.is_committed);
        self.found = cat_of(ways, |w| self.ways[w].has_tag) & valid;
        self.empty = !valid & !cat_of(ways, |w| self.ways[w].is_gated_now);
        self.found_way = 0;
        for k in 0..ways {
            let w = ways - 1 - k;
            if self.found.bit(w) {
                self.found_way = w.into();
            }
        }
    }

    #[kernel]
    pub(super) fn find_position(&mut self) {
        let ways = self._ways;
        self.found_position = or_of(ways, |w| self.ways[w].found_positions);
        self.position = 0;
        self.lowest_free = 0;
        let held_positions = or_of(ways, |w| self.ways[w].held_position);
        self.free = !held_positions;
        for k in 0..self._positions {
            let p = self._positions - 1 - k;
            if self.found_position.bit(p) {
                self.position = p.into();
            }
            if self.free.bit(p) {
                self.lowest_free = p.into();
            }
        }
    }

    #[kernel]
    pub(super) fn classify_line(&mut self, pending: Word) {
        self.is_pending = (self.found_position & pending).any();
        self.is_joinable = (self.found_position & self.state.joinable_ways).any();
        self.is_readable = self.found_position.any() && !self.is_pending;
        self.is_candidate = (self.found & self.candidates).any();
    }

    /// The data policy's choice, and its owner.
    #[kernel]
    pub(super) fn choose_line(&mut self, pending: Word) {
        self.policy.state = self.order.read_data;
        self.policy.eligible = !pending;
        self.has_choice = !pending.all();
        self.has_free = self.free.any();
        for w in 0..self._ways {
            self.ways[w].asked_position = self.policy.victim;
        }
        self.owners = cat_of(self._ways, |w| self.ways[w].has_position);
    }

    /// The entry for a line that has none.
    #[kernel]
    pub(super) fn choose_entry(&mut self) {
        let ways = self._ways;
        self.least_used.eligible = self.candidates;
        for w in 0..ways {
            self.least_used.counts[w] = self.ways[w].now.rc;
        }
        self.replaces_line = !self.empty.any() && !self.candidates.any();
        self.taken_way = self.least_used.way;
        if self.replaces_line {
            for k in 0..ways {
                if self.owners.bit(ways - 1 - k) {
                    self.taken_way = (ways - 1 - k).into();
                }
            }
        }
        for k in 0..ways {
            if self.empty.bit(ways - 1 - k) {
                self.taken_way = (ways - 1 - k).into();
            }
        }
    }
}
