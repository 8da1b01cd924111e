//! The shape of a cluster: `[cluster]`, and what its nodes' ports are like.

use about::Figure;
use base::Geometry;
use base::streams::{DownReply, DownRequest};
use design::{Cluster, ClusterNetwork, ClusterRegisters, Design};
use rust_hdl::core::prelude::{In, Out};
use signal::port::{Packing, Streamed};
use signal::{BeatWord, index_bits};

use crate::{flush_barrier, packet_switch};

/// A checked shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    geometry: Geometry,
    core_geometry: Geometry,
    cluster: Cluster,
    line_bytes: u32,
    duel_counter_bits: Option<usize>,
}

impl Shape {
    /// A design's cluster of nodes whose L1 caches have this geometry.
    pub fn of(design: &Design, geometry: &Geometry) -> Option<Shape> {
        let (geometry, cluster) = (geometry.clone(), design.cluster()?.clone());
        Some(Shape {
            core_geometry: geometry.clone(),
            geometry,
            cluster,
            line_bytes: design.l1()?.line_bytes,
            duel_counter_bits: None,
        })
    }

    /// The same with a duel whose counters are so wide.
    pub fn with_duel(self, counter_bits: usize) -> Shape {
        Shape { duel_counter_bits: Some(counter_bits), ..self }
    }

    /// The same with cores whose identifiers are narrower than those in the L1.
    pub fn with_cores_of(self, core_geometry: &Geometry) -> Shape {
        Shape { core_geometry: core_geometry.clone(), ..self }
    }

    /// The figures of an L1.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// The same as a core sees them: with its identifiers.
    pub fn core_geometry(&self) -> &Geometry {
        &self.core_geometry
    }

    /// Cores, each with a node: 1..=256, with a duel 2 and more.
    pub fn cores(&self) -> usize {
        self.cluster.cores as usize
    }

    /// L2 slices: 1..=64, in a design with a mesh to 256.
    pub fn slices(&self) -> usize {
        self.cluster.l2_slices as usize
    }

    /// The switches are in the cluster.
    pub fn has_crossbar(&self) -> bool {
        self.cluster.network == ClusterNetwork::Crossbar
    }

    /// Registers are between the switch of requests and each slice.
    pub fn registers_requests(&self) -> bool {
        matches!(self.cluster.registers, ClusterRegisters::Requests | ClusterRegisters::Both)
    }

    /// Registers are between each slice and the switch of replies.
    pub fn registers_replies(&self) -> bool {
        matches!(self.cluster.registers, ClusterRegisters::Replies | ClusterRegisters::Both)
    }

    /// Bits that these registers store, two beats a slice and stream, each with two bits more a word.
    pub fn register_bits(&self) -> usize {
        let of = |packing: Packing| {
            2 * packing.widths().iter().sum::<usize>() + 2 * packing.widths().len()
        };
        let requests =
            Packing::within(BeatWord::MAX_WIDTH, &DownRequest::payload::<In, Out>(&self.geometry));
        let replies =
            Packing::within(BeatWord::MAX_WIDTH, &DownReply::payload::<In, Out>(&self.geometry));
        let requests = if self.registers_requests() { of(requests) } else { 0 };
        let replies =
            if self.registers_replies() { of(replies) + 2 * self.core_bits() + 2 } else { 0 };
        self.down_lanes() * (requests + replies)
    }

    /// Two cores lead, and the others follow the better.
    pub fn has_duel(&self) -> bool {
        self.duel_counter_bits.is_some()
    }

    /// Width of the duel's counters; 1 where there is none.
    pub fn duel_counter_bits(&self) -> usize {
        self.duel_counter_bits.unwrap_or(1)
    }

    /// Streams to L2, and from it: one a slice, or with `network` "ports" one a core.
    pub fn down_lanes(&self) -> usize {
        if self.has_crossbar() { self.slices() } else { self.cores() }
    }

    /// The most lanes that any port has.
    pub fn lanes(&self) -> usize {
        self.cores().max(self.down_lanes())
    }

    /// Number of consecutive lines in one slice, as a power of two.
    pub fn interleave_bits(&self) -> usize {
        (self.cluster.interleave_bytes / self.line_bytes).ilog2() as usize
    }

    /// How requests lie in the switch's words.
    pub fn request_packing(&self) -> Packing {
        Packing::of(&DownRequest::payload::<In, Out>(&self.geometry))
    }

    /// How beats of replies do.
    pub fn reply_packing(&self) -> Packing {
        Packing::of(&DownReply::payload::<In, Out>(&self.geometry))
    }

    /// Width of a core's number.
    pub fn core_bits(&self) -> usize {
        index_bits(self.cores())
    }

    /// A flush of as many nodes as there are cores.
    pub fn barrier(&self) -> flush_barrier::Config {
        flush_barrier::Config::new(self.cores()).expect("[cluster] gives 1 to 256 cores")
    }

    /// The switch of requests. Without a crossbar there is none, and this has no more lanes than the ports.
    pub fn request_switch(&self) -> packet_switch::Config {
        switch(self.cores(), self.down_lanes(), &self.request_packing())
    }

    /// The switch of replies, likewise.
    pub fn reply_switch(&self) -> packet_switch::Config {
        switch(self.down_lanes(), self.cores(), &self.reply_packing())
    }

    /// Parts and storage of a cluster, whose node is a block of this name.
    pub fn figures(&self, node: &'static str) -> Vec<Figure> {
        let ours = |name, ours: usize, note| Figure { name, ours: ours as u64, paper: None, note };
        let mut figures = vec![ours("nodes", self.cores(), node)];
        if self.has_crossbar() {
            let switches =
                self.request_switch().storage_bits() + self.reply_switch().storage_bits();
            figures.push(ours("slices", self.slices(), "of L2, each with a port"));
            figures.push(ours("switch_storage_bits", switches, "of both switches"));
            if self.registers_requests() || self.registers_replies() {
                let note = "of the registers between switches and slices";
                figures.push(ours("register_bits", self.register_bits(), note));
            }
        }
        figures
    }
}

/// A switch of beats that lie so in its words.
pub fn switch(inputs: usize, outputs: usize, packing: &Packing) -> packet_switch::Config {
    let high = packing.widths().get(1).copied().unwrap_or(0);
    packet_switch::Config::new(inputs, outputs, packing.widths()[0], high).expect(
        "[cluster] gives 1 to 256 cores and 1 to 64 slices, [l1] beats of two words at most",
    )
}
