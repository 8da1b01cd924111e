//! Outputs of the decision to the logic behind it.

use super::Decision;
use crate::streams::class;
use signal::prelude::*;

impl Decision {
    /// A miss asks for what is not readable, or for that of it which the load wants.
    #[kernel]
    pub(super) fn ask_entries(&mut self) {
        self.ask.reserves.next = self.rules.command.misses.val();
        self.ask.joins.next = self.rules.command.joins.val();
        self.ask.stores.next = self.rules.command.stores.val();
        self.ask.set_number.next = self.set_number.val();
        self.ask.way.next = self.way.q.val();
        self.ask.sectors.next = self.stage.pop.sectors.val();
        self.ask.covered.next = (self._config.all_sectors() as usize).into();
        if self._config.is_sectored() {
            self.ask.covered.next = self.readable.q.val() | self.stage.pop.sectors.val();
        }
        self.ask.dirty.next = self.dirty.q.val();
        self.requester.source.next = self.stage.pop.source.val();
        self.requester.id.next = self.stage.pop.id.val();
        if self._config.has_chips() {
            self.requester.chip.next = self.stage.pop.chip.val();
        }
    }

    #[kernel]
    pub(super) fn use_sector(&mut self) {
        self.place.set_number.next = self.set_number.val();
        self.place.way.next = self.way.q.val();
        self.place.sector.next = self.sector_arbiter.granted.val();
        self.store.valid.next = self.rules.command.stores.val();
        self.store.is_dirty.next = (self.dirty.q.val() & self.stage.pop.sectors.val()).any();
        self.store.sectors.next = self.stage.pop.sectors.val();
        self.store.byte_enable.next = self.stage.pop.byte_enable.val();
        self.store.data.next = self.stage.pop.data.val();
    }

    #[kernel]
    pub(super) fn answer(&mut self) {
        self.enter.valid.next = self.rules.command.reads.val()
            || self.rules.command.stores.val()
            || self.rules.command.maintains.val();
        self.enter.requester.source.next = self.requester.source.val();
        self.enter.requester.id.next = self.requester.id.val();
        if self._config.has_chips() {
            self.enter.requester.chip.next = self.requester.chip.val();
        }
        self.enter.kind.next = self.stage.pop.kind.val();
        self.enter.sector.next = 0.into();
        self.enter.last.next = true;
        if self.is_load.val() {
            self.enter.sector.next = self.sector_arbiter.granted.val();
            self.enter.last.next = self.is_last.val();
        }
    }

    #[kernel]
    pub(super) fn send_down(&mut self) {
        let number_bits = self._config.number_bits();
        self.issue.valid.next = self.rules.command.misses.val()
            || self.rules.command.sends_atomic.val()
            || self.rules.command.writes_back.val();
        self.issue.class.next = (class::LINE as usize).into();
        self.issue.number.next = bits_to(self.behind.pending.free_entry.val(), number_bits);
        self.issue.line.next = self.stage.pop.line.val();
        self.issue.sectors.next = self.ask.covered.val() & !self.readable.q.val();
        if self.rules.command.sends_atomic.val() {
            self.issue.class.next = (class::ATOMIC as usize).into();
            self.issue.number.next = bits_to(self.ids.place.val(), number_bits);
            self.issue.sectors.next = self.stage.pop.sectors.val();
        }
        if self.rules.command.writes_back.val() {
            self.issue.class.next = (class::WRITE_BACK as usize).into();
            self.issue.number.next = bits_to(self.ids.write_back.val(), number_bits);
            self.issue.line.next = self.old_line.val();
            self.issue.sectors.next = self.sector_arbiter.grant.val();
        }
        if self._config.has_chips() {
            self.issue.home.next = self.stage.pop.home.val();
            let is_of_line = self.rules.command.misses.val() && self.has_line.q.val();
            if is_of_line || self.rules.command.writes_back.val() {
                self.issue.home.next = self.old_home.q.val();
            }
        }
    }
}
