//! The ports.

use shared_l1::chunk_receiver::HomePacket;
use shared_l1::chunker::Packet;
use shared_l1::streams::{HomeRequest, RemoteRequest};
use signal::port::Lanes;

use crate::shared_l1_cluster::Config;

signal::ports! {
    rtl super::rtl::CoreCrossbar<const MOST: usize>(config: &Config);

    /// Each node's requests for homes.
    in exchange request: Lanes<HomeRequest, MOST> = (config.cores(), config.node()),
    /// Requests of others to each node.
    out exchange home_request: Lanes<RemoteRequest, MOST> = (config.cores(), config.node()),
    /// Beats of each node's packets.
    in exchange packet: Lanes<Packet, MOST> = (config.cores(), config.node().chunker()),
    /// Beats of others' packets to each node.
    out exchange home_packet: Lanes<HomePacket, MOST> = (config.cores(), config.node().receiver()),
}
