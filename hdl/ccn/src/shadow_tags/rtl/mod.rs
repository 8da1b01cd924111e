//! The hardware: a memory of tags and a bit a set for each way, all ways compared at once.

mod way;

use super::{Config, Ports};
use kit::set_index::SetIndex;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use way::Way;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct ShadowTags {
    kind: Kind,
    pub(super) ports: Ports,
    index: SetIndex,
    ways: Vec<Way>,
    asked: Flop<Bit>,
    asked_tag: Reg,
    found: Signal<Local, Bit>,
}

impl ShadowTags {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> ShadowTags {
        let tag_bits = config.tag_bits();
        let way = || Way::new(config.sets(), tag_bits);
        ShadowTags {
            kind: Kind::of::<ShadowTags>(
                "Duplicate tags of an L1 cache, which answer for any line address whether that L1 \
                 holds the line and in which way.",
            ),
            ports: Ports::new(config),
            index: SetIndex::new(config.index(), config.line_bits(), config.sets()),
            ways: (0..config.ways()).map(|_| way()).collect(),
            asked: Flop::new(),
            asked_tag: Reg::new(tag_bits),
            found: Signal::default(),
        }
    }
}

impl Logic for ShadowTags {
    #[kernel]
    fn update(&mut self) {
        self.index.line.next = self.lookup.line.val();
        self.asked.d.next = self.lookup.valid.val();
        self.asked_tag.d.next = self.index.tag.val();

        for w in 0..self.ways.len() {
            self.ways[w].write_enable.next = self.write.valid.val() && (self.write.way.val() == w);
            self.ways[w].write_set.next = self.write.set.val();
            self.ways[w].write_tag.next = self.write.tag.val();
            self.ways[w].clear_enable.next =
                self.invalidate.valid.val() && self.invalidate.ways.val().bit(w);
            self.ways[w].clear_set.next = self.invalidate.set.val();
            self.ways[w].lookup_enable.next = self.lookup.valid.val();
            self.ways[w].lookup_set.next = self.index.set_number.val();
            self.ways[w].asked_tag.next = self.asked_tag.q.val();
        }

        self.found.next = false;
        self.answer.way.next = 0.into();
        // From the highest way down, so that the lowest match has the last word.
        for w in (0..self.ways.len()).rev() {
            if self.ways[w].matched.val() {
                self.found.next = true;
                self.answer.way.next = w.into();
            }
        }
        self.answer.valid.next = self.asked.q.val();
        self.answer.hit.next = self.asked.q.val() && self.found.val();
    }
}
