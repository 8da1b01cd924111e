//! A miss status holding register: one line in flight.

use super::Features;
use crate::Geometry;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Whose loads wait, and whether the line is marked, where requests come from two sources.
    pub bundle Sources {
        /// The request in lookup is local.
        is_local: bool,
        /// Its line is marked.
        mark: bool,
        /// A local load has joined.
        back has_local: bool,
        /// The entry's line is marked.
        back has_mark: bool,
    }
}

signal::bundle! {
    /// Whether the entry's miss is sampled, where some are.
    pub bundle Sampling {
        /// The miss in lookup is one to be sampled.
        takes: bool,
        /// Else none is, and none stays so.
        is_sampling: bool,
        /// The entry is sampled.
        back is_sampled: bool,
    }
}

/// A miss status holding register (MSHR): a line from its miss until its last load has been read, its place,
/// and how many loads wait.
#[derive(LogicBlock)]
pub struct MshrEntry {
    kind: Kind,
    /// The set of the request in lookup.
    pub lookup_set: Wire<In>,
    /// The way that the request in lookup reserves, joins or makes stale.
    pub lookup_way: Wire<In>,
    /// The request in lookup takes this entry for that set and way.
    pub take: Signal<In, Bit>,
    /// The load joins the entry of that set and way.
    pub joins: Signal<In, Bit>,
    /// The write makes the line of that set and way stale.
    pub mark_stale: Signal<In, Bit>,
    /// The line's last beat is written.
    pub fill: Signal<In, Bit>,
    /// The last load is read.
    pub free: Signal<In, Bit>,
    /// The entry is in use.
    pub is_busy: Signal<Out, Bit>,
    /// The entry waits for its line.
    pub is_waiting: Signal<Out, Bit>,
    /// Its line is invalid afterwards.
    pub is_stale: Signal<Out, Bit>,
    /// The entry has the set and way in lookup.
    pub is_selected: Signal<Out, Bit>,
    /// Set of the entry's line.
    pub set_number: Wire<Out>,
    /// Way reserved for the entry's line.
    pub way: Wire<Out>,
    /// Loads that have joined, the miss included.
    pub loads: Wire<Out>,
    /// Its way, if it is of the set in lookup: a bit a way.
    pub pending_ways: Wire<Out>,
    /// The same if another load may join.
    pub joinable_ways: Wire<Out>,
    /// Whose loads, and whether the line is marked.
    pub sources: Optional<Input<Sources>>,
    /// Tag of the line in lookup.
    pub lookup_tag: Optional<Wire<In>>,
    /// Tag of its line.
    pub tag: Optional<Wire<Out>>,
    /// Whether its miss is sampled.
    pub sampling: Optional<Input<Sampling>>,
    /// The first load is answered before the line is whole.
    pub answer: Optional<Signal<In, Bit>>,
    /// The first load of the entry is answered.
    pub is_answered: Optional<Signal<Out, Bit>>,
    answered: Optional<Flop<Bit>>,
    local: Optional<Flop<Bit>>,
    mark: Optional<Flop<Bit>>,
    kept_tag: Optional<Reg>,
    sampled: Optional<Flop<Bit>>,
    busy: Flop<Bit>,
    filled: Flop<Bit>,
    stale: Flop<Bit>,
    set: Reg,
    kept_way: Reg,
    count: Reg,
    _merges: usize,
    _with: Features,
    _has_tags: bool,
    _restarts: bool,
}

impl MshrEntry {
    /// An entry with what its L1 has besides.
    pub fn new(geometry: &Geometry, with: Features) -> MshrEntry {
        let (set, way, tag) = (geometry.set_bits(), geometry.way_bits(), geometry.tag_bits());
        let count = index_bits(geometry.merges() + 1);
        let restarts = geometry.restarts_early();
        MshrEntry {
            kind: Kind::of::<MshrEntry>(
                "A miss status holding register (MSHR): a line from its miss until its last load \
                 has been read, its place, and how many loads wait.",
            ),
            lookup_set: Wire::new(set),
            lookup_way: Wire::new(way),
            take: Signal::default(),
            joins: Signal::default(),
            mark_stale: Signal::default(),
            fill: Signal::default(),
            free: Signal::default(),
            is_busy: Signal::default(),
            is_waiting: Signal::default(),
            is_stale: Signal::default(),
            is_selected: Signal::default(),
            set_number: Wire::new(set),
            way: Wire::new(way),
            loads: Wire::new(count),
            pending_ways: Wire::new(geometry.ways()),
            joinable_ways: Wire::new(geometry.ways()),
            sources: Optional::new(with.sources, Sources::input(())),
            lookup_tag: Optional::new(with.has_tags(), Wire::new(tag)),
            tag: Optional::new(with.has_tags(), Wire::new(tag)),
            sampling: Optional::new(with.samples, Sampling::input(())),
            answer: Optional::new(restarts, Signal::default()),
            is_answered: Optional::new(restarts, Signal::default()),
            answered: Optional::new(restarts, Flop::new()),
            local: Optional::new(with.sources, Flop::new()),
            mark: Optional::new(with.sources, Flop::new()),
            kept_tag: Optional::new(with.has_tags(), Reg::new(tag)),
            sampled: Optional::new(with.samples, Flop::new()),
            busy: Flop::new(),
            filled: Flop::new(),
            stale: Flop::new(),
            set: Reg::new(set),
            kept_way: Reg::new(way),
            count: Reg::new(count),
            _merges: geometry.merges(),
            _with: with,
            _has_tags: with.has_tags(),
            _restarts: restarts,
        }
    }
}

impl Logic for MshrEntry {
    #[kernel]
    fn update(&mut self) {
        let is_in_set = self.busy.q && (self.set.q == self.lookup_set);
        let is_selected = is_in_set && (self.kept_way.q == self.lookup_way);

        self.pending_ways = 0;
        self.joinable_ways = 0;
        if is_in_set {
            self.pending_ways = bits_to(1, self.pending_ways.width()) << self.kept_way.q;
        }
        if is_in_set && !self.stale.q && (self.count.q != self._merges) {
            self.joinable_ways = bits_to(1, self.pending_ways.width()) << self.kept_way.q;
        }

        self.busy.hold();
        self.filled.hold();
        self.stale.hold();
        self.set.hold();
        self.kept_way.hold();
        self.count.hold();
        if self.joins && is_selected {
            self.count.d = self.count.q + 1;
        }
        if self.mark_stale && is_selected {
            self.stale.d = true;
        }
        if self.fill {
            self.filled.d = true;
        }
        if self.free {
            self.busy.d = false;
        }
        if self.take {
            self.busy.d = true;
            self.filled.d = false;
            self.stale.d = false;
            self.set.d = self.lookup_set;
            self.kept_way.d = self.lookup_way;
            self.count.d = 1;
        }
        if self._with.sources {
            self.local.hold();
            self.mark.hold();
            if self.joins && is_selected && self.sources.is_local {
                self.local.d = true;
            }
            if self.take {
                self.local.d = self.sources.is_local;
                self.mark.d = self.sources.mark;
            }
            self.sources.has_local = self.local.q;
            self.sources.has_mark = self.mark.q;
        }

        if self._has_tags {
            self.kept_tag.hold();
            if self.take {
                self.kept_tag.d = self.lookup_tag;
            }
            self.tag = self.kept_tag.q;
        }
        if self._with.samples {
            self.sampled.d = self.sampled.q && self.sampling.is_sampling;
            if self.take {
                self.sampled.d = self.sampling.takes && self.sampling.is_sampling;
            }
            self.sampling.is_sampled = self.sampled.q;
        }

        if self._restarts {
            self.answered.hold();
            if self.answer {
                self.answered.d = true;
            }
            if self.take {
                self.answered.d = false;
            }
            self.is_answered = self.answered.q;
        }

        self.is_busy = self.busy.q;
        self.is_waiting = self.busy.q && !self.filled.q;
        self.is_stale = self.stale.q;
        self.is_selected = is_selected;
        self.set_number = self.set.q;
        self.way = self.kept_way.q;
        self.loads = self.count.q;
    }
}
