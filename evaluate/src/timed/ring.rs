//! Events of a ring in cycles, from the ports of its nodes: golden and Verilated tops are counted alike.

use crate::report::Report;
use ccn::ccn_l1::RingEvents;
use ccn::request_throttler::PHASES;
use systems::ccn_cluster::{Config, NodeThrottle};

/// Events of a core.
#[derive(Clone, Debug, Default)]
struct Counts {
    injected: u64,
    filtered: u64,
    timed_out: u64,
    round_trips: u64,
    hits: u64,
    throttled: u64,
    /// Answers by the stops from this core to the one that read the line.
    hops: Vec<u64>,
}

/// The events of all cores.
pub(super) struct Ring {
    cores: Vec<Counts>,
    throttles: bool,
}

impl Ring {
    pub(super) fn new(config: &Config) -> Ring {
        let number = config.cores();
        let core = Counts { hops: vec![0; number], ..Counts::default() };
        Ring { cores: vec![core; number], throttles: config.node().throttler().is_some() }
    }

    /// A cycle of all nodes.
    pub(super) fn see(&mut self, (events, throttles): (&[RingEvents], &[NodeThrottle])) {
        let number = self.cores.len();
        let is_throttled =
            |throttle: &NodeThrottle| PHASES.contains(&("throttled", throttle.phase));
        for (core, (event, throttle)) in events.iter().zip(throttles).enumerate().take(number) {
            let counts = &mut self.cores[core];
            counts.injected += u64::from(event.inject);
            counts.filtered += u64::from(event.filtered);
            counts.timed_out += u64::from(event.timed_out);
            counts.round_trips += u64::from(event.round_trip);
            counts.hits += u64::from(event.hit);
            counts.throttled += u64::from(self.throttles && is_throttled(throttle));
            if event.served {
                let requester = event.served_core as usize % number;
                self.cores[requester].hops[(core + number - requester) % number] += 1;
            }
        }
    }

    /// Counts under the names that they have without time, and those that only time has.
    pub(super) fn report(&self, report: &mut Report) {
        let of = |count: fn(&Counts) -> u64| self.cores.iter().map(count).collect::<Vec<_>>();
        report.counts("ccn_injected", &of(|core| core.injected));
        report.counts("ccn_filtered", &of(|core| core.filtered));
        report.counts("ccn_hits", &of(|core| core.hits));
        report.counts("ccn_round_trips", &of(|core| core.round_trips));
        report.counts("ccn_timed_out", &of(|core| core.timed_out));
        report.ratio("ccn_hit_rate", &["ccn_hits"], &["ccn_injected"]);
        let hops: Vec<Vec<u64>> = self.cores.iter().map(|core| core.hops.clone()).collect();
        report.lists("ccn_hops", &hops);
        if self.throttles {
            report.counts("ccn_throttled_cycles", &of(|core| core.throttled));
        }
        // A request that times out does not leave its L1 for the ring.
        let around = of(|core| core.hits + core.round_trips);
        report.change("l1_requests_out", |core, before| before + around[core]);
    }

    /// The rule that a lost event breaks, after the last flush: each miss on the ring has one end, each answer one
    /// sender, and what no core answers goes to L2.
    pub(super) fn lost(&self, report: &Report) -> Option<String> {
        for (core, counts) in self.cores.iter().enumerate() {
            let Counts { injected, timed_out, round_trips, hits, ref hops, .. } = *counts;
            let served = hops.iter().sum::<u64>();
            if injected != hits + round_trips + timed_out || served != hits {
                return Some(format!(
                    "each miss on the ring must be answered, come round or time out; of core {core} {injected} entered, \
                     {hits} were answered by {served} reads, {round_trips} came round, {timed_out} timed out"
                ));
            }
        }
        let of = |name: &str| report.total_of(name);
        let hits = self.cores.iter().map(|core| core.hits).sum::<u64>();
        let (miss, bypass, to_l2) = (of("miss")?, of("bypass")?, of("loads_to_l2")?);
        (to_l2 + hits != miss + bypass).then(|| {
            format!(
                "each load that misses or bypasses must have one answer; {} did, {hits} were answered on the ring, and \
                 {to_l2} reached L2",
                miss + bypass
            )
        })
    }
}
