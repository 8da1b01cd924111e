//! The golden model: the rules of the block's page, in the plainest structures that hold them.

use super::{Config, In, Out};

/// A profile's counters, as numbers that never wrap, and the cycles that it still has.
#[derive(Clone, Debug)]
pub struct ProfileCounters {
    config: Config,
    cycles_left: u64,
    slices: Vec<Slice>,
    local_requests: u64,
    llc_hits: u64,
}

/// The counts of one slice.
#[derive(Clone, Debug, Default)]
struct Slice {
    arrivals: u64,
    misses: u64,
}

impl ProfileCounters {
    /// The state after a reset: no profile, every counter 0 (R1).
    pub fn new(config: &Config) -> ProfileCounters {
        ProfileCounters {
            config: config.clone(),
            cycles_left: 0,
            slices: vec![Slice::default(); config.slices()],
            local_requests: 0,
            llc_hits: 0,
        }
    }

    /// Counts what comes in a cycle of a profile, without the cycle's passing.
    pub fn count(&mut self, input: &In) {
        let misses = self.config.counts_in(&input.miss.counts);
        for (i, (slice, misses)) in self.slices.iter_mut().zip(misses).enumerate() {
            slice.arrivals += input.arrivals >> i & 1;
            slice.misses += misses;
            self.llc_hits += (input.hits.lookups >> i & 1) + (input.hits.atomics >> i & 1);
        }
        self.local_requests += input.miss.local;
    }

    fn clear(&mut self) {
        self.slices.fill(Slice::default());
        (self.local_requests, self.llc_hits) = (0, 0);
    }
}

impl testbenches::dut::Model for ProfileCounters {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: &In) -> Out {
        let read = self.slices.get(input.slice_index as usize).cloned().unwrap_or_default();
        let out = Out {
            profiling: self.cycles_left > 0,
            total_requests: self.slices.iter().map(|slice| slice.misses).sum(),
            local_requests: self.local_requests,
            llc_requests: self.slices.iter().map(|slice| slice.arrivals).sum(),
            llc_hits: self.llc_hits,
            memory_side_requests: read.arrivals,
            sm_side_requests: read.misses,
        };
        if input.start {
            // Whatever else comes in this cycle counts nowhere (R2).
            self.clear();
            self.cycles_left = self.config.profile_cycles() as u64;
        } else if self.cycles_left > 0 {
            self.count(input);
            self.cycles_left -= 1;
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Hits, Miss};
    use super::*;
    use design::Sac;
    use testbenches::dut::Model as _;

    /// The table of the block's page, then a start in the middle of a profile.
    #[test]
    fn a_profile_counts_its_own_cycles() {
        let sac = Sac { profile_cycles: 2, slices: 2, sm_ports: 3, ..Sac::default() };
        let config = Config::new(&sac, "t").unwrap();
        let mut counters = ProfileCounters::new(&config);
        let mut seen = Vec::new();
        for (start, arrivals, misses) in [
            (true, 1, [1, 0]),
            (false, 1, [0, 3]),
            (false, 3, [1, 1]),
            (false, 1, [2, 0]),
            (true, 1, [0, 0]),
            (false, 2, [0, 2]),
            (true, 3, [1, 1]),
            (false, 0, [0, 0]),
        ] {
            // Slice 1 hits whatever it does, its lookups and its atomics; one request is local.
            let input = In {
                start,
                arrivals,
                hits: Hits { lookups: 2, atomics: 2 },
                miss: Miss { counts: config.counts_of(&misses), local: 1 },
                slice_index: 1,
            };
            let out = counters.step(&input);
            seen.push([
                u64::from(out.profiling),
                out.llc_requests,
                out.llc_hits,
                out.memory_side_requests,
                out.total_requests,
                out.local_requests,
                out.sm_side_requests,
            ]);
        }
        let expected = [
            [0; 7],
            [1, 0, 0, 0, 0, 0, 0],
            [1, 1, 2, 0, 3, 1, 3],
            [0, 3, 4, 1, 5, 2, 4],
            [0, 3, 4, 1, 5, 2, 4],
            [1, 0, 0, 0, 0, 0, 0],
            [1, 1, 2, 1, 2, 1, 2],
            [1, 0, 0, 0, 0, 0, 0],
        ];
        assert_eq!(seen, expected);
    }
}
