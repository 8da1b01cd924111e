//! Chooses the set and the tag of a line address.
//!
//! **Paper**: the `fermi` function is the one of the papers' simulator; the papers' caches use
//! the low bits.
//!
//! ```text
//!          +-----------+
//!  line -->| set_index |--> set_number
//!          |           |--> tag
//!          +-----------+
//! ```
//!
//! # Rules
//! - **R1** `linear`: the set is the `log2(sets)` low bits of the line address.
//! - **R2** `xor`: the set is the XOR of all groups of `log2(sets)` bits of the line address, from
//!   the bottom up, the last one zero-extended.
//! - **R3** `fermi`, for 32 sets: set bits 4 to 0 are line bits 4 to 0 XOR line bits 12, 10, 8, 7
//!   and 6, which are bits 19, 17, 15, 14 and 13 of the byte address of 128-byte lines.
//! - **R4** With every function the tag is the line-address bits above the `log2(sets)` low ones.
//! - **R5** Set and tag name exactly one line.
//!
//! # Timing
//! Combinational.
//!
//! # Cost
//! No storage. `xor` has `line_bits - log2(sets)` two-input gates, `fermi` five.

mod config;
mod function;
mod ports;
mod rtl;
#[cfg(test)]
mod tests;

pub use config::Config;
pub use function::IndexFunction;
pub use ports::{In, Out, Ports};
pub use rtl::SetIndex;
