//! Tag lookup: the tags of every way, the status of the request in lookup, and its victim.

mod ports;
mod way;

use crate::Geometry;
use crate::data_side::Command;
use crate::set_memory::SetMemory;
use crate::streams::{STATUS_BITS, kind, status};
use design::{PendingStore, WriteHit};
use kit::replacement::ReplacementPolicy;
use kit::set_index::{IndexFunction, SetIndex};
use kit::write_first_ram::WriteFirstRam;
pub use ports::{Change, Marks, Request, State};
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use way::Way;

/// Treatment of readable lines that are marked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marked {
    /// They are evicted first, in the sets that say so.
    pub go_first: bool,
    /// All of them may become invalid at once.
    pub are_cleared: bool,
}

impl Marked {
    /// Whether marked lines are distinguished.
    pub fn are_reported(self) -> bool {
        self.go_first || self.are_cleared
    }
}

/// Tag lookup: the tags of every way, the status of the request in lookup, and its victim.
#[derive(LogicBlock)]
pub struct Lookup {
    kind: Kind,
    /// A set is read: a request may be looked up in the next cycle.
    pub reads: Signal<In, Bit>,
    /// The set to be looked up in the next cycle.
    pub next_set: Wire<In>,
    /// The request in lookup.
    pub request: Input<Request>,
    /// State of the data side.
    pub state: Input<State>,
    /// Lines that change without a request.
    pub change: Input<Change>,
    /// Command of the tags for the request in lookup.
    pub command: Output<Command>,
    /// Status code of the request in lookup, as in `streams::status`.
    pub status: Wire<Out>,
    /// A readable line becomes invalid.
    pub evict: Signal<Out, Bit>,
    /// Address of the line that becomes invalid.
    pub evict_line: Wire<Out>,
    /// Marked lines, if the design distinguishes them.
    pub marks: Optional<Input<Marks>>,
    /// The line in lookup is pending, where a write must not pass the loads that wait for it.
    pub awaits_line: Optional<Signal<Out, Bit>>,
    /// Where lines are read for other caches: the line in lookup is readable, in `command.way`, be there a request
    /// for it or not.
    pub has_line: Optional<Signal<Out, Bit>>,
    ways: Vec<Way>,
    /// The ways' tags.
    tags: SetMemory,
    order: WriteFirstRam,
    policy: ReplacementPolicy,
    /// Term that the index function adds to the low bits of a line; none with `linear`.
    hash: Optional<SetIndex>,
    readable: Wire<Local>,
    /// The way of the line in lookup, a bit, if it is readable or pending.
    found: Wire<Local>,
    found_way: Wire<Local>,
    /// Ways that are neither readable nor pending.
    free: Wire<Local>,
    lowest_free: Wire<Local>,
    /// State of the line in lookup: readable, in flight, in flight and open to merges.
    is_readable: Signal<Local, Bit>,
    is_pending: Signal<Local, Bit>,
    is_joinable: Signal<Local, Bit>,
    reserved_way: Wire<Local>,
    /// The way that the command is about.
    way: Wire<Local>,
    /// The tag in lookup, and that of the line in `way`.
    tag: Wire<Local>,
    held_tag: Wire<Local>,
    _ways: usize,
    _is_linear: bool,
    _evicts: bool,
    /// Ways with a marked line, where such are evicted first.
    marked_ways: Optional<Wire<Local>>,
    _marked: Marked,
    _tells_pending: bool,
    _tells_readable: bool,
    _looks_up_bypassing: bool,
}

impl Lookup {
    /// The tags of an L1.
    pub fn new(geometry: &Geometry) -> Lookup {
        let refuses = geometry.pending_store() == PendingStore::Refuse;
        Lookup::build(geometry, Marked::default(), refuses, false)
    }

    /// The same of an L1 whose lines are read for others.
    pub fn of_shared_lines(geometry: &Geometry) -> Lookup {
        let refuses = geometry.pending_store() == PendingStore::Refuse;
        Lookup::build(geometry, Marked::default(), refuses, true)
    }

    /// The same of an L1 whose lines can be marked, and whose writes may take another way than its loads.
    pub fn with(geometry: &Geometry, marked: Marked) -> Lookup {
        Lookup::build(geometry, marked, true, false)
    }

    fn build(
        geometry: &Geometry,
        marked: Marked,
        tells_pending: bool,
        tells_readable: bool,
    ) -> Lookup {
        let (set, way, ways) = (geometry.set_bits(), geometry.way_bits(), geometry.ways());
        let is_linear = geometry.index() == IndexFunction::Linear;
        Lookup {
            kind: Kind::of::<Lookup>(
                "Tag lookup: the tags of every way, the status of the request in lookup, and its \
                 victim.",
            )
            .named("l1_lookup"),
            reads: Signal::default(),
            next_set: Wire::new(set),
            request: Request::input(geometry),
            state: State::input(ways),
            change: Change::input(geometry),
            command: Command::output(geometry),
            status: Wire::new(STATUS_BITS),
            evict: Signal::default(),
            evict_line: Wire::new(geometry.line_bits()),
            marks: Optional::new(marked.are_reported(), Marks::input(())),
            awaits_line: Optional::new(tells_pending, Signal::default()),
            has_line: Optional::new(tells_readable, Signal::default()),
            ways: (0..ways).map(|_| Way::new(geometry, marked)).collect(),
            tags: SetMemory::new(geometry.sets(), ways, geometry.tag_bits()),
            order: WriteFirstRam::new(geometry.sets(), geometry.policy().state_bits()),
            policy: ReplacementPolicy::new(geometry.policy()),
            hash: Optional::new(
                !is_linear,
                SetIndex::new(geometry.index(), geometry.line_bits(), geometry.sets()),
            ),
            readable: Wire::new(ways),
            found: Wire::new(ways),
            found_way: Wire::new(way),
            free: Wire::new(ways),
            lowest_free: Wire::new(way),
            is_readable: Signal::default(),
            is_pending: Signal::default(),
            is_joinable: Signal::default(),
            reserved_way: Wire::new(way),
            way: Wire::new(way),
            tag: Wire::new(geometry.tag_bits()),
            held_tag: Wire::new(geometry.tag_bits()),
            _ways: ways,
            _is_linear: is_linear,
            _evicts: geometry.write_hit() == WriteHit::Evict,
            marked_ways: Optional::new(marked.go_first, Wire::new(ways)),
            _marked: marked,
            _tells_pending: tells_pending,
            _tells_readable: tells_readable,
            _looks_up_bypassing: geometry.looks_up_bypassing(),
        }
    }
}

impl Logic for Lookup {
    #[kernel]
    fn update(&mut self) {
        self.find_line();

        let is_load = self.request.kind == kind::LOAD;
        let is_plain = !self.request.bypass_l1;
        if self._looks_up_bypassing {
            // A load that bypasses the cache is a plain one where its line is here, or is joined.
            let is_here = self.is_readable || self.is_joinable;
            let is_cached = is_plain || (is_load && is_here);
            self.decide(is_load, is_cached);
        } else {
            self.decide(is_load, is_plain);
        }
    }
}

impl Lookup {
    /// The status of the request, and what follows from it.
    #[kernel]
    fn decide(&mut self, is_load: Bit, is_plain: Bit) {
        let is_plain_load = self.request.is_first && is_load && is_plain;
        let is_plain_store = (self.request.kind == kind::STORE) && is_plain;
        let hits = is_plain_load && self.is_readable;
        let joins = is_plain_load && self.is_joinable;
        let reserves = is_plain_load
            && !self.found.any()
            && self.state.has_room
            && self.state.has_entry
            && !self.state.pending_ways.all();
        let sends = self.request.is_first && !(is_load && is_plain) && self.state.has_room;
        let writes = sends && is_plain_store && self.is_readable;
        self.drive_status(
            hits || writes,
            joins,
            reserves || (sends && is_plain_store && !self.is_readable),
            sends && !is_plain_store,
        );

        // Next state of the ways, and of the line that was in one.
        self.choose_way(reserves);
        let replaces = reserves && !self.free.any();
        let drops = sends && self.is_readable && !is_load && (self._evicts || !is_plain_store);
        self.order_ways(reserves, replaces, hits || joins || reserves || (writes && !self._evicts));
        self.change_ways(reserves, replaces || drops);
        self.command.reserve = reserves;
        self.command.join = joins;
        self.command.mark_stale = sends && self.is_pending && !is_load;
        self.command.send_direct = sends;
        self.command.read = hits;
        self.command.write = writes && !self._evicts;
        self.command.way = self.way;
        self.drive_evicted(replaces || drops);
    }
}

impl Lookup {
    #[kernel]
    fn find_line(&mut self) {
        let ways = self._ways;
        let (set_bits, tag_bits) = (self.next_set.width(), self.held_tag.width());
        self.tags.read_enable = self.reads;
        self.tags.read_set = self.next_set;
        self.tag = bits_to(self.request.line >> set_bits, tag_bits);
        for w in 0..ways {
            self.ways[w].set_number = self.request.set_number;
            self.ways[w].tag = self.tag;
            self.ways[w].held_tag = self.tags.words[w];
        }
        self.readable = cat_of(ways, |w| self.ways[w].is_readable);
        let held = self.readable | self.state.pending_ways;
        self.found = cat_of(ways, |w| self.ways[w].has_tag) & held;
        self.free = !held;
        self.found_way = 0;
        self.lowest_free = 0;
        for k in 0..ways {
            if self.found.bit(ways - 1 - k) {
                self.found_way = (ways - 1 - k).into();
            }
            if self.free.bit(ways - 1 - k) {
                self.lowest_free = (ways - 1 - k).into();
            }
        }
        self.is_readable = (self.found & self.readable).any();
        self.is_pending = (self.found & self.state.pending_ways).any();
        self.is_joinable = (self.found & self.state.joinable_ways).any();
        if self._tells_pending {
            self.awaits_line = self.is_pending;
        }
        if self._tells_readable {
            self.has_line = self.is_readable;
        }
    }

    #[kernel]
    fn drive_status(&mut self, hit: Bit, hit_pending: Bit, miss: Bit, bypass: Bit) {
        self.status = status::RESERVATION_FAIL.into();
        if hit {
            self.status = status::HIT.into();
        }
        if hit_pending {
            self.status = status::HIT_PENDING.into();
        }
        if miss {
            self.status = status::MISS.into();
        }
        if bypass {
            self.status = status::BYPASS.into();
        }
    }

    /// The way of the line, or the one to reserve: the lowest free one, else the policy's choice.
    #[kernel]
    fn choose_way(&mut self, reserves: Bit) {
        self.policy.state = self.order.read_data;
        self.policy.eligible = !self.state.pending_ways;
        if self._marked.go_first {
            self.marked_ways = cat_of(self._ways, |w| self.ways[w].marks.is_readable);
            if self.marks.go_first && self.marked_ways.any() {
                self.policy.eligible = self.marked_ways;
            }
        }
        self.reserved_way = self.policy.victim;
        if self.free.any() {
            self.reserved_way = self.lowest_free;
        }
        self.way = self.found_way;
        if reserves {
            self.way = self.reserved_way;
        }
    }

    /// The policy's order after the request.
    #[kernel]
    fn order_ways(&mut self, reserves: Bit, replaces: Bit, uses: Bit) {
        self.policy.way = self.way;
        self.policy.is_reservation = reserves;
        self.policy.by_choice = replaces;
        self.order.read_enable = self.reads;
        self.order.read_address = self.next_set;
        self.order.write_address = self.request.set_number;
        self.order.write_data = self.policy.next_state;
        self.order.write_enable = uses;
    }

    /// The ways after the request, and after what changes without one.
    #[kernel]
    fn change_ways(&mut self, reserves: Bit, evicts: Bit) {
        self.tags.write_enable = reserves;
        self.tags.write_set = self.request.set_number;
        self.held_tag = 0;
        for w in 0..self._ways {
            self.tags.next_words[w] = self.tags.words[w];
            if self.way == w {
                self.tags.next_words[w] = self.tag;
            }
            self.ways[w].publish = self.change.publish && (self.change.publish_way == w);
            self.ways[w].publish_set = self.change.publish_set;
            self.ways[w].clear = evicts && (self.way == w);
            self.ways[w].clear_set = self.request.set_number;
            if self.change.clear {
                self.ways[w].clear = true;
                self.ways[w].clear_set = self.change.clear_set;
            }
            if self.way == w {
                self.held_tag = self.tags.words[w];
            }
            if self._marked.are_reported() {
                self.ways[w].marks.publish = self.marks.publish;
                self.ways[w].marks.clear = self.marks.clear;
            }
        }
    }

    #[kernel]
    fn drive_evicted(&mut self, evicts: Bit) {
        self.evict = evicts;
        if self._is_linear {
            self.evict_line = cat(self.held_tag, self.request.set_number);
        } else {
            self.hash.line = cat(self.held_tag, bits_to(0, self.next_set.width()));
            self.evict_line = cat(self.held_tag, self.request.set_number ^ self.hash.set_number);
        }
    }
}
