//! The block's configuration: widths, which are the chunker's.

use crate::chunker;
use about::Figure;
use base::Geometry;
use design::Design;
use kit::fixed_priority_arbiter;

/// A checked geometry: every rule of its design holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    chunker: chunker::Config,
}

impl Config {
    /// The receiver of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        Some(Config { chunker: chunker::Config::of(design)? })
    }

    /// `[l1]`, whose core gets the replies.
    pub fn geometry(&self) -> &Geometry {
        self.chunker.geometry()
    }

    /// Whether the packets hold only the sectors that were asked for. The receiver does not depend on
    /// it.
    pub fn chunking(&self) -> bool {
        self.chunker.chunking()
    }

    /// Sectors of a line: a power of two in 1..=32.
    pub fn sectors(&self) -> usize {
        self.chunker.sectors()
    }

    /// Width of a sector number: 1..=5.
    pub fn sector_bits(&self) -> usize {
        self.chunker.sector_bits()
    }

    /// Bits of a sector, which is a beat: 64..=1024.
    pub fn data_bits(&self) -> usize {
        self.chunker.data_bits()
    }

    /// Width of a request's identifier: 1..=16.
    pub fn id_bits(&self) -> usize {
        self.chunker.id_bits()
    }

    /// Arbiter that finds the lowest of several sectors.
    pub(super) fn sector_arbiter(&self) -> fixed_priority_arbiter::Config {
        self.chunker.sector_arbiter()
    }

    /// Bits of state: a bit for each sector to come, and the identifier.
    pub fn storage_bits(&self) -> usize {
        self.sectors() + self.id_bits()
    }

    /// Storage; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: None,
            note: "sectors to come, and the identifier",
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pact20_keeps_12_bits() {
        let config = Config::of(&Design::load("pact20").unwrap()).unwrap();
        assert_eq!((config.sectors(), config.id_bits(), config.storage_bits()), (4, 8, 12));
        assert_eq!(Config::of(&Design::load("baseline").unwrap()), None);
    }
}
