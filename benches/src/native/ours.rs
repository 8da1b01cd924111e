//! The tag set in this project's types.

use super::{TAG_BITS, WAYS};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

#[derive(LogicBlock)]
struct Way {
    kind: Kind,
    pub write: Signal<In, Bit>,
    pub write_tag: Wire<In>,
    pub lookup_tag: Wire<In>,
    pub matched: Signal<Out, Bit>,
    tag: Reg,
    valid: Flop<Bit>,
}

impl Way {
    fn new() -> Way {
        Way {
            kind: Kind::of::<Way>("One way: its tag, valid bit and comparison.").named("tag_way"),
            write: Signal::default(),
            write_tag: Wire::new(TAG_BITS),
            lookup_tag: Wire::new(TAG_BITS),
            matched: Signal::default(),
            tag: Reg::new(TAG_BITS),
            valid: Flop::new(),
        }
    }
}

impl Logic for Way {
    #[kernel]
    fn update(&mut self) {
        self.tag.d = self.tag.q;
        self.valid.d = self.valid.q;
        if self.write {
            self.tag.d = self.write_tag;
            self.valid.d = true;
        }
        self.matched = self.valid.q && (self.tag.q == self.lookup_tag);
    }
}

/// A set of 8 ways of tags, written with this project's words and registers.
#[derive(LogicBlock)]
pub struct TagSet {
    kind: Kind,
    /// Writes a way; a bit a way.
    pub write: Vec<Signal<In, Bit>>,
    /// The tag written.
    pub write_tag: Wire<In>,
    /// The tag looked up.
    pub lookup_tag: Wire<In>,
    /// The ways that hold it.
    pub matched: Vec<Signal<Out, Bit>>,
    /// Some way holds it.
    pub hit: Signal<Out, Bit>,
    ways: Vec<Way>,
}

impl TagSet {
    /// The set, not yet connected.
    pub fn new() -> TagSet {
        TagSet {
            kind: Kind::of::<TagSet>("The tags of one set, all compared at once."),
            write: (0..WAYS).map(|_| Signal::default()).collect(),
            write_tag: Wire::new(TAG_BITS),
            lookup_tag: Wire::new(TAG_BITS),
            matched: (0..WAYS).map(|_| Signal::default()).collect(),
            hit: Signal::default(),
            ways: (0..WAYS).map(|_| Way::new()).collect(),
        }
    }
}

impl Logic for TagSet {
    #[kernel]
    fn update(&mut self) {
        self.hit = false;
        for i in 0..self.ways.len() {
            self.ways[i].write = self.write[i];
            self.ways[i].write_tag = self.write_tag;
            self.ways[i].lookup_tag = self.lookup_tag;
            self.matched[i] = self.ways[i].matched;
            if self.ways[i].matched {
                self.hit = true;
            }
        }
    }
}
