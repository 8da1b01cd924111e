//! Parts of every design with an L1 cache: streams, the logic behind and before its tags, a golden
//! model and a test environment.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`geometry`](Geometry) | the figures of an L1, and what follows from them |
//! | [`streams`] | the bundles of ports between core, L1 and next level |
//! | [`lookup`] | the tags of an L1, and the status of the request in lookup |
//! | [`set_memory`] | the tags of a set's ways, as one row |
//! | [`data_side`] | all that lies behind the tags |
//! | [`flush_walker`], [`event_report`], [`event_counters`] | flush, event outputs, and counters |
//! | [`slice_map`] | which L2 slice has a line |
//! | [`skid_row`] | registers in a stream |
//! | [`model`] | the golden model of all that lies behind any tags, and of plain tags |
//! | [`environment`], [`stimulus`], [`checks`] | a core, a next level, a memory that knows every answer |
//! | [`flush_bench`] | a second, smaller world, for flushes alone |

#[cfg(feature = "verification")]
pub mod checks;
pub mod data_side;
#[cfg(feature = "verification")]
pub mod environment;
pub mod event_counters;
pub mod event_report;
#[cfg(feature = "verification")]
pub mod flush_bench;
pub mod flush_walker;
mod geometry;
pub mod lookup;
#[cfg(feature = "verification")]
pub mod model;
pub mod ports;
pub mod set_memory;
pub mod skid_row;
pub mod slice_map;
#[cfg(feature = "verification")]
pub mod stimulus;
pub mod streams;

pub use geometry::Geometry;
