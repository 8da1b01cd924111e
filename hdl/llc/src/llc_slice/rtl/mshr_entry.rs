//! A miss status holding register: one line in flight.

use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Effect of the request in the decision on the entries.
    pub bundle Ask(config: &Config) {
        /// The request takes an entry for its line.
        reserves: bool,
        /// The request joins its line's entry.
        joins: bool,
        /// The request writes its sector, which is dirty from then on.
        stores: bool,
        /// Set index, below the number of sets.
        set_number: u64 = config.set_bits(),
        /// Its line's way.
        way: u64 = config.way_bits(),
        /// Its sectors, a bit each.
        sectors: u64 = config.sectors(),
        /// Sectors of its line that are readable, or are asked for if it takes an entry.
        covered: u64 = config.sectors(),
        /// Sectors of its line that are dirty.
        dirty: u64 = config.sectors(),
    }
}

signal::bundle! {
    /// A line in flight.
    pub bundle Line(config: &Config) {
        /// Set index, below the number of sets.
        set_number: u64 = config.set_bits(),
        /// Way within the set.
        way: u64 = config.way_bits(),
        /// Sectors that are readable or asked for.
        covered: u64 = config.sectors(),
        /// Sectors that are dirty.
        dirty: u64 = config.sectors(),
        /// Sectors that a load which has joined wants.
        wanted: u64 = config.sectors(),
        /// Loads that have joined, the miss included.
        loads: u64 = index_bits(config.merges() + 1),
    }
}

/// A miss status holding register (MSHR): a line from its miss until its last load has been read, its place, its sectors
/// and how many loads wait.
#[derive(LogicBlock)]
pub struct MshrEntry {
    kind: Kind,
    /// Effect of the request in the decision; a reservation is this entry's if `takes`.
    pub ask: Input<Ask>,
    /// The reservation takes this entry.
    pub takes: Signal<In, Bit>,
    /// The sector, a bit each, that the store of the cycle before has made whole, whatever its line.
    pub whole: Wire<In>,
    /// The line's last beat is taken.
    pub fills: Signal<In, Bit>,
    /// The last load is read.
    pub frees: Signal<In, Bit>,
    /// The entry is in use.
    pub is_busy: Signal<Out, Bit>,
    /// The entry waits for its line's last beat.
    pub is_waiting: Signal<Out, Bit>,
    /// The entry is that of the line in the decision.
    pub is_asked: Signal<Out, Bit>,
    /// Its way, a bit, if it is of the set in the decision.
    pub pending_ways: Wire<Out>,
    /// The line in flight: place, sectors and loads, which mean something while `is_busy` is true.
    pub line: Output<Line>,
    busy: Flop<Bit>,
    filled: Flop<Bit>,
    set: Reg,
    way: Reg,
    /// Where not every sector is asked for: those that are readable or asked for, and whether the store of the cycle
    /// before was to the line.
    covered: Optional<Reg>,
    stored: Optional<Flop<Bit>>,
    dirty: Reg,
    wanted: Reg,
    loads: Reg,
    _ways: usize,
    _is_sectored: bool,
    _all_sectors: usize,
}

impl MshrEntry {
    /// A free entry.
    pub fn new(config: &Config) -> MshrEntry {
        let (set, way, sectors) = (config.set_bits(), config.way_bits(), config.sectors());
        MshrEntry {
            kind: Kind::of::<MshrEntry>(
                "A miss status holding register (MSHR): a line from its miss until its last load \
                 has been read, its place, its sectors and how many loads wait.",
            )
            .named("llc_slice_mshr_entry"),
            ask: Ask::input(config),
            takes: Signal::default(),
            whole: Wire::new(sectors),
            fills: Signal::default(),
            frees: Signal::default(),
            is_busy: Signal::default(),
            is_waiting: Signal::default(),
            is_asked: Signal::default(),
            pending_ways: Wire::new(config.ways()),
            line: Line::output(config),
            busy: Flop::new(),
            filled: Flop::new(),
            set: Reg::new(set),
            way: Reg::new(way),
            covered: Optional::new(config.is_sectored(), Reg::new(sectors)),
            stored: Optional::new(config.is_sectored(), Flop::new()),
            dirty: Reg::new(sectors),
            wanted: Reg::new(sectors),
            loads: Reg::new(index_bits(config.merges() + 1)),
            _ways: config.ways(),
            _is_sectored: config.is_sectored(),
            _all_sectors: config.all_sectors() as usize,
        }
    }
}

impl Logic for MshrEntry {
    #[kernel]
    fn update(&mut self) {
        let is_in_set = self.busy.q && (self.set.q == self.ask.set_number);
        self.is_asked = is_in_set && (self.way.q == self.ask.way);
        self.pending_ways = 0;
        if is_in_set {
            self.pending_ways = bits_to(1, self._ways) << self.way.q;
        }
        self.is_busy = self.busy.q;
        self.is_waiting = self.busy.q && !self.filled.q;

        self.keep_place();
        self.keep_dirty();
        if self._is_sectored {
            self.keep_covered();
        } else {
            self.line.covered = self._all_sectors.into();
        }
        self.keep_loads();
    }
}

impl MshrEntry {
    #[kernel]
    fn keep_place(&mut self) {
        self.busy.hold();
        self.filled.hold();
        self.set.hold();
        self.way.hold();
        if self.fills {
            self.filled.d = true;
        }
        if self.frees {
            self.busy.d = false;
        }
        if self.takes {
            self.busy.d = true;
            self.filled.d = false;
            self.set.d = self.ask.set_number;
            self.way.d = self.ask.way;
        }
        self.line.set_number = self.set.q;
        self.line.way = self.way.q;
    }

    #[kernel]
    fn keep_dirty(&mut self) {
        self.dirty.hold();
        if self.ask.stores && self.is_asked {
            self.dirty.d = self.dirty.q | self.ask.sectors;
        }
        if self.takes {
            self.dirty.d = self.ask.dirty;
        }
        self.line.dirty = self.dirty.q;
    }

    /// A sector that stores make whole while the line is in flight stays readable when the line is published.
    #[kernel]
    fn keep_covered(&mut self) {
        self.covered.hold();
        self.stored.d = self.ask.stores && self.is_asked;
        if self.stored.q {
            self.covered.d = self.covered.q | self.whole;
        }
        if self.takes {
            self.covered.d = self.ask.covered;
        }
        self.line.covered = self.covered.q;
    }

    #[kernel]
    fn keep_loads(&mut self) {
        self.wanted.hold();
        self.loads.hold();
        if self.ask.joins && self.is_asked {
            self.wanted.d = self.wanted.q | self.ask.sectors;
            self.loads.d = self.loads.q + 1;
        }
        if self.takes {
            self.wanted.d = self.ask.sectors;
            self.loads.d = 1;
        }
        self.line.wanted = self.wanted.q;
        self.line.loads = self.loads.q;
    }
}
