//! The ports: those of every cluster of L1 caches.

pub use crate::l1_cluster::ports::{In, Out};

signal::ports! {
    rtl super::rtl::DecoupledL1dCluster<const MOST: usize> = crate::l1_cluster::ports;
}
