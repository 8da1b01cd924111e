//! Measurements of `docs/results/performance.md`, apart from the clocks that take them.
//!
//! The program `measure` prints the tables, the bench `emission` times the emitter, and
//! `scripts/bench.sh` runs both and a comparison with cocotb. No test asserts a time.

pub mod bank;
pub mod kernels;
pub mod last_level;
pub mod lockstep;
pub mod native;
pub mod size;
pub mod subject;
pub mod throughput;
pub mod worth;
