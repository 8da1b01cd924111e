//! The change of a line, and the changes of the lines before it.

use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Change of the line of one way.
    pub bundle Change(config: &Config) {
        /// Its sectors' states change.
        states: bool,
        /// Its tag changes, or whether the way has a line.
        tags: bool,
        /// No other way of the set has a line.
        is_only: bool,
        /// Set index, below the number of sets.
        set_number: u64 = config.set_bits(),
        /// Way within the set.
        way: u64 = config.way_bits(),
        /// The way has a line afterwards.
        is_line: bool,
        /// Line address without the bits of the set index.
        tag: u64 = config.tag_bits(),
        /// The chip whose memory holds it.
        home: u64 = config.chip_bits() if config.has_chips(),
        /// The sectors that are readable then, a bit each.
        readable: u64 = config.sectors(),
        /// Those that are dirty.
        dirty: u64 = config.sectors(),
    }
}

/// A change, one cycle later.
#[derive(LogicBlock)]
pub struct LaterChange {
    kind: Kind,
    /// The change of this cycle.
    pub now: Input<Change>,
    /// Change of the previous cycle.
    pub before: Output<Change>,
    states: Flop<Bit>,
    tags: Flop<Bit>,
    is_only: Flop<Bit>,
    set: Reg,
    way: Reg,
    is_line: Flop<Bit>,
    tag: Reg,
    home: Optional<Reg>,
    readable: Reg,
    dirty: Reg,
    _has_chips: bool,
}

impl LaterChange {
    /// No change.
    pub fn new(config: &Config) -> LaterChange {
        LaterChange {
            kind: Kind::of::<LaterChange>("A change of a line, one cycle later.")
                .named("llc_slice_later_change"),
            now: Change::input(config),
            before: Change::output(config),
            states: Flop::new(),
            tags: Flop::new(),
            is_only: Flop::new(),
            set: Reg::new(config.set_bits()),
            way: Reg::new(config.way_bits()),
            is_line: Flop::new(),
            tag: Reg::new(config.tag_bits()),
            home: Optional::new(config.has_chips(), Reg::new(config.chip_bits())),
            readable: Reg::new(config.sectors()),
            dirty: Reg::new(config.sectors()),
            _has_chips: config.has_chips(),
        }
    }
}

impl Logic for LaterChange {
    #[kernel]
    fn update(&mut self) {
        self.states.d = self.now.states;
        self.tags.d = self.now.tags;
        self.is_only.d = self.now.is_only;
        self.set.d = self.now.set_number;
        self.way.d = self.now.way;
        self.is_line.d = self.now.is_line;
        self.tag.d = self.now.tag;
        self.readable.d = self.now.readable;
        self.dirty.d = self.now.dirty;
        self.before.states = self.states.q;
        self.before.tags = self.tags.q;
        self.before.is_only = self.is_only.q;
        self.before.set_number = self.set.q;
        self.before.way = self.way.q;
        self.before.is_line = self.is_line.q;
        self.before.tag = self.tag.q;
        self.before.readable = self.readable.q;
        self.before.dirty = self.dirty.q;
        if self._has_chips {
            self.home.d = self.now.home;
            self.before.home = self.home.q;
        }
    }
}
