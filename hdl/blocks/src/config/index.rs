//! The set index functions, in plain integers.

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

    /// Set of a line address, for `1 << set_bits` sets, `set_bits` at least 1.
    pub fn set_of(self, line: u64, set_bits: u32) -> usize {
        let low = line & low_bits(set_bits);
        (low ^ self.folded(line >> set_bits, set_bits)) as usize
    }

    /// The line address of `tag` in `set`: the inverse of [`set_of`](Self::set_of).
    pub fn line_of(self, set: usize, tag: u64, set_bits: u32) -> u64 {
        (tag << set_bits) | (set as u64 ^ self.folded(tag, set_bits))
    }

    /// What the tag contributes to the set.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linear_takes_the_low_bits() {
        assert_eq!(IndexFunction::Linear.set_of(0x1f43, 5), 0x03);
    }

    #[test]
    fn xor_folds_every_group_and_the_short_last_one() {
        // 0b11_01010_00110_00011: groups 00011, 00110, 01010 and a last one of two bits.
        let line = 0b11_01010_00110_00011;
        assert_eq!(IndexFunction::Xor.set_of(line, 5), 0b00011 ^ 0b00110 ^ 0b01010 ^ 0b11);
    }

    #[test]
    fn fermi_is_the_formula_of_the_papers_simulator() {
        for byte_address in (0..1 << 21).step_by(128) {
            let low = (byte_address >> 7) & 0x1f;
            let high = ((byte_address & 0xe000) >> 13)
                | ((byte_address & 0x2_0000) >> 14)
                | ((byte_address & 0x8_0000) >> 15);
            let set = IndexFunction::Fermi.set_of(byte_address >> 7, 5);
            assert_eq!(set as u64, low ^ high, "byte address {byte_address:#x}");
        }
    }

    #[test]
    fn set_and_tag_name_one_line() {
        for (index, set_bits) in [
            (IndexFunction::Linear, 3),
            (IndexFunction::Xor, 1),
            (IndexFunction::Xor, 3),
            (IndexFunction::Fermi, 5),
        ] {
            for line in 0..1 << 14 {
                let set = index.set_of(line, set_bits);
                assert!(set < 1 << set_bits);
                assert_eq!(index.line_of(set, line >> set_bits, set_bits), line);
            }
        }
    }
}
