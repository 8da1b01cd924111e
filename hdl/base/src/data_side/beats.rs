//! Beats to the core, and the data array that they are read from.

use super::DataSide;
use crate::streams::kind;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Beats to the core.
impl DataSide {
    /// One beat a cycle enters the replies: woken, else direct, else a hit's, unless one goes on.
    #[kernel]
    pub(super) fn choose_beat(&mut self, is_direct: Bit) {
        // Flops that show whether a reply is open: none where replies need not be whole.
        let n = self.open_hit.len();
        if self._with.sources {
            self.mshrs.sources.holds_wake.next =
                self.open_hit[0].q.val() || self.open_direct[0].q.val();
        }
        self.wakes.next = self.mshrs.wake.valid.val() && self.replies.has_room.val();
        self.mshrs.wake.ready.next = self.replies.has_room.val();
        let takes_direct = is_direct
            && self.replies.has_room.val()
            && !self.mshrs.wake.valid.val()
            && (bits_to(or_of(n, |o| bits_to(self.open_hit[o].q.val(), 1)), 1) == 0);
        self.down_reply.ready.next = !is_direct || takes_direct;
        self.passes.next = self.down_reply.valid.val() && takes_direct;
        self.hits.next = self.reads_now.val()
            && self.replies.has_room.val()
            && !self.mshrs.wake.valid.val()
            && !(self.down_reply.valid.val()
                && is_direct
                && (bits_to(or_of(n, |o| bits_to(self.open_hit[o].q.val(), 1)), 1) == 0))
            && (bits_to(or_of(n, |o| bits_to(self.open_direct[o].q.val(), 1)), 1) == 0);
        self.is_last_sector.next = self.left_now.val() == self.choice.grant.val();
    }

    #[kernel]
    pub(super) fn enter_beat(&mut self) {
        self.replies.enter.valid.next = self.wakes.val() || self.passes.val() || self.hits.val();
        self.replies.enter.is_read.next = !self.passes.val();
        self.replies.enter.id.next = self.request.id.val();
        self.replies.enter.sector.next = self.sector.val();
        self.replies.enter.last.next = self.is_last_sector.val();
        self.replies.enter.data.next = 0.into();
        if self.passes.val() {
            self.replies.enter.id.next = bits_to(self.down_reply.id.val(), self.request.id.width());
            self.replies.enter.sector.next = 0.into();
            self.replies.enter.last.next = self.down_reply.last.val();
            if self.down_reply.kind.val() != kind::STORE {
                self.replies.enter.sector.next = self.down_reply.sector.val();
                self.replies.enter.data.next = self.down_reply.data.val();
            }
        }
        if self.wakes.val() {
            self.replies.enter.id.next = self.mshrs.wake.id.val();
            self.replies.enter.sector.next = self.mshrs.wake.sector.val();
            self.replies.enter.last.next = self.mshrs.wake.last.val();
        }
        self.replies.array_data.next = self.array.read[0].data.val();
        self.replies.reply.link(&mut self.core_reply);
    }

    #[kernel]
    pub(super) fn keep_replies_whole(&mut self) {
        let hit_goes_on = !self.hits.val() || !self.is_last_sector.val();
        let direct_goes_on = !self.passes.val() || !self.down_reply.last.val();
        self.open_hit[0].d.next = (self.open_hit[0].q.val() || self.hits.val()) && hit_goes_on;
        self.open_direct[0].d.next =
            (self.open_direct[0].q.val() || self.passes.val()) && direct_goes_on;
    }
}

/// The data array: a woken load is read before a hit, a line's beat written before a store's.
impl DataSide {
    #[kernel]
    pub(super) fn access_array(
        &mut self,
        is_line: Bit,
        writes_line: Bit,
        line_sector: Word,
        line_data: BeatWord,
    ) {
        let hit_way = cat(self.way_now.val(), self.request.set_number.val());
        let wake_way = cat(self.mshrs.wake.way.val(), self.mshrs.wake.set_number.val());
        let fill_way = cat(self.mshrs.fill.way.val(), self.mshrs.fill.set_number.val());
        if self._sectors == 1 {
            self.read_place.next = hit_way;
            self.write_place.next = hit_way;
            if self.mshrs.wake.valid.val() {
                self.read_place.next = wake_way;
            }
            if is_line {
                self.write_place.next = fill_way;
            }
        } else {
            self.read_place.next = cat(hit_way, self.sector.val());
            self.write_place.next = cat(hit_way, self.sector.val());
            if self.mshrs.wake.valid.val() {
                self.read_place.next = cat(wake_way, self.mshrs.wake.sector.val());
            }
            if is_line {
                self.write_place.next = cat(fill_way, line_sector);
            }
        }
        let place_bits = self.array.read[0].address.width();
        // Whether a beat enters the replies is known late; one that does not is read once more.
        self.array.read[0].enable.next = self.mshrs.wake.valid.val() || self.reads_now.val();
        self.array.read[0].address.next = bits_to(self.read_place.val(), place_bits);
        self.array.write.address.next = bits_to(self.write_place.val(), place_bits);
        self.array.write.enable.next = writes_line || (self.writes_now.val() && !is_line);
        self.array.write.byte_enable.next = self.request.byte_enable.val();
        self.array.write.data.next = self.request.data.val();
        if is_line {
            self.array.write.byte_enable.next = ones(self._bytes).into();
            self.array.write.data.next = line_data;
        }
    }
}
