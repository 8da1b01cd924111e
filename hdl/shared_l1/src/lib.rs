//! Blocks of the L1 caches shared by home cores (`pact20`).

pub mod chunk_receiver;
pub mod chunker;
#[cfg(feature = "verification")]
pub mod cluster;
pub mod dyneb;
pub mod home_map;
pub mod l1_arbiter;
pub mod min_router;
pub mod node;
pub mod remote_tracker;
pub mod request_classifier;
pub mod store_tracker;
pub mod streams;
#[cfg(test)]
mod testing;
#[cfg(feature = "verification")]
mod words;
