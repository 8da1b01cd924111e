//! The geometry of a recency order.
use crate::Illegal;
use signal::index_bits;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    ways: usize,
}

impl Config {
    /// `ways` ways, 1..=32.
    ///
    /// # Errors
    /// `ways` lies outside its range.
    pub fn new(ways: usize) -> Result<Config, Illegal> {
        Ok(Config { ways: Illegal::unless_in(1..=32, "lru", "ways", ways)? })
    }

    /// Number of ways of a set.
    pub fn ways(&self) -> usize {
        self.ways
    }

    /// Bits of a way's number.
    pub fn way_bits(&self) -> usize {
        index_bits(self.ways)
    }

    /// Bits of the word that holds the order, 1..=496.
    pub fn order_bits(&self) -> usize {
        (self.ways * (self.ways - 1) / 2).max(1)
    }
}
