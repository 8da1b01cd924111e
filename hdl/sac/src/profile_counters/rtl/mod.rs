//! The hardware: a window, two arrays of slice counters, and four totals.

mod slice_counts;
mod total;

use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use slice_counts::SliceCounts;
use total::Total;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct ProfileCounters {
    kind: Kind,
    pub(super) ports: Ports,
    /// Cycles that the profile has left.
    left: Reg,
    memory_side: SliceCounts,
    sm_side: SliceCounts,
    total: Total,
    local: Total,
    llc: Total,
    hit: Total,
    // The events that count in this cycle.
    arrived: Wire<Local>,
    missed: Wire<Local>,
    missed_local: Wire<Local>,
    hit_at: Wire<Local>,
    _profile_cycles: usize,
}

impl ProfileCounters {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> ProfileCounters {
        let (slices, each) = (config.slices(), config.count_bits());
        let counts = |each| SliceCounts::new(slices, each, config.slice_counter_bits());
        let sum = |numbers, each| Total::new(numbers, each, config.counter_bits());
        ProfileCounters {
            kind: Kind::of::<ProfileCounters>(
                "Counts a chip's LLC requests and hits, and its SMs' L1 misses, during a profile.",
            ),
            ports: Ports::new(config),
            left: Reg::new(config.window_bits()),
            memory_side: counts(1),
            sm_side: counts(each),
            total: sum(slices, each),
            local: sum(1, each),
            llc: sum(slices, 1),
            hit: sum(2 * slices, 1),
            arrived: Wire::new(slices),
            missed: Wire::new(slices * each),
            missed_local: Wire::new(each),
            hit_at: Wire::new(2 * slices),
            _profile_cycles: config.profile_cycles(),
        }
    }
}

impl Logic for ProfileCounters {
    #[kernel]
    fn update(&mut self) {
        let profiling = self.left.q.any();
        self.profiling = profiling;
        self.left.hold();
        self.arrived = 0;
        self.hit_at = 0;
        self.missed = 0;
        self.missed_local = 0;
        if profiling {
            self.left.d = self.left.q - 1;
            self.arrived = self.arrivals;
            self.hit_at = cat(self.hits.atomics, self.hits.lookups);
            self.missed = self.miss.counts;
            self.missed_local = self.miss.local;
        }
        if self.start {
            self.left.d = self._profile_cycles.into();
        }

        self.memory_side.clear = self.start;
        self.memory_side.count = self.arrived;
        self.memory_side.index = self.slice_index;
        self.memory_side_requests = self.memory_side.value;
        self.sm_side.clear = self.start;
        self.sm_side.count = self.missed;
        self.sm_side.index = self.slice_index;
        self.sm_side_requests = self.sm_side.value;

        self.total.clear = self.start;
        self.total.count = self.missed;
        self.total_requests = self.total.value;
        self.local.clear = self.start;
        self.local.count = self.missed_local;
        self.local_requests = self.local.value;
        self.llc.clear = self.start;
        self.llc.count = self.arrived;
        self.llc_requests = self.llc.value;
        self.hit.clear = self.start;
        self.hit.count = self.hit_at;
        self.llc_hits = self.hit.value;
    }
}
