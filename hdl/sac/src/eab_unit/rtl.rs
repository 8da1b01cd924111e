//! The hardware: sums of the slices, then a fixed program of quotients and products.

mod calculation;
mod operands;
mod slices;

use super::Config;
use calculation::Calculation;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use slices::Slices;

/// The sums over all chips.
#[derive(LogicInterface)]
pub struct Counters {
    /// They are there.
    pub valid: Signal<In, Bit>,
    /// They are no longer needed.
    pub ready: Signal<Out, Bit>,
}

/// The counters of one slice after the other.
#[derive(LogicInterface)]
pub struct Slice {
    /// They are there.
    pub valid: Signal<In, Bit>,
    /// They are taken.
    pub ready: Signal<Out, Bit>,
    /// Requests under memory-side.
    pub memory_side: Wire<In>,
    /// Requests under SM-side.
    pub sm_side: Wire<In>,
}

/// What is worked out.
#[derive(LogicInterface)]
pub struct Outcome {
    /// It stands.
    pub valid: Signal<Out, Bit>,
    /// It is taken.
    pub ready: Signal<In, Bit>,
    /// EAB of memory-side.
    pub eab_memory_side: Wire<Out>,
    /// EAB of SM-side.
    pub eab_sm_side: Wire<Out>,
    /// SM-side is to be chosen.
    pub sm_side: Signal<Out, Bit>,
}

/// What the block is at.
#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
enum State {
    Idle,
    Collecting,
    Calculating,
    Done,
}

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct EabUnit {
    kind: Kind,
    /// The sums over all chips, of the six names below.
    pub counters: Counters,
    /// L1 misses.
    pub total_requests: Wire<In>,
    /// Those to the own chip's memory partition.
    pub local_requests: Wire<In>,
    /// Requests at the slices.
    pub llc_requests: Wire<In>,
    /// Those that hit.
    pub llc_hits: Wire<In>,
    /// Requests that the directories sampled.
    pub crd_requests: Wire<In>,
    /// Those that would have hit under SM-side.
    pub crd_hits: Wire<In>,
    /// The counters of one slice after the other.
    pub slice: Slice,
    /// What is worked out.
    pub result: Outcome,
    state: Flop<State>,
    /// Slices after the next one.
    left: Reg,
    memory_side: Slices,
    sm_side: Slices,
    calculation: Calculation,
    _slices: usize,
}

impl EabUnit {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> EabUnit {
        let sum = || Wire::new(config.sum_bits());
        let slices = || Slices::new(config.slice_counter_bits(), config.spread_bits());
        EabUnit {
            kind: Kind::of::<EabUnit>(
                "Works out the effective available bandwidth of both organisations of the last-level \
                 cache from a profile's counters, and says which one to choose. Once valid is \
                 asserted, the data stays until the handshake.",
            ),
            counters: Counters { valid: Signal::default(), ready: Signal::default() },
            total_requests: sum(),
            local_requests: sum(),
            llc_requests: sum(),
            llc_hits: sum(),
            crd_requests: sum(),
            crd_hits: sum(),
            slice: Slice {
                valid: Signal::default(),
                ready: Signal::default(),
                memory_side: Wire::new(config.slice_counter_bits()),
                sm_side: Wire::new(config.slice_counter_bits()),
            },
            result: Outcome {
                valid: Signal::default(),
                ready: Signal::default(),
                eab_memory_side: Wire::new(Config::EAB_BITS),
                eab_sm_side: Wire::new(Config::EAB_BITS),
                sm_side: Signal::default(),
            },
            state: Flop::new(),
            left: Reg::new(config.slice_bits()),
            memory_side: slices(),
            sm_side: slices(),
            calculation: Calculation::new(config),
            _slices: config.slices(),
        }
    }
}

impl Logic for EabUnit {
    #[kernel]
    fn update(&mut self) {
        let idle = self.state.q.val() == State::Idle;
        let collecting = self.state.q.val() == State::Collecting;
        let taken = collecting && self.slice.valid.val();
        self.memory_side.clear.next = idle;
        self.memory_side.valid.next = taken;
        self.memory_side.requests.next = self.slice.memory_side.val();
        self.sm_side.clear.next = idle;
        self.sm_side.valid.next = taken;
        self.sm_side.requests.next = self.slice.sm_side.val();

        self.calculation.start.next = taken && (self.left.q.val() == 0);
        self.calculation.total_requests.next = self.total_requests.val();
        self.calculation.local_requests.next = self.local_requests.val();
        self.calculation.llc_requests.next = self.llc_requests.val();
        self.calculation.llc_hits.next = self.llc_hits.val();
        self.calculation.crd_requests.next = self.crd_requests.val();
        self.calculation.crd_hits.next = self.crd_hits.val();
        self.calculation.memory_side_sum.next = self.memory_side.sum.val();
        self.calculation.memory_side_most.next = self.memory_side.most.val();
        self.calculation.sm_side_sum.next = self.sm_side.sum.val();
        self.calculation.sm_side_most.next = self.sm_side.most.val();

        self.state.hold();
        self.left.hold();
        match self.state.q.val() {
            State::Idle => {
                self.left.d.next = (self._slices - 1).into();
                if self.counters.valid.val() {
                    self.state.d.next = State::Collecting;
                }
            }
            State::Collecting => {
                if self.slice.valid.val() {
                    self.left.d.next = self.left.q.val() - 1;
                    if self.left.q.val() == 0 {
                        self.state.d.next = State::Calculating;
                    }
                }
            }
            State::Calculating => {
                if self.calculation.ends.val() {
                    self.state.d.next = State::Done;
                }
            }
            _ => {
                if self.result.ready.val() {
                    self.state.d.next = State::Idle;
                }
            }
        }

        self.counters.ready.next = self.calculation.ends.val();
        self.slice.ready.next = collecting;
        self.result.valid.next = self.state.q.val() == State::Done;
        self.result.eab_memory_side.next =
            bits_to(self.calculation.eab_memory_side.val(), Config::EAB_BITS);
        self.result.eab_sm_side.next =
            bits_to(self.calculation.eab_sm_side.val(), Config::EAB_BITS);
        self.result.sm_side.next = self.calculation.chooses_sm_side.val();
    }
}
