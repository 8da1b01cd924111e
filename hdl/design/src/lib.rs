//! The design config: from a preset or a TOML file to a [`Design`], whose every rule holds.
//!
//! ```
//! use design::Design;
//!
//! let design = Design::load("taco16")?;
//! assert_eq!(design.l1().map(|l1| l1.sets), Some(32));
//!
//! let wrong = Design::parse("design = 'ccn'\nname = 'mine'\nl1.sets = 33\n", "mine.toml");
//! assert_eq!(
//!     wrong.unwrap_err().to_string(),
//!     "mine.toml:3:11: mine.l1.sets: must be a power of two in 2..=1024; got 33; try 32",
//! );
//! # Ok::<(), design::Problems>(())
//! ```
//!
//! A config begins with `design` and `name`; then come the sections that the design's blocks read, and
//! `[verilog]`
//! and `[constraints]` in every design. Fields of such a section that no block reads yet are named by
//! `registry::unread`.
//!
//! Adding a field is one entry in its section's file; adding a section is a file, a field of
//! [`Config`], a word in [`DesignKind::sections`], two lines beside it and a call of the reader. The
//! commented file and the schema follow from the same tables.

mod addressing;
mod axi;
mod bounds;
mod ccn;
mod cluster;
mod constraints;
mod decoupled;
mod design;
mod document;
mod dyneb;
mod field;
mod given;
mod l1;
mod l2;
mod layout;
mod licence;
mod line_order;
mod llc;
mod llc_bank;
mod mesh;
mod preset;
mod problem;
mod read;
mod sac;
mod schema;
mod section;
mod setting;
mod shared_l1;
mod sharing_tracker;
mod sm;
mod sm_dueling;
mod stated;
mod suggest;
mod surroundings;
mod system;
mod template;
#[cfg(test)]
mod tests;
mod verilog;

pub use addressing::Addressing;
pub use axi::Axi;
pub use bounds::{Limit, Rest};
pub use ccn::{Ccn, EpochUnit, Pending};
pub use cluster::{Cluster, ClusterNetwork, ClusterRegisters};
pub use constraints::Constraints;
pub use decoupled::{DataReplacement, Decoupled};
pub use design::{Config, Design, DesignKind};
pub use dyneb::{Dyneb, Metric};
pub use field::{Field, Rule, cut};
pub use kit::set_index::IndexFunction;
pub use l1::{Bypass, L1, PendingStore, Replacement, WhenFull, WriteHit};
pub use l2::L2;
pub use layout::Layout;
pub use line_order::LineOrder;
pub use llc::Llc;
pub use llc_bank::{BankMemory, LlcBank};
pub use mesh::Mesh;
pub use preset::{PRESETS, Preset, Source};
pub use problem::{Place, Problem, Problems};
pub use read::{broken_rule, is_name};
pub use sac::{MemorySideHits, ReplyOrder, Sac};
pub use schema::schema;
pub use section::{Broken, Cross, Section};
pub use setting::Setting;
pub use shared_l1::{AtomicPath, HomeHash, Leftover, SharedL1, SharingMode, StorePath};
pub use sharing_tracker::{PendingForward, Sharers, SharingTracker};
pub use sm::{Sm, SmReplacement};
pub use sm_dueling::SmDueling;
pub use surroundings::{
    Cores, Dram, Links, Network, NetworkKind, Pages, Placement, Schedule, SystemL2,
};
pub use system::{SYSTEMS, System};
pub use template::Template;
pub use verilog::Verilog;
