//! Coverage bins, and relations between its outputs.

mod comparisons;
mod counting;

use testbenches::contract::Violation;
use testbenches::coverage::{Coverage, Unreachable};
use testbenches::dut::Model as _;

use super::model::{Dyneb, Phase, below_threshold};
use super::{Config, In, Metric, Out};
use testbenches::recording::Known;

/// Bins that a search hits among the seeds of the preset.
pub(super) const RECORDED: &[Known] = &[
    Known { eighths: &[(21, 1), (35, 2), (13, 2), (3, 2), (1, 1)], missed: 10 },
    Known {
        eighths: &[(1, 1), (2, 1), (22, 1), (13, 1), (28, 1), (17, 1), (19, 1), (3, 1)],
        missed: 17,
    },
];

testbenches::bins! {
    /// The cases of the block's rules.
    pub enum Covered {
        idle: "a cycle of sampling passed without an event",
        all_three: "an access, an L2 reply and a home reply were counted in one cycle",
        both_groups: "an access of one group and an L2 reply of the other were counted in one cycle",
        reply_alone: "a reply was counted in a cycle without an access",
        more_than_samples: "a group had its samples and was accessed once more",
        replies_with_last_sample: "replies came with the access that ended sampling",
        halved_by_access: "an access found its counter at the maximum",
        halved_by_l2_reply: "an L2 reply found its counter at the maximum",
        halved_by_home_reply: "a home reply found its counter at the maximum",
        halved_by_several: "several counters at their maximum were incremented at once",
        halved_an_odd_one: "a halving rounded a counter down",
        ended_by_private: "the last sample was of the private group",
        ended_by_shared: "the last sample was of the shared group",
        access_while_evaluating: "an access came during evaluation",
        reply_while_evaluating: "a reply came during evaluation",
        access_with_decision: "an access came in the cycle of the decision",
        no_access_with_decision: "no access came in the cycle of the decision",
        reply_while_executing: "a reply came during execution",
        private_to_sampling: "execution as private ended",
        shared_to_sampling: "execution as shared ended",
        access_after_execution: "an access came in the first cycle of sampling after execution",
        every_counter_read: "each of the seven counters was read with a value above 0",
        index_seven_read: "counter_index was 7",

        shared_by_metric: "the metric chose shared",
        private_by_metric: "the metric chose private, not by a tie",
        tie: "the metric gave both groups one finite value, not 0",
        tie_of_zeros: "EB of both groups was 0",
        both_infinite: "EB of both groups was infinite, private accesses counted",
        shared_infinite: "EB of the shared group alone was infinite",
        private_infinite: "EB of the private group alone was infinite, private accesses counted",
        no_miss_no_reply: "a group had neither misses nor replies",
        home_reply_without_miss: "the shared group had home replies and neither misses nor L2 replies",
        no_home_reply: "a comparison was made without a home reply",
        more_home_replies: "there were more home replies than accesses of the shared group",
        threshold_overrules: "the private miss rate was low, and the metric would have chosen shared",
        threshold_just_kept: "one miss less would have put the private miss rate below the threshold",
        threshold_just_passed: "one miss more would have kept the private miss rate from being below the threshold",

        ended_by_limit: "the limit ended sampling",
        limit_overrules: "the limit ended sampling, and the counters would have given shared",
        limit_with_last_sample: "the last sample was the access that reached the limit",
        limit_by_away: "a request past the local L1 was the one that reached the limit",
        away_with_access: "a request past the local L1 and an access came in one cycle of sampling",

        ended_early: "few private misses ended sampling, the shared group having fewer than its samples",
        early_overrules: "few private misses ended sampling, and the counters would have given shared",
        early_with_last_sample: "few private misses ended sampling in the cycle of the shared group's last sample",
        early_later: "the private group had its samples with too many misses, and ended sampling later",

        warmed_up: "the last access of a warm-up came",
        warm_up_cut: "the limit of execution ended a warm-up",
        warm_up_after_shared: "an execution as shared was followed by a warm-up",

        execution_cut: "the limit ended execution",
        execution_cut_by_away: "a request past the local L1 was the one that reached the limit of execution",
        execution_limit_with_last: "the last access of execution was the request that reached its limit",
    }
}

/// Causes by which a cycle may end sampling.
struct End {
    is_early: bool,
    is_complete: bool,
    is_at_limit: bool,
}

/// Counts [`Covered`] and checks that the outputs fit each other.
pub struct Monitor {
    config: Config,
    /// The state of the block before this cycle's edge.
    state: Dyneb,
    /// The private group had its samples with too many misses for an early end.
    kept_on: bool,
    /// The cycle before was the last of an execution.
    executed: bool,
    /// Executing as private without a decision.
    is_warming_up: bool,
    /// Counters that were read above 0, bit i for counter i.
    read: u64,
}

impl Monitor {
    /// A monitor for the cycles after a reset.
    pub fn new(config: &Config) -> Monitor {
        let (config, state) = (config.clone(), Dyneb::new(config));
        let is_warming_up = config.warm_up() > 0;
        Monitor { config, state, kept_on: false, executed: false, is_warming_up, read: 0 }
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
        let before = self.state.phase();
        self.cover_phase(before, input, coverage);
        self.cover_reads(input, output, coverage);
        if let Phase::Sampling { .. } = before {
            self.cover_counting(input, coverage);
        }
        let counted = *self.state.counters();
        self.state.step(input);
        self.executed = matches!(before, Phase::Executing { .. })
            && matches!(self.state.phase(), Phase::Sampling { .. });
        if let Phase::Sampling { private_left, shared_left, requests } = before {
            let is_low = below_threshold(&self.config, &counted.private);
            let is_early = self.config.ends_early() && private_left == 0 && is_low;
            let end = End {
                is_early,
                // One access takes at most one of what was left.
                is_complete: input.access_valid
                    && private_left + shared_left
                        <= u64::from(match input.access_shared {
                            true => shared_left == 1,
                            false => private_left == 1,
                        }),
                is_at_limit: (input.access_valid || input.away_valid)
                    && requests + 1 == self.config.sampling_limit() as u64,
            };
            coverage.hit_when(is_early && self.kept_on, Covered::early_later);
            self.kept_on = private_left == 0 && !is_low;
            if !matches!(self.state.phase(), Phase::Sampling { .. }) {
                self.cover_end(input, &end, coverage);
            }
        }
        modes(output)
    }
}

impl Monitor {
    fn cover_phase(&mut self, phase: Phase, input: &In, coverage: &mut Coverage<Covered>) {
        let reply = input.l2_reply_valid || input.home_reply_valid;
        match phase {
            Phase::Sampling { .. } => {
                coverage.hit_when(!input.access_valid && !reply, Covered::idle);
                let after = self.executed && input.access_valid;
                coverage.hit_when(after, Covered::access_after_execution);
            }
            Phase::Evaluating { .. } => {
                coverage.hit_when(input.access_valid, Covered::access_while_evaluating);
                coverage.hit_when(reply, Covered::reply_while_evaluating);
            }
            Phase::Executing { shared, left, requests, decided_now } => {
                coverage.hit_when(reply, Covered::reply_while_executing);
                let (with, without) =
                    (Covered::access_with_decision, Covered::no_access_with_decision);
                coverage.hit_when(decided_now && input.access_valid, with);
                coverage.hit_when(decided_now && !input.access_valid, without);
                let limit = self.config.execution_limit() as u64;
                let is_request = input.access_valid || input.away_valid;
                let cut = is_request && requests + 1 == limit;
                let last = left == 1 && input.access_valid;
                coverage.hit_when(cut && !last, Covered::execution_cut);
                coverage.hit_when(cut && !input.access_valid, Covered::execution_cut_by_away);
                coverage.hit_when(cut && last, Covered::execution_limit_with_last);
                let ends = last || cut;
                if self.is_warming_up {
                    coverage.hit_when(last && !cut, Covered::warmed_up);
                    coverage.hit_when(cut && !last, Covered::warm_up_cut);
                }
                if ends {
                    self.is_warming_up = shared && self.config.warm_up() > 0;
                    coverage.hit_when(self.is_warming_up, Covered::warm_up_after_shared);
                }
                coverage.hit_when(ends && !shared, Covered::private_to_sampling);
                coverage.hit_when(ends && shared, Covered::shared_to_sampling);
            }
        }
    }

    fn cover_reads(&mut self, input: &In, output: &Out, coverage: &mut Coverage<Covered>) {
        self.read |= u64::from(output.counter_value > 0) << input.counter_index;
        coverage.hit_when(self.read == (1 << Config::COUNTERS) - 1, Covered::every_counter_read);
        let none = input.counter_index == Config::COUNTERS as u64;
        coverage.hit_when(none, Covered::index_seven_read);
    }
}

/// The modes are those of the phase (R3), and a decision is for the phase that begins (R14).
fn modes(output: &Out) -> Result<(), Violation> {
    let Out { phase, even_sets_shared, odd_sets_shared, .. } = *output;
    let expected = [(false, true), (false, false), (true, true)];
    let Some(&expected) = expected.get(phase as usize) else {
        return Err(Violation::new("R3", format!("phase must be 0, 1 or 2; it is {phase}")));
    };
    if (even_sets_shared, odd_sets_shared) != expected {
        let seen = format!("even {even_sets_shared}, odd {odd_sets_shared}");
        return Err(Violation::new("R3", format!("sets must be as in phase {phase}; {seen}")));
    }
    if output.decision_valid && phase != 1 + u64::from(output.decision_shared) {
        let rule = format!("a decision must begin the phase that it names; it is {phase}");
        return Err(Violation::new("R14", rule));
    }
    Ok(())
}

/// The bins that a configuration has no room for.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    use Covered::*;
    let mut bins = Vec::new();
    let mut add = |reason: &str, more: &[Covered]| {
        bins.extend(more.iter().map(|&bin| Unreachable::new(bin, reason)));
    };
    let limit_of_execution = config.execution_limit();
    if config.warm_up() == 0 {
        add("there is no warm-up", &[warmed_up, warm_up_cut, warm_up_after_shared]);
    } else if limit_of_execution == 0 {
        add("execution has no limit", &[warm_up_cut]);
    } else if limit_of_execution <= config.warm_up() {
        add("the limit of execution ends every warm-up", &[warmed_up]);
    }
    let of_execution = [execution_cut, execution_cut_by_away, execution_limit_with_last];
    if config.execution_limit() == 0 {
        add("execution has no limit", &of_execution);
    } else if config.execution_limit() < config.execute() {
        add("the limit of execution ends it before its accesses", &[execution_limit_with_last]);
    }
    let limit = config.sampling_limit();
    if !config.ends_early() {
        let early = [ended_early, early_overrules, early_with_last_sample, early_later];
        add("few private misses do not end sampling", &early);
    } else if limit > 0 && limit < 2 * config.samples() {
        add("the limit ends every sampling", &[early_with_last_sample]);
        let early = [ended_early, early_overrules, early_later];
        add("the limit ends every sampling", if limit <= config.samples() { &early } else { &[] });
    }
    if limit == 0 {
        let of_limit = [ended_by_limit, limit_overrules, limit_with_last_sample, limit_by_away];
        add("there is no limit", &of_limit);
    } else if limit as u64 <= config.counter_max() {
        add("the limit ends sampling before so many accesses", &[halved_by_access]);
    }
    if limit > 0 && limit <= config.samples() {
        add("the limit ends every sampling", &[more_than_samples]);
    }
    if limit > 0 && limit < 2 * config.samples() {
        add("the limit ends every sampling", COMPARED);
        return bins;
    }
    if config.metric() == Metric::Amat {
        let of_eb = [tie_of_zeros, both_infinite, shared_infinite, private_infinite];
        add("the metric is not EB", &of_eb);
    }
    if config.private_miss_rate_percent() == 0 {
        let of_threshold = [threshold_overrules, threshold_just_kept, threshold_just_passed];
        add("there is no threshold", &of_threshold);
    } else if config.metric() == Metric::Eb {
        add("with accesses and no miss R9 decides", &[both_infinite, private_infinite]);
    }
    bins
}

/// Bins that are hit only where both groups had their samples.
const COMPARED: &[Covered] = &[
    Covered::ended_by_private,
    Covered::ended_by_shared,
    Covered::shared_to_sampling,
    Covered::warm_up_after_shared,
    Covered::shared_by_metric,
    Covered::private_by_metric,
    Covered::tie,
    Covered::tie_of_zeros,
    Covered::both_infinite,
    Covered::shared_infinite,
    Covered::private_infinite,
    Covered::no_miss_no_reply,
    Covered::home_reply_without_miss,
    Covered::no_home_reply,
    Covered::more_home_replies,
    Covered::threshold_overrules,
    Covered::threshold_just_kept,
    Covered::threshold_just_passed,
    Covered::limit_with_last_sample,
];
