//! What the code that `#[kernel]` generates is made of.
use rust_hdl::core::ast::{VerilogBlock, VerilogExpression, VerilogStatement};
use rust_hdl::core::prelude::Synth;

/// A value known when the block is built, as an expression of rust-hdl's AST.
pub trait Constant {
    /// The literal; a number has no width of its own and takes the other operand's.
    fn literal(self) -> VerilogExpression;
}

impl Constant for usize {
    fn literal(self) -> VerilogExpression {
        VerilogExpression::Literal(self.into())
    }
}

impl Constant for bool {
    fn literal(self) -> VerilogExpression {
        VerilogExpression::Literal(self.into())
    }
}

/// `value` as an expression.
pub fn literal(value: impl Constant) -> VerilogExpression {
    value.literal()
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
