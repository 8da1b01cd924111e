//! Clusters of nodes, and what joins the nodes.

pub mod flush_barrier;
pub mod packet_switch;
