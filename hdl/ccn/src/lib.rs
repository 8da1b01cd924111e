//! Blocks of the cooperative caching network (`taco16`).

pub mod ccn_l1;
pub mod ccn_ring;
#[cfg(feature = "verification")]
pub mod cluster;
pub mod own_store_filter;
pub mod request_stop;
pub mod request_throttler;
pub mod response_stop;
pub mod ring_stop;
#[cfg(feature = "verification")]
pub mod rings;
pub mod shadow_tags;
mod widths;
