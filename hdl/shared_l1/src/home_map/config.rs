//! The block's configuration: `[l1]` and `[shared_l1]`, and what follows from them.

use about::Figure;
use design::{Design, DesignKind, HomeHash, IndexFunction, L1, SharedL1};

/// A checked geometry: every rule of its design holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    l1: L1,
    shared: SharedL1,
}

impl Config {
    /// The home map of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::SharedL1 => {
                Some(Config { l1: design.l1()?.clone(), shared: design.shared_l1()?.clone() })
            }
            _ => None,
        }
    }

    /// Cores ("N"): 1..=256.
    pub fn cores(&self) -> usize {
        self.shared.cores as usize
    }

    /// Tag bits that the core's number takes: ceil(log2 `cores`), 0..=8.
    pub fn core_bits(&self) -> usize {
        self.shared.core_bits()
    }

    /// Width of a core's number: 1..=8. A single core has a bit too, since a port needs one.
    pub fn core_number_bits(&self) -> usize {
        self.core_bits().max(1)
    }

    /// The tag bits that choose the core.
    pub fn home_hash(&self) -> HomeHash {
        self.shared.home_hash
    }

    /// How a line address chooses its set.
    pub fn index(&self) -> IndexFunction {
        self.l1.index
    }

    /// Sets: a power of two in 2..=1024.
    pub fn sets(&self) -> usize {
        self.l1.sets as usize
    }

    /// Width of a set number: 1..=10.
    pub fn set_bits(&self) -> usize {
        self.l1.sets.ilog2() as usize
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        (self.l1.address_bits - self.l1.line_bytes.ilog2()) as usize
    }

    /// Width of a tag: at least 1, and at least `core_bits`.
    pub fn tag_bits(&self) -> usize {
        self.line_bits() - self.set_bits()
    }

    /// Share of the lines that the core with most of them is home to, in percent of the mean.
    pub fn largest_share_percent(&self) -> usize {
        let values = 1_usize << self.core_bits();
        100 * self.cores() * values.div_ceil(self.cores()) / values
    }

    /// Widths and how evenly the lines are spread; the paper has the tag's width.
    pub fn figures(&self) -> Vec<Figure> {
        vec![
            Figure {
                name: "core_bits",
                ours: self.core_bits() as u64,
                paper: Some(5),
                note: "pact20 §3.1: ceil(log2(N)) bits of the tag, of 28 cores",
            },
            Figure {
                name: "tag_bits",
                ours: self.tag_bits() as u64,
                paper: Some(20),
                note: "pact20 §3.1, of 32-bit addresses",
            },
            Figure {
                name: "largest_share_percent",
                ours: self.largest_share_percent() as u64,
                paper: None,
                note: "lines of the most loaded home core against the mean of all; \
                       100 when cores is a power of two",
            },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(text: &str) -> Config {
        let text = format!("design = \"shared-l1\"\nname = \"t\"\n{text}");
        Config::of(&Design::parse(&text, "t.toml").unwrap()).unwrap()
    }

    #[test]
    fn pact20_has_5_core_bits_in_a_tag_of_28() {
        let config = Config::of(&Design::load("pact20").unwrap()).unwrap();
        assert_eq!((config.cores(), config.core_bits(), config.core_number_bits()), (28, 5, 5));
        assert_eq!((config.line_bits(), config.set_bits(), config.tag_bits()), (33, 5, 28));
        assert_eq!(Config::of(&Design::load("baseline").unwrap()), None);
    }

    #[test]
    fn a_core_number_has_at_least_one_bit() {
        let bits = |cores| {
            let config = config(&format!("shared_l1.cores = {cores}\nmesh.columns = 64"));
            (config.core_bits(), config.core_number_bits())
        };
        assert_eq!([1, 2, 3, 28, 256].map(bits), [(0, 1), (1, 1), (2, 2), (5, 5), (8, 8)]);
    }

    #[test]
    fn twenty_eight_cores_are_uneven() {
        let share = |cores| {
            let text = format!("shared_l1.cores = {cores}\nmesh.columns = 64");
            config(&text).largest_share_percent()
        };
        assert_eq!([1, 3, 16, 28, 33].map(share), [100, 150, 100, 175, 103]);
    }
}
