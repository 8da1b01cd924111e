//! A value with a run-time width.
use ruint::Uint;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Shl, Shr, Sub};

/// The widest signal, in bits: a beat of 128 bytes.
pub const MAX_WIDTH: usize = BeatWord::MAX_WIDTH;

/// Value of nearly every signal: up to 512 bits.
pub type Word = Unsigned<512, 8>;

/// Word of the data path, a beat of up to 128 bytes. The type is separate because a signal is as large as the
/// widest value that it may carry: were every [`Word`] so wide, all would be simulated three times slower.
pub type BeatWord = Unsigned<1024, 16>;

/// An unsigned value of `width` bits, 0 to `MOST`, in `LIMBS` limbs of 64 bits.
///
/// An operator's result is as wide as its operands, and wraps. A word of width 0 is a bare literal
/// (`5.into()`): it takes the width of the other operand or of the wire it is assigned to.
///
/// # Panics
/// Operands of different widths, and a literal that does not fit, panic. The emitter reports both
/// as errors with the signal's path, so emit a block before it is simulated.
#[derive(Clone, Copy)]
pub struct Unsigned<const MOST: usize, const LIMBS: usize> {
    bits: Uint<MOST, LIMBS>,
    width: usize,
}

fn mask(width: usize) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

impl<const MOST: usize, const LIMBS: usize> Unsigned<MOST, LIMBS> {
    /// The widest, in bits.
    pub const MAX_WIDTH: usize = MOST;

    /// The low `width` bits of `value`.
    pub fn new(value: u64, width: usize) -> Self {
        assert!(width <= MOST, "a word has at most {MOST} bits, not {width}");
        let mut limbs = [0; LIMBS];
        limbs[0] = value & mask(width);
        Unsigned { bits: Uint::from_limbs(limbs), width }
    }

    /// A bare literal, of width 0.
    #[inline]
    pub fn literal(value: u128) -> Self {
        let mut limbs = [0; LIMBS];
        (limbs[0], limbs[1]) = (value as u64, (value >> 64) as u64);
        Unsigned { bits: Uint::from_limbs(limbs), width: 0 }
    }

    /// The value of another word.
    ///
    /// # Panics
    /// The value is wider than this type can hold.
    #[inline]
    pub fn of<const OTHER: usize, const N: usize>(word: Unsigned<OTHER, N>) -> Self {
        assert!(word.width <= MOST, "a word has at most {MOST} bits, not {}", word.width);
        let limbs = word.bits.as_limbs();
        let limb = |i| if i < N { limbs[i] } else { 0 };
        Unsigned { bits: Uint::from_limbs(core::array::from_fn(limb)), width: word.width }
    }

    /// The low `width` bits of `limbs`, 64 bits each, lowest first.
    pub fn from_limbs(limbs: [u64; LIMBS], width: usize) -> Self {
        Unsigned { bits: Uint::from_limbs(limbs), width }.masked()
    }

    /// The same of limbs whose bits above `width` are 0.
    #[inline]
    pub(crate) fn of_limbs(limbs: [u64; LIMBS], width: usize) -> Self {
        Unsigned { bits: Uint::from_limbs(limbs), width }
    }

    /// The value in limbs of 64 bits, lowest first.
    pub fn limbs(&self) -> [u64; LIMBS] {
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
        self == !Self::new(0, self.width)
    }

    /// True when an odd number of bits is set.
    pub fn xor(self) -> bool {
        self.bits.count_ones() % 2 == 1
    }

    /// Bit `index`, which may be a constant or another word; false beyond the width.
    #[inline]
    pub fn bit(self, index: impl Into<Self>) -> bool {
        self.bit_at(index.into())
    }

    fn bit_at(self, index: Self) -> bool {
        let index = index.position();
        index < self.width as u64 && self.bits.bit(index as usize)
    }

    /// Zero-extended or truncated to `width` bits.
    #[inline]
    pub fn resized(self, width: usize) -> Self {
        assert!(width <= MOST, "a word has at most {MOST} bits, not {width}");
        if width >= self.width && self.width > 0 {
            Unsigned { bits: self.bits, width }
        } else {
            Unsigned { bits: self.bits, width }.masked()
        }
    }

    /// `width` bits from bit `low` up, which the word has.
    #[inline]
    pub fn slice(self, low: usize, width: usize) -> Self {
        if width > 64 {
            return (self >> low).resized(width);
        }
        let (limbs, limb, bit) = (self.bits.as_limbs(), low / 64, low % 64);
        let above = if bit > 0 && limb + 1 < LIMBS { limbs[limb + 1] << (64 - bit) } else { 0 };
        Self::new(limbs[limb] >> bit | above, width)
    }

    /// `self` above `low`.
    ///
    /// # Panics
    /// One of the two has no width, or both together have more than `MOST` bits.
    pub fn above(self, low: Self) -> Self {
        assert!(self.width > 0 && low.width > 0, "a part of a concatenation has no width");
        let width = self.width + low.width;
        assert!(width <= MOST, "a word has at most {MOST} bits, not {width}");
        (self.resized(width) << low.width) | low.resized(width)
    }

    /// A bare literal takes `width`; any other word must have it.
    #[inline]
    pub(crate) fn with_width_of(self, width: usize) -> Self {
        if self.width == width { self } else { self.literal_of(width) }
    }

    #[inline(never)]
    fn literal_of(self, width: usize) -> Self {
        assert!(self.width == 0, "a word of {} bits meets one of {width} bits", self.width);
        // A literal has no more than two limbs.
        let limbs = self.bits.as_limbs();
        let low = u128::from(limbs[1]) << 64 | u128::from(limbs[0]);
        assert!(width >= 128 || low >> width == 0, "the literal {self} does not fit {width} bits");
        Unsigned { bits: self.bits, width }
    }

    /// Both have one width, and they are equal: what is above the width is 0 in both.
    #[inline]
    pub(crate) fn is(&self, other: &Self) -> bool {
        let (own, other) = (self.bits.as_limbs(), other.bits.as_limbs());
        own[0] == other[0] && (self.width <= 64 || own[1..] == other[1..])
    }

    #[inline]
    fn masked(self) -> Self {
        if self.width <= 64 {
            let low = self.bits.as_limbs()[0] & mask(self.width);
            return Self::new(low, self.width);
        }
        self.masked_wide()
    }

    #[inline(never)]
    fn masked_wide(mut self) -> Self {
        if self.width < MOST {
            self.bits &= (Uint::from(1) << self.width) - Uint::from(1);
        }
        self
    }

    /// Both words at their common width.
    fn paired(self, other: Self) -> (Self, Self) {
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
    fn is_narrow_with(self, other: Self) -> bool {
        self.width == other.width && self.width.wrapping_sub(1) < 64
    }

    /// `narrow` on words of up to 64 bits; `wide` on the rest.
    fn combine(
        self,
        other: Self,
        narrow: impl Fn(u64, u64) -> u64,
        wide: impl Fn(Uint<MOST, LIMBS>, Uint<MOST, LIMBS>) -> Uint<MOST, LIMBS>,
    ) -> Self {
        let (a, b) = self.paired(other);
        assert!(a.width > 0, "an operator on two bare literals has no width");
        if a.width <= 64 {
            Self::new(narrow(a.to_u64(), b.to_u64()), a.width)
        } else {
            Unsigned { bits: wide(a.bits, b.bits), width: a.width }.masked()
        }
    }

    fn shifted(self, by: Self, left: bool) -> Self {
        let by = by.position();
        if by >= self.width as u64 {
            return Self::new(0, self.width);
        }
        let by = by as usize;
        if self.width <= 64 {
            let value = self.to_u64();
            return Self::new(if left { value << by } else { value >> by }, self.width);
        }
        let bits = if left { self.bits << by } else { self.bits >> by };
        Unsigned { bits, width: self.width }.masked()
    }
}

impl<const MOST: usize, const LIMBS: usize> Default for Unsigned<MOST, LIMBS> {
    fn default() -> Self {
        Self::new(0, 0)
    }
}

impl<const MOST: usize, const LIMBS: usize> From<usize> for Unsigned<MOST, LIMBS> {
    /// A bare literal, of width 0.
    fn from(value: usize) -> Self {
        Unsigned::literal(value as u128)
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, general |$a:ident, $b:ident| $slow:expr $(, $narrow:expr)?) => {
        impl<const MOST: usize, const LIMBS: usize> $trait for Unsigned<MOST, LIMBS> {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                #[inline(never)]
                fn slow<const MOST: usize, const LIMBS: usize>(
                    $a: Unsigned<MOST, LIMBS>,
                    $b: Unsigned<MOST, LIMBS>,
                ) -> Unsigned<MOST, LIMBS> {
                    $slow
                }
                $(
                    if self.is_narrow_with(other) {
                        let narrow: fn(u64, u64) -> u64 = $narrow;
                        return Self::new(narrow(self.to_u64(), other.to_u64()), self.width);
                    }
                )?
                slow(self, other)
            }
        }
        impl<const MOST: usize, const LIMBS: usize> $trait<usize> for Unsigned<MOST, LIMBS> {
            type Output = Self;
            #[inline]
            fn $method(self, other: usize) -> Self {
                $trait::$method(self, Self::from(other))
            }
        }
    };
    ($trait:ident, $method:ident, $narrow:expr, $wide:expr) => {
        operator!($trait, $method, general |a, b| a.combine(b, $narrow, $wide), $narrow);
    };
}

operator!(Add, add, u64::wrapping_add, Uint::wrapping_add);
operator!(Sub, sub, u64::wrapping_sub, Uint::wrapping_sub);
operator!(Mul, mul, u64::wrapping_mul, Uint::wrapping_mul);
operator!(BitAnd, bitand, |x, y| x & y, |x, y| x & y);
operator!(BitOr, bitor, |x, y| x | y, |x, y| x | y);
operator!(BitXor, bitxor, |x, y| x ^ y, |x, y| x ^ y);
operator!(Shl, shl, general | a, b | a.shifted(b, true));
operator!(Shr, shr, general | a, b | a.shifted(b, false));

impl<const MOST: usize, const LIMBS: usize> Not for Unsigned<MOST, LIMBS> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        #[inline(never)]
        fn wide<const MOST: usize, const LIMBS: usize>(
            a: Unsigned<MOST, LIMBS>,
        ) -> Unsigned<MOST, LIMBS> {
            Unsigned { bits: !a.bits, width: a.width }.masked()
        }
        if self.width <= 64 { Self::new(!self.to_u64(), self.width) } else { wide(self) }
    }
}

impl<const MOST: usize, const LIMBS: usize> PartialEq for Unsigned<MOST, LIMBS> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        #[inline(never)]
        fn slow<const MOST: usize, const LIMBS: usize>(
            a: Unsigned<MOST, LIMBS>,
            b: Unsigned<MOST, LIMBS>,
        ) -> bool {
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

impl<const MOST: usize, const LIMBS: usize> PartialOrd for Unsigned<MOST, LIMBS> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        #[inline(never)]
        fn slow<const MOST: usize, const LIMBS: usize>(
            a: Unsigned<MOST, LIMBS>,
            b: Unsigned<MOST, LIMBS>,
        ) -> Ordering {
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

impl<const MOST: usize, const LIMBS: usize> PartialEq<usize> for Unsigned<MOST, LIMBS> {
    #[inline]
    fn eq(&self, other: &usize) -> bool {
        *self == Self::from(*other)
    }
}

impl<const MOST: usize, const LIMBS: usize> PartialOrd<usize> for Unsigned<MOST, LIMBS> {
    #[inline]
    fn partial_cmp(&self, other: &usize) -> Option<Ordering> {
        self.partial_cmp(&Self::from(*other))
    }
}

impl<const MOST: usize, const LIMBS: usize> fmt::Display for Unsigned<MOST, LIMBS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.bits, f)
    }
}

impl<const MOST: usize, const LIMBS: usize> fmt::Debug for Unsigned<MOST, LIMBS> {
    /// As Verilog writes it: `8'hff`; a bare literal is decimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.width == 0 {
            write!(f, "{}", self.bits)
        } else {
            write!(f, "{}'h{:x}", self.width, self.bits)
        }
    }
}

/// A word where a beat is wanted.
impl From<Word> for BeatWord {
    fn from(word: Word) -> BeatWord {
        BeatWord::of(word)
    }
}
