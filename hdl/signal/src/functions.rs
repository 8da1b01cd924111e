//! Functions that kernels call and the `#[kernel]` attribute knows.
use crate::Word;

/// `value`, a word, a bit or a constant, zero-extended or truncated to `width` bits.
pub fn bits_to(value: impl IntoWord, width: usize) -> Word {
    value.into_word().resized(width)
}

/// `high` and `low` side by side: `{high, low}` in Verilog. Neither may be a bare constant.
///
/// # Panics
/// When one of the two is a word without a width.
#[inline]
pub fn cat(high: impl IntoWord, low: impl IntoWord) -> Word {
    cat_words(high.into_word(), low.into_word())
}

fn cat_words(high: Word, low: Word) -> Word {
    assert!(high.width() > 0 && low.width() > 0, "a part of a concatenation has no width");
    let width = high.width() + low.width();
    (high.resized(width) << low.width()) | low.resized(width)
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
pub fn or_of(count: usize, part: impl Fn(usize) -> Word) -> Word {
    (0..count).map(part).reduce(|all, next| all | next).unwrap_or_default()
}

/// Bits that number `count` things from 0: ceil(log2 `count`), at least 1.
pub fn index_bits(count: usize) -> usize {
    (usize::BITS - count.saturating_sub(1).leading_zeros()).max(1) as usize
}

/// What [`bits_to`] and [`cat`] take.
pub trait IntoWord {
    /// The value as a word; a bit is one bit wide, a constant has no width.
    fn into_word(self) -> Word;
}

impl IntoWord for Word {
    fn into_word(self) -> Word {
        self
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
