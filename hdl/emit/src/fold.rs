//! Values that are known without looking at a signal.
//!
//! Linters fold constants too, and complain about what they then see: `0 <= x` is always true. The
//! folding here must therefore cover at least theirs.
use crate::expr::{BinaryOp, Expr, UnaryOp};
use signal::BeatWord;

/// A word one bit wide: 1 if `set`.
pub fn bit(set: bool) -> BeatWord {
    BeatWord::new(u64::from(set), 1)
}

/// `op inner`, folded where `inner` is a constant.
pub fn unary(op: UnaryOp, inner: Expr) -> Expr {
    if let Some(value) = inner.value() {
        return Expr::from(constant(op, value));
    }
    match (op, inner) {
        (UnaryOp::Not, Expr::Unary(UnaryOp::Not, inner)) => *inner,
        // A reduction of one bit is that bit.
        (UnaryOp::Any | UnaryOp::All | UnaryOp::Xor, inner) if inner.width() == 1 => inner,
        (op, inner) => Expr::Unary(op, Box::new(inner)),
    }
}

fn constant(op: UnaryOp, value: BeatWord) -> BeatWord {
    match op {
        UnaryOp::Not => !value,
        UnaryOp::Any => bit(value.any()),
        UnaryOp::All => bit(value.all()),
        UnaryOp::Xor => bit(value.xor()),
    }
}

fn constants(op: BinaryOp, a: BeatWord, b: BeatWord) -> BeatWord {
    use BinaryOp::*;
    match op {
        Add => a + b,
        Sub => a - b,
        Mul => a * b,
        And => a & b,
        Or => a | b,
        Xor => a ^ b,
        LogicalAnd => bit(a.any() && b.any()),
        LogicalOr => bit(a.any() || b.any()),
        Shl => a << b,
        Shr => a >> b,
        Eq => bit(a == b),
        Ne => bit(a != b),
        Lt => bit(a < b),
        Le => bit(a <= b),
        Gt => bit(a > b),
        Ge => bit(a >= b),
    }
}

/// `left op right` when it is a constant or one of its operands, or simpler than it looks.
pub fn binary(op: BinaryOp, left: &Expr, right: &Expr) -> Option<Expr> {
    use BinaryOp::*;
    let (a, b) = (left.value(), right.value());
    if let (Some(a), Some(b)) = (a, b) {
        return Some(Expr::from(constants(op, a, b)));
    }
    if left == right && !op.is_shift() {
        return same(op, left);
    }
    let zero = |value: Option<BeatWord>| value.is_some_and(|v| !v.any());
    let ones = |value: Option<BeatWord>| value.is_some_and(BeatWord::all);
    let one = |value: Option<BeatWord>| value.is_some_and(|v| v == 1);
    let constant = |value: u64| Some(Expr::constant(value, left.width()));
    let truth = |set: bool| Some(Expr::from(bit(set)));
    let other = || Some(if a.is_some() { right.clone() } else { left.clone() });
    let any = |test: &dyn Fn(Option<BeatWord>) -> bool| test(a) || test(b);
    match op {
        And | LogicalAnd | Mul if any(&zero) => constant(0),
        And | LogicalAnd if any(&ones) => other(),
        Mul if any(&one) => other(),
        Or | LogicalOr if any(&ones) => Some(if ones(a) { left.clone() } else { right.clone() }),
        Or | LogicalOr | Xor | Add if any(&zero) => other(),
        Xor if any(&ones) => other().map(|x| unary(UnaryOp::Not, x)),
        Sub | Shl | Shr if zero(b) => Some(left.clone()),
        Shl | Shr if zero(a) => constant(0),
        Shl | Shr if right.position().is_some_and(|by| by >= left.width()) => constant(0),
        Lt if zero(b) || ones(a) => truth(false),
        Gt if zero(a) || ones(b) => truth(false),
        Ge if zero(b) || ones(a) => truth(true),
        Le if zero(a) || ones(b) => truth(true),
        _ => None,
    }
}

/// `x op x`.
fn same(op: BinaryOp, x: &Expr) -> Option<Expr> {
    use BinaryOp::*;
    match op {
        And | Or | LogicalAnd | LogicalOr => Some(x.clone()),
        Sub | Xor => Some(Expr::constant(0, x.width())),
        Eq | Le | Ge => Some(Expr::constant(1, 1)),
        Ne | Lt | Gt => Some(Expr::constant(0, 1)),
        Add | Mul | Shl | Shr => None,
    }
}
