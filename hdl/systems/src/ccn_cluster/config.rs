//! The cluster's configuration: `[cluster]`, and the sections of its nodes.

use about::Figure;
use ccn::{ccn_l1, ring_stop};
use design::Design;
use std::ops::Deref;

use crate::l1_cluster::Shape;

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    node: ccn_l1::Config,
    shape: Shape,
    link_latency: usize,
}

impl Config {
    /// The cluster of a design of L1 caches on a ring.
    pub fn of(design: &Design) -> Option<Config> {
        let node = ccn_l1::Config::of(design)?;
        let shape = Shape::of(design, node.l1())?;
        Some(Config { node, shape, link_latency: design.ccn()?.link_latency as usize })
    }

    /// A node's.
    pub fn node(&self) -> &ccn_l1::Config {
        &self.node
    }

    /// Cycles from a stop to the next: 1..=5.
    pub fn link_latency(&self) -> usize {
        self.link_latency
    }

    /// Parts and storage.
    pub fn figures(&self) -> Vec<Figure> {
        let mut figures = self.shape.figures("a node is a ccn_l1");
        let paper = self.cores() * ring_stop::Config::PAPER_STORAGE_BITS;
        figures.push(Figure {
            name: "ring_bits",
            ours: (self.cores() * self.node.stop().storage_bits()) as u64,
            paper: Some(paper as u64),
            note: "taco16 Table II for as many cores; this is CB, ReqQ, RespQ and shadow tags of all nodes",
        });
        figures
    }
}

impl Deref for Config {
    type Target = Shape;

    fn deref(&self) -> &Shape {
        &self.shape
    }
}
