//! The network between the nodes of a cluster of shared L1 caches: a switch for requests to homes and one for
//! the packets of homes, each with the fields of its beats. A part of the top, which says what it does; its
//! golden model is in [`shared_l1_cluster`](crate::shared_l1_cluster).

pub mod ports;
pub mod rtl;
