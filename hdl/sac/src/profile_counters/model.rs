//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Config, In, Out};

/// A profile's counters, as numbers that never wrap, and the cycles that it still has.
#[derive(Clone, Debug)]
pub struct ProfileCounters {
    profile_cycles: u64,
    cycles_left: u64,
    slices: Vec<Slice>,
    total_requests: u64,
    local_requests: u64,
}

/// What is counted for one slice.
#[derive(Clone, Debug, Default)]
struct Slice {
    arrivals: u64,
    hits: u64,
    misses: u64,
}

impl ProfileCounters {
    /// The state after a reset: no profile, every counter 0 (R1).
    pub fn new(config: &Config) -> ProfileCounters {
        ProfileCounters {
            profile_cycles: config.profile_cycles() as u64,
            cycles_left: 0,
            slices: vec![Slice::default(); config.slices()],
            total_requests: 0,
            local_requests: 0,
        }
    }

    fn count(&mut self, input: &In) {
        for (i, slice) in self.slices.iter_mut().enumerate() {
            let is_set = |mask: u64| u64::from(mask >> i & 1 == 1);
            let arrived = is_set(input.arrival.slices);
            let missed = is_set(input.miss.slices);
            slice.arrivals += arrived;
            slice.hits += arrived * is_set(input.arrival.hits);
            slice.misses += missed;
            self.total_requests += missed;
            self.local_requests += missed * is_set(input.miss.local);
        }
    }

    fn clear(&mut self) {
        self.slices.fill(Slice::default());
        (self.total_requests, self.local_requests) = (0, 0);
    }
}

impl testbenches::dut::Model for ProfileCounters {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let read = self.slices.get(input.slice_index as usize).cloned().unwrap_or_default();
        let out = Out {
            profiling: self.cycles_left > 0,
            total_requests: self.total_requests,
            local_requests: self.local_requests,
            llc_requests: self.slices.iter().map(|slice| slice.arrivals).sum(),
            llc_hits: self.slices.iter().map(|slice| slice.hits).sum(),
            memory_side_requests: read.arrivals,
            sm_side_requests: read.misses,
        };
        if input.start {
            // Whatever else comes in this cycle counts nowhere (R2).
            self.clear();
            self.cycles_left = self.profile_cycles;
        } else if self.cycles_left > 0 {
            self.count(input);
            self.cycles_left -= 1;
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Arrival, Miss};
    use super::*;
    use design::Sac;
    use testbenches::dut::Model as _;

    /// The table of the block's page, then a start in the middle of a profile.
    #[test]
    fn a_profile_counts_its_own_cycles() {
        let sac = Sac { profile_cycles: 2, slices: 2, ..Sac::default() };
        let mut counters = ProfileCounters::new(&Config::new(&sac, "t").unwrap());
        let mut seen = Vec::new();
        for (start, slices) in [
            (true, 1),
            (false, 1),
            (false, 3),
            (false, 1),
            (true, 1),
            (false, 2),
            (true, 3),
            (false, 0),
        ] {
            // Bit 1 hits and is local; bit 0 is neither.
            let input = In {
                start,
                arrival: Arrival { slices, hits: 2 },
                miss: Miss { slices, local: 2 },
                slice_index: 1,
            };
            let out = counters.step(&input);
            assert_eq!((out.total_requests, out.local_requests), (out.llc_requests, out.llc_hits));
            assert_eq!(out.memory_side_requests, out.sm_side_requests);
            seen.push((out.profiling, out.llc_requests, out.llc_hits, out.memory_side_requests));
        }
        let expected = [
            (false, 0, 0, 0),
            (true, 0, 0, 0),
            (true, 1, 0, 0),
            (false, 3, 1, 1),
            (false, 3, 1, 1),
            (true, 0, 0, 0),
            (true, 1, 1, 1),
            (true, 0, 0, 0),
        ];
        assert_eq!(seen, expected);
    }
}
