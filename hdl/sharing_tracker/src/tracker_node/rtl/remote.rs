//! Other cores, the banks, and L2.

use super::TrackerNode;
use signal::prelude::*;

impl TrackerNode {
    #[kernel]
    pub(super) fn serve_remote(&mut self) {
        self.forwards.enters.next = self.arbiter.enters.forward.val();
        self.forwards.requester.next = self.forward.requester.val();
        self.forwards.id.next = self.forward.id.val();
        self.forwards.lookup.line.next = self.line.q.val();
        self.forwards.lookup.set_number.next = self.set.q.val();
        self.forwards.lookup.has_line.next = self.lookup.has_line.val();
        self.forwards.lookup.way.next = self.lookup.command.way.val();
        self.forwards.read.link(&mut self.data_side.read);
        self.forwards.answer.link(&mut self.ports.answer);
        self.forwards.nack.link(&mut self.ports.nack);
    }

    /// Beats of lines, and those that pass to the core.
    #[kernel]
    pub(super) fn take_replies(&mut self) {
        let is_direct_beat = self.down_reply.id.val().bit(self.down_reply.id.width() - 1);
        let entry_bits = self.data_side.line.entry.width();
        self.data_side.line.valid.next = self.down_reply.valid.val() && !is_direct_beat;
        self.data_side.line.entry.next = bits_to(self.down_reply.id.val(), entry_bits);
        self.data_side.line.sector.next = self.down_reply.sector.val();
        self.data_side.line.data.next = self.down_reply.data.val();
        self.data_side.line.last.next = self.down_reply.last.val();
        self.data_side.down_reply.valid.next = self.down_reply.valid.val() && is_direct_beat;
        self.data_side.down_reply.id.next = self.down_reply.id.val();
        self.data_side.down_reply.kind.next = self.down_reply.kind.val();
        self.data_side.down_reply.sector.next = self.down_reply.sector.val();
        self.data_side.down_reply.data.next = self.down_reply.data.val();
        self.data_side.down_reply.last.next = self.down_reply.last.val();
        self.down_reply.ready.next = self.data_side.line.ready.val();
        if is_direct_beat {
            self.down_reply.ready.next = self.data_side.down_reply.ready.val();
        }
    }

    /// Banks know by the port whose messages these are.
    #[kernel]
    pub(super) fn drive_banks(&mut self) {
        self.data_side.core_number.next = 0.into();
        self.data_side.down_request.link(&mut self.messages.miss);
        self.messages.victim.valid.next =
            self.lookup.command.reserve.val() || self.lookup.command.send_direct.val();
        self.messages.victim.is_line.next =
            self.lookup.command.reserve.val() && self.lookup.evict.val();
        self.messages.victim.line.next = self.lookup.evict_line.val();
        self.messages.message.link(&mut self.ports.message);
    }
}
