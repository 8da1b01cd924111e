//! Sends packets of several beats from any input to any output, each output from the inputs in turn, two packets each.
//!
//! **Paper**: none; `pact20` §5.1 and Table 1 have a crossbar between cores and L2 slices.
//!
//! ```text
//!              +---------------+
//!  offered ===>| packet_switch |===> delivered
//!    0 to S-1  |               |       0 to R-1
//!              +---------------+
//! ```
//! `offered` and `delivered` are ready/valid streams, one an input and one an output. A packet is one beat or more,
//! `last` with the last.
//!
//! # Rules
//! - **R1** An output takes a beat in a cycle in which its register is empty, or the beat in it leaves: that of the
//!   input that has the output's turn, if that input offers one for the output. The beat is offered at the output,
//!   unchanged, from the next cycle on.
//! - **R2** From a packet's first beat until its last has been taken, an output's turn is that packet's input: whatever
//!   others offer, packets are not mixed.
//! - **R3** Between packets the input whose packet was taken last has the turn once more if it offers a beat for the
//!   output, and that packet was not itself such a second one. Else the turn goes to the first input that offers one,
//!   from the one above the input whose packet was taken last, and around. A head therefore waits for at most
//!   2 (S - 1) packets of others.
//! - **R4** Beats from one input to one output leave in the order in which they came, each once.
//! - **R5** Outputs have nothing in common: what waits at one keeps no other from taking a beat in that cycle.
//! - **R6** A reset empties the registers and ends every packet; the turn of each output is input 0's, and no packet
//!   is a second one.
//!
//! There is no buffer but the outputs' registers, so that an input's head, while it waits, keeps back what comes behind
//! it. Two inputs whose packets are for the same outputs in the same order would meet at each of them if they alternated:
//! both would end there at once, and go on together at half the rate. A second packet in a row sets them apart (R3).
//! `offered_ready` depends on `offered_valid`, of its stream and those of other inputs, and on `delivered_ready`.
//!
//! The environment's side: a packet's beats name one output, which is there.
//!
//! # Timing
//! Latency 1, throughput of each output a beat a cycle. Inputs 0 and 1 send packets of two beats, a and b, to output 0;
//! every output is ready:
//! ```text
//!  cycle            0    1    2    3    4
//!  offered 0        a0   a1
//!  offered 1        b0   b0   b0   b1
//!  offered_ready 0  yes  yes
//!  offered_ready 1  no   no   yes  yes
//!  delivered 0           a0   a1   b0   b1
//! ```
//!
//! # Cost
//! Storage in bits, of S inputs, R outputs and beats of W bits: `R * (W + S + ceil(log2(S)) + 4)`. The logic is R
//! multiplexers of S beats: S * R * (W + 1) gates or so, beside which all else is small.

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
pub use ports::{Delivered, In, Offered, Out, Ready};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut<MOST>,
    "packet_switch",
    PacketSwitch,
    unreachable,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "packet_switch",
    design: DesignKind::Private,
    paper: "none",
    summary: "Sends packets from any input to any output, each output from the inputs in turn, two packets each.",
    back_pressure: "on every stream; a beat a cycle at each output",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Inputs 0 and 1 send packets of two beats, a and b, to output 0.",
        table: "
            clock           p
            offered_valid   both=0b11 .  1=0b10 .  0
            offered_ready   0=0b01    .  1=0b10 .  0
            delivered_valid 0         1  .      .  .  0
            delivered_data  x         a0 a1     b0 b1 x
            delivered_last  x         0  1      0  1  0
        ",
        beside: "
            delivered_ready 1
            offered_data a0,b0 a1,b0 0,b0 0,b1 x
            offered_last 0     1     0    0b10 0
        ",
        ..Timing::PLAIN
    },
};
