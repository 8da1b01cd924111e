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
            self.written_sets.set_number.next = self.set_number.val();
        }
        self.recency.next = 0.into();
        if self.written_sets.is_written.val() {
            self.recency.next = bits_to(self.set_states.read_data.val(), order_bits);
        }
        self.victim.order.next = self.recency.val();
        self.victim.eligible.next = ((1 << self.ways.len()) - 1).into();
        self.way.next = self.victim.victim.val();
        for w in (0..self.ways.len()).rev() {
            if self.ways[w].is_free.val() {
                self.way.next = w.into();
            }
        }
        for w in 0..self.ways.len() {
            if self.ways[w].matched.val() {
                self.way.next = w.into();
            }
        }
        // At most one entry is the line's.
        self.found.next = cat_of(self.ways.len(), |w| self.ways[w].matched.val()).any();
        self.held.next = or_of(self.ways.len(), |w| self.ways[w].sharers.val());

        // The sharers with and without the request's core.
        self.new_valid.next = self.found.val();
        self.new_sharers.next = self.held.val();
        if is_single {
            self.has_other.next = self.found.val() && (self.held.val() != self.core.val());
            self.forward_core.next = self.held.val();
            if self.is_remove.val() {
                self.new_valid.next = self.has_other.val();
            }
            if self.adds.val() {
                self.new_sharers.next = self.core.val();
            }
        } else {
            let requester = bits_to(1, cores) << self.core.val();
            let other_sharers = self.held.val() & !requester;
            self.rotation.cores.next = other_sharers;
            self.pointer.next = (cores - 1).into();
            if self.written_sets.is_written.val() {
                self.pointer.next =
                    bits_to(self.set_states.read_data.val() >> order_bits, core_bits);
            }
            self.rotation.pointer.next = self.pointer.val();
            self.has_other.next = other_sharers.any();
            self.forward_core.next = self.rotation.first.val();
            if self.is_remove.val() {
                self.new_valid.next = other_sharers.any();
                self.new_sharers.next = other_sharers;
            }
            if self.adds.val() {
                self.new_sharers.next = self.held.val() | requester;
            }
        }
        if self.adds.val() {
            self.new_valid.next = true;
        }
        if self.is_invalidate.val() {
            self.new_valid.next = false;
        }
        let forwards = self.may_forward.val() && self.has_other.val();
        self.forward.next = forwards;

        // The set is written back when the answer is taken.
        let is_used = self.adds.val() || (self.may_forward.val() && self.found.val());
        let changes =
            is_used || ((self.is_remove.val() || self.is_invalidate.val()) && self.found.val());
        let writes = self.commit.val() && changes;
        self.written_sets.write.next = writes;
        self.written_sets.clear.next = self.commit.val() && self.is_flush.val();
        for w in 0..self.ways.len() {
            if has_sets {
                self.ways[w].reads.next = self.reads.val();
                self.ways[w].read_set.next = self.read_set.val();
                self.ways[w].set_number.next = self.set_number.val();
            }
            self.ways[w].tag.next = self.tag.val();
            self.ways[w].is_written.next = self.written_sets.is_written.val();
            self.ways[w].write.next = writes;
            self.ways[w].is_chosen.next = self.way.val() == w;
            self.ways[w].new_valid.next = self.new_valid.val();
            self.ways[w].new_sharers.next = self.new_sharers.val();
        }
        self.touch.order.next = self.recency.val();
        self.touch.way.next = self.way.val();
        self.new_recency.next = self.recency.val();
        if is_used {
            self.new_recency.next = self.touch.touched.val();
        }
        if has_sets {
            self.set_states.read_enable.next = self.reads.val();
            self.set_states.read_address.next = self.read_set.val();
        }
        self.set_states.write_enable.next = writes;
        if has_sets {
            self.set_states.write_address.next = self.set_number.val();
        }
        if is_single {
            self.set_states.write_data.next = self.new_recency.val();
        } else {
            self.set_states.write_data.next = cat(self.pointer.val(), self.new_recency.val());
            if forwards {
                self.set_states.write_data.next =
                    cat(self.rotation.first.val(), self.new_recency.val());
            }
        }

        // A mask is 0 by itself when the line has no entry afterwards.
        self.sharers.next = 0.into();
        if is_single {
            if self.new_valid.val() && !self.is_flush.val() {
                self.sharers.next = bits_to(1, cores) << self.new_sharers.val();
            }
        } else if !self.is_invalidate.val() && !self.is_flush.val() {
            self.sharers.next = self.new_sharers.val();
        }
    }
}
