//! The world around an L1 cache, which its stimulus, its monitor and its replay share: what a core may
//! ask, a next level that serves requests in their order and answers after any time, and a memory that
//! knows what every load must return.

mod guarantee;
mod memory;
mod next_level;

pub use guarantee::{Guarantee, Status};
pub use memory::Memory;
pub use next_level::{DownBeat, Latency, NextLevel};

/// A sector's bytes.
pub type Data = [u64; 8];

/// Kinds of requests, as on the ports.
pub const LOAD: u64 = 0;
/// See [`LOAD`].
pub const STORE: u64 = 1;
/// See [`LOAD`].
pub const ATOMIC: u64 = 2;

/// A request of the core, or one that has been sent down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Request {
    pub kind: u64,
    pub operation: u64,
    pub line: u64,
    pub sectors: u64,
    pub byte_enable: u64,
    pub data: Data,
    pub bypass_l1: bool,
    pub id: u64,
}

impl Request {
    /// Its sector, of a request that has one.
    pub fn sector(&self) -> u64 {
        u64::from(self.sectors.trailing_zeros())
    }
}

/// The numbers of the sectors that a mask names, rising.
pub fn sectors_of(mask: u64) -> impl Iterator<Item = u64> {
    (0..64).filter(move |sector| mask >> sector & 1 == 1)
}
