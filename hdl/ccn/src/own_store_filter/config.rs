//! The block's configuration: the filter's size in `[ccn]`, the line address in `[l1]`, and the hashes.

use about::Figure;
use design::{Ccn, Design, DesignKind, L1, Problems, Section};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    filter_bits: usize,
    line_bits: usize,
}

impl Config {
    /// The filter of `ccn` for the lines of `l1`; `owner` names the design in messages. Whether a
    /// design has one (`own_store_filter`) is not asked.
    ///
    /// # Errors
    /// Every rule of either section that does not hold.
    pub fn new(ccn: &Ccn, l1: &L1, owner: &str) -> Result<Config, Problems> {
        ccn.validate(owner)?;
        l1.validate(owner)?;
        Ok(Config::from(ccn, l1))
    }

    /// The filter of a design, if it has one: `ccn` has, unless `own_store_filter` is false.
    pub fn of(design: &Design) -> Option<Config> {
        let ccn = design.ccn().filter(|ccn| ccn.own_store_filter)?;
        (design.kind() == DesignKind::Ccn).then_some(Config::from(ccn, design.l1()?))
    }

    fn from(ccn: &Ccn, l1: &L1) -> Config {
        let line_bits = l1.address_bits - l1.line_bytes.ilog2();
        Config::sized(ccn.filter_bits as usize, line_bits as usize)
    }

    /// A filter of so many bits, a power of two in 2..=16384, for line addresses of this width, 8..=59.
    pub fn sized(filter_bits: usize, line_bits: usize) -> Config {
        Config { filter_bits, line_bits }
    }

    /// Bits of the filter: a power of two in 2..=16384.
    pub fn filter_bits(&self) -> usize {
        self.filter_bits
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        self.line_bits
    }

    /// Width of a bit's number, and of a group of the line address ("w"): 1..=14.
    pub fn group_bits(&self) -> usize {
        self.filter_bits.ilog2() as usize
    }

    /// Groups of a line address; the highest is filled up with zeros.
    pub fn groups(&self) -> usize {
        self.line_bits.div_ceil(self.group_bits())
    }

    /// The two bits of a line: h1, the XOR of its groups, and h2, the XOR of group k rotated left by
    /// `k mod w`. They may be the same bit.
    pub fn bits_of(&self, line: u64) -> (usize, usize) {
        let (w, mask) = (self.group_bits(), self.filter_bits as u64 - 1);
        (0..self.groups()).fold((0, 0), |(h1, h2), k| {
            let group = line >> (k * w) & mask;
            let by = k % w;
            let rotated = (group << by | group >> (w - by)) & mask;
            (h1 ^ group as usize, h2 ^ rotated as usize)
        })
    }

    /// Storage of the filter, in bits.
    pub fn storage_bits(&self) -> usize {
        self.filter_bits
    }

    /// Storage; the paper has no such filter.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: None,
            note: "taco16 has no such filter: a core may read a copy older than its store",
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(filter_bits: u32, address_bits: u32) -> Config {
        let l1 = L1 { address_bits, ..L1::default() };
        Config::new(&Ccn { filter_bits, ..Ccn::default() }, &l1, "t").unwrap()
    }

    #[test]
    fn taco16_has_4096_bits_and_three_groups() {
        let config = Config::of(&Design::load("taco16").unwrap()).unwrap();
        assert_eq!((config.filter_bits(), config.line_bits()), (4_096, 33));
        assert_eq!((config.group_bits(), config.groups(), config.storage_bits()), (12, 3, 4_096));
    }

    #[test]
    fn a_design_without_the_filter_has_none() {
        let text = "design = 'ccn'\nname = 'b'\nccn.own_store_filter = false";
        assert_eq!(Config::of(&Design::parse(text, "b.toml").unwrap()), None);
        assert_eq!(Config::of(&Design::load("pact20").unwrap()), None);
    }

    /// Worked out by hand: groups 0x0aa, 0x155, 0x1ff, 0x20 (six bits of line are left).
    #[test]
    fn both_hashes_by_hand() {
        let config = config(512, 40);
        let line = 0x0aa | 0x155 << 9 | 0x1ff << 18 | 0x20 << 27;
        let xor = |groups: [usize; 4]| groups.into_iter().fold(0, |all, group| all ^ group);
        let h1 = xor([0x0aa, 0x155, 0x1ff, 0x020]);
        // Left by 0, 1, 2, 3: 0x155 has its top bit set, which comes round to the bottom.
        let h2 = xor([0x0aa, 0x0ab, 0x1ff, 0x100]);
        assert_eq!(config.bits_of(line), (h1, h2));
        assert_eq!(config.bits_of(0), (0, 0));
        assert_eq!(config.bits_of(5), (5, 5));
    }

    /// A filter of two bits has groups of one, which no rotation changes; of 16,384 and a line of
    /// nine bits there is one group.
    #[test]
    fn the_ends_of_the_range() {
        assert_eq!(config(2, 40).bits_of(0b1011), (1, 1));
        assert_eq!((config(2, 40).groups(), config(16_384, 16).groups()), (33, 1));
        assert_eq!(config(16_384, 16).bits_of(0x1ff), (0x1ff, 0x1ff));
    }
}
