//! Parts of a data side whose misses may go to other caches.

use super::mshr_file::MshrFile;
use super::{DataSide, Features};
use crate::Geometry;
use signal::prelude::*;

impl DataSide {
    /// The same of an L1 on a [`Ring`](super::Ring) of others; with [`Sampling`](super::Sampling) if it `samples`, with
    /// [`Parking`](super::Parking) if it `parks`.
    pub fn on_ring(geometry: &Geometry, samples: bool, parks: bool) -> DataSide {
        DataSide::with(
            geometry,
            Features { reader: true, ring: true, samples, parks, ..Features::default() },
        )
    }

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
        if self._with.parks {
            self.mshrs.parking.set_number.next = self.parking.set_number.val();
            self.mshrs.parking.tag.next = self.parking.tag.val();
            self.mshrs.parking.holds.next = self.parking.holds.val();
            self.parking.is_pending.next = self.mshrs.parking.is_pending.val();
            self.parking.entry.next = self.mshrs.parking.entry.val();
            self.parking.way.next = self.mshrs.parking.way.val();
            self.parking.woken_entry.next = self.mshrs.parking.woken_entry.val();
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

    /// The line that another cache asks for, and the entry that does not end while one waits for its line.
    #[kernel]
    pub(super) fn park(&mut self) {
        self.parking.is_pending.next = false;
        self.parking.entry.next = 0.into();
        self.parking.way.next = 0.into();
        for e in 0..self.entries.len() {
            if self.entries[e].is_waiting.val()
                && (self.entries[e].set_number.val() == self.parking.set_number.val())
                && (self.entries[e].tag.val() == self.parking.tag.val())
            {
                self.parking.is_pending.next = true;
                self.parking.entry.next = e.into();
                self.parking.way.next = self.entries[e].way.val();
            }
        }
        self.parking.woken_entry.next = self.waker.entry.val();
        self.waker.holds.next = self.parking.holds.val();
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
