//! The last-level cache: a write-back slice, and what is before and behind it.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`geometry`](Geometry) | the figures of a slice, and what follows from them |
//! | [`streams`] | requests and replies, which are alike upwards and downwards |
//! | [`llc_slice`] | the slice |
//! | [`atomic_buffer`] | what performs atomics in front of it |
//! | [`line_order`] | what keeps a line in order before a memory that does not |
//! | [`axi4_memory`] | an AXI4 manager in the place of the next level |
//! | [`llc_bank`] | these as a top: a bank of the cache |
//! | [`environment`] | a next level, and a memory that knows every answer |

pub mod atomic_buffer;
pub mod axi4_memory;
#[cfg(feature = "verification")]
pub mod environment;
mod geometry;
pub mod line_order;
pub mod llc_bank;
pub mod llc_slice;
pub mod streams;

pub use geometry::Geometry;
