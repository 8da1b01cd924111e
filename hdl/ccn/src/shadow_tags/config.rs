//! The block's configuration: the part of `[l1]` that it reads, and what follows from it.

use about::Figure;
use design::{Design, DesignKind, IndexFunction, L1, Problems, Section};

/// A checked geometry: every rule of `[l1]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    sets: usize,
    ways: usize,
    index: IndexFunction,
    line_bits: usize,
}

impl Config {
    /// Storage of the paper's shadow tags, in bits: 96 sets of four 25-bit tags for a 48 KB L1
    /// (`taco16` §4.3).
    pub const PAPER_STORAGE_BITS: usize = 96 * 4 * 25;

    /// The shadow tags of the L1 `l1`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[l1]` that does not hold.
    pub fn new(l1: &L1, owner: &str) -> Result<Config, Problems> {
        l1.validate(owner)?;
        Ok(Config::from(l1))
    }

    /// The shadow tags of a design, if it has any.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::Ccn => Some(Config::from(design.l1()?)),
            _ => None,
        }
    }

    fn from(l1: &L1) -> Config {
        let line_bits = (l1.address_bits - l1.line_bytes.ilog2()) as usize;
        Config { sets: l1.sets as usize, ways: l1.ways as usize, index: l1.index, line_bits }
    }

    /// Sets: a power of two in 2..=1024.
    pub fn sets(&self) -> usize {
        self.sets
    }

    /// Ways of a set: 1..=32.
    pub fn ways(&self) -> usize {
        self.ways
    }

    /// How a line address chooses its set.
    pub fn index(&self) -> IndexFunction {
        self.index
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        self.line_bits
    }

    /// Width of a set number: 1..=10.
    pub fn set_bits(&self) -> usize {
        self.sets.ilog2() as usize
    }

    /// Width of a way number: 1..=5. A single way has a bit too, since a port needs one.
    pub fn way_bits(&self) -> usize {
        self.ways().next_power_of_two().ilog2().max(1) as usize
    }

    /// Width of a tag: at least 1.
    pub fn tag_bits(&self) -> usize {
        self.line_bits() - self.set_bits()
    }

    /// Storage of tags and valid bits, in bits.
    pub fn storage_bits(&self) -> usize {
        self.sets() * self.ways() * (self.tag_bits() + 1)
    }

    /// Widths and storage beside the paper's, which are those of a 48 KB L1 with 96 sets.
    pub fn figures(&self) -> Vec<Figure> {
        vec![
            Figure {
                name: "set_bits",
                ours: self.set_bits() as u64,
                paper: Some(7),
                note: "taco16 §4.3: 96 sets; this is log2(sets)",
            },
            Figure {
                name: "tag_bits",
                ours: self.tag_bits() as u64,
                paper: Some(24),
                note: "taco16 §4.3 leaves out address bits 15 and 14, which 96 sets need too; \
                       this is the whole line address above the set index",
            },
            Figure {
                name: "storage_bits",
                ours: self.storage_bits() as u64,
                paper: Some(Self::PAPER_STORAGE_BITS as u64),
                note: "taco16 §4.3: 96 sets of four 25-bit tags for 48 KB; \
                       this is sets * ways * (tag_bits + 1)",
            },
        ]
    }

    /// Set of a line address.
    pub fn set_of(&self, line: u64) -> usize {
        self.index.set_of(line, self.sets.ilog2())
    }

    /// Tag of a line address.
    pub fn tag_of(&self, line: u64) -> u64 {
        line >> self.set_bits()
    }

    /// The line address that has `tag` in `set`.
    pub fn line_of(&self, set: usize, tag: u64) -> u64 {
        self.index.line_of(set, tag, self.sets.ilog2())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(l1: L1) -> Config {
        Config::new(&l1, "t").unwrap()
    }

    #[test]
    fn taco16_has_a_tag_of_28_bits() {
        let config = Config::of(&Design::load("taco16").unwrap()).unwrap();
        assert_eq!((config.line_bits(), config.set_bits(), config.tag_bits()), (33, 5, 28));
        assert_eq!(config.way_bits(), 2);
        assert_eq!(config.storage_bits(), 3_712);
        assert_eq!(Config::of(&Design::load("baseline").unwrap()), None);
    }

    #[test]
    fn the_48_kilobyte_cache_beside_the_papers() {
        let config = config(L1 { sets: 64, ways: 6, ..L1::default() });
        assert_eq!((config.tag_bits(), config.storage_bits()), (27, 10_752));
        assert_eq!(Config::PAPER_STORAGE_BITS, 9_600);
    }

    #[test]
    fn a_way_number_has_at_least_one_bit() {
        let way_bits = |ways| config(L1 { ways, ..L1::default() }).way_bits();
        assert_eq!([1, 2, 3, 4, 5, 32].map(way_bits), [1, 1, 2, 2, 3, 5]);
    }

    #[test]
    fn an_illegal_l1_is_refused() {
        let problems = Config::new(&L1 { ways: 0, ..L1::default() }, "t").unwrap_err();
        assert_eq!(problems.to_string(), "t.l1.ways: must be an integer in 1..=32; got 0; try 1");
    }
}
