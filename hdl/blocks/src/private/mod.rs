//! Private L1 caches, which every other design extends.

pub mod l1;
