//! The sections of a system file.

use super::Rule;
use super::section::{Broken, Cross, section};
use serde::{Deserialize, Serialize};

section! {
    /// The cores, and what runs on them.
    pub struct Cores in "cores" {
        /// Cores, for a config that states no count: 1..=256.
        cores: u32 = 15, Rule::Range(1, 256);
        /// Warps that a core holds: 1..=64.
        warps: u32 = 48, Rule::Range(1, 64);
        /// Groups that a core holds: 1..=32.
        groups: u32 = 8, Rule::Range(1, 32);
        /// Requests of a core that are in flight: 1..=256.
        outstanding: u32 = 128, Rule::Range(1, 256);
        /// Warp scheduling: the last one while it can and else the oldest, or each in turn.
        schedule: Schedule = Schedule::Gto, Rule::Word(&["gto", "rr"]);
        /// Cycles between the answers to a warp's instruction and its next: 0..=65535.
        think: u32 = 0, Rule::Range(0, 65_535);
        /// Cycles after which a refused request is retried: 1..=1024.
        retry: u32 = 1, Rule::Range(1, 1_024);
    }
    crosses: &[]
}

/// Scheduling of a core's warps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Schedule {
    /// The warp of the last request while it can, else the oldest.
    Gto,
    /// The next in turn.
    Rr,
}

section! {
    /// The network between nodes and L2.
    pub struct Network in "network" {
        /// Switches, or the design's mesh.
        kind: NetworkKind = NetworkKind::Crossbar, Rule::Word(&["crossbar", "mesh"]);
        /// Cycles that a message is in flight: 1..=1024.
        latency: u32 = 8, Rule::Range(1, 1_024);
        /// Cycles of a hop of the mesh: 1..=64.
        hop: u32 = 2, Rule::Range(1, 64);
        /// Bytes a cycle, at each end: 1..=256.
        port_bytes: u32 = 32, Rule::Range(1, 256);
    }
    crosses: &[]
}

/// The form of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NetworkKind {
    /// Everyone to everyone.
    Crossbar,
    /// Tiles, each joined to its neighbours.
    Mesh,
}

section! {
    /// The second level, where the design has none.
    pub struct SystemL2 in "l2" {
        /// Bytes of all slices: 4096..=1073741824.
        bytes: u32 = 786_432, Rule::Range(4_096, 1 << 30);
        /// Ways of a set: 1..=64.
        ways: u32 = 8, Rule::Range(1, 64);
        /// Bytes of a line: a power of two in 32..=256.
        line_bytes: u32 = 128, Rule::PowerOfTwo(32, 256);
        /// Slices: 1..=64.
        slices: u32 = 12, Rule::Range(1, 64);
        /// Bytes in a row that lie in one slice, at least a line: a power of two in 32..=32768.
        interleave_bytes: u32 = 256, Rule::PowerOfTwo(32, 32_768);
        /// Cycles from a request to its answer: 1..=1024.
        latency: u32 = 120, Rule::Range(1, 1_024);
        /// Bytes a cycle of a slice: 1..=256.
        slice_bytes: u32 = 32, Rule::Range(1, 256);
    }
    crosses: &[
        Cross { fields: &["bytes", "ways", "line_bytes", "slices"], broken: no_set },
        Cross { fields: &["interleave_bytes", "line_bytes"], broken: split_line },
    ]
}

impl SystemL2 {
    /// Sets of a slice: bytes over slices, ways and bytes of a line, rounded down.
    pub fn sets(&self) -> u32 {
        self.bytes / self.slices / self.ways / self.line_bytes
    }
}

pub(super) fn no_set(l2: &SystemL2) -> Option<Broken> {
    let least = l2.slices * l2.ways * l2.line_bytes;
    (l2.sets() == 0).then(|| Broken {
        rule: format!("must hold a set in each slice, {least} bytes"),
        got: l2.bytes.to_string(),
        hint: least.to_string(),
    })
}

pub(super) fn split_line(l2: &SystemL2) -> Option<Broken> {
    (l2.interleave_bytes < l2.line_bytes).then(|| Broken {
        rule: format!("must be at least {}, the line_bytes", l2.line_bytes),
        got: l2.interleave_bytes.to_string(),
        hint: l2.line_bytes.to_string(),
    })
}

section! {
    /// The memory behind L2.
    pub struct Dram in "dram" {
        /// Channels: 1..=64.
        channels: u32 = 6, Rule::Range(1, 64);
        /// Cycles from a request to its answer: 1..=4096.
        latency: u32 = 200, Rule::Range(1, 4_096);
        /// Bytes a cycle of a channel: 1..=256.
        channel_bytes: u32 = 8, Rule::Range(1, 256);
    }
    crosses: &[]
}

section! {
    /// Links between several chips.
    pub struct Links in "links" {
        /// Cycles that a message between two chips is in flight beyond `network.latency`: 0..=1024.
        latency: u32 = 32, Rule::Range(0, 1_024);
        /// Bytes a cycle that a chip sends to all others, of requests and of replies each: 1..=4096.
        bytes: u32 = 192, Rule::Range(1, 4_096);
    }
    crosses: &[]
}

section! {
    /// Pages of memory among the partitions of several chips.
    pub struct Pages in "pages" {
        /// Bytes of a page: a power of two in 256..=1073741824.
        bytes: u32 = 4_096, Rule::PowerOfTwo(256, 1 << 30);
        /// A page's chip: the one that touches it first, or each in turn, page after page.
        placement: Placement = Placement::FirstTouch, Rule::Word(&["first_touch", "interleaved"]);
    }
    crosses: &[]
}

/// Placement of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Placement {
    /// In the memory of the chip that touches it first.
    FirstTouch,
    /// Page number modulo chips.
    Interleaved,
}
