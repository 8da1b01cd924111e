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
        self.index.line = self.lookup.line;
        self.asked.d = self.lookup.valid;
        self.asked_tag.d = self.index.tag;

        for w in 0..self.ways.len() {
            self.ways[w].write_enable = self.write.valid && (self.write.way == w);
            self.ways[w].write_set = self.write.set;
            self.ways[w].write_tag = self.write.tag;
            self.ways[w].clear_enable = self.invalidate.valid && self.invalidate.ways.bit(w);
            self.ways[w].clear_set = self.invalidate.set;
            self.ways[w].lookup_enable = self.lookup.valid;
            self.ways[w].lookup_set = self.index.set_number;
            self.ways[w].asked_tag = self.asked_tag.q;
        }

        self.found = false;
        self.answer.way = 0;
        // From the highest way down, so that the lowest match has the last word.
        for w in (0..self.ways.len()).rev() {
            if self.ways[w].matched {
                self.found = true;
                self.answer.way = w.into();
            }
        }
        self.answer.valid = self.asked.q;
        self.answer.hit = self.asked.q && self.found;
    }
}
