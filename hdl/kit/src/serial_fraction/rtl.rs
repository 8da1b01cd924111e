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

/// The fraction that a part is of a whole, one bit a cycle.
#[derive(LogicBlock)]
pub struct SerialFraction {
    kind: Kind,
    pub(super) ports: Ports,
    state: Flop<State>,
    whole: Reg,
    /// Remainder of the part after the bits so far, in units of the bit of this cycle: less than twice the whole.
    rest: Reg,
    /// The bits so far, that of 1 first.
    fraction: Reg,
    /// Bits after the one of this cycle.
    left: Reg,
    _operand_bits: usize,
    _fraction_bits: usize,
}

impl SerialFraction {
    /// The unit at rest.
    pub fn new(config: Config) -> SerialFraction {
        let (operand, result) = (config.operand_bits(), config.result_bits());
        SerialFraction {
            kind: Kind::of::<SerialFraction>(
                "The fraction that a part is of a whole, one bit a cycle.",
            )
            .with("operand", operand)
            .with("fraction", config.fraction_bits()),
            ports: Ports::new(config),
            state: Flop::new(),
            whole: Reg::new(operand),
            rest: Reg::new(operand + 1),
            fraction: Reg::new(result),
            left: Reg::new(index_bits(result)),
            _operand_bits: operand,
            _fraction_bits: config.fraction_bits(),
        }
    }
}

impl Logic for SerialFraction {
    #[kernel]
    fn update(&mut self) {
        let operand_bits = self._operand_bits;
        let fraction_bits = self._fraction_bits;
        let whole = bits_to(self.whole.q, operand_bits + 1);
        let fits = self.rest.q >= whole;

        self.state.hold();
        self.whole.hold();
        self.rest.hold();
        self.fraction.hold();
        self.left.hold();
        match self.state.q {
            State::Idle => {
                self.whole.d = self.start.whole;
                self.rest.d = bits_to(self.start.part, operand_bits + 1);
                self.left.d = fraction_bits.into();
                if self.start.valid {
                    self.state.d = State::Busy;
                }
            }
            State::Busy => {
                self.fraction.d = bits_to(cat(self.fraction.q, fits), fraction_bits + 1);
                self.rest.d = self.rest.q << 1;
                if fits {
                    self.rest.d = (self.rest.q - whole) << 1;
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
        self.result.fraction = self.fraction.q;
        // The part was not below the whole: the bits after that of 1 mean nothing.
        if self.fraction.q.bit(fraction_bits) {
            self.result.fraction = (1 << fraction_bits).into();
        }
    }
}
