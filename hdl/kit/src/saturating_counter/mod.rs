//! Counts up and down and stops at both ends.
//!
//! ```text
//!                +--------------------+
//!  increment --->|                    |
//!  decrement --->| saturating_counter |---> value
//!  clear ------->|                    |
//!                +--------------------+
//! ```
//!
//! # Rules
//! - **R1** An increment adds 1, except at the maximum, `2^width - 1`, where the value stays.
//! - **R2** A decrement subtracts 1, except at 0, where the value stays.
//! - **R3** An increment and a decrement in one cycle change nothing, at the ends neither.
//! - **R4** A clear makes the value 0, whatever else the cycle asks for.
//! - **R5** A reset makes the value 0.
//!
//! # Timing
//! `value` is a register: it shows a change in the next cycle.
//!
//! # Cost
//! Storage in bits: `width`.

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use ports::{In, Out, Ports};
pub use rtl::SaturatingCounter;
