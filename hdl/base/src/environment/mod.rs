//! The world around an L1 cache, which its stimulus, its monitor and its replay share: what a core may
//! ask, a next level that serves requests in their order and answers after any time, and a memory that
//! knows what every load must return.

mod guarantee;
mod memory;
mod next_level;

pub use guarantee::{Guarantee, Status};
pub use memory::{BySector, Memory, SectorHasher};
pub use next_level::{Latency, NextLevel};

pub use crate::streams::{CoreRequest, DownReply};
pub use signal::port::Beat as Data;

/// Kinds of requests, as on the ports.
pub const LOAD: u64 = 0;
/// Kind of a store, as [`LOAD`].
pub const STORE: u64 = 1;
/// Kind of an atomic, as [`LOAD`].
pub const ATOMIC: u64 = 2;

/// Why a replay ends at a request that waits in lookup: its transactions do not overlap, and what it waits for comes
/// with a later one.
pub const WAITS: &str =
    "the request waits for room that only a later one makes; try l1.when_full = \"refuse\"";

/// The numbers of the sectors that a mask names, rising.
pub fn sectors_of(mask: u64) -> impl Iterator<Item = u64> {
    (0..64).filter(move |sector| mask >> sector & 1 == 1)
}
