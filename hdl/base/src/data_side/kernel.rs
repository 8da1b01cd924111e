//! The data side cycle by cycle.

use super::DataSide;
use crate::streams::kind;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

impl Logic for DataSide {
    #[kernel]
    fn update(&mut self) {
        let entry_bits = self.mshrs.fill.entry.width();
        let id_bits = self.request.id.width();
        let down_id_bits = self.down_reply.id.width();
        let place_bits = self.array.read[0].address.width();
        // Flops that tell whether a reply is open: none where replies need not be whole.
        let n = self.open_hit.len();

        // The request in lookup: what its first cycle asked for goes on until it is done.
        self.reads_now.next = self.command.read.val() || self.is_reading.q.val();
        self.writes_now.next = self.command.write.val() || self.is_writing.q.val();
        self.way_now.next = self.way.q.val();
        if !self.is_reading.q.val() && !self.is_writing.q.val() {
            self.way_now.next = self.command.way.val();
        }
        self.left_now.next = self.request.sectors.val();
        if self.is_reading.q.val() {
            self.left_now.next = self.left.q.val();
        }
        self.choice.request.next = self.left_now.val();
        self.sector.next = self.choice.granted.val();

        // A beat from below: of a line, or the answer to a direct request.
        let is_direct = self.down_reply.id.val().bit(down_id_bits - 1);
        self.mshrs.fill.entry.next = bits_to(self.down_reply.id.val(), entry_bits);
        let is_line = self.down_reply.valid.val() && !is_direct;
        self.mshrs.fill.valid.next = is_line;
        self.mshrs.fill.last.next = self.down_reply.last.val();
        let writes_line = is_line && self.mshrs.fill.is_expected.val();
        self.is_filled.next = writes_line && self.down_reply.last.val();

        // One beat a cycle enters the replies: woken, else direct, else a hit's, unless one goes on.
        if self._has_sources {
            self.mshrs.sources.holds_wake.next =
                self.open_hit[0].q.val() || self.open_direct[0].q.val();
        }
        let wakes = self.mshrs.wake.valid.val() && self.replies.has_room.val();
        self.mshrs.wake.ready.next = self.replies.has_room.val();
        let takes_direct = is_direct
            && self.replies.has_room.val()
            && !self.mshrs.wake.valid.val()
            && (bits_to(or_of(n, |o| bits_to(self.open_hit[o].q.val(), 1)), 1) == 0);
        self.down_reply.ready.next = !is_direct || takes_direct;
        let passes = self.down_reply.valid.val() && takes_direct;
        let hits = self.reads_now.val()
            && self.replies.has_room.val()
            && !self.mshrs.wake.valid.val()
            && !(self.down_reply.valid.val()
                && is_direct
                && (bits_to(or_of(n, |o| bits_to(self.open_hit[o].q.val(), 1)), 1) == 0))
            && (bits_to(or_of(n, |o| bits_to(self.open_direct[o].q.val(), 1)), 1) == 0);
        let is_last_sector = self.left_now.val() == self.choice.grant.val();
        self.replies.enter.valid.next = wakes || passes || hits;
        self.replies.enter.is_read.next = !passes;
        self.replies.enter.id.next = self.request.id.val();
        self.replies.enter.sector.next = self.sector.val();
        self.replies.enter.last.next = is_last_sector;
        self.replies.enter.data.next = 0.into();
        if passes {
            self.replies.enter.id.next = bits_to(self.down_reply.id.val(), id_bits);
            self.replies.enter.sector.next = 0.into();
            self.replies.enter.last.next = self.down_reply.last.val();
            if self.down_reply.kind.val() != kind::STORE {
                self.replies.enter.sector.next = self.down_reply.sector.val();
                self.replies.enter.data.next = self.down_reply.data.val();
            }
        }
        if wakes {
            self.replies.enter.id.next = self.mshrs.wake.id.val();
            self.replies.enter.sector.next = self.mshrs.wake.sector.val();
            self.replies.enter.last.next = self.mshrs.wake.last.val();
        }

        // The data array: a woken load is read before a hit, a line's beat written before a store's.
        let hit_way = cat(self.way_now.val(), self.request.set_number.val());
        let wake_way = cat(self.mshrs.wake.way.val(), self.mshrs.wake.set_number.val());
        let fill_way = cat(self.mshrs.fill.way.val(), self.mshrs.fill.set_number.val());
        if self._sectors == 1 {
            self.read_place.next = hit_way;
            self.write_place.next = hit_way;
            if self.mshrs.wake.valid.val() {
                self.read_place.next = wake_way;
            }
            if writes_line {
                self.write_place.next = fill_way;
            }
        } else {
            self.read_place.next = cat(hit_way, self.sector.val());
            self.write_place.next = cat(hit_way, self.sector.val());
            if self.mshrs.wake.valid.val() {
                self.read_place.next = cat(wake_way, self.mshrs.wake.sector.val());
            }
            if writes_line {
                self.write_place.next = cat(fill_way, self.down_reply.sector.val());
            }
        }
        self.array.read[0].address.next = bits_to(self.read_place.val(), place_bits);
        self.array.write.address.next = bits_to(self.write_place.val(), place_bits);
        self.array.write.enable.next = writes_line || self.writes_now.val();
        self.array.write.byte_enable.next = self.request.byte_enable.val();
        self.array.write.data.next = self.request.data.val();
        if writes_line {
            self.array.write.byte_enable.next = (usize::MAX >> (64 - self._bytes)).into();
            self.array.write.data.next = self.down_reply.data.val();
        }
        self.replies.array_data.next = self.array.read[0].data.val();

        if self._has_sources {
            let hit_goes_on = !hits || !is_last_sector;
            let direct_goes_on = !passes || !self.down_reply.last.val();
            self.open_hit[0].d.next = (self.open_hit[0].q.val() || hits) && hit_goes_on;
            self.open_direct[0].d.next = (self.open_direct[0].q.val() || passes) && direct_goes_on;
        }

        // What is left for the next cycle.
        let goes_on_reading = self.reads_now.val() && !(hits && is_last_sector);
        let goes_on_writing = self.writes_now.val() && writes_line;
        self.is_reading.d.next = goes_on_reading;
        self.is_writing.d.next = goes_on_writing;
        self.way.d.next = self.way_now.val();
        self.left.d.next = self.left_now.val();
        if hits {
            self.left.d.next = self.left_now.val() & !self.choice.grant.val();
        }
        self.state.waits.next = goes_on_reading || goes_on_writing;

        // Down: the line of a miss, or the request itself.
        self.misses.push.valid.next = self.command.reserve.val() || self.command.send_direct.val();
        self.misses.push.kind.next = self.request.kind.val();
        self.misses.push.operation.next = self.request.operation.val();
        self.misses.push.line.next = self.request.line.val();
        self.misses.push.byte_enable.next = self.request.byte_enable.val();
        self.misses.push.data.next = self.request.data.val();
        self.misses.push.sectors.next = self.request.sectors.val();
        self.misses.push.id.next =
            cat(bits_to(1, 1), bits_to(self.request.id.val(), down_id_bits - 1));
        if self.command.reserve.val() {
            self.misses.push.sectors.next = (usize::MAX >> (64 - self._sectors)).into();
            self.misses.push.id.next = bits_to(self.mshrs.free_entry.val(), down_id_bits);
        }
        let is_answered = passes && self.down_reply.last.val();
        self.unanswered.hold();
        if self.command.send_direct.val() && !is_answered {
            self.unanswered.d.next = self.unanswered.q.val() + 1;
        }
        if is_answered && !self.command.send_direct.val() {
            self.unanswered.d.next = self.unanswered.q.val() - 1;
        }

        // The entries.
        self.mshrs.ask.reserve.next = self.command.reserve.val();
        self.mshrs.ask.join.next = self.command.join.val();
        self.mshrs.ask.mark_stale.next = self.command.mark_stale.val();
        self.mshrs.ask.set_number.next = self.request.set_number.val();
        self.mshrs.ask.way.next = self.command.way.val();
        self.mshrs.ask.id.next = self.request.id.val();
        self.mshrs.ask.sectors.next = self.request.sectors.val();
        self.done.valid.next = self.mshrs.wake.is_done.val();
        self.done.is_stale.next = self.mshrs.wake.is_stale.val();
        self.done.waits.next = self.mshrs.wake.waits.val();
        self.mshrs.wake.is_released.next = self.done.is_released.val();
        self.done.set_number.next = self.mshrs.wake.set_number.val();
        self.done.way.next = self.mshrs.wake.way.val();

        if self._has_sources {
            self.mshrs.sources.mark.next = self.sources.mark.val();
            self.sources.has_own.next = self.mshrs.sources.has_own.val();
            self.sources.done_mark.next = self.mshrs.sources.wake_mark.val();
            self.sources.queued.next = self.misses.count.val();
        }

        self.state.has_room.next = self.misses.push.ready.val();
        self.state.has_entry.next = self.mshrs.has_free.val();
        self.state.pending_ways.next = self.mshrs.pending_ways.val();
        self.state.joinable_ways.next = self.mshrs.joinable_ways.val();
        self.state.is_idle.next = self.mshrs.is_idle.val()
            && !self.misses.pop.valid.val()
            && self.replies.is_empty.val()
            && (self.unanswered.q.val() == 0);

        // The streams are the queues' own.
        self.replies.reply.link(&mut self.core_reply);
        self.down_request.valid.next = self.misses.pop.valid.val();
        self.misses.pop.ready.next = self.down_request.ready.val();
        self.down_request.kind.next = self.misses.pop.kind.val();
        self.down_request.operation.next = self.misses.pop.operation.val();
        self.down_request.line.next = self.misses.pop.line.val();
        self.down_request.sectors.next = self.misses.pop.sectors.val();
        self.down_request.byte_enable.next = self.misses.pop.byte_enable.val();
        self.down_request.data.next = self.misses.pop.data.val();
        self.down_request.source.next = self.core_number.val();
        self.down_request.id.next = self.misses.pop.id.val();
    }
}
