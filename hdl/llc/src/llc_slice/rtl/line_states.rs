//! Tags and sectors' states of every line, and what a request finds of its line.

use super::Config;
use super::change::{Change, LaterChange};
use super::patch::Patch;
use super::way::Way;
use kit::fixed_priority_arbiter::{self, FixedPriorityArbiter};
use kit::valid_bits::ValidBits;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Result of the comparison with the line and set of a request.
    pub bundle Found(config: &Config) {
        /// The line has a way.
        has_line: bool,
        /// This one.
        way: u64 = config.way_bits(),
        /// The change of this cycle is the line's.
        is_changed: bool,
        /// A way of the set has no line.
        has_free: bool,
        /// The lowest such way.
        free_way: u64 = config.way_bits(),
        /// No way of the set has a line.
        is_empty: bool,
    }
}

signal::bundle! {
    /// The line that was found or picked; 0 if there is none.
    pub bundle Selected(config: &Config) {
        /// Line address without the bits of the set index.
        tag: u64 = config.tag_bits(),
        /// The chip whose memory holds it.
        home: u64 = config.chip_bits() if config.has_chips(),
        /// Its readable sectors.
        readable: u64 = config.sectors(),
        /// Its dirty ones.
        dirty: u64 = config.sectors(),
    }
}

/// Tags and sectors' states of every line. A set is read one cycle before it is looked at; what becomes of a
/// line in cycle t is written in t + 1, so that what is read is put right by the changes of three cycles.
#[derive(LogicBlock)]
pub struct LineStates {
    kind: Kind,
    /// A set is read, and may be looked at in the next cycle.
    pub reads: Signal<In, Bit>,
    /// The set that is looked at in the next cycle.
    pub next_set: Wire<In>,
    /// The tag looked for in the set read.
    pub tag: Wire<In>,
    /// Change of a line in this cycle.
    pub change: Input<Change>,
    /// Sectors that the change of the cycle before has made readable besides.
    pub whole: Wire<In>,
    /// Not the line with the tag is selected, but that of the way `pick`.
    pub picks: Signal<In, Bit>,
    /// A way.
    pub pick: Wire<In>,
    /// No set is in use from the next cycle on.
    pub clear: Signal<In, Bit>,
    /// Result of the comparison.
    pub found: Output<Found>,
    /// The line found or picked.
    pub selected: Output<Selected>,
    /// Ways of the set read whose line has a dirty sector, but for changes.
    pub dirty_ways: Wire<Out>,
    used: ValidBits,
    is_used: Flop<Bit>,
    /// The set that was read.
    set: Reg,
    ways: Vec<Way>,
    /// The change that is written in this cycle, and the one that was written in the cycle before.
    newer: LaterChange,
    older: LaterChange,
    /// The changes of the set that was read, the oldest first.
    patches: Vec<Patch>,
    // At 0 as read, at p + 1 after the patch p; a bit a way.
    lines: Vec<Wire<Local>>,
    matched: Vec<Wire<Local>>,
    /// The way of the line found or picked, a bit.
    select: Wire<Local>,
    way_tag: Vec<Wire<Local>>,
    way_home: Vec<Wire<Local>>,
    way_readable: Vec<Wire<Local>>,
    way_dirty: Vec<Wire<Local>>,
    match_number: FixedPriorityArbiter,
    free_number: FixedPriorityArbiter,
    _has_chips: bool,
    _ways: usize,
}

impl LineStates {
    /// The lines of `config`; no set is in use.
    ///
    /// # Panics
    /// Never: a checked config gives legal arbiters.
    pub fn new(config: &Config) -> LineStates {
        let (set, way, tag) = (config.set_bits(), config.way_bits(), config.tag_bits());
        let (ways, sectors, has_chips) = (config.ways(), config.sectors(), config.has_chips());
        let lowest = fixed_priority_arbiter::Config::new(ways).expect("[llc] gives 1 to 32 ways");
        let homes = if has_chips { ways } else { 0 };
        LineStates {
            kind: Kind::of::<LineStates>(
                "Tags and sectors' states of every line. A change of a line is written in the next \
                 cycle; a set that was read gets the changes of three cycles.",
            )
            .named("llc_slice_line_states"),
            reads: Signal::default(),
            next_set: Wire::new(set),
            tag: Wire::new(tag),
            change: Change::input(config),
            whole: Wire::new(sectors),
            picks: Signal::default(),
            pick: Wire::new(way),
            clear: Signal::default(),
            found: Found::output(config),
            selected: Selected::output(config),
            dirty_ways: Wire::new(ways),
            used: ValidBits::with_clear_all(config.sets()),
            is_used: Flop::new(),
            set: Reg::new(set),
            ways: (0..ways).map(|_| Way::new(config)).collect(),
            newer: LaterChange::new(config),
            older: LaterChange::new(config),
            patches: (0..3).map(|_| Patch::new(config)).collect(),
            lines: vec![Wire::new(ways); 4],
            matched: vec![Wire::new(ways); 4],
            select: Wire::new(ways),
            way_tag: vec![Wire::new(tag); ways],
            way_home: vec![Wire::new(config.chip_bits()); homes],
            way_readable: vec![Wire::new(sectors); ways],
            way_dirty: vec![Wire::new(sectors); ways],
            match_number: FixedPriorityArbiter::new(lowest),
            free_number: FixedPriorityArbiter::new(lowest),
            _has_chips: has_chips,
            _ways: ways,
        }
    }
}

impl Logic for LineStates {
    #[kernel]
    fn update(&mut self) {
        self.read_set();
        self.delay_changes();
        self.write_line();
        self.find_line();
        self.select_line();
        self.patch_states();
    }
}

impl LineStates {
    #[kernel]
    fn read_set(&mut self) {
        self.set.d = self.next_set;
        self.used.read_index = self.next_set;
        self.is_used.d = self.used.is_set;
        for w in 0..self._ways {
            self.ways[w].reads = self.reads;
            self.ways[w].next_set = self.next_set;
            self.ways[w].tag = self.tag;
            self.ways[w].is_used = self.is_used.q;
        }
        self.dirty_ways = cat_of(self._ways, |w| self.ways[w].is_dirty);
    }

    /// A sector is known to be whole when its byte mask has been read, a cycle after the change.
    #[kernel]
    fn delay_changes(&mut self) {
        let readable = self.newer.before.readable | self.whole;
        self.change.link(&mut self.newer.now);
        self.newer.before.link(&mut self.older.now);
        self.older.now.readable = readable;

        self.older.before.link(&mut self.patches[0].change);
        self.newer.before.link(&mut self.patches[1].change);
        self.patches[1].change.readable = readable;
        self.change.link(&mut self.patches[2].change);
        for p in 0..3 {
            self.patches[p].set_number = self.set.q;
            self.patches[p].tag = self.tag;
        }
    }

    /// The first line of a set makes known that the other ways have none.
    #[kernel]
    fn write_line(&mut self) {
        let writes_tag = self.newer.before.tags;
        for w in 0..self._ways {
            let is_way = self.newer.before.way == w;
            self.newer.before.link(&mut self.ways[w].change);
            self.ways[w].change.readable = self.newer.before.readable | self.whole;
            self.ways[w].is_chosen = is_way;
            self.ways[w].writes_tag = writes_tag && (is_way || self.newer.before.is_only);
            self.ways[w].writes_states = self.newer.before.states && is_way;
        }
        self.used.set_enable = writes_tag;
        self.used.set_index = self.newer.before.set_number;
        self.used.clear_enable = false;
        self.used.clear_index = 0;
        self.used.clear_all = self.clear;
    }

    #[kernel]
    fn find_line(&mut self) {
        let ways = self._ways;
        self.lines[0] = cat_of(ways, |w| self.ways[w].is_line);
        self.matched[0] = cat_of(ways, |w| self.ways[w].is_match);
        for p in 0..3 {
            self.lines[p + 1] = (self.lines[p] & !self.patches[p].tag_ways) | self.patches[p].lines;
            self.matched[p + 1] =
                (self.matched[p] & !self.patches[p].tag_ways) | self.patches[p].matched;
        }
        self.match_number.request = self.matched[3];
        self.free_number.request = !self.lines[3];
        self.found.has_line = self.match_number.any;
        self.found.way = self.match_number.granted;
        self.found.is_changed = (self.matched[3] & self.patches[2].state_ways).any();
        self.found.has_free = self.free_number.any;
        self.found.free_way = self.free_number.granted;
        self.found.is_empty = !self.lines[3].any();
    }

    /// The line as it was read.
    #[kernel]
    fn select_line(&mut self) {
        let ways = self._ways;
        self.select = self.matched[3];
        if self.picks {
            self.select = bits_to(1, ways) << self.pick;
        }
        for w in 0..ways {
            self.way_tag[w] = 0;
            self.way_readable[w] = 0;
            self.way_dirty[w] = 0;
            if self.select.bit(w) {
                self.way_tag[w] = self.ways[w].held_tag;
                self.way_readable[w] = self.ways[w].readable;
                self.way_dirty[w] = self.ways[w].dirty;
            }
        }
        if self._has_chips {
            for w in 0..ways {
                self.way_home[w] = 0;
                if self.select.bit(w) {
                    self.way_home[w] = self.ways[w].home;
                }
            }
        }
    }

    /// The line as the changes have it. A tag is of use only of a line that is picked, which no later change than the
    /// oldest is about.
    #[kernel]
    fn patch_states(&mut self) {
        let ways = self._ways;
        self.selected.tag = or_of(ways, |w| self.way_tag[w]);
        self.selected.readable = or_of(ways, |w| self.way_readable[w]);
        self.selected.dirty = or_of(ways, |w| self.way_dirty[w]);
        if self._has_chips {
            self.selected.home = or_of(ways, |w| self.way_home[w]);
        }
        if (self.select & self.patches[0].tag_ways).any() {
            self.selected.tag = self.older.before.tag;
        }
        for p in 0..3 {
            if self._has_chips {
                if (self.select & self.patches[p].tag_ways).any() {
                    self.selected.home = self.patches[p].line.home;
                }
            }
            if (self.select & self.patches[p].state_ways).any() {
                self.selected.readable = self.patches[p].line.readable;
                self.selected.dirty = self.patches[p].line.dirty;
            }
        }
    }
}
