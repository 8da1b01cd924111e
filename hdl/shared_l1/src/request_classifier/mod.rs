//! Routes a request of a core to the local L1, the home core or L2, and says whether the local copy of
//! its line is looked up, written or invalidated.
//!
//! **Paper**: `pact20` §3.2 (reads, writes, atomics), §3.3 (Min(H, L2)) and §4.1 (sets in private mode,
//! leftover lines).
//!
//! **Departs from it**:
//! - `store_path = "fixed"`: in private mode too a store to a line homed elsewhere goes by way of the
//!   home. As published (`"mode"`) the home's copy stays as it was, and back in shared mode the core
//!   loads it: older than its store. `"filtered"` is as `"fixed"` here: R27 of `shared_l1` decides before it.
//! - `atomic_path = "home"`: an atomic to such a line takes the way of a store, since the home's copy
//!   must not outlive it. As published (`"direct"`) it goes to L2.
//! - `leftover = "probe"`: a store or atomic that leaves for elsewhere invalidates the local copy, which
//!   would be found again in private mode. As published (`"lazy"`) it stays.
//!
//! ```text
//!                  +--------------------+
//!  request =====>  |                    | ---> way, local_copy
//!  even_sets_shared| request_classifier | ---> home, slice
//!  odd_sets_shared |                    | ---> is_shared, is_tracked
//!  core_number     |                    |
//!                  +--------------------+
//! ```
//!
//! # Rules
//! - **R1** The set of a line is shared if `even_sets_shared` is true and its number even, or
//!   `odd_sets_shared` is true and its number odd: `is_shared`. Else it is private.
//! - **R2** `home` and `slice` are those of the line, as `min_router` has them. A line whose home is
//!   `core_number` is local.
//! - **R3** Every request to a local line, in either mode, and every load of a private set go to the local
//!   L1: `way` 0, `local_copy` 1.
//! - **R4** A load of a shared set to another's line goes to the home (`way` 1), or to L2 (`way` 2) where
//!   `min_router` says so; `local_copy` 0: it skips the local L1.
//! - **R5** A store to another's line goes to the home or to L2 as in R4, in either mode; with
//!   `store_path = "mode"` one of a private set goes to the local L1 (`way` 0, `local_copy` 1).
//! - **R6** An atomic to another's line goes to the home or to L2 as in R4, in either mode; with
//!   `atomic_path = "direct"` always to L2.
//! - **R7** A store of a private set that goes to the home or to L2 writes the local copy: `local_copy` 2;
//!   with `write_hit = "evict"` of `[l1]` it invalidates it: `local_copy` 3.
//! - **R8** An atomic of a private set to another's line invalidates the local copy: `local_copy` 3.
//! - **R9** A store or atomic of a shared set to another's line invalidates the local copy, a leftover:
//!   `local_copy` 3; with `leftover = "lazy"` it does not look: `local_copy` 0.
//! - **R10** `is_tracked` is true for a store or atomic to another's line: its loads may take another way
//!   while it is in flight.
//! - **R11** Every output follows from the inputs of the same cycle.
//! - **R12** The environment gives a `core_number` below `cores` that does not change, and kinds 0 to 2.
//! - **R13** With `mode = "private"` of `[shared_l1]` the rules hold as with `store_path = "mode"` and
//!   `atomic_path = "direct"`; with `"private"` or `"shared"` as with `leftover = "lazy"`.
//!
//! # Timing
//! Combinational. A line homed elsewhere, the home nearer than L2, default config:
//! ```text
//!  kind    set      way   local_copy
//!  load    private  0     1
//!  load    shared   1     0
//!  store   private  1     2
//!  store   shared   1     3
//!  atomic  private  1     3
//!  atomic  shared   1     3
//! ```
//!
//! # Cost
//! No storage: `min_router`, a comparison of core numbers, and some twenty gates.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
#[cfg(feature = "verification")]
mod properties;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{In, Out, Ports, Request};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

/// The values of `way`.
pub mod way {
    /// Width of a way.
    pub const BITS: usize = 2;
    /// The local L1, which asks L2 by itself.
    pub const LOCAL: usize = 0;
    /// The home core.
    pub const HOME: usize = 1;
    /// L2; the request bypasses every L1.
    pub const L2: usize = 2;
    /// A word for each value, which the port's declaration takes.
    pub const NAMES: &[(&str, u64)] = &[("local_l1", 0), ("home", 1), ("l2", 2)];
}

/// The values of `local_copy`: what happens in the local L1.
pub mod local {
    /// Width of what happens.
    pub const BITS: usize = 2;
    /// Nothing.
    pub const NONE: usize = 0;
    /// The request is looked up as in a private L1.
    pub const ACCESS: usize = 1;
    /// A store writes the local copy, if there is one.
    pub const UPDATE: usize = 2;
    /// The local copy, if there is one, becomes invalid.
    pub const INVALIDATE: usize = 3;
    /// A word for each value, which the port's declaration takes.
    pub const NAMES: &[(&str, u64)] =
        &[("none", 0), ("access", 1), ("update", 2), ("invalidate", 3)];
}

#[cfg(feature = "verification")]
use coverage::unreachable;

// A core keeps its number until a reset.
#[cfg(feature = "verification")]
testbenches::dut!(Dut, "request_classifier", RequestClassifier, unreachable, RESET_INTERVAL = 500);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "request_classifier",
    design: DesignKind::SharedL1,
    paper: "pact20 §3.2, §4.1",
    summary: "Routes a request to the local L1, the home or L2, and says what the local copy needs.",
    back_pressure: "none; combinational",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A line homed elsewhere: load, store and atomic, of a private and of a shared set.",
        table: "
            request_kind 0 . 1 . 2
            is_shared    0 1 0 1 0 1
            way          0 1
            local_copy   1 0 2 3 3
        ",
        beside: "request_line 0 1 0 1 0 1; odd_sets_shared 1; core_number 5",
        ..Timing::PLAIN
    },
};
