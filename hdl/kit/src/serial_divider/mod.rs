//! Divides two numbers, one bit a cycle.
//!
//! ```text
//!            +----------------+
//!  start ===>| serial_divider |===> result
//!            +----------------+
//! ```
//! `start` carries `dividend` and `divisor`, `result` the `quotient` and the `remainder`, all
//! unsigned. The quotient is as wide as the dividend, the remainder as the narrower of both.
//!
//! # Rules
//! - **R1** `dividend = quotient * divisor + remainder`, and the remainder is below the divisor.
//! - **R2** A divisor of 0 gives a quotient of all ones, and the low bits of the dividend as the remainder.
//! - **R3** Operands taken in cycle t give a result from cycle t + [`Config::latency`] on,
//!   `dividend_bits + 1` cycles later whatever the operands are.
//! - **R4** `start_ready` is low from the cycle after operands were taken to the one in which the
//!   result is: there is no path from `result_ready` to `start_ready`.
//! - **R5** The result holds until it is taken.
//! - **R6** A reset drops the division in progress.
//!
//! # Timing
//! Latency `dividend_bits + 1`, one result in `dividend_bits + 2` cycles. `dividend_bits` 2:
//! ```text
//!  cycle         0    1    2    3    4
//!  start_valid   x                   y
//!  start_ready   yes  no   no   no   yes
//!  result_valid  no   no   no   x    no
//!  result_ready                 yes
//! ```
//!
//! # Cost
//! Storage in bits: `dividend_bits + divisor_bits + min(dividend_bits, divisor_bits) +
//! ceil(log2(dividend_bits)) + 2`, and a subtractor of `divisor_bits`, one more if the dividend is wider.

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use ports::{In, Operands, Out, Ports, Quotient, Ready};
pub use rtl::SerialDivider;
