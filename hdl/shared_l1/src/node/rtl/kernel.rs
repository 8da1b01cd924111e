//! The block cycle by cycle.

use super::SharedL1;
use base::streams::{kind, status};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

impl Logic for SharedL1 {
    #[kernel]
    fn update(&mut self) {
        let (id, inner_id) = (self.core_status.id.width(), self.beat_id.width());
        let (down_id, sector) = (self.l2_in.id.width(), self.l2_in.sector.width());
        let source = self.l2_out.source.width();

        // A request is taken while the one before it ends, and no set is cleared.
        self.intake.core_request.valid.next = self.core_request.valid.val();
        self.intake.core_request.kind.next = self.core_request.kind.val();
        self.intake.core_request.operation.next = self.core_request.operation.val();
        self.intake.core_request.line.next = self.core_request.line.val();
        self.intake.core_request.sectors.next = self.core_request.sectors.val();
        self.intake.core_request.byte_enable.next = self.core_request.byte_enable.val();
        self.intake.core_request.data.next = self.core_request.data.val();
        self.intake.core_request.bypass_l1.next = self.core_request.bypass_l1.val();
        self.intake.core_request.id.next = self.core_request.id.val();
        self.core_request.ready.next = self.intake.core_request.ready.val();
        self.intake.remote_in.valid.next = self.remote_in.valid.val();
        self.intake.remote_in.kind.next = self.remote_in.kind.val();
        self.intake.remote_in.operation.next = self.remote_in.operation.val();
        self.intake.remote_in.line.next = self.remote_in.line.val();
        self.intake.remote_in.sectors.next = self.remote_in.sectors.val();
        self.intake.remote_in.byte_enable.next = self.remote_in.byte_enable.val();
        self.intake.remote_in.data.next = self.remote_in.data.val();
        self.intake.remote_in.source.next = self.remote_in.source.val();
        self.intake.remote_in.id.next = self.remote_in.id.val();
        self.remote_in.ready.next = self.intake.remote_in.ready.val();
        self.intake.even_sets_shared.next = self.account.modes.even_sets_shared.val();
        self.intake.odd_sets_shared.next = self.account.modes.odd_sets_shared.val();
        self.intake.core_number.next = self.core_number.val();
        self.intake.flush.next = self.flush.val();
        self.intake.waits.next = self.data_side.state.waits.val();
        self.intake.stops.next = self.walker.clears.val();
        let queued = self.data_side.sharing.queued.val();
        let is_first = self.intake.held.is_first.val();
        let has_place = self.packets.has_free.val();
        self.intake.admits.next = has_place && (queued < self._miss_queue);
        if is_first {
            self.intake.admits.next = has_place && (queued < (self._miss_queue - 1));
        }
        self.packets.take.valid.next = self.intake.taken.valid.val();
        self.packets.take.core.next = self.intake.taken.core.val();
        self.packets.take.id.next = self.intake.taken.id.val();
        self.packets.take.sectors.next = self.intake.taken.sectors.val();
        self.intake.taken.place.next = self.packets.take.place.val();

        // What the trackers say of an own one.
        let is_remote = self.intake.held.is_remote.val();
        let leaves = self.intake.held.leaves.val();
        let to_home = self.intake.held.to_home.val();
        self.departures.request.leaves.next = leaves;
        self.departures.request.to_home.next = to_home;
        self.departures.request.is_shared.next = self.intake.held.is_shared.val();
        self.departures.request.home.next = self.intake.held.home.val();
        self.departures.request.kind.next = self.intake.held.kind.val();
        self.departures.request.operation.next = self.intake.held.operation.val();
        self.departures.request.line.next = self.intake.held.line.val();
        self.departures.request.sectors.next = self.intake.held.sectors.val();
        self.departures.request.byte_enable.next = self.intake.held.byte_enable.val();
        self.departures.request.data.next = self.intake.held.data.val();
        self.departures.request.id.next = bits_to(self.intake.held.id.val(), id);
        self.departures.core_number.next = self.core_number.val();
        let is_tried = is_first && (is_remote || !self.departures.request.is_refused.val());

        // The tags decide in the first cycle.
        let set_bit = self.intake.held.set_number.val().bit(0);
        self.set_is_shared.next = self.account.modes.even_sets_shared.val();
        if set_bit {
            self.set_is_shared.next = self.account.modes.odd_sets_shared.val();
        }
        self.set_done_is_shared.next = self.account.modes.even_sets_shared.val();
        if self.data_side.done.set_number.val().bit(0) {
            self.set_done_is_shared.next = self.account.modes.odd_sets_shared.val();
        }
        self.lookup.next_set.next = self.intake.next_set.val();
        self.lookup.request.is_first.next = is_tried && !self.intake.held.skips_tags.val();
        self.lookup.request.kind.next = self.intake.held.kind.val();
        self.lookup.request.bypass_l1.next = self.intake.held.bypass_l1.val();
        self.lookup.request.line.next = self.intake.held.line.val();
        self.lookup.request.set_number.next = self.intake.held.set_number.val();
        self.lookup.state.has_room.next = self.data_side.state.has_room.val();
        if to_home {
            self.lookup.state.has_room.next = self.departures.request.has_room.val();
        }
        self.lookup.state.has_entry.next = self.data_side.state.has_entry.val();
        self.lookup.state.pending_ways.next = self.data_side.state.pending_ways.val();
        self.lookup.state.joinable_ways.next = self.data_side.state.joinable_ways.val();
        self.lookup.change.publish.next =
            self.data_side.done.valid.val() && !self.data_side.done.is_stale.val();
        self.lookup.change.publish_set.next = self.data_side.done.set_number.val();
        self.lookup.change.publish_way.next = self.data_side.done.way.val();
        self.lookup.change.clear.next = self.walker.clears.val();
        self.lookup.change.clear_set.next = self.walker.set_number.val();
        if self._leftovers.are_told() {
            self.lookup.foreign.set_is_shared.next = self.set_is_shared.val();
            self.lookup.foreign.publish.next = self.data_side.sharing.done_is_foreign.val();
            self.lookup.foreign.clear.next = false;
        }
        self.even_was_shared.d.next = self.account.modes.even_sets_shared.val();
        self.odd_was_shared.d.next = self.account.modes.odd_sets_shared.val();
        if self._leftovers.are_cleared {
            self.lookup.foreign.clear.next = (self.account.modes.even_sets_shared.val()
                && !self.even_was_shared.q.val())
                || (self.account.modes.odd_sets_shared.val() && !self.odd_was_shared.q.val());
            self.lookup.change.publish.next = self.data_side.done.valid.val()
                && !self.data_side.done.is_stale.val()
                && !(self.data_side.sharing.done_is_foreign.val() && self.set_done_is_shared.val());
        }

        // What passes the tags by: an own request that has no business there, and another core's load
        // that they refuse, since nobody would present it again.
        let is_refused = self.lookup.status.val() == status::RESERVATION_FAIL;
        self.passes.next =
            is_tried && self.intake.held.skips_tags.val() && self.data_side.state.has_room.val();
        if to_home {
            self.passes.next = is_tried
                && self.intake.held.skips_tags.val()
                && self.departures.request.has_room.val();
        }
        if is_first && is_remote {
            self.passes.next = is_refused;
        }
        self.sends.next = self.lookup.command.send_direct.val() || self.passes.val();
        self.departures.request.departs.next = self.sends.val() && leaves;
        self.word.next = self.lookup.status.val();
        if self.passes.val() {
            self.word.next = status::BYPASS.into();
        }

        // The data side does. An own reply counts if no own load before it has asked for the same.
        let joins_first = self.lookup.command.join.val() && !self.data_side.sharing.has_own.val();
        let goes_direct = self.sends.val() && (self.intake.held.kind.val() != kind::ATOMIC);
        let counts =
            !is_remote && (goes_direct || self.lookup.command.reserve.val() || joins_first);
        let id_above = bits_to(self.intake.held.id.val() >> (id + 1), inner_id - id - 1);
        let id_bit = self.intake.held.id.val().bit(id) || counts;
        let id_below = bits_to(self.intake.held.id.val(), id);
        self.data_side.request.id.next = cat(id_above, cat(id_bit, id_below));
        self.data_side.sharing.is_foreign.next = self.intake.held.is_foreign.val();
        self.data_side.done.is_released.next = true;
        self.data_side.request.kind.next = self.intake.held.kind.val();
        self.data_side.request.operation.next = self.intake.held.operation.val();
        self.data_side.request.line.next = self.intake.held.line.val();
        self.data_side.request.set_number.next = self.intake.held.set_number.val();
        self.data_side.request.sectors.next = self.intake.held.sectors.val();
        self.data_side.request.byte_enable.next = self.intake.held.byte_enable.val();
        self.data_side.request.data.next = self.intake.held.data.val();
        self.data_side.command.reserve.next = self.lookup.command.reserve.val();
        self.data_side.command.join.next = self.lookup.command.join.val();
        self.data_side.command.mark_stale.next = self.lookup.command.mark_stale.val();
        self.data_side.command.send_direct.next = self.sends.val() && !to_home;
        self.data_side.command.read.next = self.lookup.command.read.val();
        self.data_side.command.write.next = self.lookup.command.write.val();
        self.data_side.command.way.next = self.lookup.command.way.val();
        self.data_side.core_number.next = bits_to(self.core_number.val(), source);

        // To L2 and back.
        self.data_side.down_request.ready.next = self.l2_out.ready.val();
        self.l2_out.valid.next = self.data_side.down_request.valid.val();
        self.l2_out.kind.next = self.data_side.down_request.kind.val();
        self.l2_out.operation.next = self.data_side.down_request.operation.val();
        self.l2_out.line.next = self.data_side.down_request.line.val();
        self.l2_out.sectors.next = self.data_side.down_request.sectors.val();
        self.l2_out.byte_enable.next = self.data_side.down_request.byte_enable.val();
        self.l2_out.data.next = self.data_side.down_request.data.val();
        self.l2_out.source.next = self.data_side.down_request.source.val();
        self.l2_out.id.next = self.data_side.down_request.id.val();
        let beat_start = cat(self.l2_in.last.val(), self.l2_in.kind.val());
        self.from_l2.push.valid.next = self.l2_in.valid.val();
        self.from_l2.push.head.next =
            cat(beat_start, cat(self.l2_in.sector.val(), self.l2_in.id.val()));
        self.from_l2.push.data.next = self.l2_in.data.val();
        self.l2_in.ready.next = self.from_l2.push.ready.val();
        let beat = self.from_l2.pop.head.val();
        self.data_side.down_reply.valid.next = self.from_l2.pop.valid.val();
        self.data_side.down_reply.id.next = bits_to(beat, down_id);
        self.data_side.down_reply.sector.next = bits_to(beat >> down_id, sector);
        self.data_side.down_reply.kind.next = bits_to(beat >> (down_id + sector), 2);
        self.data_side.down_reply.last.next = beat.bit(down_id + sector + 2);
        self.data_side.down_reply.data.next = self.from_l2.pop.data.val();
        self.from_l2.pop.ready.next = self.data_side.down_reply.ready.val();

        // To other cores.
        self.beat_id.next = self.data_side.core_reply.id.val();
        let is_others = self.beat_id.val().bit(inner_id - 1);
        let has_beat = self.data_side.core_reply.valid.val();
        self.packets.beat.valid.next = has_beat && is_others;
        self.packets.beat.place.next = bits_to(self.beat_id.val(), self.packets.beat.place.width());
        self.packets.beat.sector.next = self.data_side.core_reply.sector.val();
        self.packets.beat.data.next = self.data_side.core_reply.data.val();
        self.packets.beat.last.next = self.data_side.core_reply.last.val();
        self.packets.remote_out.ready.next = self.remote_out.ready.val();
        self.remote_out.valid.next = self.packets.remote_out.valid.val();
        self.remote_out.header.next = self.packets.remote_out.header.val();
        self.remote_out.core.next = self.packets.remote_out.core.val();
        self.remote_out.id.next = self.packets.remote_out.id.val();
        self.remote_out.sectors.next = self.packets.remote_out.sectors.val();
        self.remote_out.data.next = self.packets.remote_out.data.val();
        self.remote_out.last.next = self.packets.remote_out.last.val();
        self.departures.remote_request_out.ready.next = self.remote_request_out.ready.val();
        self.remote_request_out.valid.next = self.departures.remote_request_out.valid.val();
        self.remote_request_out.home.next = self.departures.remote_request_out.home.val();
        self.remote_request_out.kind.next = self.departures.remote_request_out.kind.val();
        self.remote_request_out.operation.next = self.departures.remote_request_out.operation.val();
        self.remote_request_out.line.next = self.departures.remote_request_out.line.val();
        self.remote_request_out.sectors.next = self.departures.remote_request_out.sectors.val();
        self.remote_request_out.byte_enable.next =
            self.departures.remote_request_out.byte_enable.val();
        self.remote_request_out.data.next = self.departures.remote_request_out.data.val();
        self.remote_request_out.source.next = self.departures.remote_request_out.source.val();
        self.remote_request_out.id.next = self.departures.remote_request_out.id.val();

        // To the core.
        self.turns.beat.valid.next = has_beat && !is_others;
        self.turns.beat.id.next = bits_to(self.beat_id.val(), id);
        self.turns.beat.sector.next = self.data_side.core_reply.sector.val();
        self.turns.beat.data.next = self.data_side.core_reply.data.val();
        self.turns.beat.last.next = self.data_side.core_reply.last.val();
        self.data_side.core_reply.ready.next = self.turns.beat.ready.val();
        if is_others {
            self.data_side.core_reply.ready.next = self.packets.beat.ready.val();
        }
        self.turns.remote_reply_in.valid.next = self.remote_reply_in.valid.val();
        self.turns.remote_reply_in.id.next = self.remote_reply_in.id.val();
        self.turns.remote_reply_in.sectors.next = self.remote_reply_in.sectors.val();
        self.turns.remote_reply_in.data.next = self.remote_reply_in.data.val();
        self.remote_reply_in.ready.next = self.turns.remote_reply_in.ready.val();
        let l1_done = self.turns.request.l1_done.val();
        let packet_done = self.turns.request.packet_done.val();
        self.departures.reply.id.next = self.turns.request.id.val();
        self.departures.reply.done.next = l1_done || packet_done;
        self.turns.request.sectors.next = self.departures.reply.sectors.val();
        self.turns.core_reply.ready.next = self.core_reply.ready.val();
        self.core_reply.valid.next = self.turns.core_reply.valid.val();
        self.core_reply.id.next = self.turns.core_reply.id.val();
        self.core_reply.sector.next = self.turns.core_reply.sector.val();
        self.core_reply.data.next = self.turns.core_reply.data.val();
        self.core_reply.last.next = self.turns.core_reply.last.val();

        // A flush empties the cache once.
        self.walker.flush.next = self.flush.val();
        self.walker.is_idle.next = !self.intake.held.is_busy.val()
            && self.data_side.state.is_idle.val()
            && self.departures.is_idle.val()
            && !self.has_walked.q.val();
        self.has_walked.d.next =
            self.flush.val() && (self.has_walked.q.val() || self.walker.flushed.val());
        self.flushed.next = self.walker.flushed.val();

        // What is told, what is counted, and the modes that follow.
        let is_own = is_first && !is_remote;
        self.core_status.valid.next = is_own;
        self.core_status.id.next = bits_to(self.intake.held.id.val(), id);
        self.core_status.word.next = self.word.val();
        self.evict.line.next = self.lookup.evict_line.val();
        self.account.looked.valid.next = is_own;
        self.account.looked.word.next = self.word.val();
        self.account.looked.is_shared.next = self.intake.held.is_shared.val();
        self.account.ended.is_l1.next = l1_done;
        self.account.ended.counts.next = self.beat_id.val().bit(id);
        self.account.ended.l1_is_shared.next = self.beat_id.val().bit(id + 1);
        self.account.ended.is_packet.next = packet_done;
        self.account.ended.packet_kind.next = self.departures.reply.kind.val();
        self.account.ended.packet_is_shared.next = self.departures.reply.is_shared.val();
        self.account.evicts.next = self.lookup.evict.val();
        self.account.fills.next = self.data_side.is_filled.val();
        self.phase.next = self.account.modes.phase.val();
        self.even_sets_shared.next = self.account.modes.even_sets_shared.val();
        self.odd_sets_shared.next = self.account.modes.odd_sets_shared.val();
        self.decision_valid.next = self.account.modes.decision_valid.val();
        self.decision_shared.next = self.account.modes.decision_shared.val();
        self.event.hit.next = self.account.event.hit.val();
        self.event.hit_pending.next = self.account.event.hit_pending.val();
        self.event.miss.next = self.account.event.miss.val();
        self.event.bypass.next = self.account.event.bypass.val();
        self.event.reservation_fail.next = self.account.event.reservation_fail.val();
        self.event.evict.next = self.account.event.evict.val();
        self.event.fill.next = self.account.event.fill.val();
        self.account.counter.index.next = self.counter.index.val();
        self.counter.value.next = self.account.counter.value.val();
    }
}
