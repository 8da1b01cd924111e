//! The whole way from Verilog to figures, through the tools.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod areas;
mod subject;
mod timings;
