//! Grants the lowest of the requesters that ask.
//!
//! ```text
//!             +------------------------+--> grant
//!  request -->| fixed_priority_arbiter |--> granted
//!             +------------------------+--> any
//! ```
//!
//! # Rules
//! - **R1** `grant` has exactly the lowest set bit of `request`; it is 0 when nobody asks.
//! - **R2** `granted` is the number of that bit; it is 0 when nobody asks.
//! - **R3** `any` is high when somebody asks.
//! - **R4** Nothing bounds how long a requester starves: it waits as long as lower ones ask.
//!
//! # Timing
//! Combinational: a grant may move in any cycle to a lower requester that begins to ask. Where a
//! stream's payload hangs on the grant, keep the requests until the beat has passed.
//!
//! # Cost
//! No storage.

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use ports::{In, Out, Ports};
pub use rtl::FixedPriorityArbiter;
