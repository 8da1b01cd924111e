//! Private L1 caches: the one that every other design extends, by itself.

#[cfg(feature = "verification")]
pub mod cluster;
pub mod l1;
