//! The intake cycle by cycle.

use super::Intake;
use crate::request_classifier::{own, way};
use base::streams::kind;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

impl Logic for Intake {
    #[kernel]
    fn update(&mut self) {
        let (sectors, line) = (self.held.sectors.width(), self.held.line.width());
        let (enables, core) = (self.held.byte_enable.width(), self.core_number.width());
        let (id, inner_id) = (self.head_id.width(), self.held.id.width());
        let (core_at, enables_at) = (id, id + core);
        let (sectors_at, line_at) = (id + core + enables, id + core + enables + sectors);
        let operation_at = line_at + line;

        // Which way an own request goes. A load that must not be answered from an L1 goes to L2.
        self.classifier.request.kind.next = self.core_request.kind.val();
        self.classifier.request.line.next = self.core_request.line.val();
        self.classifier.even_sets_shared.next = self.even_sets_shared.val();
        self.classifier.odd_sets_shared.next = self.odd_sets_shared.val();
        self.classifier.core_number.next = self.core_number.val();
        let is_own_load = self.core_request.kind.val() == kind::LOAD;
        let is_others = self.classifier.home.val() != self.core_number.val();
        self.way.next = self.classifier.way.val();
        if is_own_load && is_others && self.core_request.bypass_l1.val() {
            self.way.next = way::L2.into();
        }
        self.goes_away.next = self.way.val() != way::OWN;

        // Whose turn it is.
        let own_place = cat(self.core_request.line.val(), self.core_request.sectors.val());
        let own_origin = cat(self.core_number.val(), self.core_request.id.val());
        let own_start = cat(self.core_request.kind.val(), self.core_request.operation.val());
        let own_end = cat(self.core_request.byte_enable.val(), own_origin);
        self.arbiter.local.valid.next = self.core_request.valid.val() && !self.flush.val();
        self.arbiter.local.head.next = cat(cat(own_start, own_place), own_end);
        self.arbiter.local.data.next = self.core_request.data.val();
        self.core_request.ready.next = self.arbiter.local.ready.val() && !self.flush.val();
        let others_place = cat(self.remote_in.line.val(), self.remote_in.sectors.val());
        let others_origin = cat(self.remote_in.source.val(), self.remote_in.id.val());
        let others_start = cat(self.remote_in.kind.val(), self.remote_in.operation.val());
        let others_end = cat(self.remote_in.byte_enable.val(), others_origin);
        self.arbiter.remote.valid.next = self.remote_in.valid.val();
        self.arbiter.remote.head.next = cat(cat(others_start, others_place), others_end);
        self.arbiter.remote.data.next = self.remote_in.data.val();
        self.remote_in.ready.next = self.arbiter.remote.ready.val();
        self.arbiter.has_room.next = self.admits.val();
        let goes_on = self.is_busy.q.val() && self.waits.val();
        self.arbiter.l1.ready.next = !goes_on && !self.stops.val();
        let is_accepted = self.arbiter.l1.valid.val() && !goes_on && !self.stops.val();

        // The request that is offered.
        let head = self.arbiter.l1.head.val();
        self.head_id.next = bits_to(head, id);
        self.head_core.next = bits_to(head >> core_at, core);
        self.head_sectors.next = bits_to(head >> sectors_at, sectors);
        self.head_line.next = bits_to(head >> line_at, line);
        self.head_kind.next = bits_to(head >> (operation_at + 4), 2);
        let is_remote = self.arbiter.l1.remote.val();
        let is_load = self.head_kind.val() == kind::LOAD;
        self.index.line.next = self.head_line.val();
        self.next_set.next = self.index.set_number.val();
        self.taken.valid.next = is_accepted && is_remote;
        self.taken.core.next = self.head_core.val();
        self.taken.id.next = self.head_id.val();
        self.taken.sectors.next = self.head_sectors.val();
        if self.head_kind.val() == kind::STORE {
            self.taken.sectors.next = 0.into();
        }

        self.is_first.d.next = is_accepted;
        self.is_busy.d.next = is_accepted || goes_on;
        self.request_kind.hold();
        self.operation.hold();
        self.line.hold();
        self.set.hold();
        self.sectors.hold();
        self.byte_enable.hold();
        self.data.hold();
        self.bypass_l1.hold();
        self.id.hold();
        self.leaves.hold();
        self.to_home.hold();
        self.skips_tags.hold();
        self.is_shared.hold();
        self.is_foreign.hold();
        self.home.hold();
        if is_accepted {
            self.request_kind.d.next = self.head_kind.val();
            self.operation.d.next = bits_to(head >> operation_at, 4);
            self.line.d.next = self.head_line.val();
            self.set.d.next = self.index.set_number.val();
            self.sectors.d.next = self.head_sectors.val();
            self.byte_enable.d.next = bits_to(head >> enables_at, enables);
            self.data.d.next = self.arbiter.l1.data.val();
            // A store that leaves is a plain one in the own tags only if its set is private.
            self.bypass_l1.d.next = self.core_request.bypass_l1.val()
                || (self.goes_away.val() && self.classifier.is_shared.val());
            self.leaves.d.next = self.goes_away.val();
            self.to_home.d.next = self.way.val() == way::HOME;
            self.skips_tags.d.next =
                self.goes_away.val() && (is_load || (self.classifier.own.val() == own::NONE));
            self.is_shared.d.next = self.classifier.is_shared.val();
            self.is_foreign.d.next = is_others;
            self.home.d.next = self.classifier.home.val();
            self.id.d.next = bits_to(
                cat(self.classifier.is_shared.val(), bits_to(self.head_id.val(), id + 1)),
                inner_id,
            );
            if is_remote {
                self.bypass_l1.d.next = self.flush.val() && is_load;
                self.leaves.d.next = false;
                self.to_home.d.next = false;
                self.skips_tags.d.next = false;
                self.is_foreign.d.next = false;
                self.id.d.next = cat(bits_to(1, 1), bits_to(self.taken.place.val(), inner_id - 1));
                if !self._chunking {
                    if is_load {
                        self.sectors.d.next = (usize::MAX >> (64 - sectors)).into();
                    }
                }
            }
        }

        self.held.is_busy.next = self.is_busy.q.val();
        self.held.is_first.next = self.is_first.q.val();
        self.held.kind.next = self.request_kind.q.val();
        self.held.operation.next = self.operation.q.val();
        self.held.line.next = self.line.q.val();
        self.held.set_number.next = self.set.q.val();
        self.held.sectors.next = self.sectors.q.val();
        self.held.byte_enable.next = self.byte_enable.q.val();
        self.held.data.next = self.data.q.val();
        self.held.bypass_l1.next = self.bypass_l1.q.val();
        self.held.id.next = self.id.q.val();
        self.held.is_remote.next = self.id.q.val().bit(inner_id - 1);
        self.held.leaves.next = self.leaves.q.val();
        self.held.to_home.next = self.to_home.q.val();
        self.held.skips_tags.next = self.skips_tags.q.val();
        self.held.is_shared.next = self.is_shared.q.val();
        self.held.is_foreign.next = self.is_foreign.q.val();
        self.held.home.next = self.home.q.val();
    }
}
