//! Clusters of nodes, and what joins the nodes.

pub mod ccn_cluster;
pub mod core_crossbar;
pub mod decoupled_l1d_cluster;
pub mod flush_barrier;
#[cfg(feature = "verification")]
pub mod joined;
pub mod l1_cluster;
pub mod l2_crossbar;
pub mod packet_switch;
pub mod private_cluster;
pub mod shared_l1_cluster;
pub mod tracker_cluster;
#[cfg(feature = "verification")]
pub mod traffic;
