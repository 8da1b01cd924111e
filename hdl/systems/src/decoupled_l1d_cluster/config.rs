//! The cluster's configuration: `[cluster]`, the sections of its nodes, and `[sm_dueling]`.

use about::Figure;
use decoupled_l1d::{l1d, sm_dueling};
use design::Design;
use std::ops::Deref;

use crate::l1_cluster::Shape;

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    node: l1d::Config,
    duel: sm_dueling::Config,
    shape: Shape,
}

impl Config {
    /// The cluster of a design of decoupled L1 caches.
    pub fn of(design: &Design) -> Option<Config> {
        let (node, duel) = (l1d::Config::of(design)?, sm_dueling::Config::of(design)?);
        let shape = Shape::of(design, node.data())?.with_duel(duel.counter_bits());
        Some(Config { node, duel, shape })
    }

    /// A node's.
    pub fn node(&self) -> &l1d::Config {
        &self.node
    }

    /// The duel's.
    pub fn duel(&self) -> &sm_dueling::Config {
        &self.duel
    }

    /// Parts and storage.
    pub fn figures(&self) -> Vec<Figure> {
        self.shape.figures("a node is a decoupled_l1d")
    }
}

impl Deref for Config {
    type Target = Shape;

    fn deref(&self) -> &Shape {
        &self.shape
    }
}
