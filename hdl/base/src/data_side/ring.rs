//! What a data side has besides where lines come from other caches, and go to them.

use super::DataSide;
use super::mshr_file::MshrFile;
use signal::prelude::*;

/// Beats of lines have a port of their own, and what comes on `down_reply` is direct.
impl DataSide {
    /// A line that is read for another cache is read to its end, also when its way has been reserved meanwhile: then
    /// no line's beat is written. A beat before that reservation's line is not here yet.
    #[kernel]
    pub(super) fn take_lines(&mut self) {
        self.line.ready.next = true;
        if self._sectors > 1 {
            let is_reserved = self.command.reserve.val()
                && (self.request.set_number.val() == self.read.set_number.val())
                && (self.command.way.val() == self.read.way.val());
            self.is_lost.d.next = self.read.valid.val()
                && !self.read.sector.val().all()
                && (self.is_lost.q.val() || is_reserved);
            self.line.ready.next = !self.is_lost.q.val();
        }
    }

    /// The ring reads before the core, and what comes from below as in other L1s.
    #[kernel]
    pub(super) fn choose_beat_on_ring(&mut self) {
        let may_read = self.replies.has_room.val() && !self.read.valid.val();
        self.wakes.next = self.mshrs.wake.valid.val() && may_read;
        self.mshrs.wake.ready.next = may_read;
        self.down_reply.ready.next = self.replies.has_room.val() && !self.mshrs.wake.valid.val();
        self.passes.next = self.down_reply.valid.val() && self.down_reply.ready.val();
        self.hits.next = self.reads_now.val()
            && may_read
            && !self.mshrs.wake.valid.val()
            && !self.down_reply.valid.val();
        self.is_last_sector.next = self.left_now.val() == self.choice.grant.val();
    }

    /// The array's one read port.
    #[kernel]
    pub(super) fn read_for_ring(&mut self) {
        let place_bits = self.array.read[0].address.width();
        if self.read.valid.val() {
            self.array.read[0].enable.next = true;
            if self._sectors == 1 {
                self.array.read[0].address.next =
                    bits_to(cat(self.read.way.val(), self.read.set_number.val()), place_bits);
            } else {
                self.array.read[0].address.next = bits_to(
                    cat(
                        cat(self.read.way.val(), self.read.set_number.val()),
                        self.read.sector.val(),
                    ),
                    place_bits,
                );
            }
        }
        self.read.data.next = self.array.read[0].data.val();
        // A hit that came in this cycle is known too late.
        self.read.core_waits.next = self.replies.has_room.val()
            && (self.mshrs.ring.wants_read.val() || self.is_reading.q.val());
    }

    #[kernel]
    pub(super) fn tell_ring(&mut self) {
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
    pub(super) fn tell_ring(&mut self) {
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
