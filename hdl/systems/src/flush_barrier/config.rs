//! How many nodes there are.

use about::Figure;
use design::Design;
use kit::Illegal;

use crate::private_cluster;

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

    /// The barrier of a design of private L1 caches.
    pub fn of(design: &Design) -> Option<Config> {
        private_cluster::Config::of(design).map(|cluster| cluster.barrier())
    }

    /// Nodes: 1..=256.
    pub fn nodes(&self) -> usize {
        self.nodes
    }

    /// Bits that it stores.
    pub fn storage_bits(&self) -> usize {
        self.nodes + 2
    }

    /// Parts and storage; no paper gives a figure.
    pub fn figures(&self) -> Vec<Figure> {
        let ours = self.storage_bits() as u64;
        vec![Figure { name: "storage_bits", ours, paper: None, note: "a bit a node, and two" }]
    }
}
