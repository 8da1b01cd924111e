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
        self.is_tried.next =
            self.is_first.val() && (self.is_remote.val() || !self.verdict.is_refused.val());
        self.has_room.next = self.state.has_room.val();
        if self.held.route.to_home.val() {
            // By way of the home a write could reach L2 before the load for which its line is pending here.
            let is_load = self.held.request.kind.val() == kind::LOAD;
            self.has_room.next =
                self.verdict.has_room.val() && (is_load || !self.lookup.awaits_line.val());
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
        self.lookup.reads.next = self.reads.val();
        self.lookup.next_set.next = self.next_set.val();
        self.lookup.request.is_first.next = self.is_tried.val() && !self.held.skips_tags.val();
        self.lookup.request.kind.next = self.held.request.kind.val();
        self.lookup.request.bypass_l1.next = self.held.bypass_l1.val();
        self.lookup.request.line.next = self.held.request.line.val();
        self.lookup.request.set_number.next = self.held.request.set_number.val();
        self.lookup.state.has_room.next = self.has_room.val();
        self.lookup.state.has_entry.next = self.state.has_entry.val();
        self.lookup.state.pending_ways.next = self.state.pending_ways.val();
        self.lookup.state.joinable_ways.next = self.state.joinable_ways.val();
    }

    /// Lines that change without a request. A stale one is released by never becoming readable.
    #[kernel]
    fn change(&mut self) {
        self.done.is_released.next = true;
        self.lookup.change.publish.next = self.done.valid.val() && !self.done.is_stale.val();
        self.lookup.change.publish_set.next = self.done.set_number.val();
        self.lookup.change.publish_way.next = self.done.way.val();
        self.lookup.change.clear.next = self.clears.val();
        self.lookup.change.clear_set.next = self.cleared_set.val();
    }

    /// Those that are homed elsewhere, in shared sets.
    #[kernel]
    fn mark(&mut self) {
        self.set_is_shared.next = self.sharing.even_sets.val();
        if self.held.request.set_number.val().bit(0) {
            self.set_is_shared.next = self.sharing.odd_sets.val();
        }
        if self._marked.are_reported() {
            self.lookup.marks.go_first.next = self.set_is_shared.val();
            self.lookup.marks.publish.next = self.sharing.done_is_foreign.val();
            self.lookup.marks.clear.next = false;
        }
        if self._marked.are_cleared {
            self.done_is_shared.next = self.sharing.even_sets.val();
            if self.done.set_number.val().bit(0) {
                self.done_is_shared.next = self.sharing.odd_sets.val();
            }
            self.even_was_shared.d.next = self.sharing.even_sets.val();
            self.odd_was_shared.d.next = self.sharing.odd_sets.val();
            self.lookup.marks.clear.next = (self.sharing.even_sets.val()
                && !self.even_was_shared.q.val())
                || (self.sharing.odd_sets.val() && !self.odd_was_shared.q.val());
            if self.sharing.done_is_foreign.val() && self.done_is_shared.val() {
                self.lookup.change.publish.next = false;
            }
        }
    }

    /// Requests that bypass the tags: local ones that skip them, and another core's load that they refuse,
    /// since nobody would retry it.
    #[kernel]
    fn decide(&mut self) {
        self.bypasses.next =
            self.is_tried.val() && self.held.skips_tags.val() && self.has_room.val();
        if self.is_first.val() && self.is_remote.val() {
            self.bypasses.next = self.lookup.status.val() == status::RESERVATION_FAIL;
        }
        self.sends.next = self.lookup.command.send_direct.val() || self.bypasses.val();
        self.verdict.leaves_now.next = self.sends.val() && self.held.route.leaves.val();
        self.lookup.command.link(&mut self.command);
        self.command.send_direct.next = self.sends.val() && !self.held.route.to_home.val();
        self.outcome.status.next = self.lookup.status.val();
        if self.bypasses.val() {
            self.outcome.status.next = status::BYPASS.into();
        }
        if self._waits {
            // A request that waits for other nodes is refused, so that they do not wait for it.
            self.retries.next = self.is_tried.val()
                && !self.is_remote.val()
                && !self.held.route.to_home.val()
                && (self.lookup.status.val() == status::RESERVATION_FAIL)
                && !self.bypasses.val();
        }
        self.outcome.evict.next = self.lookup.evict.val();
        self.outcome.evict_line.next = self.lookup.evict_line.val();
    }

    /// A local reply counts if no local load before it has asked for the same.
    #[kernel]
    fn identify(&mut self) {
        let (id, inner_id) = (self._id_bits, self.request.id.width());
        let joins_first = self.lookup.command.join.val() && !self.sharing.has_local.val();
        let goes_direct = self.sends.val() && (self.held.request.kind.val() != kind::ATOMIC);
        let counts = !self.is_remote.val()
            && (goes_direct || self.lookup.command.reserve.val() || joins_first);
        let held_id = self.held.request.id.val();
        let id_above = bits_to(held_id >> (id + 1), inner_id - id - 1);
        self.held.request.link(&mut self.request);
        self.request.id.next = cat(id_above, cat(held_id.bit(id) || counts, bits_to(held_id, id)));
    }
}
