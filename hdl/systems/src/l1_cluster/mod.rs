//! Common parts of clusters of L1 caches: their shape, ports and environment, and the network of golden
//! nodes.

#[cfg(feature = "verification")]
pub mod coverage;
#[cfg(test)]
pub mod drain;
#[cfg(feature = "verification")]
pub mod network;
pub mod node_events;
pub mod ports;
mod shape;
#[cfg(feature = "verification")]
pub mod stage;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
pub mod text;

#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
#[cfg(feature = "verification")]
pub use network::{Network, Wrong};
pub use shape::{Shape, switch};
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;
