//! The first cycle of a lookup.

use super::held_request::Held;
use super::remote_request_issue::Verdict;
use crate::node::Config;
use base::data_side::{Command, Done, Request, State};
use base::lookup::{Lookup, Marked};
use base::streams::{STATUS_BITS, kind, status};
use design::Leftover;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// Additional inputs of the tags: lines that are homed elsewhere, and DynEB's choice.
    pub bundle Sharing {
        /// Even sets are shared.
        even_sets: bool,
        /// Odd sets are shared.
        odd_sets: bool,
        /// A local load has joined the entry that the request would join.
        has_local: bool,
        /// The line of `done` is homed elsewhere.
        done_is_foreign: bool,
    }
}

signal::bundle! {
    /// Outcome of the request in lookup.
    pub bundle Outcome(config: &Config) {
        /// Outcome of the lookup, as in `core_status`.
        status: u64 as status::NAMES = STATUS_BITS,
        /// A readable line becomes invalid.
        evict: bool,
        /// Its address.
        evict_line: u64 = config.l1().line_bits(),
    }
}

/// Says in the first cycle of a lookup what is done for the request: by the tags, or where it bypasses them.
#[derive(LogicBlock)]
pub struct TagStage {
    kind: Kind,
    /// A set is read: a request may be looked up in the next cycle.
    pub reads: Signal<In, Bit>,
    /// The set to be looked up in the next cycle.
    pub next_set: Wire<In>,
    /// The request in lookup is in its first cycle.
    pub is_first: Signal<In, Bit>,
    /// The request is of another core.
    pub is_remote: Signal<In, Bit>,
    /// The request in lookup, as `intake` holds it.
    pub held: Input<Held>,
    /// The trackers' decision on a local request.
    pub verdict: Output<Verdict>,
    /// State of the logic behind the tags.
    pub state: Input<State>,
    /// A line that is no longer pending.
    pub done: Input<Done>,
    /// Lines homed elsewhere, and shared sets.
    pub sharing: Input<Sharing>,
    /// Every line of `cleared_set` becomes invalid.
    pub clears: Signal<In, Bit>,
    /// Number of the set that is cleared while `clears` is true.
    pub cleared_set: Wire<In>,
    /// The request, with what its identifier says of its reply.
    pub request: Output<Request>,
    /// Command of the tags to the data side.
    pub command: Output<Command>,
    /// Outcome of the request in lookup.
    pub outcome: Output<Outcome>,
    /// The request finds no room, and is looked up once more.
    pub retries: Optional<Signal<Out, Bit>>,
    lookup: Lookup,
    /// The request is looked up: no tracker holds it back.
    is_tried: Signal<Local, Bit>,
    /// The modes of the cycle before, where marked lines are cleared when they change.
    even_was_shared: Optional<Flop<Bit>>,
    odd_was_shared: Optional<Flop<Bit>>,
    bypasses: Signal<Local, Bit>,
    /// The request is sent on as it is.
    sends: Signal<Local, Bit>,
    has_room: Signal<Local, Bit>,
    set_is_shared: Signal<Local, Bit>,
    done_is_shared: Optional<Signal<Local, Bit>>,
    _id_bits: usize,
    _marked: Marked,
    _waits: bool,
}

impl TagStage {
    pub fn new(config: &Config) -> TagStage {
        let l1 = config.l1();
        let marked = Marked {
            go_first: config.leftover_first(),
            are_cleared: config.leftover() == Leftover::Flush,
        };
        TagStage {
            kind: Kind::of::<TagStage>(
                "Says in the first cycle of a lookup what is done for the request: by the tags, or \
                 where it bypasses them.",
            )
            .named("shared_tag_stage"),
            reads: Signal::default(),
            next_set: Wire::new(l1.set_bits()),
            is_first: Signal::default(),
            is_remote: Signal::default(),
            held: Held::input(config),
            verdict: Verdict::output(()),
            state: State::input(l1),
            done: Done::input(l1),
            sharing: Sharing::input(()),
            clears: Signal::default(),
            cleared_set: Wire::new(l1.set_bits()),
            request: Request::output(l1),
            command: Command::output(l1),
            outcome: Outcome::output(config),
            retries: Optional::new(l1.waits_when_full(), Signal::default()),
            lookup: Lookup::with(l1, marked),
            is_tried: Signal::default(),
            even_was_shared: Optional::new(marked.are_cleared, Flop::new()),
            odd_was_shared: Optional::new(marked.are_cleared, Flop::new()),
            bypasses: Signal::default(),
            sends: Signal::default(),
            has_room: Signal::default(),
            set_is_shared: Signal::default(),
            done_is_shared: Optional::new(marked.are_cleared, Signal::default()),
            _id_bits: config.id_bits(),
            _marked: marked,
            _waits: l1.waits_when_full(),
        }
    }
}

impl Logic for TagStage {
    #[kernel]
    fn update(&mut self) {
        self.is_tried = self.is_first && (self.is_remote || !self.verdict.is_refused);
        self.has_room = self.state.has_room;
        if self.held.route.to_home {
            // By way of the home a write could reach L2 before the load for which its line is pending here.
            let is_load = self.held.request.kind == kind::LOAD;
            self.has_room = self.verdict.has_room && (is_load || !self.lookup.awaits_line);
        }
        self.look_up();
        self.change();
        self.mark();
        self.decide();
        self.identify();
    }
}

impl TagStage {
    #[kernel]
    fn look_up(&mut self) {
        self.lookup.reads = self.reads;
        self.lookup.next_set = self.next_set;
        self.lookup.request.is_first = self.is_tried && !self.held.skips_tags;
        self.lookup.request.kind = self.held.request.kind;
        self.lookup.request.bypass_l1 = self.held.bypass_l1;
        self.lookup.request.line = self.held.request.line;
        self.lookup.request.set_number = self.held.request.set_number;
        self.lookup.state.has_room = self.has_room;
        self.lookup.state.has_entry = self.state.has_entry;
        self.lookup.state.pending_ways = self.state.pending_ways;
        self.lookup.state.joinable_ways = self.state.joinable_ways;
    }

    /// Lines that change without a request. A stale one is released by never becoming readable.
    #[kernel]
    fn change(&mut self) {
        self.done.is_released = true;
        self.lookup.change.publish = self.done.valid && !self.done.is_stale;
        self.lookup.change.publish_set = self.done.set_number;
        self.lookup.change.publish_way = self.done.way;
        self.lookup.change.clear = self.clears;
        self.lookup.change.clear_set = self.cleared_set;
    }

    /// Those that are homed elsewhere, in shared sets.
    #[kernel]
    fn mark(&mut self) {
        self.set_is_shared = self.sharing.even_sets;
        if self.held.request.set_number.bit(0) {
            self.set_is_shared = self.sharing.odd_sets;
        }
        if self._marked.are_reported() {
            self.lookup.marks.go_first = self.set_is_shared;
            self.lookup.marks.publish = self.sharing.done_is_foreign;
            self.lookup.marks.clear = false;
        }
        if self._marked.are_cleared {
            self.done_is_shared = self.sharing.even_sets;
            if self.done.set_number.bit(0) {
                self.done_is_shared = self.sharing.odd_sets;
            }
            self.even_was_shared.d = self.sharing.even_sets;
            self.odd_was_shared.d = self.sharing.odd_sets;
            self.lookup.marks.clear = (self.sharing.even_sets && !self.even_was_shared.q)
                || (self.sharing.odd_sets && !self.odd_was_shared.q);
            if self.sharing.done_is_foreign && self.done_is_shared {
                self.lookup.change.publish = false;
            }
        }
    }

    /// Requests that bypass the tags: local ones that skip them, and another core's load that they refuse,
    /// since nobody would retry it.
    #[kernel]
    fn decide(&mut self) {
        self.bypasses = self.is_tried && self.held.skips_tags && self.has_room;
        if self.is_first && self.is_remote {
            self.bypasses = self.lookup.status == status::RESERVATION_FAIL;
        }
        self.sends = self.lookup.command.send_direct || self.bypasses;
        self.verdict.leaves_now = self.sends && self.held.route.leaves;
        self.lookup.command.link(&mut self.command);
        self.command.send_direct = self.sends && !self.held.route.to_home;
        self.outcome.status = self.lookup.status;
        if self.bypasses {
            self.outcome.status = status::BYPASS.into();
        }
        if self._waits {
            // A request that waits for other nodes is refused, so that they do not wait for it.
            self.retries = self.is_tried
                && !self.is_remote
                && !self.held.route.to_home
                && (self.lookup.status == status::RESERVATION_FAIL)
                && !self.bypasses;
        }
        self.outcome.evict = self.lookup.evict;
        self.outcome.evict_line = self.lookup.evict_line;
    }

    /// A local reply counts if no local load before it has asked for the same.
    #[kernel]
    fn identify(&mut self) {
        let (id, inner_id) = (self._id_bits, self.request.id.width());
        let joins_first = self.lookup.command.join && !self.sharing.has_local;
        let goes_direct = self.sends && (self.held.request.kind != kind::ATOMIC);
        let counts = !self.is_remote && (goes_direct || self.lookup.command.reserve || joins_first);
        let held_id = self.held.request.id;
        let id_above = bits_to(held_id >> (id + 1), inner_id - id - 1);
        self.held.request.link(&mut self.request);
        self.request.id = cat(id_above, cat(held_id.bit(id) || counts, bits_to(held_id, id)));
    }
}
