//! Random expressions that a kernel could write.
use crate::tree::{BITS, Op, Reduction, Tree, WIDEST};
use testbenches::stimulus::Rng;

/// Draws expressions.
pub struct Generator {
    rng: Rng,
}

impl Generator {
    /// A generator that draws from `rng`.
    pub fn new(rng: Rng) -> Generator {
        Generator { rng }
    }

    /// A word or a bit, nested up to `depth` operators deep.
    pub fn any(&mut self, depth: usize) -> Tree {
        if self.rng.chance(1, 3) {
            return self.bit(depth);
        }
        let width = self.width();
        self.word(width, depth)
    }

    /// Widths around the limbs of 32 and 64 bits, and narrow ones, come more often.
    fn width(&mut self) -> usize {
        let favoured = [1, 1, 2, 3, 4, 8, 31, 32, 33, 63, 64, 65, 66, WIDEST];
        match self.rng.chance(1, 2) {
            true => self.rng.pick(&favoured).copied().unwrap_or(1),
            false => self.rng.between(1, WIDEST as u64) as usize,
        }
    }

    /// A number that fits `width` bits, often a corner.
    fn number(&mut self, width: usize) -> usize {
        let most = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        let value = match self.rng.below(6) {
            0 => 0,
            1 => 1,
            2 => most,
            3 => most >> 1,
            _ => self.rng.bits(64),
        };
        (value & most) as usize
    }

    fn leaf(&mut self, width: usize) -> Tree {
        match self.rng.below(8) {
            0 => Tree::Resize(Box::new(Tree::Number(self.number(width))), width),
            1 => Tree::Resize(Box::new(Tree::Word(self.width())), width),
            _ => Tree::Word(width),
        }
    }

    fn word(&mut self, width: usize, depth: usize) -> Tree {
        if depth == 0 {
            return self.leaf(width);
        }
        let below = depth - 1;
        match self.rng.below(12) {
            0 => self.leaf(width),
            1 => Tree::Not(Box::new(self.word(width, below))),
            2 | 3 => {
                let op = if self.rng.chance(1, 2) { Op::Shl } else { Op::Shr };
                let value = self.word(width, below);
                Tree::Binary(op, Box::new(value), Box::new(self.amount(width, below)))
            }
            4 => {
                let inner = self.any(below);
                Tree::Resize(Box::new(inner), width)
            }
            // A slice.
            5 | 6 => {
                let wide = self.width();
                let value = Box::new(self.word(wide, below));
                let low = Box::new(Tree::Number(self.rng.below(wide as u64) as usize));
                Tree::Resize(Box::new(Tree::Binary(Op::Shr, value, low)), width)
            }
            7 if width > 1 => {
                let low = self.rng.between(1, width as u64 - 1) as usize;
                let (high, low) = (self.part(width - low, below), self.part(low, below));
                Tree::Cat(Box::new(high), Box::new(low))
            }
            _ => {
                let op = self.rng.pick(&Op::ARITHMETIC).copied().unwrap_or(Op::Add);
                self.operands(op, width, below)
            }
        }
    }

    /// Two words of `width` bits, or a word and a number that takes its width.
    fn operands(&mut self, op: Op, width: usize, depth: usize) -> Tree {
        let left = Box::new(self.word(width, depth));
        let right = match self.rng.chance(1, 4) {
            true => Tree::Number(self.number(width)),
            false => self.word(width, depth),
        };
        Tree::Binary(op, left, Box::new(right))
    }

    /// How far to shift a word of `width` bits: beyond it, too.
    fn amount(&mut self, width: usize, depth: usize) -> Tree {
        if self.rng.chance(1, 2) {
            return Tree::Number(self.rng.below(width as u64 + 4) as usize);
        }
        let of = self.width();
        self.word(of, depth)
    }

    /// Part of a concatenation: a single bit may be of either type.
    fn part(&mut self, width: usize, depth: usize) -> Tree {
        match width == 1 && self.rng.chance(1, 2) {
            true => self.bit(depth),
            false => self.word(width, depth),
        }
    }

    fn bit(&mut self, depth: usize) -> Tree {
        if depth == 0 || self.rng.chance(1, 12) {
            return match self.rng.chance(1, 8) {
                true => Tree::Bool(self.rng.chance(1, 2)),
                false => Tree::Bit(self.rng.below(BITS as u64) as usize),
            };
        }
        let below = depth - 1;
        let width = self.width();
        match self.rng.below(10) {
            0 => Tree::Not(Box::new(self.bit(below))),
            1 => {
                let op = self.rng.pick(&Op::COMPARISONS).copied().unwrap_or(Op::Eq);
                Tree::Binary(op, Box::new(self.bit(below)), Box::new(self.bit(below)))
            }
            2 | 3 => {
                let op = self.rng.pick(&Op::LOGIC).copied().unwrap_or(Op::And);
                Tree::Binary(op, Box::new(self.bit(below)), Box::new(self.bit(below)))
            }
            4 => {
                let all = [Reduction::Any, Reduction::All, Reduction::Xor];
                let reduction = self.rng.pick(&all).copied().unwrap_or(Reduction::Any);
                Tree::Reduce(reduction, Box::new(self.word(width, below)))
            }
            5 => {
                let at = self.rng.below(width as u64) as usize;
                Tree::BitAt(Box::new(self.word(width, below)), at)
            }
            6 => {
                let index = self.width();
                let (of, index) = (self.word(width, below), self.word(index, below));
                Tree::BitOf(Box::new(of), Box::new(index))
            }
            _ => {
                let op = self.rng.pick(&Op::COMPARISONS).copied().unwrap_or(Op::Eq);
                self.operands(op, width, below)
            }
        }
    }
}
