//! A row a kernel: its organisation, what the unit saw, and what would have been better.

use super::ratio;
use super::stretch::gigabytes;
use super::unit::Profiled;
use sac::eab_unit::Outcome;
use serde_json::{Value, json};

/// A kernel that has ended.
#[derive(Clone, Debug)]
pub(super) struct Kernel {
    /// Requests at the slices.
    pub(super) requests: u64,
    /// The organisation at its end.
    pub(super) is_sm_side: bool,
    /// None where it ended within its profile.
    pub(super) profiled: Option<Profiled>,
    /// Both bandwidths from all of its requests under either organisation.
    pub(super) whole: Outcome,
    /// Lines that its switches flushed, and dirty sectors of them.
    pub(super) flushed: [u64; 2],
}

fn word(is_sm_side: bool) -> &'static str {
    if is_sm_side { "sm_side" } else { "memory_side" }
}

impl Kernel {
    /// The row of kernel `number`, with so many slices in all.
    pub(super) fn row(&self, number: usize, slices: u64) -> Value {
        let Kernel { requests, is_sm_side, profiled, whole, flushed } = self;
        let better = (*requests > 0).then(|| word(whole.sm_side));
        json!({
            "kernel": number,
            "llc_requests": requests,
            "organisation": word(*is_sm_side),
            "better": better,
            "memory_side_bandwidth": gigabytes(whole.eab_memory_side as f64),
            "sm_side_bandwidth": gigabytes(whole.eab_sm_side as f64),
            "lines_flushed": flushed[0],
            "flush_write_backs": flushed[1],
            "profile": profiled.as_ref().map(|profiled| profiled.row(slices)),
        })
    }
}

impl Profiled {
    /// Sums, rates and both bandwidths that the unit has, with so many slices in all.
    pub(crate) fn row(&self, slices: u64) -> Value {
        let Profiled { sums, greatest, outcome } = self;
        let total = sums.total_requests;
        json!({
            "total_requests": total,
            "local_requests": sums.local_requests,
            "local_rate": ratio(sums.local_requests, total),
            "memory_side_requests": sums.memory_side_requests,
            "memory_side_hits": sums.memory_side_hits,
            "memory_side_hit_rate": ratio(sums.memory_side_hits, sums.memory_side_requests),
            "crd_requests": sums.crd_requests,
            "crd_hits": sums.crd_hits,
            "crd_hit_rate": ratio(sums.crd_hits, sums.crd_requests),
            "memory_side_greatest": greatest[0],
            "memory_side_lsu": ratio(total, slices * greatest[0]),
            "sm_side_greatest": greatest[1],
            "sm_side_lsu": ratio(total, slices * greatest[1]),
            "eab_memory_side": gigabytes(outcome.eab_memory_side as f64),
            "eab_sm_side": gigabytes(outcome.eab_sm_side as f64),
        })
    }
}
