//! A word as a vector of bits, the lowest first: slow, and hard to get wrong.
use signal::Unsigned;

/// Bits, the lowest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Bits(pub Vec<bool>);

impl Bits {
    /// The bits of `word`. Those above its width must be clear.
    pub fn of<const MOST: usize, const LIMBS: usize>(word: Unsigned<MOST, LIMBS>) -> Bits {
        let bits: Vec<bool> =
            (0..MOST).map(|i| word.limbs()[i / 64] >> (i % 64) & 1 == 1).collect();
        assert!(!bits[word.width()..].contains(&true), "{word:?} has bits above its width");
        Bits(bits[..word.width()].to_vec())
    }

    /// The low `width` bits of `value`.
    pub fn number(value: u64, width: usize) -> Bits {
        Bits((0..width).map(|i| i < 64 && value >> i & 1 == 1).collect())
    }

    /// Combines bit by bit.
    pub fn zip(&self, other: &Bits, with: impl Fn(bool, bool) -> bool) -> Bits {
        Bits(self.0.iter().zip(&other.0).map(|(&a, &b)| with(a, b)).collect())
    }

    /// Inverts every bit.
    pub fn not(&self) -> Bits {
        Bits(self.0.iter().map(|bit| !bit).collect())
    }

    /// The sum, without the carry out of the highest bit.
    pub fn add(&self, other: &Bits) -> Bits {
        let mut carry = false;
        let sum = self.0.iter().zip(&other.0).map(|(&a, &b)| {
            let count = u8::from(a) + u8::from(b) + u8::from(carry);
            carry = count > 1;
            count % 2 == 1
        });
        Bits(sum.collect())
    }

    /// The low bits of the product.
    pub fn multiply(&self, other: &Bits) -> Bits {
        let mut product = Bits::number(0, self.0.len());
        for (i, _) in other.0.iter().enumerate().filter(|(_, bit)| **bit) {
            product = product.add(&self.left(i));
        }
        product
    }

    /// Moves every bit up by `by`.
    pub fn left(&self, by: usize) -> Bits {
        let bit = |i: usize| i >= by && self.0[i - by];
        Bits((0..self.0.len()).map(bit).collect())
    }

    /// Moves every bit down by `by`.
    pub fn right(&self, by: usize) -> Bits {
        let bit = |i: usize| i.checked_add(by).and_then(|i| self.0.get(i)).copied();
        Bits((0..self.0.len()).map(|i| bit(i).unwrap_or(false)).collect())
    }

    /// Zero-extended or cut.
    pub fn resized(&self, width: usize) -> Bits {
        Bits((0..width).map(|i| self.0.get(i).copied().unwrap_or(false)).collect())
    }
}
