//! One way of every set.

use crate::private::l1::Config;
use kit::valid_bits::ValidBits;
use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// One way of every set: its tags, and which of its lines are readable.
#[derive(LogicBlock)]
pub struct Way {
    kind: Kind,
    /// The set to be looked up in the next cycle.
    pub next_set: Wire<In>,
    /// The set in lookup.
    pub set_number: Wire<In>,
    /// The tag in lookup.
    pub tag: Wire<In>,
    /// The way is reserved for the line in lookup.
    pub reserve: Signal<In, Bit>,
    /// A line of this way is readable from now on.
    pub publish: Signal<In, Bit>,
    /// Its set.
    pub publish_set: Wire<In>,
    /// A line of this way becomes invalid.
    pub clear: Signal<In, Bit>,
    /// Its set.
    pub clear_set: Wire<In>,
    /// The way has the tag in lookup, which means something for a readable or pending line.
    pub has_tag: Signal<Out, Bit>,
    /// The line in it is readable.
    pub is_readable: Signal<Out, Bit>,
    /// Its tag.
    pub held_tag: Wire<Out>,
    tags: WriteFirstRam,
    readable: ValidBits,
}

impl Way {
    /// A way of `config`.
    pub fn new(config: &Config) -> Way {
        let (set, tag) = (config.set_bits(), config.tag_bits());
        Way {
            kind: Kind::of::<Way>(
                "One way of every set: its tags, and which of its lines are readable.",
            )
            .named("l1_way")
            .with("sets", config.sets())
            .with("tag", tag),
            next_set: Wire::new(set),
            set_number: Wire::new(set),
            tag: Wire::new(tag),
            reserve: Signal::default(),
            publish: Signal::default(),
            publish_set: Wire::new(set),
            clear: Signal::default(),
            clear_set: Wire::new(set),
            has_tag: Signal::default(),
            is_readable: Signal::default(),
            held_tag: Wire::new(tag),
            tags: WriteFirstRam::new(config.sets(), tag),
            readable: ValidBits::new(config.sets()),
        }
    }
}

impl Logic for Way {
    #[kernel]
    fn update(&mut self) {
        self.tags.write_enable.next = self.reserve.val();
        self.tags.write_address.next = self.set_number.val();
        self.tags.write_data.next = self.tag.val();
        self.tags.read_address.next = self.next_set.val();
        self.readable.set_enable.next = self.publish.val();
        self.readable.set_index.next = self.publish_set.val();
        self.readable.clear_enable.next = self.clear.val();
        self.readable.clear_index.next = self.clear_set.val();
        self.readable.read_index.next = self.set_number.val();
        self.has_tag.next = self.tags.read_data.val() == self.tag.val();
        self.is_readable.next = self.readable.is_set.val();
        self.held_tag.next = self.tags.read_data.val();
    }
}
