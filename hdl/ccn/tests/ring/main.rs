//! Rings of golden stops: they move whatever the traffic, and each rule that is left out is noticed.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod judge;
mod rates;
mod ring;
mod soak;
mod traffic;
mod wrong;

use ring::{Ring, Size, Wrong};
use traffic::{Holder, Traffic};

/// Lines of 4 sectors, links of latency 1, 32 unanswered requests a core.
fn size(cores: usize, depth: u32) -> Size {
    Size { cores, depth, latency: 1, sectors: 4, entries: 32 }
}

/// This amount of random work, as `WARPCACHE_RING_EFFORT` and the depth of the tests have it.
fn effort(amount: u64) -> u64 {
    testbenches::testing::effort("WARPCACHE_RING_EFFORT", amount)
}
