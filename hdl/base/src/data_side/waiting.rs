//! Parts of a data side with whose lines in flight loads of other caches wait.

use super::DataSide;
use super::mshr_file::MshrFile;
use signal::prelude::*;

impl DataSide {
    #[kernel]
    pub(super) fn drive_waiting(&mut self) {
        let tag_bits = self.mshrs.lookup_tag.width();
        self.mshrs.lookup_tag =
            bits_to(self.request.line >> self.request.set_number.width(), tag_bits);
        self.mshrs.waiting.returned_entry = self.waiting.returned_entry;
        self.mshrs.waiting.holds = self.waiting.holds;
        self.waiting.is_pending = self.mshrs.waiting.is_pending;
        self.waiting.entry = self.mshrs.waiting.entry;
        self.waiting.is_woken = self.mshrs.waiting.is_woken;
        self.waiting.woken_entry = self.mshrs.waiting.woken_entry;
        self.waiting.returned_set = self.mshrs.waiting.returned_set;
        self.waiting.returned_tag = self.mshrs.waiting.returned_tag;
        self.unfilled_entries = self.mshrs.unfilled_entries;
    }
}

impl MshrFile {
    /// The tags have found the way of the line in lookup.
    #[kernel]
    pub(super) fn keep_waiting(&mut self) {
        let n = self.entries.len();
        self.unfilled_entries = cat_of(n, |e| self.entries[e].is_waiting);
        self.waiting.is_pending = false;
        self.waiting.entry = 0;
        self.waiting.returned_set = 0;
        self.waiting.returned_tag = 0;
        for e in 0..n {
            self.entries[e].lookup_tag = self.lookup_tag;
            if self.entries[e].is_waiting && self.entries[e].is_selected {
                self.waiting.is_pending = true;
                self.waiting.entry = e.into();
            }
            if self.waiting.returned_entry == e {
                self.waiting.returned_set = self.entries[e].set_number;
                self.waiting.returned_tag = self.entries[e].tag;
            }
        }
        self.waiting.is_woken = self.waker.is_woken;
        self.waiting.woken_entry = self.waker.entry;
        self.waker.holds = self.waiting.holds;
    }
}
