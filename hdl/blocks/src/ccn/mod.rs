//! Blocks of the cooperative caching network (`taco16`).

pub mod shadow_tags;
