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
        let idle = self.state.q == State::Idle;
        let collecting = self.state.q == State::Collecting;
        let taken = collecting && self.slice.valid;
        self.memory_side_slices.clear = idle;
        self.memory_side_slices.valid = taken;
        self.memory_side_slices.requests = self.slice.memory_side;
        self.sm_side_slices.clear = idle;
        self.sm_side_slices.valid = taken;
        self.sm_side_slices.requests = self.slice.sm_side;

        self.calculation.start = taken && (self.left.q == 0);
        self.calculation.total_requests = self.total_requests;
        self.calculation.local_requests = self.local_requests;
        self.calculation.memory_side_requests = self.memory_side_requests;
        self.calculation.memory_side_hits = self.memory_side_hits;
        self.calculation.crd_requests = self.crd_requests;
        self.calculation.crd_hits = self.crd_hits;
        self.calculation.memory_side_sum = self.memory_side_slices.sum;
        self.calculation.memory_side_most = self.memory_side_slices.most;
        self.calculation.sm_side_sum = self.sm_side_slices.sum;
        self.calculation.sm_side_most = self.sm_side_slices.most;

        self.state.hold();
        self.left.hold();
        match self.state.q {
            State::Idle => {
                self.left.d = (self._slices - 1).into();
                if self.counters.valid {
                    self.state.d = State::Collecting;
                }
            }
            State::Collecting => {
                if self.slice.valid {
                    self.left.d = self.left.q - 1;
                    if self.left.q == 0 {
                        self.state.d = State::Calculating;
                    }
                }
            }
            State::Calculating => {
                if self.calculation.ends {
                    self.state.d = State::Done;
                }
            }
            _ => {
                if self.result.ready {
                    self.state.d = State::Idle;
                }
            }
        }

        self.counters.ready = self.calculation.ends;
        self.slice.ready = collecting;
        self.result.valid = self.state.q == State::Done;
        self.result.eab_memory_side = bits_to(self.calculation.eab_memory_side, Config::EAB_BITS);
        self.result.eab_sm_side = bits_to(self.calculation.eab_sm_side, Config::EAB_BITS);
        self.result.sm_side = self.calculation.chooses_sm_side;
    }
}
