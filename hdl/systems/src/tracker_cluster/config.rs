//! The cluster's configuration: `[sharing_tracker]`, and the sections of its nodes and banks.

use about::Figure;
use design::Design;
use rust_hdl::core::prelude::{In, Out};
use sharing_tracker::streams::Request;
use sharing_tracker::{l2_bank, tracker_bank, tracker_node};
use signal::port::{Packing, Streamed};

use super::ports::BankForward;
use crate::l1_cluster::switch;
use crate::{flush_barrier, packet_switch};

/// A checked configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    node: tracker_node::Config,
    bank: tracker_bank::Config,
    l2: l2_bank::Config,
    cores: usize,
    trackers: usize,
    banks: usize,
}

impl Config {
    /// The cluster of a design with a sharing tracker.
    pub fn of(design: &Design) -> Option<Config> {
        let section = design.sharing_tracker()?;
        Some(Config {
            node: tracker_node::Config::of(design)?,
            bank: tracker_bank::Config::of(design)?,
            l2: l2_bank::Config::of(design)?,
            cores: section.cores as usize,
            trackers: section.trackers as usize,
            banks: section.banks as usize,
        })
    }

    /// A node's.
    pub fn node(&self) -> &tracker_node::Config {
        &self.node
    }

    /// Config of every bank of a tracker; all are alike.
    pub fn bank(&self) -> &tracker_bank::Config {
        &self.bank
    }

    /// Config of every bank of L2; all are alike.
    pub fn l2(&self) -> &l2_bank::Config {
        &self.l2
    }

    /// Cores of all trackers together, each with a node: 2..=64.
    pub fn cores(&self) -> usize {
        self.cores
    }

    /// Cores of a tracker: 1..=64.
    pub fn cores_each(&self) -> usize {
        self.cores / self.trackers
    }

    /// Trackers: a power of two in 1..=4.
    pub fn trackers(&self) -> usize {
        self.trackers
    }

    /// Banks of a tracker, and of L2: a power of two in 1..=64.
    pub fn banks(&self) -> usize {
        self.banks
    }

    /// Banks of all trackers together: 1..=256.
    pub fn bank_lanes(&self) -> usize {
        self.trackers * self.banks
    }

    /// The most lanes that any port has: 2..=256.
    pub fn lanes(&self) -> usize {
        self.cores.max(self.bank_lanes())
    }

    /// Width of a core's number within its tracker, as it is in a `source` at L2: 0..=6.
    pub fn core_bits(&self) -> usize {
        self.cores_each().next_power_of_two().ilog2() as usize
    }

    /// The number at L2 of a core of a tracker, below 64.
    pub fn l2_source(&self, tracker: usize, core: usize) -> usize {
        (tracker << self.core_bits()) | core
    }

    /// The core that has this number at L2.
    pub fn core_at_l2(&self, source: u64) -> usize {
        let source = source as usize;
        (source >> self.core_bits()) * self.cores_each() + (source & ((1 << self.core_bits()) - 1))
    }

    /// The barrier of the nodes and, as one more, of the trackers' banks.
    pub fn barrier(&self) -> flush_barrier::Config {
        flush_barrier::Config::new(self.cores + 1).expect("[sharing_tracker] gives 2 to 64 cores")
    }

    /// The barrier of L2's banks.
    pub fn l2_barrier(&self) -> flush_barrier::Config {
        flush_barrier::Config::new(self.banks).expect("[sharing_tracker] gives 1 to 64 banks")
    }

    /// How forwards lie in their switch's words.
    pub fn forward_packing(&self) -> Packing {
        Packing::of(&BankForward::payload::<In, Out>(self.bank.port()))
    }

    /// The switch of a bank's forwards: from a place for each core to one output.
    pub fn forward_switch(&self) -> packet_switch::Config {
        switch(self.cores_each(), 1, &self.forward_packing())
    }

    /// How requests to L2 lie in their switch's words.
    pub fn request_packing(&self) -> Packing {
        Packing::of(&Request::payload::<In, Out>(self.l2.port()))
    }

    /// Several trackers have their requests to a bank of L2 in a switch.
    pub fn has_request_switch(&self) -> bool {
        self.trackers > 1
    }

    /// The switch of requests to a bank of L2: from each tracker to one output. One tracker has none.
    pub fn request_switch(&self) -> packet_switch::Config {
        switch(self.trackers, 1, &self.request_packing())
    }

    /// Parts and storage.
    pub fn figures(&self) -> Vec<Figure> {
        let ours = |name, ours: usize, note| Figure { name, ours: ours as u64, paper: None, note };
        let forwards = self.bank_lanes() * self.forward_switch().storage_bits();
        let requests = self.banks * self.request_switch().storage_bits();
        let requests = if self.has_request_switch() { requests } else { 0 };
        vec![
            ours("nodes", self.cores, "a node is a tracker_node"),
            ours("tracker_banks", self.bank_lanes(), "of all trackers, each with a port"),
            ours("l2_banks", self.banks, "each with a port"),
            ours(
                "switch_storage_bits",
                forwards + requests,
                "of banks' forwards, and of requests to L2",
            ),
        ]
    }
}
