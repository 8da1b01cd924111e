//! Constructors of expressions that simplify as they build, so that the text stays readable and no
//! linter meets a comparison that is always true.
use crate::expr::{BinaryOp, Expr, UnaryOp};
use crate::fold::{self, unary};
use signal::{MAX_WIDTH, index_bits};

/// `of` zero-extended or truncated to `width` bits.
pub fn resize(of: Expr, width: usize) -> Expr {
    let old = of.width();
    if width <= old {
        return slice(of, 0, width);
    }
    cat(vec![Expr::constant(0, width - old), of])
}

/// Parts side by side, the highest first; nested concatenations and neighbouring constants merge.
pub fn cat(parts: Vec<Expr>) -> Expr {
    let mut flat: Vec<Expr> = Vec::new();
    for part in parts {
        let inner = match part {
            Expr::Cat(inner) => inner,
            other => vec![other],
        };
        for part in inner {
            let merged = match (flat.last().and_then(Expr::value), part.value()) {
                (Some(high), Some(low)) if high.width() + low.width() <= MAX_WIDTH => {
                    Some(Expr::from(high.above(low)))
                }
                _ => None,
            };
            if merged.is_some() {
                flat.pop();
            }
            flat.push(merged.unwrap_or(part));
        }
    }
    if flat.len() == 1 { flat.remove(0) } else { Expr::Cat(flat) }
}

/// `width` bits of `of` from bit `low` up, pushed inwards as far as that changes nothing.
pub fn slice(of: Expr, low: usize, width: usize) -> Expr {
    if low == 0 && width == of.width() {
        return of;
    }
    use BinaryOp::{Add, And, Mul, Or, Shl, Shr, Sub, Xor};
    match of {
        Expr::Const { value, .. } => Expr::from((value >> low).resized(width)),
        Expr::Slice { of, low: inner, .. } => slice(*of, low + inner, width),
        Expr::Unary(UnaryOp::Not, inner) => unary(UnaryOp::Not, slice(*inner, low, width)),
        Expr::Binary(op @ (And | Or | Xor), a, b) => {
            binary(op, slice(*a, low, width), slice(*b, low, width))
        }
        // The low bits of a sum depend on the low bits of its operands only.
        Expr::Binary(op @ (Add | Sub | Mul), a, b) if low == 0 => {
            binary(op, slice(*a, 0, width), slice(*b, 0, width))
        }
        Expr::Binary(op @ (Shl | Shr), a, by) => match by.position() {
            Some(by) => slice_shifted(*a, op, by, low, width),
            None => Expr::Slice { of: Box::new(Expr::Binary(op, a, by)), low, width },
        },
        Expr::Cat(parts) => slice_cat(parts, low, width),
        other => Expr::Slice { of: Box::new(other), low, width },
    }
}

/// Bits of `a << by` or `a >> by`, where `by` is less than the width of `a`.
fn slice_shifted(a: Expr, op: BinaryOp, by: usize, low: usize, width: usize) -> Expr {
    // The bits that are there, counted in `a`; the others are zero.
    let (start, zeros_below) = match op {
        BinaryOp::Shl => (low.saturating_sub(by), by.saturating_sub(low).min(width)),
        _ => (low + by, 0),
    };
    let have = a.width().saturating_sub(start).min(width - zeros_below);
    let zeros = |width: usize| (width > 0).then(|| Expr::constant(0, width));
    let middle = (have > 0).then(|| slice(a, start, have));
    let parts = [zeros(width - zeros_below - have), middle, zeros(zeros_below)];
    cat(parts.into_iter().flatten().collect())
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

/// `left op right`; the operands' widths have been checked.
pub fn binary(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    if let Some(simpler) = fold::binary(op, &left, &right) {
        return simpler;
    }
    // A constant amount is less than the word's width here.
    let right = match right {
        Expr::Const { .. } if op.is_shift() => resize(right, index_bits(left.width())),
        right => right,
    };
    Expr::Binary(op, Box::new(left), Box::new(right))
}

/// Bit `index` of `of`; 0 beyond its width.
pub fn bit_of(of: Expr, index: Expr) -> Expr {
    match index.position() {
        Some(index) if index < of.width() => slice(of, index, 1),
        Some(_) => Expr::constant(0, 1),
        None => Expr::BitOf(Box::new(of), Box::new(index)),
    }
}
