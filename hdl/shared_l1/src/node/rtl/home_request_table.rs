//! The requests of other cores in flight at this home.

use crate::node::Config;
use rust_hdl::core::prelude::*;
use signal::port::Packing;
use signal::prelude::*;

signal::bundle! {
    /// Who asked, and what for.
    pub bundle Requester(config: &Config) {
        /// Number of the requesting core.
        core: u64 = config.core_number_bits(),
        /// Its identifier of the request.
        id: u64 = config.id_bits(),
        /// Sectors that it wants; none for a store.
        sectors: u64 = config.core().sectors(),
    }
}

signal::bundle! {
    /// A request that is accepted; only while an entry is free.
    pub bundle Take(config: &Config) {
        /// There is one.
        valid: bool,
        /// Who asks.
        requester: Requester = config,
        /// The entry that it takes: the lowest free one.
        back entry: u64 = config.home_entry_bits(),
    }
}

signal::bundle! {
    /// The request that is answered.
    pub bundle Answer(config: &Config) {
        /// Index in the table, which the reply brings back.
        entry: u64 = config.home_entry_bits(),
        /// Its answer's last beat leaves: the entry is free from the next cycle on.
        frees: bool,
        /// Who asked.
        back requester: Requester = config,
    }
}

/// A table of the requests of other cores in flight at this home: who asked, and for what.
#[derive(LogicBlock)]
pub struct HomeRequestTable {
    kind: Kind,
    /// A request that is accepted.
    pub take: Input<Take>,
    /// The request that is answered.
    pub answer: Input<Answer>,
    /// An entry is free.
    pub has_free: Signal<Out, Bit>,
    busy: Reg,
    entries: RegisterFile,
    lowest: Wire<Local>,
    after: Wire<Local>,
    _asker: Packing,
}

impl HomeRequestTable {
    pub fn new(config: &Config) -> HomeRequestTable {
        let entries = config.home_requests();
        let take = Take::input(config);
        let requester = Packing::of(&take.requester);
        HomeRequestTable {
            kind: Kind::of::<HomeRequestTable>(
                "A table of the requests of other cores in flight at this home: who asked, and for \
                 what.",
            ),
            take,
            answer: Answer::input(config),
            has_free: Signal::default(),
            busy: Reg::new(entries),
            entries: RegisterFile::new(entries.max(2), requester.widths().iter().sum(), 1),
            lowest: Wire::new(config.home_entry_bits()),
            after: Wire::new(entries),
            _asker: requester,
        }
    }
}

impl Logic for HomeRequestTable {
    #[kernel]
    fn update(&mut self) {
        let n = self.busy.q.width();

        self.has_free.next = !self.busy.q.val().all();
        self.lowest.next = 0.into();
        // From the highest down, so that the lowest has the last word.
        for e in (0..n).rev() {
            if !self.busy.q.val().bit(e) {
                self.lowest.next = e.into();
            }
        }
        self.take.entry.next = self.lowest.val();
        self.entries.write.enable.next = self.take.valid.val();
        self.entries.write.address.next = self.lowest.val();
        self.entries.write.data.next = self.take.requester.pack(&self._asker, 0);

        self.entries.read[0].address.next = self.answer.entry.val();
        self.answer.requester.unpack(&self._asker, 0, self.entries.read[0].data.val());

        self.after.next = self.busy.q.val();
        if self.answer.frees.val() {
            self.after.next = self.busy.q.val() & !(bits_to(1, n) << self.answer.entry.val());
        }
        self.busy.d.next = self.after.val();
        if self.take.valid.val() {
            self.busy.d.next = self.after.val() | (bits_to(1, n) << self.lowest.val());
        }
    }
}
