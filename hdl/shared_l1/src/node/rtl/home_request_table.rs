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

        self.has_free = !self.busy.q.all();
        self.lowest = 0;
        // From the highest down, so that the lowest has the last word.
        for e in (0..n).rev() {
            if !self.busy.q.bit(e) {
                self.lowest = e.into();
            }
        }
        self.take.entry = self.lowest;
        self.entries.write.enable = self.take.valid;
        self.entries.write.address = self.lowest;
        self.entries.write.data = self.take.requester.pack(&self._asker, 0);

        self.entries.read[0].address = self.answer.entry;
        self.answer.requester.unpack(&self._asker, 0, self.entries.read[0].data);

        self.after = self.busy.q;
        if self.answer.frees {
            self.after = self.busy.q & !(bits_to(1, n) << self.answer.entry);
        }
        self.busy.d = self.after;
        if self.take.valid {
            self.busy.d = self.after | (bits_to(1, n) << self.lowest);
        }
    }
}
