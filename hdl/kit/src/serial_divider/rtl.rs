//! The hardware.
use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// State of the calculation.
#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
enum State {
    Idle,
    Busy,
    Done,
}

/// Divides two numbers, one bit a cycle.
#[derive(LogicBlock)]
pub struct SerialDivider {
    kind: Kind,
    pub(super) ports: Ports,
    state: Flop<State>,
    divisor: Reg,
    /// The quotient so far, below the bits of the dividend that are still to come.
    quotient: Reg,
    /// The remainder of the bits of the dividend so far: less than the divisor, and no more than they spell.
    remainder: Reg,
    /// Bits of the dividend after the one of this cycle.
    left: Reg,
    _dividend_bits: usize,
    _remainder_bits: usize,
    _trial_bits: usize,
    _wider: usize,
}

impl SerialDivider {
    /// A divider at rest.
    pub fn new(config: Config) -> SerialDivider {
        let (dividend, divisor) = (config.dividend_bits(), config.divisor_bits());
        let remainder = config.remainder_bits();
        // A remainder and one more bit, of the dividend's at most all.
        let trial = dividend.min(divisor + 1);
        SerialDivider {
            kind: Kind::of::<SerialDivider>("Divides two numbers, one bit a cycle.")
                .with("dividend", dividend)
                .with("divisor", divisor),
            ports: Ports::new(config),
            state: Flop::new(),
            divisor: Reg::new(divisor),
            quotient: Reg::new(dividend),
            remainder: Reg::new(remainder),
            left: Reg::new(index_bits(dividend)),
            _dividend_bits: dividend,
            _remainder_bits: remainder,
            _trial_bits: trial,
            _wider: trial.max(divisor),
        }
    }
}

impl Logic for SerialDivider {
    #[kernel]
    fn update(&mut self) {
        let n = self._dividend_bits;
        let remainder_bits = self._remainder_bits;
        let wider = self._wider;
        let trial_bits = self._trial_bits;
        let trial = bits_to(cat(self.remainder.q, self.quotient.q.bit(n - 1)), trial_bits);
        let minuend = bits_to(trial, wider);
        let subtrahend = bits_to(self.divisor.q, wider);
        let fits = minuend >= subtrahend;

        self.state.hold();
        self.divisor.hold();
        self.quotient.hold();
        self.remainder.hold();
        self.left.hold();
        match self.state.q {
            State::Idle => {
                self.divisor.d = self.start.divisor;
                self.quotient.d = self.start.dividend;
                self.remainder.d = 0;
                self.left.d = (n - 1).into();
                if self.start.valid {
                    self.state.d = State::Busy;
                }
            }
            State::Busy => {
                self.quotient.d = bits_to(cat(self.quotient.q, fits), n);
                self.remainder.d = bits_to(trial, remainder_bits);
                if fits {
                    self.remainder.d = bits_to(minuend - subtrahend, remainder_bits);
                }
                self.left.d = self.left.q - 1;
                if self.left.q == 0 {
                    self.state.d = State::Done;
                }
            }
            _ => {
                if self.result.ready {
                    self.state.d = State::Idle;
                }
            }
        }
        self.start.ready = self.state.q == State::Idle;
        self.result.valid = self.state.q == State::Done;
        self.result.quotient = self.quotient.q;
        self.result.remainder = self.remainder.q;
    }
}
