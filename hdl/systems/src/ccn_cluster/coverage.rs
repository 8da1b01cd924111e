//! Coverage bins, and checks of the cluster without a model.

use design::PendingStore;
use testbenches::contract::Violation;
use testbenches::coverage::{Bins, Coverage, Unreachable};

use super::{Config, In, Out};
use crate::l1_cluster::coverage::{self as common, Surroundings, node_in, node_out};
use crate::l1_cluster::ports;
use crate::traffic::Judge;

testbenches::bins! {
    /// The cases of rules that other clusters of L1 caches have not.
    pub enum Ring {
        injected: "a miss went to the ring",
        filtered: "a miss went to L2 since its core may have stored to its line",
        patience: "a request did not get onto the ring",
        round_trip: "a request came home without an answer",
        answered: "another core's answer filled a line",
        served_after: "a core was answered by the one after it",
        served_before: "a core was answered by the one before it, all round the ring",
        sampling: "a throttler sampled",
        admitted: "a throttler let misses go round after its window",
        throttled: "a throttler let none go round",
        phases_differ: "two throttlers were in different phases in one cycle",
    }
}

/// Bins of every cluster, then those of the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Covered {
    /// Of every cluster of L1 caches.
    Common(common::Covered),
    /// Of this one.
    Ring(Ring),
}

const COMMON: usize = common::Covered::ALL.len();

impl Bins for Covered {
    const ALL: &'static [(&'static str, &'static str)] = &{
        let mut all = [("", ""); COMMON + Ring::ALL.len()];
        let (first, others) = all.split_at_mut(COMMON);
        first.copy_from_slice(common::Covered::ALL);
        others.copy_from_slice(Ring::ALL);
        all
    };

    fn index(self) -> usize {
        match self {
            Covered::Common(bin) => bin.index(),
            Covered::Ring(bin) => COMMON + bin.index(),
        }
    }
}

/// Counts [`Covered`], and holds every core to what the cluster promises it.
pub struct Monitor<const MOST: usize> {
    cores: Vec<Judge>,
    surroundings: Surroundings,
    throttles: bool,
    /// Of each core, requests that are on the ring, and lines that were read for it and have not come.
    on_ring: Vec<u64>,
    read_for: Vec<u64>,
}

impl<const MOST: usize> Monitor<MOST> {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor<MOST> {
        let cores = config.cores();
        // R8
        let is_ordered = config.node().filter().is_some()
            && config.geometry().pending_store() == PendingStore::Refuse;
        let judge = |core| {
            let judge = Judge::new(config.geometry()).among(core, cores);
            if is_ordered { judge } else { judge.in_any_order() }
        };
        Monitor {
            cores: (0..cores).map(judge).collect(),
            surroundings: Surroundings::new(config),
            throttles: config.node().throttler().is_some(),
            on_ring: vec![0; cores],
            read_for: vec![0; cores],
        }
    }

    /// R5: what goes round ends once, with the line that another core read for it, or at L2.
    fn ring(&mut self, out: &Out<MOST>) -> Result<(), Violation> {
        let broken = |rule: String| Err(Violation::new("R5", rule));
        let cores = self.on_ring.len();
        for core in 0..cores {
            let ccn = out.ccn[core];
            if ccn.served {
                let of = ccn.served_core as usize;
                if of >= cores || of == core {
                    return broken(format!(
                        "core {core} must read for another core; it reads for {of}"
                    ));
                }
                self.read_for[of] += 1;
            }
            self.on_ring[core] += u64::from(ccn.inject);
        }
        for core in 0..cores {
            let ccn = out.ccn[core];
            let ends = [ccn.hit, ccn.round_trip, ccn.timed_out].map(u64::from).iter().sum::<u64>();
            let (Some(on_ring), Some(read_for)) = (
                self.on_ring[core].checked_sub(ends),
                self.read_for[core].checked_sub(u64::from(ccn.hit)),
            ) else {
                return broken(format!("no more requests of core {core} must end than went round"));
            };
            (self.on_ring[core], self.read_for[core]) = (on_ring, read_for);
        }
        Ok(())
    }

    fn cover(&self, out: &Out<MOST>, coverage: &mut Coverage<Covered>) {
        let cores = self.cores.len();
        let mut hit = |happened, bin| coverage.hit_when(happened, Covered::Ring(bin));
        for core in 0..cores {
            let ccn = out.ccn[core];
            hit(ccn.inject, Ring::injected);
            hit(ccn.filtered, Ring::filtered);
            hit(ccn.timed_out, Ring::patience);
            hit(ccn.round_trip, Ring::round_trip);
            hit(ccn.hit, Ring::answered);
            let of = ccn.served_core as usize;
            hit(ccn.served && (of + 1) % cores == core, Ring::served_after);
            hit(ccn.served && (core + 1) % cores == of, Ring::served_before);
            if self.throttles {
                let phase = out.throttle[core].phase;
                hit(phase == 0, Ring::sampling);
                hit(phase == 1, Ring::admitted);
                hit(phase == 2, Ring::throttled);
                hit(phase != out.throttle[0].phase, Ring::phases_differ);
            }
        }
    }
}

impl<const MOST: usize> testbenches::dut::Monitor for Monitor<MOST> {
    type In = In<MOST>;
    type Out = Out<MOST>;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In<MOST>,
        out: &Out<MOST>,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        let (seen_in, seen_out) = (ports::In::from(input), ports::Out::from(out));
        for (i, core) in self.cores.iter_mut().enumerate() {
            core.observe(&node_in(&seen_in, i), &node_out(&seen_out, i))?;
        }
        let mut hit = |happened, bin| coverage.hit_when(happened, Covered::Common(bin));
        self.surroundings.observe(&seen_in, &seen_out, &mut hit)?;
        self.ring(out)?;
        self.cover(out, coverage);
        Ok(())
    }
}

/// The bins that a geometry has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let of_all = common::unreachable(config).into_iter();
    let mut bins: Vec<Unreachable<Covered>> = of_all
        .map(|Unreachable { bin, reason }| Unreachable::new(Covered::Common(bin), reason))
        .collect();
    let mut add = |is_out: bool, all: &[Ring], why| {
        if is_out {
            bins.extend(all.iter().map(|bin| Unreachable::new(Covered::Ring(*bin), why)));
        }
    };
    let node = config.node();
    add(node.filter().is_none(), &[Ring::filtered], "there is no filter");
    let phases = [Ring::sampling, Ring::admitted, Ring::throttled, Ring::phases_differ];
    add(node.throttler().is_none(), &phases, "there is no throttler");
    bins
}
