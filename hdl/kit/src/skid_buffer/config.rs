//! The geometry of a skid buffer.
use crate::Illegal;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    width: usize,
}

impl Config {
    /// Words of `width` bits, 1..=512.
    ///
    /// # Errors
    /// `width` lies outside its range.
    pub fn new(width: usize) -> Result<Config, Illegal> {
        Ok(Config { width: Illegal::unless_in(1..=512, "skid_buffer", "width", width)? })
    }

    /// Bits of a word.
    pub fn width(&self) -> usize {
        self.width
    }
}
