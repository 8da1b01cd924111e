//! The world around a cluster: cores that ask, and slices of L2 that answer, at random.
//!
//! Lines are shared out so that every answer can be known: a core writes only its lines, and loads
//! those and the ones that nobody writes. No design of the project defines what a core may see of the writes
//! of others.

mod cores;
mod judge;
mod l2;
mod links;

pub use cores::Cores;
pub use judge::{BOUND, Judge};
pub use l2::{L2, Reply};
pub use links::Links;

use testbenches::stimulus::Rng;

/// Raises `flush` now and then, and drops it when `flushed` comes, later, or too early.
#[derive(Clone, Debug, Default)]
pub struct Flushes {
    flush: bool,
}

impl Flushes {
    /// This cycle's `flush`.
    pub fn next(&mut self, rng: &mut Rng, flushed: bool) -> bool {
        self.flush = match (self.flush, flushed) {
            (false, _) => rng.chance(1, 1_500),
            (true, true) => rng.chance(1, 2),
            (true, false) => !rng.chance(1, 400),
        };
        self.flush
    }
}
