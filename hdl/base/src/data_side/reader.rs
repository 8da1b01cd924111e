//! Parts of a data side whose lines are read for other caches, and which gets lines of others.

use super::DataSide;
use signal::prelude::*;

/// Beats of lines have a separate port, and what comes on `down_reply` is direct.
impl DataSide {
    /// A line that is read for another cache is read to its end, also when its way has been reserved meanwhile: then
    /// no line's beat is written. A beat before that reservation's line is not here yet.
    #[kernel]
    pub(super) fn take_lines(&mut self) {
        self.line.ready = true;
        if self._sectors > 1 {
            let is_reserved = self.command.reserve
                && (self.request.set_number == self.read.set_number)
                && (self.command.way == self.read.way);
            self.is_lost.d =
                self.read.valid && !self.read.sector.all() && (self.is_lost.q || is_reserved);
            self.line.ready = !self.is_lost.q;
        }
    }

    /// The reader goes before the core, and what comes from below as in other L1s.
    #[kernel]
    pub(super) fn choose_beat_beside_reader(&mut self) {
        let may_read = self.replies.has_room && !self.read.valid;
        self.wakes = self.mshrs.wake.valid && may_read;
        self.mshrs.wake.ready = may_read;
        self.down_reply.ready = self.replies.has_room && !self.mshrs.wake.valid;
        self.passes = self.down_reply.valid && self.down_reply.ready;
        self.hits = self.reads_now && may_read && !self.mshrs.wake.valid && !self.down_reply.valid;
        self.is_last_sector = self.left_now == self.choice.grant;
    }

    /// The array's one read port.
    #[kernel]
    pub(super) fn read_for_remote(&mut self) {
        let place_bits = self.array.read[0].address.width();
        if self.read.valid {
            self.array.read[0].enable = true;
            if self._sectors == 1 {
                self.array.read[0].address =
                    bits_to(cat(self.read.way, self.read.set_number), place_bits);
            } else {
                self.array.read[0].address = bits_to(
                    cat(cat(self.read.way, self.read.set_number), self.read.sector),
                    place_bits,
                );
            }
        }
        self.read.data = self.array.read[0].data;
        if self._with.ring {
            // A hit that came in this cycle is known too late.
            self.read.core_waits =
                self.replies.has_room && (self.mshrs.ring.wants_read || self.is_reading.q);
        } else if self._restarts {
            self.mshrs.is_read_elsewhere = self.read.valid;
        }
    }
}
