//! The next level, where not every request that waits to leave has a place for data.

use super::DataSide;
use crate::streams::kind;
use signal::prelude::*;

/// Queueing with data in every place.
impl DataSide {
    /// The line of a miss, or the request itself.
    #[kernel]
    pub(super) fn queue_split(&mut self) {
        let down_id_bits = self.down_reply.id.width();
        self.split.push.valid = self.command.reserve || self.command.send_direct;
        self.split.push.kind = self.request.kind;
        self.split.push.operation = self.request.operation;
        self.split.push.line = self.request.line;
        self.split.push.byte_enable = self.request.byte_enable;
        self.split.push.data = self.request.data;
        self.split.push.sectors = self.request.sectors;
        self.split.push.id = cat(bits_to(1, 1), bits_to(self.request.id, down_id_bits - 1));
        if self.command.reserve {
            self.split.push.sectors = (usize::MAX >> (64 - self._sectors)).into();
            self.split.push.id = bits_to(self.mshrs.free_entry, down_id_bits);
        }
        if self._with.ring {
            if self.ring.takes_miss {
                self.split.push.valid = false;
            }
        }
    }

    #[kernel]
    pub(super) fn send_split_down(&mut self) {
        self.down_request.valid = self.split.pop.valid;
        self.split.pop.ready = self.down_request.ready;
        self.down_request.kind = self.split.pop.kind;
        self.down_request.operation = self.split.pop.operation;
        self.down_request.line = self.split.pop.line;
        self.down_request.sectors = self.split.pop.sectors;
        self.down_request.byte_enable = self.split.pop.byte_enable;
        self.down_request.data = self.split.pop.data;
        self.down_request.source = self.core_number;
        self.down_request.id = self.split.pop.id;
    }

    #[kernel]
    pub(super) fn drive_split(&mut self) {
        if self._with.sources {
            self.sources.queued = self.split.taken;
        }
        self.state.has_room = self.split.push.ready
            && ((self.request.kind == kind::LOAD) || self.split.has_data_place);
        self.state.is_idle = self.mshrs.is_idle
            && !self.split.pop.valid
            && self.replies.is_empty
            && (self.unanswered.q == 0);
    }
}
