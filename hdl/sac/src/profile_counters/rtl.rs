//! The hardware: a window, two arrays of slice counters, and four sums of bits.

mod slice_counts;
mod total;

use super::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use slice_counts::SliceCounts;
use total::Total;

/// What arrives at the slices.
#[derive(LogicInterface)]
pub struct Arrival {
    /// The slices.
    pub slices: Wire<In>,
    /// Those that hit.
    pub hits: Wire<In>,
}

/// What misses the L1s.
#[derive(LogicInterface)]
pub struct Miss {
    /// The slices that SM-side would send to.
    pub slices: Wire<In>,
    /// Those whose home is this chip.
    pub local: Wire<In>,
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct ProfileCounters {
    kind: Kind,
    /// A profile starts with the next cycle.
    pub start: Signal<In, Bit>,
    /// What arrives at the slices.
    pub arrival: Arrival,
    /// What misses the L1s.
    pub miss: Miss,
    /// The slice whose counters are read.
    pub slice_index: Wire<In>,
    /// The cycle belongs to a profile.
    pub profiling: Signal<Out, Bit>,
    /// L1 misses.
    pub total_requests: Wire<Out>,
    /// Those of them that are local.
    pub local_requests: Wire<Out>,
    /// Requests at the slices.
    pub llc_requests: Wire<Out>,
    /// Those of them that hit.
    pub llc_hits: Wire<Out>,
    /// Requests at the slice that is read.
    pub memory_side_requests: Wire<Out>,
    /// L1 misses that SM-side would send to it.
    pub sm_side_requests: Wire<Out>,
    /// Cycles that the profile has left.
    left: Reg,
    memory_side: SliceCounts,
    sm_side: SliceCounts,
    total: Total,
    local: Total,
    llc: Total,
    hit: Total,
    arrivals: Wire<Local>,
    misses: Wire<Local>,
    _profile_cycles: usize,
}

impl ProfileCounters {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> ProfileCounters {
        let slices = config.slices();
        let value = || Wire::new(config.counter_bits());
        let counts = || SliceCounts::new(slices, config.slice_counter_bits());
        let sum = || Total::new(slices, config.counter_bits());
        ProfileCounters {
            kind: Kind::of::<ProfileCounters>(
                "Counts what a chip's slices and SMs ask for during a profile.",
            ),
            start: Signal::default(),
            arrival: Arrival { slices: Wire::new(slices), hits: Wire::new(slices) },
            miss: Miss { slices: Wire::new(slices), local: Wire::new(slices) },
            slice_index: Wire::new(config.slice_bits()),
            profiling: Signal::default(),
            total_requests: value(),
            local_requests: value(),
            llc_requests: value(),
            llc_hits: value(),
            memory_side_requests: Wire::new(config.slice_counter_bits()),
            sm_side_requests: Wire::new(config.slice_counter_bits()),
            left: Reg::new(config.window_bits()),
            memory_side: counts(),
            sm_side: counts(),
            total: sum(),
            local: sum(),
            llc: sum(),
            hit: sum(),
            arrivals: Wire::new(slices),
            misses: Wire::new(slices),
            _profile_cycles: config.profile_cycles(),
        }
    }
}

impl Logic for ProfileCounters {
    #[kernel]
    fn update(&mut self) {
        let profiling = self.left.q.val().any();
        self.profiling.next = profiling;
        self.left.hold();
        self.arrivals.next = 0.into();
        self.misses.next = 0.into();
        if profiling {
            self.left.d.next = self.left.q.val() - 1;
            self.arrivals.next = self.arrival.slices.val();
            self.misses.next = self.miss.slices.val();
        }
        if self.start.val() {
            self.left.d.next = self._profile_cycles.into();
        }

        self.memory_side.clear.next = self.start.val();
        self.memory_side.count.next = self.arrivals.val();
        self.memory_side.index.next = self.slice_index.val();
        self.memory_side_requests.next = self.memory_side.value.val();
        self.sm_side.clear.next = self.start.val();
        self.sm_side.count.next = self.misses.val();
        self.sm_side.index.next = self.slice_index.val();
        self.sm_side_requests.next = self.sm_side.value.val();

        self.total.clear.next = self.start.val();
        self.total.count.next = self.misses.val();
        self.total_requests.next = self.total.value.val();
        self.local.clear.next = self.start.val();
        self.local.count.next = self.misses.val() & self.miss.local.val();
        self.local_requests.next = self.local.value.val();
        self.llc.clear.next = self.start.val();
        self.llc.count.next = self.arrivals.val();
        self.llc_requests.next = self.llc.value.val();
        self.hit.clear.next = self.start.val();
        self.hit.count.next = self.arrivals.val() & self.arrival.hits.val();
        self.llc_hits.next = self.hit.value.val();
    }
}
