//! Parts of a data side whose lines are read for other caches, and which gets lines of others.

use super::DataSide;
use signal::prelude::*;

/// Beats of lines have a separate port, and what comes on `down_reply` is direct.
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

    /// The reader goes before the core, and what comes from below as in other L1s.
    #[kernel]
    pub(super) fn choose_beat_beside_reader(&mut self) {
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
    pub(super) fn read_for_remote(&mut self) {
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
        if self._with.ring {
            // A hit that came in this cycle is known too late.
            self.read.core_waits.next = self.replies.has_room.val()
                && (self.mshrs.ring.wants_read.val() || self.is_reading.q.val());
        } else if self._restarts {
            self.mshrs.is_read_elsewhere.next = self.read.valid.val();
        }
    }
}
