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
            self.mshrs.sources.holds_wake = self.open_hit[0].q || self.open_direct[0].q;
        }
        self.wakes = self.mshrs.wake.valid && self.replies.has_room;
        self.mshrs.wake.ready = self.replies.has_room;
        let takes_direct = is_direct
            && self.replies.has_room
            && !self.mshrs.wake.valid
            && (bits_to(or_of(n, |o| bits_to(self.open_hit[o].q, 1)), 1) == 0);
        self.down_reply.ready = !is_direct || takes_direct;
        self.passes = self.down_reply.valid && takes_direct;
        self.hits = self.reads_now
            && self.replies.has_room
            && !self.mshrs.wake.valid
            && !(self.down_reply.valid
                && is_direct
                && (bits_to(or_of(n, |o| bits_to(self.open_hit[o].q, 1)), 1) == 0))
            && (bits_to(or_of(n, |o| bits_to(self.open_direct[o].q, 1)), 1) == 0);
        self.is_last_sector = self.left_now == self.choice.grant;
    }

    #[kernel]
    pub(super) fn enter_beat(&mut self) {
        self.replies.enter.valid = self.wakes || self.passes || self.hits;
        self.replies.enter.is_read = !self.passes;
        self.replies.enter.id = self.request.id;
        self.replies.enter.sector = self.sector;
        self.replies.enter.last = self.is_last_sector;
        self.replies.enter.data = 0;
        if self.passes {
            self.replies.enter.id = bits_to(self.down_reply.id, self.request.id.width());
            self.replies.enter.sector = 0;
            self.replies.enter.last = self.down_reply.last;
            if self.down_reply.kind != kind::STORE {
                self.replies.enter.sector = self.down_reply.sector;
                self.replies.enter.data = self.down_reply.data;
            }
        }
        if self.wakes {
            self.replies.enter.id = self.mshrs.wake.id;
            self.replies.enter.sector = self.mshrs.wake.sector;
            self.replies.enter.last = self.mshrs.wake.last;
        }
        self.replies.array_data = self.array.read[0].data;
        self.replies.reply.link(&mut self.core_reply);
    }

    #[kernel]
    pub(super) fn keep_replies_whole(&mut self) {
        let hit_goes_on = !self.hits || !self.is_last_sector;
        let direct_goes_on = !self.passes || !self.down_reply.last;
        self.open_hit[0].d = (self.open_hit[0].q || self.hits) && hit_goes_on;
        self.open_direct[0].d = (self.open_direct[0].q || self.passes) && direct_goes_on;
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
        let hit_way = cat(self.way_now, self.request.set_number);
        let wake_way = cat(self.mshrs.wake.way, self.mshrs.wake.set_number);
        let fill_way = cat(self.mshrs.fill.way, self.mshrs.fill.set_number);
        if self._sectors == 1 {
            self.read_place = hit_way;
            self.write_place = hit_way;
            if self.mshrs.wake.valid {
                self.read_place = wake_way;
            }
            if is_line {
                self.write_place = fill_way;
            }
        } else {
            self.read_place = cat(hit_way, self.sector);
            self.write_place = cat(hit_way, self.sector);
            if self.mshrs.wake.valid {
                self.read_place = cat(wake_way, self.mshrs.wake.sector);
            }
            if is_line {
                self.write_place = cat(fill_way, line_sector);
            }
        }
        let place_bits = self.array.read[0].address.width();
        // Whether a beat enters the replies is known late; one that does not is read once more.
        self.array.read[0].enable = self.mshrs.wake.valid || self.reads_now;
        self.array.read[0].address = bits_to(self.read_place, place_bits);
        self.array.write.address = bits_to(self.write_place, place_bits);
        self.array.write.enable = writes_line || (self.writes_now && !is_line);
        self.array.write.byte_enable = self.request.byte_enable;
        self.array.write.data = self.request.data;
        if is_line {
            self.array.write.byte_enable = ones(self._bytes).into();
            self.array.write.data = line_data;
        }
    }
}
