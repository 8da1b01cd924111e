//! Built-in workloads: SIMT programs that walk the index arithmetic of well-known kernels.
//!
//! A workload is a [`traces::Trace`] by group, made while it is read: the same name, size and geometry
//! give the same records. Computations of a thread are left out, addresses that it reads and writes are
//! not. Lanes are coalesced by [`traces::coalesce()`], the golden `coalescer` of `thesis12` §3.3.
//!
//! ```
//! use traces::Trace;
//! use workloads::{Place, Workload};
//!
//! let transpose: Workload = "transpose:64".parse()?;
//! let place = Place { line_bytes: 128, sector_bytes: 32, address_bits: 40 };
//! assert_eq!(transpose.open(&place)?.header().name, "transpose:64");
//!
//! let wrong = "transpos".parse::<Workload>().unwrap_err().to_string();
//! assert!(wrong.ends_with("; got \"transpos\"; try transpose"), "{wrong}");
//! # Ok::<(), workloads::Wrong>(())
//! ```
//!
//! Each kernel has a file, and in it one function that says where a warp's threads go. A new one is such a
//! file and a line in the catalogue.

mod catalogue;
mod graph;
mod kernels;
mod layout;
mod program;
mod random;
#[cfg(test)]
mod tests;
mod trace;
mod warp;
mod workload;

pub use catalogue::{Kind, all};
pub use workload::{Place, Workload, Wrong};
