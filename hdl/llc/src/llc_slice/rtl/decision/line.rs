//! The decision's view of the line, and the line's change.

use super::Decision;
use signal::prelude::*;

impl Decision {
    #[kernel]
    pub(super) fn know_line(&mut self) {
        let chooses = self.rules.command.chooses || self.walk.chooses;
        self.is_first.d = self.moves;
        self.has_line.hold();
        self.has_free.hold();
        self.is_empty.hold();
        self.is_chosen.hold();
        self.way.hold();
        self.old_tag.hold();
        if self.moves {
            self.has_line.d = self.found.has_line;
            self.has_free.d = self.found.has_free;
            self.is_empty.d = self.found.is_empty;
            self.is_chosen.d = false;
            self.way.d = self.found.free_way;
            if self.found.has_line {
                self.way.d = self.found.way;
            }
            self.old_tag.d =
                bits_to(self.request.line >> self._config.set_bits(), self._config.tag_bits());
        }
        if chooses {
            self.is_chosen.d = true;
            self.way.d = self.pick;
            self.old_tag.d = self.selected.tag;
        }
        if self._config.has_chips() {
            self.old_home.hold();
            if self.moves || chooses {
                self.old_home.d = self.selected.home;
            }
        }
    }

    #[kernel]
    pub(super) fn know_states(&mut self) {
        self.readable_now = self.readable.q;
        if self.follows_store.q {
            self.readable_now = self.readable.q | self.whole;
        }
        self.is_published = self.publish.valid
            && self.has_line.q
            && (self.publish.set_number == self.set_number)
            && (self.publish.way == self.way.q);
        self.readable.d = self.readable_now;
        if self.is_published {
            self.readable.d = self.readable_now | self.publish.readable;
        }
        self.dirty.hold();
        if self.rules.command.writes_back {
            self.dirty.d = self.dirty.q & !self.sector_arbiter.grant;
        }
        self.served.hold();
        if self.rules.command.reads {
            self.served.d = self.served.q | self.sector_arbiter.grant;
        }
        if self.moves {
            self.readable.d = self.selected.readable;
            self.served.d = 0;
        }
        if self.moves || self.rules.command.chooses || self.walk.chooses {
            self.dirty.d = self.selected.dirty;
        }
        self.follows_store.d = self.moves && self.rules.command.stores && self.found.is_changed;
    }

    /// The victim, or the walk's line.
    #[kernel]
    pub(super) fn pick_line(&mut self) {
        self.picks = self.rules.command.seeks || self.walk.walks;
        self.pick = self.victim;
        if self.walk.walks {
            self.pick = self.walk.way;
        }
        let rest_dirty = self.dirty.q & (self.dirty.q - 1);
        self.walk.is_line_done = self.rules.command.writes_back && !rest_dirty.any();
        self.old_line = cat(self.old_tag.q, self.set_number);
        self.evict = self.rules.command.reserves && self.is_chosen.q;
    }

    /// A line that is published has the decision to itself.
    #[kernel]
    pub(super) fn change_line(&mut self) {
        let maintains = self.rules.command.maintains && self.has_line.q;
        self.change.states = self.rules.command.reserves
            || self.rules.command.stores
            || maintains
            || self.publish.valid;
        self.change.tags = self.rules.command.reserves || self.rules.command.invalidates;
        self.change.is_only = self.is_empty.q;
        self.change.is_line = self.rules.command.reserves;
        self.change.tag = self.stored_tag;
        if self._config.has_chips() {
            self.change.home = self.stage.pop.home;
        }
        self.change.set_number = self.set_number;
        self.change.way = self.way.q;
        self.change.readable = self.readable_now;
        self.change.dirty = self.dirty.q;
        if self.rules.command.stores {
            self.change.dirty = self.dirty.q | self.stage.pop.sectors;
        }
        if self.publish.valid {
            self.change.set_number = self.publish.set_number;
            self.change.way = self.publish.way;
            self.change.readable = self.publish.readable;
            self.change.dirty = self.publish.dirty;
        }
    }
}
