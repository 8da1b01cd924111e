//! The network between the nodes of a cluster and the slices of L2: a switch for requests and one for
//! replies, each with the fields of its packets. A part of the tops, which say what it does; its golden model
//! is in [`l1_cluster::network`](crate::l1_cluster::network).

pub mod ports;
pub mod rtl;
