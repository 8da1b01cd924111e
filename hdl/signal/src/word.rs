//! A value with a run-time width.
use ruint::Uint;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Shl, Shr, Sub};

/// The widest word, in bits: one beat of 64 bytes.
pub const MAX_WIDTH: usize = 512;

type Wide = Uint<MAX_WIDTH, 8>;

/// An unsigned value of `width` bits, 0 to [`MAX_WIDTH`].
///
/// An operator's result is as wide as its operands, and wraps. A word of width 0 is a bare literal
/// (`5.into()`): it takes the width of the other operand or of the wire it is assigned to.
///
/// # Panics
/// Operands of different widths, and a literal that does not fit, panic. The emitter reports both
/// as errors with the signal's path, so emit a block before it is simulated.
#[derive(Clone, Copy)]
pub struct Word {
    bits: Wide,
    width: usize,
}

fn mask(width: usize) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

impl Word {
    /// The low `width` bits of `value`.
    pub fn new(value: u64, width: usize) -> Word {
        debug_assert!(width <= MAX_WIDTH, "a word has at most {MAX_WIDTH} bits, not {width}");
        let mut limbs = [0; 8];
        limbs[0] = value & mask(width);
        Word { bits: Wide::from_limbs(limbs), width }
    }

    /// The low `width` bits of `limbs`, 64 bits each, lowest first.
    pub fn from_limbs(limbs: [u64; 8], width: usize) -> Word {
        Word { bits: Wide::from_limbs(limbs), width }.masked()
    }

    /// The value in limbs of 64 bits, lowest first.
    pub fn limbs(&self) -> [u64; 8] {
        *self.bits.as_limbs()
    }

    /// The width in bits; 0 for a bare literal.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The low 64 bits.
    #[inline]
    pub fn to_u64(self) -> u64 {
        self.bits.as_limbs()[0]
    }

    /// The value as the number of a bit; what exceeds 64 bits is beyond any word.
    #[inline]
    fn position(self) -> u64 {
        let beyond = self.width > 64 && self.bits.as_limbs()[1..].iter().any(|&limb| limb != 0);
        if beyond { u64::MAX } else { self.to_u64() }
    }

    /// True when any bit is set.
    pub fn any(self) -> bool {
        self != 0
    }

    /// True when every bit is set.
    pub fn all(self) -> bool {
        self == !Word::new(0, self.width)
    }

    /// True when an odd number of bits is set.
    pub fn xor(self) -> bool {
        self.bits.count_ones() % 2 == 1
    }

    /// Bit `index`, which may be a constant or another word; false beyond the width.
    #[inline]
    pub fn bit(self, index: impl Into<Word>) -> bool {
        self.bit_at(index.into())
    }

    fn bit_at(self, index: Word) -> bool {
        let index = index.position();
        index < self.width as u64 && self.bits.bit(index as usize)
    }

    /// Zero-extended or truncated to `width` bits.
    #[inline]
    pub fn resized(self, width: usize) -> Word {
        debug_assert!(width <= MAX_WIDTH, "a word has at most {MAX_WIDTH} bits, not {width}");
        if width >= self.width && self.width > 0 {
            Word { bits: self.bits, width }
        } else {
            Word { bits: self.bits, width }.masked()
        }
    }

    /// A bare literal takes `width`; any other word must have it.
    #[inline]
    pub(crate) fn with_width_of(self, width: usize) -> Word {
        if self.width == width { self } else { self.literal_of(width) }
    }

    #[inline(never)]
    fn literal_of(self, width: usize) -> Word {
        assert!(self.width == 0, "a word of {} bits meets one of {width} bits", self.width);
        let sized = self.resized(width);
        assert!(sized.bits == self.bits, "the literal {self} does not fit {width} bits");
        sized
    }

    #[inline]
    fn masked(self) -> Word {
        if self.width <= 64 {
            let low = self.bits.as_limbs()[0] & mask(self.width);
            return Word::new(low, self.width);
        }
        self.masked_wide()
    }

    #[inline(never)]
    fn masked_wide(mut self) -> Word {
        if self.width < MAX_WIDTH {
            self.bits &= (Wide::from(1) << self.width) - Wide::from(1);
        }
        self
    }

    /// Both words at their common width.
    fn paired(self, other: Word) -> (Word, Word) {
        if self.width == other.width {
            (self, other)
        } else if self.width == 0 {
            (self.with_width_of(other.width), other)
        } else {
            (self, other.with_width_of(self.width))
        }
    }

    /// Both have one width of up to 64 bits, as nearly all have: the only case that kernels inline.
    /// All others go through a call, or a kernel of some lines would take seconds to compile.
    #[inline]
    fn is_narrow_with(self, other: Word) -> bool {
        self.width == other.width && self.width.wrapping_sub(1) < 64
    }

    /// `narrow` on words of up to 64 bits; `wide` on the rest.
    fn combine(
        self,
        other: Word,
        narrow: impl Fn(u64, u64) -> u64,
        wide: impl Fn(Wide, Wide) -> Wide,
    ) -> Word {
        let (a, b) = self.paired(other);
        debug_assert!(a.width > 0, "an operator on two bare literals has no width");
        if a.width <= 64 {
            Word::new(narrow(a.to_u64(), b.to_u64()), a.width)
        } else {
            Word { bits: wide(a.bits, b.bits), width: a.width }.masked()
        }
    }

    fn shifted(self, by: Word, left: bool) -> Word {
        let by = by.position();
        if by >= self.width as u64 {
            return Word::new(0, self.width);
        }
        let by = by as usize;
        if self.width <= 64 {
            let value = self.to_u64();
            return Word::new(if left { value << by } else { value >> by }, self.width);
        }
        let bits = if left { self.bits << by } else { self.bits >> by };
        Word { bits, width: self.width }.masked()
    }
}

impl Default for Word {
    fn default() -> Word {
        Word::new(0, 0)
    }
}

impl From<usize> for Word {
    /// A bare literal, of width 0.
    fn from(value: usize) -> Word {
        let mut limbs = [0; 8];
        limbs[0] = value as u64;
        Word { bits: Wide::from_limbs(limbs), width: 0 }
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, general |$a:ident, $b:ident| $slow:expr $(, $narrow:expr)?) => {
        impl $trait for Word {
            type Output = Word;
            #[inline]
            fn $method(self, other: Word) -> Word {
                #[inline(never)]
                fn slow($a: Word, $b: Word) -> Word {
                    $slow
                }
                $(
                    if self.is_narrow_with(other) {
                        let narrow: fn(u64, u64) -> u64 = $narrow;
                        return Word::new(narrow(self.to_u64(), other.to_u64()), self.width);
                    }
                )?
                slow(self, other)
            }
        }
        impl $trait<usize> for Word {
            type Output = Word;
            #[inline]
            fn $method(self, other: usize) -> Word {
                $trait::$method(self, Word::from(other))
            }
        }
    };
    ($trait:ident, $method:ident, $narrow:expr, $wide:expr) => {
        operator!($trait, $method, general |a, b| a.combine(b, $narrow, $wide), $narrow);
    };
}

operator!(Add, add, u64::wrapping_add, Wide::wrapping_add);
operator!(Sub, sub, u64::wrapping_sub, Wide::wrapping_sub);
operator!(Mul, mul, u64::wrapping_mul, Wide::wrapping_mul);
operator!(BitAnd, bitand, |x, y| x & y, |x, y| x & y);
operator!(BitOr, bitor, |x, y| x | y, |x, y| x | y);
operator!(BitXor, bitxor, |x, y| x ^ y, |x, y| x ^ y);
operator!(Shl, shl, general | a, b | a.shifted(b, true));
operator!(Shr, shr, general | a, b | a.shifted(b, false));

impl Not for Word {
    type Output = Word;
    #[inline]
    fn not(self) -> Word {
        #[inline(never)]
        fn wide(a: Word) -> Word {
            Word { bits: !a.bits, width: a.width }.masked()
        }
        if self.width <= 64 { Word::new(!self.to_u64(), self.width) } else { wide(self) }
    }
}

impl PartialEq for Word {
    #[inline]
    fn eq(&self, other: &Word) -> bool {
        #[inline(never)]
        fn slow(a: Word, b: Word) -> bool {
            let (a, b) = a.paired(b);
            if a.width <= 64 { a.to_u64() == b.to_u64() } else { a.bits == b.bits }
        }
        if self.is_narrow_with(*other) {
            self.to_u64() == other.to_u64()
        } else {
            slow(*self, *other)
        }
    }
}

impl PartialOrd for Word {
    #[inline]
    fn partial_cmp(&self, other: &Word) -> Option<Ordering> {
        #[inline(never)]
        fn slow(a: Word, b: Word) -> Ordering {
            let (a, b) = a.paired(b);
            if a.width <= 64 { a.to_u64().cmp(&b.to_u64()) } else { a.bits.cmp(&b.bits) }
        }
        Some(if self.is_narrow_with(*other) {
            self.to_u64().cmp(&other.to_u64())
        } else {
            slow(*self, *other)
        })
    }
}

impl PartialEq<usize> for Word {
    #[inline]
    fn eq(&self, other: &usize) -> bool {
        *self == Word::from(*other)
    }
}

impl PartialOrd<usize> for Word {
    #[inline]
    fn partial_cmp(&self, other: &usize) -> Option<Ordering> {
        self.partial_cmp(&Word::from(*other))
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.bits, f)
    }
}

impl fmt::Debug for Word {
    /// As Verilog writes it: `8'hff`; a bare literal is decimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.width == 0 {
            write!(f, "{}", self.bits)
        } else {
            write!(f, "{}'h{:x}", self.width, self.bits)
        }
    }
}
