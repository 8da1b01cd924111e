//! Expressions with widths. An operator's result is as wide as its operands.
use signal::BeatWord;

/// A signal of a module: an index into its table of symbols.
pub type SignalId = usize;

/// A typed expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// A whole signal.
    Signal {
        /// Number of the signal in the module's symbols.
        id: SignalId,
        /// Width of the signal in bits.
        width: usize,
    },
    /// A literal, printed with its width.
    Const {
        /// Bits. The width is the first field, since words of different widths cannot be compared.
        width: usize,
        /// Its value, of that width.
        value: BeatWord,
        /// The state of an enum that it represents, `State::Idle`, or what the Rust calls it, `KIND_LOAD`.
        name: Option<String>,
    },
    /// An operator with one operand.
    Unary(UnaryOp, Box<Expr>),
    /// An operator with two operands.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `width` bits from bit `low` up.
    Slice {
        /// The sliced value.
        of: Box<Expr>,
        /// The lowest bit.
        low: usize,
        /// Width of the result in bits.
        width: usize,
    },
    /// Parts side by side, the highest first.
    Cat(Vec<Expr>),
    /// One bit, chosen by a signal; a bit beyond the width is 0.
    BitOf(Box<Expr>, Box<Expr>),
}

/// Operators with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    /// Every bit inverted.
    Not,
    /// Any bit set.
    Any,
    /// All bits set.
    All,
    /// An odd number of bits set.
    Xor,
}

/// Operators with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    LogicalAnd,
    LogicalOr,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl BinaryOp {
    /// As Verilog writes it.
    pub fn symbol(self) -> &'static str {
        use BinaryOp::*;
        match self {
            Add => "+",
            Sub => "-",
            Mul => "*",
            And => "&",
            Or => "|",
            Xor => "^",
            LogicalAnd => "&&",
            LogicalOr => "||",
            Shl => "<<",
            Shr => ">>",
            Eq => "==",
            Ne => "!=",
            Lt => "<",
            Le => "<=",
            Gt => ">",
            Ge => ">=",
        }
    }

    /// One bit from two operands of any width.
    pub fn is_comparison(self) -> bool {
        use BinaryOp::*;
        matches!(self, Eq | Ne | Lt | Le | Gt | Ge)
    }

    /// One bit from two bits.
    pub fn is_logical(self) -> bool {
        matches!(self, BinaryOp::LogicalAnd | BinaryOp::LogicalOr)
    }

    /// Operands may be taken in any grouping.
    pub fn is_associative(self) -> bool {
        use BinaryOp::*;
        matches!(self, Add | And | Or | Xor | LogicalAnd | LogicalOr)
    }

    /// A shift, whose right operand has a separate width.
    pub fn is_shift(self) -> bool {
        matches!(self, BinaryOp::Shl | BinaryOp::Shr)
    }
}

impl Expr {
    /// A constant without a name: the low `width` bits of `value`.
    pub fn constant(value: u64, width: usize) -> Expr {
        Expr::from(BeatWord::new(value, width))
    }

    /// Calls `see` for each signal in it.
    pub fn each_signal(&mut self, see: &mut impl FnMut(&mut SignalId)) {
        match self {
            Expr::Signal { id, .. } => see(id),
            Expr::Const { .. } => {}
            Expr::Slice { of, .. } | Expr::Unary(_, of) => of.each_signal(see),
            Expr::Binary(_, left, right) | Expr::BitOf(left, right) => {
                left.each_signal(see);
                right.each_signal(see);
            }
            Expr::Cat(parts) => parts.iter_mut().for_each(|part| part.each_signal(see)),
        }
    }

    /// The same constant by that name; another expression as it is.
    pub fn called(self, name: Option<String>) -> Expr {
        match self {
            Expr::Const { width, value, .. } => Expr::Const { width, value, name },
            other => other,
        }
    }

    /// Width of the value in bits.
    pub fn width(&self) -> usize {
        match self {
            Expr::Signal { width, .. } | Expr::Const { width, .. } | Expr::Slice { width, .. } => {
                *width
            }
            Expr::Unary(UnaryOp::Not, inner) => inner.width(),
            Expr::Unary(..) | Expr::BitOf(..) => 1,
            Expr::Binary(op, ..) if op.is_comparison() || op.is_logical() => 1,
            Expr::Binary(_, left, _) => left.width(),
            Expr::Cat(parts) => parts.iter().map(Expr::width).sum(),
        }
    }

    /// The constant's value, if it is one.
    pub fn value(&self) -> Option<BeatWord> {
        match self {
            Expr::Const { value, .. } => Some(*value),
            _ => None,
        }
    }

    /// The constant's value, if it is one, as a number of bits or the number of a bit: what exceeds
    /// `usize` is beyond any word.
    pub fn position(&self) -> Option<usize> {
        let limbs = self.value()?.limbs();
        let small = limbs[1..].iter().all(|&limb| limb == 0);
        Some(usize::try_from(limbs[0]).ok().filter(|_| small).unwrap_or(usize::MAX))
    }

    /// Calls `see` for each signal that is read, with the bits that are: low and width.
    pub fn reads(&self, see: &mut impl FnMut(SignalId, usize, usize)) {
        match self {
            Expr::Signal { id, width } => see(*id, 0, *width),
            Expr::Const { .. } => {}
            Expr::Slice { of, low, width } => match of.as_ref() {
                Expr::Signal { id, .. } => see(*id, *low, *width),
                inner => inner.reads(see),
            },
            Expr::Unary(_, inner) => inner.reads(see),
            Expr::Binary(_, left, right) | Expr::BitOf(left, right) => {
                left.reads(see);
                right.reads(see);
            }
            Expr::Cat(parts) => parts.iter().for_each(|part| part.reads(see)),
        }
    }
}

impl From<BeatWord> for Expr {
    fn from(value: BeatWord) -> Expr {
        Expr::Const { width: value.width(), value, name: None }
    }
}
