//! The set index functions in plain integers: the golden model of the block, and what other golden
//! models call.
use serde::{Deserialize, Serialize};

/// How a line address chooses its set.
///
/// With every function the tag is the line-address bits above the `set_bits` low ones, and set and
/// tag together name exactly one line: the function only permutes the sets of one tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum IndexFunction {
    /// The low bits of the line address.
    Linear,
    /// The line address folded by XOR in groups of `set_bits`, from the bottom, the last one short.
    Xor,
    /// The hash of the papers' simulator for 32 sets of 128-byte lines: set bits 4..0 are line bits
    /// 4..0 XOR byte-address bits 19, 17, 15, 14, 13.
    Fermi,
}

/// Line-address bits that `fermi` folds into set bits 0 to 4: byte-address bits 13, 14, 15, 17, 19
/// of 128-byte lines.
const FERMI_LINE_BITS: [u32; 5] = [6, 7, 8, 10, 12];

impl IndexFunction {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["linear", "xor", "fermi"];

    /// This function as a config writes it.
    pub fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    /// Set of a line address, for `1 << set_bits` sets, `set_bits` in 1..=10 (5 for `fermi`).
    #[inline]
    pub fn set_of(self, line: u64, set_bits: u32) -> usize {
        let low = line & low_bits(set_bits);
        (low ^ self.folded(line >> set_bits, set_bits)) as usize
    }

    /// The line address of `tag` in `set`: the inverse of [`set_of`](Self::set_of).
    pub fn line_of(self, set: usize, tag: u64, set_bits: u32) -> u64 {
        (tag << set_bits) | (set as u64 ^ self.folded(tag, set_bits))
    }

    /// Contribution of the tag to the set.
    fn folded(self, tag: u64, set_bits: u32) -> u64 {
        match self {
            IndexFunction::Linear => 0,
            IndexFunction::Xor => {
                let mut rest = tag;
                let mut folded = 0;
                while rest != 0 {
                    folded ^= rest & low_bits(set_bits);
                    rest >>= set_bits;
                }
                folded
            }
            IndexFunction::Fermi => {
                let bits = FERMI_LINE_BITS.iter().enumerate();
                bits.fold(0, |folded, (set_bit, &line_bit)| {
                    folded | (((tag >> (line_bit - set_bits)) & 1) << set_bit)
                })
            }
        }
    }
}

fn low_bits(n: u32) -> u64 {
    (1 << n) - 1
}
