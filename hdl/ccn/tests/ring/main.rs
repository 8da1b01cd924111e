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

/// How many times as long as usual random runs are: `WARPCACHE_RING_EFFORT`, or 1.
fn effort() -> u64 {
    match std::env::var("WARPCACHE_RING_EFFORT") {
        Ok(times) => times.parse().expect("WARPCACHE_RING_EFFORT must be a whole number"),
        Err(_) => 1,
    }
}
