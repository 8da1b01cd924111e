//! The replacement policies of a set, interchangeable: which way is the victim, and the set's state after
//! a way was used. The caller keeps the state, a row of a memory for each set.
//!
//! ```text
//!                 +--------------------+
//!  state -------->|                    |---> victim
//!  eligible ----->| replacement_policy |
//!  way ---------->|                    |---> next_state
//!  is_reservation>|                    |
//!  by_choice ---->|                    |
//!                 +--------------------+
//! ```
//! `lru` is [`crate::lru`]'s order. `plru` is a tree: a bit a node, 0 for the lower half, in the heap's
//! order, node 1 at bit 0. `srrip` has two bits a way, way 0 lowest.
//!
//! # Rules
//! - **R1** `lru`: the victim is the eligible way whose last use is longest ago; a use makes its way the
//!   most recently used.
//! - **R2** `plru`: a use points every node on the path to its way at the other half.
//! - **R3** `plru`: the victim's walk follows the bits, but steps to the other half where the half
//!   pointed to holds no eligible way.
//! - **R4** `srrip`: the victim is the eligible way with the largest value, the lowest of several.
//! - **R5** `srrip`: a use makes its way's value 0, a reservation 2.
//! - **R6** `srrip`: where the reserved way was the policy's choice (`by_choice`), 3 minus the largest
//!   eligible value is first added to every way, the eligible and the others, up to 3.
//! - **R7** A use changes nothing of the other ways but as R1, R2 and R6 say; a use of a way that does
//!   not exist (a number at or above the number of ways) changes nothing but as R6 says.
//! - **R8** With no eligible way the victim is 0, and the largest eligible value of R6 counts as 0.
//!
//! # Timing
//! Combinational. `victim` depends on `state` and `eligible` only.
//!
//! # Cost
//! Storage in bits, the caller's: `lru` `ways * (ways - 1) / 2`, `plru` `ways - 1`, `srrip` `2 * ways`,
//! and 1 at least.

mod config;
#[cfg(test)]
mod model;
mod plru;
mod ports;
mod rtl;
mod srrip;
#[cfg(test)]
mod tests;

pub use config::{Config, Policy};
pub use ports::{In, Out, Ports};
pub use rtl::ReplacementPolicy;
