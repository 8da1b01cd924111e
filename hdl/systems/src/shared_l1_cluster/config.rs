//! The cluster's configuration: `[cluster]`, and the sections of its nodes.

use about::Figure;
use design::Design;
use rust_hdl::core::prelude::{In, Out};
use shared_l1::chunk_receiver::HomePacket;
use shared_l1::node;
use shared_l1::streams::RemoteRequest;
use signal::port::{Packing, Streamed};
use std::ops::Deref;

use crate::l1_cluster::{Shape, switch};
use crate::packet_switch;

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    node: node::Config,
    shape: Shape,
}

impl Config {
    /// The cluster of a design of shared L1 caches.
    pub fn of(design: &Design) -> Option<Config> {
        let node = node::Config::of(design)?;
        let shape = Shape::of(design, node.l1())?.with_cores_of(node.core());
        Some(Config { node, shape })
    }

    /// A node's.
    pub fn node(&self) -> &node::Config {
        &self.node
    }

    /// How requests for homes lie in their switch's words.
    pub fn home_request_packing(&self) -> Packing {
        Packing::of(&RemoteRequest::payload::<In, Out>(&self.node))
    }

    /// How beats of homes' packets do.
    pub fn packet_packing(&self) -> Packing {
        Packing::of(&HomePacket::payload::<In, Out>(self.node.receiver()))
    }

    /// The switch of requests for homes: an input and an output for each core.
    pub fn home_request_switch(&self) -> packet_switch::Config {
        switch(self.cores(), self.cores(), &self.home_request_packing())
    }

    /// The switch of homes' packets.
    pub fn packet_switch(&self) -> packet_switch::Config {
        switch(self.cores(), self.cores(), &self.packet_packing())
    }

    /// Parts and storage.
    pub fn figures(&self) -> Vec<Figure> {
        let mut figures = self.shape.figures("a node is a shared_l1");
        if self.has_crossbar() {
            let switches = [self.home_request_switch(), self.packet_switch()];
            let bits: usize = switches.iter().map(packet_switch::Config::storage_bits).sum();
            let note = "of both switches between the cores";
            figures.push(Figure {
                name: "core_switch_storage_bits",
                ours: bits as u64,
                paper: None,
                note,
            });
        }
        figures
    }
}

impl Deref for Config {
    type Target = Shape;

    fn deref(&self) -> &Shape {
        &self.shape
    }
}
