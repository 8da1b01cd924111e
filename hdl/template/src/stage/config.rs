//! The block's configuration: a line address's width, and how many requests there is room for.

use about::Figure;
use design::{Design, DesignKind};
use signal::index_bits;

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    line_bits: usize,
    depth: usize,
}

impl Config {
    /// The stage of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        let l1 = design.l1().filter(|_| design.kind() == DesignKind::Ccn)?;
        // A separate depth is a field of the design's section in `hdl/design`.
        let line_bits = (l1.address_bits - l1.line_bytes.ilog2()) as usize;
        Some(Config { line_bits, depth: l1.ways as usize + 1 })
    }

    /// Width of a line address: 1 to 59.
    pub fn line_bits(&self) -> usize {
        self.line_bits
    }

    /// Requests that there is room for: 2 to 33.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Width of a number of requests.
    pub fn count_bits(&self) -> usize {
        index_bits(self.depth + 1)
    }

    /// Storage; the paper gives no figure.
    pub fn figures(&self) -> Vec<Figure> {
        let bits = self.depth * self.line_bits + 2 * index_bits(self.depth) + self.count_bits();
        vec![Figure { name: "storage_bits", ours: bits as u64, paper: None, note: "the queue" }]
    }
}
