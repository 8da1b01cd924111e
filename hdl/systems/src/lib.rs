//! Clusters of nodes, and what joins the nodes.

pub mod flush_barrier;
pub mod node_events;
pub mod packet_switch;
pub mod private_cluster;
#[cfg(feature = "verification")]
pub mod traffic;
