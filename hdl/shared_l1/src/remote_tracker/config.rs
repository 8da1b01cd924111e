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

    /// Requests in flight at most: 1..=64.
    pub fn requests(&self) -> usize {
        self.shared.remote_requests as usize
    }

    /// Width of a number of requests: 1..=7.
    pub fn count_bits(&self) -> usize {
        index_bits(self.requests() + 1)
    }

    /// Width of a request's identifier: 1..=16.
    pub fn id_bits(&self) -> usize {
        self.l1.id_bits as usize
    }

    /// Sectors of a line: a power of two in 1..=32.
    pub fn sectors(&self) -> usize {
        (self.l1.line_bytes / self.l1.sector_bytes) as usize
    }

    /// Width of what the node wants back with a reply: kind (2), group of the set (1) and the entry of
    /// the store tracker.
    pub fn context_bits(&self) -> usize {
        3 + index_bits(self.shared.store_tracker_lines as usize)
    }

    /// Bits of state: a busy bit, identifier, sectors and note for each request, and their count.
    pub fn storage_bits(&self) -> usize {
        let entry = 1 + self.id_bits() + self.sectors() + self.context_bits();
        self.requests() * entry + self.count_bits()
    }

    /// Storage; the paper gives none.
    pub fn figures(&self) -> Vec<Figure> {
        vec![Figure {
            name: "storage_bits",
            ours: self.storage_bits() as u64,
            paper: None,
            note: "requests * (1 + id_bits + sectors + context_bits), and their number",
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pact20_tracks_32_requests() {
        let config = Config::of(&Design::load("pact20").unwrap()).unwrap();
        assert_eq!((config.requests(), config.count_bits(), config.id_bits()), (32, 6, 8));
        assert_eq!((config.sectors(), config.context_bits(), config.storage_bits()), (4, 7, 646));
        assert_eq!(Config::of(&Design::load("baseline").unwrap()), None);
    }
}
