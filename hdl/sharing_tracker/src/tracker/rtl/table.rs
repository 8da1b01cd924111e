//! The entries: what a request finds in its set, and what it makes of it.
use super::super::Config;
use super::rotation::Rotation;
use super::way::Way;
use super::written_sets::WrittenSets;
use kit::lru::{LruTouch, LruVictim};
use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Every set's entries, recency and pointer. A request is held while its answer is valid, with its set read
/// in the cycle before.
#[derive(LogicBlock)]
pub struct Table {
    kind: Kind,
    /// A set is read: a request is held in the next cycle.
    pub reads: Optional<Signal<In, Bit>>,
    /// The set that is read for the next cycle.
    pub read_set: Optional<Wire<In>>,
    /// The set of the request.
    pub set_number: Optional<Wire<In>>,
    /// Line-address bits above the set number.
    pub tag: Wire<In>,
    /// Number of the core within its tracker.
    pub core: Wire<In>,
    /// The request looks for a sharer.
    pub may_forward: Signal<In, Bit>,
    /// Its core becomes a sharer.
    pub adds: Signal<In, Bit>,
    /// Its core is a sharer no longer.
    pub is_remove: Signal<In, Bit>,
    /// The line's entry is freed.
    pub is_invalidate: Signal<In, Bit>,
    /// Every entry is freed.
    pub is_flush: Signal<In, Bit>,
    /// The request's change is written at the edge.
    pub commit: Signal<In, Bit>,
    /// Another core than the request's is a sharer, and it asks for one.
    pub forward: Signal<Out, Bit>,
    /// The sharer that answers.
    pub forward_core: Wire<Out>,
    /// The sharers after the request, a bit each.
    pub sharers: Wire<Out>,
    written_sets: WrittenSets,
    ways: Vec<Way>,
    /// The recency of the ways, below the pointer.
    set_states: WriteFirstRam,
    recency: Wire<Local>,
    victim: LruVictim,
    touch: LruTouch,
    pointer: Optional<Wire<Local>>,
    rotation: Optional<Rotation>,
    found: Signal<Local, Bit>,
    held: Wire<Local>,
    has_other: Signal<Local, Bit>,
    way: Wire<Local>,
    new_valid: Signal<Local, Bit>,
    new_sharers: Wire<Local>,
    new_recency: Wire<Local>,
    _config: Config,
}

impl Table {
    pub fn new(config: &Config) -> Table {
        let (sets, tag_bits) = (config.sets(), config.tag_bits());
        let set_number = || Optional::new(sets > 1, Wire::new(index_bits(sets)));
        let (sharer_bits, recency) = (config.sharer_bits(), config.recency());
        let way = || Way::new(sets, tag_bits, sharer_bits);
        Table {
            kind: Kind::of::<Table>(
                "The directory: the entries of every set, what a request finds there, and how it \
                 changes them.",
            )
            .named("sharing_tracker_table"),
            reads: Optional::new(sets > 1, Signal::default()),
            read_set: set_number(),
            set_number: set_number(),
            tag: Wire::new(tag_bits),
            core: Wire::new(config.core_bits()),
            may_forward: Signal::default(),
            adds: Signal::default(),
            is_remove: Signal::default(),
            is_invalidate: Signal::default(),
            is_flush: Signal::default(),
            commit: Signal::default(),
            forward: Signal::default(),
            forward_core: Wire::new(config.core_bits()),
            sharers: Wire::new(config.cores()),
            written_sets: WrittenSets::new(sets),
            ways: (0..config.ways()).map(|_| way()).collect(),
            set_states: WriteFirstRam::new(sets, recency.order_bits() + config.pointer_bits()),
            recency: Wire::new(recency.order_bits()),
            victim: LruVictim::new(recency),
            touch: LruTouch::new(recency),
            pointer: Optional::new(!config.is_single(), Wire::new(config.core_bits())),
            rotation: Optional::new(!config.is_single(), Rotation::new(config.cores())),
            found: Signal::default(),
            held: Wire::new(sharer_bits),
            has_other: Signal::default(),
            way: Wire::new(recency.way_bits()),
            new_valid: Signal::default(),
            new_sharers: Wire::new(sharer_bits),
            new_recency: Wire::new(recency.order_bits()),
            _config: config.clone(),
        }
    }
}

impl Logic for Table {
    #[kernel]
    fn update(&mut self) {
        let order_bits = self._config.recency().order_bits();
        let (cores, core_bits) = (self._config.cores(), self._config.core_bits());
        let (is_single, has_sets) = (self._config.is_single(), self._config.sets() > 1);

        // The entry of the line, or else the victim: a free one before the oldest.
        if has_sets {
            self.written_sets.set_number = self.set_number;
        }
        self.recency = 0;
        if self.written_sets.is_written {
            self.recency = bits_to(self.set_states.read_data, order_bits);
        }
        self.victim.order = self.recency;
        self.victim.eligible = ((1 << self.ways.len()) - 1).into();
        self.way = self.victim.victim;
        for w in (0..self.ways.len()).rev() {
            if self.ways[w].is_free {
                self.way = w.into();
            }
        }
        for w in 0..self.ways.len() {
            if self.ways[w].matched {
                self.way = w.into();
            }
        }
        // At most one entry is the line's.
        self.found = cat_of(self.ways.len(), |w| self.ways[w].matched).any();
        self.held = or_of(self.ways.len(), |w| self.ways[w].sharers);

        // The sharers with and without the request's core.
        self.new_valid = self.found;
        self.new_sharers = self.held;
        if is_single {
            self.has_other = self.found && (self.held != self.core);
            self.forward_core = self.held;
            if self.is_remove {
                self.new_valid = self.has_other;
            }
            if self.adds {
                self.new_sharers = self.core;
            }
        } else {
            let requester = bits_to(1, cores) << self.core;
            let other_sharers = self.held & !requester;
            self.rotation.cores = other_sharers;
            self.pointer = (cores - 1).into();
            if self.written_sets.is_written {
                self.pointer = bits_to(self.set_states.read_data >> order_bits, core_bits);
            }
            self.rotation.pointer = self.pointer;
            self.has_other = other_sharers.any();
            self.forward_core = self.rotation.first;
            if self.is_remove {
                self.new_valid = other_sharers.any();
                self.new_sharers = other_sharers;
            }
            if self.adds {
                self.new_sharers = self.held | requester;
            }
        }
        if self.adds {
            self.new_valid = true;
        }
        if self.is_invalidate {
            self.new_valid = false;
        }
        let forwards = self.may_forward && self.has_other;
        self.forward = forwards;

        // The set is written back when the answer is taken.
        let is_used = self.adds || (self.may_forward && self.found);
        let changes = is_used || ((self.is_remove || self.is_invalidate) && self.found);
        let writes = self.commit && changes;
        self.written_sets.write = writes;
        self.written_sets.clear = self.commit && self.is_flush;
        for w in 0..self.ways.len() {
            if has_sets {
                self.ways[w].reads = self.reads;
                self.ways[w].read_set = self.read_set;
                self.ways[w].set_number = self.set_number;
            }
            self.ways[w].tag = self.tag;
            self.ways[w].is_written = self.written_sets.is_written;
            self.ways[w].write = writes;
            self.ways[w].is_chosen = self.way == w;
            self.ways[w].new_valid = self.new_valid;
            self.ways[w].new_sharers = self.new_sharers;
        }
        self.touch.order = self.recency;
        self.touch.way = self.way;
        self.new_recency = self.recency;
        if is_used {
            self.new_recency = self.touch.touched;
        }
        if has_sets {
            self.set_states.read_enable = self.reads;
            self.set_states.read_address = self.read_set;
        }
        self.set_states.write_enable = writes;
        if has_sets {
            self.set_states.write_address = self.set_number;
        }
        if is_single {
            self.set_states.write_data = self.new_recency;
        } else {
            self.set_states.write_data = cat(self.pointer, self.new_recency);
            if forwards {
                self.set_states.write_data = cat(self.rotation.first, self.new_recency);
            }
        }

        // A mask is 0 by itself when the line has no entry afterwards.
        self.sharers = 0;
        if is_single {
            if self.new_valid && !self.is_flush {
                self.sharers = bits_to(1, cores) << self.new_sharers;
            }
        } else if !self.is_invalidate && !self.is_flush {
            self.sharers = self.new_sharers;
        }
    }
}
