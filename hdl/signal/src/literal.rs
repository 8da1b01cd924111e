//! Building blocks of the code that `#[kernel]` generates.
use crate::Unsigned;
use rust_hdl::core::ast::{VerilogBlock, VerilogExpression, VerilogStatement};
use rust_hdl::core::prelude::Synth;

/// A value known when the block is built, as an expression of rust-hdl's AST.
pub trait Constant {
    /// The literal; a number has no width and takes the other operand's.
    fn literal(self) -> VerilogExpression;

    /// The same, which the text calls `name` if it is a number.
    fn named(self, name: &str) -> VerilogExpression;
}

impl Constant for usize {
    fn literal(self) -> VerilogExpression {
        VerilogExpression::Literal(self.into())
    }

    // rust-hdl's AST has no names for numbers; `Slice(name, _, number)`, which nothing else uses, represents one.
    fn named(self, name: &str) -> VerilogExpression {
        let name = VerilogExpression::Signal(name.to_owned());
        VerilogExpression::Slice(Box::new(name), 0, Box::new(self.literal()))
    }
}

/// Number of ones: see [`ones`].
#[derive(Clone, Copy, Debug)]
pub struct Ones(usize);

/// `width` ones, 1 to 128, the enables of all bytes of a sector; a bare literal, as `usize` is for up to 64 bits:
/// `ones(bytes).into()`.
pub fn ones(width: usize) -> Ones {
    Ones(width)
}

impl Ones {
    fn number(self) -> u128 {
        u128::MAX >> (128 - self.0)
    }
}

impl Constant for Ones {
    fn literal(self) -> VerilogExpression {
        VerilogExpression::Literal(self.number().into())
    }

    fn named(self, _: &str) -> VerilogExpression {
        self.literal()
    }
}

impl<const MOST: usize, const LIMBS: usize> From<Ones> for Unsigned<MOST, LIMBS> {
    fn from(ones: Ones) -> Self {
        Unsigned::literal(ones.number())
    }
}

impl Constant for bool {
    fn literal(self) -> VerilogExpression {
        VerilogExpression::Literal(self.into())
    }

    fn named(self, _: &str) -> VerilogExpression {
        self.literal()
    }
}

/// A literal expression; a number has no width and takes the other operand's.
pub fn literal(value: impl Constant) -> VerilogExpression {
    value.literal()
}

/// `value`, which the Verilog calls `name`, as an expression.
pub fn named(name: &str, value: impl Constant) -> VerilogExpression {
    value.named(name)
}

/// Collects the statements of a kernel and names its `let` bindings.
#[derive(Default)]
pub struct Hardware {
    lets: usize,
}

impl Hardware {
    /// Makes `let name = value` a wire of the module, assigned in `block`; gives its name.
    pub fn bind(
        &mut self,
        block: &mut VerilogBlock,
        name: &str,
        value: VerilogExpression,
    ) -> VerilogExpression {
        let signal = VerilogExpression::Signal(format!("let${name}${}", self.lets));
        self.lets += 1;
        block.push(VerilogStatement::Assignment(signal.clone(), value));
        signal
    }

    /// A state of a `LogicState` enum.
    pub fn state(state: impl Synth) -> VerilogExpression {
        VerilogExpression::Literal(state.verilog())
    }
}
