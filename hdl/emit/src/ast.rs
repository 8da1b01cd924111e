//! Properties of rust-hdl's AST that need no module around it.
use crate::expr::BinaryOp;
use rust_hdl::core::ast::{VerilogExpression as Ast, VerilogLiteral, VerilogOp};

/// A number: it has no width.
pub fn is_literal(ast: &Ast) -> bool {
    match ast {
        Ast::Literal(literal) => parts_of(literal).0 != 1,
        Ast::Paren(inner) => is_literal(inner),
        named => constant(named).is_some(),
    }
}

/// Name and number of a constant: see `signal::literal`.
pub fn constant(ast: &Ast) -> Option<(&str, &VerilogLiteral)> {
    let Ast::Slice(name, _, number) = ast else { return None };
    match (name.as_ref(), number.as_ref()) {
        (Ast::Signal(name), Ast::Literal(number)) => Some((name, number)),
        _ => None,
    }
}

/// Bits and value of rust-hdl's literal, which shows both only as text: `64'h2a`.
pub fn parts_of(literal: &VerilogLiteral) -> (usize, u128) {
    let text = format!("{literal:x}");
    let (bits, digits) = text.split_once("'h").unwrap_or(("64", "0"));
    (bits.parse().unwrap_or(64), u128::from_str_radix(digits, 16).unwrap_or(u128::MAX))
}

/// The operator under the printer's name.
pub fn operator(op: &VerilogOp) -> BinaryOp {
    match op {
        VerilogOp::Add => BinaryOp::Add,
        VerilogOp::Sub => BinaryOp::Sub,
        VerilogOp::Mul => BinaryOp::Mul,
        VerilogOp::LogicalAnd => BinaryOp::LogicalAnd,
        VerilogOp::LogicalOr => BinaryOp::LogicalOr,
        VerilogOp::BitXor => BinaryOp::Xor,
        VerilogOp::BitAnd => BinaryOp::And,
        VerilogOp::BitOr => BinaryOp::Or,
        VerilogOp::Shl => BinaryOp::Shl,
        VerilogOp::Shr => BinaryOp::Shr,
        VerilogOp::Eq => BinaryOp::Eq,
        VerilogOp::Lt => BinaryOp::Lt,
        VerilogOp::Le => BinaryOp::Le,
        VerilogOp::Ne => BinaryOp::Ne,
        VerilogOp::Ge => BinaryOp::Ge,
        VerilogOp::Gt => BinaryOp::Gt,
    }
}
