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
        self.mshrs.ring.reads = self.read.valid;
        self.mshrs.ring.tag =
            bits_to(self.request.line >> self.request.set_number.width(), tag_bits);
        self.ring.entry = self.mshrs.free_entry;
        self.ring.done_tag = self.mshrs.ring.wake_tag;
        if self._with.samples {
            self.mshrs.sampling.takes = self.ring.takes_miss;
            self.mshrs.sampling.is_sampling = self.sampling.is_sampling;
            self.sampling.is_sampled = self.mshrs.sampling.is_sampled;
        }
        if self._with.parks {
            self.mshrs.parking.set_number = self.parking.set_number;
            self.mshrs.parking.tag = self.parking.tag;
            self.mshrs.parking.holds = self.parking.holds;
            self.parking.is_pending = self.mshrs.parking.is_pending;
            self.parking.entry = self.mshrs.parking.entry;
            self.parking.way = self.mshrs.parking.way;
            self.parking.woken_entry = self.mshrs.parking.woken_entry;
        }
    }
}

impl MshrFile {
    #[kernel]
    pub(super) fn drive_ring(&mut self) {
        self.ring.wants_read = self.waker.valid;
        self.ring.wake_tag = 0;
        for e in 0..self.entries.len() {
            self.entries[e].lookup_tag = self.ring.tag;
            if self.waker.entry == e {
                self.ring.wake_tag = self.entries[e].tag;
            }
        }
    }

    /// The line that another cache asks for, and the entry that does not end while one waits for its line.
    #[kernel]
    pub(super) fn park(&mut self) {
        self.parking.is_pending = false;
        self.parking.entry = 0;
        self.parking.way = 0;
        for e in 0..self.entries.len() {
            if self.entries[e].is_waiting
                && (self.entries[e].set_number == self.parking.set_number)
                && (self.entries[e].tag == self.parking.tag)
            {
                self.parking.is_pending = true;
                self.parking.entry = e.into();
                self.parking.way = self.entries[e].way;
            }
        }
        self.parking.woken_entry = self.waker.entry;
        self.waker.holds = self.parking.holds;
    }

    #[kernel]
    pub(super) fn sample(&mut self) {
        self.sampling.is_sampled = false;
        for e in 0..self.entries.len() {
            self.entries[e].sampling.takes = self.sampling.takes;
            self.entries[e].sampling.is_sampling = self.sampling.is_sampling;
            if self.fill.entry == e {
                self.sampling.is_sampled = self.entries[e].sampling.is_sampled;
            }
        }
    }
}
