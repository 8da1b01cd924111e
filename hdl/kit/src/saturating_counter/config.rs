//! The geometry of a saturating counter.
use crate::Illegal;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    width: usize,
}

impl Config {
    /// A value of `width` bits, 1..=64.
    ///
    /// # Errors
    /// `width` lies outside its range.
    pub fn new(width: usize) -> Result<Config, Illegal> {
        Ok(Config { width: Illegal::unless_in(1..=64, "saturating_counter", "width", width)? })
    }

    /// Bits of the value.
    pub fn width(&self) -> usize {
        self.width
    }
}
