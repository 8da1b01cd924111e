//! The block's configuration: `[l1]` and `[shared_l1]`, and what follows from them.

use about::Figure;
use design::{Design, DesignKind, L1, SharedL1};
use signal::index_bits;

/// A checked geometry: every rule of its design holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    l1: L1,
    shared: SharedL1,
}

impl Config {
    /// The tracker of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        match design.kind() {
            DesignKind::SharedL1 => {
                Some(Config { l1: design.l1()?.clone(), shared: design.shared_l1()?.clone() })
            }
            _ => None,
        }
    }

    /// Entries, each a line and a way: 1..=64.
    pub fn lines(&self) -> usize {
        self.shared.store_tracker_lines as usize
    }

    /// Width of an entry's number: 1..=6. A single entry has a bit too, since a port needs one.
    pub fn entry_bits(&self) -> usize {
        index_bits(self.lines())
    }

    /// Stores that an entry counts at most: 1..=255.
    pub fn merges(&self) -> usize {
        self.shared.store_tracker_merges as usize
    }

    /// Width of an entry's count: 1..=8.
    pub fn count_bits(&self) -> usize {
        index_bits(self.merges() + 1)
    }

    /// Width of a line address: 8..=59.
    pub fn line_bits(&self) -> usize {
        (self.l1.address_bits - self.l1.line_bytes.ilog2()) as usize
    }

    /// Bits of state: for each line its address, whether its requests go to the home, and their count.
    pub fn storage_bits(&self) -> usize {
        self.lines() * (self.line_bits() + 1 + self.count_bits())
    }

    /// Storage; no paper has the block.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: None,
            note: "lines * (line_bits + 1 + count_bits)",
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pact20_tracks_16_lines() {
        let config = Config::of(&Design::load("pact20").unwrap()).unwrap();
        assert_eq!((config.lines(), config.entry_bits()), (16, 4));
        assert_eq!((config.merges(), config.count_bits()), (15, 4));
        assert_eq!((config.line_bits(), config.storage_bits()), (33, 608));
        assert_eq!(Config::of(&Design::load("baseline").unwrap()), None);
    }
}
