//! The action for the request in the decision.

use super::Config;
use super::mshr_file::Pending;
use crate::streams::{KIND_BITS, OPERATION_BITS, kind, maintain};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// The request in the decision, and what is known of its line.
    pub bundle Decided(config: &Config) {
        /// There is one.
        valid: bool,
        /// Something may be done for it in this cycle.
        may_act: bool,
        /// The request before it was a store to the same line, a cycle ago.
        follows_store: bool,
        /// The request is in its first cycle in the decision.
        is_first: bool,
        /// Load, store, atomic or maintenance.
        kind: u64 as kind::NAMES = KIND_BITS,
        /// Operation of an atomic; ignored by other kinds.
        operation: u64 = OPERATION_BITS,
        /// Its sectors, a bit each.
        sectors: u64 = config.sectors(),
        /// All of them but one have been read.
        is_last: bool,
        /// Its line has a way.
        has_line: bool,
        /// Else a way of the set has no line.
        has_free: bool,
        /// Else a victim has been chosen.
        is_chosen: bool,
        /// The line's way, or the one to reserve.
        way: u64 = config.way_bits(),
        /// Sectors of the line that are readable.
        readable: u64 = config.sectors(),
        /// Sectors that are dirty, of the line or the victim.
        dirty: u64 = config.sectors(),
    }
}

signal::bundle! {
    /// State of the logic behind the decision.
    pub bundle Behind(config: &Config) {
        /// Lines in flight.
        pending: Pending = config,
        /// A request may go down.
        has_room: bool,
        /// The data array has no reader that goes first.
        has_array: bool,
        /// A beat may enter the replies besides.
        may_enter: bool,
        /// A beat from below, no acknowledgement, has the masks.
        is_beat: bool,
        /// A number for a write-back is free.
        has_number: bool,
        /// No write-back is unacknowledged.
        is_acknowledged: bool,
        /// A place for an atomic is free.
        has_place: bool,
    }
}

signal::bundle! {
    /// The action.
    pub bundle Command {
        /// A sector of a hit is read.
        reads: bool,
        /// With it the load goes on.
        hits: bool,
        /// The load joins its line's entry.
        joins: bool,
        /// The load takes an entry.
        misses: bool,
        /// The sector is stored to and acknowledged.
        stores: bool,
        /// The atomic goes down.
        sends_atomic: bool,
        /// The maintain is done, and acknowledged.
        maintains: bool,
        /// One of the five.
        goes_on: bool,
        /// A victim is needed, and has not been chosen.
        seeks: bool,
        /// A way is chosen.
        chooses: bool,
        /// The lowest dirty sector may be written back.
        cleans: bool,
        /// A sector is written back.
        writes_back: bool,
        /// The request's line takes the way.
        reserves: bool,
        /// The request's line has a way no more.
        invalidates: bool,
    }
}

/// The action for the request in the decision: rules R8 to R20, R24, R25 and R36 to R40 of the design's page.
#[derive(LogicBlock)]
pub struct Rules {
    kind: Kind,
    /// The request.
    pub decided: Input<Decided>,
    /// State of the logic behind the decision.
    pub behind: Input<Behind>,
    /// The line of the walk is to be written back.
    pub walks: Signal<In, Bit>,
    /// The action.
    pub command: Output<Command>,
    is_load: Signal<Local, Bit>,
    is_store: Signal<Local, Bit>,
    is_atomic: Signal<Local, Bit>,
    is_maintain: Signal<Local, Bit>,
    /// No store precedes the request by one cycle.
    may_act: Signal<Local, Bit>,
    is_pending: Signal<Local, Bit>,
    /// A way can be taken, if one is needed.
    has_way: Signal<Local, Bit>,
    is_clean: Signal<Local, Bit>,
}

impl Rules {
    pub fn new(config: &Config) -> Rules {
        Rules {
            kind: Kind::of::<Rules>("The action for the request in the decision.")
                .named("llc_slice_rules"),
            decided: Decided::input(config),
            behind: Behind::input(config),
            walks: Signal::default(),
            command: Command::output(()),
            is_load: Signal::default(),
            is_store: Signal::default(),
            is_atomic: Signal::default(),
            is_maintain: Signal::default(),
            may_act: Signal::default(),
            is_pending: Signal::default(),
            has_way: Signal::default(),
            is_clean: Signal::default(),
        }
    }
}

impl Logic for Rules {
    #[kernel]
    fn update(&mut self) {
        self.judge();
        self.choose_victim();
        self.load();
        self.store();
        self.send_atomic();
        self.maintain();
        self.write_back();
        self.conclude();
    }
}

impl Rules {
    #[kernel]
    fn judge(&mut self) {
        self.is_load.next = self.decided.kind.val() == kind::LOAD;
        self.is_store.next = self.decided.kind.val() == kind::STORE;
        self.is_atomic.next = self.decided.kind.val() == kind::ATOMIC;
        self.is_maintain.next = self.decided.kind.val() == kind::MAINTAIN;
        self.may_act.next = self.decided.may_act.val()
            && (self.is_store.val() || !self.decided.follows_store.val());
        self.is_pending.next = self.decided.has_line.val()
            && self.behind.pending.ways.val().bit(self.decided.way.val());
        self.is_clean.next = !self.decided.dirty.val().any();
        self.has_way.next = self.decided.has_line.val()
            || self.decided.has_free.val()
            || (self.decided.is_chosen.val() && self.is_clean.val());
    }

    #[kernel]
    fn choose_victim(&mut self) {
        let needs_way = (self.is_load.val() || self.is_store.val()) && !self.decided.has_line.val();
        let seeks = self.decided.valid.val()
            && needs_way
            && !self.decided.has_free.val()
            && !self.decided.is_chosen.val();
        self.command.seeks.next = seeks;
        self.command.chooses.next = seeks
            && self.decided.may_act.val()
            && !self.decided.is_first.val()
            && !self.behind.pending.ways.val().all();
    }

    #[kernel]
    fn load(&mut self) {
        let may_load = self.may_act.val() && self.is_load.val();
        let unreadable = self.decided.sectors.val() & !self.decided.readable.val();
        let is_hit = self.decided.has_line.val() && !unreadable.any();
        let reads = may_load && is_hit && self.behind.may_enter.val();
        let uncovered = unreadable & !self.behind.pending.covered.val();
        self.command.reads.next = reads;
        self.command.hits.next = reads && self.decided.is_last.val();
        self.command.joins.next = may_load
            && !is_hit
            && self.is_pending.val()
            && self.behind.pending.can_join.val()
            && !uncovered.any();
        self.command.misses.next = may_load
            && !is_hit
            && !self.is_pending.val()
            && self.has_way.val()
            && self.behind.has_room.val()
            && self.behind.pending.has_free.val();
    }

    #[kernel]
    fn store(&mut self) {
        let is_awaited = self.is_pending.val()
            && (self.behind.pending.wanted.val() & self.decided.sectors.val()).any();
        self.command.stores.next = self.may_act.val()
            && self.is_store.val()
            && !is_awaited
            && self.has_way.val()
            && self.behind.may_enter.val()
            && !self.behind.is_beat.val();
    }

    #[kernel]
    fn send_atomic(&mut self) {
        self.command.sends_atomic.next = self.may_act.val()
            && self.is_atomic.val()
            && !self.is_pending.val()
            && self.is_clean.val()
            && self.behind.has_room.val()
            && self.behind.has_place.val();
    }

    #[kernel]
    fn maintain(&mut self) {
        let cleans = (self.decided.operation.val() == (maintain::CLEAN as usize))
            || (self.decided.operation.val() == (maintain::FLUSH as usize));
        let discards = (self.decided.operation.val() == (maintain::DISCARD as usize))
            || (self.decided.operation.val() == (maintain::FLUSH as usize));
        let is_written = self.is_clean.val() && self.behind.is_acknowledged.val();
        let maintains = self.may_act.val()
            && self.is_maintain.val()
            && !self.is_pending.val()
            && (is_written || !cleans)
            && self.behind.may_enter.val();
        self.command.maintains.next = maintains;
        self.command.invalidates.next = self.decided.has_line.val()
            && (self.command.sends_atomic.val() || (maintains && discards));
        // A victim's sectors, a line's that is maintained or goes down with an atomic, the walk's.
        let is_settled =
            !self.is_pending.val() && (self.is_atomic.val() || (self.is_maintain.val() && cleans));
        self.command.cleans.next = self.walks.val()
            || (self.may_act.val() && (self.decided.is_chosen.val() || is_settled));
    }

    #[kernel]
    fn write_back(&mut self) {
        self.command.writes_back.next = self.command.cleans.val()
            && !self.is_clean.val()
            && self.behind.has_array.val()
            && !self.behind.is_beat.val()
            && self.behind.has_room.val()
            && self.behind.has_number.val();
    }

    #[kernel]
    fn conclude(&mut self) {
        self.command.reserves.next = !self.decided.has_line.val()
            && (self.command.misses.val() || self.command.stores.val());
        self.command.goes_on.next = self.command.hits.val()
            || self.command.joins.val()
            || self.command.misses.val()
            || self.command.stores.val()
            || self.command.sends_atomic.val()
            || self.command.maintains.val();
    }
}
