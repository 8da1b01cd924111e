//! The cluster's configuration: `[cluster]`, and `[l1]` of its nodes.

use about::Figure;
use design::Design;
use private::l1;
use std::ops::Deref;

use crate::l1_cluster::Shape;

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    node: l1::Config,
    shape: Shape,
}

impl Config {
    /// The cluster of a design of private L1 caches.
    pub fn of(design: &Design) -> Option<Config> {
        let node = l1::Config::of(design)?;
        let shape = Shape::of(design, &node)?;
        Some(Config { node, shape })
    }

    /// A node's.
    pub fn node(&self) -> &l1::Config {
        &self.node
    }

    /// Parts and storage.
    pub fn figures(&self) -> Vec<Figure> {
        self.shape.figures("a node is an l1")
    }
}

impl Deref for Config {
    type Target = Shape;

    fn deref(&self) -> &Shape {
        &self.shape
    }
}
