//! Counts of a cache while its organisation stays, and the bandwidth that `eab_unit` computes from them.

use sac::eab_unit::{Config, In, Outcome, Slice, model::evaluate};
use serde_json::{Value, json};

/// Requests since the organisation changed or a kernel began.
#[derive(Clone, Debug)]
pub(super) struct Stretch {
    pub(super) requests: u64,
    local: u64,
    hits: u64,
    /// Requests of each slice, chip after chip.
    slices: Vec<u64>,
}

impl Stretch {
    pub(super) fn new(slices: usize) -> Stretch {
        Stretch { requests: 0, local: 0, hits: 0, slices: vec![0; slices] }
    }

    pub(super) fn count(&mut self, slice: usize, is_local: bool, hit: bool) {
        self.requests += 1;
        self.local += u64::from(is_local);
        self.hits += u64::from(hit);
        self.slices[slice] += 1;
    }

    pub(super) fn clear(&mut self) {
        (self.requests, self.local, self.hits) = (0, 0, 0);
        self.slices.fill(0);
    }
}

/// The model's bandwidths of the same requests under either organisation, from all requests and the slices' hits.
pub(super) fn outcome(config: &Config, memory_side: &Stretch, sm_side: &Stretch) -> Outcome {
    let input = In {
        total_requests: memory_side.requests,
        local_requests: memory_side.local,
        memory_side_requests: memory_side.requests,
        memory_side_hits: memory_side.hits,
        crd_requests: sm_side.requests,
        crd_hits: sm_side.hits,
        ..In::default()
    };
    let both = memory_side.slices.iter().zip(&sm_side.slices);
    let slice = |(&memory_side, &sm_side)| Slice { valid: true, memory_side, sm_side };
    evaluate(config, &input, &both.map(slice).collect::<Vec<_>>())
}

/// 1/16 GB/s in GB/s.
pub(super) fn gigabytes(sixteenths: f64) -> Value {
    json!(sixteenths / 16.0)
}
