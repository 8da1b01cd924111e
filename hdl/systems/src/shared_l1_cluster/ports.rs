//! The ports: those of other clusters of L1 caches, what a shared L1 says of itself, and with `network` "ports" what the
//! nodes send each other.

use base::streams::{CoreReply, CoreRequest, CoreStatus, DownReply, DownRequest, SOURCE_BITS};
use shared_l1::chunk_receiver::HomePacket;
use shared_l1::chunker::Packet;
use shared_l1::node::Config as Node;
use shared_l1::streams::{HomeRequest, HomeStatus, RemoteRequest};
use signal::port::Lanes;

use super::Config;
use super::node_mode::NodeMode;
use crate::l1_cluster::node_events::NodeEvents;

signal::ports! {
    /// `MOST` is how many cores and slices there is room for.
    rtl super::rtl::SharedL1Cluster<const MOST: usize>(config: &Config);

    /// Requests of each core.
    in exchange core_request: Lanes<CoreRequest, MOST> = (config.cores(), config.core_geometry()),
    /// Outcome of the request in lookup.
    out core_status: Lanes<CoreStatus, MOST> = (config.cores(), config.core_geometry()),
    /// Beats to each core.
    out exchange core_reply: Lanes<CoreReply, MOST> = (config.cores(), config.core_geometry()),
    /// Outcome of the request of another core that is looked up in each node.
    out home_status: Lanes<HomeStatus, MOST> = (config.cores(), config.node()),
    /// Requests to each slice of L2; of each node, if there is no switch.
    out exchange down_request: Lanes<DownRequest, MOST> = (config.down_lanes(), config.geometry()),
    /// Its answers; with a switch, the beats of one come without those of another between them.
    in exchange down_reply: Lanes<DownReply, MOST> = (config.down_lanes(), config.geometry()),
    /// Number of the core that is answered: the `source` of its request, as long as the answer is
    /// offered.
    in reply_core: Lanes<u64, MOST> = (config.down_lanes(), SOURCE_BITS) if config.has_crossbar(),
    /// Each node's requests that leave for homes.
    out exchange remote_request_out: Lanes<HomeRequest, MOST> = (config.cores(), config.node())
        if !config.has_crossbar(),
    /// Requests of other cores to each node.
    in exchange remote_in: Lanes<RemoteRequest, MOST> = (config.cores(), config.node())
        if !config.has_crossbar(),
    /// Beats of each node's packets to other cores.
    out exchange remote_out: Lanes<Packet, MOST> = (config.cores(), config.node().chunker())
        if !config.has_crossbar(),
    /// Beats of homes' packets to each node.
    in exchange remote_reply_in: Lanes<HomePacket, MOST> = (config.cores(), config.node().receiver())
        if !config.has_crossbar(),
    /// Empty all nodes; may rise and fall at any time.
    in flush: bool,
    /// All nodes are empty; stays until `flush` has fallen; if that was before, for one cycle, in which requests are
    /// accepted.
    out flushed: bool,
    /// State of each node's `dyneb`.
    out mode: Lanes<NodeMode, MOST> = (config.cores(), ()),
    /// Events in each node in the cycle before.
    out event: Lanes<NodeEvents, MOST> = (config.cores(), config.core_geometry()),
    /// The counter to show of every node.
    in counter_index: u64 = Node::COUNTER_WIDTHS.0,
    /// Value of the selected counter in each instance, a lane each.
    out counter_value: Lanes<u64, MOST> = (config.cores(), Node::COUNTER_WIDTHS.1),
}
