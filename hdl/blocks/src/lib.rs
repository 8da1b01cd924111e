//! The blocks: design configs, and one folder a block with its hardware, golden model and tests.

pub mod ccn;
pub mod config;
pub mod decoupled_l1d;
pub mod private;
pub mod registry;
pub mod sac;
pub mod shared_l1;
pub mod sharing_tracker;
