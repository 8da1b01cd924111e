//! Requests of other cores that wait for lines in flight to the L1.

use super::super::{Config, EntryEvent};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// A request that waits: where its line will be, for which entry, and who asks.
    pub bundle Parked(config: &Config) {
        /// Set of the line.
        set: u64 = config.tags().set_bits(),
        /// Way that the L1 has reserved for it.
        way: u64 = config.tags().way_bits(),
        /// The L1's MSHR entry.
        local: u64 = config.requests().entry_bits(),
        /// Number of the core that asks.
        core: u64 = config.core_bits(),
        /// Number of the MSHR entry that waits there.
        entry: u64 = config.requests().entry_bits(),
    }
}

signal::bundle! {
    /// A request whose line has come.
    pub stream Due(config: &Config) {
        /// Set of the line.
        set: u64 = config.tags().set_bits(),
        /// Way that holds it.
        way: u64 = config.tags().way_bits(),
        /// Number of the core that asks.
        core: u64 = config.core_bits(),
        /// Number of the MSHR entry that waits there.
        entry: u64 = config.requests().entry_bits(),
    }
}

/// A place of a request that waits.
#[derive(LogicBlock)]
pub struct RingStopPlace {
    kind: Kind,
    /// A request takes the place.
    pub take: Signal<In, Bit>,
    /// The parked request.
    pub request: Input<Parked>,
    /// A line has come.
    pub filled: Input<EntryEvent>,
    /// The entry that is woken.
    pub woken_entry: Wire<In>,
    /// A request waits here.
    pub is_taken: Signal<Out, Bit>,
    /// A parked request whose line has come; its place is free when the request is taken.
    pub due: Output<Due>,
    /// The request waits for the line of the woken entry.
    pub holds: Signal<Out, Bit>,
    taken: Flop<Bit>,
    arrived: Flop<Bit>,
    set: Reg,
    way: Reg,
    local: Reg,
    core: Reg,
    entry: Reg,
}

impl RingStopPlace {
    fn new(config: &Config) -> RingStopPlace {
        let entry_bits = config.requests().entry_bits();
        RingStopPlace {
            kind: Kind::of::<RingStopPlace>(
                "A place of a request that waits for a line in flight to the L1.",
            ),
            take: Signal::default(),
            request: Parked::input(config),
            filled: EntryEvent::input(config),
            woken_entry: Wire::new(entry_bits),
            is_taken: Signal::default(),
            due: Due::output(config),
            holds: Signal::default(),
            taken: Flop::new(),
            arrived: Flop::new(),
            set: Reg::new(config.tags().set_bits()),
            way: Reg::new(config.tags().way_bits()),
            local: Reg::new(entry_bits),
            core: Reg::new(config.core_bits()),
            entry: Reg::new(entry_bits),
        }
    }
}

impl Logic for RingStopPlace {
    #[kernel]
    fn update(&mut self) {
        self.due.valid = self.taken.q && self.arrived.q;
        self.due.set = self.set.q;
        self.due.way = self.way.q;
        self.due.core = self.core.q;
        self.due.entry = self.entry.q;

        self.taken.hold();
        self.arrived.hold();
        self.set.hold();
        self.way.hold();
        self.local.hold();
        self.core.hold();
        self.entry.hold();
        if self.filled.valid && (self.filled.entry == self.local.q) {
            self.arrived.d = true;
        }
        if self.due.valid && self.due.ready {
            self.taken.d = false;
        }
        if self.take {
            self.taken.d = true;
            // Its line may come in this very cycle.
            self.arrived.d = self.filled.valid && (self.filled.entry == self.request.local);
            self.set.d = self.request.set;
            self.way.d = self.request.way;
            self.local.d = self.request.local;
            self.core.d = self.request.core;
            self.entry.d = self.request.entry;
        }
        self.is_taken = self.taken.q;
        self.holds = self.taken.q && (self.local.q == self.woken_entry);
    }
}

/// The places, and which local requests are away: those may be waited for in rising order of the cores alone.
#[derive(LogicBlock)]
pub struct RingStopParking {
    kind: Kind,
    /// A request that is to wait takes the lowest free place.
    pub take: Signal<In, Bit>,
    /// The parked request.
    pub request: Input<Parked>,
    /// Number of this core.
    pub core: Wire<In>,
    /// A line has come.
    pub filled: Input<EntryEvent>,
    /// A local request goes away, of this entry.
    pub leaves: Input<EntryEvent>,
    /// One goes to L2.
    pub sent_down: Input<EntryEvent>,
    /// The answer to one has come.
    pub answered: Input<EntryEvent>,
    /// The entry that is woken.
    pub woken_entry: Wire<In>,
    /// The request may wait.
    pub may_take: Signal<Out, Bit>,
    /// The lowest place whose line has come.
    pub due: Output<Due>,
    /// A request waits for the line of the entry that is woken.
    pub holds: Signal<Out, Bit>,
    places: Vec<RingStopPlace>,
    /// A bit an entry.
    away: Reg,
    free_place: Wire<Local>,
    due_place: Wire<Local>,
    has_free: Signal<Local, Bit>,
    /// Local requests that are no longer away.
    down: Wire<Local>,
    back: Wire<Local>,
}

impl RingStopParking {
    /// All places are free, and no local request is away.
    pub fn new(config: &Config) -> RingStopParking {
        let (places, entry_bits) = (config.parking(), config.requests().entry_bits());
        RingStopParking {
            kind: Kind::of::<RingStopParking>(
                "Requests of other cores that wait for lines in flight to the L1.",
            ),
            take: Signal::default(),
            request: Parked::input(config),
            core: Wire::new(config.core_bits()),
            filled: EntryEvent::input(config),
            leaves: EntryEvent::input(config),
            sent_down: EntryEvent::input(config),
            answered: EntryEvent::input(config),
            woken_entry: Wire::new(entry_bits),
            may_take: Signal::default(),
            due: Due::output(config),
            holds: Signal::default(),
            places: (0..places).map(|_| RingStopPlace::new(config)).collect(),
            away: Reg::new(config.entries()),
            free_place: Wire::new(index_bits(places)),
            due_place: Wire::new(index_bits(places)),
            has_free: Signal::default(),
            down: Wire::new(config.entries()),
            back: Wire::new(config.entries()),
        }
    }
}

impl Logic for RingStopParking {
    #[kernel]
    fn update(&mut self) {
        self.choose();
        self.fill_places();
        self.follow_own();

        let is_away = (self.away.q >> self.request.local).bit(0);
        let is_before = self.core > self.request.core;
        self.may_take = self.has_free && (!is_away || is_before);
        self.holds = cat_of(self.places.len(), |p| self.places[p].holds).any();
    }
}

impl RingStopParking {
    /// The lowest free place, and the lowest whose line has come.
    #[kernel]
    fn choose(&mut self) {
        let n = self.places.len();
        self.has_free = !cat_of(n, |p| self.places[p].is_taken).all();
        self.due.valid = cat_of(n, |p| self.places[p].due.valid).any();
        self.free_place = 0;
        self.due_place = 0;
        for k in 0..n {
            if !self.places[n - 1 - k].is_taken {
                self.free_place = (n - 1 - k).into();
            }
        }
        for k in 0..n {
            if self.places[n - 1 - k].due.valid {
                self.due_place = (n - 1 - k).into();
            }
        }
        self.due.set = 0;
        self.due.way = 0;
        self.due.core = 0;
        self.due.entry = 0;
        for p in 0..n {
            if self.due_place == p {
                self.due.set = self.places[p].due.set;
                self.due.way = self.places[p].due.way;
                self.due.core = self.places[p].due.core;
                self.due.entry = self.places[p].due.entry;
            }
        }
    }

    #[kernel]
    fn fill_places(&mut self) {
        for p in 0..self.places.len() {
            self.places[p].take = self.take && (self.free_place == p);
            self.places[p].due.ready = self.due.ready && (self.due_place == p);
            self.request.link(&mut self.places[p].request);
            self.filled.link(&mut self.places[p].filled);
            self.places[p].woken_entry = self.woken_entry;
        }
    }

    /// A local request is away until L2 is sent it, or the answer has come.
    #[kernel]
    fn follow_own(&mut self) {
        let entries = self.away.q.width();
        self.down = 0;
        self.back = 0;
        if self.sent_down.valid {
            self.down = bits_to(1, entries) << self.sent_down.entry;
        }
        if self.answered.valid {
            self.back = bits_to(1, entries) << self.answered.entry;
        }
        let stays = self.away.q & !self.down & !self.back;
        self.away.d = stays;
        if self.leaves.valid {
            self.away.d = stays | (bits_to(1, entries) << self.leaves.entry);
        }
    }
}
