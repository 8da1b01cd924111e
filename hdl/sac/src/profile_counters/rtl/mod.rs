//! The hardware: a window, two arrays of slice counters, and four sums of bits.

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
    arrivals: Wire<Local>,
    misses: Wire<Local>,
    _profile_cycles: usize,
}

impl ProfileCounters {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> ProfileCounters {
        let slices = config.slices();
        let counts = || SliceCounts::new(slices, config.slice_counter_bits());
        let sum = || Total::new(slices, config.counter_bits());
        ProfileCounters {
            kind: Kind::of::<ProfileCounters>(
                "Counts a chip's LLC requests and hits, and its SMs' L1 misses, during a profile.",
            ),
            ports: Ports::new(config),
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
