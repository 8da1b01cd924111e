//! One way of every set: its lines' states.

use super::Marked;
use crate::Geometry;
use kit::valid_bits::ValidBits;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Lines of the way that are marked.
    pub bundle Marks {
        /// The line that `publish` is about is.
        publish: bool,
        /// Those that are readable become invalid.
        clear: bool,
        /// The line of the set in lookup is, and readable.
        back is_readable: bool,
    }
}

/// One way of every set: which of its lines are readable, and whether the one in lookup has the tag.
#[derive(LogicBlock)]
pub struct Way {
    kind: Kind,
    /// The set in lookup.
    pub set_number: Wire<In>,
    /// The tag in lookup.
    pub tag: Wire<In>,
    /// The tag that this way of the set has.
    pub held_tag: Wire<In>,
    /// A line of this way is readable from now on.
    pub publish: Signal<In, Bit>,
    /// Set in which the way becomes readable.
    pub publish_set: Wire<In>,
    /// A line of this way becomes invalid.
    pub clear: Signal<In, Bit>,
    /// Set that the flush walk clears.
    pub clear_set: Wire<In>,
    /// The way has the tag in lookup, which means something for a readable or pending line.
    pub has_tag: Signal<Out, Bit>,
    /// The line in it is readable.
    pub is_readable: Signal<Out, Bit>,
    /// Marked lines, if the design distinguishes them.
    pub marks: Optional<Input<Marks>>,
    readable: ValidBits,
    /// Readable lines that are marked; they are not in `readable`.
    marked: Optional<ValidBits>,
    _marked: Marked,
}

impl Way {
    /// A way of an L1.
    pub fn new(geometry: &Geometry, marked: Marked) -> Way {
        let (set, tag) = (geometry.set_bits(), geometry.tag_bits());
        Way {
            kind: Kind::of::<Way>(
                "One way of every set: which of its lines are readable, and whether the one in \
                 lookup has the tag.",
            )
            .named("l1_way")
            .with("sets", geometry.sets())
            .with("tag", tag)
            // The marks of a line depend on the L1.
            .and_more(),
            set_number: Wire::new(set),
            tag: Wire::new(tag),
            held_tag: Wire::new(tag),
            publish: Signal::default(),
            publish_set: Wire::new(set),
            clear: Signal::default(),
            clear_set: Wire::new(set),
            has_tag: Signal::default(),
            is_readable: Signal::default(),
            marks: Optional::new(marked.are_reported(), Marks::input(())),
            readable: ValidBits::new(geometry.sets()),
            marked: Optional::new(
                marked.are_reported(),
                if marked.are_cleared {
                    ValidBits::with_clear_all(geometry.sets())
                } else {
                    ValidBits::new(geometry.sets())
                },
            ),
            _marked: marked,
        }
    }
}

impl Logic for Way {
    #[kernel]
    fn update(&mut self) {
        self.readable.set_enable = self.publish;
        self.readable.set_index = self.publish_set;
        self.readable.clear_enable = self.clear;
        self.readable.clear_index = self.clear_set;
        self.readable.read_index = self.set_number;
        self.has_tag = self.held_tag == self.tag;
        self.is_readable = self.readable.is_set;

        if self._marked.are_reported() {
            self.readable.set_enable = self.publish && !self.marks.publish;
            self.marked.set_enable = self.publish && self.marks.publish;
            self.marked.set_index = self.publish_set;
            self.marked.clear_enable = self.clear;
            self.marked.clear_index = self.clear_set;
            if self._marked.are_cleared {
                self.marked.clear_all = self.marks.clear;
            }
            self.marked.read_index = self.set_number;
            self.is_readable = self.readable.is_set || self.marked.is_set;
            self.marks.is_readable = self.marked.is_set;
        }
    }
}
