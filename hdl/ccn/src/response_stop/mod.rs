//! The stop of a core on the ring of responses: it sends lines of its L1, passes on those of others,
//! and gives the core what comes for it.
//!
//! **Paper**: `taco16` §4.3 and figure 5: the response queue (RespQ); §4.5 for "bypass to head".
//!
//! **Departs from it**:
//! - A new response needs two free places of RespQ, a passing one needs one (the bubble rule); and of two
//!   new ones that follow each other, a passing one that waits goes between. As published a new response
//!   always goes first, one that passes can wait for ever, and the ring deadlocks.
//!
//! ```text
//!                +--------------------------------+
//!  serve    ===> | new ------.                    |
//!  line     ---> |           v                    |
//!                |          RespQ --------------> | ===> next      the ring
//!  passing  ===> | ----+-----^                    |
//!                |     '------------------------> | ===> fill      the local L1
//!                +--------------------------------+
//! ```
//! `serve`, `passing`, `next` and `fill` are ready/valid streams. A response is the `sectors` beats of a
//! line in rising order, `last` with the last. The response is *local* when its core number is `core`, else
//! *foreign*.
//!
//! # Rules
//! - **R1** A beat of a local response is offered on `fill` in the cycle in which it is offered on
//!   `passing`, and taken when it is taken there: `passing_ready` is `fill_ready` while `passing_core` is
//!   `core`. Such a beat takes no place.
//! - **R2** RespQ has `response_queue` places of a line. A foreign response takes one with its first beat,
//!   a new one in the cycle in which it is taken from `serve`; it is free in the cycle after that in which
//!   the last beat has left on `next`.
//! - **R3** A new response that is taken from `serve` in cycle t has its beats on `line_data` in the cycles
//!   t + 1 to t + `sectors`, from which each enters its place; `last` is made of the count.
//! - **R4** While beats of a new response come (R3) no foreign beat is taken; while a foreign response has
//!   begun and its last beat has not been taken, no new response is.
//! - **R5** The first beat of a foreign response is taken in a cycle at whose beginning a place is free,
//!   but not by R4, nor in one in which a new response is taken. Its other beats are taken in the cycle in
//!   which they are offered.
//! - **R6** `serve_ready` is true in a cycle at whose beginning two places are free, and no beat of a new
//!   response will come after this cycle by R3, but not by R4 nor R7.
//! - **R7** When the last response that took a place was a new one, and a foreign one is offered on
//!   `passing`, `serve_ready` is false.
//! - **R8** The responses leave on `next` in the order in which they took their places, all beats of one
//!   before the first of another. A beat is offered in the cycle after it entered, or later.
//! - **R9** A reset empties RespQ and drops what was coming.
//!
//! `serve_ready` depends on `passing` (R7) and `passing_ready` on `serve_valid` (R5), neither on the
//! `valid` of the same stream.
//!
//! The environment's side: `core` keeps its value from reset on; beats of two responses do not alternate
//! on `passing`, and each response has `sectors` beats there.
//!
//! # Timing
//! With all streams ready and lines of two sectors: new response a, foreign response b, local response c.
//! ```text
//!  cycle           0      1      2      3      4      5
//!  serve           a
//!  line_data              a0     a1
//!  passing                b0     b0     b0     b1     c0
//!  next                          a0     a1     b0     b1
//!  fill                                               c0
//! ```
//! | | cycles |
//! | --- | --- |
//! | `serve` to the first beat on `next` | 2 |
//! | `passing` to `next` | 1 |
//! | `passing` to `fill` | 0 |
//!
//! # Cost
//! Storage in bits: `response_queue * (8 * line_bytes + core_bits + entry_bits)`, beside the beat
//! that was written last and the core and entry of a new response. `last` follows from where a beat lies.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
mod ports;
#[cfg(feature = "verification")]
mod properties;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
pub use ports::{Fill, In, Line, Out, Response, Serve};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;
use ports::Ports;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "response_stop", ResponseStop, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "response_stop",
    design: DesignKind::Ccn,
    paper: "taco16 §4.3",
    summary: "A core's stop on the ring of responses: sends lines of its L1, passes on others, fills its L1.",
    back_pressure: "on every stream; a beat a cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "New response a, foreign response b and local response c, each of two sectors.",
        table: "
            clock         p
            serve_valid   1 0
            line_data     x a0 a1 x
            passing_valid 0 1  .  .  .  .  0
            passing_data  x b0 .  .  b1 c0 x
            next_valid    0 .  1  .  .  .  0
            next_data     x .  a0 a1 b0 b1 x
            fill_valid    0 .  .  .  .  1  0
            fill_data     x .  .  .  .  c0 x
        ",
        beside: "
            core 2; serve_core 1; next_ready 1; fill_ready 1
            passing_core x 0 . . . 2
            passing_last x 0 . . 1 0
        ",
        geometry: "l1.sector_bytes = 64",
        ..Timing::PLAIN
    },
};
