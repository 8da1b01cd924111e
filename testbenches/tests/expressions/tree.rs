//! Expressions as a kernel could write them.

/// The widest word input, in bits; there is an input of every width from 1.
pub const WIDEST: usize = 70;
/// Inputs of one bit (`Signal<In, Bit>`).
pub const BITS: usize = 4;

/// An expression. Words and bits are different types in a kernel, so they are distinguished here:
/// [`Tree::width`] is 0 for a bit.
#[derive(Clone, Debug)]
pub enum Tree {
    /// The bit input of this number.
    Bit(usize),
    /// The word input of this width.
    Word(usize),
    /// `true` or `false`.
    Bool(bool),
    /// A bare number; only beside a word that gives it a width.
    Number(usize),
    /// `left op right`, on two words or two bits.
    Binary(Op, Box<Tree>, Box<Tree>),
    /// `!x`, on a word or a bit.
    Not(Box<Tree>),
    /// `x.any()`, `x.all()`, `x.xor()`.
    Reduce(Reduction, Box<Tree>),
    /// `x.bit(number)`.
    BitAt(Box<Tree>, usize),
    /// `x.bit(y)`.
    BitOf(Box<Tree>, Box<Tree>),
    /// `bits_to(x, width)`, of a word, a bit or a number.
    Resize(Box<Tree>, usize),
    /// `cat(high, low)`, of words and bits.
    Cat(Box<Tree>, Box<Tree>),
}

/// Operators with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[rustfmt::skip]
pub enum Op { Add, Sub, Mul, And, Or, Xor, LogicalAnd, LogicalOr, Shl, Shr, Eq, Ne, Lt, Le, Gt, Ge }

/// Reduction of a word to a bit.
#[derive(Clone, Copy, Debug)]
#[rustfmt::skip]
pub enum Reduction { Any, All, Xor }

impl Op {
    /// On words, to a word of the same width.
    pub const ARITHMETIC: [Op; 6] = [Op::Add, Op::Sub, Op::Mul, Op::And, Op::Or, Op::Xor];
    /// On words or bits, to a bit.
    pub const COMPARISONS: [Op; 6] = [Op::Eq, Op::Ne, Op::Lt, Op::Le, Op::Gt, Op::Ge];
    /// On bits, to a bit.
    pub const LOGIC: [Op; 5] = [Op::And, Op::Or, Op::Xor, Op::LogicalAnd, Op::LogicalOr];
}

impl Tree {
    /// Bits of a word, 0 for a bit and for a bare number.
    pub fn width(&self) -> usize {
        match self {
            Tree::Word(width) | Tree::Resize(_, width) => *width,
            Tree::Binary(op, ..) if Op::COMPARISONS.contains(op) => 0,
            Tree::Binary(_, left, _) | Tree::Not(left) => left.width(),
            Tree::Cat(high, low) => high.width().max(1) + low.width().max(1),
            _ => 0,
        }
    }
}
