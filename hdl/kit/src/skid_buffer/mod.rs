//! Cuts every combinational path of a stream: data, valid and ready all come out of registers.
//!
//! ```text
//!           +-------------+
//!  push ===>| skid_buffer |===> pop
//!           +-------------+
//! ```
//!
//! # Rules
//! - **R1** Words leave in the order in which they entered, each once.
//! - **R2** A word pushed into an empty buffer is offered in the next cycle.
//! - **R3** `push_ready` is low exactly while two words are held; `push_ready`, `pop_valid` and
//!   `pop_data` are registers.
//! - **R4** While `pop_ready` stays high, a word enters and one leaves in every cycle.
//! - **R5** A reset empties the buffer.
//!
//! # Timing
//! Latency 1, throughput 1. `pop_ready` is low in cycles 1 and 2:
//! ```text
//!  cycle        0    1    2    3    4
//!  push_valid   a    b    c    c    c
//!  push_ready   yes  yes  no   no   yes
//!  pop_valid         a    a    a    b
//!  pop_ready    yes  no   no   yes  yes
//! ```
//!
//! # Cost
//! Storage in bits: `2 * width + 2`. A [`queue`](crate::queue) of depth 2 behaves alike, with its
//! outputs behind a multiplexer and a comparison.

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use ports::{In, Out, Ports, Ready};
pub use rtl::{BeatSkidBuffer, SkidBuffer};
