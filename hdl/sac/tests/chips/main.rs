//! Chips of golden parts whose SMs run random programs while kernels start and end at any cycle: no request is lost or
//! answered twice, every one finds its word as its SM left it, and each rule that is left out is noticed.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod bench;
mod bound;
mod choices;
mod judge;
mod kernels;
mod lines;
mod measured;
mod page;
mod parts;
mod program;
mod publish;
mod random;
mod sectors;
mod setup;
mod soak;
mod wrong;

use bench::Bench;
use setup::Setup;
use wrong::Wrong;
