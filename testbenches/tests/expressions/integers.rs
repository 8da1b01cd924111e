//! Meaning of an expression in plain integers: the oracle, which knows nothing of `Word`.
use crate::corners::Input;
use crate::tree::{Op, Reduction, Tree};

fn cut(value: u128, width: usize) -> u128 {
    value & ((1 << width) - 1)
}

/// Value and width of `tree`; a bit is one bit wide, a bare number has width 0.
pub fn evaluate(tree: &Tree, input: &Input) -> (u128, usize) {
    let of = |tree: &Tree| evaluate(tree, input);
    let bit = |set: bool| (u128::from(set), 1);
    match tree {
        Tree::Bit(number) => bit(input.bits[*number]),
        Tree::Word(width) => (input.words[width - 1], *width),
        Tree::Bool(set) => bit(*set),
        Tree::Number(number) => (*number as u128, 0),
        Tree::Not(inner) => {
            let (value, width) = of(inner);
            (cut(!value, width), width)
        }
        Tree::Reduce(reduction, inner) => {
            let (value, width) = of(inner);
            bit(match reduction {
                Reduction::Any => value != 0,
                Reduction::All => value.count_ones() as usize == width,
                Reduction::Xor => value.count_ones() % 2 == 1,
            })
        }
        Tree::BitAt(inner, index) => bit(of(inner).0 >> index & 1 == 1),
        Tree::BitOf(inner, index) => {
            let ((value, width), index) = (of(inner), of(index).0);
            bit(index < width as u128 && value >> index & 1 == 1)
        }
        Tree::Resize(inner, width) => (cut(of(inner).0, *width), *width),
        Tree::Cat(high, low) => {
            let ((high, wide), (low, narrow)) = (of(high), of(low));
            (high << narrow | low, wide + narrow)
        }
        Tree::Binary(op, left, right) => {
            let ((a, width), (b, _)) = (of(left), of(right));
            match op {
                Op::Add => (cut(a.wrapping_add(b), width), width),
                Op::Sub => (cut(a.wrapping_sub(b), width), width),
                Op::Mul => (cut(a.wrapping_mul(b), width), width),
                Op::And => (a & b, width),
                Op::Or => (a | b, width),
                Op::Xor => (a ^ b, width),
                Op::LogicalAnd => bit(a != 0 && b != 0),
                Op::LogicalOr => bit(a != 0 || b != 0),
                Op::Shl if b >= width as u128 => (0, width),
                Op::Shl => (cut(a << b, width), width),
                Op::Shr if b >= width as u128 => (0, width),
                Op::Shr => (a >> b, width),
                Op::Eq => bit(a == b),
                Op::Ne => bit(a != b),
                Op::Lt => bit(a < b),
                Op::Le => bit(a <= b),
                Op::Gt => bit(a > b),
                Op::Ge => bit(a >= b),
            }
        }
    }
}
