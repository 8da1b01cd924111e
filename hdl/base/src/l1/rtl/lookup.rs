//! The tags of every way, and what becomes of the request in lookup.

use super::way::Way;
use crate::l1::Config;
use crate::streams::{STATUS_BITS, kind, status};
use design::WriteHit;
use kit::replacement::ReplacementPolicy;
use kit::set_index::{IndexFunction, SetIndex};
use kit::write_first_ram::WriteFirstRam;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The request in lookup.
#[derive(LogicInterface)]
pub struct Request {
    /// It is in the first cycle of its lookup.
    pub is_first: Signal<In, Bit>,
    /// Load, store or atomic.
    pub kind: Wire<In>,
    /// Not to be answered from, or kept in, this cache.
    pub bypass_l1: Signal<In, Bit>,
    /// Line address.
    pub line: Wire<In>,
    /// Its set.
    pub set_number: Wire<In>,
}

/// What lies behind the tags.
#[derive(LogicInterface)]
pub struct State {
    /// The miss queue has room.
    pub has_room: Signal<In, Bit>,
    /// An MSHR entry is free.
    pub has_entry: Signal<In, Bit>,
    /// Ways of the set that are pending.
    pub pending_ways: Wire<In>,
    /// Those that another load may join.
    pub joinable_ways: Wire<In>,
}

impl State {
    /// The state of a set of `ways` ways.
    pub fn new(ways: usize) -> State {
        State {
            has_room: Signal::default(),
            has_entry: Signal::default(),
            pending_ways: Wire::new(ways),
            joinable_ways: Wire::new(ways),
        }
    }
}

/// What is to be done for the request.
#[derive(LogicInterface)]
pub struct Command {
    /// Reserve `way`, and ask the next level for the line.
    pub reserve: Signal<Out, Bit>,
    /// Join the line that is pending in `way`.
    pub join: Signal<Out, Bit>,
    /// Make the line that is pending in `way` stale.
    pub mark_stale: Signal<Out, Bit>,
    /// Send the request itself down.
    pub send_direct: Signal<Out, Bit>,
    /// Read its sectors from `way`.
    pub read: Signal<Out, Bit>,
    /// Write its bytes to `way`.
    pub write: Signal<Out, Bit>,
    /// The way.
    pub way: Wire<Out>,
}

impl Command {
    /// A command about a way of `way_bits` bits.
    pub fn new(way_bits: usize) -> Command {
        Command {
            reserve: Signal::default(),
            join: Signal::default(),
            mark_stale: Signal::default(),
            send_direct: Signal::default(),
            read: Signal::default(),
            write: Signal::default(),
            way: Wire::new(way_bits),
        }
    }
}

/// Lines that change without a request.
#[derive(LogicInterface)]
pub struct Change {
    /// A line is readable from now on.
    pub publish: Signal<In, Bit>,
    /// Its set.
    pub publish_set: Wire<In>,
    /// Its way.
    pub publish_way: Wire<In>,
    /// Every line of a set becomes invalid.
    pub clear: Signal<In, Bit>,
    /// The set.
    pub clear_set: Wire<In>,
}

/// What is done about leftovers: readable lines that are homed elsewhere, where cores share their caches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Leftovers {
    /// They make place first in a shared set.
    pub go_first: bool,
    /// All of them may become invalid at once.
    pub are_cleared: bool,
}

impl Leftovers {
    /// Whether they are told from other lines.
    pub fn are_told(self) -> bool {
        self.go_first || self.are_cleared
    }
}

/// What the tags must know of leftovers.
#[derive(Default, LogicInterface)]
pub struct Foreign {
    /// The set in lookup is shared.
    pub set_is_shared: Signal<In, Bit>,
    /// The line that `change.publish` is about is homed elsewhere.
    pub publish: Signal<In, Bit>,
    /// Every leftover becomes invalid.
    pub clear: Signal<In, Bit>,
}

/// The tags of every way, and what becomes of the request in lookup.
#[derive(LogicBlock)]
pub struct Lookup {
    kind: Kind,
    /// The set to be looked up in the next cycle.
    pub next_set: Wire<In>,
    /// The request in lookup.
    pub request: Request,
    /// What lies behind the tags.
    pub state: State,
    /// Lines that change without a request.
    pub change: Change,
    /// What is to be done for the request.
    pub command: Command,
    /// What becomes of it.
    pub status: Wire<Out>,
    /// A readable line becomes invalid.
    pub evict: Signal<Out, Bit>,
    /// Its address.
    pub evict_line: Wire<Out>,
    /// Leftovers, if they are told from other lines.
    pub foreign: Optional<Foreign>,
    ways: Vec<Way>,
    order: WriteFirstRam,
    policy: ReplacementPolicy,
    /// What the index function adds to the low bits of a line; `linear` adds nothing.
    hash: Optional<SetIndex>,
    readable: Wire<Local>,
    /// The way of the line in lookup, a bit, if it is readable or pending.
    found: Wire<Local>,
    found_way: Wire<Local>,
    /// Ways that are neither readable nor pending.
    free: Wire<Local>,
    lowest_free: Wire<Local>,
    reserved_way: Wire<Local>,
    /// The way that the command is about.
    way: Wire<Local>,
    held_tag: Wire<Local>,
    _ways: usize,
    _is_linear: bool,
    _evicts: bool,
    /// Ways with a leftover. One word where they make place first.
    leftover_ways: Optional<Wire<Local>>,
    _leftovers: Leftovers,
}

impl Lookup {
    /// The tags of `config`.
    pub fn new(config: &Config) -> Lookup {
        Lookup::with(config, Leftovers::default())
    }

    /// The same of a cache that is shared among cores.
    pub fn with(config: &Config, leftovers: Leftovers) -> Lookup {
        let (set, way, ways) = (config.set_bits(), config.way_bits(), config.ways());
        let is_linear = config.index() == IndexFunction::Linear;
        Lookup {
            kind: Kind::of::<Lookup>(
                "The tags of every way, and what becomes of the request in lookup.",
            )
            .named("l1_lookup"),
            next_set: Wire::new(set),
            request: Request {
                is_first: Signal::default(),
                kind: Wire::new(2),
                bypass_l1: Signal::default(),
                line: Wire::new(config.line_bits()),
                set_number: Wire::new(set),
            },
            state: State::new(ways),
            change: Change {
                publish: Signal::default(),
                publish_set: Wire::new(set),
                publish_way: Wire::new(way),
                clear: Signal::default(),
                clear_set: Wire::new(set),
            },
            command: Command::new(way),
            status: Wire::new(STATUS_BITS),
            evict: Signal::default(),
            evict_line: Wire::new(config.line_bits()),
            foreign: Optional::new(leftovers.are_told(), Foreign::default()),
            ways: (0..ways).map(|_| Way::new(config, leftovers)).collect(),
            order: WriteFirstRam::new(config.sets(), config.policy().state_bits()),
            policy: ReplacementPolicy::new(config.policy()),
            hash: Optional::new(
                !is_linear,
                SetIndex::new(config.index(), config.line_bits(), config.sets()),
            ),
            readable: Wire::new(ways),
            found: Wire::new(ways),
            found_way: Wire::new(way),
            free: Wire::new(ways),
            lowest_free: Wire::new(way),
            reserved_way: Wire::new(way),
            way: Wire::new(way),
            held_tag: Wire::new(config.tag_bits()),
            _ways: ways,
            _is_linear: is_linear,
            _evicts: config.write_hit() == WriteHit::Evict,
            leftover_ways: Optional::new(leftovers.go_first, Wire::new(ways)),
            _leftovers: leftovers,
        }
    }
}

impl Logic for Lookup {
    #[kernel]
    fn update(&mut self) {
        let ways = self._ways;
        let (set_bits, tag_bits) = (self.next_set.width(), self.held_tag.width());

        // Where the line is.
        for w in 0..ways {
            self.ways[w].next_set.next = self.next_set.val();
            self.ways[w].set_number.next = self.request.set_number.val();
            self.ways[w].tag.next = bits_to(self.request.line.val() >> set_bits, tag_bits);
        }
        self.readable.next = cat_of(ways, |w| self.ways[w].is_readable.val());
        let held = self.readable.val() | self.state.pending_ways.val();
        self.found.next = cat_of(ways, |w| self.ways[w].has_tag.val()) & held;
        self.free.next = !held;
        self.found_way.next = 0.into();
        self.lowest_free.next = 0.into();
        for k in 0..ways {
            if self.found.val().bit(ways - 1 - k) {
                self.found_way.next = (ways - 1 - k).into();
            }
            if self.free.val().bit(ways - 1 - k) {
                self.lowest_free.next = (ways - 1 - k).into();
            }
        }
        let is_readable = (self.found.val() & self.readable.val()).any();
        let is_pending = (self.found.val() & self.state.pending_ways.val()).any();
        let is_joinable = (self.found.val() & self.state.joinable_ways.val()).any();

        // What becomes of the request.
        let is_load = self.request.kind.val() == kind::LOAD;
        let is_plain = !self.request.bypass_l1.val();
        let is_plain_load = self.request.is_first.val() && is_load && is_plain;
        let is_plain_store = (self.request.kind.val() == kind::STORE) && is_plain;
        let hits = is_plain_load && is_readable;
        let joins = is_plain_load && is_joinable;
        let reserves = is_plain_load
            && !self.found.val().any()
            && self.state.has_room.val()
            && self.state.has_entry.val()
            && !self.state.pending_ways.val().all();
        let sends =
            self.request.is_first.val() && !(is_load && is_plain) && self.state.has_room.val();
        let writes = sends && is_plain_store && is_readable;
        self.status.next = status::RESERVATION_FAIL.into();
        if hits || writes {
            self.status.next = status::HIT.into();
        }
        if joins {
            self.status.next = status::HIT_PENDING.into();
        }
        if reserves || (sends && is_plain_store && !is_readable) {
            self.status.next = status::MISS.into();
        }
        if sends && !is_plain_store {
            self.status.next = status::BYPASS.into();
        }

        // The way to reserve: the lowest free one, else the policy's choice.
        self.policy.state.next = self.order.read_data.val();
        self.policy.eligible.next = !self.state.pending_ways.val();
        if self._leftovers.go_first {
            self.leftover_ways.next = cat_of(ways, |w| self.ways[w].foreign.is_readable.val());
            if self.foreign.set_is_shared.val() && self.leftover_ways.val().any() {
                self.policy.eligible.next = self.leftover_ways.val();
            }
        }
        self.reserved_way.next = self.policy.victim.val();
        if self.free.val().any() {
            self.reserved_way.next = self.lowest_free.val();
        }
        self.way.next = self.found_way.val();
        if reserves {
            self.way.next = self.reserved_way.val();
        }
        let replaces = reserves && !self.free.val().any();
        let drops = sends && is_readable && !is_load && (self._evicts || !is_plain_store);

        self.policy.way.next = self.way.val();
        self.policy.is_reservation.next = reserves;
        self.policy.by_choice.next = replaces;
        self.order.read_address.next = self.next_set.val();
        self.order.write_address.next = self.request.set_number.val();
        self.order.write_data.next = self.policy.next_state.val();
        self.order.write_enable.next = hits || joins || reserves || (writes && !self._evicts);

        // The ways after it.
        self.held_tag.next = 0.into();
        for w in 0..ways {
            self.ways[w].reserve.next = reserves && (self.way.val() == w);
            self.ways[w].publish.next =
                self.change.publish.val() && (self.change.publish_way.val() == w);
            self.ways[w].publish_set.next = self.change.publish_set.val();
            self.ways[w].clear.next = (replaces || drops) && (self.way.val() == w);
            self.ways[w].clear_set.next = self.request.set_number.val();
            if self.change.clear.val() {
                self.ways[w].clear.next = true;
                self.ways[w].clear_set.next = self.change.clear_set.val();
            }
            if self.way.val() == w {
                self.held_tag.next = self.ways[w].held_tag.val();
            }
        }

        if self._leftovers.are_told() {
            for w in 0..ways {
                self.ways[w].foreign.publish.next = self.foreign.publish.val();
                self.ways[w].foreign.clear.next = self.foreign.clear.val();
            }
        }

        self.command.reserve.next = reserves;
        self.command.join.next = joins;
        self.command.mark_stale.next = sends && is_pending && !is_load;
        self.command.send_direct.next = sends;
        self.command.read.next = hits;
        self.command.write.next = writes && !self._evicts;
        self.command.way.next = self.way.val();
        self.evict.next = replaces || drops;
        if self._is_linear {
            self.evict_line.next = cat(self.held_tag.val(), self.request.set_number.val());
        } else {
            self.hash.line.next = cat(self.held_tag.val(), bits_to(0, set_bits));
            self.evict_line.next = cat(
                self.held_tag.val(),
                self.request.set_number.val() ^ self.hash.set_number.val(),
            );
        }
    }
}
