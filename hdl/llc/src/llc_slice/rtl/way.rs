//! One way of every set.

use super::Config;
use super::change::Change;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// One way of every set: its tags and its sectors' states, and the comparison with a tag.
#[derive(LogicBlock)]
pub struct Way {
    kind: Kind,
    /// A set is read, and may be looked at in the next cycle.
    pub reads: Signal<In, Bit>,
    /// The set that is read for the next cycle.
    pub next_set: Wire<In>,
    /// The tag to compare.
    pub tag: Wire<In>,
    /// The set read was used since reset or flush.
    pub is_used: Signal<In, Bit>,
    /// The value written, to this way's tag if `writes_tag`, to its states if `writes_states`.
    pub change: Input<Change>,
    /// The tag, and that it is a line's, are written.
    pub writes_tag: Signal<In, Bit>,
    /// The states are written.
    pub writes_states: Signal<In, Bit>,
    /// This way is the one that changes, not one of which it is said that it has no line.
    pub is_chosen: Signal<In, Bit>,
    /// The way of the set read has a line.
    pub is_line: Signal<Out, Bit>,
    /// The line of the request has this way's tag.
    pub is_match: Signal<Out, Bit>,
    /// Tag in the word read, whether or not the way has a line.
    pub held_tag: Wire<Out>,
    /// The chip whose memory holds it.
    pub home: Optional<Wire<Out>>,
    /// Its readable sectors.
    pub readable: Wire<Out>,
    /// Its dirty ones.
    pub dirty: Wire<Out>,
    /// The way has a line, and a sector of it is dirty.
    pub is_dirty: Signal<Out, Bit>,
    tags: Ram,
    states: Ram,
    _tag_bits: usize,
    _chip_bits: usize,
    _has_chips: bool,
    _sectors: usize,
}

impl Way {
    pub fn new(config: &Config) -> Way {
        let (set, tag, sectors) = (config.set_bits(), config.tag_bits(), config.sectors());
        let chip_bits = if config.has_chips() { config.chip_bits() } else { 0 };
        Way {
            kind: Kind::of::<Way>(
                "One way of every set: its tags and its sectors' states, and the comparison with \
                 a tag.",
            )
            .named("llc_slice_way"),
            reads: Signal::default(),
            next_set: Wire::new(set),
            tag: Wire::new(tag),
            is_used: Signal::default(),
            change: Change::input(config),
            writes_tag: Signal::default(),
            writes_states: Signal::default(),
            is_chosen: Signal::default(),
            is_line: Signal::default(),
            is_match: Signal::default(),
            held_tag: Wire::new(tag),
            home: Optional::new(config.has_chips(), Wire::new(config.chip_bits())),
            readable: Wire::new(sectors),
            dirty: Wire::new(sectors),
            is_dirty: Signal::default(),
            tags: Ram::new(config.sets(), tag + chip_bits + 1, 1),
            states: Ram::new(config.sets(), 2 * sectors, 1),
            _tag_bits: tag,
            _chip_bits: chip_bits,
            _has_chips: config.has_chips(),
            _sectors: sectors,
        }
    }
}

impl Logic for Way {
    #[kernel]
    fn update(&mut self) {
        let (tag_bits, chip_bits, sectors) = (self._tag_bits, self._chip_bits, self._sectors);
        let word = self.tags.read[0].data;
        let stored_tag = bits_to(word, tag_bits);
        self.is_line = self.is_used && word.bit(tag_bits + chip_bits);
        self.is_match = self.is_line && (stored_tag == self.tag);
        self.held_tag = stored_tag;
        self.readable = bits_to(self.states.read[0].data >> sectors, sectors);
        self.dirty = bits_to(self.states.read[0].data, sectors);
        self.is_dirty = self.is_line && self.dirty.any();

        self.tags.read[0].enable = self.reads;
        self.tags.read[0].address = self.next_set;
        self.tags.write.enable = self.writes_tag;
        self.tags.write.address = self.change.set_number;
        let is_line_then = self.is_chosen && self.change.is_line;
        if self._has_chips {
            self.home = bits_to(word >> tag_bits, chip_bits);
            self.tags.write.data = cat(is_line_then, cat(self.change.home, self.change.tag));
        } else {
            self.tags.write.data = cat(is_line_then, self.change.tag);
        }
        self.states.read[0].enable = self.reads;
        self.states.read[0].address = self.next_set;
        self.states.write.enable = self.writes_states;
        self.states.write.address = self.change.set_number;
        self.states.write.data = cat(self.change.readable, self.change.dirty);
    }
}
