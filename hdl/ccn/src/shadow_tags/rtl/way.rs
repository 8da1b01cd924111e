//! One way of every set.
use kit::valid_bits::ValidBits;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The tags and valid bits of one way, and the comparison with the tag that was asked for.
#[derive(LogicBlock)]
pub struct Way {
    kind: Kind,
    /// A line is filled into this way.
    pub write_enable: Signal<In, Bit>,
    /// Set number of the written line.
    pub write_set: Wire<In>,
    /// Line-address bits above the set number.
    pub write_tag: Wire<In>,
    /// This way of a set is invalidated.
    pub clear_enable: Signal<In, Bit>,
    /// Set number of the invalidated line.
    pub clear_set: Wire<In>,
    /// A set is looked up in this cycle.
    pub lookup_enable: Signal<In, Bit>,
    /// Set number of the looked-up line.
    pub lookup_set: Wire<In>,
    /// The tag looked up in the cycle before.
    pub asked_tag: Wire<In>,
    /// The way held the line that was looked up in the cycle before.
    pub matched: Signal<Out, Bit>,
    tags: Ram,
    valid: ValidBits,
    was_valid: Flop<Bit>,
}

impl Way {
    pub fn new(sets: usize, tag_bits: usize) -> Way {
        let set_bits = index_bits(sets);
        Way {
            kind: Kind::of::<Way>("One way of every set: its tags, valid bits and comparison.")
                .named("shadow_tags_way")
                .with("sets", sets)
                .with("tag", tag_bits),
            write_enable: Signal::default(),
            write_set: Wire::new(set_bits),
            write_tag: Wire::new(tag_bits),
            clear_enable: Signal::default(),
            clear_set: Wire::new(set_bits),
            lookup_enable: Signal::default(),
            lookup_set: Wire::new(set_bits),
            asked_tag: Wire::new(tag_bits),
            matched: Signal::default(),
            tags: Ram::new(sets, tag_bits, 1),
            valid: ValidBits::new(sets),
            was_valid: Flop::new(),
        }
    }
}

impl Logic for Way {
    #[kernel]
    fn update(&mut self) {
        self.tags.write.enable = self.write_enable;
        self.tags.write.address = self.write_set;
        self.tags.write.data = self.write_tag;
        self.tags.read[0].enable = self.lookup_enable;
        self.tags.read[0].address = self.lookup_set;

        self.valid.set_enable = self.write_enable;
        self.valid.set_index = self.write_set;
        self.valid.clear_enable = self.clear_enable;
        self.valid.clear_index = self.clear_set;
        self.valid.read_index = self.lookup_set;
        self.was_valid.d = self.valid.is_set;

        self.matched = self.was_valid.q && (self.tags.read[0].data == self.asked_tag);
    }
}
