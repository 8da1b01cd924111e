//! Performs atomics on a sector that it holds, one a cycle, in front of a slice or of a memory.
//!
//! **Paper**: none; `isca23` §3 and `thesis12` §3.2 take for granted that atomics are performed at the
//! last-level cache.
//!
//! ```text
//!                 +-----------------------------+
//!  request    ===>| queue --> held sector       |===> slice_request
//!                 |   |        | operation      |
//!                 |   +--------+--(others pass)-|
//!  reply      <===|                             |<=== slice_reply
//!  enable,flush ->|                             |--> flushed, idle, performed
//!                 +-----------------------------+
//! ```
//! All four are ready/valid streams.
//!
//! # Words
//! An *atomic* here is a request of that kind while `enable` is true; every other request is an *other*
//! one. A request that the buffer makes itself, and its answer, is *internal*: the top bit of `id` at
//! `slice_request` and `slice_reply`, which `request` does not have, is 1. Conditions of a cycle are taken
//! from the registers at its beginning and from its inputs.
//!
//! # Rules
//! - **R1** An atomic is taken into the queue in a cycle in which `flush` is false and at whose beginning
//!   fewer than `atomic_queue` waited there.
//! - **R2** An other request passes to `slice_request` in the cycle in which it is taken, unchanged, the
//!   top bit of `id` 0, when `flush` is false, R3 does not hold it and it is the one offered (R4). One that
//!   was offered in the cycle before and not taken stays offered, `flush` or not.
//! - **R3** The request is held, and all behind it, while an atomic in the queue is to its line, or the
//!   buffer's sector, unless `empty`, is of its line.
//! - **R4** Offered at `slice_request` is what was offered in the cycle before and not taken; else the local
//!   request, if there is one; else the other one that R2 and R3 let pass.
//! - **R5** `request_ready` depends on what `request` carries, but not on `request_valid`: for an atomic
//!   it says R1, else whether the request would be taken.
//! - **R6** The sector is `empty`, `loading`, `held` or `writing`. In a cycle in which it is `empty` and
//!   an atomic waits, it begins `loading` that one's, the head's: the internal load of the one sector is
//!   offered from the next cycle on (R4).
//! - **R7** A beat of an internal load taken in cycle t makes it `held` from t + 1 on, no byte of it dirty.
//! - **R8** While it is `held` and the head of the queue is to it, the head's reply is offered (R11); in the
//!   cycle in which that is taken the operation is performed, and the head leaves the queue.
//! - **R9** The sector is released in a cycle in which it is `held` and the head of the queue is to another
//!   sector; or the queue is empty, and `flush` is true or `request` offers an other request to its line.
//!   With a dirty byte it is `writing` from the next cycle on, else `empty`.
//! - **R10** While it is `writing`, the internal store of its dirty bytes is offered, from the first such cycle
//!   on until it is taken; a beat of its answer taken in cycle t makes it `empty` from t + 1 on.
//! - **R11** Offered at `reply` is what was offered in the cycle before and not taken; else the atomic's
//!   reply of R8 or the slice's, which is not an internal one; of both the one of that sort which did not leave
//!   last, after a reset the slice's.
//! - **R12** `slice_reply_ready` is true while the top bit of `slice_reply_id` is 1, whatever else happens;
//!   else it is `reply_ready` in a cycle in which R11 would offer a slice's reply if there was one, and
//!   false in any other. Hence `slice_reply_ready` does not depend on `slice_reply_valid`. Passing replies
//!   are unchanged.
//! - **R13** An atomic's reply carries its `source`, `id`, `chip`, `kind`, the sector's number and its bytes
//!   before the operation, and `last`.
//! - **R14** The word is the 4 or 8 aligned bytes that `byte_enable` names; the operand is in its bytes
//!   of `data`, a compare value in those of the other word of the aligned pair. `operation`: 0 add, 1 and,
//!   2 or, 3 xor, 4 signed min, 5 signed max, 6 unsigned min, 7 unsigned max, 8 exchange, 9 exchange if
//!   the word is the compare value; 10 and any other leave the word. 0 to 9 make its bytes dirty, changed
//!   or not.
//! - **R15** `idle` is true while the queue is empty and the sector `empty`. `flushed` is true in cycle
//!   t + 1 if in t `flush` and `idle` were.
//! - **R16** `performed` is true in the cycle after one in which an atomic was performed.
//! - **R17** With several chips an internal request has the `home` of the atomic that it is made for, and
//!   `chip` 0; its `source` is 0. An internal load has `operation`, `byte_enable` and `data` 0, an internal store
//!   `operation` 0.
//! - **R18** A reset empties queue and sector.
//!
//! The environment's side: `enable` changes only while `idle` is true and nothing was offered by `request` in
//! the cycle before; an atomic names one word; the slice serves requests to one line in their order, and its
//! `flush` is true in cycles in which `flush` and `flushed` are, and in no others: until then it takes the sector that
//! is written back; the rest is that of `llc_slice`.
//!
//! # Timing
//! Two atomics to a sector that is held, then one to another sector, the first having been changed:
//! ```text
//!  cycle          0    1    2    3       4      ..   a      a+1    a+2
//!  request        A    A    B
//!  reply               A    A
//!  slice_request                         store                     load
//!  slice_reply                                       ack
//!  sector         held                   writing            empty  loading
//! ```
//! One atomic a cycle to a held sector, every other one with an `atomic_queue` of 1; an atomic taken is
//! answered in the next cycle.
//!
//! # Cost
//! Storage in bits: the sector `8 * sector_bytes + sector_bytes / 4 + line_bits + sector_bits`, since the bytes
//! of four become dirty together; `atomic_queue` times an atomic, which is its line, `operation`, the sector's
//! number, its word's (`log2(sector_bytes) - 1`), an operand and a compare value of 64, `source`, `id` and a bit
//! of its place; the queue's pointers `2 * ceil(log2(atomic_queue)) + ceil(log2(atomic_queue + 1))`; and 7 for
//! states. With several chips `home` besides of the sector, `chip` and `home` of an atomic.

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
#[cfg(feature = "verification")]
mod operation;
mod ports;
#[cfg(feature = "verification")]
mod properties;
#[cfg(feature = "verification")]
mod replay;
pub mod rtl;
#[cfg(feature = "verification")]
mod stimulus;
#[cfg(test)]
mod tests;

pub use config::Config;
#[cfg(feature = "verification")]
pub use coverage::{Covered, Monitor};
#[cfg(feature = "verification")]
pub use operation::{Word, perform};
pub use ports::{In, Out};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use replay::{Session, Transaction};
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
#[cfg(feature = "verification")]
use coverage::unreachable;
use design::DesignKind;
use ports::Ports;

#[cfg(feature = "verification")]
testbenches::dut!(
    Dut,
    "atomic_buffer",
    AtomicBuffer,
    replay,
    unreachable,
    RECORDED = coverage::RECORDED
);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "atomic_buffer",
    design: DesignKind::Llc,
    paper: "none",
    summary: "Performs atomics on a sector that it holds, one a cycle, in front of a slice or of a memory.",
    back_pressure: "ready/valid; other requests and replies take no cycle",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Two atomics to the sector that is held, then one to another; A's is written back first.",
        table: "
            clock               p
            request_valid       1 . . 0
            request_line        A . B x
            reply_valid         0 1 . 0
            slice_request_valid 0 . . . 1     0
            slice_request_kind  x . . . store x
            slice_reply_valid   0 . . . .     1 0
            performed           0 . 1 . 0
        ",
        beside: "
            enable 1; request_kind atomic; request_sectors 1; request_byte_enable 15
            slice_request_ready 1; reply_ready 1; slice_reply_id 512; slice_reply_kind store
            slice_reply_last 1
        ",
        before: "
            request_kind atomic; request_line A; request_sectors 1; request_byte_enable 15
            enable 1; slice_request_ready 1; reply_ready 1; slice_reply_id 512; slice_reply_last 1
            request_valid     1 0
            slice_reply_valid 0 . . . 1 0 . .
        ",
        ..Timing::PLAIN
    },
};
