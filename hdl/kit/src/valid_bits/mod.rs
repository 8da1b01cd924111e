//! A table of bits that a reset clears at once, unlike a memory: the valid bits of one.
//!
//! ```text
//!            +------------+
//!  set ----->|            |
//!  clear --->| valid_bits |---> is_set
//!  read ---->|            |
//!            +------------+
//! ```
//!
//! # Rules
//! - **R1** A set makes the bit of its index 1 and changes no other.
//! - **R2** A clear makes the bit of its index 0 and changes no other.
//! - **R3** Where a set and a clear of one cycle have the same index, the bit is 0 afterwards.
//! - **R4** `is_set` is the bit of `read_index` in the same cycle, before the set and clear of it.
//! - **R5** A reset makes every bit 0.
//! - **R6** A table `with_clear_all` has an input `clear_all`, which makes every bit 0, whatever is set.
//!
//! The environment keeps indices below the depth.
//!
//! # Timing
//! A set or clear in cycle t shows in t + 1.
//!
//! # Cost
//! Storage in bits: `depth`, in registers of at most 256 bits; above 256 the next multiple of it.

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use ports::{In, Out, Ports};
pub use rtl::ValidBits;
