//! Grants the requesters in turn.
//!
//! ```text
//!             +---------------------+--> grant
//!  request -->| round_robin_arbiter |--> granted
//!  advance -->|                     |--> any
//!     stay -->|                     |
//!             +---------------------+
//! ```
//!
//! # Rules
//! - **R1** The turn belongs to one requester. The grant goes to the first that asks, from the one
//!   whose turn it is upwards, and around; nobody asking, `grant`, `granted` and `any` are 0.
//! - **R2** A cycle with `advance` and a grant is an accepted grant: the turn goes to the requester
//!   above the granted one. In every other cycle the turn stays.
//! - **R3** A requester that keeps asking is granted after at most `requesters - 1` accepted
//!   grants to others, and to no other twice; those accepted with
//!   `stay` are beside.
//! - **R4** Until it is accepted, a grant stays where it is while the requests do.
//! - **R5** After a reset the turn is requester 0's.
//! - **R6** An arbiter `with_stay` has an input `stay`: a grant accepted with it leaves the turn with
//!   the granted requester.
//!
//! # Timing
//! Combinational from `request`; the turn moves at the clock edge. Three requesters:
//! ```text
//!  cycle     0    1    2    3    4
//!  request   111  111  101  101  011
//!  advance   yes  yes  no   yes  yes
//!  grant     001  010  100  100  001
//! ```
//! A grant may move when a requester between the turn and the granted one begins to ask. Where a
//! stream's payload hangs on the grant, keep the requests until the beat has passed.
//!
//! # Cost
//! Storage in bits: `requesters`.

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use ports::{In, Out, Ports};
pub use rtl::RoundRobinArbiter;
