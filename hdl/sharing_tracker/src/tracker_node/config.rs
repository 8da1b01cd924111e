//! The block's configuration: `[l1]`, and what its streams to the banks carry.

use crate::scatter_bypass;
use crate::streams::Port;
use about::Figure;
use base::Geometry;
use design::{Design, DesignKind, PendingForward};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    l1: Geometry,
    scatter: scatter_bypass::Config,
    port: Port,
    wait_cycles: Option<usize>,
}

impl Config {
    /// Counters: the L1's, then the node's.
    pub const COUNTERS: usize = 11;

    /// Width of a counter's number.
    pub const COUNTER_INDEX_BITS: usize = 4;

    /// Width of the number of warps that are open: the coalescer searches one, counts two, and a fourth is decided or
    /// leaves.
    pub const OPEN_WARP_BITS: usize = 3;

    /// Forwards that may wait for an entry's line, with `pending` "wait".
    pub const PLACES: usize = 2;

    /// The node of a design, if it has one.
    pub fn of(design: &Design) -> Option<Config> {
        let l1 = design.l1().filter(|_| design.kind() == DesignKind::SharingTracker)?;
        let tracker = design.sharing_tracker()?;
        let waits = tracker.pending == PendingForward::Wait;
        Some(Config {
            l1: Geometry::with_id_bits(l1, l1.id_bits as usize),
            scatter: scatter_bypass::Config::of(design)?,
            port: Port::of_node(design)?,
            wait_cycles: waits.then_some(tracker.wait_cycles as usize),
        })
    }

    /// Geometry of the L1, whose identifiers have the `id_bits` of `[l1]`.
    pub fn l1(&self) -> &Geometry {
        &self.l1
    }

    /// The scatter bypass, which decides for each load whether it bypasses the L1.
    pub fn scatter(&self) -> &scatter_bypass::Config {
        &self.scatter
    }

    /// The streams to and from banks and other cores, with whole line addresses.
    pub fn port(&self) -> &Port {
        &self.port
    }

    /// Cycles in which a forward that waits ages once, a power of two in 2..=4096 (R26); none with `pending` "nack".
    pub fn wait_cycles(&self) -> Option<usize> {
        self.wait_cycles
    }

    /// Bits of forwards that wait: the places of each entry, its line's tag, the counter, and the requester and identifier
    /// of the beat behind which a line is read that was served.
    pub fn waiting_bits(&self) -> usize {
        let forward = self.port.source_bits() + self.port.id_bits();
        let entry = Config::PLACES * (forward + 3) + self.l1.tag_bits();
        let node = |cycles: usize| cycles.ilog2() as usize + forward;
        self.wait_cycles.map_or(0, |cycles| self.l1.entries() * entry + node(cycles))
    }

    /// Beats that may wait at `answer`: two lines.
    pub fn answer_beats(&self) -> usize {
        2 * self.l1.sectors()
    }

    /// Bits of a beat of `answer`, but for its kind.
    pub fn answer_bits(&self) -> usize {
        let port = &self.port;
        port.source_bits() + port.id_bits() + port.sector_bits() + port.beat_bits() + 1
    }

    /// Bits of three forwards: the one in lookup, whose line is kept as a request's, the one whose line is read by its
    /// place, and the one that is given back.
    pub fn forward_bits(&self) -> usize {
        let place = self.l1.set_bits() + self.l1.way_bits();
        3 * (self.port.source_bits() + self.port.id_bits()) + place + self.port.line_bits()
    }

    /// Bits of the victims that wait with their misses.
    pub fn victim_bits(&self) -> usize {
        self.l1.miss_queue() * (self.l1.line_bits() + 1)
    }

    /// Storage; the paper gives none of what is not the L1's.
    pub fn figures(&self) -> Vec<Figure> {
        let ours = |name, bits: usize, note| Figure { name, ours: bits as u64, paper: None, note };
        let mut figures = vec![
            Figure {
                name: "data_bits",
                ours: self.l1.data_bits() as u64,
                paper: Some(64 * 1024 * 8),
                note: "thesis12 Table 4.1: 64 KB",
            },
            ours("tag_array_bits", self.l1.tag_array_bits(), "sets * ways * (tag_bits + 1)"),
            ours(
                "replacement_bits",
                self.l1.sets() * self.l1.policy().state_bits(),
                "sets * bits of a set's order",
            ),
            ours("mshr_bits", self.l1.mshr_bits(), "entries, and the loads that wait in them"),
            ours("victim_bits", self.victim_bits(), "miss_queue * (line_bits + 1)"),
            ours(
                "answer_bits",
                self.answer_beats() * self.answer_bits(),
                "two lines of beats, each with its requester and identifier",
            ),
            ours("forward_bits", self.forward_bits(), "in lookup, being read, given back"),
        ];
        if self.wait_cycles.is_some() {
            figures.push(ours(
                "waiting_bits",
                self.waiting_bits(),
                "two forwards an entry, its line's tag, and a counter",
            ));
        }
        figures
    }
}
