//! The decision's view of the line, and the line's change.

use super::Decision;
use signal::prelude::*;

impl Decision {
    #[kernel]
    pub(super) fn know_line(&mut self) {
        let chooses = self.rules.command.chooses.val() || self.walk.chooses.val();
        self.is_first.d.next = self.moves.val();
        self.has_line.hold();
        self.has_free.hold();
        self.is_empty.hold();
        self.is_chosen.hold();
        self.way.hold();
        self.old_tag.hold();
        if self.moves.val() {
            self.has_line.d.next = self.found.has_line.val();
            self.has_free.d.next = self.found.has_free.val();
            self.is_empty.d.next = self.found.is_empty.val();
            self.is_chosen.d.next = false;
            self.way.d.next = self.found.free_way.val();
            if self.found.has_line.val() {
                self.way.d.next = self.found.way.val();
            }
            self.old_tag.d.next = bits_to(
                self.request.line.val() >> self._config.set_bits(),
                self._config.tag_bits(),
            );
        }
        if chooses {
            self.is_chosen.d.next = true;
            self.way.d.next = self.pick.val();
            self.old_tag.d.next = self.selected.tag.val();
        }
        if self._config.has_chips() {
            self.old_home.hold();
            if self.moves.val() || chooses {
                self.old_home.d.next = self.selected.home.val();
            }
        }
    }

    #[kernel]
    pub(super) fn know_states(&mut self) {
        self.readable_now.next = self.readable.q.val();
        if self.follows_store.q.val() {
            self.readable_now.next = self.readable.q.val() | self.whole.val();
        }
        self.is_published.next = self.publish.valid.val()
            && self.has_line.q.val()
            && (self.publish.set_number.val() == self.set_number.val())
            && (self.publish.way.val() == self.way.q.val());
        self.readable.d.next = self.readable_now.val();
        if self.is_published.val() {
            self.readable.d.next = self.readable_now.val() | self.publish.readable.val();
        }
        self.dirty.hold();
        if self.rules.command.writes_back.val() {
            self.dirty.d.next = self.dirty.q.val() & !self.sector_arbiter.grant.val();
        }
        self.served.hold();
        if self.rules.command.reads.val() {
            self.served.d.next = self.served.q.val() | self.sector_arbiter.grant.val();
        }
        if self.moves.val() {
            self.readable.d.next = self.selected.readable.val();
            self.served.d.next = 0.into();
        }
        if self.moves.val() || self.rules.command.chooses.val() || self.walk.chooses.val() {
            self.dirty.d.next = self.selected.dirty.val();
        }
        self.follows_store.d.next =
            self.moves.val() && self.rules.command.stores.val() && self.found.is_changed.val();
    }

    /// The victim, or the walk's line.
    #[kernel]
    pub(super) fn pick_line(&mut self) {
        self.picks.next = self.rules.command.seeks.val() || self.walk.walks.val();
        self.pick.next = self.victim.val();
        if self.walk.walks.val() {
            self.pick.next = self.walk.way.val();
        }
        let rest_dirty = self.dirty.q.val() & (self.dirty.q.val() - 1);
        self.walk.is_line_done.next = self.rules.command.writes_back.val() && !rest_dirty.any();
        self.old_line.next = cat(self.old_tag.q.val(), self.set_number.val());
        self.evict.next = self.rules.command.reserves.val() && self.is_chosen.q.val();
    }

    /// A line that is published has the decision to itself.
    #[kernel]
    pub(super) fn change_line(&mut self) {
        let maintains = self.rules.command.maintains.val() && self.has_line.q.val();
        self.change.states.next = self.rules.command.reserves.val()
            || self.rules.command.stores.val()
            || maintains
            || self.publish.valid.val();
        self.change.tags.next =
            self.rules.command.reserves.val() || self.rules.command.invalidates.val();
        self.change.is_only.next = self.is_empty.q.val();
        self.change.is_line.next = self.rules.command.reserves.val();
        self.change.tag.next = self.stored_tag.val();
        if self._config.has_chips() {
            self.change.home.next = self.stage.pop.home.val();
        }
        self.change.set_number.next = self.set_number.val();
        self.change.way.next = self.way.q.val();
        self.change.readable.next = self.readable_now.val();
        self.change.dirty.next = self.dirty.q.val();
        if self.rules.command.stores.val() {
            self.change.dirty.next = self.dirty.q.val() | self.stage.pop.sectors.val();
        }
        if self.publish.valid.val() {
            self.change.set_number.next = self.publish.set_number.val();
            self.change.way.next = self.publish.way.val();
            self.change.readable.next = self.publish.readable.val();
            self.change.dirty.next = self.publish.dirty.val();
        }
    }
}
