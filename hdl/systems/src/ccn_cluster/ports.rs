//! The ports: those of other clusters of L1 caches, and what a node on a ring says of itself.

use base::streams::{CoreReply, CoreRequest, CoreStatus, DownReply, DownRequest, SOURCE_BITS};
use ccn::ccn_l1::{Config as Node, RingEvents};
use signal::port::Lanes;

use super::Config;
use super::node_throttle::NodeThrottle;
use crate::l1_cluster::node_events::NodeEvents;

signal::ports! {
    /// `MOST` is how many cores and slices there is room for.
    rtl super::rtl::CcnCluster<const MOST: usize>(config: &Config);

    /// Requests of each core.
    in exchange core_request: Lanes<CoreRequest, MOST> = (config.cores(), config.geometry()),
    /// Outcome of the request in lookup.
    out core_status: Lanes<CoreStatus, MOST> = (config.cores(), config.geometry()),
    /// Beats to each core.
    out exchange core_reply: Lanes<CoreReply, MOST> = (config.cores(), config.geometry()),
    /// Requests to each slice of L2; of each node, if there is no switch.
    out exchange down_request: Lanes<DownRequest, MOST> = (config.down_lanes(), config.geometry()),
    /// Its answers; with a switch, the beats of one come without those of another between them.
    in exchange down_reply: Lanes<DownReply, MOST> = (config.down_lanes(), config.geometry()),
    /// Number of the core that is answered: the `source` of its request, as long as the answer is
    /// offered.
    in reply_core: Lanes<u64, MOST> = (config.down_lanes(), SOURCE_BITS) if config.has_crossbar(),
    /// Instructions that each core retires, 0 to 15; with `epoch_unit = "cycles"` one bit: this cycle counts.
    in retired: Lanes<u64, MOST> = (config.cores(), config.node().retired_bits())
        if config.node().throttler().is_some(),
    /// Empty all nodes; may rise and fall at any time.
    in flush: bool,
    /// All nodes are empty; stays until `flush` has fallen; if that was before, for one cycle, in which requests are
    /// accepted.
    out flushed: bool,
    /// Where each node's throttler is in its epoch.
    out throttle: Lanes<NodeThrottle, MOST> = (config.cores(), config.node())
        if config.node().throttler().is_some(),
    /// Events in each node in the cycle before.
    out event: Lanes<NodeEvents, MOST> = (config.cores(), config.geometry()),
    /// Events on the ring there.
    out ccn: Lanes<RingEvents, MOST> = (config.cores(), config.node()),
    /// The counter to show of every node.
    in counter_index: u64 = Node::COUNTER_INDEX_BITS,
    /// Value of the selected counter in each instance, a lane each.
    out counter_value: Lanes<u64, MOST> = (config.cores(), config.geometry().counter_bits()),
}
