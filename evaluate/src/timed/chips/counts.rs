//! Counts of the chips, and a row a kernel.

use crate::caches::Profiled;
use crate::report::Report;
use llc::streams::Events;
use sac::reconfigurator::state;
use serde_json::{Value, json};

/// Counts of all chips.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    /// Requests of L1s that entered a chip, those to local memory, atomics, and those answered.
    pub(super) entered: u64,
    pub(super) local: u64,
    pub(super) atomics: u64,
    pub(super) answered: u64,
    hits: u64,
    pending: u64,
    misses: u64,
    write_backs: u64,
    flush_write_backs: u64,
    switches: u64,
    /// Cycles in which a kernel's organisation was being changed.
    changing: u64,
    pub(super) dropped: u64,
    /// The reconfigurator's state.
    pub(super) state: u64,
    kernels: Vec<Kernel>,
    /// The kernel that runs, or whose organisation is left.
    current: usize,
}

/// A kernel: cycles from its start on.
#[derive(Clone, Debug, Default)]
struct Kernel {
    start: u64,
    entered: u64,
    flushed: u64,
    ends: Option<u64>,
    profiled: Option<(u64, Profiled)>,
    is_sm_side: bool,
    sm_side_at: Option<u64>,
    memory_side_at: Option<u64>,
}

fn word(is_sm_side: bool) -> &'static str {
    if is_sm_side { "sm_side" } else { "memory_side" }
}

impl Counts {
    /// Events of a slice in the cycle before, of the run or of the flush after it.
    pub(super) fn see(&mut self, events: &Events, is_over: bool) {
        self.hits += u64::from(events.hit);
        self.pending += u64::from(events.hit_pending);
        self.misses += u64::from(events.miss);
        self.write_backs += u64::from(events.write_back && !is_over);
        let is_flush = self.state == state::FLUSH;
        let flushed = u64::from(events.write_back && is_flush);
        self.flush_write_backs += flushed;
        if let Some(kernel) = self.kernels.get_mut(self.current) {
            kernel.flushed += flushed;
        }
    }

    /// A kernel starts.
    pub(super) fn begin(&mut self, start: u64) {
        self.current = self.kernels.len();
        self.kernels.push(Kernel { start, entered: self.entered, ..Kernel::default() });
    }

    /// A kernel has ended that has asked for nothing, before it could start.
    pub(super) fn skip(&mut self, start: u64) {
        self.kernels.push(Kernel { start, ends: Some(0), ..Kernel::default() });
    }

    /// The kernel ends: all of its requests are answered.
    pub(super) fn end(&mut self, now: u64) {
        if let Some(kernel) = self.kernels.get_mut(self.current) {
            kernel.ends = Some(now - kernel.start);
            kernel.entered = self.entered - kernel.entered;
        }
    }

    /// The unit has chosen in this cycle.
    pub(super) fn choose(&mut self, now: u64, profiled: Profiled, dropped: u64) {
        self.dropped += dropped;
        if let Some(kernel) = self.kernels.get_mut(self.current) {
            kernel.profiled = Some((now - kernel.start, profiled));
        }
    }

    /// The state in this cycle: gives what a choice leads to, if one has just been carried out.
    pub(super) fn pass(&mut self, now: u64, to: u64) -> Option<bool> {
        let from = std::mem::replace(&mut self.state, to);
        self.changing += u64::from(matches!(to, state::DRAIN | state::FLUSH | state::SWITCH));
        if from == to {
            return None;
        }
        self.switches += u64::from(from == state::SWITCH);
        if let Some(kernel) = self.kernels.get_mut(self.current) {
            let now = now - kernel.start;
            match to {
                state::SM_SIDE => (kernel.is_sm_side, kernel.sm_side_at) = (true, Some(now)),
                state::IDLE => kernel.memory_side_at = Some(now),
                _ => {}
            }
        }
        let is_choice = from == state::EVALUATE && matches!(to, state::DRAIN | state::MEMORY_SIDE);
        is_choice.then_some(to == state::DRAIN)
    }

    /// Fields, of memories with sectors of so many bytes.
    pub(super) fn report(&self, report: &mut Report, slices: u64) {
        let lookups = self.hits + self.pending + self.misses;
        report.total_ratio("llc_hit_rate", ("llc_hits", self.hits), ("llc_lookups", lookups));
        report.total("llc_hit_pending", self.pending);
        report.total("llc_misses", self.misses);
        let requests = ("llc_requests", self.entered);
        report.total_ratio("llc_local_share", ("llc_local_requests", self.local), requests);
        report.total("llc_write_backs", self.write_backs);
        report.total("flush_write_backs", self.flush_write_backs);
        report.total("llc_switches", self.switches);
        report.total("reconfiguration_cycles", self.changing);
        report.total("crd_dropped", self.dropped);
        let count = |is: fn(&&Kernel) -> bool| self.kernels.iter().filter(is).count();
        report.total("kernels_sm_side", count(|kernel| kernel.is_sm_side));
        report.total("kernels_chosen", count(|kernel| kernel.profiled.is_some()));
        let rows = self.kernels.iter().enumerate();
        let rows = rows.map(|(number, kernel)| kernel.row(number, slices));
        report.total("llc_kernels", rows.collect::<Vec<_>>());
    }

    /// The rule that a lost event breaks, when nothing is in flight.
    pub(super) fn lost(&self) -> Option<String> {
        let Counts { entered, answered, atomics, hits, pending, misses, .. } = *self;
        let lookups = hits + pending + misses;
        // A buffer's loads and stores for atomics are lookups as well.
        (entered != answered || atomics == 0 && lookups != entered).then(|| {
            format!(
                "each request of an L1 must have one lookup and one answer; {entered} entered the chips, {hits} hit, \
                 {pending} joined a miss, {misses} missed, {answered} were answered"
            )
        })
    }
}

impl Kernel {
    fn row(&self, number: usize, slices: u64) -> Value {
        json!({
            "kernel": number,
            "llc_requests": self.entered,
            "organisation": word(self.is_sm_side),
            "start": self.start,
            "cycles": self.ends,
            "chosen_at": self.profiled.as_ref().map(|(at, _)| at),
            "sm_side_at": self.sm_side_at,
            "memory_side_at": self.memory_side_at.filter(|_| self.is_sm_side),
            "flush_write_backs": self.flushed,
            "profile": self.profiled.as_ref().map(|(_, profiled)| profiled.row(slices)),
        })
    }
}
