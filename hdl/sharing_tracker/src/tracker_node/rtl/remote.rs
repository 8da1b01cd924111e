//! Other cores, the banks, and L2.

use super::TrackerNode;
use signal::prelude::*;

impl TrackerNode {
    #[kernel]
    pub(super) fn serve_remote(&mut self) {
        self.forwards.enters = self.arbiter.enters.forward;
        self.forwards.requester = self.forward.requester;
        self.forwards.id = self.forward.id;
        self.forwards.lookup.line = self.line.q;
        self.forwards.lookup.set_number = self.set.q;
        self.forwards.lookup.has_line = self.lookup.has_line;
        self.forwards.lookup.way = self.lookup.command.way;
        self.forwards.read.link(&mut self.data_side.read);
        self.forwards.answer.link(&mut self.ports.answer);
        self.forwards.nack.link(&mut self.ports.nack);
        if self._waits {
            self.keep_forwards();
        }
    }

    /// Forwards wait for lines in flight.
    #[kernel]
    fn keep_forwards(&mut self) {
        self.forwards.in_flight.is_pending =
            self.lookup.awaits_line && self.data_side.waiting.is_pending;
        self.forwards.in_flight.entry = self.data_side.waiting.entry;
        self.forwards.in_flight.is_woken = self.data_side.waiting.is_woken;
        self.forwards.in_flight.woken_entry = self.data_side.waiting.woken_entry;
        self.forwards.in_flight.woken_set = self.data_side.done.set_number;
        self.forwards.in_flight.woken_way = self.data_side.done.way;
        self.forwards.unfilled = self.data_side.unfilled_entries;
        self.data_side.waiting.holds = self.forwards.in_flight.holds;

        self.data_side.waiting.returned_entry = self.forwards.in_flight.returned_entry;
        let tag = self.data_side.waiting.returned_tag;
        let set = self.data_side.waiting.returned_set;
        self.forwards.in_flight.returned_line = cat(tag, set);
        if !self._is_linear {
            let set_bits = self.set.q.width();
            self.returned_index.line = cat(tag, bits_to(0, set_bits));
            self.forwards.in_flight.returned_line = cat(tag, set ^ self.returned_index.set_number);
        }
    }

    /// Beats of lines, and those that pass to the core.
    #[kernel]
    pub(super) fn take_replies(&mut self) {
        let is_direct_beat = self.down_reply.id.bit(self.down_reply.id.width() - 1);
        let entry_bits = self.data_side.line.entry.width();
        self.data_side.line.valid = self.down_reply.valid && !is_direct_beat;
        self.data_side.line.entry = bits_to(self.down_reply.id, entry_bits);
        self.data_side.line.sector = self.down_reply.sector;
        self.data_side.line.data = self.down_reply.data;
        self.data_side.line.last = self.down_reply.last;
        self.data_side.down_reply.valid = self.down_reply.valid && is_direct_beat;
        self.data_side.down_reply.id = self.down_reply.id;
        self.data_side.down_reply.kind = self.down_reply.kind;
        self.data_side.down_reply.sector = self.down_reply.sector;
        self.data_side.down_reply.data = self.down_reply.data;
        self.data_side.down_reply.last = self.down_reply.last;
        self.down_reply.ready = self.data_side.line.ready;
        if is_direct_beat {
            self.down_reply.ready = self.data_side.down_reply.ready;
        }
    }

    /// Banks know by the port whose messages these are.
    #[kernel]
    pub(super) fn drive_banks(&mut self) {
        self.data_side.core_number = 0;
        self.data_side.down_request.link(&mut self.messages.miss);
        self.messages.victim.valid = self.lookup.command.reserve || self.lookup.command.send_direct;
        self.messages.victim.is_line = self.lookup.command.reserve && self.lookup.evict;
        self.messages.victim.line = self.lookup.evict_line;
        self.messages.message.link(&mut self.ports.message);
    }
}
