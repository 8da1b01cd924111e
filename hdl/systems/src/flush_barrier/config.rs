//! How many nodes there are.

use kit::Illegal;

/// A geometry that hardware can be built from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    nodes: usize,
}

impl Config {
    /// `nodes` nodes, 1..=256.
    ///
    /// # Errors
    /// `nodes` lies outside its range.
    pub fn new(nodes: usize) -> Result<Config, Illegal> {
        Ok(Config { nodes: Illegal::unless_in(1..=256, "flush_barrier", "nodes", nodes)? })
    }

    /// Nodes: 1..=256.
    pub fn nodes(&self) -> usize {
        self.nodes
    }

    /// Bits that it stores.
    pub fn storage_bits(&self) -> usize {
        self.nodes + 2
    }
}
