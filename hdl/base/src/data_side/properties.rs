//! Properties of an L1's data side, in Verilog.

/// Properties of every data side: a fragment for the module around it, after one of the two below.
pub const PROPERTIES: &str = include_str!("properties.v");

/// Prelude of [`PROPERTIES`] where neither `early_restart` nor `store_data_places` is set.
pub const PLAIN: &str = include_str!("plain.v");

/// Definitions before [`PROPERTIES`] where a case's `RESTARTS` and `SPLIT` choose among them: early restart,
/// and one place for the data of stores.
pub const CHOSEN: &str = include_str!("chosen.v");
