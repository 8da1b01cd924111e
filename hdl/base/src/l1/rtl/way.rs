//! One way of every set.

use super::lookup::Leftovers;
use crate::l1::Config;
use kit::valid_bits::ValidBits;
use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Lines of the way that are homed elsewhere, where cores share their caches.
#[derive(Default, LogicInterface)]
pub struct Foreign {
    /// The line that `publish` is about is.
    pub publish: Signal<In, Bit>,
    /// Those that are readable become invalid.
    pub clear: Signal<In, Bit>,
    /// The line of the set in lookup is, and readable.
    pub is_readable: Signal<Out, Bit>,
}

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
    /// Lines that are homed elsewhere, if they are told apart.
    pub foreign: Optional<Foreign>,
    tags: WriteFirstRam,
    readable: ValidBits,
    /// Readable lines that are homed elsewhere; they are not in `readable`.
    leftovers: Optional<ValidBits>,
    _leftovers: Leftovers,
}

impl Way {
    /// A way of `config`.
    pub fn new(config: &Config, leftovers: Leftovers) -> Way {
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
            foreign: Optional::new(leftovers.are_told(), Foreign::default()),
            tags: WriteFirstRam::new(config.sets(), tag),
            readable: ValidBits::new(config.sets()),
            leftovers: Optional::new(
                leftovers.are_told(),
                if leftovers.are_cleared {
                    ValidBits::with_clear_all(config.sets())
                } else {
                    ValidBits::new(config.sets())
                },
            ),
            _leftovers: leftovers,
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

        if self._leftovers.are_told() {
            self.readable.set_enable.next = self.publish.val() && !self.foreign.publish.val();
            self.leftovers.set_enable.next = self.publish.val() && self.foreign.publish.val();
            self.leftovers.set_index.next = self.publish_set.val();
            self.leftovers.clear_enable.next = self.clear.val();
            self.leftovers.clear_index.next = self.clear_set.val();
            if self._leftovers.are_cleared {
                self.leftovers.clear_all.next = self.foreign.clear.val();
            }
            self.leftovers.read_index.next = self.set_number.val();
            self.is_readable.next = self.readable.is_set.val() || self.leftovers.is_set.val();
            self.foreign.is_readable.next = self.leftovers.is_set.val();
        }
    }
}
