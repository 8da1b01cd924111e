//! Maps a line address to its home core, the one core whose L1 may hold the line while that L1 is
//! shared, and to the set and tag of the line there.
//!
//! **Paper**: `pact20` §3.1 ("core bits") and §5.3 (home camping).
//!
//! **Departs from it**:
//! - The paper does not say what the 5 core bits of its 28 cores mean beyond 27: here a value at or
//!   above the number of cores represents the core that lies that many lower.
//! - `home_hash = "xor"` is an addition: it spreads lines that agree in their lowest tag bits.
//!
//! ```text
//!               +----------+
//!  line ------> | home_map | ---> core, set_number, tag
//!               +----------+
//! ```
//!
//! # Rules
//! - **R1** With `home_hash = "core_bits"` the core bits are the low `ceil(log2(cores))` bits of the tag.
//! - **R2** With `home_hash = "xor"` the core bits are the XOR of all groups of `ceil(log2(cores))` bits
//!   of the tag, from bit 0 up, the last one zero-extended.
//! - **R3** `core` is the value of the core bits if that is below `cores`, else the value less `cores`. A
//!   single core is core 0.
//! - **R4** `set_number` is the config's index function of the line, `linear`, `xor` or `fermi`; `tag` is
//!   the line-address bits above the set index, with each of the three.
//! - **R5** Every output follows from the line of the same cycle alone: the map is the same in every node.
//!
//! The environment's side: none; every `line` is legal.
//!
//! # Timing
//! Combinational. 28 cores, 32 sets, `core_bits`; a cycle each:
//! ```text
//!  line         0x0   0x20   0x360  0x380  0x3e0  0x400
//!  core         0     1      27     0      3      0
//!  set_number   0     0      0      0      0      0
//!  tag          0     1      27     28     31     32
//! ```
//!
//! # Cost
//! No storage. One subtraction of `ceil(log2(cores))` bits when `cores` is no power of two; with `xor`
//! as many two-input gates as the tag has bits above the core bits.
//!
//! When `cores` is no power of two, the cores below `2^ceil(log2(cores)) - cores` are home to twice as
//! many lines as the others: of 28 cores the first four to 2 lines in 32 each, which is 1.75 times the
//! mean, and the others to 1 in 32. The figure `largest_share_percent` says so for any number.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
#[cfg(feature = "verification")]
mod properties;
#[cfg(feature = "verification")]
mod replay;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{In, Out, Ports};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "home_map", HomeMap, replay, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "home_map",
    design: DesignKind::SharedL1,
    paper: "pact20 §3.1",
    summary: "Maps a line address to its home core, and to the line's set and tag there.",
    back_pressure: "none; combinational",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "28 cores: the core bits above 27 begin anew with core 0.",
        table: "
            line 0x0 0x20 0x360 0x380 0x3e0 0x400
            core 0   1    27    0     3     0
            tag  0   1    27    28    31    32
        ",
        ..Timing::PLAIN
    },
};
