//! Holds words in order, each for at least `latency` cycles: a pipeline that stalls without losing
//! its gaps' room.
//!
//! ```text
//!           +-------------+
//!  push ===>| delay_queue |===> pop
//!           +-------------+
//! ```
//!
//! # Rules
//! - **R1** Words leave in the order in which they came, each once.
//! - **R2** A word pushed in cycle t is offered from t + `latency` on, later only behind others.
//! - **R3** `push_ready` is true while the queue held fewer than `depth` words at the beginning of the
//!   cycle.
//! - **R4** A reset empties the queue.
//!
//! # Timing
//! With `latency` 2 and words a, b:
//! ```text
//!  cycle  0    1    2    3
//!  push   a    b
//!  pop              a    b
//! ```
//! One word a cycle needs a depth of at least `latency + 1`.
//!
//! # Cost
//! Storage in bits: that of a `queue` of the same width and depth, and for a latency above 1
//! `latency - 1 + ceil(log2(depth + 1))` more.

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use ports::{In, Out, Ports, Ready};
pub use rtl::{BeatDelayQueue, DelayQueue};
