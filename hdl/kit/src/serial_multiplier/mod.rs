//! Multiplies two numbers, one bit a cycle.
//!
//! ```text
//!            +-------------------+
//!  start ===>| serial_multiplier |===> result
//!            +-------------------+
//! ```
//! `start` carries `a` and `b`, `result` the `product`, all unsigned.
//!
//! # Rules
//! - **R1** The product is that of the operands taken, `a_bits + b_bits` wide: it never overflows.
//! - **R2** Operands taken in cycle t give a result from cycle t + [`Config::latency`] on,
//!   `b_bits + 1` cycles later whatever the operands are.
//! - **R3** `start_ready` is low from the cycle after operands were taken to the one in which the
//!   result is: there is no path from `result_ready` to `start_ready`.
//! - **R4** The product holds until it is taken.
//! - **R5** A reset drops the multiplication in progress.
//!
//! # Timing
//! Latency `b_bits + 1`, one result in `b_bits + 2` cycles. `b_bits` 2:
//! ```text
//!  cycle         0    1    2    3    4
//!  start_valid   x                   y
//!  start_ready   yes  no   no   no   yes
//!  result_valid  no   no   no   x    no
//!  result_ready                 yes
//! ```
//!
//! # Cost
//! Storage in bits: `2 * a_bits + b_bits + ceil(log2(b_bits)) + 2`, and an adder of `a_bits + 1`.
//! Put the narrower operand on `b`.

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use ports::{In, Operands, Out, Ports, Product, Ready};
pub use rtl::SerialMultiplier;
