//! Constructors of expressions that simplify as they build, so that the text stays readable and no
//! linter meets a comparison that is always true.
use crate::expr::{BinaryOp, Expr, UnaryOp};

fn ones(width: usize) -> Option<u64> {
    match width {
        64 => Some(u64::MAX),
        1..64 => Some((1 << width) - 1),
        _ => None,
    }
}

/// `of` zero-extended or truncated to `width` bits.
pub fn resize(of: Expr, width: usize) -> Expr {
    let old = of.width();
    if width <= old {
        return slice(of, 0, width);
    }
    if let Expr::Const { value, .. } = of {
        return Expr::constant(value, width);
    }
    cat(vec![Expr::constant(0, width - old), of])
}

/// Parts side by side, the highest first; nested concatenations and neighbouring zeros merge.
pub fn cat(parts: Vec<Expr>) -> Expr {
    let mut flat: Vec<Expr> = Vec::new();
    for part in parts {
        let inner = match part {
            Expr::Cat(inner) => inner,
            other => vec![other],
        };
        for part in inner {
            match (flat.last_mut(), &part) {
                (
                    Some(Expr::Const { value: 0, width, state: None }),
                    Expr::Const { value: 0, width: more, .. },
                ) => *width += more,
                _ => flat.push(part),
            }
        }
    }
    if flat.len() == 1 { flat.remove(0) } else { Expr::Cat(flat) }
}

/// `width` bits of `of` from bit `low` up, pushed inwards as far as that changes nothing.
pub fn slice(of: Expr, low: usize, width: usize) -> Expr {
    if low == 0 && width == of.width() {
        return of;
    }
    use BinaryOp::{Add, And, Mul, Or, Shr, Sub, Xor};
    match of {
        Expr::Const { value, .. } => {
            let shifted = if low >= 64 { 0 } else { value >> low };
            Expr::constant(shifted & ones(width).unwrap_or(u64::MAX), width)
        }
        Expr::Slice { of, low: inner, .. } => slice(*of, low + inner, width),
        Expr::Unary(UnaryOp::Not, inner) => unary(UnaryOp::Not, slice(*inner, low, width)),
        Expr::Binary(op @ (And | Or | Xor), a, b) => {
            binary(op, slice(*a, low, width), slice(*b, low, width))
        }
        // The low bits of a sum depend on the low bits of its operands only.
        Expr::Binary(op @ (Add | Sub | Mul), a, b) if low == 0 => {
            binary(op, slice(*a, 0, width), slice(*b, 0, width))
        }
        Expr::Binary(Shr, a, by) if by.value().is_some() => {
            let by = by.value().unwrap_or(0) as usize;
            let have = a.width().saturating_sub(low + by).min(width);
            if have == 0 {
                return Expr::constant(0, width);
            }
            resize(slice(*a, low + by, have), width)
        }
        Expr::Cat(parts) => slice_cat(parts, low, width),
        other => Expr::Slice { of: Box::new(other), low, width },
    }
}

fn slice_cat(parts: Vec<Expr>, low: usize, width: usize) -> Expr {
    let mut kept = Vec::new();
    let mut base = 0;
    for part in parts.into_iter().rev() {
        let (start, end) = (low.max(base), (low + width).min(base + part.width()));
        let offset = base;
        base += part.width();
        if start < end {
            kept.push(slice(part, start - offset, end - start));
        }
    }
    kept.reverse();
    cat(kept)
}

/// `op inner`.
pub fn unary(op: UnaryOp, inner: Expr) -> Expr {
    match (op, inner) {
        (UnaryOp::Not, Expr::Const { value, width, .. }) if ones(width).is_some() => {
            Expr::constant(!value & ones(width).unwrap_or(0), width)
        }
        (UnaryOp::Not, Expr::Unary(UnaryOp::Not, inner)) => *inner,
        // A reduction of one bit is that bit.
        (UnaryOp::Any | UnaryOp::All | UnaryOp::Xor, inner) if inner.width() == 1 => inner,
        (op, inner) => Expr::Unary(op, Box::new(inner)),
    }
}

/// `left op right`; the operands' widths have been checked.
pub fn binary(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    use BinaryOp::*;
    let bit = |b: bool| Expr::constant(u64::from(b), 1);
    let (a, b) = (left.value(), right.value());
    let most = ones(left.width());
    match (op, a, b) {
        (LogicalAnd, Some(0), _) | (LogicalAnd, _, Some(0)) => bit(false),
        (LogicalOr, Some(1), _) | (LogicalOr, _, Some(1)) => bit(true),
        (LogicalAnd, Some(_), _) | (LogicalOr, Some(_), _) => right,
        (LogicalAnd, _, Some(_)) | (LogicalOr, _, Some(_)) => left,
        (And | Or | Xor, ..) if left.width() == 1 => bitwise_bit(op, left, right),
        (Shl | Shr, _, Some(0)) => left,
        (Shl | Shr, _, Some(by)) if by >= left.width() as u64 => Expr::constant(0, left.width()),
        (Eq, Some(x), Some(y)) => bit(x == y),
        (Ne, Some(x), Some(y)) => bit(x != y),
        (Lt, _, Some(0)) | (Gt, Some(0), _) => bit(false),
        (Ge, _, Some(0)) | (Le, Some(0), _) => bit(true),
        (Le, _, top) if top.is_some() && top == most => bit(true),
        (Gt, _, top) if top.is_some() && top == most => bit(false),
        (Ge, top, _) if top.is_some() && top == most => bit(true),
        (Lt, top, _) if top.is_some() && top == most => bit(false),
        (Lt, Some(x), Some(y)) => bit(x < y),
        (Le, Some(x), Some(y)) => bit(x <= y),
        (Gt, Some(x), Some(y)) => bit(x > y),
        (Ge, Some(x), Some(y)) => bit(x >= y),
        (Add | Sub, _, Some(0)) | (Add, Some(0), _) => {
            if b == Some(0) {
                left
            } else {
                right
            }
        }
        _ => Expr::Binary(op, Box::new(left), Box::new(right)),
    }
}

/// `&`, `|`, `^` of one bit each, without constants.
fn bitwise_bit(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    let (constant, other) = match (left.value(), right.value()) {
        (Some(c), _) => (c, right),
        (_, Some(c)) => (c, left),
        _ => return Expr::Binary(op, Box::new(left), Box::new(right)),
    };
    match (op, constant) {
        (BinaryOp::And, 0) => Expr::constant(0, 1),
        (BinaryOp::Or, 1) => Expr::constant(1, 1),
        (BinaryOp::Xor, 1) => unary(UnaryOp::Not, other),
        _ => other,
    }
}
