//! The fraction that a part is of a whole, one bit a cycle.
//!
//! ```text
//!            +-----------------+
//!  start ===>| serial_fraction |===> result
//!            +-----------------+
//! ```
//! `start` carries `part` and `whole`, both of `operand_bits`, and `result` the `fraction`, 0 to 1 in units of
//! 2^-`fraction_bits`; all are unsigned.
//!
//! # Rules
//! - **R1** Of a part below the whole, `fraction` is `floor(part * 2^fraction_bits / whole)`.
//! - **R2** Of any other part it is 1, `2^fraction_bits`; so it is of any part of a whole of 0.
//! - **R3** Operands taken in cycle t give a result from cycle t + [`Config::latency`] on,
//!   `fraction_bits + 2` cycles later whatever the operands are.
//! - **R4** `start_ready` is low from the cycle after operands were taken to the one in which the
//!   result is: there is no path from `result_ready` to `start_ready`.
//! - **R5** The result holds until it is taken.
//! - **R6** A reset drops the division in progress.
//!
//! # Timing
//! Latency `fraction_bits + 2`, one result in `fraction_bits + 3` cycles. `fraction_bits` 1:
//! ```text
//!  cycle         0    1    2    3    4
//!  start_valid   x                   y
//!  start_ready   yes  no   no   no   yes
//!  result_valid  no   no   no   x    no
//!  result_ready                 yes
//! ```
//!
//! # Cost
//! Storage in bits: `2 * operand_bits + fraction_bits + ceil(log2(fraction_bits + 1)) + 4`, and a subtractor of
//! `operand_bits + 1`.

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use ports::{Fraction, In, Operands, Out, Ports, Ready};
pub use rtl::SerialFraction;
