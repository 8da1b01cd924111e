//! The effect of one change on a set that was read before it.

use super::Config;
use super::change::Change;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// A change of a line as its set sees it.
    pub bundle Patched(config: &Config) {
        /// The chip whose memory holds it.
        home: u64 = config.chip_bits() if config.has_chips(),
        /// Its readable sectors.
        readable: u64 = config.sectors(),
        /// Its dirty ones.
        dirty: u64 = config.sectors(),
    }
}

/// The effect of one change on a set that was read before it, a bit a way.
#[derive(LogicBlock)]
pub struct Patch {
    kind: Kind,
    /// The change that is made: set and way, and the tag and states that are written there.
    pub change: Input<Change>,
    /// The set that was read.
    pub set_number: Wire<In>,
    /// The tag that is looked for.
    pub tag: Wire<In>,
    /// The way whose tag changes.
    pub tag_ways: Wire<Out>,
    /// The same if it has a line then.
    pub lines: Wire<Out>,
    /// The same if that line has the tag.
    pub matched: Wire<Out>,
    /// The way whose states change.
    pub state_ways: Wire<Out>,
    /// The line as the change has it.
    pub line: Output<Patched>,
    _ways: usize,
    _has_chips: bool,
}

impl Patch {
    /// For sets of `config`.
    pub fn new(config: &Config) -> Patch {
        let ways = config.ways();
        Patch {
            kind: Kind::of::<Patch>("The effect of one change on a set that was read before it.")
                .named("llc_slice_patch"),
            change: Change::input(config),
            set_number: Wire::new(config.set_bits()),
            tag: Wire::new(config.tag_bits()),
            tag_ways: Wire::new(ways),
            lines: Wire::new(ways),
            matched: Wire::new(ways),
            state_ways: Wire::new(ways),
            line: Patched::output(config),
            _ways: ways,
            _has_chips: config.has_chips(),
        }
    }
}

impl Logic for Patch {
    #[kernel]
    fn update(&mut self) {
        let is_here = self.change.set_number == self.set_number;
        let way = bits_to(1, self._ways) << self.change.way;
        let is_match = self.change.is_line && (self.change.tag == self.tag);
        self.tag_ways = 0;
        self.lines = 0;
        self.matched = 0;
        self.state_ways = 0;
        if is_here && self.change.tags {
            self.tag_ways = way;
            if self.change.is_line {
                self.lines = way;
            }
            if is_match {
                self.matched = way;
            }
        }
        if is_here && self.change.states {
            self.state_ways = way;
        }
        self.line.readable = self.change.readable;
        self.line.dirty = self.change.dirty;
        if self._has_chips {
            self.line.home = self.change.home;
        }
    }
}
