//! The ports.

use base::streams::{DownReply, DownRequest, SOURCE_BITS};
use signal::port::Lanes;

use crate::l1_cluster::Shape;

signal::ports! {
    rtl super::rtl::L2Crossbar<const MOST: usize>(shape: &Shape);

    /// Each node's requests.
    in exchange node_request: Lanes<DownRequest, MOST> = (shape.cores(), shape.geometry()),
    /// Beats to each node.
    out exchange node_reply: Lanes<DownReply, MOST> = (shape.cores(), shape.geometry()),
    /// Requests to each slice.
    out exchange down_request: Lanes<DownRequest, MOST> = (shape.down_lanes(), shape.geometry()),
    /// Its answers.
    in exchange down_reply: Lanes<DownReply, MOST> = (shape.down_lanes(), shape.geometry()),
    /// Number of the core that is answered.
    in reply_core: Lanes<u64, MOST> = (shape.down_lanes(), SOURCE_BITS),
}
