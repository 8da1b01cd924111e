//! Outputs of the decision to the logic behind it.

use super::Decision;
use crate::streams::class;
use signal::prelude::*;

impl Decision {
    /// A miss asks for what is not readable, or for that of it which the load wants.
    #[kernel]
    pub(super) fn ask_entries(&mut self) {
        self.ask.reserves = self.rules.command.misses;
        self.ask.joins = self.rules.command.joins;
        self.ask.stores = self.rules.command.stores;
        self.ask.set_number = self.set_number;
        self.ask.way = self.way.q;
        self.ask.sectors = self.stage.pop.sectors;
        self.ask.covered = (self._config.all_sectors() as usize).into();
        if self._config.is_sectored() {
            self.ask.covered = self.readable.q | self.stage.pop.sectors;
        }
        self.ask.dirty = self.dirty.q;
        self.requester.source = self.stage.pop.source;
        self.requester.id = self.stage.pop.id;
        if self._config.has_chips() {
            self.requester.chip = self.stage.pop.chip;
        }
    }

    #[kernel]
    pub(super) fn use_sector(&mut self) {
        self.place.set_number = self.set_number;
        self.place.way = self.way.q;
        self.place.sector = self.sector_arbiter.granted;
        self.store.valid = self.rules.command.stores;
        self.store.is_dirty = (self.dirty.q & self.stage.pop.sectors).any();
        self.store.sectors = self.stage.pop.sectors;
        self.store.byte_enable = self.stage.pop.byte_enable;
        self.store.data = self.stage.pop.data;
    }

    #[kernel]
    pub(super) fn answer(&mut self) {
        self.enter.valid =
            self.rules.command.reads || self.rules.command.stores || self.rules.command.maintains;
        self.enter.requester.source = self.requester.source;
        self.enter.requester.id = self.requester.id;
        if self._config.has_chips() {
            self.enter.requester.chip = self.requester.chip;
        }
        self.enter.kind = self.stage.pop.kind;
        self.enter.sector = 0;
        self.enter.last = true;
        if self.is_load {
            self.enter.sector = self.sector_arbiter.granted;
            self.enter.last = self.is_last;
        }
    }

    #[kernel]
    pub(super) fn send_down(&mut self) {
        let number_bits = self._config.number_bits();
        self.issue.valid = self.rules.command.misses
            || self.rules.command.sends_atomic
            || self.rules.command.writes_back;
        self.issue.class = (class::LINE as usize).into();
        self.issue.number = bits_to(self.behind.pending.free_entry, number_bits);
        self.issue.line = self.stage.pop.line;
        self.issue.sectors = self.ask.covered & !self.readable.q;
        if self.rules.command.sends_atomic {
            self.issue.class = (class::ATOMIC as usize).into();
            self.issue.number = bits_to(self.ids.place, number_bits);
            self.issue.sectors = self.stage.pop.sectors;
        }
        if self.rules.command.writes_back {
            self.issue.class = (class::WRITE_BACK as usize).into();
            self.issue.number = bits_to(self.ids.write_back, number_bits);
            self.issue.line = self.old_line;
            self.issue.sectors = self.sector_arbiter.grant;
        }
        if self._config.has_chips() {
            self.issue.home = self.stage.pop.home;
            let is_of_line = self.rules.command.misses && self.has_line.q;
            if is_of_line || self.rules.command.writes_back {
                self.issue.home = self.old_home.q;
            }
        }
    }
}
