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

/// Multiplies two numbers, one bit a cycle.
#[derive(LogicBlock)]
pub struct SerialMultiplier {
    kind: Kind,
    pub(super) ports: Ports,
    state: Flop<State>,
    multiplicand: Reg,
    /// The sum so far, above the bits of operand b that are still to come.
    product: Reg,
    /// Bits of b after the one of this cycle.
    left: Reg,
    /// Addend selected by the low bit of `product`.
    addend: Wire<Local>,
    _a_bits: usize,
    _b_bits: usize,
}

impl SerialMultiplier {
    /// A multiplier at rest.
    pub fn new(config: Config) -> SerialMultiplier {
        let (a_bits, b_bits) = (config.a_bits(), config.b_bits());
        SerialMultiplier {
            kind: Kind::of::<SerialMultiplier>("Multiplies two numbers, one bit a cycle.")
                .with("a", a_bits)
                .with("b", b_bits),
            ports: Ports::new(config),
            state: Flop::new(),
            multiplicand: Reg::new(a_bits),
            product: Reg::new(config.product_bits()),
            left: Reg::new(index_bits(b_bits)),
            addend: Wire::new(a_bits),
            _a_bits: a_bits,
            _b_bits: b_bits,
        }
    }
}

impl Logic for SerialMultiplier {
    #[kernel]
    fn update(&mut self) {
        let a_bits = self._a_bits;
        let b_bits = self._b_bits;
        self.addend = 0;
        if self.product.q.bit(0) {
            self.addend = self.multiplicand.q;
        }
        let high = bits_to(self.product.q >> b_bits, a_bits);
        let sum = bits_to(high, a_bits + 1) + bits_to(self.addend, a_bits + 1);

        self.state.hold();
        self.multiplicand.hold();
        self.product.hold();
        self.left.hold();
        match self.state.q {
            State::Idle => {
                self.multiplicand.d = self.start.a;
                self.product.d = bits_to(self.start.b, a_bits + b_bits);
                self.left.d = (b_bits - 1).into();
                if self.start.valid {
                    self.state.d = State::Busy;
                }
            }
            State::Busy => {
                if b_bits == 1 {
                    self.product.d = sum;
                } else {
                    self.product.d = cat(sum, bits_to(self.product.q >> 1, b_bits - 1));
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
        self.result.product = self.product.q;
    }
}
