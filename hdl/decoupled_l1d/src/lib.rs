//! `ics15`: an L1 data cache with a decoupled tag store, and the duel that decides who uses it.

#[cfg(feature = "verification")]
pub mod cluster;
pub mod l1d;
pub mod sm_dueling;
