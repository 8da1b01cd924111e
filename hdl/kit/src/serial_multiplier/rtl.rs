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
        self.addend.next = 0.into();
        if self.product.q.val().bit(0) {
            self.addend.next = self.multiplicand.q.val();
        }
        let high = bits_to(self.product.q.val() >> b_bits, a_bits);
        let sum = bits_to(high, a_bits + 1) + bits_to(self.addend.val(), a_bits + 1);

        self.state.hold();
        self.multiplicand.hold();
        self.product.hold();
        self.left.hold();
        match self.state.q.val() {
            State::Idle => {
                self.multiplicand.d.next = self.start.a.val();
                self.product.d.next = bits_to(self.start.b.val(), a_bits + b_bits);
                self.left.d.next = (b_bits - 1).into();
                if self.start.valid.val() {
                    self.state.d.next = State::Busy;
                }
            }
            State::Busy => {
                if b_bits == 1 {
                    self.product.d.next = sum;
                } else {
                    self.product.d.next = cat(sum, bits_to(self.product.q.val() >> 1, b_bits - 1));
                }
                self.left.d.next = self.left.q.val() - 1;
                if self.left.q.val() == 0 {
                    self.state.d.next = State::Done;
                }
            }
            _ => {
                if self.result.ready.val() {
                    self.state.d.next = State::Idle;
                }
            }
        }
        self.start.ready.next = self.state.q.val() == State::Idle;
        self.result.valid.next = self.state.q.val() == State::Done;
        self.result.product.next = self.product.q.val();
    }
}
