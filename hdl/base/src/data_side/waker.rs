//! The filled lines in order, and the loads of the first of them one by one.

use super::Features;
use crate::Geometry;
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use kit::queue::Queue;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Takes the filled entries in order, and serves the loads of each in the order in which they joined,
/// sector by sector. The load to serve is read from a memory, which answers a cycle later.
#[derive(LogicBlock)]
pub struct Waker {
    kind: Kind,
    /// A line is whole.
    pub filled_valid: Signal<In, Bit>,
    /// MSHR entry whose last beat is written.
    pub filled_entry: Wire<In>,
    /// Loads of `entry`.
    pub loads: Wire<In>,
    /// The line of `entry` is stale, and must be released before the entry is free.
    pub is_stale: Signal<In, Bit>,
    /// The stale line is released in this cycle.
    pub is_released: Signal<In, Bit>,
    /// Another load joins `entry` in this cycle.
    pub is_joined: Signal<In, Bit>,
    /// The first load of `entry` was answered before its line was whole.
    pub is_answered: Optional<Signal<In, Bit>>,
    /// Another cache waits for the line of `entry`, which does not end.
    pub holds: Optional<Signal<In, Bit>>,
    /// Sectors of the load read from the memory.
    pub sectors: Wire<In>,
    /// The sector offered is read in this cycle.
    pub ready: Signal<In, Bit>,
    /// A sector is offered.
    pub valid: Signal<Out, Bit>,
    /// Number of the offered sector.
    pub sector: Wire<Out>,
    /// The offered sector is its load's last.
    pub last: Signal<Out, Bit>,
    /// The entry is free from the next cycle on.
    pub is_done: Signal<Out, Bit>,
    /// Every load is read; the stale line is to be released.
    pub waits: Signal<Out, Bit>,
    /// An entry is being served.
    pub is_woken: Optional<Signal<Out, Bit>>,
    /// The entry being served.
    pub entry: Wire<Out>,
    /// Nothing is served, and no filled line waits: one that becomes whole now is served from the next cycle on.
    pub rests: Signal<Out, Bit>,
    /// The load to read from the memory: its entry.
    pub next_entry: Wire<Out>,
    /// The load to read from the memory: its place in the entry.
    pub next_index: Wire<Out>,
    /// A line became whole in the cycle before, when another was served: it is served now, or queues. Whether
    /// a beat was expected is known late; in this way that path ends in one register instead of in every word
    /// of the queue.
    arrived: Flop<Bit>,
    arrived_entry: Reg,
    filled: Queue,
    /// A filled line waits, and the entry of the first.
    has_filled: Signal<Local, Bit>,
    first_filled: Wire<Local>,
    choice: FixedPriorityArbiter,
    is_serving: Flop<Bit>,
    /// The load was written in the cycle before, when it was to be read.
    is_late: Flop<Bit>,
    /// Every load is read.
    is_read_out: Flop<Bit>,
    current: Reg,
    index: Reg,
    /// Sectors of the load that have been read.
    served: Reg,
    left: Wire<Local>,
    following: Wire<Local>,
    is_taken: Signal<Local, Bit>,
    /// A load is at hand.
    is_offered: Signal<Local, Bit>,
    /// All loads of the line are served, or it has none.
    is_end: Signal<Local, Bit>,
    /// A line is at hand.
    stands: Optional<Signal<Local, Bit>>,
    /// Its load at `index` has been answered, or there is none: a cycle without a beat.
    passes: Optional<Signal<Local, Bit>>,
    /// There is none.
    is_empty: Optional<Signal<Local, Bit>>,
    _restarts: bool,
    _keeps_entries: bool,
    _waits: bool,
}

impl Waker {
    /// The waker of an L1, with what that has besides.
    ///
    /// # Panics
    /// Never: a checked config gives legal queues.
    pub(super) fn new(geometry: &Geometry, with: Features) -> Waker {
        let (entry, sectors) = (geometry.entry_bits(), geometry.sectors());
        let count = index_bits(geometry.merges() + 1);
        let restarts = geometry.restarts_early();
        Waker {
            kind: Kind::of::<Waker>(
                "Takes the filled lines in order, and serves the loads of each in the order in \
                 which they joined, sector by sector.",
            )
            .named("mshr_waker"),
            filled_valid: Signal::default(),
            filled_entry: Wire::new(entry),
            loads: Wire::new(count),
            is_stale: Signal::default(),
            is_released: Signal::default(),
            is_joined: Signal::default(),
            is_answered: Optional::new(restarts, Signal::default()),
            holds: Optional::new(with.keeps_entries(), Signal::default()),
            sectors: Wire::new(sectors),
            ready: Signal::default(),
            valid: Signal::default(),
            sector: Wire::new(geometry.sector_bits()),
            last: Signal::default(),
            is_done: Signal::default(),
            waits: Signal::default(),
            is_woken: Optional::new(with.waits, Signal::default()),
            entry: Wire::new(entry),
            rests: Signal::default(),
            next_entry: Wire::new(entry),
            next_index: Wire::new(count),
            arrived: Flop::new(),
            arrived_entry: Reg::new(entry),
            has_filled: Signal::default(),
            first_filled: Wire::new(entry),
            filled: Queue::new(geometry.queue(entry, geometry.entries())),
            choice: FixedPriorityArbiter::new(geometry.sector_choice()),
            is_serving: Flop::new(),
            is_late: Flop::new(),
            is_read_out: Flop::new(),
            current: Reg::new(entry),
            index: Reg::new(count),
            served: Reg::new(sectors),
            left: Wire::new(sectors),
            following: Wire::new(count),
            is_taken: Signal::default(),
            is_offered: Signal::default(),
            is_end: Signal::default(),
            stands: Optional::new(restarts, Signal::default()),
            passes: Optional::new(restarts, Signal::default()),
            is_empty: Optional::new(restarts, Signal::default()),
            _restarts: restarts,
            _keeps_entries: with.keeps_entries(),
            _waits: with.waits,
        }
    }
}

impl Logic for Waker {
    #[kernel]
    fn update(&mut self) {
        self.has_filled = self.filled.pop.valid || self.arrived.q;
        self.rests = !self.has_filled && !self.is_serving.q;
        self.arrived.d = self.filled_valid && !self.rests;
        self.arrived_entry.d = self.filled_entry;
        self.first_filled = self.arrived_entry.q;
        if self.filled.pop.valid {
            self.first_filled = self.filled.pop.data;
        }

        self.left = self.sectors & !self.served.q;
        self.choice.request = self.left;
        self.is_offered = self.is_serving.q && !self.is_late.q && !self.is_read_out.q;
        if self._restarts {
            self.stands = self.is_serving.q && !self.is_late.q && !self.is_read_out.q;
            self.is_empty = self.stands && (self.index.q == self.loads);
            self.passes = self.is_empty || (self.stands && self.is_answered && (self.index.q == 0));
            self.is_offered = self.stands && !self.passes;
        }
        let is_read = self.is_offered && self.ready;
        let is_last = self.left == self.choice.grant;
        let ends_load = is_read && is_last;
        self.following = self.index.q + 1;
        self.is_end = ends_load && (self.following == self.loads);
        if self._restarts {
            self.is_end = (ends_load && (self.following == self.loads)) || self.is_empty;
        }
        let is_read_out = self.is_read_out.q || (self.is_end && !self.is_joined);
        if self._keeps_entries {
            self.is_done = is_read_out && !self.holds && !self.is_joined;
        } else {
            self.is_done = is_read_out && (self.is_released || !self.is_stale);
        }
        self.is_taken = self.has_filled && (!self.is_serving.q || self.is_done);
        self.filled.pop.ready = self.is_taken;
        self.filled.push.valid = self.arrived.q && (self.filled.pop.valid || !self.is_taken);
        self.filled.push.data = self.arrived_entry.q;

        self.is_serving.hold();
        self.served.hold();
        self.next_entry = self.current.q;
        self.next_index = self.index.q;
        if is_read {
            self.served.d = self.served.q | self.choice.grant;
        }
        if ends_load {
            self.served.d = 0;
            self.next_index = self.following;
        }
        if self._restarts {
            if self.passes && !self.is_empty {
                self.next_index = self.following;
            }
        }
        if self.is_done {
            self.is_serving.d = false;
        }
        if self.is_taken {
            self.is_serving.d = true;
            self.next_entry = self.first_filled;
            self.next_index = 0;
        }
        if self.rests {
            self.is_serving.d = self.filled_valid;
            self.next_entry = self.filled_entry;
            self.next_index = 0;
        }
        self.current.d = self.next_entry;
        self.index.d = self.next_index;
        self.is_late.d = self.is_end && self.is_joined;
        if self._restarts {
            if self.passes && self.is_joined && (self.following == self.loads) {
                self.is_late.d = true;
            }
        }
        self.is_read_out.d = is_read_out && !self.is_done;
        if self._keeps_entries {
            // Other loads may join the entry whatever keeps it.
            if self.is_read_out.q && self.is_joined {
                self.is_read_out.d = false;
                self.is_late.d = true;
            }
        }
        self.waits = self.is_read_out.q;

        self.valid = self.is_offered;
        self.sector = self.choice.granted;
        self.last = is_last;
        if self._waits {
            self.is_woken = self.is_serving.q;
        }
        self.entry = self.current.q;
    }
}
