//! The blocks that every design is made of.
//!
//! | block | what it does |
//! | --- | --- |
//! | [`queue`] | holds words in order, first in, first out |
//! | [`skid_buffer`] | cuts every combinational path of a stream |
//! | [`fixed_priority_arbiter`] | grants the lowest of the requesters that ask |
//! | [`round_robin_arbiter`] | grants the requesters in turn |
//! | [`lru`] | finds the least recently used way of a set |
//! | [`saturating_counter`] | counts up and down and stops at both ends |
//! | [`serial_multiplier`] | multiplies, one bit a cycle |
//! | [`serial_divider`] | divides, one bit a cycle |
//! | [`serial_fraction`] | says which fraction of a whole a part is, one bit a cycle |
//! | [`set_index`] | chooses the set and the tag of a line address |
//! | [`valid_bits`] | bits that a reset clears at once |
//! | [`write_first_ram`] | a memory whose reads see the write of their cycle |
//! | [`delay_queue`] | holds words in order, each for a while |
//! | [`replacement`] | the replacement policies of a set |
//! | [`memory`] | the rules of `signal`'s memories, and their tests |
//!
//! A block is built from its `Config`, whose `new` refuses with [`Illegal`] what hardware cannot be
//! built from. Each folder begins with its rules; `config.rs` is the geometry, `rtl.rs` the
//! hardware, `model.rs` the golden model, and `tests.rs` proves the rules and runs both and the
//! emitted Verilog in lockstep.

pub mod delay_queue;
pub mod fixed_priority_arbiter;
mod illegal;
pub mod lru;
pub mod memory;
pub mod queue;
pub mod replacement;
pub mod round_robin_arbiter;
pub mod saturating_counter;
pub mod serial_divider;
pub mod serial_fraction;
pub mod serial_multiplier;
pub mod set_index;
pub mod skid_buffer;
#[cfg(test)]
mod testing;
pub mod valid_bits;
pub mod write_first_ram;

pub use illegal::Illegal;
