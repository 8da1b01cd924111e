//! The filled lines in order, and the loads of the first of them one by one.

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
    _parks: bool,
}

impl Waker {
    /// The waker of an L1; other caches may wait for the line of an entry if it `parks`.
    ///
    /// # Panics
    /// Never: a checked config gives legal queues.
    pub fn new(geometry: &Geometry, parks: bool) -> Waker {
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
            holds: Optional::new(parks, Signal::default()),
            sectors: Wire::new(sectors),
            ready: Signal::default(),
            valid: Signal::default(),
            sector: Wire::new(geometry.sector_bits()),
            last: Signal::default(),
            is_done: Signal::default(),
            waits: Signal::default(),
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
            _parks: parks,
        }
    }
}

impl Logic for Waker {
    #[kernel]
    fn update(&mut self) {
        self.has_filled.next = self.filled.pop.valid.val() || self.arrived.q.val();
        self.rests.next = !self.has_filled.val() && !self.is_serving.q.val();
        self.arrived.d.next = self.filled_valid.val() && !self.rests.val();
        self.arrived_entry.d.next = self.filled_entry.val();
        self.first_filled.next = self.arrived_entry.q.val();
        if self.filled.pop.valid.val() {
            self.first_filled.next = self.filled.pop.data.val();
        }

        self.left.next = self.sectors.val() & !self.served.q.val();
        self.choice.request.next = self.left.val();
        self.is_offered.next =
            self.is_serving.q.val() && !self.is_late.q.val() && !self.is_read_out.q.val();
        if self._restarts {
            self.stands.next =
                self.is_serving.q.val() && !self.is_late.q.val() && !self.is_read_out.q.val();
            self.is_empty.next = self.stands.val() && (self.index.q.val() == self.loads.val());
            self.passes.next = self.is_empty.val()
                || (self.stands.val() && self.is_answered.val() && (self.index.q.val() == 0));
            self.is_offered.next = self.stands.val() && !self.passes.val();
        }
        let is_read = self.is_offered.val() && self.ready.val();
        let is_last = self.left.val() == self.choice.grant.val();
        let ends_load = is_read && is_last;
        self.following.next = self.index.q.val() + 1;
        self.is_end.next = ends_load && (self.following.val() == self.loads.val());
        if self._restarts {
            self.is_end.next =
                (ends_load && (self.following.val() == self.loads.val())) || self.is_empty.val();
        }
        let is_read_out = self.is_read_out.q.val() || (self.is_end.val() && !self.is_joined.val());
        if self._parks {
            self.is_done.next = is_read_out && !self.holds.val() && !self.is_joined.val();
        } else {
            self.is_done.next = is_read_out && (self.is_released.val() || !self.is_stale.val());
        }
        self.is_taken.next =
            self.has_filled.val() && (!self.is_serving.q.val() || self.is_done.val());
        self.filled.pop.ready.next = self.is_taken.val();
        self.filled.push.valid.next =
            self.arrived.q.val() && (self.filled.pop.valid.val() || !self.is_taken.val());
        self.filled.push.data.next = self.arrived_entry.q.val();

        self.is_serving.hold();
        self.served.hold();
        self.next_entry.next = self.current.q.val();
        self.next_index.next = self.index.q.val();
        if is_read {
            self.served.d.next = self.served.q.val() | self.choice.grant.val();
        }
        if ends_load {
            self.served.d.next = 0.into();
            self.next_index.next = self.following.val();
        }
        if self._restarts {
            if self.passes.val() && !self.is_empty.val() {
                self.next_index.next = self.following.val();
            }
        }
        if self.is_done.val() {
            self.is_serving.d.next = false;
        }
        if self.is_taken.val() {
            self.is_serving.d.next = true;
            self.next_entry.next = self.first_filled.val();
            self.next_index.next = 0.into();
        }
        if self.rests.val() {
            self.is_serving.d.next = self.filled_valid.val();
            self.next_entry.next = self.filled_entry.val();
            self.next_index.next = 0.into();
        }
        self.current.d.next = self.next_entry.val();
        self.index.d.next = self.next_index.val();
        self.is_late.d.next = self.is_end.val() && self.is_joined.val();
        if self._restarts {
            if self.passes.val()
                && self.is_joined.val()
                && (self.following.val() == self.loads.val())
            {
                self.is_late.d.next = true;
            }
        }
        self.is_read_out.d.next = is_read_out && !self.is_done.val();
        if self._parks {
            // Other loads may join the entry whatever keeps it.
            if self.is_read_out.q.val() && self.is_joined.val() {
                self.is_read_out.d.next = false;
                self.is_late.d.next = true;
            }
        }
        self.waits.next = self.is_read_out.q.val();

        self.valid.next = self.is_offered.val();
        self.sector.next = self.choice.granted.val();
        self.last.next = is_last;
        self.entry.next = self.current.q.val();
    }
}
