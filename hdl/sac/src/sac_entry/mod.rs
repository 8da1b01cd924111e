//! The entry of an SM's requests into the NoC: adds the slice that each goes to, holds them while the
//! organisation changes, and counts those that are not answered.
//!
//! **Paper**: `isca23` §3.1 ("modify the NoC routing algorithm"), §3.2; the rest of a reconfiguration is
//! not in the paper.
//!
//! **Departs from it**:
//! - The paper drains and flushes the cache before it becomes SM-side and does not say what stops the SMs.
//!   Here requests are held where they enter, never within a network, so that what has entered can only
//!   be answered.
//!
//! ```text
//!   L1                      +-----------+                       NoC
//!   request ==============> |           | ==> forward (to_chip, to_slice)
//!   down_reply <=========== | sac_entry | <=================== reply
//!                           |           |
//!   sm_side, chip, hold --> |           | --> held, empty
//!                           |           | --> miss (slice, local)
//!                           +-----------+
//! ```
//! One is behind the `down_request` of each SM's L1. `home` is the chip whose memory holds the line;
//! pages and their homes are the system's business. With a single chip there is neither `chip` nor `home`.
//!
//! # Rules
//! - **R1** Requests leave in the order in which they come, each once, unchanged, in the cycle in which
//!   they are taken: `request_ready` is true exactly in cycles in which `forward` offers the request and
//!   `forward_ready` is true. `forward_chip` is `chip`.
//! - **R2** `forward_to_chip` is this chip with `sm_side`, else the home chip; `forward_to_slice` is h of
//!   the line, by rule R2 of `route_policy`.
//! - **R3** With `hold` no request is offered, but for one that was offered in the cycle before and not
//!   taken: what is offered stays offered.
//! - **R4** `held` is true while `hold` is true and no request is offered because of what was before, so
//!   that none leaves meanwhile.
//! - **R5** `empty` is true while every request that left before this cycle is answered: the last beat
//!   of its reply has passed.
//! - **R6** At most `2^id_bits` requests are unanswered: while there are as many, no further one is
//!   offered. There are no more identifiers.
//! - **R7** Replies pass in their cycle, unchanged; `reply_ready` is `down_reply_ready`.
//! - **R8** In the cycle after one in which a request left, and in no other, `miss_valid` is true, with
//!   its slice by h, and whether its home is this chip.
//! - **R9** The environment changes `sm_side` only in a cycle after one in which `held` and `empty` were
//!   true, never changes `chip`, names chips below `chips`, answers no request that has not left in an
//!   earlier cycle, and keeps what it offers.
//! - **R10** A reset forgets the unanswered requests, and that one waits.
//!
//! # Timing
//! Requests and replies pass without a register. A change to SM-side, and line 2 that waits for it; both
//! lines are of chip 1, this is chip 0:
//! ```text
//!  cycle          0    1    2    3    4    5    6
//!  request        1    1    2    2    2    2    2
//!  forward        1    1                        2
//!  forward_ready       yes  yes  yes  yes  yes  yes
//!  to_chip        1    1                        0
//!  hold                yes  yes  yes  yes  yes
//!  held                     yes  yes  yes  yes
//!  reply                              last
//!  empty          yes  yes                 yes  yes
//!  sm_side                                      yes
//! ```
//! `forward` depends on `hold` in its cycle. `request_ready` depends on `request_valid`; a sender must not
//! wait for it before it offers.
//!
//! # Cost
//! Storage in bits: `id_bits + 1` for the number of unanswered requests, 1 for one that waits, and
//! `2 + log2(slices)`, at least 3, for `miss`.

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
use ports::Ports;
pub use ports::{EntryReply, EntryRequest, In, Miss, Out, Ready, RoutedRequest};
#[cfg(feature = "verification")]
pub use properties::PROOFS;
#[cfg(feature = "verification")]
pub use stimulus::Stimulus;

use about::{BlockInfo, Timing};
use design::DesignKind;

#[cfg(feature = "verification")]
use coverage::unreachable;

#[cfg(feature = "verification")]
testbenches::dut!(Dut, "sac_entry", SacEntry, unreachable, RECORDED = coverage::RECORDED);

/// The block in a list.
pub const INFO: BlockInfo = BlockInfo {
    name: "sac_entry",
    design: DesignKind::Sac,
    paper: "isca23 §3.1, §3.2",
    summary: "Routes an SM's requests, holds them while the organisation changes, counts the unanswered.",
    back_pressure: "on `request`; combinational",
    page: include_str!("mod.rs"),
    timing: Timing {
        caption: "A request is offered when `hold` rises, and leaves; the next waits for the organisation.",
        table: "
            clock           p
            request_line    1 . 2
            forward_valid   1 . 0 . . . 1
            forward_ready   0 1
            forward_to_chip 1 . x . . . 0
            hold            0 1 . . . . 0
            held            0 . 1 . . . 0
            reply_valid     0 . . . 1 0
            empty           1 . 0 . . 1
            sm_side         0 . . . . . 1
        ",
        beside: "
            request_valid 1; request_home 1; request_sectors 1; reply_last 1; down_reply_ready 1
        ",
        ..Timing::PLAIN
    },
};
