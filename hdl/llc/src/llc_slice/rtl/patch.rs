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
        let is_here = self.change.set_number.val() == self.set_number.val();
        let way = bits_to(1, self._ways) << self.change.way.val();
        let is_match = self.change.is_line.val() && (self.change.tag.val() == self.tag.val());
        self.tag_ways.next = 0.into();
        self.lines.next = 0.into();
        self.matched.next = 0.into();
        self.state_ways.next = 0.into();
        if is_here && self.change.tags.val() {
            self.tag_ways.next = way;
            if self.change.is_line.val() {
                self.lines.next = way;
            }
            if is_match {
                self.matched.next = way;
            }
        }
        if is_here && self.change.states.val() {
            self.state_ways.next = way;
        }
        self.line.readable.next = self.change.readable.val();
        self.line.dirty.next = self.change.dirty.val();
        if self._has_chips {
            self.line.home.next = self.change.home.val();
        }
    }
}
