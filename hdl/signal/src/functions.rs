//! Functions that kernels call and the `#[kernel]` attribute knows.
use crate::{BeatWord, Unsigned, Word};

/// `value`, a word, a beat, a bit or a constant, zero-extended or truncated to `width` bits.
pub fn bits_to(value: impl IntoWord, width: usize) -> Word {
    value.resized_word(width)
}

/// `high` and `low` side by side: `{high, low}` in Verilog. Neither may be a bare constant.
///
/// # Panics
/// When one of the two is a word without a width.
#[inline]
pub fn cat(high: impl IntoWord, low: impl IntoWord) -> Word {
    high.into_word().above(low.into_word())
}

/// `part` of 0 to `count` - 1 side by side, 0 at the low end: `{p[2], p[1], p[0]}` in Verilog.
///
/// # Panics
/// When a part is a word without a width.
pub fn cat_of<W: IntoWord>(count: usize, part: impl Fn(usize) -> W) -> Word {
    let parts = (0..count).map(|i| part(i).into_word());
    parts.reduce(|all, next| cat(next, all)).unwrap_or_default()
}

/// `part` of 0 to `count` - 1, joined by a bitwise or. The parts are equally wide.
pub fn or_of<const MOST: usize, const LIMBS: usize>(
    count: usize,
    part: impl Fn(usize) -> Unsigned<MOST, LIMBS>,
) -> Unsigned<MOST, LIMBS> {
    (0..count).map(part).reduce(|all, next| all | next).unwrap_or_default()
}

/// Bits that number `count` things from 0: ceil(log2 `count`), at least 1.
pub fn index_bits(count: usize) -> usize {
    (usize::BITS - count.saturating_sub(1).leading_zeros()).max(1) as usize
}

/// Arguments of [`bits_to`] and [`cat`].
pub trait IntoWord: Sized {
    /// The value as a word; a bit is one bit wide, a constant has no width.
    fn into_word(self) -> Word;

    /// The value in `width` bits.
    fn resized_word(self, width: usize) -> Word {
        self.into_word().resized(width)
    }
}

impl IntoWord for Word {
    fn into_word(self) -> Word {
        self
    }
}

/// A beat is taken apart; what is put together is a word.
impl IntoWord for BeatWord {
    fn into_word(self) -> Word {
        Word::of(self)
    }

    fn resized_word(self, width: usize) -> Word {
        self.resized(width).into_word()
    }
}

impl IntoWord for bool {
    fn into_word(self) -> Word {
        Word::new(u64::from(self), 1)
    }
}

impl IntoWord for usize {
    fn into_word(self) -> Word {
        Word::from(self)
    }
}
