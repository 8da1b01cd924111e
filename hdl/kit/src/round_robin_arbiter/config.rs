//! The geometry of a round-robin arbiter.
use crate::Illegal;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    requesters: usize,
    has_stay: bool,
}

impl Config {
    /// `requesters` requesters, 1..=256, without `stay`.
    ///
    /// # Errors
    /// `requesters` lies outside its range.
    pub fn new(requesters: usize) -> Result<Config, Illegal> {
        let block = "round_robin_arbiter";
        let requesters = Illegal::unless_in(1..=256, block, "requesters", requesters)?;
        Ok(Config { requesters, has_stay: false })
    }

    /// The same with the input `stay`.
    pub fn with_stay(self) -> Config {
        Config { has_stay: true, ..self }
    }

    /// The block has the input `stay`.
    pub fn has_stay(&self) -> bool {
        self.has_stay
    }

    /// Number of requesters.
    pub fn requesters(&self) -> usize {
        self.requesters
    }
}
