//! The geometry of a fixed-priority arbiter.
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
        let block = "fixed_priority_arbiter";
        Ok(Config { requesters: Illegal::unless_in(1..=256, block, "requesters", requesters)? })
    }

    /// As [`Config::new`], for a number that was checked.
    pub(crate) fn of(requesters: usize) -> Config {
        Config { requesters }
    }

    /// Number of requesters.
    pub fn requesters(&self) -> usize {
        self.requesters
    }
}
