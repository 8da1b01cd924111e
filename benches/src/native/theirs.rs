//! The tag set in rust-hdl's types.

use super::{TAG_BITS, WAYS};
use rust_hdl::prelude::*;

#[derive(LogicBlock, Default)]
struct Way {
    pub clock: Signal<In, Clock>,
    pub write: Signal<In, Bit>,
    pub write_tag: Signal<In, Bits<TAG_BITS>>,
    pub lookup_tag: Signal<In, Bits<TAG_BITS>>,
    pub matched: Signal<Out, Bit>,
    tag: DFF<Bits<TAG_BITS>>,
    valid: DFF<Bit>,
}

impl Logic for Way {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, tag, valid);
        if self.write.val() {
            self.tag.d.next = self.write_tag.val();
            self.valid.d.next = true;
        }
        self.matched.next = self.valid.q.val() & (self.tag.q.val() == self.lookup_tag.val());
    }
}

/// The same set with rust-hdl's types and flip-flops.
#[derive(LogicBlock, Default)]
pub struct TagSet {
    /// Clock of every way's flip-flops; the same set in this project's types has no such port.
    pub clock: Signal<In, Clock>,
    /// Ways that take `write_tag` at the edge, a bit each.
    pub write: [Signal<In, Bit>; WAYS],
    /// The tag written.
    pub write_tag: Signal<In, Bits<TAG_BITS>>,
    /// The tag looked up.
    pub lookup_tag: Signal<In, Bits<TAG_BITS>>,
    /// The ways that hold it.
    pub matched: [Signal<Out, Bit>; WAYS],
    /// Some way holds it.
    pub hit: Signal<Out, Bit>,
    ways: [Way; WAYS],
}

impl Logic for TagSet {
    #[hdl_gen]
    fn update(&mut self) {
        self.hit.next = false;
        for i in 0..8 {
            self.ways[i].clock.next = self.clock.val();
            self.ways[i].write.next = self.write[i].val();
            self.ways[i].write_tag.next = self.write_tag.val();
            self.ways[i].lookup_tag.next = self.lookup_tag.val();
            self.matched[i].next = self.ways[i].matched.val();
            if self.ways[i].matched.val() {
                self.hit.next = true;
            }
        }
    }
}
