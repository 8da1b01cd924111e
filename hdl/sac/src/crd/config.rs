//! The block's configuration: the part of `[sac]` that it reads, and what follows from it.

use about::Figure;
use design::{Design, DesignKind, MemorySideHits, Problems, Sac, Section};

/// A checked geometry: every rule of `[sac]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    sac: Sac,
}

impl Config {
    /// The directory of a chip with the fields of `sac`; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[sac]` that does not hold.
    pub fn new(sac: &Sac, owner: &str) -> Result<Config, Problems> {
        sac.validate(owner)?;
        Ok(Config { sac: sac.clone() })
    }

    /// The directory of a chip of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::Sac => Some(Config { sac: design.sac()?.clone() }),
            _ => None,
        }
    }

    /// Chips: 1..=16.
    pub fn chips(&self) -> usize {
        self.sac.chips as usize
    }

    /// Width of a chip's number: 1..=4. A single chip has a bit too, since a port needs one.
    pub fn chip_bits(&self) -> usize {
        signal::index_bits(self.chips())
    }

    /// Whether sectors are requested and recorded one by one.
    pub fn is_sectored(&self) -> bool {
        self.sac.sectored
    }

    /// Bits that an entry has for each chip: the sectors of a line when sectored, else 1. 1..=8.
    pub fn sectors(&self) -> usize {
        match self.sac.sectored {
            true => (self.sac.line_bytes / self.sac.sector_bytes) as usize,
            false => 1,
        }
    }

    /// Bits of all chips in an entry: 1..=128.
    pub fn mask_bits(&self) -> usize {
        self.chips() * self.sectors()
    }

    /// Sets of the directory: a power of two in 2..=512.
    pub fn sets(&self) -> usize {
        self.sac.crd_sets as usize
    }

    /// Width of a number of a set of the directory: 1..=9.
    pub fn set_bits(&self) -> usize {
        self.sac.crd_sets.ilog2() as usize
    }

    /// Entries of a set: 1..=32.
    pub fn ways(&self) -> usize {
        self.sac.crd_ways as usize
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        (self.sac.address_bits - self.sac.line_bytes.ilog2()) as usize
    }

    /// Low bits of a line address that those above them choose in a sampled line: log2 of R1's P.
    pub fn stride_bits(&self) -> usize {
        (self.sac.llc_sets() / self.sac.crd_sets).ilog2() as usize
    }

    /// Width of a tag: at least 1.
    pub fn tag_bits(&self) -> usize {
        self.line_bits() - self.sac.llc_sets().ilog2() as usize
    }

    /// The line address that has `tag` in set `set` of the directory.
    pub fn line_of(&self, set: usize, tag: u64) -> u64 {
        let stride = self.stride_bits();
        let low = tag & ((1 << stride) - 1);
        let offset = (set as u64 ^ low ^ (low >> 1)) & ((1 << stride) - 1);
        ((tag << self.set_bits() | set as u64) << stride) | offset
    }

    /// Whether the low bits of a line are those of a sampled one.
    pub fn is_sampled(&self, line: u64) -> bool {
        let above = line >> self.stride_bits();
        let set = above as usize & (self.sets() - 1);
        self.line_of(set, above >> self.set_bits()) == line
    }

    /// Whether the directory counts the hits under memory-side.
    pub fn counts_memory_side(&self) -> bool {
        self.sac.memory_side_hits == MemorySideHits::Directory
    }

    /// Width of each counter, `requests` and `hits`: 2..=24, 24 in `isca23` §3.6.
    pub fn counter_bits(&self) -> usize {
        self.sac.counter_bits as usize
    }

    /// The highest value of a counter, at which `requests` is full.
    pub fn counter_max(&self) -> u64 {
        (1 << self.counter_bits()) - 1
    }

    /// Tags and chips' bits, in bits: what the paper counts as the directory.
    pub fn entry_bits(&self) -> usize {
        self.sets() * self.ways() * (self.tag_bits() + self.mask_bits())
    }

    /// The order of use of a set's entries, in bits; a single one needs none.
    pub fn order_bits(&self) -> usize {
        self.ways() * (self.ways() - 1) / 2
    }

    /// Storage beside the paper's.
    pub fn figures(&self) -> Vec<Figure> {
        // The paper's 544 and 736 bytes are those of 4 chips and of 4 sectors a line.
        let paper = match (self.sac.sectored, self.sectors()) {
            (false, _) => Some(544 * 8),
            (true, 4) => Some(736 * 8),
            (true, _) => None,
        };
        vec![
            Figure {
                name: "entry_bits",
                ours: self.entry_bits() as u64,
                paper,
                note: "isca23 §3.6: 544 bytes, sectored 736; crd_sets * crd_ways * (tag_bits + chips \
                       * sectors)",
            },
            Figure {
                name: "order_bits",
                ours: (self.sets() * self.order_bits()) as u64,
                paper: None,
                note: "LRU order, which isca23 does not count: crd_sets * crd_ways * (crd_ways - 1) / 2",
            },
            Figure {
                name: "used_bits",
                ours: self.sets() as u64,
                paper: None,
                note: "a bit a set, so that a profile begins in one cycle",
            },
            Figure {
                name: "counter_bits",
                ours: 2 * self.counter_bits() as u64,
                paper: Some(48),
                note: "isca23 §3.6: \"CRD requests\" and \"CRD hits\", two of its four 24-bit counters",
            },
            Figure {
                name: "memory_side_bits",
                ours: u64::from(self.counts_memory_side()) * self.counter_bits() as u64,
                paper: None,
                note: "hits under memory-side, which isca23 takes from the slices",
            },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(sac: Sac) -> Config {
        Config::new(&sac, "t").unwrap()
    }

    #[test]
    fn isca23_has_the_papers_directory() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        assert_eq!((config.line_bits(), config.tag_bits(), config.stride_bits()), (41, 30, 8));
        assert_eq!((config.sets(), config.ways(), config.mask_bits()), (8, 16, 16));
        assert_eq!((config.entry_bits(), config.sets() * config.order_bits()), (736 * 8, 960));
        assert_eq!(Config::of(&Design::load("pact20").unwrap()), None);
    }

    /// Of each tag a line in each set of the directory; no two of 256 tags in a row sample the same lines.
    #[test]
    fn every_tag_samples_as_many_lines_and_others() {
        let config = Config::of(&Design::load("isca23").unwrap()).unwrap();
        let offsets = |tag: u64| -> Vec<u64> {
            let lines = (0..2_048).map(|set| tag << 11 | set);
            lines.filter(|&line| config.is_sampled(line)).map(|line| line & 255).collect()
        };
        assert!((0..256).all(|tag| offsets(tag).len() == 8));
        let firsts: std::collections::BTreeSet<u64> = (0..256).map(|tag| offsets(tag)[0]).collect();
        assert_eq!(firsts.len(), 256);
    }

    #[test]
    fn whole_lines_take_the_papers_544_bytes() {
        let config = config(Sac::default());
        assert_eq!((config.sectors(), config.mask_bits()), (1, 4));
        assert_eq!(config.entry_bits(), 544 * 8);
    }

    #[test]
    fn a_single_chip_of_few_sets_has_ports_all_the_same() {
        let one = Sac { chips: 1, slices: 1, slice_bytes: 4_096, crd_sets: 2, ..Sac::default() };
        let config = config(Sac { crd_ways: 1, ..one });
        assert_eq!((config.chip_bits(), config.stride_bits(), config.tag_bits()), (1, 0, 40));
        assert_eq!((config.order_bits(), config.set_bits()), (0, 1));
    }

    #[test]
    fn an_illegal_section_is_refused() {
        let problems = Config::new(&Sac { crd_ways: 0, ..Sac::default() }, "t").unwrap_err();
        assert_eq!(
            problems.to_string(),
            "t.sac.crd_ways: must be an integer in 1..=32; got 0; try 1"
        );
    }
}
