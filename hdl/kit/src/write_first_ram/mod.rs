//! A memory read one cycle later whose reads see the write of the same cycle: a pipeline that reads a
//! row, changes it and writes it back in the next cycle needs nothing else to take a row every cycle.
//!
//! ```text
//!            +-----------------+
//!  write --->| write_first_ram |---> data
//!  read ---->|                 |
//!            +-----------------+
//! ```
//!
//! # Rules
//! - **R1** The data of the address presented with `read_enable` in cycle t is valid in cycle t + 1: the word as it
//!   is after the write of cycle t. After a cycle without it the data mean nothing.
//! - **R2** A write changes no other word.
//! - **R3** Contents are not reset. A word means nothing until it is written.
//!
//! # Timing
//! A word is written in cycle 1 and read in cycles 0 and 1:
//! ```text
//!  cycle         0    1    2
//!  write              new
//!  read address  w    w
//!  data               old  new
//! ```
//!
//! # Cost
//! Storage in bits: `depth * width`, and `2 * width + 1` of registers; of one word a register of `width` bits alone.

#[cfg(test)]
mod bench;
#[cfg(test)]
mod model;
mod rtl;
#[cfg(test)]
mod tests;

pub use rtl::{WriteFirstBeatRam, WriteFirstRam};
