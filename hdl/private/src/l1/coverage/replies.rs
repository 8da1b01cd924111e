//! Bins of how beats move.

use testbenches::coverage::Coverage;

use super::super::{In, Out};
use super::{Covered, Monitor};

impl Monitor {
    /// `before` holds the levels at this cycle's beginning.
    pub(super) fn cover_replies(
        &self,
        input: &In,
        output: &Out,
        before: (usize, usize, usize),
        coverage: &mut Coverage<Covered>,
    ) {
        let note = *self.state.note();
        let (queued, busy, beats) = before;
        let config = &self.config;
        coverage.hit_when(output.event.fill, Covered::fill);
        let is_direct = input.down_reply.id >> (config.down_id_bits() - 1) == 1;
        let ignored = input.down_reply.valid && !is_direct && !note.filled;
        coverage.hit_when(ignored && !note.was_filled, Covered::fill_of_free_entry);
        coverage.hit_when(note.was_filled, Covered::fill_of_filled_entry);
        coverage.hit_when(self.state.filled_waiting() > 1, Covered::fills_wait);
        coverage.hit_when(note.woke_again, Covered::woke_several);
        coverage.hit_when(note.freed_full, Covered::woke_full_entry);
        coverage.hit_when(note.kept, Covered::kept_by_join);
        coverage.hit_when(note.restarted, Covered::restarted);
        coverage.hit_when(note.restart_missed, Covered::restart_missed);
        coverage.hit_when(note.ended_unread, Covered::ended_unread);
        coverage.hit_when(note.freed_line.is_some(), Covered::freed);
        coverage.hit_when(note.freed_stale, Covered::freed_stale);
        let refused_beat = input.down_reply.valid && !output.down_reply.ready;
        coverage.hit_when(refused_beat && note.woke, Covered::direct_waits_for_wake);
        coverage.hit_when(note.hit_waits && note.woke, Covered::hit_waits_for_wake);
        coverage.hit_when(note.hit_waits && note.passed, Covered::hit_waits_for_direct);
        coverage.hit_when(beats == config.hit_latency() + 2, Covered::replies_full);
        coverage.hit_when(note.store_waits, Covered::store_waits_for_fill);
        coverage.hit_when(note.wrote && note.woke, Covered::store_and_wake);
        coverage.hit_when(queued == config.miss_queue(), Covered::miss_queue_full);
        let leaves = output.down_request.valid && input.down_request.ready;
        coverage.hit_when(queued == 1 && leaves, Covered::miss_queue_empty);
        coverage.hit_when(busy == config.entries(), Covered::entries_full);
        let moves = [
            input.core_request.valid && output.core_request.ready,
            output.core_reply.valid && input.core_reply.ready,
            leaves,
            input.down_reply.valid && output.down_reply.ready,
        ];
        coverage.hit_when(moves == [true; 4], Covered::all_streams);
    }
}
