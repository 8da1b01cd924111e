//! The effect of an atomic on its word (R14).

use base::model::Data;

/// A word of a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// Its first byte.
    pub offset: u32,
    /// Its bytes: 4 or 8.
    pub width: u32,
}

impl Word {
    /// The word that a byte enable names; `None` if it names none.
    pub fn named(byte_enable: u128) -> Option<Word> {
        let (offset, width) = (byte_enable.trailing_zeros(), byte_enable.count_ones());
        let word = Word { offset, width };
        let is_word = (width == 4 || width == 8) && offset.is_multiple_of(width);
        (is_word && word.bytes() == byte_enable).then_some(word)
    }

    /// Byte enable of the word: a bit for each byte of the sector, the lowest for byte 0.
    pub fn bytes(self) -> u128 {
        ((1 << self.width) - 1) << self.offset
    }

    /// The other word of its aligned pair.
    pub fn partner(self) -> Word {
        Word { offset: self.offset ^ self.width, ..self }
    }

    /// Its value in a sector.
    pub fn of(self, data: &Data) -> u64 {
        let word = data[self.offset as usize / 8] >> (8 * (self.offset % 8));
        if self.width == 4 { word & 0xffff_ffff } else { word }
    }

    /// A sector with that value in the word, and 0 elsewhere.
    pub fn with(self, value: u64) -> Data {
        let mut data = [0; 16];
        data[self.offset as usize / 8] = value << (8 * (self.offset % 8));
        data
    }
}

/// The word afterwards, `None` if the operation leaves it alone and clean.
pub fn perform(operation: u64, word: Word, old: &Data, operands: &Data) -> Option<u64> {
    let (a, b) = (word.of(old), word.of(operands));
    let signed = |value: u64| {
        if word.width == 4 { i64::from(value as u32 as i32) } else { value as i64 }
    };
    let mask = if word.width == 4 { 0xffff_ffff } else { u64::MAX };
    let new = match operation {
        0 => a.wrapping_add(b) & mask,
        1 => a & b,
        2 => a | b,
        3 => a ^ b,
        4 => {
            if signed(b) < signed(a) {
                b
            } else {
                a
            }
        }
        5 => {
            if signed(b) > signed(a) {
                b
            } else {
                a
            }
        }
        6 => a.min(b),
        7 => a.max(b),
        8 => b,
        9 => {
            if a == word.partner().of(operands) {
                b
            } else {
                a
            }
        }
        _ => return None,
    };
    Some(new)
}
