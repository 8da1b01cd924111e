//! Private L1 caches: the one that every other design extends, by itself.

pub mod l1;
