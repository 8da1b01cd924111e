//! The hardware: seven counters, down-counters for the phases, and one serial metric.

mod amat;
mod counter;
mod counters;
mod eb;

use super::{Config, Metric, Ports};
use amat::AmatMetric;
use counters::Counters;
use eb::EbMetric;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Phase of the block. Evaluation is the end of sampling and is shown as such.
#[derive(LogicState, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Even sets are private, odd sets shared, and both are counted.
    Sampling,
    /// The counters are frozen while the metric is worked out.
    Evaluating,
    /// All sets are private.
    ExecutePrivate,
    /// All sets are shared.
    ExecuteShared,
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct Dyneb {
    kind: Kind,
    pub(super) ports: Ports,
    state: Flop<Phase>,
    counters: Counters,
    private_left: Reg,
    shared_left: Reg,
    execute_left: Reg,
    // Counts down the requests to the limit of sampling, or of execution.
    requests_left: Optional<Reg>,
    // Sampling ended as private, whatever the counters say.
    is_cut: Optional<Flop<Bit>>,
    evaluated: Reg,
    decided: Flop<Bit>,
    eb: Optional<EbMetric>,
    amat: Optional<AmatMetric>,
    metric_shared: Signal<Local, Bit>,
    keeps_private: Signal<Local, Bit>,
    was_cut: Signal<Local, Bit>,
    at_sampling_limit: Signal<Local, Bit>,
    at_execution_limit: Signal<Local, Bit>,
    ends_early: Signal<Local, Bit>,
    _config: Config,
}

// The order of the counters, which is also that of `counter_index`.
const PRIVATE_ACCESSES: usize = 0;
const PRIVATE_MISSES: usize = 1;
const PRIVATE_L2_REPLIES: usize = 2;
const SHARED_ACCESSES: usize = 3;
const SHARED_MISSES: usize = 4;
const SHARED_L2_REPLIES: usize = 5;
const SHARED_HOME_REPLIES: usize = 6;
const N_COUNTERS: usize = 7;

// The low miss rate test compares 100 * misses with a percentage of accesses, at most 100.
const PERCENT_BITS: usize = 7;

impl Dyneb {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> Dyneb {
        let bits = config.counter_bits();
        let is_eb = config.metric() == Metric::Eb;
        let cuts = config.sampling_limit() > 0 || config.ends_early();
        let down = |from: usize| Reg::with_reset(index_bits(from + 1), from as u64);
        let (warm_up, longest) = (config.warm_up(), config.execute().max(config.warm_up()));
        // The phase after a reset, and the limit of it.
        let (first, limit) = match warm_up {
            0 => (Phase::Sampling, config.sampling_limit()),
            _ => (Phase::ExecutePrivate, config.execution_limit()),
        };
        Dyneb {
            kind: Kind::of::<Dyneb>(
                "Samples private and shared sets of an L1 cache and chooses the mode with the \
                 higher effective bandwidth.",
            ),
            ports: Ports::new(config),
            state: Flop::with_reset(first),
            counters: Counters::new(N_COUNTERS, bits),
            private_left: down(config.samples()),
            shared_left: down(config.samples()),
            execute_left: Reg::with_reset(index_bits(longest + 1), warm_up as u64),
            requests_left: Optional::new(
                config.request_bits() > 0,
                Reg::with_reset(config.request_bits().max(1), limit as u64),
            ),
            is_cut: Optional::new(cuts, Flop::new()),
            evaluated: Reg::new(index_bits(config.decision_latency())),
            decided: Flop::new(),
            eb: Optional::new(is_eb, EbMetric::new(bits)),
            amat: Optional::new(!is_eb, AmatMetric::new(config)),
            metric_shared: Signal::default(),
            keeps_private: Signal::default(),
            was_cut: Signal::default(),
            at_sampling_limit: Signal::default(),
            at_execution_limit: Signal::default(),
            ends_early: Signal::default(),
            _config: config.clone(),
        }
    }
}

impl Logic for Dyneb {
    #[kernel]
    fn update(&mut self) {
        // The pulse is high in cycle `decision_latency` after the edge that ended sampling.
        let last_evaluated = self._config.decision_latency() - 2;

        let is_sampling = self.state.q == Phase::Sampling;
        let is_evaluating = self.state.q == Phase::Evaluating;
        let is_shared = self.state.q == Phase::ExecuteShared;
        let is_executing = (self.state.q == Phase::ExecutePrivate) || is_shared;
        let sampled = is_sampling && self.access_valid;
        let sampled_private = sampled && !self.access_shared;
        let sampled_shared = sampled && self.access_shared;
        self.count(is_sampling, sampled_private, sampled_shared);

        // Sampling ends with the access that both groups waited for, at its limit, or early.
        let private_complete =
            (self.private_left.q == 0) || (sampled_private && (self.private_left.q == 1));
        let shared_complete =
            (self.shared_left.q == 0) || (sampled_shared && (self.shared_left.q == 1));
        let complete = sampled && private_complete && shared_complete;
        self.compare_private_miss_rate();
        self.meet_limits(is_sampling, is_executing);
        let sampling_ends = complete || self.at_sampling_limit || self.ends_early;
        let executed = is_executing && self.access_valid;
        let finished = (executed && (self.execute_left.q == 1)) || self.at_execution_limit;
        let decides = is_evaluating && (self.evaluated.q == last_evaluated);

        self.counters.clear = finished;
        self.count_samples_left(sampled_private, sampled_shared, finished);
        self.count_executed(executed, decides, finished && is_shared);
        self.count_requests(is_sampling, is_executing, decides, finished);
        self.note_cut(is_sampling, complete);
        self.evaluated.d = 0;
        if is_evaluating {
            self.evaluated.d = self.evaluated.q + 1;
        }

        self.compare_metric(sampling_ends);
        self.enter_phase(sampling_ends, decides, finished);
        self.decided.d = decides;
        self.tell(is_shared, is_executing);
        self.read_counter();
    }
}

/// Counting.
impl Dyneb {
    #[kernel]
    fn count(&mut self, is_sampling: Bit, sampled_private: Bit, sampled_shared: Bit) {
        let missed = !self.access_hit;
        let l2_reply = is_sampling && self.l2_reply_valid;
        // From the last counter to the first.
        let counted_shared = cat(
            is_sampling && self.home_reply_valid,
            cat(l2_reply && self.l2_reply_shared, cat(sampled_shared && missed, sampled_shared)),
        );
        let counted_private =
            cat(l2_reply && !self.l2_reply_shared, cat(sampled_private && missed, sampled_private));
        self.counters.count = cat(counted_shared, counted_private);
    }

    #[kernel]
    fn count_samples_left(&mut self, sampled_private: Bit, sampled_shared: Bit, finished: Bit) {
        let samples = self._config.samples();
        self.private_left.hold();
        if sampled_private && (self.private_left.q != 0) {
            self.private_left.d = self.private_left.q - 1;
        }
        if finished {
            self.private_left.d = samples.into();
        }
        self.shared_left.hold();
        if sampled_shared && (self.shared_left.q != 0) {
            self.shared_left.d = self.shared_left.q - 1;
        }
        if finished {
            self.shared_left.d = samples.into();
        }
    }

    #[kernel]
    fn count_executed(&mut self, executed: Bit, decides: Bit, warms_up: Bit) {
        self.execute_left.hold();
        if executed {
            self.execute_left.d = self.execute_left.q - 1;
        }
        if decides {
            self.execute_left.d = self._config.execute().into();
        }
        if self._config.warm_up() > 0 {
            if warms_up {
                self.execute_left.d = self._config.warm_up().into();
            }
        }
    }

    /// A limit of 0 counts down from the other's end, and nothing looks.
    #[kernel]
    fn count_requests(&mut self, is_sampling: Bit, is_executing: Bit, decides: Bit, finished: Bit) {
        if self._config.request_bits() > 0 {
            self.requests_left.hold();
            if (is_sampling || is_executing) && (self.access_valid || self.away_valid) {
                self.requests_left.d = self.requests_left.q - 1;
            }
            if decides {
                self.requests_left.d = self._config.execution_limit().into();
            }
            if finished {
                self.requests_left.d = self._config.sampling_limit().into();
                if self._config.warm_up() > 0 {
                    if self.state.q == Phase::ExecuteShared {
                        self.requests_left.d = self._config.execution_limit().into();
                    }
                }
            }
        }
    }

    #[kernel]
    fn read_counter(&mut self) {
        self.counter_value = 0;
        for i in 0..N_COUNTERS {
            if self.counter_index == i {
                self.counter_value = self.counters.values[i];
            }
        }
    }
}

/// Limits and early ends of phases.
impl Dyneb {
    #[kernel]
    fn meet_limits(&mut self, is_sampling: Bit, is_executing: Bit) {
        self.at_sampling_limit = false;
        self.at_execution_limit = false;
        self.ends_early = false;
        if self._config.request_bits() > 0 {
            let is_last = (self.access_valid || self.away_valid) && (self.requests_left.q == 1);
            if self._config.sampling_limit() > 0 {
                self.at_sampling_limit = is_sampling && is_last;
            }
            if self._config.execution_limit() > 0 {
                self.at_execution_limit = is_executing && is_last;
            }
        }
        if self._config.ends_early() {
            self.ends_early = is_sampling && (self.private_left.q == 0) && self.keeps_private;
        }
    }

    /// Of the last cycle of sampling: what ended it leaves nothing to compare.
    #[kernel]
    fn note_cut(&mut self, is_sampling: Bit, complete: Bit) {
        self.was_cut = false;
        if self._config.sampling_limit() > 0 || self._config.ends_early() {
            self.is_cut.hold();
            if is_sampling {
                self.is_cut.d = self.ends_early || (self.at_sampling_limit && !complete);
            }
            self.was_cut = self.is_cut.q;
        }
    }
}

/// Decision.
impl Dyneb {
    /// A low private miss rate keeps the L1 private whatever the metric says.
    #[kernel]
    fn compare_private_miss_rate(&mut self) {
        let percent = self._config.private_miss_rate_percent();
        let wide = self._config.counter_bits() + PERCENT_BITS;
        self.keeps_private = false;
        if percent > 0 {
            self.keeps_private = (bits_to(self.counters.values[PRIVATE_MISSES], wide) * 100)
                < (bits_to(self.counters.values[PRIVATE_ACCESSES], wide) * percent);
        }
    }

    #[kernel]
    fn compare_metric(&mut self, sampling_ends: Bit) {
        if self._config.metric() == Metric::Eb {
            self.eb.start = sampling_ends;
            self.eb.private_accesses = self.counters.values[PRIVATE_ACCESSES];
            self.eb.private_misses = self.counters.values[PRIVATE_MISSES];
            self.eb.private_l2_replies = self.counters.values[PRIVATE_L2_REPLIES];
            self.eb.shared_accesses = self.counters.values[SHARED_ACCESSES];
            self.eb.shared_misses = self.counters.values[SHARED_MISSES];
            self.eb.shared_l2_replies = self.counters.values[SHARED_L2_REPLIES];
            self.eb.shared_home_replies = self.counters.values[SHARED_HOME_REPLIES];
            self.metric_shared = self.eb.shared_wins;
        } else {
            self.amat.start = sampling_ends;
            self.amat.private_accesses = self.counters.values[PRIVATE_ACCESSES];
            self.amat.private_misses = self.counters.values[PRIVATE_MISSES];
            self.amat.shared_accesses = self.counters.values[SHARED_ACCESSES];
            self.amat.shared_misses = self.counters.values[SHARED_MISSES];
            self.amat.shared_home_replies = self.counters.values[SHARED_HOME_REPLIES];
            self.metric_shared = self.amat.shared_wins;
        }
    }

    #[kernel]
    fn enter_phase(&mut self, sampling_ends: Bit, decides: Bit, finished: Bit) {
        self.state.hold();
        if sampling_ends {
            self.state.d = Phase::Evaluating;
        }
        if decides {
            self.state.d = Phase::ExecutePrivate;
            if self.metric_shared && !self.keeps_private && !self.was_cut {
                self.state.d = Phase::ExecuteShared;
            }
        }
        if finished {
            self.state.d = Phase::Sampling;
            if self._config.warm_up() > 0 {
                if self.state.q == Phase::ExecuteShared {
                    self.state.d = Phase::ExecutePrivate;
                }
            }
        }
    }

    #[kernel]
    fn tell(&mut self, is_shared: Bit, is_executing: Bit) {
        self.decision_valid = self.decided.q;
        self.decision_shared = is_shared;
        self.phase = cat(is_shared, is_executing && !is_shared);
        self.even_sets_shared = is_shared;
        self.odd_sets_shared = self.state.q != Phase::ExecutePrivate;
    }
}
