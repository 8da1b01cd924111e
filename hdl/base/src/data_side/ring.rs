//! Parts of a data side whose misses may go to other caches.

use super::DataSide;
use super::mshr_file::MshrFile;
use signal::prelude::*;

impl DataSide {
    #[kernel]
    pub(super) fn drive_ring(&mut self) {
        let tag_bits = self.mshrs.ring.tag.width();
        self.mshrs.ring.reads.next = self.read.valid.val();
        self.mshrs.ring.tag.next =
            bits_to(self.request.line.val() >> self.request.set_number.width(), tag_bits);
        self.ring.entry.next = self.mshrs.free_entry.val();
        self.ring.done_tag.next = self.mshrs.ring.wake_tag.val();
        if self._with.samples {
            self.mshrs.sampling.takes.next = self.ring.takes_miss.val();
            self.mshrs.sampling.is_sampling.next = self.sampling.is_sampling.val();
            self.sampling.is_sampled.next = self.mshrs.sampling.is_sampled.val();
        }
    }
}

impl MshrFile {
    #[kernel]
    pub(super) fn drive_ring(&mut self) {
        self.ring.wants_read.next = self.waker.valid.val();
        self.ring.wake_tag.next = 0.into();
        for e in 0..self.entries.len() {
            self.entries[e].lookup_tag.next = self.ring.tag.val();
            if self.waker.entry.val() == e {
                self.ring.wake_tag.next = self.entries[e].tag.val();
            }
        }
    }

    #[kernel]
    pub(super) fn sample(&mut self) {
        self.sampling.is_sampled.next = false;
        for e in 0..self.entries.len() {
            self.entries[e].sampling.takes.next = self.sampling.takes.val();
            self.entries[e].sampling.is_sampling.next = self.sampling.is_sampling.val();
            if self.fill.entry.val() == e {
                self.sampling.is_sampled.next = self.entries[e].sampling.is_sampled.val();
            }
        }
    }
}
