//! The geometry of a queue.
use crate::Illegal;
use signal::index_bits;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    width: usize,
    depth: usize,
}

impl Config {
    /// `depth` words, 1..=256, of `width` bits, 1..=512.
    ///
    /// # Errors
    /// A figure outside its range.
    pub fn new(width: usize, depth: usize) -> Result<Config, Illegal> {
        Ok(Config {
            width: Illegal::unless_in(1..=512, "queue", "width", width)?,
            depth: Illegal::unless_in(1..=256, "queue", "depth", depth)?,
        })
    }

    /// Bits of a word.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Number of places.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Width of `count`, which goes up to the depth.
    pub fn count_bits(&self) -> usize {
        index_bits(self.depth + 1)
    }
}
