//! Private L1 caches, which every other design extends.

pub mod data_side;
pub mod event_counters;
pub mod flush_walker;
pub mod l1;
pub mod streams;
