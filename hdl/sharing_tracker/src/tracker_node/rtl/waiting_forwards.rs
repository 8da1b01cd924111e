//! Forwards that wait for lines in flight to this L1.

use super::waiting_place::WaitingPlace;
use crate::tracker_node::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// A forward that begins to wait.
    pub bundle Waiter(config: &Config) {
        /// There is one.
        valid: bool,
        /// The entry that it waits for.
        entry: u64 = config.l1().entry_bits(),
        /// The core that loads.
        requester: u64 = config.port().source_bits(),
        /// Identifier of the load at that core.
        id: u64 = config.port().id_bits(),
    }
}

signal::bundle! {
    /// The forward that leaves.
    pub bundle Leaver(config: &Config) {
        /// Its line is woken, and read from the next cycle on.
        is_served: bool,
        /// Else the late one is given back.
        is_returned: bool,
        /// The core that loads.
        back requester: u64 = config.port().source_bits(),
        /// Identifier of the load at that core.
        back id: u64 = config.port().id_bits(),
    }
}

/// Two places an MSHR entry. A forward waits in one until the entry is woken or the forward is late.
#[derive(LogicBlock)]
pub struct WaitingForwards {
    kind: Kind,
    /// A forward takes the entry's first place if that is free, else the second.
    pub waiter: Input<Waiter>,
    /// The entry of `waiter` has a free place, and none is late.
    pub may_wait: Signal<Out, Bit>,
    /// The entry that is woken, if one is.
    pub woken_entry: Wire<In>,
    /// A forward waits for that entry.
    pub holds: Signal<Out, Bit>,
    /// Busy entries that are not filled, a bit each.
    pub unfilled: Wire<In>,
    /// A late forward waits for one of those.
    pub is_overdue: Signal<Out, Bit>,
    /// The lowest such entry.
    pub overdue_entry: Wire<Out>,
    /// The forward that leaves.
    pub leaver: Input<Leaver>,
    /// The first places, and the second ones.
    first: Vec<WaitingPlace>,
    second: Vec<WaitingPlace>,
    /// Requester above identifier; the entry's number above the place's.
    words: RegisterFile,
    /// Cycles in which a forward has waited.
    cycles: Reg,
    /// A bit an entry.
    first_taken: Wire<Local>,
    second_taken: Wire<Local>,
    first_late: Wire<Local>,
    second_late: Wire<Local>,
    overdue: Wire<Local>,
    ages: Signal<Local, Bit>,
    /// The one that begins to wait takes a second place.
    takes_second: Signal<Local, Bit>,
    /// The entry of the one that leaves; its place is the second.
    left_entry: Wire<Local>,
    left_second: Signal<Local, Bit>,
    _id_bits: usize,
}

impl WaitingForwards {
    /// No forward waits. Of a node whose forwards do not it is never a part.
    pub fn new(config: &Config) -> WaitingForwards {
        let (entries, entry_bits) = (config.l1().entries(), config.l1().entry_bits());
        let (source, id) = (config.port().source_bits(), config.port().id_bits());
        let cycles = config.wait_cycles().unwrap_or(2);
        let places = || (0..entries).map(|_| WaitingPlace::new()).collect();
        WaitingForwards {
            kind: Kind::of::<WaitingForwards>(
                "Two places an MSHR entry, each for a forward that waits for the entry's line.",
            )
            .named("tracker_node_waiting"),
            waiter: Waiter::input(config),
            may_wait: Signal::default(),
            woken_entry: Wire::new(entry_bits),
            holds: Signal::default(),
            unfilled: Wire::new(entries),
            is_overdue: Signal::default(),
            overdue_entry: Wire::new(entry_bits),
            leaver: Leaver::input(config),
            first: places(),
            second: places(),
            words: RegisterFile::new(Config::PLACES * entries, source + id, 1),
            cycles: Reg::new(index_bits(cycles)),
            first_taken: Wire::new(entries),
            second_taken: Wire::new(entries),
            first_late: Wire::new(entries),
            second_late: Wire::new(entries),
            overdue: Wire::new(entries),
            ages: Signal::default(),
            takes_second: Signal::default(),
            left_entry: Wire::new(entry_bits),
            left_second: Signal::default(),
            _id_bits: id,
        }
    }
}

impl Logic for WaitingForwards {
    #[kernel]
    fn update(&mut self) {
        let n = self.first.len();
        self.first_taken = cat_of(n, |e| self.first[e].is_taken);
        self.second_taken = cat_of(n, |e| self.second[e].is_taken);
        self.first_late = cat_of(n, |e| self.first[e].is_late);
        self.second_late = cat_of(n, |e| self.second[e].is_late);
        self.count_cycles();
        self.admit();
        self.choose_leaver();
        self.change_places();
        self.keep_words();
    }
}

impl WaitingForwards {
    /// The counter is 0 while none waits.
    #[kernel]
    fn count_cycles(&mut self) {
        let waits = self.first_taken.any() || self.second_taken.any();
        self.ages = waits && self.cycles.q.all();
        self.cycles.d = 0;
        if waits {
            self.cycles.d = self.cycles.q + 1;
        }
    }

    /// While one is late none comes, so that the late ones leave.
    #[kernel]
    fn admit(&mut self) {
        self.takes_second = (self.first_taken >> self.waiter.entry).bit(0);
        let has_second = (self.second_taken >> self.waiter.entry).bit(0);
        let is_late = self.first_late.any() || self.second_late.any();
        self.may_wait = !is_late && !(self.takes_second && has_second);
    }

    /// One of the entry that is woken, or the first late one of the lowest entry that is not filled.
    #[kernel]
    fn choose_leaver(&mut self) {
        let n = self.first.len();
        let is_first = (self.first_taken >> self.woken_entry).bit(0);
        let is_second = (self.second_taken >> self.woken_entry).bit(0);
        self.holds = is_first || is_second;

        self.overdue = (self.first_late | self.second_late) & self.unfilled;
        self.is_overdue = self.overdue.any();
        self.overdue_entry = 0;
        for k in 0..n {
            if self.overdue.bit(n - 1 - k) {
                self.overdue_entry = (n - 1 - k).into();
            }
        }
        self.left_entry = self.overdue_entry;
        self.left_second = !(self.first_late >> self.overdue_entry).bit(0);
        if self.leaver.is_served {
            self.left_entry = self.woken_entry;
            self.left_second = !is_first;
        }
    }

    #[kernel]
    fn change_places(&mut self) {
        let leaves = self.leaver.is_served || self.leaver.is_returned;
        for e in 0..self.first.len() {
            self.first[e].take =
                self.waiter.valid && (self.waiter.entry == e) && !self.takes_second;
            self.first[e].leave = leaves && (self.left_entry == e) && !self.left_second;
            self.first[e].ages = self.ages;
            self.second[e].take =
                self.waiter.valid && (self.waiter.entry == e) && self.takes_second;
            self.second[e].leave = leaves && (self.left_entry == e) && self.left_second;
            self.second[e].ages = self.ages;
        }
    }

    #[kernel]
    fn keep_words(&mut self) {
        let (place, id) = (self.words.write.address.width(), self._id_bits);
        self.words.write.enable = self.waiter.valid;
        self.words.write.address = bits_to(cat(self.waiter.entry, self.takes_second), place);
        self.words.write.data = cat(self.waiter.requester, self.waiter.id);
        self.words.read[0].address = bits_to(cat(self.left_entry, self.left_second), place);
        let source = self.leaver.requester.width();
        self.leaver.requester = bits_to(self.words.read[0].data >> id, source);
        self.leaver.id = bits_to(self.words.read[0].data, id);
    }
}
