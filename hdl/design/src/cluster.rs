//! `[cluster]`: the nodes of a cluster, and what is between them and L2.

use serde::{Deserialize, Serialize};

use super::Rule;
use super::section::{Broken, Cross, section};
use super::{DesignKind, L1, Mesh, SharedL1, mesh};

/// Network between the nodes of a cluster and L2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClusterNetwork {
    /// A switch for each class of messages, in the cluster.
    Crossbar,
    /// Nothing: each node's streams to L2 are ports of the cluster.
    Ports,
}

impl ClusterNetwork {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["crossbar", "ports"];
}

/// Streams between the switches of a cluster and its ports to L2 that have registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClusterRegisters {
    /// None.
    None,
    /// Requests, behind their switch.
    Requests,
    /// Replies, before theirs.
    Replies,
    /// Both.
    Both,
}

impl ClusterRegisters {
    /// The words of a config, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &["none", "requests", "replies", "both"];
}

section! {
    /// A cluster: its nodes, and what is between them and L2.
    pub struct Cluster in "cluster" {
        /// Cores, each with a node: 1..=256; in `decoupled-l1d` at least 2.
        cores: u32 = 15, Rule::Range(1, 256);
        /// Network between the nodes and L2: "crossbar", "ports".
        network: ClusterNetwork = ClusterNetwork::Crossbar,
            Rule::WordOf(ClusterNetwork::WORDS, "a mesh is a timing model of `evaluate`, not hardware");
        /// Streams with registers between the switches and the ports to L2: "none", "requests", "replies", "both".
        registers: ClusterRegisters = ClusterRegisters::None, Rule::Word(ClusterRegisters::WORDS);
        /// L2 slices: 1..=64.
        l2_slices: u32 = 12, Rule::Range(1, 64);
        /// Bytes in a row that lie in one slice, at least a line: a power of two in 32..=32768.
        interleave_bytes: u32 = 256, Rule::PowerOfTwo(32, 32_768);
    }
    crosses: &[Cross { fields: &["registers", "network"], broken: no_switch }]
}

/// Fields that `[shared_l1]` or `[mesh]` decides where they are present.
pub(super) const DECIDED: [&str; 3] = ["cores", "l2_slices", "interleave_bytes"];

impl Cluster {
    /// The same with the cores of `[shared_l1]` and the slices of `[mesh]`, 1..=256 of them.
    pub(super) fn of_mesh(self, shared: &SharedL1, mesh: &Mesh) -> Cluster {
        Cluster {
            cores: shared.cores,
            network: self.network,
            registers: self.registers,
            l2_slices: mesh.l2_at.len() as u32,
            interleave_bytes: mesh.interleave_bytes,
        }
    }
}

/// Registers are beside switches.
fn no_switch(cluster: &Cluster) -> Option<Broken> {
    let has_switches = cluster.network == ClusterNetwork::Crossbar;
    let word = ClusterRegisters::WORDS[cluster.registers as usize];
    (!has_switches && cluster.registers != ClusterRegisters::None).then(|| Broken {
        rule: "must be \"none\" with network \"ports\", which has no switches".to_string(),
        got: format!("\"{word}\""),
        hint: "\"none\"".to_string(),
    })
}

/// A line lies in one slice; blames `cluster.interleave_bytes`.
pub(super) fn split_line(l1: &L1, cluster: &Cluster) -> Option<Broken> {
    mesh::below_a_line(l1, cluster.interleave_bytes)
}

/// Two cores lead in a duel, one for each side; blames `cluster.cores`.
pub(super) fn no_duel(cluster: &Cluster, kind: DesignKind) -> Option<Broken> {
    (kind == DesignKind::DecoupledL1d && cluster.cores < 2).then(|| Broken {
        rule: "must be at least 2 in design \"decoupled-l1d\": two SMs lead".to_string(),
        got: cluster.cores.to_string(),
        hint: "2".to_string(),
    })
}
