//! The geometry of a table.

/// A geometry; a number is that of a table without `clear_all`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// Bits, 1 and more; above 256 as many whole rows as hold them.
    pub depth: usize,
    /// The block has the input `clear_all`.
    pub has_clear_all: bool,
}

impl From<usize> for Config {
    fn from(depth: usize) -> Config {
        Config { depth, has_clear_all: false }
    }
}
