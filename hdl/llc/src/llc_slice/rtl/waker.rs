//! The filled lines in order, and the loads of the first of them one by one.

use super::Config;
use kit::fixed_priority_arbiter::{self, FixedPriorityArbiter};
use kit::queue::{self, Queue};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Takes the filled entries in order, and serves the loads of each in the order in which they joined, sector by sector.
/// The load to serve is read from a memory, which answers a cycle later.
#[derive(LogicBlock)]
pub struct Waker {
    kind: Kind,
    /// A line is whole.
    pub is_filled: Signal<In, Bit>,
    /// Number of that line's MSHR entry.
    pub filled_entry: Wire<In>,
    /// Loads of `entry`, none of which joins any more.
    pub loads: Wire<In>,
    /// Sectors of the load read from the memory.
    pub sectors: Wire<In>,
    /// The sector offered is read in this cycle.
    pub ready: Signal<In, Bit>,
    /// A sector is offered.
    pub valid: Signal<Out, Bit>,
    /// Number of the sector offered, while `valid` is true.
    pub sector: Wire<Out>,
    /// The beat is its load's last.
    pub last: Signal<Out, Bit>,
    /// The entry is free from the next cycle on.
    pub is_done: Signal<Out, Bit>,
    /// The entry being served.
    pub entry: Wire<Out>,
    /// A load is read from the memory, for the next cycle.
    pub reads: Signal<Out, Bit>,
    /// The load to read from the memory: its entry.
    pub next_entry: Wire<Out>,
    /// The load to read from the memory: its place in the entry.
    pub next_load: Wire<Out>,
    filled: Queue,
    choice: FixedPriorityArbiter,
    is_serving: Flop<Bit>,
    current: Reg,
    load: Reg,
    /// Sectors of the load that have been read.
    served: Reg,
    left: Wire<Local>,
    following: Wire<Local>,
}

impl Waker {
    /// Serves nothing.
    ///
    /// # Panics
    /// Never: a checked config gives a legal queue and arbiter.
    pub fn new(config: &Config) -> Waker {
        let (entry, sectors) = (index_bits(config.entries()), config.sectors());
        let load = index_bits(config.merges() + 1);
        let filled = queue::Config::new(entry, config.entries()).expect("[llc] gives 1 to 256");
        let choice = fixed_priority_arbiter::Config::new(sectors).expect("a line has 1 to 16");
        Waker {
            kind: Kind::of::<Waker>(
                "Takes the filled lines in order, and serves the loads of each in the order in \
                 which they joined, sector by sector.",
            )
            .named("llc_slice_waker"),
            is_filled: Signal::default(),
            filled_entry: Wire::new(entry),
            loads: Wire::new(load),
            sectors: Wire::new(sectors),
            ready: Signal::default(),
            valid: Signal::default(),
            sector: Wire::new(config.sector_bits()),
            last: Signal::default(),
            is_done: Signal::default(),
            entry: Wire::new(entry),
            reads: Signal::default(),
            next_entry: Wire::new(entry),
            next_load: Wire::new(load),
            filled: Queue::new(filled),
            choice: FixedPriorityArbiter::new(choice),
            is_serving: Flop::new(),
            current: Reg::new(entry),
            load: Reg::new(load),
            served: Reg::new(sectors),
            left: Wire::new(sectors),
            following: Wire::new(load),
        }
    }
}

impl Logic for Waker {
    #[kernel]
    fn update(&mut self) {
        self.filled.push.valid = self.is_filled;
        self.filled.push.data = self.filled_entry;

        self.left = self.sectors & !self.served.q;
        self.choice.request = self.left;
        self.following = self.load.q + 1;
        let is_last = self.left == self.choice.grant;
        let is_read = self.is_serving.q && self.ready;
        let ends_load = is_read && is_last;
        self.is_done = ends_load && (self.following == self.loads);
        let takes = self.filled.pop.valid && (!self.is_serving.q || self.is_done);
        self.filled.pop.ready = takes;

        self.is_serving.d = takes || (self.is_serving.q && !self.is_done);
        self.served.hold();
        self.reads = self.filled.pop.valid || self.is_serving.q;
        self.next_entry = self.current.q;
        self.next_load = self.load.q;
        if is_read {
            self.served.d = self.served.q | self.choice.grant;
        }
        if ends_load {
            self.served.d = 0;
            self.next_load = self.following;
        }
        if takes {
            self.next_entry = self.filled.pop.data;
            self.next_load = 0;
        }
        self.current.d = self.next_entry;
        self.load.d = self.next_load;

        self.valid = self.is_serving.q;
        self.sector = self.choice.granted;
        self.last = is_last;
        self.entry = self.current.q;
    }
}
