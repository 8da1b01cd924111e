//! Blocks of the sharing-aware last-level cache of several chips (`isca23`).

pub mod chip_monitor;
pub mod crd;
pub mod eab_unit;
#[cfg(feature = "verification")]
pub mod memory;
pub mod profile_counters;
pub mod reconfigurator;
pub mod route_policy;
pub mod sac_chip;
pub mod sac_entry;
pub mod sac_tile;
pub mod slice_bypass;
#[cfg(test)]
mod tests;
#[cfg(feature = "verification")]
pub mod world;
