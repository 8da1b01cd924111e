//! Routes requests to a slice of the last-level cache, or bypasses it to memory, and routes replies back
//! the same two ways.
//!
//! **Paper**: `isca23` §3.1, the multiplexers, demultiplexers and bypass path of figure 3 (c), the
//! queue in front of the memory controller, step 4 of figure 6.
//!
//! **Departs from it**:
//! - Arrivals over an inter-chip link have a separate channel and queue. The paper lets a bypass
//!   that finds no room wait in the queue ahead of the slice; then, with an SM-side organisation, chip
//!   A's slice waits for a miss that waits for chip B's full queue, whose head waits for chip B's slice,
//!   and so back to A.
//! - A bypass that has given way to 16 misses goes before the next. The paper names no order.
//! - A word has a head, and byte enables and one sector beside it; the block looks at none of them.
//!
//! ```text
//!   NoC side                  +--------------+                  slice side
//!   local =================>  |              |  =============> slice
//!   link  ==> [link queue] => |              |  <============= miss
//!                             | slice_bypass |  =============> fill
//!   reply <=================  |              |  <============= slice_reply
//!                             |              |                  memory side
//!   idle  <-----------------  |              |  => [memory queue] => memory
//!   sm_side --------------->  |              |  <============= memory_reply
//!                             +--------------+
//! ```
//! The channels: `link` carries what arrives over inter-chip links, in one order: without `sm_side` all
//! requests of other chips' SMs, to the slice; with it other chips' SM-side misses, write-backs and
//! atomics, past the slice. `local` carries the requests of the chip's SMs, which the slice serves
//! in any organisation. `miss` carries the slice's misses, write-backs and atomics to this chip's memory;
//! those to another chip's leave by the NoC and do not come here.
//!
//! # Rules
//! - **R1** On each of the streams words pass in order, each once, unchanged, head and bytes together. A stream's `valid` once
//!   true stays, with the same word, until its `ready` is true in the same cycle; then the word is over.
//! - **R2** A link arrival enters the link queue. `link_ready` is false exactly while the queue holds
//!   `link_queue` words before the edge; a word is its head from the next cycle on at the earliest.
//! - **R3** With `sm_side` the head of the link queue is a bypass: it leaves by entering the memory
//!   queue, never by `slice`. Without, it leaves by `slice`, never by the memory queue.
//! - **R4** `slice` offers, in the same cycle, the local request or, without `sm_side`, the head of the
//!   link queue: if both, that which was first offered in an earlier cycle than the other; the head of
//!   the link queue if both in the same. A word counts as first offered in the first cycle in which it
//!   is its stream's word (the head of the link queue, or `local`'s). `local_ready` is true
//!   exactly in cycles in which the local word is offered and `slice_ready` is true.
//! - **R5** A miss or a bypass enters the memory queue in each cycle in which one is there and the queue
//!   holds fewer than `memory_queue` words before the edge. The word is offered by `memory` from the
//!   next cycle on at the earliest; `memory_bypass` is true for a bypass.
//! - **R6** Of a miss and a bypass the miss enters. But a bypass that has been the head of the link
//!   queue in 16 cycles in which a miss entered in its place enters before the next. `miss_ready` is
//!   true, also without a miss, while the memory queue has room and no such bypass waits.
//! - **R7** A bypass therefore enters by the 17th cycle with room in the memory queue since it is the
//!   head of the link queue, and a miss by the second since it is offered, whatever the other streams
//!   do.
//! - **R8** With `sm_side` the link channel depends on the memory queue alone: with `slice_ready`,
//!   `fill_ready` and `reply_ready` false for ever, link arrivals go on to memory.
//! - **R9** A memory reply with `memory_reply_bypass` false is offered by `fill` in the same cycle and
//!   is taken when `fill_ready` is true; one with it true goes to the reply multiplexer, never to `fill`.
//! - **R10** `reply` offers, in the same cycle, the slice's reply or the memory's bypass reply. With
//!   `reply_order = "oldest"`, if both: that which was first offered in an earlier cycle; the slice's if
//!   both in the same. With "slice_first", if both: the slice's, unless the bypass reply was offered by
//!   `reply` in the cycle before and not taken. The one not offered is not taken.
//! - **R11** `memory_reply_ready` is true exactly in cycles in which a memory reply is taken, and
//!   `slice_reply_ready` exactly in those in which a slice's reply is taken.
//! - **R12** `idle` is true exactly while both queues are empty, before the edge.
//! - **R13** The environment changes `sm_side` only in a cycle in which the link queue is empty, and
//!   keeps the words of its streams as R1 says.
//! - **R14** A reset empties both queues and forgets what was offered and who gave way.
//!
//! # Timing
//! `local` to `slice`, `memory_reply` to `fill`, both replies to `reply`: no cycle, without a register.
//! `miss` to `memory` takes one cycle, `link` to `slice` one, `link` to `memory` two. A word a cycle
//! through each; a queue of one word takes one in two cycles. A bypass b among misses, with memory
//! ready:
//! ```text
//!  cycle        0    1    2   ..   16   17   18   19
//!  link         b
//!  miss              m1   m2       m16  m17  m17  m18
//!  miss_ready   yes  yes  yes      yes  no   yes  yes
//!  memory                 m1       m15  m16  b    m17
//! ```
//! When the memory queue is full, misses and the link queue's head wait; when the link queue is full
//! too, so do link arrivals. Local requests go on.
//!
//! Three streams are taken in the cycle in which they are chosen (R4, R10, R11), so that, through logic
//! alone, `local_ready` depends on `local_valid`, `slice_reply_ready` depends on `slice_reply_valid`, and
//! `memory_reply_ready` depends on `memory_reply_valid`; a sender must not wait for them before it offers
//! a word.
//!
//! # Cost
//! Storage in bits: `memory_queue * (word_bits + 1) + link_queue * word_bits`, the queues' pointers, 5
//! for the misses that a bypass gave way to, and 1 for each of the two multiplexers.

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
pub use design::ReplyOrder;
use ports::Ports;
pub use ports::{In, MemoryReply, MemoryWord, Out, Ready, Reply, Word};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "slice_bypass", SliceBypass, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "slice_bypass",
    design: DesignKind::Sac,
    paper: "isca23 §3.1",
    summary: "Routes requests to a cache slice, or bypasses it to memory, and routes replies back.",
    back_pressure: "valid and ready",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A link arrival goes past the slice to memory.",
        table: "
            clock         p*5
            sm_side       1
            link_valid    1   0
            link_head     b   x
            memory_valid  0   . 1 0
            memory_head   x   . b x
            memory_bypass x   . 1 x
            idle          1   0 . 1
        ",
        beside: "memory_ready 1",
        ..Timing::PLAIN
    },
};
