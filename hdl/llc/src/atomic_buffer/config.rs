//! The block's configuration: the port of a slice, and the queue.

use crate::Geometry;
use about::Figure;
use design::{Design, Llc, Problems};
use signal::index_bits;
use std::ops::Deref;

/// A checked configuration: every rule of `[llc]` holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    port: Geometry,
}

impl Config {
    /// The buffer in front of the slice `llc` of a single chip; `owner` names the design in messages.
    ///
    /// # Errors
    /// Every rule of `[llc]` that does not hold.
    pub fn new(llc: &Llc, owner: &str) -> Result<Config, Problems> {
        Ok(Config { port: Geometry::new(llc, owner)?.port() })
    }

    /// The buffer in front of a port that is like this slice's, but that its identifiers have one bit more.
    pub fn at(port: &Geometry) -> Config {
        Config { port: port.clone().port() }
    }

    /// The buffer of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        Some(Config { port: Geometry::of(design)?.port() })
    }

    /// The same among `chips` chips, 1..=16.
    #[must_use]
    pub fn with_chips(self, chips: usize) -> Config {
        Config { port: self.port.with_chips(chips) }
    }

    /// Atomics that may wait: 1..=16.
    pub fn atomic_queue(&self) -> usize {
        self.port.atomic_queue()
    }

    /// Words of eight bytes in a sector: 2, 4 or 8.
    pub fn pairs(&self) -> usize {
        self.sector_bytes() / 8
    }

    /// Width of the number of such a word: 1..=3.
    pub fn pair_bits(&self) -> usize {
        index_bits(self.pairs())
    }

    /// Words of four bytes in a sector: 4, 8 or 16.
    pub fn words(&self) -> usize {
        self.sector_bytes() / 4
    }

    /// Bits of an atomic that waits: its line; operation, sector, word, operand and compare value; whose it
    /// is; a bit of the place that it has.
    fn waiting_bits(&self) -> usize {
        let chips = if self.has_chips() { 2 * self.chip_bits() } else { 0 };
        let word = self.pair_bits() + 2;
        let request = 4 + self.sector_bits() + word + 2 * 64;
        1 + self.line_bits() + request + self.source_bits() + self.id_bits() + chips
    }

    /// Bits of the sector: its bytes, a bit for each word of four that is dirty, and where it is from.
    fn sector_storage_bits(&self) -> usize {
        let home = if self.has_chips() { self.chip_bits() } else { 0 };
        self.beat_bits() + self.words() + self.line_bits() + self.sector_bits() + home
    }

    /// Storage of sector and queue, in bits.
    pub fn storage_bits(&self) -> usize {
        self.sector_storage_bits() + self.atomic_queue() * self.waiting_bits()
    }

    /// Storage; no paper has this block.
    pub fn figures(&self) -> Vec<Figure> {
        let note = "the sector, and atomic_queue times an atomic";
        let ours = self.storage_bits() as u64;
        vec![Figure { name: "storage_bits", ours, paper: None, note }]
    }
}

impl Deref for Config {
    type Target = Geometry;
    fn deref(&self) -> &Geometry {
        &self.port
    }
}
