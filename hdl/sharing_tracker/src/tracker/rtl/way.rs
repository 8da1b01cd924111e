//! One way of every set.
use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The entries of one way: valid, sharers, tag; and the comparison with the line of the request.
#[derive(LogicBlock)]
pub struct Way {
    kind: Kind,
    /// A set is read: a request is held in the next cycle.
    pub reads: Optional<Signal<In, Bit>>,
    /// The set that is read for the next cycle.
    pub read_set: Optional<Wire<In>>,
    /// The set of the request, read in the cycle before.
    pub set_number: Optional<Wire<In>>,
    /// The tag of the request.
    pub tag: Wire<In>,
    /// The set was written since everything was freed.
    pub is_written: Signal<In, Bit>,
    /// The set is written back at the edge.
    pub write: Signal<In, Bit>,
    /// This way's entry is the one that changes.
    pub is_chosen: Signal<In, Bit>,
    /// The changed entry is in use.
    pub new_valid: Signal<In, Bit>,
    /// The changed entry's sharers.
    pub new_sharers: Wire<In>,
    /// The entry is not in use.
    pub is_free: Signal<Out, Bit>,
    /// The entry is the line's.
    pub matched: Signal<Out, Bit>,
    /// The line's sharers; 0 if the entry is another's.
    pub sharers: Wire<Out>,
    entries: WriteFirstRam,
    _has_sets: bool,
    _tag_bits: usize,
    _sharer_bits: usize,
}

impl Way {
    pub fn new(sets: usize, tag_bits: usize, sharer_bits: usize) -> Way {
        let is_many = sets > 1;
        let set_number = || Optional::new(is_many, Wire::new(index_bits(sets)));
        Way {
            kind: Kind::of::<Way>("One way of every set: its entries and their comparison.")
                .named("sharing_tracker_way")
                .with("sets", sets)
                .with("tag", tag_bits)
                .with("sharers", sharer_bits),
            reads: Optional::new(is_many, Signal::default()),
            read_set: set_number(),
            set_number: set_number(),
            tag: Wire::new(tag_bits),
            is_written: Signal::default(),
            write: Signal::default(),
            is_chosen: Signal::default(),
            new_valid: Signal::default(),
            new_sharers: Wire::new(sharer_bits),
            is_free: Signal::default(),
            matched: Signal::default(),
            sharers: Wire::new(sharer_bits),
            entries: WriteFirstRam::new(sets, tag_bits + sharer_bits + 1),
            _has_sets: is_many,
            _tag_bits: tag_bits,
            _sharer_bits: sharer_bits,
        }
    }
}

impl Logic for Way {
    #[kernel]
    fn update(&mut self) {
        let (tag_bits, sharer_bits) = (self._tag_bits, self._sharer_bits);
        let entry = self.entries.read_data;
        let valid = self.is_written && entry.bit(tag_bits + sharer_bits);
        let held_sharers = bits_to(entry >> tag_bits, sharer_bits);
        let stored_tag = bits_to(entry, tag_bits);

        self.is_free = !valid;
        let is_match = valid && (stored_tag == self.tag);
        self.matched = is_match;
        self.sharers = 0;
        if is_match {
            self.sharers = held_sharers;
        }

        if self._has_sets {
            self.entries.read_enable = self.reads;
            self.entries.read_address = self.read_set;
        }
        // The first write to a set makes all its entries known.
        self.entries.write_enable = self.write && (self.is_chosen || !self.is_written);
        if self._has_sets {
            self.entries.write_address = self.set_number;
        }
        self.entries.write_data =
            cat(self.is_chosen && self.new_valid, cat(self.new_sharers, self.tag));
    }
}
