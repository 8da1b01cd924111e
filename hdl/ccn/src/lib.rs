//! Blocks of the cooperative caching network (`taco16`).

pub mod own_store_filter;
pub mod request_throttler;
pub mod shadow_tags;
