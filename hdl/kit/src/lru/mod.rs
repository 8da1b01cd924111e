//! Keeps the order in which the ways of a set were used, and finds the least recently used one.
//!
//! The order is a word that the caller keeps, a row of a memory for each set, say: [`LruTouch`]
//! gives the word after a use, [`LruVictim`] reads the victim out of it. [`Lru`] is both with a
//! register, for a single set.
//!
//! ```text
//!            +-----------+                     +------------+
//!  order --->| lru_touch |---> touched order ->| lru_victim |---> victim
//!  way ----->|           |        eligible --->|            |---> any
//!            +-----------+                     +------------+
//! ```
//!
//! The word has a bit for each pair of ways i < j: 1 when i was used after j. Pair (0, 1) is bit 0,
//! then come (0, 2) to (0, n - 1), then (1, 2), and so on.
//!
//! # Rules
//! - **R1** The victim is the way among the eligible ones whose last use is longest ago.
//! - **R2** `any` is low when no way is eligible; `victim` is 0 then.
//! - **R3** A touch makes its way the most recently used; the order of the others stays.
//! - **R4** In the word 0, way 0 is the least recently used, then way 1, and so on.
//! - **R5** A touch of a way that does not exist (a number at or above the number of ways) changes
//!   nothing.
//! - **R6** `Lru`: the victim is that of the touches of earlier cycles; a touch in the same cycle
//!   is not seen. A reset restores R4's order.
//!
//! # Timing
//! `lru_touch` and `lru_victim` are combinational.
//!
//! # Cost
//! Storage in bits, the caller's: `ways * (ways - 1) / 2`, 1 for a single way (its value is 0).

mod config;
#[cfg(test)]
mod model;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;
mod touch;
mod victim;

pub use config::Config;
pub use ports::{In, Out, Ports};
pub use rtl::Lru;
pub use touch::LruTouch;
pub use victim::LruVictim;
