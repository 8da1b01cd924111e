//! The geometry of a round-robin arbiter.
use crate::Illegal;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    requesters: usize,
}

impl Config {
    /// `requesters` requesters, 1..=256.
    ///
    /// # Errors
    /// `requesters` lies outside its range.
    pub fn new(requesters: usize) -> Result<Config, Illegal> {
        let block = "round_robin_arbiter";
        Ok(Config { requesters: Illegal::unless_in(1..=256, block, "requesters", requesters)? })
    }

    /// Number of requesters.
    pub fn requesters(&self) -> usize {
        self.requesters
    }
}
