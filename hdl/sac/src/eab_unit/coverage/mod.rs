//! Coverage bins, and the promises of streams and results.

mod exact;

pub use exact::{Exact, Side};

use testbenches::contract::{StreamContract, Violation};
use testbenches::coverage::{Coverage, Unreachable};

use super::{Config, In, Out, Outcome, Slice};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] =
    &[Known { eighths: &[(15, 1), (4, 1), (5, 1), (26, 1), (16, 2), (10, 1), (18, 1)], missed: 0 }];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        counters_wait: "sums waited for the result of others",
        slice_early: "a slice was offered before the sums were",
        slice_late: "a slice was waited for",
        slice_while_calculating: "a slice of the next profile was offered during the calculation",
        result_waits: "a result was not taken at once",
        result_at_once: "a result was taken in its first cycle",
        sums_in_a_row: "new sums were there in the cycle after a result was taken",

        sm_side_chosen: "SM-side was chosen",
        memory_side_chosen: "memory-side was chosen though its EAB is not above 0 alone",
        within_theta: "EAB of SM-side was higher, by less than theta",
        equal: "both EABs were equal, above 0",
        no_total: "total_requests was 0, nothing else",
        no_llc: "memory_side_requests was 0, nothing else",
        no_crd: "crd_requests was 0, and the EABs were not",
        nowhere_memory_side: "no slice had a request under memory-side, and the EABs were not 0",
        nowhere_sm_side: "no slice had a request under SM-side, and the EABs were not 0",
        all_local: "every request was local",
        all_remote: "every request was remote",
        always_hits: "every request hit under both organisations",
        never_hits: "no request hit under either organisation",
        more_than_whole: "a part was more than its whole",
        even: "every slice had as many requests, above 0",
        single_slice: "one slice alone had requests",

        network_limits_memory_local: "the network within the chips limited memory-side's local side",
        network_limits_memory_remote: "the links limited memory-side's remote side",
        network_limits_sm_local: "the network within the chips limited SM-side's local side",
        network_limits_sm_remote: "the network within the chips limited SM-side's remote side",
        demand_memory_local: "hits and misses limited memory-side's local side",
        demand_memory_remote: "hits and misses limited memory-side's remote side",
        demand_sm_local: "hits and misses limited SM-side's local side",
        demand_sm_remote: "hits and misses limited SM-side's remote side",
        misses_least: "the slices' misses were the least of the limits on misses",
        memory_least: "the memory was the least of the limits on misses",
        link_least: "the links were the least of the limits on misses",
    }
}

/// Counts [`Covered`] and checks streams and results.
pub struct Monitor {
    config: Config,
    counters: StreamContract<[u64; 6]>,
    slice: StreamContract<Slice>,
    result: StreamContract<Outcome>,
    slices: Vec<Slice>,
    /// The sums and slices of the evaluation in progress.
    evaluated: Option<(In, Vec<Slice>)>,
    before: Option<(In, Out)>,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        Monitor {
            config: config.clone(),
            counters: StreamContract::new("counters").may_start_valid(),
            slice: StreamContract::new("slice").may_start_valid(),
            result: StreamContract::new("result"),
            slices: Vec::new(),
            evaluated: None,
            before: None,
        }
    }

    fn cover_streams(&self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        let standing = output.result.valid;
        coverage.hit_when(standing && input.counters.valid, Covered::counters_wait);
        let early = input.slice.valid && !input.counters.valid;
        coverage.hit_when(early, Covered::slice_early);
        let late = output.slice.ready && !input.slice.valid;
        coverage.hit_when(late, Covered::slice_late);
        coverage
            .hit_when(output.counters.ready && input.slice.valid, Covered::slice_while_calculating);
        coverage.hit_when(standing && !input.result.ready, Covered::result_waits);
        if let Some((before_in, before)) = &self.before {
            let first = standing && !before.result.valid;
            coverage.hit_when(first && input.result.ready, Covered::result_at_once);
            let taken = before.result.valid && before_in.result.ready;
            coverage.hit_when(taken && input.counters.valid, Covered::sums_in_a_row);
        }
    }

    /// A result in its first cycle.
    fn cover_result(
        &self,
        sums: &In,
        slices: &[Slice],
        result: &Outcome,
        coverage: &mut Coverage<Covered>,
    ) {
        let Outcome { eab_memory_side: memory, eab_sm_side: sm, sm_side: is_chosen, .. } = *result;
        let is_full = memory > 0 && sm > 0;
        coverage.hit_when(is_chosen, Covered::sm_side_chosen);
        coverage.hit_when(!is_chosen && is_full, Covered::memory_side_chosen);
        coverage.hit_when(!is_chosen && sm > memory, Covered::within_theta);
        coverage.hit_when(memory == sm && is_full, Covered::equal);
        let (no_total, no_llc) = (sums.total_requests == 0, sums.memory_side_requests == 0);
        coverage.hit_when(no_total && !no_llc, Covered::no_total);
        coverage.hit_when(no_llc && !no_total, Covered::no_llc);
        coverage.hit_when(sums.crd_requests == 0 && is_full, Covered::no_crd);
        let [memory_side, sm_side]: [Vec<u64>; 2] = [
            slices.iter().map(|slice| slice.memory_side).collect(),
            slices.iter().map(|slice| slice.sm_side).collect(),
        ];
        let nowhere = |requests: &[u64]| requests.iter().all(|&requests| requests == 0);
        coverage.hit_when(nowhere(&memory_side) && is_full, Covered::nowhere_memory_side);
        coverage.hit_when(nowhere(&sm_side) && is_full, Covered::nowhere_sm_side);
        let even = sm_side[0] > 0 && sm_side.iter().all(|&other| other == sm_side[0]);
        coverage.hit_when(even && is_full, Covered::even);
        let single = memory_side.iter().filter(|&&requests| requests > 0).count() == 1;
        coverage.hit_when(single && is_full, Covered::single_slice);
        if no_total || no_llc {
            return;
        }
        coverage.hit_when(sums.local_requests == sums.total_requests, Covered::all_local);
        coverage.hit_when(sums.local_requests == 0, Covered::all_remote);
        let always = sums.memory_side_hits == sums.memory_side_requests
            && sums.crd_hits == sums.crd_requests;
        coverage.hit_when(always && sums.crd_requests > 0, Covered::always_hits);
        let never = sums.memory_side_hits == 0 && sums.crd_hits == 0;
        coverage.hit_when(never && sums.crd_requests > 0, Covered::never_hits);
        let more = sums.memory_side_hits > sums.memory_side_requests
            || sums.local_requests > sums.total_requests;
        coverage.hit_when(more, Covered::more_than_whole);
        self.cover_limits(&Exact::of(&self.config, sums, slices), coverage);
    }

    fn cover_limits(&self, exact: &Exact, coverage: &mut Coverage<Covered>) {
        let sides = [
            (
                exact.memory_side[0],
                Covered::network_limits_memory_local,
                Covered::demand_memory_local,
            ),
            (
                exact.memory_side[1],
                Covered::network_limits_memory_remote,
                Covered::demand_memory_remote,
            ),
            (exact.sm_side[0], Covered::network_limits_sm_local, Covered::demand_sm_local),
            (exact.sm_side[1], Covered::network_limits_sm_remote, Covered::demand_sm_remote),
        ];
        // A unit apart, so that rounding does not blur which is which.
        for (side, network, demand) in sides {
            let wanted = side.hit + side.least();
            coverage.hit_when(side.network > 0.0 && side.network + 1.0 < wanted, network);
            coverage.hit_when(wanted > 0.0 && wanted + 1.0 < side.network, demand);
        }
        let Side { miss, link, memory, .. } = exact.sm_side[1];
        let least = exact.sm_side[1].least();
        coverage.hit_when(miss > 0.0 && miss == least, Covered::misses_least);
        coverage.hit_when(memory > 0.0 && memory == least, Covered::memory_least);
        coverage.hit_when(link == least, Covered::link_least);
    }
}

impl testbenches::dut::Monitor for Monitor {
    type In = In;
    type Out = Out;
    type Bins = Covered;

    fn observe(
        &mut self,
        input: &In,
        output: &Out,
        coverage: &mut Coverage<Covered>,
    ) -> Result<(), Violation> {
        self.cover_streams(input, output, coverage);
        if output.result.valid
            && let Some((sums, slices)) = self.evaluated.take()
        {
            self.cover_result(&sums, &slices, &output.result, coverage);
        }
        if output.slice.ready && input.slice.valid {
            self.slices.push(input.slice);
        }
        if output.counters.ready {
            self.evaluated = Some((*input, std::mem::take(&mut self.slices)));
        }
        self.before = Some((*input, *output));
        let sums = [
            input.total_requests,
            input.local_requests,
            input.memory_side_requests,
            input.memory_side_hits,
            input.crd_requests,
            input.crd_hits,
        ];
        self.counters.check(input.counters.valid, output.counters.ready, sums)?;
        self.slice.check(input.slice.valid, output.slice.ready, input.slice)?;
        self.result.check(output.result.valid, input.result.ready, output.result)
    }
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins = Vec::new();
    let mut add = |bin, reason: &str| bins.push(Unreachable::new(bin, reason));
    let (intra, inter) = (config.b_intra(), config.b_inter());
    let (llc, memory) = (config.b_llc(), config.b_mem());
    // Hits and misses together are at most B_LLC.
    if intra + 1 >= llc {
        for bin in [
            Covered::network_limits_memory_local,
            Covered::network_limits_sm_local,
            Covered::network_limits_sm_remote,
        ] {
            add(bin, "B_intra is not less than B_LLC");
        }
    }
    if inter + 1 >= llc {
        add(Covered::network_limits_memory_remote, "B_inter is not less than B_LLC");
    }
    // They are least with one slice asked alone, or with misses alone.
    let least = (llc / config.slices()).min(memory);
    if intra <= least + 1 {
        add(Covered::demand_sm_local, "the slices always give more than B_intra");
    }
    if intra <= least.min(inter) + 1 {
        add(Covered::demand_sm_remote, "the slices always give more than B_intra");
    }
    if memory > llc {
        add(Covered::memory_least, "B_mem is more than B_LLC");
    }
    if inter > memory.min(llc) {
        add(Covered::link_least, "B_inter is more than B_mem or B_LLC");
    }
    if config.theta_65536() == 0 {
        add(Covered::within_theta, "theta is 0");
    }
    bins
}
