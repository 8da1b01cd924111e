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
        let profiling = self.left.q.val().any();
        self.profiling.next = profiling;
        self.left.hold();
        self.arrived.next = 0.into();
        self.hit_at.next = 0.into();
        self.missed.next = 0.into();
        self.missed_local.next = 0.into();
        if profiling {
            self.left.d.next = self.left.q.val() - 1;
            self.arrived.next = self.arrivals.val();
            self.hit_at.next = cat(self.hits.atomics.val(), self.hits.lookups.val());
            self.missed.next = self.miss.counts.val();
            self.missed_local.next = self.miss.local.val();
        }
        if self.start.val() {
            self.left.d.next = self._profile_cycles.into();
        }

        self.memory_side.clear.next = self.start.val();
        self.memory_side.count.next = self.arrived.val();
        self.memory_side.index.next = self.slice_index.val();
        self.memory_side_requests.next = self.memory_side.value.val();
        self.sm_side.clear.next = self.start.val();
        self.sm_side.count.next = self.missed.val();
        self.sm_side.index.next = self.slice_index.val();
        self.sm_side_requests.next = self.sm_side.value.val();

        self.total.clear.next = self.start.val();
        self.total.count.next = self.missed.val();
        self.total_requests.next = self.total.value.val();
        self.local.clear.next = self.start.val();
        self.local.count.next = self.missed_local.val();
        self.local_requests.next = self.local.value.val();
        self.llc.clear.next = self.start.val();
        self.llc.count.next = self.arrived.val();
        self.llc_requests.next = self.llc.value.val();
        self.hit.clear.next = self.start.val();
        self.hit.count.next = self.hit_at.val();
        self.llc_hits.next = self.hit.value.val();
    }
}
