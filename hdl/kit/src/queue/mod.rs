//! Holds words in order, first in, first out.
//!
//! ```text
//!           +-------+
//!  push ===>| queue |===> pop
//!           |       |---> count
//!           +-------+
//! ```
//!
//! # Rules
//! - **R1** Words leave in the order in which they entered, each once.
//! - **R2** A word pushed into an empty queue is offered in the next cycle (first-word
//!   fall-through).
//! - **R3** `push_ready` is low exactly while the queue holds `depth` words, also in a cycle in
//!   which a word leaves: there is no path from `pop_ready` to `push_ready`.
//! - **R4** While it is neither empty nor full, a word can enter and one leave in every cycle.
//! - **R5** `count` is the number of words held, before the clock edge.
//! - **R6** A reset empties the queue.
//!
//! # Timing
//! Latency 1; throughput 1, for depth 1 one word in two cycles. `depth` 2, `pop_ready` low until
//! cycle 3:
//! ```text
//!  cycle        0    1    2    3    4    5
//!  push_valid   a    b    c    c    c
//!  push_ready   yes  yes  no   no   yes  yes
//!  pop_valid         a    a    a    b    c
//!  pop_ready    no   no   no   yes  yes  yes
//!  count        0    1    2    2    1    1
//! ```
//!
//! # Cost
//! Storage in bits: `depth * width + 2 * ceil(log2(depth)) + ceil(log2(depth + 1))`. The words lie
//! in a register file; depth 1 has one register and no pointers.

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use ports::{In, Out, Ports, Ready};
pub use rtl::{BeatQueue, Queue};

/// Properties of every queue deeper than 1 inside a block: a fragment for the module `queue`.
pub const PROPERTIES: &str = include_str!("properties.v");
