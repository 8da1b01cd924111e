//! Builds that are wrong, for tests that must notice it.

use sharing_tracker::{tracker_bank, tracker_node};

use crate::packet_switch;

/// The fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// The fault of each node (R1).
    pub node: tracker_node::model::Wrong,
    /// The fault of each bank of a tracker (R3).
    pub bank: tracker_bank::model::Wrong,
    /// Nodes are flushed by `flush` alone, and the first that is empty answers for all (R8).
    pub no_barrier: bool,
    /// `flush` falls in each node when that has shown `flushed` (R8).
    pub falls_alone: bool,
    /// The trackers' banks are flushed while nodes are not empty (R8).
    pub flushes_trackers_at_once: bool,
    /// The end of a flush does not wait for the trackers' banks (R8).
    pub keeps_trackers: bool,
    /// L2 is flushed while nodes are (R9).
    pub l2_flushes_at_once: bool,
    /// The first bank of L2 that is flushed answers for all (R9).
    pub no_l2_barrier: bool,
    /// Cores 0 and 1 of a tracker have each other's numbers at its banks (R3).
    pub exchanges_cores: bool,
    /// Forwards to cores 0 and 1 of a tracker are exchanged (R4).
    pub exchanges_forwards: bool,
    /// Every core has the number at L2 that it would have in the first tracker (R6).
    pub forgets_tracker: bool,
    /// `idle` knows nothing of the switches (R10).
    pub forgets_switches: bool,
    /// The fault of the switches of forwards (R4).
    pub forwards: packet_switch::model::Wrong,
    /// The fault of the switches of requests to L2 (R5).
    pub requests: packet_switch::model::Wrong,
}
