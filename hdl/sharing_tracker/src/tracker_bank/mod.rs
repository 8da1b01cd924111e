//! A bank of a sharing tracker: takes what the cores send for its lines, forwards a load to a core that has the line,
//! and sends everything else to its bank of L2, a line's messages in their order.
//!
//! **Paper**: `thesis12` §3.1, §3.2, Table 4.1; Table 4.3 for the storage.
//!
//! **Departs from it**:
//! - A core is marked with the lookup of its load, not when the line arrives (§3.5): see the
//!   [tracker](crate::tracker).
//! - Everything but a forward that comes back goes to L2 through one queue, in the order in which the tracker handled it.
//!   With another path, a store could overtake the load of a line that was looked up before it.
//!
//! ```text
//!                    +-----------------------------------------------+
//!  message_c  ====>  | in turn ==> sharing_tracker ==> forward of o  | ====> forward_o
//!   (each core)      |                   |                           |       (each core)
//!  flush      ====>  |                   v  in turn                  |
//!  nack       ====>  | =================> queue ===================> | ====> request
//!                    |                                               | ----> idle
//!                    +-----------------------------------------------+
//! ```
//! All are ready/valid streams. A bank is one of `banks`, and holds the lines whose address modulo `banks` is its
//! number; it knows a line by the address divided by `banks`. Cores are those of one tracker, from 0 on.
//! Conditions of a cycle are taken from the registers at its beginning and from its inputs.
//!
//! # Words
//! A *remove* is a message of that kind, a *load* one of kind load, a *write* a store or an atomic. A load whose
//! `id` has the top bit clear *allocates*: it is a miss of the core's L1. The bank's *tracker* is a `sharing_tracker` of
//! the bank's sets; its streams are `flush`, `invalidate`, `remove` and `lookup`. The *answer* is the tracker's.
//!
//! # Rules
//! ## Cores to tracker
//! - **R1** A write is for the tracker's stream `invalidate`, a remove for `remove`, a load for `lookup`. A load that
//!   allocates both asks and adds, any other neither. `flush` is the tracker's.
//! - **R2** Of each of the three streams one core's message is offered to the tracker: the one that was offered in
//!   the cycle before, did not pass, and is there still; else, of the cores whose message is for the stream, the first
//!   from the one above the core of which the last message passed in that stream, around; after a reset from core 0.
//! - **R3** A message passes when the tracker takes it. `message_ready` of a core is true in a cycle in which its
//!   message is offered to the tracker by R2 and the tracker's stream is ready, in any other false; at most one core's
//!   is true. `message_ready` depends on `message_valid` and `message_kind` of all cores, and on `flush_valid`.
//! - **R4** The tracker has the rules of its page, with `sets / trackers / banks` sets, one at least, and
//!   the bank's line addresses: a message that passes in cycle t has its answer in t + 1, which holds until
//!   it is taken. Fields of the message that the tracker does not repeat are beside the answer.
//!
//! ## Answers
//! - **R5** One that forwards to core o is taken in a cycle at whose beginning the place of `forward_o` is
//!   free. The place takes it, with `line`, the `requester` and the `id` of the load; `forward_o` offers it
//!   from the next cycle on until it is taken, and the place is free from the cycle after that on.
//! - **R6** Any other of a load, and that of a write, enters the queue: it is taken in a cycle at whose
//!   beginning fewer than `bank_queue` wait there, and in which no nack enters (R8). The message enters as it
//!   was, with the core's number as `source`.
//! - **R7** The answer to a remove or to a flush is taken in its first cycle.
//! - **R8** A nack enters the queue as a load of all sectors of its `line`, `source` its `requester`, its
//!   `id`; `operation`, `byte_enable` and `data` are 0. The nack enters in a cycle at whose beginning fewer
//!   than `bank_queue` wait there, unless an answer of R6 is there and the entry before was a nack's; after a
//!   reset the answer has the first turn. `nack_ready` says so, and does not depend on `nack_valid`.
//! - **R9** The queue keeps its order. An entry of cycle t is offered at `request` from t + 1 on.
//!
//! ## Others
//! - **R10** `idle` is true in a cycle at whose beginning no answer is valid, no forward waits, and the queue is empty.
//! - **R11** A reset is the tracker's, empties queue and forwards, and begins all turns anew.
//! - **R12** No `ready` of a message depends on `request_ready`, `forward_ready` or `nack_valid` but through what the
//!   registers hold, with one exception: `nack_valid` may keep an answer valid (R8), and with it all messages.
//!
//! The environment's side: payloads hold while they wait; a nack is a forward that was taken before, and comes once;
//! `request` and each `forward` are taken within a bound that no message, and for `request` no nack, has a part in.
//!
//! # Timing
//! Core 1 loads line a, then core 2 does; core 1 gives the forward back:
//! ```text
//!  cycle        0    1    2    3    4    5    6
//!  message_1    a
//!  message_2         a
//!  answer            miss fwd 1
//!  request                a1                  a2
//!  forward_1                   a2
//!  nack                                  a2
//! ```
//! | | cycles |
//! | --- | --- |
//! | message offered to `request`, alone | 2 |
//! | message offered to `forward` | 2 |
//! | nack offered to `request` | 1 |
//!
//! One message a cycle while the queue has room and forwards are to different cores; to one core a forward in every
//! other cycle at most.
//!
//! # Cost
//! Storage in bits: that of the tracker with the bank's sets; `(bank_queue + 1)` requests; a forward for each core; turns.
//!
//! | config | a bank's entries | masks of all banks | entries of all banks | `thesis12` Table 4.3 |
//! | --- | --- | --- | --- | --- |
//! | 8 banks of 128 sets of 8 ways, 16 cores, 40-bit addresses (`thesis12`) | 5 KB | 16 KB | 40 KB | 16 KB: the masks alone |

mod config;
#[cfg(feature = "verification")]
mod coverage;
#[cfg(feature = "verification")]
pub mod model;
pub(crate) mod ports;
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
pub use ports::{In, Out};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(Dut<MOST>, "tracker_bank", TrackerBank, unreachable);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "tracker_bank",
    design: DesignKind::SharingTracker,
    paper: "thesis12 §3.1",
    summary: "A bank of the sharing tracker: forwards loads to cores that have the line, sends the rest to L2 in order.",
    back_pressure: "ready/valid; two cycles to a forward, and to the bank of L2",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "Cores 1 and 2 load line a; the second load is forwarded to core 1, which gives it back.",
        table: "
            clock             p
            message_valid     1=0b10 2=0b100 0
            request_valid     0      .       1 0      . . 1 0
            request_source    x      .       1 x      . . 2 x
            forward_valid     0      .       . 1=0b10 0
            forward_requester x      .       . 2=x,2  x
            nack_valid        0      .       . .      . 1 0
            idle              1      0       . .      1 . 0 1
        ",
        beside: "
            message_line 0,a,a; message_sectors 1,1,1; request_ready 1; forward_ready 0b111
            nack_line a; nack_requester 2
        ",
        ..Timing::PLAIN
    },
};
