//! The cluster's configuration: `[cluster]`, and `[l1]` of its nodes.

use about::Figure;
use base::Geometry;
use base::streams::{DownReply, DownRequest};
use design::{Cluster, ClusterNetwork, Design};
use private::l1;
use signal::index_bits;
use signal::port::{Packing, Streamed};

use rust_hdl::core::prelude::{In, Out};

use crate::{flush_barrier, packet_switch};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    node: l1::Config,
    cluster: Cluster,
    line_bytes: u32,
}

impl Config {
    /// The cluster of a design of private L1 caches.
    pub fn of(design: &Design) -> Option<Config> {
        let node = l1::Config::of(design)?;
        let line_bytes = design.l1()?.line_bytes;
        Some(Config { node, cluster: design.cluster()?.clone(), line_bytes })
    }

    /// A node's.
    pub fn node(&self) -> &l1::Config {
        &self.node
    }

    /// The figures of an L1.
    pub fn geometry(&self) -> &Geometry {
        &self.node
    }

    /// Cores, each with a node: 1..=256.
    pub fn cores(&self) -> usize {
        self.cluster.cores as usize
    }

    /// L2 slices: 1..=64.
    pub fn slices(&self) -> usize {
        self.cluster.l2_slices as usize
    }

    /// The switches are in the cluster.
    pub fn has_crossbar(&self) -> bool {
        self.cluster.network == ClusterNetwork::Crossbar
    }

    /// Streams to L2, and from it: one a slice, or with `network` "ports" one a core.
    pub fn down_lanes(&self) -> usize {
        if self.has_crossbar() { self.slices() } else { self.cores() }
    }

    /// The most lanes that any port has.
    pub fn lanes(&self) -> usize {
        self.cores().max(self.down_lanes())
    }

    /// So many lines in a row lie in one slice, as a power of two.
    pub fn interleave_bits(&self) -> usize {
        (self.cluster.interleave_bytes / self.line_bytes).ilog2() as usize
    }

    /// Width of a slice's number.
    pub fn slice_bits(&self) -> usize {
        index_bits(self.slices())
    }

    /// How requests lie in the switch's words.
    pub fn request_packing(&self) -> Packing {
        Packing::of(&DownRequest::payload::<In, Out>(self.geometry()))
    }

    /// How beats of replies do.
    pub fn reply_packing(&self) -> Packing {
        Packing::of(&DownReply::payload::<In, Out>(self.geometry()))
    }

    /// The barrier.
    pub fn barrier(&self) -> flush_barrier::Config {
        flush_barrier::Config::new(self.cores()).expect("[cluster] gives 1 to 256 cores")
    }

    /// The switch of requests.
    pub fn request_switch(&self) -> packet_switch::Config {
        switch(self.cores(), self.down_lanes(), &self.request_packing())
    }

    /// The switch of replies.
    pub fn reply_switch(&self) -> packet_switch::Config {
        switch(self.down_lanes(), self.cores(), &self.reply_packing())
    }

    /// What it is made of.
    pub fn figures(&self) -> Vec<Figure> {
        let ours = |name, ours: usize, note| Figure { name, ours: ours as u64, paper: None, note };
        let mut figures = vec![ours("nodes", self.cores(), "a node is an l1")];
        if self.has_crossbar() {
            let switches =
                self.request_switch().storage_bits() + self.reply_switch().storage_bits();
            figures.push(ours("slices", self.slices(), "of L2, each with a port"));
            figures.push(ours("switch_storage_bits", switches, "of both switches"));
        }
        figures
    }
}

fn switch(inputs: usize, outputs: usize, packing: &Packing) -> packet_switch::Config {
    let high = packing.widths().get(1).copied().unwrap_or(0);
    packet_switch::Config::new(inputs, outputs, packing.widths()[0], high).expect(
        "[cluster] gives 1 to 256 cores and 1 to 64 slices, [l1] beats of two words at most",
    )
}
