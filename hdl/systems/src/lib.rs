//! Clusters of nodes, and what joins the nodes.

pub mod packet_switch;
