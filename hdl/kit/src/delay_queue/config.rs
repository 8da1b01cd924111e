//! The geometry of a delay queue.
use crate::{Illegal, queue};

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    queue: queue::Config,
    latency: usize,
}

impl Config {
    /// `depth` words, 1..=256, of `width` bits, 1..=512, which stay `latency` cycles, 1..=64.
    ///
    /// # Errors
    /// A figure outside its range.
    pub fn new(width: usize, depth: usize, latency: usize) -> Result<Config, Illegal> {
        Ok(Config {
            queue: queue::Config::new(width, depth)
                .map_err(|illegal| Illegal { block: "delay_queue", ..illegal })?,
            latency: Illegal::unless_in(1..=64, "delay_queue", "latency", latency)?,
        })
    }

    /// The queue that holds the words.
    pub fn queue(&self) -> queue::Config {
        self.queue
    }

    /// Cycles that a word stays at least.
    pub fn latency(&self) -> usize {
        self.latency
    }
}
