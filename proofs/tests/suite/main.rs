//! Proofs that hold, and every way in which one can fail.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod contract;
mod failures;
mod toy;
