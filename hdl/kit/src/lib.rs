//! The blocks that every design is made of.
//!
//! | block | what it does |
//! | --- | --- |
//! | [`set_index`] | chooses the set and the tag of a line address |
//!
//! Each folder begins with its rules; `model.rs` is the golden model, `rtl.rs` the hardware, and
//! `tests.rs` proves the rules.

mod illegal;
pub mod set_index;

pub use illegal::Illegal;
