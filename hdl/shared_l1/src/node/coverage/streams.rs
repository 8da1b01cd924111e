//! Bins of how full everything is, and of how beats move.

use testbenches::coverage::Coverage;

use super::super::checks::Route;
use super::super::model::Levels;
use super::super::{In, Out};
use super::lookups::leaves;
use super::{Covered, Monitor};
use crate::request_classifier::way;
use base::environment::{CoreRequest, LOAD, STORE};

impl Monitor {
    pub(super) fn cover_levels(
        &self,
        input: &In,
        output: &Out,
        before: &Levels,
        coverage: &mut Coverage<Covered>,
    ) {
        let (config, after) = (&self.config, self.state.levels());
        let depth = config.arbiter().queue_depth();
        coverage.hit_when(before.remote_in == depth, Covered::remote_in_full);
        let emptied = before.remote_in > 0 && after.remote_in == 0;
        coverage.hit_when(emptied, Covered::remote_in_emptied);
        coverage
            .hit_when(before.home_requests == config.home_requests(), Covered::home_requests_full);
        let no_entry = before.home_requests == config.home_requests();
        let below = before.l2_out + usize::from(self.state.lookup().is_some());
        let no_room = below >= config.l1().miss_queue();
        let waits = before.remote_in > 0 && after.remote_in >= before.remote_in;
        coverage.hit_when(waits && no_entry && !no_room, Covered::head_waits_for_entry);
        coverage.hit_when(waits && no_room && !no_entry, Covered::head_waits_for_room);
        coverage.hit_when(self.state.head_insists(), Covered::head_insists);
        let own_taken = input.core_request.valid && output.core_request.ready;
        coverage.hit_when(own_taken && before.remote_in > 0, Covered::own_before_head);
        let homes = config.remote_request_out_queue();
        coverage.hit_when(before.remote_request_out == homes, Covered::request_out_full);
        let leaves = output.remote_request_out.valid && input.remote_request_out.ready;
        let in_and_out = leaves && after.remote_request_out == before.remote_request_out;
        coverage.hit_when(in_and_out, Covered::request_out_in_and_out);
        coverage.hit_when(before.l2_out == config.l1().miss_queue(), Covered::l2_out_full);
        coverage.hit_when(before.l2_in == config.l2_in_queue(), Covered::l2_in_full);
        coverage.hit_when(before.remote_out == config.remote_out_queue(), Covered::remote_out_full);
        let packets = config.remote_reply_in_queue();
        coverage.hit_when(before.remote_reply_in == packets, Covered::remote_reply_in_full);
        coverage.hit_when(before.entries == config.l1().entries(), Covered::entries_full);
        let beats = config.l1().hit_latency() + 2;
        coverage.hit_when(before.replies == beats, Covered::replies_full);
        let remotes = config.remote_tracker().requests();
        coverage.hit_when(before.remotes == remotes, Covered::remotes_full);
        let stores = config.store_tracker().lines();
        coverage.hit_when(before.stores == stores, Covered::stores_full);
        let moves = [
            own_taken,
            output.core_reply.valid && input.core_reply.ready,
            leaves,
            input.remote_in.valid && output.remote_in.ready,
            output.l2_out.valid && input.l2_out.ready,
            input.l2_in.valid && output.l2_in.ready,
            output.remote_out.valid && input.remote_out.ready,
            input.remote_reply_in.valid && output.remote_reply_in.ready,
        ];
        let moving = moves.iter().filter(|&&moves| moves).count();
        coverage.hit_when(moving >= 4, Covered::all_streams);
    }

    /// `answered` is the request that the beat of `core_reply` belongs to.
    pub(super) fn cover_replies(
        &mut self,
        input: &In,
        output: &Out,
        before: &Levels,
        answered: Option<(CoreRequest, Route)>,
        coverage: &mut Coverage<Covered>,
    ) {
        let is_taken = output.core_reply.valid && input.core_reply.ready;
        if let (true, Some((request, route))) = (is_taken, answered) {
            let is_home = route.way == way::HOME;
            let last = output.core_reply.last;
            coverage.hit_when(is_home && before.replies > 0, Covered::l1_waits_for_packet);
            let waits = !is_home && before.remote_reply_in > 0;
            coverage.hit_when(waits, Covered::packet_waits_for_l1);
            coverage.hit_when(!is_home && self.in_packet, Covered::packet_and_l1_reply);
            self.in_packet = if is_home { !last } else { self.in_packet };
            coverage.hit_when(is_home && request.kind == STORE, Covered::acknowledged_by_home);
            let leaves = self.state.lookup().is_some_and(leaves);
            let released = last && route.way != way::LOCAL;
            coverage.hit_when(leaves && released, Covered::issue_and_release);
            let write = (request.line, route.way);
            let place = self.stored.iter().position(|&stored| stored == write);
            if let (true, true, Some(place)) = (last, request.kind != LOAD, place) {
                self.stored.swap_remove(place);
            }
        }
        coverage.hit_when(self.state.packet_outlasts_reply(), Covered::rest_of_packet);
        let is_header = output.remote_out.header;
        let several = is_header && output.remote_out.sectors.count_ones() > 1;
        coverage.hit_when(output.remote_out.valid && several, Covered::packet_of_several);
        let waits = output.remote_out.valid && !is_header && !input.remote_out.ready;
        coverage.hit_when(waits, Covered::packet_waits);
    }
}
