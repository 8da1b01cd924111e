//! The hardware: sums of the slices, then a fixed program of quotients and products.

mod calculation;
mod operands;
mod slices;

use super::{Config, Ports};
use calculation::Calculation;
use rust_hdl::core::prelude::*;
use signal::prelude::*;
use slices::Slices;

/// State of the block.
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
    pub(super) ports: Ports,
    state: Flop<State>,
    /// Slices after the next one.
    left: Reg,
    memory_side_slices: Slices,
    sm_side_slices: Slices,
    calculation: Calculation,
    _slices: usize,
}

impl EabUnit {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> EabUnit {
        let slices = || Slices::new(config.slice_counter_bits(), config.spread_bits());
        EabUnit {
            kind: Kind::of::<EabUnit>(
                "Estimates the effective available bandwidth of both organisations of the \
                 last-level cache from a profile's counters, and chooses one. Once valid is \
                 asserted, the data stays until the handshake.",
            ),
            ports: Ports::new(config),
            state: Flop::new(),
            left: Reg::new(config.slice_bits()),
            memory_side_slices: slices(),
            sm_side_slices: slices(),
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
        self.memory_side_slices.clear.next = idle;
        self.memory_side_slices.valid.next = taken;
        self.memory_side_slices.requests.next = self.slice.memory_side.val();
        self.sm_side_slices.clear.next = idle;
        self.sm_side_slices.valid.next = taken;
        self.sm_side_slices.requests.next = self.slice.sm_side.val();

        self.calculation.start.next = taken && (self.left.q.val() == 0);
        self.calculation.total_requests.next = self.total_requests.val();
        self.calculation.local_requests.next = self.local_requests.val();
        self.calculation.memory_side_requests.next = self.memory_side_requests.val();
        self.calculation.memory_side_hits.next = self.memory_side_hits.val();
        self.calculation.crd_requests.next = self.crd_requests.val();
        self.calculation.crd_hits.next = self.crd_hits.val();
        self.calculation.memory_side_sum.next = self.memory_side_slices.sum.val();
        self.calculation.memory_side_most.next = self.memory_side_slices.most.val();
        self.calculation.sm_side_sum.next = self.sm_side_slices.sum.val();
        self.calculation.sm_side_most.next = self.sm_side_slices.most.val();

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
