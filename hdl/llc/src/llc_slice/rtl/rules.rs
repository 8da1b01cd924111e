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
        self.is_load = self.decided.kind == kind::LOAD;
        self.is_store = self.decided.kind == kind::STORE;
        self.is_atomic = self.decided.kind == kind::ATOMIC;
        self.is_maintain = self.decided.kind == kind::MAINTAIN;
        self.may_act = self.decided.may_act && (self.is_store || !self.decided.follows_store);
        self.is_pending = self.decided.has_line && self.behind.pending.ways.bit(self.decided.way);
        self.is_clean = !self.decided.dirty.any();
        self.has_way = self.decided.has_line
            || self.decided.has_free
            || (self.decided.is_chosen && self.is_clean);
    }

    #[kernel]
    fn choose_victim(&mut self) {
        let needs_way = (self.is_load || self.is_store) && !self.decided.has_line;
        let seeks =
            self.decided.valid && needs_way && !self.decided.has_free && !self.decided.is_chosen;
        self.command.seeks = seeks;
        self.command.chooses = seeks
            && self.decided.may_act
            && !self.decided.is_first
            && !self.behind.pending.ways.all();
    }

    #[kernel]
    fn load(&mut self) {
        let may_load = self.may_act && self.is_load;
        let unreadable = self.decided.sectors & !self.decided.readable;
        let is_hit = self.decided.has_line && !unreadable.any();
        let reads = may_load && is_hit && self.behind.may_enter;
        let uncovered = unreadable & !self.behind.pending.covered;
        self.command.reads = reads;
        self.command.hits = reads && self.decided.is_last;
        self.command.joins = may_load
            && !is_hit
            && self.is_pending
            && self.behind.pending.can_join
            && !uncovered.any();
        self.command.misses = may_load
            && !is_hit
            && !self.is_pending
            && self.has_way
            && self.behind.has_room
            && self.behind.pending.has_free;
    }

    #[kernel]
    fn store(&mut self) {
        let is_awaited =
            self.is_pending && (self.behind.pending.wanted & self.decided.sectors).any();
        self.command.stores = self.may_act
            && self.is_store
            && !is_awaited
            && self.has_way
            && self.behind.may_enter
            && !self.behind.is_beat;
    }

    #[kernel]
    fn send_atomic(&mut self) {
        self.command.sends_atomic = self.may_act
            && self.is_atomic
            && !self.is_pending
            && self.is_clean
            && self.behind.has_room
            && self.behind.has_place;
    }

    #[kernel]
    fn maintain(&mut self) {
        let cleans = (self.decided.operation == (maintain::CLEAN as usize))
            || (self.decided.operation == (maintain::FLUSH as usize));
        let discards = (self.decided.operation == (maintain::DISCARD as usize))
            || (self.decided.operation == (maintain::FLUSH as usize));
        let is_written = self.is_clean && self.behind.is_acknowledged;
        let maintains = self.may_act
            && self.is_maintain
            && !self.is_pending
            && (is_written || !cleans)
            && self.behind.may_enter;
        self.command.maintains = maintains;
        self.command.invalidates =
            self.decided.has_line && (self.command.sends_atomic || (maintains && discards));
        // A victim's sectors, a line's that is maintained or goes down with an atomic, the walk's.
        let is_settled = !self.is_pending && (self.is_atomic || (self.is_maintain && cleans));
        self.command.cleans =
            self.walks || (self.may_act && (self.decided.is_chosen || is_settled));
    }

    #[kernel]
    fn write_back(&mut self) {
        self.command.writes_back = self.command.cleans
            && !self.is_clean
            && self.behind.has_array
            && !self.behind.is_beat
            && self.behind.has_room
            && self.behind.has_number;
    }

    #[kernel]
    fn conclude(&mut self) {
        self.command.reserves =
            !self.decided.has_line && (self.command.misses || self.command.stores);
        self.command.goes_on = self.command.hits
            || self.command.joins
            || self.command.misses
            || self.command.stores
            || self.command.sends_atomic
            || self.command.maintains;
    }
}
